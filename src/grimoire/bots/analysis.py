"""What a seat could do, ranked, with how likely it wins and why: from what it may know alone."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grimoire.bots.budget import Budget
from grimoire.bots.futures import FUTURES, Future, likely_course, one_future
from grimoire.bots.search.found import Found
from grimoire.bots.search.searching import Search
from grimoire.core.errors import IllegalMove, Malformed
from grimoire.core.events import Event
from grimoire.core.moves import Move
from grimoire.core.narration import narrate
from grimoire.core.observation import Observation
from grimoire.core.text import Text

SIZE = 1 << 18  # edges, at 48 bytes each
CLEAR = 0.1  # a difference that is worth a word: one future in ten
ENOUGH = 10  # futures of a move, to say anything of what happens in them
SEARCHED = 0.5  # of the time is for the search; the rest is for the futures,
TOLD = 0.03  # and seconds of that, at the most, for putting them into words


@dataclass(frozen=True)
class Line:
    """A move and what the search thinks of it."""

    move: Move
    visits: int
    share: float  # the chance of winning, a shared victory counted as a part
    error: float  # its standard error
    points: float  # the expected score; where a game is long, at the end of the part that was searched
    course: tuple[tuple[int, str], ...]  # the likely continuation: seats and notation, this move first


@dataclass(frozen=True)
class Analysis:
    """The moves of a seat, best first, and why the first of them."""

    seat: int
    iterations: int
    lines: tuple[Line, ...]
    why: Text  # in words to come, of the game's catalogue


def analyse(
    observation: Observation,
    seat: int,
    budget: Budget,
    seed: int = 0,
    threads: int = 1,
    lines: int = 5,
    cancelled: threading.Event | None = None,
) -> Analysis:
    """Searches within the budget. With iterations and a seed the answer is the same to the bit.

    Cancelled, it answers at once with what it knows by then.
    """
    start = time.perf_counter()
    check_asked(observation, seat)
    search = Search(observation, seat, seed, size=SIZE, threads=threads, cancelled=cancelled)
    search.think(Budget(SEARCHED * budget.seconds, budget.iterations))
    legal = observation.legal()
    ranked = best_first(search, legal)[: max(2, lines)]  # why the first and not the second is always told
    end = None if budget.iterations else start + budget.seconds - min(TOLD, 0.2 * budget.seconds)
    futures = imagined(search, [found.move for found in ranked], end)
    told = [line_of(search, found, future) for found, future in zip(ranked, futures, strict=True)]
    why = reason_for(search, told, futures) if len(legal) > 1 else only(told[0])
    return Analysis(seat, search.iterations, tuple(told[: max(1, lines)]), why)


def best_first(search: Search, legal: Sequence[Move]) -> list[Found]:
    """The moves that were tried, those tried most often first; if none was, all as advice leans."""
    found = search.found(legal)
    tried = [one for one in found if one.visits]
    if tried:
        return sorted(tried, key=lambda one: (-one.visits, -one.share))
    weights = dict(zip(legal, search.seen.advise(list(legal)), strict=True))
    return sorted(found, key=lambda one: -weights[one.move])


def check_asked(observation: Observation, seat: int) -> None:
    """There is something to analyse only for a seat that is asked, from what it sees itself."""
    if observation.seat != seat:
        raise Malformed("error-analysis-seat", given=str(seat))
    asked = observation.entries.actors(observation.boxes, observation.states)
    if not asked:
        raise IllegalMove("error-over", clause=observation.game.end_clause)
    if seat not in asked:
        seats = ", ".join(str(one) for one in asked)
        raise IllegalMove("error-not-asked", clause=observation.game.turn_clause, asked=seats)


def imagined(search: Search, moves: Sequence[Move], end: float | None) -> list[list[Future]]:
    """Futures of each move, as many as there is time for; those of the best two come first, in turns."""
    futures: list[list[Future]] = [[] for _ in moves]
    for some in (range(min(2, len(moves))), range(2, len(moves))):
        for number in range(FUTURES):
            for place in some:
                if search.cancelled.is_set() or (end is not None and time.perf_counter() >= end):
                    return futures
                futures[place].append(one_future(search, moves[place], number))
    return futures


def line_of(search: Search, found: Found, futures: Sequence[Future]) -> Line:
    course = tuple(likely_course(futures)) or ((search.seat, str(found.move)),)
    return Line(found.move, found.visits, found.share, found.error, found.points, course)


def only(line: Line) -> Text:
    return Text("analysis-only", {"move": str(line.move)})


def reason_for(search: Search, lines: Sequence[Line], futures: Sequence[Sequence[Future]]) -> Text:
    """Why the best move: what happens after it, and after the next best does not, or the other way round.

    What was not tried is not compared, and what cannot be told apart is not explained.
    """
    if len(lines) < 2 or not lines[1].visits:
        return Text("analysis-hasty", {"move": str(lines[0].move)})
    best, other = lines[0], lines[1]
    told: dict[str, Any] = {
        "move": str(best.move),
        "other": str(other.move),
        "share": 100 * best.share,
        "others_share": 100 * other.share,
        "points": best.points,
        "others_points": other.points,
    }
    if round(told["share"]) == round(told["others_share"]):
        return Text("analysis-equal", told)
    if best.share < other.share:
        return Text("analysis-unsure", {**told, "tries": best.visits, "others_tries": other.visits})
    event = telling_event(how_often(search, futures[0]), how_often(search, futures[1]))
    if event is None or min(len(futures[0]), len(futures[1])) < ENOUGH:
        return Text("analysis-points", told)
    often = {"often": 100 * event.here, "others_often": 100 * event.there}
    return Text("analysis-event", {**told, **often, "event": event.text})


@dataclass(frozen=True)
class Telling:
    """What happens after one move and after another, and how often."""

    text: Text
    here: float
    there: float

    @property
    def difference(self) -> float:
        return abs(self.here - self.there)


Often = Mapping[
    str, tuple[Text, float]
]  # by what is told: the words to come, and in which part of the futures


def telling_event(here: Often, there: Often) -> Telling | None:
    """The event whose frequency differs most, if it differs clearly; of several, always the same."""
    found = [
        Telling(
            (here.get(key) or there[key])[0],
            here[key][1] if key in here else 0.0,
            there[key][1] if key in there else 0.0,
        )
        for key in sorted({*here, *there})
    ]
    best = max(found, key=lambda one: one.difference, default=None)
    return best if best is not None and best.difference >= CLEAR else None


def how_often(search: Search, futures: Sequence[Future]) -> dict[str, tuple[Text, float]]:
    """In which part of the futures each thing happens, as it is told: what reads alike is one thing."""
    game, box = search.seen.game, search.seen.box
    times: Counter[str] = Counter()
    texts: dict[str, Text] = {}
    keys: dict[Event, str] = {}
    for future in futures:
        told = {event for event in future.events if event.kind not in game.quiet}
        for event in told - keys.keys():
            text = narrate(game, box, event, search.seat)
            keys[event] = game.texts.say("en", text.key, **text.values)
            texts[keys[event]] = text
        times.update({keys[event] for event in told})
    return {key: (texts[key], times[key] / len(futures)) for key in times}
