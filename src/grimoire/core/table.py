"""A table: one game being played, with all its secrets. Whoever holds it is its host."""

from __future__ import annotations

import copy
import functools
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from grimoire.core import fairness
from grimoire.core.chance import Script
from grimoire.core.choices import new_generator
from grimoire.core.entries import Entries
from grimoire.core.errors import IllegalMove, Malformed, OptionError, quoted
from grimoire.core.events import Event, read_log
from grimoire.core.game import Game
from grimoire.core.moves import Move
from grimoire.core.observation import Observation
from grimoire.core.options import whole
from grimoire.core.outcome import Outcome
from grimoire.core.text import Text

CHECKPOINT_EVERY = 32  # steps between two moments that a table keeps for good
IMAGINED = 12  # states in which moves sent as one are tried; one alone could agree with the truth by luck


@dataclass(frozen=True)
class Origin:
    """Where a table's deal comes from: a secret with nonces, or a position that somebody set up.

    The versions and the options are those of the table's record, or of the first entry of its log.
    """

    secret: bytes
    rules: int
    dealing: int
    options: Mapping[str, Any]
    seed: int | None = None
    nonces: tuple[str, ...] = ()
    table: str = ""
    position: Mapping[str, Any] | None = None
    script: Script | None = None


class Ply:
    """One move played, by whom, and the log of what it caused.

    Moves sent as one, and answers given at once, are of one step: they are undone together.
    """

    def __init__(self, game: Game, step: int, seat: int, move: Move, log: Any, veiled: bool = False) -> None:
        self.step = step
        self.seat = seat
        self.move = move
        self.tells: bool | None = None  # whether it told anybody something hidden, once that is worked out
        self.veiled = veiled  # one of several answers, of which others see only what came of them
        self._game = game
        self._log = log

    @functools.cached_property
    def events(self) -> list[Event]:
        """What the move caused, secrets included."""
        return read_log(self._log, self._game.events)

    @property
    def unseen(self) -> bool:
        """Whether nobody else knows that it was played: a card picked for a play not yet finished."""
        return self.move.secret and not self.veiled and not self.events

    def seen_by_others(self) -> str:
        """The move as others may know it while the game goes on."""
        return "answer ?" if self.veiled else self.move.seen_by_others()


class Moment:
    """One state of a table and what was worked out of it; a move replaces it whole, by another one."""

    def __init__(self, states: np.ndarray[Any, Any]) -> None:
        self.states = states
        self.actors: tuple[int, ...] | None = None
        self.legal: dict[int, list[Move]] = {}

    def again(self) -> Moment:
        """The same state in memory of its own. (NumPy would copy it field by field.)"""
        return Moment(np.frombuffer(bytearray(self.states.tobytes()), self.states.dtype))


