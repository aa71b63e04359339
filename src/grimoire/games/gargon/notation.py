"""How moves are written: `y2+y6+r9` is a whole play, `+y6` picks one card, `done` finishes the play.

The others are `pass 2+1`, `fight red`, `draw left`. Words of both languages are read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from grimoire.core.errors import IllegalMove, Malformed
from grimoire.core.moves import Move, Moves
from grimoire.games.gargon.cards import MOST_DRAWN, NAMES, VALUES, Colour, face_of
from grimoire.games.gargon.moves import ARGS, Kind
from grimoire.games.gargon.state import LEFT, RIGHT
from grimoire.games.gargon.texts import TEXTS

DONE = {"done", "fini", "terminé", "termine"}
PASS = {"pass", "passe", "passer"}
FIGHT = {"fight", "combat", "combattre"}
DRAW = {"draw", "pioche", "piocher"}
PLAY = {"play", "joue", "jouer"}

COLOUR_WORDS = {
    Colour.WHITE: "w white dragon dragons blanc blanche",
    Colour.BLUE: "b blue pegasus pegasi bleu bleue pégase pégases pegase pegases",
    Colour.VIOLET: "v violet violette gargoyle gargoyles gargouille gargouilles",
    Colour.RED: "r red phoenix phoenixes rouge phénix phenix",
    Colour.YELLOW: "y yellow manticore manticores jaune",
    Colour.GREEN: "g green fairy fairies vert verte fée fées fee fees",
}
COLOUR_OF = {word: colour for colour, words in COLOUR_WORDS.items() for word in words.split()}
STACK_OF = {"left": LEFT, "gauche": LEFT, "right": RIGHT, "droite": RIGHT}
SIDES = ("left", "right")


def write(move: Move) -> str:
    """A move as players write it."""
    if move.kind == "pick":
        return "+" + write_card(*move.args)
    if move.kind == "pass":
        return f"pass {move.args.left}+{move.args.right}"
    if move.kind == "fight":
        return f"fight {Colour(move.args.colour).name.lower()}"
    if move.kind == "draw":
        return f"draw {SIDES[move.args.stack]}"
    return "done"


def write_card(colour: int, value: int) -> str:
    return NAMES[face_of(colour, value)]


def read(text: str, legal: Sequence[Move]) -> Sequence[int]:
    """The moves that a text names: a whole play is several."""
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    if verb in DONE and not rest:
        return [MOVES.make(Kind.DONE)]
    if verb in PASS:
        return [read_pass(text, rest)]
    if verb in FIGHT and rest in COLOUR_OF:
        return [MOVES.make(Kind.FIGHT, COLOUR_OF[rest])]
    if verb in DRAW and rest in STACK_OF:
        return [MOVES.make(Kind.DRAW, STACK_OF[rest])]
    return read_play(text, rest if verb in PLAY else text.strip().lower())


def read_pass(text: str, split: str) -> Move:
    """`2+1`: cards from the left stack, cards from the right."""
    found = re.fullmatch(r"([0-9]{1,2}) *\+ *([0-9]{1,2})", split)
    if not found:
        raise Malformed("error-pass-notation", texts=TEXTS, given=text)
    left, right = int(found[1]), int(found[2])
    if max(left, right) > MOST_DRAWN:  # more than any move can say; the rest is for `explain`
        raise IllegalMove("illegal-pass-many", clause="G10", texts=TEXTS, count=left + right)
    return MOVES.make(Kind.PASS, left, right)


def read_play(text: str, words: str) -> Sequence[Move]:
    """A `+` before the cards picks them; without it they are a whole play. Any order will do."""
    cards = sorted(read_card(text, word) for word in words.removeprefix("+").split("+"))
    picks = [MOVES.make(Kind.PICK, colour, value) for colour, value in cards]
    return picks if words.startswith("+") else [*picks, MOVES.make(Kind.DONE)]


def read_card(text: str, word: str) -> tuple[Colour, int]:
    """`y6`, `yellow 6`, or as the French say, `6 jaune`."""
    found = re.fullmatch(r"([^\W\d]+) *([0-9]{1,3})|([0-9]{1,3}) *([^\W\d]+)", word.strip())
    colour, number = (found[1] or found[4], found[2] or found[3]) if found else ("", "")
    if colour not in COLOUR_OF:
        raise Malformed("error-notation", texts=TEXTS, given=text)
    if int(number) >= VALUES:
        raise IllegalMove("illegal-no-such-value", clause="G1", texts=TEXTS, value=int(number))
    return COLOUR_OF[colour], int(number)


MOVES = Moves(Kind, ARGS, write, read)
