"""The balance of a game: what it says, and how sure it is."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from grimoire.arena.balance import Balance, balance, quotient
from grimoire.arena.balance_report import BalanceReport
from grimoire.core.census import SUMS, WORTH, Census, count_all, sum_up
from grimoire.core.text import LANGUAGES
from grimoire.games import find
from tests.arena.test_report import Loads


def figures(lang: str = "en", games: int = 60) -> Balance:
    game = find("magicians")
    options = game.read_options({"deals": 1}, 3)
    census = Census(game, 3, options, 1)
    return balance(census, options, count_all(census, games, 1), lang, 1.5)


def test_every_figure_has_its_interval() -> None:
    told = figures()
    assert (told.game, told.seats, told.games, told.fair) == ("magicians", 3, 60, 1 / 3)
    assert [one.seat for one in told.by_seat] == [1, 2, 3]
    assert sum(one.share.value for one in told.by_seat) == pytest.approx(1)
    assert sum(told.lengths.values()) == 60
    assert told.reasons == {"deals_played": 60}
    assert [group.id for group in told.groups] == ["drawn", "deeds"]
    for group in told.groups:
        for factor in group.factors:
            assert factor.share.low <= factor.share.value <= factor.share.high
            assert factor.lift.value == pytest.approx(3 * factor.share.value)
            assert 0 < factor.games <= 1
    opened = told.groups[1].factors[0]
    assert (opened.id, opened.games, opened.times, opened.amount) == ("opens-the-first-deal", 1, 1, None)


def test_names_are_in_the_readers_language_and_ids_are_not() -> None:
    french, english = figures("fr", 20), figures("en", 20)
    assert french.groups[0].title == "Cartes tirées"
    assert [one.id for one in french.groups[0].factors] == [one.id for one in english.groups[0].factors]
    assert french.groups[0].factors[0].name != english.groups[0].factors[0].name


def test_worth_finds_what_is_worth_something_and_its_interval_holds() -> None:
    """A coin that makes its owner twice as likely to win, and is there 0 to 2 times a seat: in 200 runs."""

    def run(seed: int, effect: float) -> bool:
        rng = random.Random(seed)
        sums = np.zeros((1, SUMS))
        for _ in range(150):
            counts = np.array([[rng.randrange(3) for _ in range(4)]])
            chances = [1 / 4 + effect * (one - counts.mean()) for one in counts[0].tolist()]
            winner = rng.choices(range(4), chances)[0]
            shares = np.array([float(seat == winner) for seat in range(4)])
            sum_up(0, 4, counts, counts, shares, sums)
        worth = quotient(sums[0], WORTH).slope()
        assert worth is not None
        return worth.low <= effect <= worth.high

    for effect in (0.0, 0.08):
        assert sum(run(seed, effect) for seed in range(200)) >= 180


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_file(lang: str) -> None:
    text = BalanceReport(figures(lang), lang).html()
    loads = Loads()
    loads.feed(text)
    assert loads.found == []
    assert "http" not in text
    assert text.count("<svg") == 4
    assert text.count("<table") == 5


def test_a_game_that_counts_nothing_has_a_report_too() -> None:
    bare = msgspec.structs.replace(figures(), groups=[])
    assert BalanceReport(bare, "en").html().count("<svg") == 2


@pytest.mark.parametrize(("lang", "words"), [("en", "It went on too long"), ("fr", "La partie durait trop")])
def test_a_game_that_was_broken_off_is_told(lang: str, words: str) -> None:
    told = msgspec.structs.replace(figures(lang, 20), reasons={"deals_played": 19, "unfinished": 1})
    assert words in BalanceReport(told, lang).html()