class Table:
    """The state of one game, the moves that led to it, and the answers still pending.

    Use `game.new`, `game.table` or `grimoire.replay` to get one. Several threads may look at a table; two
    that play need a lock of their own.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], origin: Origin, entries: Entries
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = copy.deepcopy(dict(options))
        self.origin = origin
        self.boxes = game.new_box(seats, options, origin.rules)
        self.moves = game.moves_in(self.boxes)
        self.moment = Moment(np.zeros(1, entries.kernels.state_dtype))
        self.entries = entries
        self.history: list[Ply] = []
        self.dealt: list[Event] = []
        self.pending: dict[int, Move] = {}
        self.checkpoints: dict[int, Moment] = {}  # some earlier moments, by the step that was played in them
        self.last_steps: dict[int, int] = {}  # the last step of each seat

    @property
    def states(self) -> np.ndarray[Any, Any]:
        """The state, as an array of one record."""
        return self.moment.states

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must answer now; none when the game is over."""
        moment = self.moment
        if moment.actors is None:
            moment.actors = self.entries.actors(self.boxes, moment.states)
        return moment.actors

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered yet."""
        return [seat for seat in self.actors if seat not in self.pending]

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before its end."""
        return self.entries.outcome(self.boxes, self.states)

    @property
    def events(self) -> list[Event]:
        """What the last move caused (before the first: the deal), secrets included: for the host only."""
        if not self.history:
            return self.dealt
        last = self.history[-1].step
        plies = itertools.takewhile(lambda ply: ply.step == last, reversed(self.history))
        return [event for ply in reversed(list(plies)) for event in ply.events]

    def told(self, seat: int | None) -> list[Event]:
        """What the last move caused, as this seat may know it. None: a spectator."""
        if seat is not None:
            seat = self.read_seat(seat)
        return [self.game.seen_by(seat, event) for event in self.events]

    def narrated(self, seat: int | None) -> list[Text]:
        """The same in words to come, without what a terse log leaves out."""
        from grimoire.core.narration import narrate_all

        return narrate_all(self.game, self.boxes[0], self.told(seat), seat)

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves, in the game's order; none for a seat that is not asked."""
        seat, moment = self.read_seat(seat), self.moment
        if seat not in moment.legal:
            moment.legal[seat] = self.entries.legal(self.boxes, moment.states, seat)
        return list(moment.legal[seat])

    def observe(self, seat: int | None) -> Observation:
        """All that the seat may know: what bots are given. None: a spectator."""
        if seat is not None:
            seat = self.read_seat(seat)
        return Observation(self.entries, self.boxes, self.states, seat)

    def view(self, seat: int | None) -> Any:
        """What the seat may know, typed and ready for JSON. None: a spectator."""
        return self.observe(seat).view()

    def position(self) -> dict[str, Any]:
        """Everything, as a plain dict; `game.table` builds a table from it."""
        from grimoire.core.position import write_position

        return write_position(self)

    def record(self, *, reveal: bool = False) -> dict[str, Any]:
        """The game so far as plain data, which `grimoire.replay` gives back.

        The secret of a running game is left out, unless the host says `reveal`.
        """
        from grimoire.core.record import write_record

        return write_record(self, reveal)

    def play(self, seat: int, move: Move | int | str) -> None:
        """Plays a move, given as such, by its notation or by its number.

        Where several seats are asked at once, the move is kept until the last answer is in, and may be
        changed until then; nobody sees it before.
        """
        seat = self.read_seat(seat)
        self.play_read(seat, self.read(seat, move))

    def play_read(self, seat: int, moves: Sequence[Move]) -> None:
        """Plays what `read` has found for the table as it stands now."""
        if len(self.actors) == 1:
            self._advance([(seat, one) for one in moves])
            return
        answers = {**self.pending, seat: moves[0]}
        if len(answers) == len(self.actors):
            self._advance(sorted(answers.items()))
        else:
            self.pending = answers

    def read(self, seat: int, move: Move | int | str, accepted: bool = False) -> Sequence[Move]:
        """The legal moves that this means for the seat; IllegalMove says which clause forbids it.

        What was accepted once at this table (it stands in its log) is not tried in imagined states again.
        """
        self._check_asked(seat)
        if isinstance(move, str):
            return self._read_notation(seat, move, 0 if accepted else IMAGINED)
        if isinstance(move, Move) and move.moves is not self.moves:
            raise Malformed("error-move", given=repr(move))
        try:
            number = whole(move)
        except ValueError:
            raise Malformed("error-move", given=repr(move)) from None
        return [self._checked(seat, self.moves(number))]

    def _read_notation(self, seat: int, text: str, states: int) -> Sequence[Move]:
        """The moves that a text names; each must be legal once those before it are played."""
        moves = [self.moves(number) for number in self.moves.read(text, self.legal(seat))]
        self._checked(seat, moves[0])
        return self._try(seat, moves, states) if len(moves) > 1 else moves

    def _try(self, seat: int, moves: Sequence[Move], states: int) -> Sequence[Move]:
        """Plays moves sent as one on a copy, each of which must be legal where the one before it leads.

        What comes of all but the last must be known to the seat beforehand, or a refusal would tell it
        what it has not seen yet: so they are also played in states that the seat only imagines. What
        only says again what has just been done is left out.
        """
        if self.actors != (seat,):
            raise Malformed("error-one-answer")
        trial, imagined = self.copy(), [self.imagined(seat, number) for number in range(states)]
        needed = [moves[0]]
        for move in moves[1:]:
            if trial._is_restated(seat, needed[-1], by=move):
                continue
            for table in (*imagined, trial):
                table._advance([(seat, table._checked(seat, needed[-1]))])
            seen = {table.observe(seat).states.tobytes() for table in (*imagined, trial)}
            if trial.actors != (seat,) or len(seen) > 1:
                raise Malformed("error-one-answer")
            needed.append(move)
        trial._checked(seat, needed[-1])
        return needed

    def _is_restated(self, seat: int, move: Move, by: Move) -> bool:
        """Whether the first thing that a move does is what the next one says: a number nobody asked for."""
        ahead = self.copy()
        ahead._advance([(seat, ahead._checked(seat, move))])
        first = next((event for event in ahead.events if event.seat == seat), None)
        return first is not None and self.game.restates(first, by)

    def imagined(self, seat: int, number: int) -> Table:
        """A copy in which all that the seat cannot know is imagined; a script is kept."""
        twin = self.copy()
        if not self.entries.scripted:
            self.entries.imagine(twin.boxes, twin.states, seat, new_generator(number))
        return twin

    def _checked(self, seat: int, move: Move) -> Move:
        """The move, if it is legal."""
        if move in self.legal(seat):
            return move
        seen = self.observe(seat)
        breach = self.game.explain(seen.box, seen.state, seat, move)
        raise IllegalMove(breach.text.key, clause=breach.clause, texts=self.game.texts, **breach.text.values)

    def read_seat(self, given: int) -> int:
        """A seat of this table, as a plain int."""
        try:
            seat = whole(given)
        except ValueError:
            seat = -1
        if not 0 <= seat < self.seats:
            raise Malformed("error-seat", given=quoted(given), last=self.seats - 1)
        return seat

    def _check_asked(self, seat: int) -> None:
        seat = self.read_seat(seat)
        if self.over:
            raise IllegalMove("error-over", clause=self.game.end_clause)
        if seat not in self.actors:
            asked = ", ".join(str(one) for one in self.actors)
            raise IllegalMove("error-not-asked", clause=self.game.turn_clause, asked=asked)

    def _advance(self, answers: Sequence[tuple[int, Move]]) -> None:
        """Plays legal moves one after the other, as one step; on any failure nothing has changed."""
        moment, step = self.moment.again(), self.steps + 1
        veiled = self.game.veiled and len(self.actors) > 1
        played = [
            Ply(
                self.game, step, seat, move, self.entries.apply(self.boxes, moment.states, seat, move), veiled
            )
            for seat, move in answers
        ]
        self._keep_checkpoint(step, [seat for seat, _ in answers])
        self.moment = moment
        self.history += played
        self.pending = {}

    def _keep_checkpoint(self, step: int, seats: Sequence[int]) -> None:
        """The moment in which each seat last played, and one in so many: a table goes back from there."""
        left = {self.last_steps[seat] for seat in seats if seat in self.last_steps}
        self.last_steps.update(dict.fromkeys(seats, step))
        self.checkpoints[step] = self.moment
        for old in left.difference(self.last_steps.values()):
            if old % CHECKPOINT_EVERY != 1:
                self.checkpoints.pop(old, None)

    def copy(self) -> Table:
        """A table in the same state, which plays on by itself."""
        twin = copy.copy(self)  # with the same box and options, which nobody changes
        twin.moment = self.moment.again()
        twin.history = list(self.history)
        twin.dealt = list(self.dealt)
        twin.pending = dict(self.pending)
        twin.checkpoints = dict(self.checkpoints)
        twin.last_steps = dict(self.last_steps)
        return twin

    def __deepcopy__(self, _: Any) -> Table:
        return self.copy()

    @property
    def steps(self) -> int:
        """How many steps were played: moves, but those sent as one or given at once count once."""
        return self.history[-1].step if self.history else 0

    def before(self, step: int) -> Table:
        """The table as it stood before that step: played again from the last moment that was kept."""
        table = self.copy()
        table.pending = {}
        if step > self.steps:
            return table
        since = max(one for one in self.checkpoints if one <= step)
        table._go_back(since)
        for _, plies in itertools.groupby(self._between(since, step), key=lambda ply: ply.step):
            table._advance([(ply.seat, ply.move) for ply in plies])
        return table

    def _between(self, since: int, step: int) -> list[Ply]:
        return [ply for ply in self.history if since <= ply.step < step]

    def _go_back(self, step: int) -> None:
        """To the moment that was kept when this step was played."""
        self.moment = self.checkpoints[step].again()
        self.history = [ply for ply in self.history if ply.step < step]
        self.last_steps = {ply.seat: ply.step for ply in self.history}
        self.checkpoints = {one: moment for one, moment in self.checkpoints.items() if one < step}


