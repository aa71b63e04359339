"""A server's whole database, as each version wrote it."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import pytest

from grimoire.server.hub import Hub
from grimoire.server.storage.store import Store
from grimoire.server.thinking import Thinking

from . import FOLDER


@pytest.mark.parametrize("folder", [file.parent for file in FOLDER.glob("*/database.sqlite")])
def test_a_server_opens_a_database_of_each_version(folder: Path, tmp_path: Path) -> None:
    """Tables that are open, running and over come to where they were."""
    shutil.copy(folder / "database.sqlite", tmp_path)
    positions = json.loads((folder / "database.json").read_text("utf-8"))

    async def story() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'database.sqlite'}")
        hub = Hub(store, Thinking())
        for table, position in positions.items():
            session = (await hub.find(table)).session
            assert session.status == table.rpartition("-")[2]
            assert (session.table.position() if session.table else None) == position
        await hub.close()
        await store.close()

    asyncio.run(story())
