"""How moves are written: `12`, `5+5+J`, `J=4`, `ball`, `take`; `^` marks the top of one's own pile."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grimoire.core.errors import Ambiguous, IllegalMove, Malformed
from grimoire.core.moves import Move, Moves
from grimoire.games.magicians.cards import JOKER_AT_MOST, STRONGEST, WEAKEST
from grimoire.games.magicians.moves import ARGS, Kind, Top
from grimoire.games.magicians.texts import TEXTS

WORDS = {
    "take": {"take", "t", "prendre", "prends", "p"},
    "ball": {"ball", "b", "boule"},
    "joker": {"j", "joker"},
    "play": ("play ", "joue ", "jouer "),
}
"""The words accepted beside the notation, in both languages."""


def write(move: Move) -> str:
    """A move as players write it."""
    if move.kind == "take":
        return "take"
    if move.kind == "ball":
        return "^ball" if move.args.top else "ball"
    return write_cards(*move.args)


def write_cards(value: int, naturals: int, jokers: int, top: int) -> str:
    """Naturals, then jokers, each group with the pile's card last; `=` names jokers that stand alone."""
    cards = [str(value)] * naturals + [f"^{value}"] * (top == Top.NATURAL)
    alone = "" if cards else f"={value}"
    return "+".join(cards + ["J"] * jokers + ["^J"] * (top == Top.JOKER)) + alone


def read(text: str, legal: Sequence[Move]) -> Sequence[int]:
    """The move that a text names."""
    words = text.strip().lower()
    for verb in WORDS["play"]:
        words = words.removeprefix(verb).lstrip()
    words = re.sub(r" *([+=^]) *", r"\1", words)  # spaces within a number are no slip to forgive
    if words in WORDS["take"]:
        return [MOVES.make(Kind.TAKE)]
    if words.removeprefix("^") in WORDS["ball"]:
        return [MOVES.make(Kind.BALL, int(words.startswith("^")))]
    return [read_play(text, words, legal)]


def read_play(text: str, words: str, legal: Sequence[Move]) -> Move:
    """Cards joined by `+`, and the value of jokers that stand alone behind `=`."""
    found = re.fullmatch(r"([^=]+)(?:=(\d{1,3}))?", words)
    cards = found[1].split("+") if found else []
    if not found or not all(is_card(card) for card in cards):
        raise Malformed("error-notation", texts=TEXTS, given=text)
    if any(card.removeprefix("^") in WORDS["ball"] for card in cards):
        raise IllegalMove("illegal-ball-with-cards", clause="M12a", texts=TEXTS)
    top = [card for card in cards if card.startswith("^")]
    if len(top) > 1:
        raise IllegalMove("illegal-two-tops", clause="M13", texts=TEXTS)
    plain = [card.removeprefix("^") for card in cards]
    values = {int(card) for card in plain if card.isdigit()} | ({int(found[2])} if found[2] else set())
    return make_play(text, plain, top, values, legal)


def is_card(word: str) -> bool:
    word = word.removeprefix("^")
    return word in WORDS["joker"] or word in WORDS["ball"] or re.fullmatch(r"\d{1,3}", word) is not None


def make_play(
    text: str, cards: Sequence[str], top: Sequence[str], values: set[int], legal: Sequence[Move]
) -> Move:
    if len(values) > 1:
        raise IllegalMove("illegal-mixed", clause="M4", texts=TEXTS)
    jokers = sum(card in WORDS["joker"] for card in cards)
    joker_on_top = bool(top) and top[0].removeprefix("^") in WORDS["joker"]
    top_arg = Top.NONE if not top else Top.JOKER if joker_on_top else Top.NATURAL
    naturals = len(cards) - jokers - (top_arg == Top.NATURAL)
    jokers -= joker_on_top
    if not values:
        return name_jokers(text, jokers, top_arg, legal)
    (value,) = values
    check_play(value, naturals, jokers)
    return MOVES.make(Kind.PLAY, value, naturals, jokers, top_arg)


def check_play(value: int, naturals: int, jokers: int) -> None:
    """What no hand could ever hold is told here; the rest is for `explain`."""
    if not WEAKEST <= value <= STRONGEST:
        raise IllegalMove("illegal-no-such-value", clause="M1", texts=TEXTS, value=value)
    declared = {arg.name: arg.high for arg in ARGS[Kind.PLAY]}
    if naturals > declared["naturals"]:
        raise IllegalMove("illegal-too-many", clause="M3", texts=TEXTS, count=naturals)
    if jokers > declared["jokers"]:
        raise IllegalMove("illegal-too-many-jokers", clause="M1", texts=TEXTS, count=jokers)


def name_jokers(text: str, jokers: int, top: int, legal: Sequence[Move]) -> Move:
    """Jokers alone with no value named: plain if only one value is legal (M5)."""
    fitting = [m for m in legal if m.kind == "play" and tuple(m.args)[1:] == (0, jokers, top)]
    if len(fitting) == 1:
        return fitting[0]
    check_play(JOKER_AT_MOST, 0, jokers)
    if not fitting:
        return MOVES.make(Kind.PLAY, JOKER_AT_MOST, 0, jokers, top)
    choices = [str(move) for move in fitting]
    raise Ambiguous("ambiguous-joker", clause="M5", texts=TEXTS, given=text, choices=choices)


MOVES = Moves(Kind, ARGS, write, read)
