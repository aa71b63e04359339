from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from grimoire.core.errors import OptionError
from grimoire.core.game import Game
from grimoire.core.options import choice, count, flag, read_flag, read_int, read_options, whole
from grimoire.core.text import LANGUAGES
from grimoire.games import GAMES
from tests.core.plain import plain_values
from tests.toy import STONES

OPTIONS = (
    count("rounds", 1, 4, default=lambda seats: seats, clause="S2"),
    flag("wagers", default=True),
    choice("edition", ("old", "new"), clause="S1"),
)


def read(**given_: Any) -> dict[str, Any]:
    return read_options(OPTIONS, given_, 3, STONES.texts)


def test_what_is_not_given_has_its_default_which_may_depend_on_the_seats() -> None:
    assert read() == {"rounds": 3, "wagers": True, "edition": "old"}
    assert read(wagers=False) == {"rounds": 3, "wagers": False, "edition": "old"}


def test_an_option_may_have_another_default_where_every_seat_is_a_persons() -> None:
    options = (count("rounds", 1, 9, default=lambda _: 3, among_people=9), *OPTIONS[1:])
    told = {"rounds": 9, "wagers": True, "edition": "old"}
    assert read_options(options, {}, 3, STONES.texts, people=True) == told
    assert read_options(options, {}, 3, STONES.texts)["rounds"] == 3
    assert read_options(options, {"rounds": 5}, 3, STONES.texts, people=True)["rounds"] == 5


@pytest.mark.parametrize(("given_", "value"), [(1, 1), (4, 4), ("2", 2), (" 3 ", 3), (np.int8(2), 2)])
def test_a_count_is_a_number_or_a_text_that_is_one(given_: Any, value: int) -> None:
    assert read(rounds=given_)["rounds"] == value
    assert type(read(rounds=given_)["rounds"]) is int


@pytest.mark.parametrize("given_", [0, 5, -1, "", "two", "2.0", 2.0, True, None, [], {}, "9" * 5000])
def test_a_count_is_nothing_else(given_: Any) -> None:
    with pytest.raises(OptionError, match="it takes a whole number from 1 to 4") as error:
        read(rounds=given_)
    assert error.value.clause == "S2"
    assert "un nombre entier de 1 à 4" in error.value.say("fr")


@pytest.mark.parametrize(
    ("given_", "value"),
    [
        (True, True),
        (False, False),
        ("yes", True),
        ("NON", False),
        (" oui ", True),
        ("0", False),
        ("on", True),
    ],
)
def test_a_flag_is_a_bool_or_a_word_for_one(given_: Any, value: bool) -> None:
    assert read(wagers=given_)["wagers"] is value


@pytest.mark.parametrize("given_", [1, 0, None, "", "perhaps", [], 1.0])
def test_a_flag_is_nothing_else(given_: Any) -> None:
    with pytest.raises(OptionError, match="it takes true or false") as error:
        read(wagers=given_)
    assert error.value.clause is None


def test_a_choice_is_one_of_its_words_and_the_first_is_usual() -> None:
    assert read(edition="new")["edition"] == "new"


@pytest.mark.parametrize("given_", ["", "newer", None, 1, [], {}, ["old"], b"old"])
def test_a_choice_is_nothing_else(given_: Any) -> None:
    with pytest.raises(OptionError, match="it takes one of old, new") as error:
        read(edition=given_)
    assert error.value.clause == "S1"
    assert "une valeur parmi old, new" in error.value.say("fr")


@pytest.mark.parametrize("given_", [True, np.True_, 2.0, np.float64(2), "2", None])
def test_a_whole_number_is_no_bool_no_float_and_no_text(given_: Any) -> None:
    with pytest.raises(ValueError):
        whole(given_)
    assert type(whole(np.uint8(2))) is int


def test_an_option_may_say_itself_what_is_wrong() -> None:
    def refuse(given_: Any) -> None:
        raise OptionError("error-over")

    (edition,) = OPTIONS[2:]
    with pytest.raises(OptionError, match="The game is over"):
        read_options([replace(edition, read=refuse)], {"edition": "x"}, 3, STONES.texts)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        OptionError, match=r"There is no option “colour”\. Options: rounds, wagers, edition\."
    ):
        read(colour="red")


def test_read_int_and_read_flag_raise_value_errors_only() -> None:
    wrong: list[Any] = [None, 1.5, [], {}, "x"]
    for given_ in wrong:
        with pytest.raises(ValueError):
            read_int(given_)
        with pytest.raises(ValueError):
            read_flag(given_)


@given(plain_values)
def test_whatever_is_given_is_read_or_refused_in_one_line(given_: Any) -> None:
    for name in ("rounds", "wagers", "edition"):
        try:
            value = read(**{name: given_})[name]
        except OptionError as error:
            assert all(len(error.say(lang).splitlines()) == 1 for lang in LANGUAGES)
        else:
            assert read(**{name: value})[name] == value


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@given(given_=plain_values)
def test_so_is_every_option_of_every_game(game: Game, given_: Any) -> None:
    for option in game.options:
        try:
            chosen = game.read_options({option.name: given_}, game.usual_seats)
            boxes = game.new_box(game.usual_seats, chosen)  # what was chosen may not go with the seats
        except OptionError as error:
            assert all(error.say(lang).strip() for lang in LANGUAGES)  # a map has a line for each fault
        else:
            assert boxes.itemsize > 0
            assert game.read_options(chosen, game.usual_seats) == chosen
