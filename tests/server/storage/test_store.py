"""Guests, tables and their logs in a database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from grimoire.match import log
from grimoire.match.clock import Clock
from grimoire.server.storage.database import open_database
from grimoire.server.storage.schema import METADATA
from grimoire.server.storage.store import Store

SECRET = b"s" * 32
OPENED = log.Opened(5, "ada", "gargon", 1, 3, {}, Clock(), "anyone", "anyone", "c" * 64)


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'data.sqlite'}"


def with_store(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Does some work with a store, and closes it."""

    async def run() -> Any:
        store = await Store.open(url(folder))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_log_comes_back_as_it_was_written(tmp_path: Path) -> None:
    entries: list[log.AnyEntry] = [
        log.Sat(6, 0, "ada", "Ada", "h"),
        log.Answered(7, 0, 1, "y2+y6+r9"),
        log.Said(8, "x", "", None, "é ☃"),
    ]

    async def write(store: Store) -> None:
        guest, _ = await store.new_guest("Ada")
        await store.new_table("t", SECRET, OPENED)
        sat = log.Sat(6, 0, guest.guest, "Ada", "h")
        for number, entry in enumerate([sat, *entries[1:]], start=1):
            await store.append("t", number, entry)

    async def read(store: Store) -> Any:
        return await store.load("t")

    with_store(tmp_path, write)
    stored = with_store(tmp_path, read)

    assert stored.secret == SECRET
    assert stored.entries()[0] == OPENED
    assert stored.entries()[2:] == entries[1:]


def test_two_cannot_write_the_same_entry_and_one_loser_does_not_undo_its_batch(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await store.new_table("t", SECRET, OPENED)
        await store.new_table("u", SECRET, OPENED)
        writes = [store.append("t", 1, log.Left(1, 0)), store.append("t", 1, log.Left(1, 1))]
        writes += [store.append("u", number, log.Left(1, 2)) for number in range(1, 50)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        kept = [await store.load(table) for table in ("t", "u")]
        return [done, kept]

    done, (first, second) = with_store(tmp_path, work)

    assert [type(one) for one in done[:2]].count(IntegrityError) == 1
    assert all(one is None for one in done[2:])
    assert (len(first.lines), len(second.lines)) == (2, 50)


def test_acknowledged_means_on_disk(tmp_path: Path) -> None:
    """Another process sees the entry at once, and the database syncs fully."""

    async def work(store: Store) -> Any:
        await store.new_table("t", SECRET, OPENED)
        with sqlite3.connect(tmp_path / "data.sqlite") as other:
            seen = other.execute("select count(*) from entries").fetchone()[0]
        async with store.engine.connect() as connection:
            settings = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        return seen, settings

    assert with_store(tmp_path, work) == (1, ["wal", 2, 1])


def test_guests_are_known_by_the_hash_of_their_token(tmp_path: Path) -> None:
    async def work(store: Store) -> Any:
        guest, token = await store.new_guest("")
        await store.rename(guest.guest, "Ada")
        return guest, token, await store.guest_of(token), await store.guest_of("another")

    guest, token, found, nobody = with_store(tmp_path, work)

    assert (found.guest, found.name, nobody) == (guest.guest, "Ada", None)
    assert token.encode() not in (tmp_path / "data.sqlite").read_bytes()


def test_lists_tell_open_tables_and_those_where_a_guest_sits(tmp_path: Path) -> None:
    async def work(store: Store) -> Any:
        guest, _ = await store.new_guest("")
        for table in ("t", "u"):
            await store.new_table(table, SECRET, OPENED)
            await store.append(table, 1, log.Sat(6, 0, guest.guest, "", ""))
            await store.append(table, 2, log.Sat(7, 1, guest.guest, "", ""))
        await store.set_status("u", "over")
        return await store.open_tables(9), await store.tables_of(guest.guest, 9), await store.load("v")

    assert with_store(tmp_path, work) == (["t"], ["t"], None)


def test_migrations_lead_to_the_declared_tables(tmp_path: Path) -> None:
    async def columns() -> Any:
        engine = await open_database(url(tmp_path))
        again = await open_database(url(tmp_path))  # a second time nothing is to be done
        async with engine.connect() as connection:
            found = {
                name: [row[1] for row in await connection.execute(text(f"PRAGMA table_info({name})"))]
                for name in METADATA.tables
            }
        await engine.dispose()
        await again.dispose()
        return found

    assert asyncio.run(columns()) == {
        name: [column.name for column in table.columns] for name, table in METADATA.tables.items()
    }


@pytest.mark.parametrize("line", [b"{}", b'{"kind":"fly","at":1}', b'{"kind":"left","at":1,"seat":0,"x":1}'])
def test_a_line_that_is_no_entry_is_not_read(line: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        log.decode(line)


def test_the_newest_migration_is_the_one_that_a_new_database_has(tmp_path: Path) -> None:
    """Only then may Alembic be left out when the server starts again."""
    from grimoire.server.storage.database import newest_version, open_database, version_of

    async def version() -> str | None:
        engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'data.sqlite'}")
        async with engine.connect() as connection:
            found = await connection.run_sync(version_of)
        await engine.dispose()
        return found

    assert asyncio.run(version()) == asyncio.run(version()) == newest_version()
