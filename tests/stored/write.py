"""Writes what a version stores: python -m tests.stored.write FOLDER.

A log, a record, a saved game and a position of each game, and a server's database with tables of all games.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

from grimoire.core.fairness import commitment, hash_nonce
from grimoire.core.game import Game
from grimoire.core.table import Table, new_table
from grimoire.games import GAMES
from grimoire.match import log
from grimoire.match.clock import Clock
from grimoire.match.session import Session
from grimoire.server.storage import schema
from grimoire.server.storage.store import Store, hash_token

DOCS = Path(__file__).parents[2] / "docs"
SECRET = bytes(range(32))
NONCES = ["a" * 32, "b" * 32]
GUESTS = ["ada", "bo"]
SEATS = 3

# What takes long to play out is made short; material of one's own is kept in what is stored.
OPTIONS: dict[str, dict[str, Any]] = {
    "magicians": {"deals": 1, "open_stack": True},
    "gargon": {"open_winnings": True},
    "dragonstones": {"characters": (DOCS / "characters/hermit.toml").read_text("utf-8")},
    "zargos": {"map": (DOCS / "maps/four-winds.toml").read_text("utf-8"), "setup": "quick", "rounds": 1},
}
LOGGED = 120  # answers of the log, and moves of the saved game and the position,
SAVED = {"magicians": 12}  # but of games that are over by then


def write(folder: Path) -> None:
    """A folder a game, a file a format."""
    for game in GAMES:
        options = OPTIONS[game.name]
        save(folder / game.name / "log.json", log_of(game, options))
        save(folder / game.name / "record.json", played(game, options, game.longest).record())
        on_its_way = played(game, options, SAVED.get(game.name, LOGGED))
        save(folder / game.name / "saved.json", on_its_way.record(reveal=True))
        save(folder / game.name / "position.json", on_its_way.position())
    asyncio.run(write_database(folder / "database.sqlite", folder / "database.json"))


async def write_database(file: Path, told: Path) -> None:
    """Tables of each game that are open, running and over, and the positions that they have come to."""
    file.unlink(missing_ok=True)
    store, positions = await Store.open(f"sqlite+aiosqlite:///{file}"), {}
    for guest in GUESTS:
        row = {"guest": guest, "token_hash": hash_token(guest), "name": guest.title(), "created": 1_000}
        await store.writer.write((insert(schema.GUESTS), row))
    for game in GAMES:
        for status, answers in (("open", 0), ("running", 40), ("over", game.longest)):
            table = f"{game.name}-{status}"
            data = log_of(game, OPTIONS[game.name], answers, table)
            opened, *entries = [log.decode(line.encode()) for line in data["lines"]]
            assert isinstance(opened, log.Opened)
            if not answers:  # nobody has started it
                entries = [one for one in entries if isinstance(one, log.Sat | log.Placed)]
            await store.new_table(table, SECRET, msgspec.structs.replace(opened, join="anyone"))
            for number, entry in enumerate(entries, start=1):
                await store.append(table, number, entry)
            await store.set_status(table, status)
            positions[table] = data["position"] if answers else None
    await store.close()
    connection = sqlite3.connect(file)
    connection.execute("pragma journal_mode=delete")  # one file, without those that SQLite keeps beside it
    connection.close()
    save(told, positions)


def save(file: Path, told: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def played(game: Game, options: Mapping[str, Any], moves: int) -> Table:
    """A seeded table after so many moves, or after the last."""
    table, rng = new_table(game, SEATS, 7, options), random.Random(7)
    while not table.over and len(table.history) < moves:
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def log_of(
    game: Game, options: Mapping[str, Any], answers: int = LOGGED, table: str = "stored"
) -> dict[str, Any]:
    """A table of two people and a bot, with chat and a move taken back, as a server stores it."""
    lines: list[str] = []
    opened = log.Opened(
        at=1_000,
        guest=GUESTS[0],
        game=game.name,
        rules=game.rules,
        seats=SEATS,
        options=game.as_written(game.choose_options(options, SEATS), SEATS),
        clock=Clock("bank", 600, 10),
        join="link",
        watch="anyone",
        commitment=commitment(SECRET),
        deal=game.dealing,
    )
    session, rng = Session(table, SECRET, opened), random.Random(7)
    lines.append(log.encode(opened).decode())

    def do(entry: log.AnyEntry | None) -> None:
        assert entry is not None
        lines.append(log.encode(entry).decode())
        session.apply(entry)

    for seat, guest in enumerate(GUESTS):
        do(session.check_sit(seat, guest, guest.title(), hash_nonce(NONCES[seat]), 2_000))
    do(session.check_place(2, "random", GUESTS[0], 2_500))
    do(session.check_start(GUESTS[0], [*NONCES, ""], 3_000))
    do(log.Said(3_500, GUESTS[1], "Bo", 1, "Bonne chance !"))
    for number in range(answers):
        if session.table is None or session.table.over:
            break
        seat, at = session.waiting[0], 4_000 + 1_000 * number
        move = str(rng.choice(session.table.legal(seat)))
        do(session.check_answer(seat, session.windows[seat], move, at))
        if number == 2:
            asking = next(one for one in (0, 1) if any(ply.seat == one for ply in session.table.history))
            do(log.TakebackRequested(at, asking, session.table.steps))
            do(log.TakebackAnswered(at, 1 - asking, True))
    assert session.table is not None
    come_to = session.table.position()
    return {"table": session.table_id, "secret": SECRET.hex(), "lines": lines, "position": come_to}


if __name__ == "__main__":
    write(Path(sys.argv[1]))
