"""A person at the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grimoire.bots.background import Background
from grimoire.bots.budget import Budget
from tests.cli.conftest import Command
from tests.toy.standing import add_stones

GAME = ("play", "magicians", "--seats", "3", "--seed", "5", "--option", "deals=1")


def test_the_table_is_shown_with_all_that_the_player_needs(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="1\nquit\n").out
    assert "Your hand: 2 4 5 10 12 13." in told
    assert "The fight is empty: open it." in told
    assert "  1. 2 (total 2)" in told
    assert "Total to beat:" in told
    assert "Player 2: 6 cards in hand, 0 stored" in told
    assert told.endswith("Goodbye.\n")


def test_no_colour_and_no_other_hand_in_plain_output(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="1\nquit\n").out
    assert "\x1b" not in told
    assert told.count("Your hand:") == 2


def test_notation_is_accepted_and_a_bare_number_is_a_line(grimoire: Command) -> None:
    assert "You play 13: 13." in grimoire(*GAME, typed="play 13\nquit\n").out
    assert "You play 12: 12." in grimoire(*GAME, typed="5\nquit\n").out
    assert "There is no line 13: lines go from 1 to 6." in grimoire(*GAME, typed="13\nquit\n").out


def test_an_illegal_move_names_its_clause_and_asks_again(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="ball\nJ=9\nabracadabra\nplay 3\n1\nquit\n").out
    assert "You hold no crystal ball. (M6)" in told
    assert "You hold no joker. (M5)" in told
    assert "“abracadabra” is no move." in told
    assert "You hold no 3. (M4)" in told
    assert "You play 2: 2." in told


def test_undo_goes_back_to_before_ones_own_last_move(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="1\nundo\nundo\nquit\n").out
    assert told.count("Taken back.") == 1
    assert "There is no move of yours to take back." in told
    assert told.count("Your hand: 2 4 5 10 12 13.") == 2


def test_rules_are_told_by_clause(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="? m6\n?\n? M77\nquit\n").out
    assert "M6. " in told
    assert "M15. " in told
    assert "There is no clause M77." in told


def test_a_saved_game_goes_on_where_it_was(
    grimoire: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved = grimoire("play", "magicians", "--seats", "2", typed="1\nsave my.json\nquit\n").out
    assert "Saved in my.json. To go on: grimoire play magicians --load my.json" in saved
    again = grimoire("play", "magicians", "--load", "my.json", typed="quit\n").out
    hand = [line for line in saved.splitlines() if "Your hand:" in line][-1]
    assert hand.split("Your hand:")[1] in again
    assert grimoire("verify", "my.json").code == 0


def test_a_game_of_another_name_is_refused(grimoire: Command, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text(json.dumps({"format": "grimoire-record-1", "game": "chess"}))
    told = grimoire("play", "magicians", "--load", str(file))
    assert told.code == 2
    assert "damaged" in told.err


def test_where_it_cannot_save_it_says_so_and_goes_on(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="save /no/such/folder/x.json\nsave .\n1\nquit\n").out
    assert "“/no/such/folder/x.json” cannot be written" in told
    assert "“.” cannot be written: Is a directory." in told
    assert "You play 2: 2." in told


def test_a_whole_game_ends_with_scores_and_winner(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="1\n" * 200).out
    assert "The game is over: all deals are played." in told
    assert "You: " in told
    assert "wins." in told or "You win!" in told or "shared victory" in told


def test_the_end_of_input_is_a_goodbye(grimoire: Command) -> None:
    told = grimoire(*GAME, typed="")
    assert (told.code, told.out.splitlines()[-1]) == (0, "Your move: Goodbye.")


def test_everything_is_told_in_french(grimoire: Command) -> None:
    told = grimoire(*GAME, "--lang", "fr", typed="1\nannuler\njoue 13\nquitter\n").out
    assert "Votre main\u00a0: 2 4 5 10 12 13." in told
    assert "Coup repris." in told
    assert "Vous jouez 13\u00a0: 13." in told
    assert "Au revoir." in told


# ---------------------------------------------------------------- bots that search, and hints


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it took hours to compile."""
    monkeypatch.setattr(Background, "_run", lambda self: self.closing.wait())


@pytest.mark.compiled
@pytest.mark.usefixtures("hours")
def test_a_game_is_played_while_it_is_compiled(grimoire: Command) -> None:
    """And nothing is said of it: nobody has to know."""
    told = grimoire(*GAME, typed="1\n" * 200)
    assert (told.code, told.err) == (0, "")
    assert "The game is over: all deals are played." in told.out
    assert "ompil" not in told.out


