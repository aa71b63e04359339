"""What a seat can know: the order of both piles is nobody's, a bid in the making is its own seat's alone."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from scipy.stats import chisquare

from grimoire import Table
from grimoire.core.choices import new_generator

from ..knowledge import check_imagined_fits, check_sight_suffices, imagined, viewers
from ..shared import refusals
from .positions import GAME, bid, draw, kinds, play, state_of, step
from .tables import random_table

many = pytest.mark.compiled  # too many games or samples for the uncompiled run
SAMPLES = 4000
SECRETS = ("pile", "specials", "chance")


@functools.cache
def tables() -> list[Table]:
    """Random moments of whole games at every number of seats, and odd tables beside."""
    rng = random.Random(30)
    found = []
    for seats in (3, 4, 5, 6):
        table = GAME.new(seats=seats, seed=seats)
        while not table.over:
            if rng.random() < 0.08 or table.view(None).phase == "power":
                found.append(table.copy())
            step(table, rng)
    return found[:: max(1, len(found) // 30)] + [random_table(rng, 3 + number % 4) for number in range(15)]


# ---------------------------------------------------------------- imagining


@many
def test_what_a_seat_imagines_is_sound_and_fits_all_that_it_sees() -> None:
    check_imagined_fits(tables())


@many
def test_imagining_gives_the_same_bytes_from_the_state_and_from_what_the_seat_sees() -> None:
    check_sight_suffices(tables())


def test_only_the_piles_and_chance_are_hidden() -> None:
    """D4: to bots the purses are public knowledge."""
    table = GAME.new(seats=3, seed=1)
    for viewer in viewers(table):
        seen = table.observe(viewer).states
        for name in GAME.state.fields:
            assert (seen[name].tobytes() == table.states[name].tobytes()) == (name not in SECRETS)
        assert (seen["pile"] == -1).all() and (seen["specials"] == -1).all()


def order_of(states: Any, name: str) -> tuple[int, ...]:
    return tuple(int(one) for one in states[name][0] if one)


def p_value(found: Counter[Any], ways: int) -> float:
    assert len(found) <= ways and found.total() / ways >= 5
    counts = [*found.values(), *[0] * (ways - len(found))]
    return float(chisquare(counts).pvalue)


@many
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_order_of_the_characters_to_come_is_as_likely(seat: int) -> None:
    table = draw("A\nB\nC\nnow red-dragon\npast witch\nnext thief fairy magician sorcerer")
    rng = new_generator(seat)
    found = Counter(order_of(imagined(table, seat, rng), "pile") for _ in range(SAMPLES))

    assert set(found) == set(permutations(order_of(table.states, "pile")))
    assert p_value(found, 24) > 0.001


@many
def test_every_order_of_the_special_pile_is_as_likely_and_two_of_a_kind_are_alike() -> None:
    table = draw(
        "A\nB\nC\nnow red-dragon\npast witch troll goblin\npile fairy fairy gnome merchant\nused ..."
    )
    rng = new_generator(5)
    found = Counter(order_of(imagined(table, 0, rng), "specials") for _ in range(SAMPLES))

    assert set(found) == set(permutations(order_of(table.states, "specials")))
    assert p_value(found, 12) > 0.001


def test_with_nothing_hidden_the_truth_is_imagined() -> None:
    table = draw("A\nB\nC\nnow red-dragon\npast witch\nnext thief\npile fairy\nused ...")
    sample = imagined(table, 1, new_generator(1))

    assert order_of(sample, "pile") == order_of(table.states, "pile")
    assert order_of(sample, "specials") == order_of(table.states, "specials")


def test_a_kept_or_played_doppelganger_is_imagined_nowhere_else() -> None:
    rng = new_generator(2)
    kept = draw("A\nB +doppelganger\nC\nnow red-dragon\npast witch\nnext thief")
    played = play(bid(draw("A +doppelganger\nB\nC\nnow ghost\npast witch"), "1f 0 0"), "double")
    number = kept.game.state.fields["specials"].written.read("doppelganger", 1)[0]  # type: ignore[union-attr]
    for table in (kept, played):
        for _ in range(20):
            sample = imagined(table, 0, rng)
            assert (
                number not in order_of(sample, "specials") and table.entries.audit(table.boxes, sample) == 0
            )


# ---------------------------------------------------------------- non-interference


def with_other_secrets(table: Table, rng: random.Random) -> Table:
    """The same table with both piles in another order, and other chance."""
    position = table.position()
    state = position["state"]
    count = state["pile_count"]
    state["pile"] = [*rng.sample(state["pile"][:count], count), *state["pile"][count:]]
    state["specials"] = " ".join(rng.sample(state["specials"].split(), state["special_count"]))
    state["chance"] = {"key": f"{rng.getrandbits(128):032x}", "drawn": rng.randrange(1000)}
    return GAME.table(position)


@many
def test_view_observation_choices_and_errors_show_no_order() -> None:
    rng = random.Random(31)
    every = list(GAME.moves.every())
    for table in tables():
        other = with_other_secrets(table, rng)
        for viewer in viewers(table):
            assert msgspec.json.encode(table.view(viewer)) == msgspec.json.encode(other.view(viewer))
            assert table.observe(viewer).states.tobytes() == other.observe(viewer).states.tobytes()
            if viewer is not None:
                assert table.legal(viewer) == other.legal(viewer)
                tried: list[int | str] = [*rng.sample(every, k=8), "as thief", "bid 21f", "player 6", "red"]
                assert refusals(table, viewer, tried) == refusals(other, viewer, tried)


def sights(table: Table) -> dict[int | None, Any]:
    """All that each viewer is given: observation, view, choices, events, the record."""
    return {
        viewer: (
            table.observe(viewer).states.tobytes(),
            msgspec.json.encode(table.view(viewer)),
            [] if viewer is None else table.legal(viewer),
            table.told(viewer),
            json.dumps(table.record()["moves"]),
        )
        for viewer in viewers(table)
    }


@many
def test_a_pending_bid_changes_nothing_that_anybody_is_given() -> None:
    """D9: whoever answers first gives nothing away, whatever the answer is."""
    rng, compared = random.Random(7), 0
    for table in [table.copy() for table in tables() if len(table.actors) > 1][:20]:
        before = sights(table)
        for seat in rng.sample(table.actors, len(table.actors) - 1):
            for move in rng.sample(table.legal(seat), min(3, len(table.legal(seat)))):
                table.play(seat, move)
                assert sights(table) == before
                compared += 1
    assert compared > 80


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_the_order_in_which_answers_arrive_does_not_matter(order: list[int]) -> None:
    bids = {0: "bid 3f", 1: "bid 2f+1c", 2: "bid 1f"}
    table = draw("A\nB\nC\nnow thief\nnext red-dragon magician")
    for seat in order:
        table.play(seat, bids[seat])

    assert kinds(table) == ["bid", "bid", "bid", "tied", "tied"]
    assert state_of(table)["spent"] == [3, 2, 1]


@many
def test_only_a_robbery_has_a_secret() -> None:
    """D25: what else happens is told whole to everybody."""
    rng = random.Random(3)
    for number in range(60):
        table = random_table(rng, 3 + number % 4, now="brigand" if number % 3 == 0 else "")
        for _ in range(6):
            if not table.over:
                step(table, rng)
                assert all(event.secret == 0 or event.kind == "robbed" for event in table.events)
