"""Whole games that a player can read, compared letter for letter.

Each file holds the moves of one game with the words around them. The moves are read from it and played
again, so neither bots nor the order of legal moves matter. `GRIMOIRE_REGENERATE=1` writes the files anew,
with moves of the apprentice: do so only on purpose, and read what has changed.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from grimoire import Table
from grimoire.bots import find_bot
from grimoire.core.narration import name_of, narrate_all
from grimoire.core.text import Text

from .positions import GAME, phase, turn

FOLDER = Path(__file__).parent / "golden"
TOLD = {
    "table-last-round",
    "table-lead",
    "table-follow",
    "table-restricted",
    "table-hand",
    "table-battle",
    "table-consolation",
}

# the file, its language, and the table
GAMES = {
    "three.en.txt": ("en", 3, 44),
    "four.fr.txt": ("fr", 4, 67),
}

Chooser = Callable[[Table, int], str]


def transcript(lang: str, seats: int, seed: int, choose: Chooser) -> str:
    """A game in notation and words: before each move what its player needs to see, then what happens."""
    table = GAME.new(seats=seats, seed=seed)
    lines = [GAME.title(lang), f"seats={seats} seed={seed}", ""]
    lines += happenings(table, lang)
    while not table.over:
        seat = turn(table)
        lines += ["", f"{table.steps + 1}. {say(lang, name_of(seat, None))}"]
        lines += [f"   {say(lang, text)}" for text in sight(table, seat)]
        move = choose(table, seat)
        lines.append(f"   > {move}")
        table.play(seat, move)
        lines += happenings(table, lang)
    assert table.outcome is not None
    winners = ", ".join(say(lang, name_of(seat, None)) for seat in table.outcome.winners)
    lines += ["", f"{say(lang, Text(f'reason-{table.outcome.reason}'))}: {table.outcome.scores} → {winners}"]
    return "\n".join(lines) + "\n"


def say(lang: str, text: Text) -> str:
    return str(GAME.texts.put(lang, text))


def sight(table: Table, seat: int) -> Sequence[Text]:
    """What the player needs to see: what is asked, and the hand to play from."""
    told = TOLD if phase(table) == "playing" else TOLD - {"table-hand"}
    return [text for text in GAME.describe(table.view(seat)) if text.key in told]


def happenings(table: Table, lang: str) -> list[str]:
    """What a spectator is told of the last move."""
    return [f"   {say(lang, text)}" for text in narrate_all(GAME, table.told(None), None)]


def by_apprentice(table: Table, seat: int) -> str:
    """The apprentice's move; picks are put together to a whole play."""
    twin, cards = table.copy(), []
    while (move := apprentices_choice(twin, seat)).startswith("+"):
        twin.play(seat, move)
        cards.append(move[1:])
    return "+".join(cards) or move


def apprentices_choice(table: Table, seat: int) -> str:
    bot = find_bot("apprentice")(len(table.history))
    return str(bot.choose(table.observe(seat), seat, table.legal(seat)))


def as_written(text: str) -> Chooser:
    """The moves of a transcript, in order."""
    moves = re.findall(r"^   > (.*)$", text, re.MULTILINE)
    return lambda table, seat: moves[table.steps]


@pytest.mark.compiled  # each of its plays is tried in imagined hands, too slow uncompiled
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    file = FOLDER / name
    if os.environ.get("GRIMOIRE_REGENERATE") == "1":
        file.write_bytes(transcript(*GAMES[name], choose=by_apprentice).encode())
    golden = file.read_bytes().decode()

    assert transcript(*GAMES[name], choose=as_written(golden)) == golden


def test_the_games_show_every_kind_of_play_and_what_is_rare() -> None:
    texts = {name: (FOLDER / name).read_text("utf-8") for name in GAMES}
    moves = {name: re.findall(r"^   > (.*)$", text, re.MULTILINE) for name, text in texts.items()}
    rare = {
        "three.en.txt": ("Second battle", "nobody wins", "doubled by 0s", "the only one left", "ties for"),
        "four.fr.txt": ("Second combat", "personne ne gagne", "doublées par les 0", "ne peut commencer"),
    }

    for name in GAMES:
        assert {move.split()[0] for move in moves[name]} >= {"pass", "fight", "draw"}, name
        plays = [move for move in moves[name] if move[1].isdigit()]
        assert {mix_of(play.split("+")) for play in plays} == {"1", "2", "1+1", "2+1", "1+1+1"}, name
        for words in rare[name]:
            assert words in texts[name], (name, words)


def mix_of(cards: Sequence[str]) -> str:
    counts = Counter(card[0] for card in cards)
    return "+".join(str(count) for count in sorted(counts.values(), reverse=True))
