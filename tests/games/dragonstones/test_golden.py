"""Whole games that a player can read, compared letter for letter.

Each file holds the moves of one game with the words around them. The moves are read from it and played
again, so neither bots nor the order of legal moves matter. `GRIMOIRE_REGENERATE=1` writes the files anew,
with moves of the apprentice: do so only on purpose, and read what has changed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grimoire import Table
from grimoire.bots import find_bot
from grimoire.core.narration import name_of
from grimoire.core.text import Text

from ..shared import happenings, put
from .positions import GAME

FOLDER = Path(__file__).parent / "golden"
TOLD = {"table-copied", "table-drawn", "table-purse"}

Chooser = Callable[[Table, int], str]

# the file, its language, and the table
GAMES = {
    "three.en.txt": ("en", 3, 104),
    "four.fr.txt": ("fr", 4, 65),
}


def told(lang: str, seats: int, seed: int, choose: Chooser) -> str:
    """A game of this seed: before each step what everybody who is asked needs to see, then what happens."""
    table = GAME.new(seats=seats, seed=seed)
    lines = [GAME.title(lang), f"seats={seats} seed={seed}", "", *happenings(table, lang)]
    while not table.over:
        lines += ["", f"{table.steps + 1}."]
        answers = {}
        for seat in table.actors:
            seen = [text for text in GAME.describe(table.view(seat)) if text.key in TOLD]
            answers[seat] = choose(table, seat)
            lines.append(f"   {put(table, lang, name_of(seat, None))}")
            lines += [f"      {put(table, lang, text)}" for text in seen]
            lines.append(f"      > {answers[seat]}")
        for seat, answer in answers.items():
            table.play(seat, answer)
        lines += happenings(table, lang)
    assert table.outcome is not None
    reason = put(table, lang, Text(f"reason-{table.outcome.reason}"))
    winners = ", ".join(put(table, lang, name_of(seat, None)) for seat in table.outcome.winners)
    return "\n".join([*lines, "", f"{reason}: {table.outcome.scores} → {winners}"]) + "\n"


def by_apprentice(table: Table, seat: int) -> str:
    bot = find_bot("apprentice")(10 * len(table.history) + seat)
    return str(bot.choose(table.observe(seat), seat, table.legal(seat)))


def as_written(text: str) -> Chooser:
    """The moves of a transcript, in order."""
    moves = iter(re.findall(r"^      > (.*)$", text, re.MULTILINE))
    return lambda table, seat: next(moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    file = FOLDER / name
    if os.environ.get("GRIMOIRE_REGENERATE") == "1":
        file.write_bytes(told(*GAMES[name], choose=by_apprentice).encode())
    golden = file.read_bytes().decode()

    assert told(*GAMES[name], choose=as_written(golden)) == golden


def test_the_games_are_short_and_show_most_kinds_of_move() -> None:
    texts = {name: (FOLDER / name).read_text("utf-8") for name in GAMES}
    for name, text in texts.items():
        verbs = {move.split()[0] for move in re.findall(r"^      > (.*)$", text, re.MULTILINE)}
        assert verbs >= {"bid", "silver", "way"}, name
        assert "{" not in text and "event-" not in text and "move-" not in text, name
        assert len(text.splitlines()) < 1500, name
