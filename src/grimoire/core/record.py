"""Records: a whole game as readable data, which can be replayed and verified."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import msgspec

from grimoire.core import fairness
from grimoire.core.errors import GrimoireError, Malformed
from grimoire.core.events import Event
from grimoire.core.game import Game
from grimoire.core.options import forbid_files
from grimoire.core.outcome import Outcome
from grimoire.core.table import Origin, Ply, Table, deal_table
from grimoire.core.text import Text

FORMAT = "grimoire-record-1"


class RecordedPly(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move in notation, with what it caused."""

    seat: int
    move: str
    events: list[Event]
    step: int  # moves of one step were sent as one, or answered at once


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game so far. Without the secret it cannot be replayed: the game was still running."""

    format: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    nonces: list[str]
    table: str
    seed: int | None
    secret: str | None
    set_up: bool  # whether it started from a position that somebody set up, instead of a deal
    position: dict[str, Any] | None
    dealt: list[Event]
    moves: list[RecordedPly]
    outcome: Outcome | None
    deal: int = 1  # the version of the deal


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record holds; if not, why, and the first move that does not fit (0: the deal)."""

    ok: bool
    error: Text | None = None
    ply: int | None = None


def write_record(table: Table, reveal: bool) -> dict[str, Any]:
    """The table's record as plain data. Secrets are in it once the game is over, or if the host reveals."""
    origin = table.origin
    set_up = origin.position is not None
    shown = table.over or reveal
    record = Record(
        format=FORMAT,
        game=table.game.name,
        rules=origin.rules,
        seats=table.seats,
        options=dict(origin.options),
        commitment="" if set_up else fairness.commitment(origin.secret),
        nonces=list(origin.nonces),
        table=origin.table,
        seed=origin.seed,
        secret=origin.secret.hex() if shown and not set_up else None,
        set_up=set_up,
        position=copy.deepcopy(dict(origin.position)) if shown and origin.position is not None else None,
        dealt=told(table.dealt, shown),
        # With a seed the deal is no secret: such a game can be replayed as far as it has come.
        moves=tell_plies(table.history, shown, shown or origin.seed is not None),
        outcome=table.outcome,
        deal=origin.dealing,
    )
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return plain


def tell_plies(history: list[Ply], shown: bool, moves_shown: bool) -> list[RecordedPly]:
    """The moves as the record tells them; those that nobody else has seen anything of are left out."""
    return [
        RecordedPly(
            ply.seat,
            str(ply.move) if moves_shown else ply.seen_by_others(),
            told(ply.events, shown),
            ply.step,
        )
        for ply in history
        if moves_shown or not ply.unseen
    ]


def told(events: list[Event], shown: bool) -> list[Event]:
    return events if shown else [event.seen_by(None) for event in events]


def read_record(told: Any) -> Record:
    """A record from plain data. Malformed says where it is damaged."""
    if not isinstance(told, Mapping) or told.get("format") != FORMAT:
        raise Malformed("error-record-format", format=FORMAT)
    try:
        return msgspec.convert(told, Record)
    except msgspec.ValidationError as problem:
        raise Malformed("error-record-damaged", problem=str(problem)) from None


def replay(game: Game, record: Record) -> Table:
    """The table that the record tells of. Malformed names the first move that does not fit."""
    table = start(game, record)
    verdict = follow(table, record)
    if verdict.error is not None:
        raise Malformed(verdict.error.key, texts=game.texts, **verdict.error.values)
    return table


def verify(game: Game, record: Record) -> Verdict:
    """Replays the record move by move and compares all that it says."""
    try:
        table = start(game, record)
    except GrimoireError as problem:
        return Verdict(False, problem.as_text())
    return follow(table, record)


def start(game: Game, record: Record) -> Table:
    """The table before the record's first move."""
    if record.game != game.name:
        raise Malformed("error-position-game", given=record.game, game=game.name)
    ended = version_fault(game, record)
    if ended is not None:
        raise ended
    if record.set_up:
        return start_set_up(game, record)
    secret = secret_of(record)
    seats = game.read_seats(record.seats)
    forbid_files(game.options, record.options)
    options = game.read_options(record.options, seats)
    return deal_table(game, seats, options, origin_of(record, secret))


def version_fault(game: Game, record: Record) -> Malformed | None:
    """Why a record cannot be played again, if a change of rules has ended its game.

    A position that somebody set up is dealt already: it does not matter how.
    """
    return game.version_fault(record.rules, game.dealing if record.set_up else record.deal)


