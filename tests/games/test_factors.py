"""What each game counts: with names in both languages, and numbers that must be so by its rules."""

from __future__ import annotations

from typing import Any

import pytest

from grimoire.core.census import AMOUNT, GAMES, SUMS, TIMES, Census, Counted, count_all
from grimoire.core.game import Game
from grimoire.core.text import LANGUAGES
from grimoire.games import GAMES as ALL, find
from grimoire.games.gargon.factors import MIXES, mix_of
from grimoire.games.gargon.moves import three

PLAYED = {"magicians": 12, "gargon": 12, "dragonstones": 6, "zargos": 2}
QUICK: dict[str, dict[str, Any]] = {"magicians": {"deals": 2}, "zargos": {"rounds": 5, "setup": "quick"}}


def counted(game: Game, seats: int) -> tuple[Census, Counted]:
    census = Census(game, seats, game.read_options(QUICK.get(game.name, {}), seats), 1)
    return census, count_all(census, PLAYED[game.name], 1)


def group(census: Census, counted: Counted, name: str) -> Any:
    """The sums of one sort of factors, in games."""
    at = 0
    for one in census.factors:
        if one.name == name:
            return counted.sums[at : at + len(one.words)] / counted.games
        at += len(one.words)
    raise KeyError(name)


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games, in less time than compiling takes."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_compiled_the_counts_are_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    _, found = counted(game, game.usual_seats)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "1")
    _, compiled = counted(game, game.usual_seats)
    assert (found.sums == compiled.sums).all()


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_something_is_counted_and_has_names(game: Game) -> None:
    census, found = counted(game, game.usual_seats)
    assert found.sums.shape == (census.size, SUMS)
    for one in census.factors:
        for lang in LANGUAGES:
            assert game.texts.say(lang, f"factor-{one.name}")
            if one.unit:
                assert game.texts.say(lang, one.unit)
            assert all(game.texts.say(lang, words.key, **words.values) for words in one.words if words)
    named = [words for one in census.factors for words in one.words]
    assert all(found.sums[at, GAMES] == 0 for at, words in enumerate(named) if words is None)
    assert (found.sums[:, GAMES] > 0).sum() > len(named) // 6
    assert found.win_share() == pytest.approx(found.shares / found.games)


def test_magicians() -> None:
    """All cards are drawn in every deal that goes on long enough; one opens."""
    census, found = counted(find("magicians"), 4)
    drawn, deeds = group(census, found, "drawn"), group(census, found, "deeds")
    assert drawn[:, TIMES].sum() <= 2 * 55
    assert deeds[0, TIMES] == 1
    assert deeds[3, TIMES] == 2


def test_gargon() -> None:
    """Somebody leads the first round; a majority brings 10 or 5; who wins a card has got one."""
    census, found = counted(find("gargon"), 4)
    won, ways = group(census, found, "won"), group(census, found, "ways")
    assert won[:, TIMES].sum() == pytest.approx(ways[:, TIMES].sum())
    assert won[:, AMOUNT].sum() == pytest.approx(ways[:, AMOUNT].sum())
    got, by_value = group(census, found, "got"), group(census, found, "won-value")
    assert got[:, TIMES].sum() <= 102
    assert got[0, TIMES] <= 12
    assert got[1:, TIMES].max() <= 6
    assert by_value[:, TIMES].sum() == pytest.approx(won[:, TIMES].sum())
    assert by_value[:, AMOUNT].sum() == pytest.approx(won[:, AMOUNT].sum())
    assert (by_value[:, TIMES] <= got[:, TIMES]).all()
    majority = group(census, found, "majority")
    assert (majority[:, AMOUNT] >= 5 * majority[:, TIMES]).all()
    assert group(census, found, "deeds")[0, TIMES] == 1
    mixes = group(census, found, "mixes")
    assert (mixes[:, TIMES] > 0).all() and 3 < mixes[:, TIMES].sum() < 40


@pytest.mark.parametrize(
    ("colours", "mix"),
    [
        ((2, 0, 0), "1"),
        ((2, 2, 0), "2"),
        ((2, 5, 0), "1+1"),
        ((1, 4, 1), "2+1"),
        ((3, 3, 6), "2+1"),
        ((1, 2, 2), "2+1"),
        ((1, 2, 3), "1+1+1"),
    ],
)
def test_mixes_of_gargon(colours: tuple[int, int, int], mix: str) -> None:
    assert MIXES[mix_of(three(*colours))] == mix


def test_dragonstones() -> None:
    """One seat scores first; three points end the game, so no more than those of all seats are scored."""
    census, found = counted(find("dragonstones"), 4)
    deeds, scored = group(census, found, "deeds"), group(census, found, "scored")
    assert 0 < deeds[0, TIMES] <= 1
    assert 3 <= scored[:, AMOUNT].sum() <= 4 + 3 * 2 + 2
    assert sum(found.scores()) == pytest.approx(scored[:, AMOUNT].sum())


def test_zargos() -> None:
    """Every people that is picked has a seat; somebody has the first turn."""
    census, found = counted(find("zargos"), 4)
    peoples = group(census, found, "peoples")
    assert peoples[:, TIMES].sum() == pytest.approx(round(peoples[:, TIMES].sum()))
    assert (peoples[:, TIMES] <= 1).all()
    assert group(census, found, "deeds")[0, TIMES] == 1
