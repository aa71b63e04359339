"""What tens of thousands of games say of a game: seats, lengths, ends, and what decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from grimoire.arena.ratios import Estimate, Ratio
from grimoire.core.census import AMOUNT, GAMES, HAD, TIMES, WORTH, Census, Counted
from grimoire.core.text import Text

Sums = np.ndarray[Any, Any]


class Factor(msgspec.Struct, frozen=True):
    """What is known of a character, a card or a deed.

    `share` is the share of victory of the seats that had it, `lift` the same against that of any seat, and
    `worth` by how much the share grows with each one that a seat has more than the others.
    """

    id: str
    name: str
    games: float  # in which part of all games somebody had it
    times: float  # how often in a game, over all seats
    amount: float | None  # what was added up beside it, each time
    share: Estimate
    lift: Estimate
    worth: Estimate | None  # None where all seats always have the same


class Group(msgspec.Struct, frozen=True):
    """Factors of one sort; `unit` is what their amounts are."""

    id: str
    title: str
    unit: str | None
    factors: list[Factor]


class Seat(msgspec.Struct, frozen=True):
    """A seat, from 1: its share of victory and its mean score."""

    seat: int
    share: Estimate
    score: float


class Balance(msgspec.Struct, frozen=True):
    """All that is said of a game."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, Any]
    fair: float
    by_seat: list[Seat]
    length: dict[str, float]
    lengths: dict[int, int]
    reasons: dict[str, int]
    groups: list[Group]
    seconds: float


def balance(census: Census, options: dict[str, Any], counted: Counted, lang: str, seconds: float) -> Balance:
    """The figures, with names in one language; ids are the same in all."""
    game = census.game
    return Balance(
        game.name,
        census.seats,
        counted.games,
        census.seed,
        options,
        1 / census.seats,
        seats_of(counted),
        counted.length(),
        dict(sorted(counted.lengths.items())),
        counted.reasons(game),
        list(groups_of(census, counted, lang)),
        seconds,
    )


def seats_of(counted: Counted) -> list[Seat]:
    games = counted.games
    return [
        Seat(seat + 1, Ratio(won, games, squares, won, games, games).share(), score)
        for seat, (won, squares, score) in enumerate(
            zip(counted.shares.tolist(), counted.share_squares.tolist(), counted.scores(), strict=True)
        )
    ]


def groups_of(census: Census, counted: Counted, lang: str) -> Iterator[Group]:
    """Each sort of factors, without those that nobody ever had."""
    texts, at = census.game.texts, 0
    for group in census.factors:
        rows = counted.sums[at : at + len(group.words)]
        at += len(group.words)
        factors = [
            factor_of(census, words, row, counted.games, lang, bool(group.unit))
            for words, row in zip(group.words, rows, strict=True)
            if words is not None and row[GAMES]
        ]
        unit = texts.say(lang, group.unit) if group.unit else None
        yield Group(group.name, texts.say(lang, f"factor-{group.name}"), unit, factors)


def factor_of(census: Census, words: Text, row: Sums, games: int, lang: str, unit: bool) -> Factor:
    texts = census.game.texts
    share, worth = quotient(row, HAD).share(), quotient(row, WORTH)
    seats = census.seats
    return Factor(
        "-".join(texts.say("en", words.key, **words.values).lower().split()),
        texts.say(lang, words.key, **words.values),
        float(row[GAMES]) / games,
        float(row[TIMES]) / games,
        float(row[AMOUNT] / row[TIMES]) if unit and row[AMOUNT] else None,
        share,
        Estimate(seats * share.value, seats * share.low, seats * share.high),
        worth.slope(),
    )


def quotient(row: Sums, at: int) -> Ratio:
    """One of the two quotients that a census sums up."""
    a, b, aa, ab, bb = (float(one) for one in row[at : at + 5])
    return Ratio(a, b, aa, ab, bb, int(row[GAMES]))
