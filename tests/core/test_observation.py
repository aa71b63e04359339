import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from grimoire.core.choices import new_generator
from grimoire.core.errors import GrimoireError
from grimoire.core.kernel import Mode
from grimoire.core.layout import Layout, Visibility, each, hidden, owner, public
from grimoire.core.moves import Move
from grimoire.core.observation import blanks, observe, rows_of
from grimoire.core.table import Table
from grimoire.core.text import LANGUAGES
from tests.core.tables import after_bids, drawn, midway, position
from tests.toy import STONES

SPECTATOR = 2


class Two(Layout, seats=2):
    """A field of each visibility."""

    open: int = public("i2")
    counts: int = each("i1")
    hand: Any = owner("i1", 3)
    word: int = owner("u8")
    deck: Any = hidden("i4", 2)


def example() -> np.ndarray[Any, Any]:
    """A state in which every number is 5, twice."""
    states = Two.new(2)
    for name in Two.fields:
        states[name] = 5
    return states


def seen(viewer: int) -> Any:
    return observe(example(), blanks(Two), viewer)[1]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_public_fields_and_nobody_hidden_ones(viewer: int) -> None:
    assert seen(viewer).open == 5
    assert list(seen(viewer).counts) == [5, 5]
    assert list(seen(viewer).deck) == [-1, -1]


def test_an_owner_sees_its_own_row_only() -> None:
    assert seen(0).hand.tolist() == [[5, 5, 5], [-1, -1, -1]]
    assert seen(1).hand.tolist() == [[-1, -1, -1], [5, 5, 5]]
    assert list(seen(0).word) == [5, 2**64 - 1]


def test_a_spectator_sees_no_row_of_an_owner() -> None:
    assert seen(SPECTATOR).hand.tolist() == [[-1] * 3] * 2
    assert list(seen(SPECTATOR).word) == [2**64 - 1] * 2


def test_the_tail_is_not_blanked() -> None:
    """So an observation of an observation is the same bytes."""
    once = observe(example(), blanks(Two), 0)
    assert observe(once, blanks(Two), 0).tobytes() == once.tobytes()
    assert not np.array(once["tail_"]).any()


def test_observing_copies_and_changes_nothing() -> None:
    states = example()
    before = states.tobytes()
    observe(states, blanks(Two), 0)["open"] = 9
    assert states.tobytes() == before


def test_rows_are_the_same_memory() -> None:
    states = example()
    rows_of(states)[0, :] = 0
    assert not any(states[:1].tobytes())
    assert any(states[1:].tobytes())