def new_table(game: Game, seats: Any, seed: int | None, options: Mapping[str, Any]) -> Table:
    """A table with these options, dealt."""
    seats = game.read_seats(seats)
    chosen = game.choose_options(options, seats)
    seed = read_seed(seed)
    secret = fairness.new_secret() if seed is None else fairness.seeded_secret(seed)
    return deal_table(game, seats, chosen, new_origin(game, seats, chosen, secret, seed))


def new_origin(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    secret: bytes,
    seed: int | None = None,
) -> Origin:
    """Where a deal comes from that is made now."""
    return Origin(secret, game.rules, game.dealing, game.as_written(options, seats), seed)


def read_seed(given: Any) -> int | None:
    try:
        return None if given is None else whole(given)
    except ValueError:
        raise OptionError("error-seed", given=quoted(given)) from None


def deal_table(game: Game, seats: int, options: Mapping[str, Any], origin: Origin) -> Table:
    """A table dealt from its origin. Malformed if today's rules would deal or play it otherwise."""
    game.check_versions(origin.rules, origin.dealing)
    table = Table(game, seats, options, origin, game.entries())
    chance = table.states[0].chance
    chance.key[0], chance.key[1] = key_of(game, seats, origin)
    table.dealt = read_log(table.entries.deal(table.boxes, table.states), game.events)
    return table


def key_of(game: Game, seats: int, origin: Origin) -> tuple[int, int]:
    """The key of a deal. Seeds outlive a change of rules that leaves the deal as it is."""
    version = origin.rules if origin.seed is None else origin.dealing
    return fairness.chance_key(
        origin.secret, game.name, version, seats, origin.options, origin.nonces, origin.table
    )
