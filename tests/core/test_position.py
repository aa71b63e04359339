import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from grimoire.core.chance import Dice
from grimoire.core.errors import GrimoireError, Malformed, OptionError
from grimoire.core.game import Game
from grimoire.core.table import Table
from grimoire.core.text import LANGUAGES
from grimoire.games import GAMES, magicians
from tests.core.plain import damaged
from tests.core.tables import after_bids, drawn, finished, midway, play_on, position
from tests.toy import STONES

ALL = {game.name: game for game in (STONES, *GAMES)}


def told(table: Table) -> Any:
    """The table's position as it comes out of a file."""
    return json.loads(json.dumps(table.position()))


def changed(path: str, value: Any, base: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position with one value replaced: `state.die`."""
    found = copy.deepcopy(base or position())
    inside: Any = found
    *above, last = path.split(".")
    for key in above:
        inside = inside[key]
    inside[last] = value
    return found


# ---------------------------------------------------------------- round trips


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
@pytest.mark.parametrize("steps", [0, 1, 5, 10_000])
def test_a_table_comes_back_from_its_position(game: Game, steps: int) -> None:
    table = midway(5, steps, game)
    again = game.table(told(table))
    assert again.states.tobytes() == table.states.tobytes()
    assert again.boxes.tobytes() == table.boxes.tobytes()
    assert told(again) == told(table)
    assert (again.actors, again.over, again.outcome) == (table.actors, table.over, table.outcome)


def test_a_position_tells_everything_in_words_of_the_game() -> None:
    table = drawn()
    table.play(1, "bid 4")
    found = told(table)
    assert list(found) == ["game", "rules", "seats", "options", "state", "pending"]
    assert found["options"] == {"rounds": 3, "wagers": True}
    assert found["pending"] == {"1": "bid 4"}
    assert found["state"]["hand"] == ["2 3 5 6", "1 2 4 5"]
    assert found["state"]["bag"] == "1 1 2 3 3 4 4 5 6 6"
    assert found["state"]["points"] == [0, 0]
    assert found["state"]["chance"] == {"key": "0" * 32, "drawn": 0}


def test_pending_chance_and_options_may_be_left_out() -> None:
    short = position()
    assert "pending" not in short
    assert "chance" not in short["state"]
    table = STONES.table(short)
    assert table.options == {"rounds": 3, "wagers": True}
    assert play_on(table, random.Random(1)).over


def test_the_key_of_chance_goes_on_as_it_was() -> None:
    table = midway(2, 1)
    one, two = STONES.table(told(table)), STONES.table(told(table))
    assert play_on(one, random.Random(0)).outcome == play_on(two, random.Random(0)).outcome
    assert play_on(table, random.Random(0)).outcome == one.outcome


def test_numbers_may_be_written_instead_of_stones() -> None:
    by_number = changed("state.hand", [[0, 0, 1, 1, 0, 1, 1], [0, 1, 1, 0, 1, 1, 0]])
    assert STONES.table(by_number).states.tobytes() == drawn().states.tobytes()


def test_the_position_that_is_read_is_not_kept() -> None:
    """Else whoever holds the dict could change what the table goes back to."""
    given_ = position()
    table = STONES.table(given_)
    given_["state"]["hand"][0] = "1 1 1 1"
    assert table.before(1).position() == drawn().position()


def test_a_scripted_table_tells_a_position_that_can_be_read() -> None:
    table = after_bids(Dice(3))
    found = told(table)
    assert STONES.table(found, Dice(4)).view(0) == table.view(0)
    assert STONES.table(found).view(0) == table.view(0)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("game", "chess", "This position is of the game “chess”, not of “stones”"),
        ("game", None, "This position is of the game “None”"),
        ("rules", 2, "version 2 of the rules; this program plays version 1"),
        ("rules", "1", "version 1 of the rules"),
        ("rules", True, "version True of the rules"),
        ("seats", 5, "This game is for 2 to 4 players, not 5"),
        ("seats", None, "This game is for 2 to 4 players"),
        ("seats", 3, "“points” needs 3 rows, one a seat"),
        ("options", [], "“options” must be an object with keys"),
        ("options", {"colour": 1}, "“options” has no key “colour”. Keys: rounds, wagers"),
        ("options", {"rounds": 9}, "Option “rounds” cannot be “9”"),
        ("state", None, "“state” must be an object with keys"),
        ("state", {}, "“state” lacks"),
        ("state.colour", 1, "“state” has no key “colour”"),
        ("state.die", "6", "“die” cannot be '6': it takes whole numbers"),
        ("state.die", 6.0, "“die” cannot be 6.0"),
        ("state.die", True, "“die” cannot be True"),
        ("state.die", None, "“die” cannot be None"),
        ("state.die", 300, "“die” cannot be 300"),
        ("state.die", [6], "“die” cannot be"),
        ("state.die", 2**70, "“die” cannot be"),
        ("state.points", [0], "“points” needs 2 rows"),
        ("state.points", {"0": 0}, "“points” needs 2 rows"),
        ("state.points", [0, "0"], "“points.1” cannot be '0'"),
        ("state.points", [[0], 0], "“points.0” cannot be"),
        ("state.spent", [0, 0], "“spent” cannot be"),
        ("state.spent", [0] * 7 + [0], "“spent” cannot be"),
        ("state.hand", ["2 3 5 6", "1 2 4 9"], "“hand.1”: no card is called '9'"),
        ("state.bag", " ".join(["1"] * 19), "“bag”: 19 cards where at most 18 fit"),
        ("state.hand", [" ".join(["1"] * 200), ""], "“hand.0” cannot be"),
        ("state.die", 7, "This position cannot occur: a number is out of range"),
        ("state.bag", "", "This position cannot occur: the bag does not hold as many stones"),
        ("state.hand_count", [3, 4], "a hand does not hold as many stones as it should"),
        ("state.turn", 1, "the seat that is asked has not won the round"),
        ("state.chance", [], "“chance” must be an object with keys"),
        ("state.chance", {}, "“chance” lacks"),
        ("state.chance", {"key": "0" * 31, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": "g" * 32, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": "-" + "1" * 31, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": "0x" + "1" * 30, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": " " + "1" * 31, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": "1_1" + "1" * 29, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": 0, "drawn": 0}, "“chance” cannot be"),
        ("state.chance", {"key": "0" * 32, "drawn": -1}, "“chance” cannot be"),
        ("state.chance", {"key": "0" * 32, "drawn": True}, "“chance” cannot be"),
        ("state.chance", {"key": "0" * 32, "drawn": 2**63}, "“chance” cannot be"),
        ("pending", None, "“pending” must be an object with keys"),
        ("pending", {"2": "bid 3"}, "“pending” has no key “2”. Keys: 0, 1"),
        ("pending", {"0": "bid 6", "1": "bid 4"}, "not every seat that is asked can have answered"),
        ("pending", {"0": "bid 1"}, r"seat 0 does not fit: You hold no stone of the value 1\. \(S3\)"),
        ("pending", {"0": "nonsense"}, "“nonsense” is no move"),
        ("pending", {"0": []}, "A move is a notation or a number"),
        ("pending", {"0": "bid"}, "could be one of several"),
        ("pending", {"0": "bid 2, bid 3"}, "Only one move can be answered here"),
        ("more", 1, "“position” has no key “more”"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong_and_where(path: str, value: Any, words: str) -> None:
    with pytest.raises(Malformed, match=words) as error:
        STONES.table(changed(path, value))
    assert error.value.say("fr") != error.value.say("en")


@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "state"])
def test_a_key_that_is_missing_is_named(key: str) -> None:
    lacking = position()
    del lacking[key]
    with pytest.raises(Malformed, match=f"“position” lacks “{key}”"):
        STONES.table(lacking)


@pytest.mark.parametrize("position_", [None, [], "x", 5])
def test_a_position_is_an_object(position_: Any) -> None:
    with pytest.raises(Malformed, match="“position” must be an object with keys"):
        STONES.table(position_)


def test_the_first_thing_that_is_missing_is_always_the_same() -> None:
    """Sets have an order of their own in every run; what is told must not."""
    found = set()
    for keys in (["game", "rules"], ["rules", "game"]):
        lacking = position()
        for key in keys:
            del lacking[key]
        with pytest.raises(Malformed) as error:
            STONES.table(lacking)
        found.add(error.value.message)
    assert found == {"Position: “position” lacks “game”."}


def test_a_wrong_option_is_an_option_error() -> None:
    with pytest.raises(OptionError):
        STONES.table(changed("options", {"rounds": 9}))


# ---------------------------------------------------------------- any damage


def examples(game: Game) -> list[Any]:
    """Positions of real games: at the start, on the way, with an answer pending, at the end."""
    found = [told(midway(seed, steps, game)) for seed, steps in [(1, 0), (2, 1), (3, 2), (4, 4)]]
    found.append(told(finished(5, game)))
    pending = game.new(seed=6)
    if len(pending.actors) > 1:
        pending.play(0, pending.legal(0)[0])
    return [*found, told(pending)]


def check_damaged(game: Game, position_: Any) -> None:
    """Malformed in one line of either language, or a table that can be played to its end."""
    try:
        table = game.table(position_)
    except Malformed as error:
        for lang in LANGUAGES:
            assert len(error.say(lang).splitlines()) == 1
        return
    assert table.entries.audit(table.boxes, table.states) == 0
    assert game.table(told(table)).states.tobytes() == table.states.tobytes()
    assert play_on(table, random.Random(0)).over


@settings(max_examples=400)
@given(damaged(st.sampled_from(examples(STONES))))
def test_a_damaged_position_is_refused_in_one_line_or_can_be_played(position_: Any) -> None:
    check_damaged(STONES, position_)


@pytest.mark.compiled
@settings(max_examples=200)
@given(damaged(st.sampled_from(examples(magicians.GAME))))
def test_so_is_a_damaged_position_of_a_real_game(position_: Any) -> None:
    check_damaged(magicians.GAME, position_)


def test_another_version_is_named_before_anything_else_is_looked_at() -> None:
    with pytest.raises(Malformed, match="version 9 of the rules"):
        STONES.table({"game": "stones", "rules": 9, "deal": 3})


@pytest.mark.parametrize("key", ["rules", "seats"])
def test_a_number_of_thousands_of_digits_is_refused(key: str) -> None:
    with pytest.raises(GrimoireError):
        STONES.table(position() | {key: 10**5000})
