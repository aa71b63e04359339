from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grimoire.core.chance import Script
from grimoire.core.errors import OptionError
from grimoire.core.events import Event
from grimoire.core.game import Game, usual_mode
from grimoire.core.kernel import Mode
from grimoire.core.text import LANGUAGES
from grimoire.games import GAMES
from tests.core.tables import position
from tests.toy import STONES

ALL = pytest.mark.parametrize("game", [STONES, *GAMES], ids=lambda game: str(game.name))


@ALL
def test_the_facts_of_a_game_fit_together(game: Game) -> None:
    assert game.usual_seats in game.seats
    assert game.seats[-1] <= game.state.seats_at_most
    assert game.most_moves <= 2048
    assert game.folder.is_dir()
    assert game.quiet | game.shared <= {kind.name.lower() for kind in game.events}
    assert all(kind > 0 for enum in (game.events, game.reasons, game.moves.kinds) for kind in enum)


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_that_the_game_cites(game: Game, lang: str) -> None:
    clauses = game.rulebook(lang).clauses
    assert {game.turn_clause, game.end_clause} <= set(clauses)
    assert {option.clause for option in game.options} <= {*clauses, None}


@ALL
def test_both_rulebooks_have_the_same_clauses(game: Game) -> None:
    assert list(game.rulebook("en").clauses) == list(game.rulebook("fr").clauses)


@ALL
def test_a_game_has_a_title_in_each_language(game: Game) -> None:
    assert all(game.title(lang) for lang in LANGUAGES)


def test_the_title_of_stones() -> None:
    assert (STONES.title("en"), STONES.title("fr")) == ("Stones", "Pierres")


def test_the_box_holds_the_seats_the_rules_and_the_options() -> None:
    box = STONES.new_box(4, {"rounds": 2, "wagers": False})[0]
    assert (box.seats, box.rules, box.rounds, box.wagers) == (4, 1, 2, 0)


@pytest.mark.parametrize(("given", "seats"), [(None, 3), (2, 2), ("4", 4), (" 3 ", 3)])
def test_seats_are_read(given: Any, seats: int) -> None:
    assert STONES.read_seats(given) == seats


@pytest.mark.parametrize("given", [1, 5, "x", "", 2.5, True, [], {}])
def test_a_game_is_not_for_other_numbers_of_seats(given: Any) -> None:
    with pytest.raises(OptionError, match="This game is for 2 to 4 players") as error:
        STONES.read_seats(given)
    assert error.value.say("fr").startswith("Ce jeu se joue de 2 à 4")


def test_the_usual_mode_is_compiled_unless_the_environment_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for value, compiled in [("0", False), ("1", True), ("", True)]:
        monkeypatch.setenv("GRIMOIRE_COMPILED", value)
        assert usual_mode() == Mode(compiled)
    monkeypatch.delenv("GRIMOIRE_COMPILED")
    assert usual_mode() == Mode(compiled=True)


def test_an_uncompiled_table_plays_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = STONES.new(seed=3)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    table = replace(STONES).new(seed=3)
    assert not table.entries.kernels.mode.compiled
    assert table.states.tobytes() == compiled.states.tobytes()


def test_a_scripted_table_has_a_state_of_its_own() -> None:
    table = STONES.table(position(), Script(1))
    assert table.entries.scripted
    assert table.states.dtype == STONES.state_dtype(scripted=True)
    assert STONES.state_dtype(scripted=False) == STONES.state.dtype


def test_a_game_with_too_long_a_list_of_moves_cannot_be_declared() -> None:
    with pytest.raises(ValueError, match="a list of 2049 moves is too long"):
        replace(STONES, most_moves=2049)


def test_a_game_is_equal_to_itself_only() -> None:
    twin = replace(STONES)
    assert twin != STONES
    assert len({STONES, twin}) == 2
    assert isinstance(STONES.folder, Path)


def test_a_shared_secret_is_known_to_the_seat_that_the_event_names() -> None:
    robbed = Event("drew", 1, 2, 0, 5)
    game = replace(STONES, shared=frozenset({"drew"}))

    assert game.seen_by(1, robbed) is game.seen_by(2, robbed) is robbed
    assert game.seen_by(0, robbed) == game.seen_by(None, robbed) == Event("drew", 1, 2, 0, None)
    assert STONES.seen_by(2, robbed) == Event("drew", 1, 2, 0, None)
