"""Opening the database, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"


async def open_database(url: str) -> AsyncEngine:
    """An engine on a database that is up to date."""
    engine = create_async_engine(url, hide_parameters=True)  # or errors would tell secrets to the log
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Acknowledged means committed, even if the power fails; readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
