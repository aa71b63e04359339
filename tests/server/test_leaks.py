"""What a viewer is sent, to the byte, in tables that differ only in what the viewer cannot know."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import grimoire
from grimoire.core.fairness import commitment, hash_nonce
from grimoire.games import GAMES
from grimoire.match import log
from grimoire.match.clock import Clock
from grimoire.match.session import Session
from grimoire.server import messages
from grimoire.server.feed import Feed
from grimoire.server.live import LiveTable
from grimoire.server.picture import play_of
from grimoire.server.requests import Desk
from grimoire.server.sockets import reply
from grimoire.server.storage.store import Guest
from tests.toy.standing import add_stones

# Uncompiled, Zargos takes too long until somebody holds cards.
SLOW = {"zargos": pytest.mark.compiled}
NAMES = [pytest.param(game.name, marks=SLOW.get(game.name, ())) for game in GAMES]
OPTIONS: dict[str, dict[str, Any]] = {"zargos": {"setup": "quick", "peoples": "random", "trading": True}}
MOVES = {"zargos": 600}  # so many at the most before the comparison
SECRET, GUESTS = b"s" * 32, ["ada", "bo", "cy"]


class NoStore:
    """Everything is committed at once."""

    async def append(self, *_: Any) -> None: ...
    async def set_status(self, *_: Any) -> None: ...

    async def name_of(self, guest: str) -> str:
        return guest


def started(game: str) -> Session:
    """A table with three people, its clock standing still."""
    options = grimoire.game(game).read_options(OPTIONS.get(game, {}), 3)
    opened = log.Opened(
        0, "ada", game, 1, 3, options, Clock("bank", 60), "link", "anyone", commitment(SECRET)
    )
    session = Session("t", SECRET, opened)
    for seat, guest in enumerate(GUESTS):
        session.apply(session.check_sit(seat, guest, guest, hash_nonce(guest), 0))
    session.apply(log.Started(0, GUESTS))
    return session


def play_some(session: Session, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        assert session.table is not None
        if session.table.over:
            return
        seat = session.waiting[0]
        move = str(rng.choice(session.table.legal(seat)))
        session.apply(session.check_answer(seat, session.windows[seat], move, 0) or log.Left(0, 0))


def twins(game: str, seed: int, seat: int) -> tuple[Session, Session]:
    """The same table twice, but for what the seat cannot know."""
    rng = random.Random(seed)
    moves = rng.randrange(MOVES.get(game, 40))
    true, imagined = started(game), started(game)
    play_some(true, random.Random(seed), moves)
    play_some(imagined, random.Random(seed), moves)
    assert true.table is not None and imagined.table is not None
    imagined.table = true.table.imagined(seat, seed)
    return true, imagined


async def heard(session: Session, guest: str, requests: list[str]) -> list[bytes]:
    """All that a viewer is sent: how things stand, and what comes of these requests."""
    table = LiveTable(session, 1, NoStore(), None, lambda: 0)  # type: ignore[arg-type]
    feed = Feed(guest, session.seat_of(guest))
    table.watch(feed)
    desk = Desk(None, table, feed, Guest(guest, guest))  # type: ignore[arg-type]
    for request in requests:
        feed.tell(await reply(desk, request))
    sent = []
    while not feed.queue.empty():
        sent.append(feed.queue.get_nowait() or b"")
    await table.close()
    return sent


def requests(session: Session, seat: int | None) -> list[str]:
    """Whatever a page could send without learning anything new: wrong moves, chat, asking to go back."""
    window = session.windows[seat] if seat is not None else 0
    wrong = ["done", "w16", "pass 9+9", "fight pink", "y0+y0+y0", "13+13", "ball+1", "", "take it"]
    if session.game.name == "zargos":  # there it may be the end of the attacks, and then dice fall
        wrong.remove("done")
    asked = [
        f'{{"type":"answer","id":{i},"window":{window},"move":"{move}"}}' for i, move in enumerate(wrong)
    ]
    return [
        *asked,
        '{"type":"chat","id":20,"text":"hello"}',
        '{"type":"answer","id":21,"window":0,"move":"take"}',
        '{"type":"agree","id":22,"yes":true}',
        '{"type":"sit","id":23,"seat":1,"nonce_hash":"' + "0" * 64 + '"}',
        '{"type":"start","id":24}',
        "nonsense",
    ]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(game: str, seed: int) -> None:
    for seat, guest in enumerate(GUESTS):
        true, imagined = twins(game, seed, seat)
        asked = requests(true, seat)

        first = asyncio.run(heard(true, guest, asked))
        second = asyncio.run(heard(imagined, guest, asked))

        assert first == second
        assert len(first) > len(asked)


def set_up(session: Session) -> Session:
    """The session with its table set up as it stands: going back does not go past here."""
    assert session.table is not None
    session.table = session.game.table(session.table.position())
    return session


@pytest.mark.parametrize("game", NAMES)
def test_going_back_sends_the_same_bytes_whatever_is_hidden(game: str) -> None:
    """A move of the seat's own that shows it nothing new, and whether and how it can be taken back."""
    compared = 0
    for seed in range(30):
        seat = seed % 3
        true, imagined = (set_up(one) for one in twins(game, seed, seat))
        if seat not in true.waiting:
            continue
        assert true.table is not None
        move = random.Random(seed).choice(true.table.legal(seat))
        answer = f'{{"type":"answer","id":1,"window":{true.windows[seat]},"move":"{move}"}}'
        back = ['{"type":"undo","id":2}', '{"type":"ask","id":3}', '{"type":"undo","id":4}']
        first, second = (asyncio.run(heard(one, GUESTS[seat], [answer])) for one in (true, imagined))
        if first != second:  # it drew, or somebody's card was shown
            continue
        compared += 1
        first, second = (asyncio.run(heard(one, GUESTS[seat], back)) for one in (true, imagined))
        assert first == second
    assert compared >= 3


