"""What the server keeps: guests, tables and their logs."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from grimoire.match import log
from grimoire.server.storage.database import open_database
from grimoire.server.storage.schema import ENTRIES, GUESTS, SITTINGS, TABLES
from grimoire.server.storage.writer import Writer


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here, known by a cookie alone."""

    guest: str
    name: str


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept: its secret, and the lines of its log."""

    secret: bytes
    lines: list[str]

    def entries(self) -> list[log.AnyEntry]:
        return [log.decode(line.encode()) for line in self.lines]


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """The database behind the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        return cls(await open_database(url))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # ------------------------------------------------------------ guests

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        """A guest, and the token that proves to be that guest; only its hash is kept."""
        token, guest = secrets.token_urlsafe(32), Guest(secrets.token_hex(8), name)
        row = {"guest": guest.guest, "token_hash": hash_token(token), "name": name, "created": now()}
        await self.writer.write((insert(GUESTS), row))
        return guest, token

    async def guest_of(self, token: str) -> Guest | None:
        wanted = select(GUESTS.c.guest, GUESTS.c.name).where(GUESTS.c.token_hash == hash_token(token))
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Guest(row.guest, row.name) if row else None

    async def name_of(self, guest: str) -> str:
        """What a guest is called now."""
        wanted = select(GUESTS.c.name).where(GUESTS.c.guest == guest)
        async with self.engine.connect() as connection:
            return str((await connection.execute(wanted)).scalar() or "")

    async def rename(self, guest: str, name: str) -> None:
        await self.writer.write((update(GUESTS).where(GUESTS.c.guest == guest), {"name": name}))

    # ------------------------------------------------------------ tables

    async def new_table(self, table: str, secret: bytes, opened: log.Opened) -> None:
        row = {
            "table_id": table,
            "secret": secret,
            "created": opened.at,
            "status": "open",
            "joined_by": opened.join,
        }
        await self.writer.write((insert(TABLES), row), entry_row(table, 0, opened))

    async def append(self, table: str, number: int, entry: log.AnyEntry) -> None:
        """The n-th entry of a table's log. Returns once it is committed."""
        statements = [entry_row(table, number, entry)]
        if isinstance(entry, log.Sat):
            sitting = {"guest": entry.guest, "table_id": table}
            statements.append((upsert(SITTINGS).on_conflict_do_nothing(), sitting))
        await self.writer.write(*statements)

    async def set_status(self, table: str, status: str) -> None:
        """What lists say of a table; the log is the truth."""
        await self.writer.write((update(TABLES).where(TABLES.c.table_id == table), {"status": status}))

    async def load(self, table: str) -> Stored | None:
        secret = select(TABLES.c.secret).where(TABLES.c.table_id == table)
        bodies = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(secret)).scalar()
            if found is None:
                return None
            rows = (await connection.execute(bodies)).scalars().all()
        return Stored(found, list(rows))

    async def open_tables(self, limit: int) -> Sequence[str]:
        """Tables that anyone may join, the newest first."""
        wanted = (
            select(TABLES.c.table_id)
            .where(TABLES.c.status == "open", TABLES.c.joined_by == "anyone")
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalars().all()

    async def tables_of(self, guest: str, limit: int) -> Sequence[str]:
        """Where a guest sits in a game that is not over, the newest first."""
        wanted = (
            select(SITTINGS.c.table_id)
            .join(TABLES, TABLES.c.table_id == SITTINGS.c.table_id)
            .where(SITTINGS.c.guest == guest, TABLES.c.status != "over")
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalars().all()


def entry_row(table: str, number: int, entry: log.AnyEntry) -> tuple[Executable, dict[str, Any]]:
    return insert(ENTRIES), {"table_id": table, "number": number, "body": log.encode(entry).decode()}
