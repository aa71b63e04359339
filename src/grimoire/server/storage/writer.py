"""The one writer: what many tables append at once is committed together, and acknowledged only then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grimoire.server.figures import COMMITS

BATCH = 500  # appends that are committed together at most


@dataclass(frozen=True)
class Write:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[tuple[Executable, Any]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits in groups. A write that fails is alone in failing: the others of its group are committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._run())

    async def write(self, *statements: tuple[Executable, Any]) -> None:
        """Returns once the statements are committed; raises what went wrong with them."""
        one = Write(statements)
        with COMMITS.time():
            await self.queue.put(one)
            await one.done

    async def close(self) -> None:
        """Commits what is waiting, then ends."""
        await self.queue.put(None)
        await self.task

    async def _run(self) -> None:
        while (first := await self.queue.get()) is not None:
            group = [first]
            while len(group) < BATCH and not self.queue.empty():
                one = self.queue.get_nowait()
                if one is None:
                    await self._commit(group)
                    return
                group.append(one)
            await self._commit(group)

    async def _commit(self, group: list[Write]) -> None:
        """All at once; if that fails, one by one, to find the one that is at fault."""
        try:
            await self._execute(group)
        except SQLAlchemyError:
            for one in group:
                await self._commit_alone(one)
        else:
            for one in group:
                settle(one, None)

    async def _commit_alone(self, one: Write) -> None:
        try:
            await self._execute([one])
        except SQLAlchemyError as problem:
            settle(one, problem)
        else:
            settle(one, None)

    async def _execute(self, group: list[Write]) -> None:
        async with self.engine.begin() as connection:
            for one in group:
                await execute(connection, one)


async def execute(connection: AsyncConnection, one: Write) -> None:
    for statement, values in one.statements:
        await connection.execute(statement, values)


def settle(one: Write, problem: Exception | None) -> None:
    """Tells whoever waits, unless they have given up."""
    if one.done.done():
        return
    if problem is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(problem)