@pytest.mark.parametrize("game", NAMES)
def test_a_spectator_is_sent_the_same_bytes_whatever_is_hidden(game: str) -> None:
    """A spectator knows less than any seat, so what no seat's imagination changes, it sees alike."""
    for seed in range(6):
        true, imagined = twins(game, seed, seed % 3)
        asked = requests(true, None)

        assert asyncio.run(heard(true, "dan", asked)) == asyncio.run(heard(imagined, "dan", asked))


def test_cards_that_somebody_picks_make_no_message_to_others() -> None:
    """Gargon: a play not yet finished is its player's business, and so is taking a pick back."""
    session = started("gargon")
    (seat,) = session.waiting

    async def watch() -> tuple[list[int], list[int]]:
        table = LiveTable(session, 1, NoStore(), None, lambda: 0)  # type: ignore[arg-type]
        feeds = [Feed(GUESTS[(seat + 1) % 3], None), Feed("dan", None)]
        for feed in feeds:
            table.watch(feed)
        before = [feed.queue.qsize() for feed in feeds]
        assert session.table is not None
        pick = str(session.table.legal(seat)[0])
        await table.do(log.Answered(0, seat, 1, pick))
        await table.do(log.Undone(0, seat, 1))
        after = [feed.queue.qsize() for feed in feeds]
        await table.close()
        return before, after

    before, after = asyncio.run(watch())
    assert before == after == [2, 2]


def test_a_bid_in_a_fist_makes_the_same_messages_whatever_it_is() -> None:
    """Dragonstones (D9): before the last bid is in, others learn who has bid and nothing else."""

    async def heard_by_others(move: str) -> list[list[bytes]]:
        session = started("dragonstones")
        table = LiveTable(session, 1, NoStore(), None, lambda: 0)  # type: ignore[arg-type]
        feeds = [Feed(GUESTS[1], None), Feed(GUESTS[2], None), Feed("dan", None)]
        for feed in feeds:
            table.watch(feed)
        await table.do(log.Answered(0, 0, 1, move))
        await table.do(log.Answered(0, 0, 1, "bid 1f"))  # it may be changed
        sent = [[feed.queue.get_nowait() or b"" for _ in range(feed.queue.qsize())] for feed in feeds]
        await table.close()
        return sent

    nothing, much = asyncio.run(heard_by_others("bid 0")), asyncio.run(heard_by_others("bid 8f+2c"))
    assert nothing == much
    assert all(len(one) == 3 for one in nothing)  # the table, the game, and that somebody has bid


@pytest.mark.parametrize("change", ["bid", "other bid", "standing"])
def test_a_veiled_answer_changes_nothing_for_others(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is awaited, nor clocks, nor a message tells who has answered; nor does the record."""
    add_stones(monkeypatch)
    silent, spoken = started("stones"), started("stones")
    assert silent.table is not None and spoken.table is not None
    feeds = [Feed("bo", None), Feed("dan", None)]
    for feed in feeds:
        feed.show(spoken, 0, False)
    if change == "standing":
        spoken.apply(spoken.check_auto_response(0, "low", 1_000))
    move = str(spoken.table.legal(0)[-1 if change == "other bid" else 0])
    spoken.apply(spoken.check_answer(0, 1, move, 2_000) or log.Left(0, 0))
    for feed in feeds:
        feed.show(spoken, 9_000, False)

    assert [feed.queue.qsize() for feed in feeds] == [2, 2]
    assert all(play_of(spoken, seat, 9_000) == play_of(silent, seat, 9_000) for seat in (1, 2, None))
    assert play_of(spoken, 1, 9_000).waiting == [0, 1, 2]
    assert play_of(spoken, 1, 9_000).clocks == [messages.Hour(51_000, True)] * 3
    assert play_of(spoken, 0, 9_000).answered == move
    assert spoken.table.record() == silent.table.record()


def test_without_a_veil_it_is_told_who_has_answered() -> None:
    session = started("dragonstones")
    session.apply(session.check_answer(0, 1, "bid 0", 2_000) or log.Left(0, 0))
    play = play_of(session, 1, 9_000)

    assert play.waiting == [1, 2]
    assert [hour.runs for hour in play.clocks] == [False, True, True]


def test_a_running_table_tells_no_secret() -> None:
    session = started("gargon")
    (seat,) = session.waiting
    sent = b"".join(asyncio.run(heard(session, GUESTS[seat], [])))

    assert b"commitment" in sent
    assert SECRET.hex().encode() not in sent
