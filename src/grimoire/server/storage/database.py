"""Opening the database, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
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
    """Brings the database up to date; Alembic, slow to import, is asked only if it is not."""
    if version_of(connection) == newest_version():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The last migration that the database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def newest_version() -> str:
    """Migrations are files named by their number."""
    return max(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