def origin_of(record: Record, secret: bytes) -> Origin:
    """Where the record's deal comes from, in the versions that it names."""
    nonces = tuple(record.nonces)
    return Origin(secret, record.rules, record.deal, record.options, record.seed, nonces, record.table)


def start_set_up(game: Game, record: Record) -> Table:
    """The table of a record that starts from a position; such a record has no secret to prove anything."""
    if record.position is None:
        raise Malformed("error-record-running")
    table = game.table(record.position)
    table.pending.clear()  # those answers are among the record's moves
    agreed = (record.seats, record.options, record.rules)
    undealt = (record.nonces, record.table, record.dealt)
    proof = (record.commitment, record.secret, record.seed)
    stands = (table.seats, table.origin.options, table.origin.rules)
    if agreed != stands or undealt != ([], "", []) or proof != ("", None, None):
        raise Malformed("error-record-set-up")
    return table


def secret_of(record: Record) -> bytes:
    """The secret behind the deal, which must be the one committed to."""
    if record.seed is not None:
        secret = fairness.seeded_secret(record.seed)
    elif record.secret is None:
        raise Malformed("error-record-running")
    else:
        secret = bytes.fromhex(record.secret) if is_hex(record.secret) else b""
    if fairness.commitment(secret) != record.commitment:
        raise Malformed("error-record-commitment")
    if record.secret is not None and record.secret != secret.hex():
        raise Malformed("error-record-commitment")
    return secret


def is_hex(text: str) -> bool:
    return len(text) % 2 == 0 and all(letter in "0123456789abcdef" for letter in text)


def follow(table: Table, record: Record) -> Verdict:
    """Plays the record's moves at the table, as far as each is legal and causes what it says."""
    if not same(table.dealt, record.dealt):
        return Verdict(False, Text("error-record-deal"), 0)
    compared = 0
    for number, ply in enumerate(record.moves, start=1):
        if len(table.actors) > 1 and ply.seat != next(s for s in table.actors if s not in table.pending):
            return misfit(number, ply, Text("error-record-order"))
        try:
            table.play(ply.seat, ply.move)
        except GrimoireError as problem:
            return misfit(number, ply, problem.as_text())
        if len(table.history) > number:  # one text for several moves
            return misfit(number, ply, Text("error-record-events"))
        # Answers given at once are played together, when the last of them is in.
        while compared < len(table.history):
            if not fits(table.history[compared], record.moves[compared]):
                return misfit(compared + 1, record.moves[compared], Text("error-record-events"))
            compared += 1
    return check_end(table, record)


def fits(happened: Ply, told: RecordedPly) -> bool:
    return happened.seat == told.seat and same(happened.events, told.events)


def regroup(history: list[Ply], steps: list[int]) -> int:
    """Puts moves into the steps that are told: replayed one by one, those sent as one were apart.

    Says which move is told in a step that it cannot be of, 0 if none is.
    """
    played = [ply.step for ply in history]
    for i, step in enumerate(steps):
        last, joined = (steps[i - 1], played[i] == played[i - 1]) if i else (0, False)
        sent_as_one = i > 0 and history[i].seat == history[i - 1].seat
        if not ((step == last and (joined or sent_as_one)) or (step == last + 1 and not joined)):
            return i + 1
        history[i].step = step
    return 0


def misfit(number: int, ply: RecordedPly, problem: Text) -> Verdict:
    who = Text("seat-other", {"number": ply.seat + 1})
    values = {"ply": number, "who": who, "move": ply.move, "problem": problem}
    return Verdict(False, Text("error-record-ply", values), number)


def same(happened: list[Event], told: list[Event]) -> bool:
    """Whether what happened is what was told; a secret that was left out fits anything."""
    if len(happened) != len(told):
        return False
    return all(a == b or a.seen_by(None) == b for a, b in zip(happened, told, strict=True))


def check_end(table: Table, record: Record) -> Verdict:
    """Whether all answers were played, in the steps that are told, and led to the outcome that is told."""
    after = len(record.moves)
    if table.pending:
        return Verdict(False, Text("error-record-pending"), after)
    wrong = regroup(table.history, [ply.step for ply in record.moves])
    if wrong:
        return misfit(wrong, record.moves[wrong - 1], Text("error-record-step"))
    if table.outcome == record.outcome:
        return Verdict(True)
    if table.outcome is None:
        return Verdict(False, Text("error-record-stops", {"ply": after + 1}), after + 1)
    return Verdict(False, Text("error-record-outcome"), after)
