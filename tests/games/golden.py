"""Whole games that a player can read, compared letter for letter.

Each file holds the moves of one game with the words around them. The moves are read from it and played
again, so neither bots nor the order of legal moves matter. `GRIMOIRE_REGENERATE=1` writes the files anew,
with moves of the apprentice: do so only on purpose, and read what has changed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from grimoire import Table
from grimoire.bots import find_bot
from grimoire.core.narration import name_of
from grimoire.core.text import Text

from .shared import turn

Chooser = Callable[[Table, int], str]  # the move of a seat, in notation
Sight = Callable[[Table, int], Sequence[Text]]  # what a player needs to see


def check_golden(file: Path, tell: Callable[[Chooser], str], anew: Chooser) -> None:
    """Told again with the moves of its file, a game is told as the file tells it."""
    if os.environ.get("GRIMOIRE_REGENERATE") == "1":
        file.write_bytes(tell(anew).encode())
    golden = file.read_bytes().decode()

    assert tell(as_written(golden)) == golden


# ---------------------------------------------------------------- who chooses


def moves_in(text: str) -> list[str]:
    """The moves of a transcript, in order."""
    return re.findall(r"^ +> (.*)$", text, re.MULTILINE)


def as_written(text: str) -> Chooser:
    """Chooses the moves of a transcript, in order."""
    moves = iter(moves_in(text))
    return lambda table, seat: next(moves)


def apprentices_choice(table: Table, seat: int, seed: int) -> str:
    bot = find_bot("apprentice")(seed)
    return str(bot.choose(table.observe(seat), seat, table.legal(seat)))


# ---------------------------------------------------------------- telling


def transcript(table: Table, lang: str, head: str, sight: Sight, choose: Chooser) -> str:
    """A game in notation and words: before each move what its player needs to see, then what happens."""
    lines = beginning(table, lang, head)
    while not table.over:
        seat = turn(table)
        lines += ["", f"{table.steps + 1}. {put(table, lang, name_of(seat, None))}"]
        lines += [f"   {put(table, lang, text)}" for text in sight(table, seat)]
        move = choose(table, seat)
        lines.append(f"   > {move}")
        table.play(seat, move)
        lines += happenings(table, lang)
    return "\n".join([*lines, *ending(table, lang)]) + "\n"


def transcript_of_steps(table: Table, lang: str, head: str, sight: Sight, choose: Chooser) -> str:
    """The same where several may be asked at once: each sees and answers, then all is played."""
    lines = beginning(table, lang, head)
    while not table.over:
        lines += ["", f"{table.steps + 1}."]
        answers = {}
        for seat in table.actors:
            answers[seat] = choose(table, seat)
            lines.append(f"   {put(table, lang, name_of(seat, None))}")
            lines += [f"      {put(table, lang, text)}" for text in sight(table, seat)]
            lines.append(f"      > {answers[seat]}")
        for seat, answer in answers.items():
            table.play(seat, answer)
        lines += happenings(table, lang)
    return "\n".join([*lines, *ending(table, lang)]) + "\n"


def beginning(table: Table, lang: str, head: str) -> list[str]:
    """The game, the table (`head`), and what happens before the first move."""
    return [table.game.title(lang), head, "", *happenings(table, lang)]


def happenings(table: Table, lang: str) -> list[str]:
    """What a spectator is told of the last move."""
    return [f"   {put(table, lang, text)}" for text in table.narrated(None)]


def ending(table: Table, lang: str) -> list[str]:
    """Why the game is over, the scores, and who has won."""
    assert table.outcome is not None
    reason = put(table, lang, Text(f"reason-{table.outcome.reason}"))
    winners = ", ".join(put(table, lang, name_of(seat, None)) for seat in table.outcome.winners)
    return ["", f"{reason}: {table.outcome.scores} → {winners}"]


def put(table: Table, lang: str, text: Text) -> str:
    return str(table.game.texts.put(lang, text))
