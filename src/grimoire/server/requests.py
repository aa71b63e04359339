"""What a page asks of its table."""

from __future__ import annotations

import asyncio
from typing import assert_never

from grimoire.bots import find_bot
from grimoire.core.errors import Malformed
from grimoire.match import log
from grimoire.server import messages
from grimoire.server.feed import Feed
from grimoire.server.hub import Hub
from grimoire.server.live import LiveTable
from grimoire.server.storage.store import Guest


class Desk:
    """One viewer's requests at one table. Whatever is refused raises a GrimoireError, and nothing changed."""

    def __init__(self, hub: Hub, table: LiveTable, feed: Feed, guest: Guest) -> None:
        self.hub = hub
        self.table = table
        self.feed = feed
        self.guest = guest

    async def obey(self, request: messages.FromPage) -> messages.Done:
        """Does what is asked; what it has done is committed."""
        async with self.table.lock:
            return messages.Done(request.id, await self._do(request))

    async def _do(self, request: messages.FromPage) -> str | None:
        """One kind after the other, so that the type checker names what a new one still lacks.

        Gives the id of another table, where one was asked for.
        """
        session, at, do = self.table.session, self.table.now(), self.table.do
        match request:
            case messages.Sit():
                await self._sit(request)
            case messages.Place():
                await self._place(request)
            case messages.Leave():
                await self._leave()
            case messages.Return():
                await do(session.check_return(self._seat(), at))
            case messages.Start():
                await self.table.begin(self.guest.guest)
            case messages.Open():
                await self.table.open_nonce(self._seat(), request.nonce)
            case messages.Answer():
                await self._answer(request)
            case messages.SetAutoResponse():
                await do(session.check_auto_response(self._seat(), request.standing, at))
            case messages.Undo():
                await do(await asyncio.to_thread(session.check_undo, self._seat(), at))
            case messages.RequestTakeback():
                await do(await asyncio.to_thread(session.check_takeback_request, self._seat(), at))
            case messages.AnswerTakeback():
                await do(session.check_takeback_answer(self._seat(), request.yes, at))
            case messages.Chat():
                await self._chat(request)
            case messages.Rematch():
                return await self._rematch()
            case _:
                assert_never(request)
        return None

    def _seat(self) -> int:
        seat = self.table.session.seat_of(self.guest.guest)
        if seat is None:
            raise Malformed("error-only-watching")
        return seat

    async def _name(self) -> str:
        """What the guest is called now; it may have been another name when the socket was opened."""
        return await self.table.store.name_of(self.guest.guest)

    async def _sit(self, request: messages.Sit) -> None:
        session, guest, name = self.table.session, self.guest.guest, await self._name()
        await self.table.do(
            session.check_sit(request.seat, guest, name, request.nonce_hash, self.table.now())
        )

    async def _place(self, request: messages.Place) -> None:
        session, at = self.table.session, self.table.now()
        if request.bot is None:
            await self.table.do(session.check_remove(request.seat, self.guest.guest, at))
            return
        find_bot(request.bot)
        await self.table.do(session.check_place(request.seat, request.bot, self.guest.guest, at))

    async def _leave(self) -> None:
        session, at = self.table.session, self.table.now()
        await self.table.do(session.check_remove(self._seat(), self.guest.guest, at))
        others = [session.chairs[seat].guest for seat in session.people()]
        heirs = [guest for guest in others if guest != self.guest.guest]
        if session.host == self.guest.guest and heirs:  # the host's role passes on
            await self.table.do(log.Hosted(at, heirs[0]))

    async def _answer(self, request: messages.Answer) -> None:
        session, seat = self.table.session, self._seat()
        if not session.chairs[seat].person:
            raise Malformed("error-bot-plays")
        told = seat, request.window, request.move, self.table.now()
        if session.table is not None and session.table.entries.is_provisional:  # moves sent as one take long
            entry = await asyncio.to_thread(session.check_answer, *told)
        else:
            entry = session.check_answer(*told)
        if entry is not None:
            await self.table.do(entry)

    async def _chat(self, request: messages.Chat) -> None:
        guest, name = self.guest.guest, await self._name()
        seat = self.table.session.seat_of(guest)
        await self.table.do(log.Said(self.table.now(), guest, name, seat, request.text))

    async def _rematch(self) -> str:
        """Another table like this one, with the same game, options, clock and bots; one for all who ask."""
        session = self.table.session
        self._seat()
        if session.status not in ("over", "frozen"):
            raise Malformed("error-not-over")
        if not session.rematch:
            another = await self.hub.open(self.guest.guest, self._again())
            await self.table.do(log.Rematched(self.table.now(), another.session.table_id))
        return session.rematch

    def _again(self) -> messages.NewTable:
        session = self.table.session
        seats = len(session.chairs)
        bots: list[str | None] = [chair.bot for chair in session.chairs if chair.bot]
        return messages.NewTable(
            game=session.game.name,
            seats=seats,
            options=session.game.fill_in(session.opened.options, seats),
            bots=bots[: seats - 1],  # whoever asks has the first seat, whichever it was before
            clock=session.clock,
            join=session.opened.join,
            watch=session.opened.watch,
        )
