"""How moves are written: `from ohms-1`, `to kahil-2`, `x5`, `storm strait+south`, `put tairo-0`.

Places are called by the ids of the map in the box; their names, and words of both languages, are read too.
Wholes such as `ohms-1 > kahil-2 x5` are several moves sent as one (wholes.py), and `;` joins any moves.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from grimoire.core.errors import Ambiguous, Malformed
from grimoire.core.moves import Move, Moves, pack
from grimoire.core.spelling import bare
from grimoire.games.zargos.atlas import Atlas, atlas_in, printed_atlas
from grimoire.games.zargos.moves import ARGS, FIRST_PEOPLE, Kind
from grimoire.games.zargos.notation.gazetteer import Gazetteer
from grimoire.games.zargos.notation.wholes import (
    is_journey,
    offer_parts,
    read_journey,
    read_purchase,
    read_puts,
)
from grimoire.games.zargos.state import CARD_NAMES
from grimoire.games.zargos.texts import TEXTS
from grimoire.games.zargos.things import FIRST_LOT, Card
from grimoire.games.zargos.words import (
    BUY,
    CARD_OF,
    COLOUR_OF,
    COLOURS,
    LOT_OF,
    NOTHING,
    PEOPLE_NAMES,
    PEOPLE_OF,
    SIDE_OF,
    SIDES,
    THE,
    VERBS,
    number_of,
    number_within,
    target_id,
    traded_id,
    unreadable,
)

MOST = 200  # moves sent as one

PLACE_KINDS = {Kind.PUT, Kind.SHELTER, Kind.FROM, Kind.TO}
PROVINCE_KINDS = {Kind.FIGHT, Kind.HELP}
AIMED = {Card.MADNESS, Card.ICE, Card.STORM, Card.DEMONIC, Card.ILLUSION}
CARD_KINDS = {Kind.DISCARD, Kind.SHED}
TRADE_KINDS = {Kind.GIVE, Kind.WANT}
NUMBER_KINDS = {Kind.BOATS, Kind.PAWNS}


class Notation:
    """The notation on one map, which is drawn when it is first needed."""

    def __init__(self, draw: Callable[[], Atlas]) -> None:
        self.draw = draw

    @functools.cached_property
    def gazetteer(self) -> Gazetteer:
        return Gazetteer(self.draw())

    # ------------------------------------------------------------ writing

    def write(self, move: Move) -> str:
        """A move as players write it."""
        kind, args, atlas = Kind(move & 255), move.args, self.gazetteer.atlas
        if kind == Kind.CARD:
            return f"{CARD_NAMES[args.card]} {self.write_target(args.card, args.target)}".rstrip()
        if kind in PLACE_KINDS | PROVINCE_KINDS:
            return f"{move.kind} {atlas.place_id(args[0])}"
        if kind == Kind.SAIL:
            return f"sail {atlas.place_id(atlas.first_sea + args.sea)}"
        if kind == Kind.COUNT:
            return f"x{args.pawns}"
        if kind == Kind.PICK:
            return f"pick {PEOPLE_NAMES[args.people]}"
        if kind == Kind.TAKE:
            return f"take {COLOURS[args.colour]}"
        if kind == Kind.REROLL:
            return f"reroll {SIDES[args.side]} {args.die + 1}"
        if kind == Kind.OFFER:
            people = args.to - FIRST_PEOPLE
            return f"offer {PEOPLE_NAMES[people] if people >= 0 else args.to + 1}"
        if kind in CARD_KINDS | TRADE_KINDS:
            return f"{move.kind} {traded_id(atlas, args.card)}"
        return f"{move.kind} {args[0]}" if args else move.kind

    def write_target(self, card: int, target: int) -> str:
        """What a card is played on. Which wind an Illusion turns, its number does not tell."""
        if card == Card.WAR and target < len(SIDES):
            return SIDES[target]
        unnamed = f"#{target}" if target or card == Card.ILLUSION else ""
        return target_id(self.gazetteer.atlas, card, target) or unnamed

    # ------------------------------------------------------------ reading

    def read(self, text: str, legal: Sequence[Move]) -> Sequence[int]:
        """The moves that a text names; a whole is several."""
        moves: list[int] = []
        for words in (part for whole in bare(text).split(";") for part in offer_parts(whole)):
            moves += self.read_part(text, words.strip(), [] if moves else legal)
            if len(moves) > MOST:
                raise Malformed("error-too-long", texts=TEXTS, most=MOST)
        return moves

    def read_part(self, text: str, words: str, legal: Sequence[Move]) -> Sequence[int]:
        if is_journey(words):
            return read_journey(self.gazetteer, text, words)
        counted = re.fullmatch(r"[x×] ?([0-9]+)", words)
        if counted:
            return [number_of(text, Kind.COUNT, counted[1])]
        verb, _, rest = words.partition(" ")
        if verb in BUY:
            return read_purchase(text, rest, legal)
        if VERBS.get(verb) == Kind.PUT and rest:
            return read_puts(self.gazetteer, text, rest, legal)
        if verb in VERBS:
            return [self.read_kind(text, VERBS[verb], rest)]
        return [self.read_played(text, words, legal)]

    def read_kind(self, text: str, kind: Kind, rest: str) -> int:
        """A move that a verb begins."""
        if (kind in ARGS) != bool(rest):
            raise unreadable(text)
        if kind in PLACE_KINDS:
            return pack(kind, self.gazetteer.place(rest), 0, 0, 0)
        if kind in PROVINCE_KINDS:
            return pack(kind, self.gazetteer.province(rest), 0, 0, 0)
        if kind == Kind.SAIL:
            return pack(kind, self.gazetteer.sea(rest), 0, 0, 0)
        if kind in CARD_KINDS:
            return pack(kind, read_card(rest), 0, 0, 0)
        if kind in TRADE_KINDS:
            return pack(kind, self.read_traded(rest), 0, 0, 0)
        if kind == Kind.OFFER:
            return pack(kind, read_addressee(text, rest), 0, 0, 0)
        if kind == Kind.PICK:
            return pack(kind, read_people(rest), 0, 0, 0)
        if kind in NUMBER_KINDS:
            return number_of(text, kind, rest)
        if kind == Kind.REROLL:
            return read_reroll(text, rest)
        if kind == Kind.TAKE:
            return read_colour(text, rest)
        return pack(kind, 0, 0, 0, 0)

    # ------------------------------------------------------------ cards

    def read_traded(self, words: str) -> int:
        """Nothing, a magic card, or a card of set-up: a province, a reinforcement, a boat (Z26, Z64)."""
        if words in NOTHING:
            return 0
        if words in LOT_OF:
            return LOT_OF[words]
        if words in CARD_OF:
            return CARD_OF[words]
        if not self.gazetteer.names_province(words):
            raise Malformed("error-traded", texts=TEXTS, given=words, known=list(CARD_NAMES[1:]))
        return FIRST_LOT + self.gazetteer.province(words)

    def read_played(self, text: str, words: str, legal: Sequence[Move]) -> int:
        """A card and what it is played on: `ice ohms`, `war attack`, `typhoon`."""
        found = [phrase for phrase in CARD_OF if words == phrase or words.startswith(f"{phrase} ")]
        if not found:
            raise unreadable(text)
        phrase = max(found, key=len)
        card, rest = CARD_OF[phrase], words[len(phrase) :].strip()
        return pack(Kind.CARD, card, self.read_target(text, card, rest, legal), 0, 0)

    def read_target(self, text: str, card: Card, rest: str, legal: Sequence[Move]) -> int:
        names = self.gazetteer
        most = ARGS[Kind.CARD][1].high
        if re.fullmatch(r"#[0-9]{1,3}", rest) and int(rest[1:]) <= most:
            return int(rest[1:])
        if not rest and card in AIMED:
            raise unreadable(text)
        if card in (Card.MADNESS, Card.ICE):
            return names.kingdom(rest)
        if card == Card.STORM:
            return names.link(rest)
        if card == Card.DEMONIC:
            return names.place(rest)
        if card == Card.WAR:
            return read_side(text, rest, legal)
        if card == Card.ILLUSION:
            return self.read_illusion(text, rest, legal)
        if rest:
            raise unreadable(text)
        return 0

    def read_illusion(self, text: str, rest: str, legal: Sequence[Move]) -> int:
        """Which wind is turned only the legal moves tell; without them, what the words mean first."""
        meant = self.gazetteer.targets(rest)
        open_to = {move.args.target for move in legal if is_card(move, Card.ILLUSION)}
        fitting = [target for target in meant if target in open_to]
        if len(fitting) > 1:
            choices = [f"illusion #{target}" for target in fitting]
            raise Ambiguous("error-two-targets", clause="Z61", texts=TEXTS, given=text, choices=choices)
        return [*fitting, *meant][0]


def is_card(move: Move, card: Card) -> bool:
    return move & 255 == Kind.CARD and move.args.card == card


def read_side(text: str, rest: str, legal: Sequence[Move]) -> int:
    """The side that a Wind of War helps, which may be left out where there is one."""
    if rest in SIDE_OF:
        return SIDE_OF[rest]
    if rest:
        raise unreadable(text)
    sides = [int(move.args.target) for move in legal if is_card(move, Card.WAR)]
    if len(sides) > 1:
        choices = [f"war {side}" for side in SIDES]
        raise Ambiguous("error-two-targets", clause="Z16", texts=TEXTS, given=text, choices=choices)
    return sides[0] if sides else 0


def read_card(words: str) -> int:
    if words not in CARD_OF:
        raise Malformed("error-card", texts=TEXTS, given=words, known=list(CARD_NAMES[1:]))
    return CARD_OF[words]


def read_addressee(text: str, words: str) -> int:
    """A player by number, or in set-up a people (Z26, Z64)."""
    if re.fullmatch("[0-9]+", words):
        return number_within(text, words, 1, FIRST_PEOPLE) - 1
    return FIRST_PEOPLE + read_people(words)


def read_people(words: str) -> int:
    for article in THE:
        words = words.removeprefix(article)
    if words not in PEOPLE_OF:
        raise Malformed("error-people", texts=TEXTS, given=words, known=list(PEOPLE_NAMES))
    return PEOPLE_OF[words]


def read_colour(text: str, words: str) -> int:
    if words not in COLOUR_OF:
        raise unreadable(text)
    return pack(Kind.TAKE, COLOUR_OF[words], 0, 0, 0)


def read_reroll(text: str, rest: str) -> int:
    """`attack 2`: the second die of the attacker."""
    side, _, die = rest.partition(" ")
    if side not in SIDE_OF or not re.fullmatch("[1-4]", die):
        raise unreadable(text)
    return pack(Kind.REROLL, SIDE_OF[side], int(die) - 1, 0, 0)


# ---------------------------------------------------------------- the moves of a box


def moves_on(draw: Callable[[], Atlas]) -> Moves:
    notation = Notation(draw)
    return Moves(Kind, ARGS, notation.write, notation.read)


MOVES = moves_on(lambda: printed_atlas(1))


def moves_in(boxes: Any) -> Moves:
    """The moves with the notation of the map in this box; made once for each map."""
    if not boxes["own_map"][0]:
        return MOVES
    atlas = atlas_in(boxes)
    kept: dict[str, Moves] = vars(atlas)
    if "moves" not in kept:
        kept["moves"] = moves_on(lambda: atlas)
    return kept["moves"]
