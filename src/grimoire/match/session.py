"""A session: one table from its opening to its end, as the fold of its log.

Nothing here knows of sockets or storage. `check_…` says whether something may be done and gives the entry
for it; `apply` does it. An entry that was checked always applies, so the same log gives the same session.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, assert_never

from grimoire.core.errors import Malformed
from grimoire.core.fairness import hash_nonce
from grimoire.core.game import Game
from grimoire.core.moves import Move
from grimoire.core.standing import Given, answer_for, still_given
from grimoire.core.table import Moment, Origin, Table, deal_table
from grimoire.core.text import Text
from grimoire.games import find
from grimoire.match import log
from grimoire.match.chairs import Chair
from grimoire.match.clock import Clock
from grimoire.match.match import given_now
from grimoire.match.transcript import GameEntry, transcript
from grimoire.match.undo import Request, agreed_step, free_step, offered_step, own_step


class Checked(NamedTuple):
    """An answer that was checked, and what it means at that moment: it is not read again to be played."""

    entry: log.Answered
    moment: Moment
    moves: Sequence[Move]


class Session:
    """One table: its chairs, its game once it has started, the windows in which seats are asked."""

    def __init__(self, table_id: str, secret: bytes, opened: log.Opened) -> None:
        self.table_id = table_id
        self.secret = secret
        self.opened = opened
        self.host = opened.guest
        self.game: Game = find(opened.game)
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.table: Table | None = None
        self.windows = [0] * opened.seats  # how often each seat has been asked
        self.answers: dict[tuple[int, int], str] = {}  # what a seat answered in a window
        self.left = [opened.clock.start()] * opened.seats  # milliseconds on each clock
        self.asked_at = [0] * opened.seats
        self.left_when_asked = list(self.left)  # so an answer that is changed is counted once
        self.standing: dict[int, Given] = {}
        self.request: Request | None = None
        self.nonces: list[str] = []
        self.said: list[log.Said] = []
        self.rematch = ""  # the table that was opened after this one
        self.ended = self.game.version_fault(opened.rules, opened.deal)  # by a change of rules, and why
        self.is_newer = self.game.is_newer(opened.rules, opened.deal)
        self.checked: Checked | None = None  # the last answer
        self.unapplied: list[GameEntry] = []  # entries of such a table that only its own rules could apply
        self._transcripts: dict[int | None, list[Text]] = {}

    @classmethod
    def replay(cls, table_id: str, secret: bytes, entries: Iterable[log.AnyEntry]) -> Session:
        """The session of a whole log."""
        first, *rest = entries
        if not isinstance(first, log.Opened):
            raise Malformed("error-log-start")
        session = cls(table_id, secret, first)
        for entry in rest:
            session.apply(entry)
        return session

    @property
    def status(self) -> Literal["open", "running", "over", "frozen"]:
        if self.ended is not None:
            return "frozen"
        if self.table is None:
            return "open"
        return "over" if self.table.over else "running"

    @property
    def clock(self) -> Clock:
        return self.opened.clock

    def people(self) -> list[int]:
        """The seats of people, whether a bot stands in for them or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest]

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest at this table."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def may_watch(self, guest: str) -> bool:
        """Whoever sits here, whoever could still sit down, and anyone where watching is welcome."""
        welcome = self.opened.watch == "anyone" or self.status == "open"
        return welcome or self.seat_of(guest) is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered yet."""
        return self.table.waiting if self.table else []

    def deadline(self, seat: int) -> int | None:
        """When the seat's time runs out, if it has to answer by then."""
        if self.clock.kind == "none" or seat not in self.waiting or not self.chairs[seat].person:
            return None
        return self.asked_at[seat] + self.left[seat]

    # ------------------------------------------------------------ what may be done

    def check_sit(self, seat: int, guest: str, name: str, nonce_hash: str, at: int) -> log.Sat:
        self._check_open()
        if self.seat_of(guest) is not None:
            raise Malformed("error-sits-already")
        if self._chair(seat).taken:
            raise Malformed("error-seat-taken")
        return log.Sat(at, seat, guest, name, nonce_hash)

    def check_place(self, seat: int, bot: str, guest: str, at: int) -> log.Placed:
        self._check_open()
        self._check_host(guest)
        if self._chair(seat).guest:
            raise Malformed("error-seat-taken")
        return log.Placed(at, seat, bot)

    def check_remove(self, seat: int, guest: str, at: int) -> log.Left:
        """A guest leaves the own seat at any time; the host clears a seat before the start."""
        self.check_not_ended()
        if self._chair(seat).guest != guest:
            self._check_open()
            self._check_host(guest)
        return log.Left(at, seat)

    def check_start(self, guest: str, nonces: list[str], at: int) -> log.Started:
        self._check_open()
        self._check_host(guest)
        if not all(chair.taken for chair in self.chairs):
            raise Malformed("error-seats-empty")
        for chair, nonce in zip(self.chairs, nonces, strict=True):
            if nonce and hash_nonce(nonce) != chair.nonce_hash:
                raise Malformed("error-nonce")
        return log.Started(at, nonces)

    def check_answer(self, seat: int, window: int, move: str, at: int) -> log.Answered | None:
        """The entry for an answer; None for one that is resent, whose first answer stands."""
        if (seat, window) in self.answers and not self._is_open(seat, window):
            return None
        table = self._running()
        if not self._is_open(seat, window):
            raise Malformed("error-window", window=self.windows[seat])
        if table.pending.get(seat) is not None and self.answers.get((seat, window)) == move:
            return None
        entry = log.Answered(at, seat, window, move)
        self.checked = Checked(entry, table.moment, table.read(seat, move))
        return entry

    def _is_open(self, seat: int, window: int) -> bool:
        """Whether the question of this window is still asked."""
        return self.table is not None and window == self.windows[seat] and seat in self.table.actors

    def check_auto_response(self, seat: int, standing: str, at: int) -> log.AutoResponseSet:
        """A standing answer, or an empty name to take it back."""
        table = self._running()
        if standing:
            given_now(table, seat, standing)
        return log.AutoResponseSet(at, seat, standing)

    def foregone(self, at: int) -> log.Answered | None:
        """The next answer that a person at this table has given beforehand."""
        table = self.table
        if table is None:
            return None
        for seat in table.waiting:
            given = self.standing.get(seat)
            if given is None or not self.chairs[seat].person:
                continue
            number = answer_for(self.game.standing, given, table.observe(seat), seat)
            if number is not None:
                return log.Answered(at, seat, self.windows[seat], str(table.moves(number)))
        return None

    def check_undo(self, seat: int, at: int) -> log.Undone:
        """One's own last move: freely if nobody learned anything by it, or where nobody else is a person.

        Not after the end, which shows the secret of the deal.
        """
        table = self._running()
        alone = self.people() == [seat]
        return log.Undone(at, seat, own_step(table, seat) if alone else free_step(table, seat))

    def check_offer(self, seat: int) -> None:
        """The same, as far as it is worked out before the seat asks for it."""
        table = self._running()
        if self.people() != [seat]:
            offered_step(table, seat)
        else:
            own_step(table, seat)

    def check_takeback_request(self, seat: int, at: int) -> log.TakebackRequested:
        table = self._running()
        if self.request is not None:
            raise Malformed("error-takeback-asked")
        return log.TakebackRequested(at, seat, agreed_step(table, seat))

    def check_takeback_answer(self, seat: int, yes: bool, at: int) -> log.TakebackAnswered:
        self._running()
        if self.request is None or seat in {self.request.seat, *self.request.yes}:
            raise Malformed("error-takeback-none")
        return log.TakebackAnswered(at, seat, yes)

    def check_return(self, seat: int, at: int) -> log.Returned:
        self.check_not_ended()
        if not self._chair(seat).stand_in:
            raise Malformed("error-seat-taken")
        return log.Returned(at, seat)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Malformed("error-seat", given=str(seat), last=len(self.chairs) - 1)
        return self.chairs[seat]

    def check_not_ended(self) -> None:
        """Malformed where a change of rules has ended the table."""
        self.game.check_versions(self.opened.rules, self.opened.deal)

    def _check_open(self) -> None:
        self.check_not_ended()
        if self.table is not None:
            raise Malformed("error-started")

    def _check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Malformed("error-not-host")

    def _running(self) -> Table:
        self.check_not_ended()
        if self.table is None:
            raise Malformed("error-not-started")
        if self.table.over:
            raise Malformed("error-over")
        return self.table

    # ------------------------------------------------------------ what is done

    def apply(self, entry: log.AnyEntry) -> None:
        """Does what an entry says, as far as it can be done under today's rules."""
        if self.ended is not None and isinstance(entry, GameEntry):
            self._keep(entry)
            return
        before = self.table.moment if self.table else None
        self._do(entry)
        if self.table is not None and self.table.moment is not before:
            self._ask(entry.at)
            self.standing = still_given(self.game.standing, self.standing, self.table.observe)

    def _do(self, entry: log.AnyEntry) -> None:
        """What an entry does; a kind that is forgotten here does not pass the type checker."""
        match entry:
            case log.Opened():
                raise Malformed("error-log-start")
            case log.Sat():
                self.chairs[entry.seat] = Chair(entry.guest, entry.name, entry.nonce_hash)
            case log.Placed():
                self.chairs[entry.seat] = Chair(bot=entry.bot)
            case log.Left():
                self._leave(entry.seat)
            case log.Hosted():
                self.host = entry.guest
            case log.Started():
                self._start(entry)
            case log.Answered():
                self._answer(entry)
            case log.AutoResponseSet():
                self._set_auto_response(entry)
            case log.Undone():
                self._go_back(entry.seat, entry.step)
            case log.TakebackRequested():
                self.request = Request(entry.seat, entry.step, set())
            case log.TakebackAnswered():
                self._answer_takeback(entry)
            case log.BotTookOver():
                self.chairs[entry.seat].stand_in = True
            case log.Returned():
                self.chairs[entry.seat].stand_in = False
            case log.Said():
                self.said.append(entry)
            case log.Renamed():
                self._rename(entry)
            case log.Rematched():
                self.rematch = entry.table
            case _:
                assert_never(entry)

    def transcript(self, viewer: int | None) -> list[Text]:
        """What was played at a table that has ended, as one viewer reads it."""
        if viewer not in self._transcripts:
            self._transcripts[viewer] = transcript(self.unapplied, viewer)
        return self._transcripts[viewer]

    def _keep(self, entry: GameEntry) -> None:
        """An entry that is read and not applied: nothing is dealt anew under other rules."""
        self.unapplied.append(entry)
        if isinstance(entry, log.Started):
            self.nonces = entry.nonces

    def _ask(self, at: int) -> None:
        """Every seat that is asked now gets a window of its own; others' windows are nobody's business."""
        assert self.table is not None
        self.request = None
        for seat in self.table.actors:
            self.windows[seat] += 1
            self.asked_at[seat] = at
            self.left_when_asked[seat] = self.left[seat]

    def _leave(self, seat: int) -> None:
        """Before the start the seat is free again; afterwards a bot stands in."""
        if self.table is None and not self.unapplied:
            self.chairs[seat] = Chair()
        else:
            self.chairs[seat].stand_in = True

    def _start(self, entry: log.Started) -> None:
        self.nonces = entry.nonces
        options = self.game.fill_in(self.opened.options, self.opened.seats)
        self.table = deal_table(self.game, self.opened.seats, options, self._origin())

    def _origin(self) -> Origin:
        """Where the deal comes from: from what the log's first entry says, never from today's defaults."""
        opened, nonces = self.opened, tuple(self.nonces)
        return Origin(
            self.secret, opened.rules, opened.deal, opened.options, nonces=nonces, table=self.table_id
        )

    def _answer(self, entry: log.Answered) -> None:
        assert self.table is not None
        thought = entry.at - self.asked_at[entry.seat]
        self.left[entry.seat] = self.clock.after(self.left_when_asked[entry.seat], thought)
        self.answers[entry.seat, entry.window] = entry.move
        checked, self.checked = self.checked, None
        if checked is not None and checked.entry is entry and checked.moment is self.table.moment:
            self.table.play_read(entry.seat, checked.moves)
        else:  # it comes from a log
            moves = self.table.read(entry.seat, entry.move, accepted=True)
            self.table.play_read(entry.seat, moves)

    def _set_auto_response(self, entry: log.AutoResponseSet) -> None:
        assert self.table is not None
        self.standing.pop(entry.seat, None)
        if entry.standing:
            self.standing[entry.seat] = given_now(self.table, entry.seat, entry.standing)

    def _go_back(self, seat: int, step: int) -> None:
        """For this seat; its standing answer goes too, or it would be given at once again."""
        assert self.table is not None
        self.table = self.table.before(step)
        self.standing.pop(seat, None)

    def _answer_takeback(self, entry: log.TakebackAnswered) -> None:
        """One no ends it; when all people at the table have said yes, the table goes back."""
        assert self.request is not None
        if not entry.yes:
            self.request = None
            return
        self.request.yes.add(entry.seat)
        if {seat for seat in self.people() if self.chairs[seat].person} <= {
            self.request.seat,
            *self.request.yes,
        }:
            self._go_back(self.request.seat, self.request.step)

    def _rename(self, entry: log.Renamed) -> None:
        for chair in self.chairs:
            if chair.guest == entry.guest:
                chair.name = entry.name
