"""Which games are played: deals that all line-ups share, each once for every way to seat them."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grimoire.arena.lineups import Lineup, mirror, rotations


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number, its deal, and who sits where."""

    number: int
    deal: int
    rotation: int
    names: Lineup


@dataclass(frozen=True)
class Plan:
    """All that decides what is played, so that it can be played again, and gone on with."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    lineups: tuple[Lineup, ...]
    budget: str | None = None  # for bots that take one and have none of their own

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order given."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @functools.cached_property
    def seatings(self) -> list[tuple[int, Lineup]]:
        """The games of one deal: every line-up in every rotation; so the luck of deal and seat cancels."""
        return [turned for lineup in self.lineups for turned in enumerate(rotations(lineup))]

    @functools.cached_property
    def mirrored(self) -> list[tuple[int, Lineup]]:
        """The games of every other deal, in which the order round the table is reversed."""
        return [turned for lineup in self.lineups for turned in enumerate(rotations(mirror(lineup)))]

    def whole(self, games: int) -> int:
        """So many games, or as few more as make whole deals: a part of one would leave out seatings."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The first games of the plan, deal after deal."""
        return (self.fixture(number) for number in range(games))

    def fixture(self, number: int) -> Fixture:
        """The game of this number."""
        deal, place = divmod(number, len(self.seatings))
        return Fixture(number, deal, *(self.mirrored if deal % 2 else self.seatings)[place])

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal, whoever plays it."""
        return derive(self.seed, "deal", deal)

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a seat's bot in a game."""
        return derive(self.seed, "bot", number, seat)


def derive(seed: int, *purpose: int | str) -> int:
    """A seed made from another one for some purpose, independent of all others."""
    words = " ".join(str(one) for one in ("grimoire arena", seed, *purpose))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "little") >> 1
