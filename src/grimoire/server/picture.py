"""A session as messages: what is told of a table to everybody, and of its game to one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimoire.core.errors import GrimoireError
from grimoire.core.table import Table
from grimoire.core.text import Text
from grimoire.match.chairs import Chair
from grimoire.match.session import Session
from grimoire.server import messages


def problem_of(error: GrimoireError) -> messages.Problem:
    return messages.Problem(Text(error.key, error.values), error.clause)


def chair_of(chair: Chair) -> messages.ChairLine:
    return messages.ChairLine(chair.name, chair.bot or None, chair.taken, chair.stand_in)


def line_of(session: Session) -> messages.TableLine:
    """A table in a list."""
    host = session.seat_of(session.host)
    return messages.TableLine(
        table=session.table_id,
        game=session.game.name,
        status=session.status,
        host=session.chairs[host].name if host is not None else "",
        chairs=[chair_of(chair) for chair in session.chairs],
        free=sum(not chair.taken for chair in session.chairs),
        watch=session.opened.watch == "anyone",
    )


def table_of(
    session: Session, seat: int | None, guest: str, nonce_wanted: bool, warming: Sequence[int]
) -> messages.Table:
    """Who sits where, as one viewer is told."""
    request = session.request
    return messages.Table(
        protocol=messages.PROTOCOL,
        table=session.table_id,
        game=session.game.name,
        status=session.status,
        options=session.opened.options,
        clock=session.clock,
        chairs=[chair_of(chair) for chair in session.chairs],
        host=session.seat_of(session.host),
        you=seat,
        may_host=guest == session.host,
        nonce_wanted=nonce_wanted,
        takeback=messages.Takeback(request.seat, sorted(request.yes)) if request else None,
        fairness=messages.Fairness(
            commitment=session.opened.commitment,
            nonce_hashes=[chair.nonce_hash for chair in session.chairs],
            nonces=session.nonces,
            secret=session.secret.hex() if is_over(session) else None,
        ),
        rematch=session.rematch or None,
        rules=session.opened.rules,
        ended=ended_of(session, seat),
        warming=list(warming),
    )


def is_over(session: Session) -> bool:
    """Whether the game is over for good, so that its deal is no secret any more."""
    return session.status == "over" or (session.ended is not None and not session.is_newer)


def ended_of(session: Session, seat: int | None) -> messages.Ended | None:
    """What there is to read of a table that a change of rules has ended.

    Of one that a newer program has opened, and will play on, nothing that might be a secret.
    """
    if session.ended is None:
        return None
    why = problem_of(session.ended).text
    return messages.Ended(why, [] if session.is_newer else session.transcript(seat))


def play_of(session: Session, seat: int | None, at: int) -> messages.Play:
    """The game as a seat sees it; what just happened is put in by the feed."""
    table = session.table
    assert table is not None
    asked = seat is not None and seat in table.actors and session.chairs[seat].person
    return messages.Play(
        number=0,
        whole=False,
        after=0,
        view=table.view(seat),
        window=session.windows[seat] if seat is not None and asked else None,
        legal=legal_lines(table, seat) if seat is not None and asked else [],
        answered=str(table.pending[seat]) if seat in table.pending else None,
        waiting=waiting_shown(session),
        standing=standing_of(session, seat),
        undo=seat is not None and offers_undo(session, seat),
        clocks=[hour_of(session, one, at) for one in range(table.seats)],
        events=[],
        told=[],
        notice=None,
        outcome=table.outcome,
    )


def waiting_shown(session: Session) -> list[int]:
    """Who has still to answer; where that is nobody's business, all who are asked."""
    table = session.table
    assert table is not None
    return list(table.actors) if session.game.veiled else session.waiting


def standing_of(session: Session, seat: int | None) -> str | None:
    """The standing answer of a seat, while it holds."""
    given = session.standing.get(seat) if seat is not None else None
    return given.name if given else None


def legal_lines(table: Table, seat: int) -> list[messages.MoveLine]:
    box = table.boxes[0]
    return [
        messages.MoveLine(str(move), move.kind, arguments(move), table.game.gloss(box, move))
        for move in table.legal(seat)
    ]


def arguments(move: Any) -> dict[str, int]:
    named: dict[str, int] = move.args._asdict()
    return named


def hour_of(session: Session, seat: int, at: int) -> messages.Hour:
    if session.game.veiled:
        return veiled_hour(session, seat, at)
    runs = session.deadline(seat) is not None
    left = session.left[seat] - (at - session.asked_at[seat] if runs else 0)
    return messages.Hour(max(0, left), runs)


def veiled_hour(session: Session, seat: int, at: int) -> messages.Hour:
    """A clock that runs for all who are asked until the last has answered, so that it tells nothing."""
    table = session.table
    asked = table is not None and seat in table.actors and session.chairs[seat].person
    runs = asked and session.clock.kind != "none"
    left = session.left_when_asked[seat] - (at - session.asked_at[seat]) if runs else session.left[seat]
    return messages.Hour(max(0, left), runs)


def offers_undo(session: Session, seat: int) -> bool:
    """Whether the seat is offered to take its own last move back without asking."""
    if not session.chairs[seat].person:
        return False
    try:
        session.check_offer(seat)
    except GrimoireError:
        return False
    return True