@pytest.mark.compiled
@pytest.mark.usefixtures("hours")
def test_apprentices_play_for_mages_until_they_can_search(grimoire: Command) -> None:
    told = grimoire(*GAME, "--bots", "mage@20", typed="1\n" * 200)
    plain = grimoire(*GAME, typed="1\n" * 200)
    line = "The bots (mage@20) are warming up and play as apprentices until then.\n"
    assert told.out.count(line) == 1
    assert told.out.replace(line, "") == plain.out


@pytest.mark.compiled
def test_then_it_is_said_that_they_can(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    can = iter([False, False, *[True] * 1000])
    monkeypatch.setattr(Background, "can_search", lambda self, game: next(can))
    told = grimoire(*GAME, "--bots", "mage@20", typed="1\n" * 200).out
    assert told.count("The bots (mage@20) are warm: from now on they search.") == 1


NO_MEMORY = "“magicians” could not be compiled: there is no memory."


def failing(self: Background) -> None:
    self._note(MemoryError("there is no memory"), "magicians")


@pytest.mark.compiled
def test_where_nothing_can_be_compiled_the_game_goes_on(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once, and a hint says why there is none."""
    monkeypatch.setattr(Background, "_run", failing)
    told = grimoire(*GAME, typed="hint\n" + "1\n" * 200)
    assert told.out.count(f"{NO_MEMORY} The game goes on;") == 1
    assert f"There is no search, for the game could not be compiled. {NO_MEMORY}" in told.out
    assert "The game is over: all deals are played." in told.out


@pytest.mark.compiled
def test_a_hint_waits_behind_a_bar(
    grimoire: Command, bars: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    can = iter([False, *[True] * 1000])
    monkeypatch.setattr(Background, "can_search", lambda self, game: next(can))
    monkeypatch.setattr("grimoire.cli.terminal.THOUGHT", Budget(iterations=50))
    assert " wins in " in grimoire(*GAME, typed="hint\nquit\n").out
    assert bars == ["Compiling 9/9"]


@pytest.mark.compiled
def test_a_hint_ranks_the_moves_says_why_and_plays_none(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimoire.cli.terminal.THOUGHT", Budget(iterations=200))
    told = grimoire(*GAME, typed="hint\nquit\n")
    assert (told.code, told.err) == (0, "")
    asked = told.out.split("Your move:")[1].strip().splitlines()
    assert len(asked) == 4
    line_form = r"\S+: you win [\d.]+% \(± [\d.]+\), score -?[\d.]+; it may go on, player by player: 1: "
    assert all(re.match(line_form, line) for line in asked[:3])
    assert " wins in " in asked[3]
    assert told.out.count("Your move:") == 2  # asked again, at the same table
    assert "Your hand: 2 4 5 10 12 13." in told.out
    assert "You play" not in told.out


@pytest.mark.compiled
def test_a_hint_in_french(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.cli.terminal.THOUGHT", Budget(iterations=50))
    told = grimoire(*GAME, "--lang", "fr", typed="conseil\nquitter\n").out
    assert re.search(r"\d\xa0% \(±", told)
    assert "parties imaginées" in told


# ---------------------------------------------------------------- bots of one's own


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Failing", "has failed: ZeroDivisionError"),
        ("Silent", "wants to play “None”, which is not legal"),
        ("Unmade", "has failed: LookupError"),
        ("NUMBER", "gives no bot: TypeError"),
    ],
)
def test_a_bot_that_fails_ends_the_game_with_a_line_that_names_it(
    grimoire: Command, bot: str, words: str
) -> None:
    told = grimoire(*GAME, "--bots", f"tests.arena.own_bots:{bot}", typed="1\n" * 20)
    assert told.code == 2
    assert told.err.count("\n") == 1
    assert f"“tests.arena.own_bots:{bot}”" in told.err
    assert words in told.err


# ---------------------------------------------------------------- standing answers

STONES = ("play", "stones", "--seats", "2", "--seed", "1")


def test_a_standing_answer_plays_on_until_the_player_is_asked_alone(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_stones(monkeypatch)
    told = grimoire(*STONES, typed="always low\nquit\n").out
    assert "Names: low, round, six." in told
    assert "You will not be asked again until then." in told
    assert told.count("Your move:") <= 2  # the rest was answered beforehand
    assert "You show" in told


def test_always_alone_takes_it_back(grimoire: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    add_stones(monkeypatch)
    told = grimoire(*STONES, "--lang", "fr", typed="toujours\nquitter\n").out
    assert "On vous demandera de nouveau." in told
    assert "Noms\u00a0: low, round, six." in told


def test_a_name_that_the_game_does_not_know_is_refused(
    grimoire: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "nothing is asked so often" in grimoire(*GAME, typed="always turn\nquit\n").out
    add_stones(monkeypatch)
    told = grimoire(*STONES, typed="always high\nquit\n").out
    assert "no standing answer “high”. Known: low, round, six." in told
    assert told.count("Your move:") == 2
