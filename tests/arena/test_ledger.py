"""The file of results: each game once, whatever interrupts the run."""

from __future__ import annotations

import errno
import io
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grimoire.arena.ledger import Ledger
from grimoire.arena.playing import Played
from grimoire.core.errors import Malformed
from tests.arena.games import plan, simulated

PLAN = plan("apprentice", "random", "random")
GAMES = list(simulated(PLAN, 4, {"apprentice": 2.0, "random": 1.0}, 1.0, seed=1))


def written(file: Path, games: list[Played]) -> None:
    ledger = Ledger(PLAN, file)
    for played in games:
        ledger.add(played)
    ledger.close()


def read(file: Path) -> dict[int, Played]:
    ledger = Ledger(PLAN, file)
    ledger.close()
    return ledger.games


def test_what_is_written_is_read_again_in_any_order(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    written(file, GAMES[5:] + GAMES[:3])
    assert read(file) == {played.number: played for played in GAMES[5:] + GAMES[:3]}
    written(file, GAMES[3:5])
    assert sorted(read(file)) == list(range(12))
    assert file.read_text().count("\n") == 13


def test_a_game_is_counted_and_written_once(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    written(file, [GAMES[0], GAMES[0]])
    written(file, [GAMES[0]])
    assert file.read_text().count("\n") == 2


def test_every_game_is_in_the_file_as_soon_as_it_has_ended(tmp_path: Path) -> None:
    ledger = Ledger(PLAN, tmp_path / "out.jsonl")
    ledger.add(GAMES[0])
    assert (tmp_path / "out.jsonl").read_text().count("\n") == 2
    ledger.close()


def test_a_line_that_was_torn_off_is_no_game(tmp_path: Path) -> None:
    """Wherever the file is cut, what is whole is read, and the next line begins on a line of its own."""
    file = tmp_path / "out.jsonl"
    written(file, GAMES[:3])
    whole = file.read_bytes()
    for cut in range(0, len(whole), 7):
        file.write_bytes(whole[:cut])
        lines = whole[:cut].count(b"\n")
        assert sorted(read(file)) == list(range(max(0, lines - 1)))
        written(file, GAMES[:3])
        assert sorted(read(file)) == [0, 1, 2]


def test_a_file_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    written(file, GAMES[:2])
    before = file.read_bytes()
    for other, words in [
        (replace(PLAN, seed=2), "its seed is 1, not 2"),
        (replace(PLAN, budget="50ms"), "its budget is null, not 50ms"),
        (replace(PLAN, game="gargon"), "its game is magicians, not gargon"),
        (replace(PLAN, lineups=(("random", "random", "apprentice"),)), "its bots is"),
        (replace(PLAN, options={**PLAN.options, "deals": 2}), "its option deals is 1, not 2"),
    ]:
        with pytest.raises(Malformed, match=words):
            Ledger(other, file)
    assert file.read_bytes() == before


def test_games_of_an_earlier_version_of_ones_own_bot_are_not_the_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    bot, file = tmp_path / "changing_bot.py", tmp_path / "out.jsonl"
    bot.write_text("class Bot:\n    def choose(self, seen, seat, legal):\n        return legal[0]\n")
    ours = replace(PLAN, lineups=(("changing_bot:Bot", "random", "random"),))
    for _ in range(2):
        Ledger(ours, file).close()
    bot.write_text(bot.read_text().replace("legal[0]", "legal[-1]"))
    with pytest.raises(Malformed, match=r"an earlier version of changing_bot:Bot\. Give"):
        Ledger(ours, file)


@pytest.mark.parametrize("folder", ["with_init", "without_init"])
def test_a_bot_in_a_folder_is_known_by_all_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / folder).mkdir()
    bot, file = tmp_path / folder / "mine.py", tmp_path / "out.jsonl"
    if folder == "with_init":
        (tmp_path / folder / "__init__.py").touch()
    bot.write_text("class Bot:\n    def choose(self, seen, seat, legal):\n        return legal[0]\n")
    ours = replace(PLAN, lineups=((f"{folder}.mine:Bot", "random", "random"),))
    Ledger(ours, file).close()
    bot.write_text(bot.read_text().replace("legal[0]", "legal[-1]"))
    with pytest.raises(Malformed, match=rf"an earlier version of {folder}\.mine:Bot\. Give"):
        Ledger(ours, file)


@pytest.mark.parametrize("text", ["# Notes\n", "# Notes", '{"a": 1}\n', "[]\n", "3\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes"
    file.write_text(text)
    with pytest.raises(Malformed, match="no file of the arena"):
        Ledger(PLAN, file)
    assert file.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"number":0,"deal":3}'])
def test_a_line_that_is_no_game_is_told(tmp_path: Path, line: str) -> None:
    file = tmp_path / "out.jsonl"
    written(file, GAMES[:1])
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(Malformed, match="line 3"):
        Ledger(PLAN, file)


def test_a_game_in_the_wrong_seats_is_told(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    written(file, GAMES[:1])
    text = file.read_text().replace('"rotation":0', '"rotation":1')
    file.write_text(text)
    with pytest.raises(Malformed, match="line 2"):
        Ledger(PLAN, file)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ('"reason":"deals_played"', '"reason":"boredom"'),
        ('"points":[0,0,0]', '"points":[0,0]'),
        ('"number":0,"deal":0', '"number":-3,"deal":-1'),
        ('"shares":[', '"shares":[1.0,'),
    ],
)
def test_a_line_that_no_game_can_have_brought_is_told(tmp_path: Path, here: str, there: str) -> None:
    file = tmp_path / "out.jsonl"
    written(file, GAMES[:1])
    text = file.read_text()
    assert here in text
    file.write_text(text.replace(here, there))
    with pytest.raises(Malformed, match="line 2"):
        Ledger(PLAN, file)


class Full(io.BytesIO):
    """A disk without room: what is left over fails again when it is closed."""

    def write(self, _: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def close(self) -> None:
        if not self.closed:  # once: it is closed again when it is forgotten
            super().close()
            raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_once_and_in_our_words(tmp_path: Path) -> None:
    ledger = Ledger(PLAN, tmp_path / "out.jsonl")
    ledger.close()
    ledger.stream = Full()
    with pytest.raises(Malformed, match="cannot be written: No space left on device"), closing(ledger):
        ledger.add(GAMES[0])


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    ledger = Ledger(PLAN, tmp_path / "out.jsonl")
    with pytest.raises(Malformed, match="another run"):
        Ledger(PLAN, tmp_path / "out.jsonl")
    ledger.close()


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be written"):
        Ledger(PLAN, tmp_path / "nowhere" / "out.jsonl")
