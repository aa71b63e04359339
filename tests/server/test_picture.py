"""What is told of a game to one seat: its legal moves, and how much room they take."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from grimoire import Table
from grimoire.core.errors import GrimoireError
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server.feed import Feed, News
from tests.games.dragonstones.positions import draw, outbid

from .test_leaks import started

KILOBYTE = 1000


def session_at(table: Table) -> Session:
    """A session of Dragonstones, at this table."""
    session = started("dragonstones")
    session.table = table
    return session


def told(session: Session) -> tuple[int, dict[str, Any]]:
    """The first message of the game to the first seat: its size, and what it says."""
    feed = Feed("ada", 0)
    feed.show(session, 0, False)
    return last_of(feed)


def last_of(feed: Feed) -> tuple[int, dict[str, Any]]:
    """The last message on its way."""
    encoded = b""
    while not feed.queue.empty():
        encoded = feed.queue.get_nowait() or b""
    return len(encoded), json.loads(encoded)


def test_a_bid_comes_without_words() -> None:
    _, play = told(session_at(draw("A 1f\nB\nC\nnow thief")))

    nothing, one = play["legal"]
    assert nothing == {
        "move": "bid 0",
        "kind": "bid",
        "args": {"fairy": 0, "common": 0, "black": 0, "amulets": 0},
    }
    assert one["move"] == "bid 1f" and "gloss" not in one


def test_other_moves_come_with_words() -> None:
    _, play = told(session_at(outbid(draw("A\nB\nC\nnow brigand\nnext thief"))))

    assert [(line["move"], line["gloss"]) for line in play["legal"]] == [
        (f"player {number}", {"key": "move-player", "values": {"who": seat(number)}}) for number in (2, 3)
    ]


def seat(number: int) -> dict[str, Any]:
    return {"key": "seat-other", "values": {"number": number}}


def test_a_question_for_a_bid_is_a_short_message() -> None:
    """With a full purse, as at first; later there is hardly ever more to bid."""
    session, feed = started("dragonstones"), Feed("ada", 0)
    feed.show(session, 0, False)
    for seat in range(3):
        answer = session.check_answer(seat, session.windows[seat], "bid 0", 0)
        assert answer is not None
        session.apply(answer)
    assert session.table is not None
    feed.show(session, 0, False, News(session.table.events))
    size, play = last_of(feed)

    assert len(play["legal"]) == 27 and play["told"]
    assert size < 6 * KILOBYTE


@pytest.mark.parametrize(("purse", "bids"), [("8f 2c", 27), ("8f 2c 1b 1a", 108), ("20f 15c 2b 2a", 1944)])
def test_a_bid_takes_less_than_a_hundred_bytes(purse: str, bids: int) -> None:
    size, play = told(session_at(draw(f"A {purse}\nB 5f\nC 5f\nnow thief")))

    assert len(play["legal"]) == bids
    assert size < 3 * KILOBYTE + 100 * bids


def test_the_setting_of_a_table_is_told_once() -> None:
    session = session_at(draw("A\nB\nC\nnow thief\nnext magician"))
    assert session.table is not None
    session.table.game = replace(session.table.game, setting=lambda box: {"chairs": box.seats})
    feed = Feed("ada", 0)

    feed.show(session, 0, False)
    assert last_of(feed)[1]["setting"] == {"chairs": 3}
    for seat in range(3):
        session.table.play(seat, "bid 0")
    feed.show(session, 0, False, News(session.table.events))
    assert last_of(feed)[1]["setting"] is None


def anything(session: Session, rng: random.Random) -> log.AnyEntry | None:
    """Whatever somebody may do next: play, go, come back, ask to take a move back, agree."""
    seat = rng.randrange(3)
    try:
        match rng.choices(["answer", "leave", "return", "undo", "ask", "agree"], [12, 2, 2, 2, 1, 1])[0]:
            case "answer":
                seat, table = session.waiting[0], session.table
                assert table is not None
                return session.check_answer(
                    seat, session.windows[seat], str(rng.choice(table.legal(seat))), 0
                )
            case "leave":
                return log.Left(0, seat)
            case "return":
                return session.check_return(seat, 0)
            case "undo":
                return session.check_undo(seat, 0)
            case "ask":
                return session.check_takeback_request(seat, 0)
            case _:
                return session.check_takeback_answer(seat, True, 0)
    except GrimoireError:
        return None


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_a_viewer_knows_how_things_stand(seed: int) -> None:
    """Also whether the last move can be taken back, which those who leave their seats cannot."""
    rng, session = random.Random(seed), started("gargon")
    feeds = [Feed(chair.guest, seat) for seat, chair in enumerate(session.chairs)]
    known: list[dict[str, Any]] = [{}, {}, {}]
    for _ in range(60):
        entry = anything(session, rng)
        if entry is None:
            continue
        session.apply(entry)
        for seat, feed in enumerate(feeds):
            feed.show(session, 0, False)
            play = last_play(feed) or known[seat]
            known[seat] = play
            fresh = Feed(feed.guest, seat)
            fresh.show(session, 0, False)
            assert stands(play) == stands(last_play(fresh))


def last_play(feed: Feed) -> dict[str, Any]:
    """The last that was told of the game and not heard yet, if anything was."""
    told = [json.loads(feed.queue.get_nowait() or b"{}") for _ in range(feed.queue.qsize())]
    return next((one for one in reversed(told) if one.get("type") == "play"), {})


def stands(play: dict[str, Any]) -> dict[str, Any]:
    """What a message says of the game as it stands, not of what has happened."""
    return {
        name: play[name] for name in ("view", "window", "legal", "answered", "waiting", "undo", "outcome")
    }
