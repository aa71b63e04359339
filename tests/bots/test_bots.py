"""Bots see observations only, and play the same game from the same seed."""

from __future__ import annotations

from typing import Any

import pytest

import grimoire
from grimoire.bots import BOTS, find_bot, load_bot, searches, seeded, time_of
from grimoire.bots.budget import Budget
from grimoire.core.choices import new_generator
from grimoire.games import GAMES
from grimoire.match.match import Match

GAME = grimoire.game("magicians")
FEW = Budget(iterations=40)
NOTHING: dict[str, Any] = {}
SHORT: dict[str, dict[str, Any]] = {"magicians": {"deals": 1}, "zargos": {"setup": "quick"}}


def moments(game: grimoire.Game, every: int, count: int) -> list[grimoire.Table]:
    """A game between apprentices, as it stands after every so many steps."""
    table = game.new(seats=4, seed=3, **SHORT.get(game.name, {}))
    bots = [find_bot("apprentice")(seat) for seat in range(4)]
    found: list[grimoire.Table] = []
    while len(found) < count and not table.over:
        found.append(table.copy())
        for _ in range(every):
            for seat in table.actors:
                table.play(seat, bots[seat].choose(table.observe(seat), seat, table.legal(seat)))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def scores(seed: int) -> tuple[int, ...]:
        make = find_bot(name, FEW)
        match = Match(GAME.new(seats=3, seed=1, deals=1), {seat: make(seed + seat) for seat in range(3)})
        list(match.advance())
        assert match.table.outcome is not None
        return match.table.outcome.scores

    assert scores(1) == scores(1)
    assert len({scores(seed) for seed in range(8)}) > 1


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_alike_whatever_it_cannot_see(name: str, game: grimoire.Game) -> None:
    """The true state, and another one that the seat holds as possible: the same seed, the same choice."""
    for step, table in enumerate(moments(game, every=7, count=20)):
        for seat in table.actors:
            other = table.copy()
            other.entries.imagine(other.boxes, other.states, seat, new_generator(step))
            legal = table.legal(seat)
            make = find_bot(name, FEW)
            chosen = [make(step).choose(one.observe(seat), seat, legal) for one in (table, other)]
            assert chosen[0] == chosen[1]


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(grimoire.OptionError, match="Bots: random, apprentice, mage, archmage"):
        find_bot("merlin")


def test_a_bot_has_a_budget_of_its_own() -> None:
    assert load_bot("mage@30")(1).budget == Budget(iterations=30)  # type: ignore[attr-defined]
    assert load_bot("mage", Budget(seconds=2))(1).budget == Budget(seconds=2)  # type: ignore[attr-defined]
    assert load_bot("archmage@5ms", Budget(seconds=2))(1).budget == Budget(seconds=0.005)  # type: ignore[attr-defined]
    assert load_bot("random@5ms")(1)  # it needs none, and takes none
    with pytest.raises(grimoire.OptionError, match="no bot called “mage@30”"):
        find_bot("mage@30")  # a server takes plain names alone: nobody orders an hour of thinking there


def test_which_bots_search_and_for_how_long() -> None:
    assert [name for name in BOTS if searches(name)] == ["mage", "archmage"]
    assert searches("mage@30") and searches("grimoire.bots.mage:Steadfast@50ms")
    assert not searches("tests.arena.own_bots:First") and not searches("merlin")
    assert time_of("apprentice") == 0.0 < time_of("mage") < time_of("archmage")


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda depth=2: {"depth": depth}, {"depth": 2}),
        (lambda *, depth=2: {"depth": depth}, {"depth": 2}),
        (
            lambda budget=None, temperature=0.5: {"budget": budget, "temperature": temperature},
            {"budget": FEW, "temperature": 0.5},
        ),
        (lambda seed: {"seed": seed}, {"seed": 9}),
        (lambda seed, depth=2: {"seed": seed, "depth": depth}, {"seed": 9, "depth": 2}),
        (lambda depth=2, seed=0: {"seed": seed, "depth": depth}, {"seed": 9, "depth": 2}),
        (lambda seed, budget: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda budget, seed: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda *, seed, budget: {"seed": seed, "budget": budget}, {"seed": 9, "budget": FEW}),
        (lambda budget: {"budget": budget}, {"budget": FEW}),
        (lambda *seeds: {"seeds": seeds}, {"seeds": ()}),
        (lambda: NOTHING, NOTHING),
    ],
)
def test_a_bot_is_told_what_it_asks_for(made: Any, told: dict[str, Any]) -> None:
    bot: Any = seeded(made, FEW)(9)

    assert bot == told


def test_what_else_a_bot_asks_for_it_is_not_given() -> None:
    with pytest.raises(grimoire.OptionError, match=r"own_bots:Needy.*missing 1 required.*'depth'"):
        load_bot("tests.arena.own_bots:Needy")(9)
