"""An analysis ranks moves, says how likely they win, how it may go on, and why."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

import grimoire
from grimoire.bots.analysis import (
    Analysis,
    Line,
    analyse,
    how_often,
    imagined,
    reason_for,
    telling_event,
)
from grimoire.bots.budget import Budget
from grimoire.bots.search.searching import Search
from grimoire.core.choices import new_generator
from grimoire.core.narration import narrate
from grimoire.core.text import Text
from tests.bots.test_bots import moments
from tests.games.magicians.positions import draw
from tests.toy import STONES

NAMES = ["magicians", "gargon", "dragonstones", "zargos"]
BUDGET = Budget(iterations=600)


def in_words(table: grimoire.Table, thought: Analysis, lang: str) -> str:
    return table.game.texts.say(lang, thought.why.key, **thought.why.values)


def analysed(table: grimoire.Table, seat: int, **told: Any) -> Analysis:
    return analyse(table.observe(seat), seat, BUDGET, **told)


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_analysed_in_both_languages(name: str) -> None:
    table = moments(grimoire.game(name), every=5, count=4)[-1]
    seat = table.actors[0]
    thought = analysed(table, seat)

    legal = set(table.legal(seat))
    assert [line.visits for line in thought.lines] == sorted(
        (one.visits for one in thought.lines), reverse=True
    )
    for line in thought.lines:
        assert line.move in legal
        assert 0 <= line.share <= 1 and 0 <= line.error <= 0.5
        assert (seat, str(line.move)) in line.course  # where several choose at once, others may come first
    assert in_words(table, thought, "en") and in_words(table, thought, "fr")
    assert thought == analysed(table, seat)


@pytest.mark.compiled
def test_what_cannot_be_known_changes_nothing() -> None:
    table = grimoire.game("magicians").new(seats=3, seed=4, deals=1)
    seat = table.actors[0]
    other = table.copy()
    other.entries.imagine(other.boxes, other.states, seat, new_generator(9))
    assert analysed(table, seat) == analysed(other, seat)


@pytest.mark.compiled
def test_the_reason_speaks_of_the_game() -> None:
    """Taking is bad here, and the sentence says what comes of it."""
    table = draw("""
        A*     9 9 12 13 13 J
        B      2 3 4 5 6 7
        C      2 3 4 5 6 7
        fight  5 5 = 10
    """)
    thought = analysed(table, 0, lines=9)
    best = str(thought.lines[0].move)
    assert best != "take"
    assert in_words(table, thought, "en").startswith(f"{best} wins in ")
    assert thought.why.key == "analysis-event"


@pytest.mark.compiled
def test_one_line_alone_is_not_the_only_thing_to_do() -> None:
    table = grimoire.game("magicians").new(seats=4, seed=3)
    seat = table.actors[0]
    assert len(table.legal(seat)) > 1
    whole, first = (analysed(table, seat, lines=lines) for lines in (5, 1))
    assert first.lines == whole.lines[:1]
    assert first.why == whole.why
    assert first.why.key != "analysis-only"


@pytest.mark.compiled
def test_a_forced_move_has_its_figures_too() -> None:
    table = draw("""
        A*     1 2 3 4 5 6
        B      8 9 10 11 12 7
        C      8 9 10 11 12 7
        fight  13 = 13
    """)
    thought = analysed(table, 0)
    assert [str(line.move) for line in thought.lines] == ["take"]
    assert thought.lines[0].visits > 500
    assert in_words(table, thought, "en") == "take is the only thing to do."


def thinker(table: grimoire.Table, seat: int) -> Search:
    search = Search(table.observe(seat), seat, 1)
    search.run(200)
    return search


def bidding_and_staking() -> tuple[grimoire.Table, grimoire.Table]:
    """All bid at once; and one is asked alone."""
    table = STONES.new(seats=3, seed=5)
    first = table.copy()
    while len(table.actors) > 1:
        for seat in table.actors:
            table.play(seat, table.legal(seat)[-1])
    return first, table


def test_a_frequency_is_that_of_what_is_quoted() -> None:
    """Counted again, by the words that a reader gets."""
    for table in bidding_and_staking():
        seat, texts = table.actors[0], table.game.texts
        search = thinker(table, seat)
        (futures,) = imagined(search, table.legal(seat)[:1], None)
        for text, often in how_often(search, futures).values():
            words = texts.say("en", text.key, **text.values)
            times = 0
            for future in futures:
                told = [narrate(table.game, table.boxes[0], event, seat) for event in future.events]
                times += words in {texts.say("en", one.key, **one.values) for one in told}
            assert often == times / len(futures)


def test_the_move_itself_is_no_reason_for_it() -> None:
    at_once, alone = bidding_and_staking()
    seat = at_once.actors[0]
    (futures,) = imagined(thinker(at_once, seat), at_once.legal(seat)[:1], None)
    assert not any(event.seat == seat and event.kind == "laid" for one in futures for event in one.events)
    assert any(event.kind == "showed" for one in futures for event in one.events)

    seat = alone.actors[0]
    stake = next(move for move in alone.legal(seat) if move.kind == "stake")
    (futures,) = imagined(thinker(alone, seat), [stake], None)
    assert not any(event.kind == "staked" for one in futures for event in one.events[:1])


@pytest.mark.compiled
def test_a_play_told_card_by_card_is_no_reason_for_its_first_card() -> None:
    """In Gargon the rest of a play is picked, and the whole is told, before anybody else does something."""
    table = grimoire.game("gargon").new(seats=3, seed=2)
    seat = table.actors[0]
    search = thinker(table, seat)
    for futures in imagined(search, table.legal(seat)[:4], None):
        deeds = [event for one in futures for event in one.events if event.kind in table.game.deeds]
        assert deeds and all(event.seat != seat for event in deeds)


@pytest.mark.parametrize("name", NAMES)
def test_deeds_are_events_of_the_game(name: str) -> None:
    game = grimoire.game(name)
    assert game.deeds and game.deeds <= {kind.name.lower() for kind in game.events}


def test_of_equal_differences_always_the_same_is_told() -> None:
    here = {key: (Text(key), 0.9) for key in "cab"}
    there = {key: (Text(key), 0.1) for key in "bca"}
    told = telling_event(here, there)
    assert told is not None and (told.text.key, told.here, told.there) == ("a", 0.9, 0.1)
    assert telling_event(here, here) is None
    assert telling_event({}, {}) is None


SCRIPT = """
from grimoire.bots.analysis import analyse
from grimoire.bots.budget import Budget
from tests.toy import STONES
table = STONES.new(seats=3, seed=5)
print(repr(analyse(table.observe(0), 0, Budget(iterations=30), lines=2)))
"""


def test_an_analysis_is_the_same_in_another_process() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1


@pytest.mark.compiled
@pytest.mark.long  # it wants a machine that does nothing else
def test_an_analysis_keeps_to_its_time() -> None:
    table = grimoire.game("magicians").new(seats=4, seed=3, deals=1)
    seat = table.actors[0]
    analyse(table.observe(seat), seat, Budget(seconds=0.1))
    overruns = []
    for seed in range(5):
        start = time.perf_counter()
        thought = analyse(table.observe(seat), seat, Budget(seconds=0.1), seed=seed)
        overruns.append(time.perf_counter() - start - 0.1)
        assert all(line.course for line in thought.lines)
    assert min(overruns) <= 0.02  # of some: others may want the processor too


def test_only_a_seat_that_is_asked_is_analysed_and_from_its_own_place() -> None:
    _, table = bidding_and_staking()
    asked = table.actors[0]
    other = (asked + 1) % 3
    with pytest.raises(grimoire.IllegalMove, match="not this seat’s turn"):
        analyse(table.observe(other), other, BUDGET)
    for seen in (table.observe(other), table.observe(None)):
        with pytest.raises(grimoire.GrimoireError, match="analysed from what it sees itself"):
            analyse(seen, asked, BUDGET)
    while not table.over:
        for seat in table.actors:
            table.play(seat, table.legal(seat)[0])
    with pytest.raises(grimoire.IllegalMove, match="over"):
        analyse(table.observe(0), 0, BUDGET)


@pytest.mark.compiled
def test_an_analysis_can_be_cancelled() -> None:
    table = grimoire.game("magicians").new(seats=4, seed=3, deals=1)
    seat, cancelled = table.actors[0], threading.Event()
    analyse(table.observe(seat), seat, Budget(iterations=1))
    threading.Timer(0.2, cancelled.set).start()
    start = time.perf_counter()
    thought = analyse(table.observe(seat), seat, Budget(seconds=60), cancelled=cancelled)
    assert time.perf_counter() - start < 50  # not for all of its minute
    assert thought.lines and in_words(table, thought, "en")


def test_what_was_never_tried_is_not_compared() -> None:
    """With next to no time, advice is followed, and nothing is made up."""
    table = bidding_and_staking()[0]
    seat = table.actors[0]
    weights = table.observe(seat).advise(table.legal(seat))
    for iterations in (1, 2):
        thought = analyse(table.observe(seat), seat, Budget(iterations=iterations))
        assert thought.why.key == "analysis-hasty"
    first = analyse(table.observe(seat), seat, Budget(iterations=1)).lines[0]
    assert weights[table.legal(seat).index(first.move)] == max(weights)


@pytest.mark.parametrize(
    ("shares", "key"),
    [((0.38, 0.44), "analysis-unsure"), ((0.631, 0.629), "analysis-equal"), ((0.5, 0.4), "analysis-points")],
)
def test_a_reason_never_contradicts_the_order(shares: tuple[float, float], key: str) -> None:
    table = STONES.new(seats=3, seed=5)
    search = thinker(table, 0)
    lines = [
        Line(move, visits, share, 0.01, 5.0, ())
        for move, visits, share in zip(table.legal(0), (900, 50), shares, strict=False)
    ]
    why = reason_for(search, lines, [[], []])
    assert why.key == key
    for lang in ("en", "fr"):
        assert table.game.texts.say(lang, why.key, **why.values)