@pytest.mark.parametrize("scripted", [False, True])
def test_chance_is_blank_for_everybody(scripted: bool) -> None:
    dtype = STONES.state_dtype(scripted)
    masks = blanks(STONES.state, dtype)
    assert masks.shape == (5, dtype.itemsize // 8)
    for viewer in range(5):
        found = observe(np.zeros(1, dtype), masks, viewer)
        assert set(found["chance"].tobytes()) == {255}


def test_the_masks_of_a_game_follow_its_declaration() -> None:
    state = observe(STONES.state.new(), blanks(STONES.state), 1)[0]
    for name, field in STONES.state.fields.items():
        if name == "chance":
            continue
        numbers = np.array(getattr(state, name))
        if field.visibility is Visibility.PUBLIC:
            assert not numbers.any(), name
        if field.visibility is Visibility.HIDDEN:
            assert (numbers == -1).all(), name
        if field.visibility is Visibility.OWNER:
            assert not numbers[1].any(), name
            assert (np.delete(numbers, 1, axis=0) == -1).all(), name


# ---------------------------------------------------------------- what a seat is given


def test_an_observation_knows_its_seat_and_its_moves() -> None:
    table = drawn()
    mine = table.observe(1)
    assert [str(move) for move in mine.legal()] == ["bid 1", "bid 2", "bid 4", "bid 5"]
    assert mine.view() == table.view(1)
    assert mine.view().hand == "1 2 4 5"
    assert mine.advise(mine.legal()) == [2.0, 3.0, 5.0, 6.0]
    assert mine.box.rounds == 3


def test_a_spectator_has_no_moves_and_no_hand() -> None:
    watching = drawn().observe(None)
    assert watching.legal() == []
    assert watching.view().hand is None
    assert {number for row in watching.state.hand for number in row} == {-1}
    with pytest.raises(AssertionError, match="a spectator has no moves"):
        watching.advise([])


def test_an_observation_does_not_change_with_the_table() -> None:
    table = after_bids()
    before = table.observe(1)
    told = before.states.tobytes()
    table.play(0, "keep")
    assert before.states.tobytes() == told


# ---------------------------------------------------------------- non-interference


def imagined(table: Table, seat: int, seed: int) -> Table:
    """The table with all that the seat cannot know imagined anew; the dice to come stay the same."""
    other = table.copy()
    other.entries.imagine(other.boxes, other.states, seat, new_generator(seed))
    other.states[0].chance.key[:] = table.states[0].chance.key
    other.states[0].chance.drawn = table.states[0].chance.drawn
    return other


def knowledge(table: Table, seat: int) -> Any:
    """Everything that a seat can ask of its table without playing, and the errors for every move."""
    return (
        msgspec.json.encode([table.view(seat), table.told(seat)]),
        table.observe(seat).states.tobytes(),
        table.actors,
        table.legal(seat),
        table.observe(seat).legal(),
        [refusal(table, seat, move) for move in STONES.moves.every()],
        [refusal(table, seat, text) for text in ("bid", "stake", "nonsense", "", "call 9")],
    )


def refusal(table: Table, seat: int, move: Move | str) -> tuple[str, ...]:
    try:
        return tuple(str(one) for one in table.read(seat, move))
    except GrimoireError as error:
        return (type(error).__name__, error.key, str(error.clause), *[error.say(lang) for lang in LANGUAGES])


def situations() -> Iterator[tuple[Table, int, int]]:
    """Tables at many points of many games, with a seat and a number."""
    for seed in range(40):
        table = midway(seed, seed % 6, seats=2 + seed % 3)
        for seat in range(table.seats):
            yield table, seat, seed


@pytest.mark.kernel
def test_what_a_seat_cannot_know_makes_no_difference_to_it() -> None:
    different = 0
    for table, seat, seed in situations():
        other = imagined(table, seat, seed)
        different += other.states.tobytes() != table.states.tobytes()
        assert knowledge(other, seat) == knowledge(table, seat)
    assert different > 80


def test_what_a_seat_does_alone_is_told_alike() -> None:
    """The winner's own moves cause the same events, told to the winner, whatever the others hold."""
    compared = 0
    for table, seat, seed in situations():
        if table.actors != (seat,):
            continue
        for move in table.legal(seat):
            one, two = table.copy(), imagined(table, seat, seed)
            one.play(seat, move)
            two.play(seat, move)
            assert two.told(seat) == one.told(seat)
            assert two.told(None) == one.told(None)
            compared += 1
    assert compared > 20


def test_legal_moves_and_samples_come_from_the_observation_alone() -> None:
    for table, seat, seed in situations():
        seen = table.observe(seat).states
        assert table.entries.legal(table.boxes, seen, seat) == table.legal(seat)
        truth = table.states.copy()
        table.entries.imagine(table.boxes, truth, seat, new_generator(seed))
        table.entries.imagine(table.boxes, seen, seat, new_generator(seed))
        assert truth.tobytes() == seen.tobytes()


def test_a_pending_answer_is_seen_by_nobody() -> None:
    rng = random.Random(3)
    for seed in range(20):
        table = STONES.new(seats=3, seed=seed)
        others = [None, *range(3)]
        before = [observed(table, viewer) for viewer in others]
        seat = rng.randrange(3)
        table.play(seat, rng.choice(table.legal(seat)))
        assert [observed(table, viewer) for viewer in others] == before


def observed(table: Table, viewer: int | None) -> Any:
    given = table.observe(viewer)
    plain = (given.states.tobytes(), msgspec.json.encode([given.view(), table.told(viewer)]))
    return plain if viewer is None else (plain, knowledge(table, viewer))


def test_uncompiled_observations_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = STONES.table(position()).observe(0).states.tobytes()
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    table = STONES.table(position())
    assert table.entries.kernels.mode == Mode(compiled=False)
    assert table.observe(0).states.tobytes() == compiled
