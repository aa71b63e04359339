"""A person at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

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
    told = grimoire(*GAME, typed="save /no/such/folder/x.json\n1\nquit\n").out
    assert "cannot be written" in told
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
