"""How fights end, against exact probabilities worked out in plain Python, round by round (Z14–Z16, Z30)."""

from __future__ import annotations

import functools
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from grimoire import Table
from grimoire.core.chance import Dice
from grimoire.core.events import new_log
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.state import Clash

from .positions import PEOPLE, PLACES, fell, planet, play

End = tuple[int, int]  # attackers and defenders that are left

FIGHTS = 20_000
ORDINARY, CAPITAL = "tairo-1", "tairo-0"


@dataclass(frozen=True)
class Match:
    """A fight: how many on each side, where, and who calls a Wind of War."""

    attackers: int
    defenders: int
    walls: bool = False
    wars: tuple[bool, bool] = (False, False)
    amazons: bool = False

    def __str__(self) -> str:
        sides = [f"{self.attackers} against {self.defenders}", "amazons" if self.amazons else ""]
        return " ".join(
            [*sides, "in a capital" if self.walls else "", str(self.wars) if any(self.wars) else ""]
        )


MATCHES = [
    Match(1, 1),
    Match(3, 3),
    Match(6, 4),
    Match(9, 7),
    Match(7, 7, walls=True),
    Match(12, 5, walls=True),
    Match(5, 5, wars=(True, False)),
    Match(5, 5, wars=(False, True)),
    Match(8, 6, walls=True, wars=(True, True)),
    Match(7, 4, amazons=True),
    Match(6, 6, walls=True, amazons=True),
    Match(10, 7, wars=(True, True), amazons=True),
]


# ---------------------------------------------------------------- exactly


def dice_for(pawns: int) -> int:
    """Z14: 1–3 one, 4–6 two, 7 and more three."""
    return 1 if pawns < 4 else 2 if pawns < 7 else 3


@functools.cache
def sums(dice: int) -> dict[int, Fraction]:
    """How likely each sum of so many dice is."""
    counts = Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))
    return {total: Fraction(count, 6**dice) for total, count in counts.items()}


@functools.cache
def ends(match: Match) -> dict[End, Fraction]:
    """How likely each end of a fight is, the Amazons' volley included (Z30)."""
    found: defaultdict[End, Fraction] = defaultdict(Fraction)
    for left, chance in volley(match):
        for end, then in rounds(left, match.defenders, match.walls, match.wars).items():
            found[end] += chance * then
    return dict(found)


def volley(match: Match) -> Iterator[tuple[int, Fraction]]:
    """Attackers left before the fight, each with its chance."""
    if not match.amazons:
        yield match.attackers, Fraction(1)
        return
    for total, chance in sums(dice_for(match.defenders)).items():
        yield max(0, match.attackers - total // (2 if match.walls else 3)), chance


@functools.cache
def rounds(attackers: int, defenders: int, walls: bool, wars: tuple[bool, bool]) -> dict[End, Fraction]:
    """From here to the end; a round without losses is thrown again."""
    if attackers == 0 or defenders == 0:
        return {(attackers, defenders): Fraction(1)}
    found: defaultdict[End, Fraction] = defaultdict(Fraction)
    again = Fraction(0)
    for attack, one in sums(dice_for(attackers) + wars[0]).items():
        for defence, other in sums(dice_for(defenders) + wars[1]).items():
            left = max(0, attackers - defence // 2), max(0, defenders - attack // (3 if walls else 2))
            if left == (attackers, defenders):
                again += one * other
                continue
            for end, then in rounds(*left, walls, wars).items():
                found[end] += one * other * then
    return {end: chance / (1 - again) for end, chance in found.items()}


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_the_exact_odds_are_whole(match: Match) -> None:
    assert sum(ends(match).values()) == 1
    assert all(0 in end for end in ends(match))


def test_a_single_pawn_against_a_single_pawn_by_hand() -> None:
    """A 1 is the only die that kills nobody: 5/36 each way, 25/36 both, of the 35 that end it."""
    assert ends(Match(1, 1)) == {(0, 0): Fraction(25, 35), (1, 0): Fraction(5, 35), (0, 1): Fraction(5, 35)}


def test_where_nothing_favours_a_side_the_odds_are_even() -> None:
    odds = ends(Match(5, 5))

    assert all(odds[end] == odds[end[1], end[0]] for end in odds)


# ---------------------------------------------------------------- die by die


def before(match: Match, **told: Any) -> Table:
    """All is asked but for one pass: the volley and the rounds follow."""
    field = CAPITAL if match.walls else ORDINARY
    people = "amazons" if match.amazons else "knights"
    attackers = [0] * 60
    attackers[PLACES[field]] = match.attackers
    return planet(
        land={"tairo-3": "dragons 1", field: f"{people} {match.defenders}", "kahil-0": f"{people} 1"},
        phase="war",
        hands={1: "ice"},
        asked=0b10,
        attackers=attackers,
        fight=PLACES[field] + 1,
        clash=int(Clash.WAR_DEFENCE) + 1,
        war=match.wars[0] + 2 * match.wars[1],
        **told,
    )


@pytest.mark.parametrize("walls", [False, True])
def test_every_pair_of_dice(walls: bool) -> None:
    """Three against three: what falls in the first round, for all 36 throws."""
    start = before(Match(3, 3, walls), dice=())
    for attack, defence in product(range(1, 7), repeat=2):
        table = start.copy()
        Dice(attack, defence, *[6, 6] * 4).write(table.states[0].chance)

        lost = defence // 2, attack // (3 if walls else 2)
        assert fell(play(table, "pass"))[0] == lost


# ---------------------------------------------------------------- many fights


def fought(match: Match, fights: int, seed: int) -> Counter[End]:
    """How so many fights at the table end."""
    table = before(match)
    states = np.repeat(table.states, fights)
    states["chance"]["key"] = np.random.default_rng(seed).integers(0, 2**63, (fights, 2), np.uint64)
    log = new_log()
    for i in range(fights):
        table.entries.apply_at(table.boxes, states, i, 0, int(Kind.PASS), log)
    place = PLACES[CAPITAL if match.walls else ORDINARY]
    dragons = states["holder"][:, place] == PEOPLE.index("dragons") + 1
    pawns = states["pawns"][:, place]
    return Counter(
        zip(np.where(dragons, pawns, 0).tolist(), np.where(dragons, 0, pawns).tolist(), strict=True)
    )


def p_value(found: Counter[End], match: Match) -> float:
    """How odd the counts are; ends that are hardly ever seen stand together."""
    odds = ends(match)
    assert set(found) <= set(odds)
    total = found.total()
    often = [end for end, chance in odds.items() if chance * total >= 5]
    expected = [float(odds[end]) * total for end in often]
    seen = [found[end] for end in often]
    if total - sum(expected) >= 5:
        expected.append(total - sum(expected))
        seen.append(total - sum(seen))
    scale = sum(seen) / sum(expected)
    return float(chisquare(seen, [one * scale for one in expected]).pvalue)


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_fights_end_as_often_as_they_should(match: Match) -> None:
    assert p_value(fought(match, FIGHTS, seed=MATCHES.index(match)), match) > 0.001


@pytest.mark.parametrize("match", [MATCHES[0], MATCHES[9]], ids=str)
def test_a_few_fights_uncompiled(match: Match) -> None:
    """None of them ends as it could not."""
    found = fought(match, 25, seed=1)

    assert set(found) <= set(ends(match)) and len(found) > 1
