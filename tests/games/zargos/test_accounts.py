"""Pawns and boats, balanced against what events tell, after every move (Z8, Z11, Z27)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from grimoire import Event, Table
from grimoire.games.zargos import GAME
from grimoire.games.zargos.moves import apart
from grimoire.games.zargos.things import ALL_BOATS, MOST_PAWNS, PEOPLES, People

pytestmark = pytest.mark.compiled  # whole games


class Accounts:
    """What each people should have, by what has been told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pawns = pawns_of(table)
        self.boats = boats_of(table)
        self.fighting = (0, 0)

    def hear(self, event: Event) -> None:
        """Events that bring or take pawns and boats."""
        first, second = apart(event.a)
        match event.kind:
            case "picked":
                self.pawns[event.a] += int(self.table.boxes[0].pawns)
            case "bought":
                self.boats[event.b] += first
                self.pawns[event.b] += second
            case "reinforced":
                boats, people = apart(event.b)
                self.pawns[people] += event.a
                self.boats[people] += boats
            case "lost":
                self.pawns[apart(event.b)[0]] -= second
            case "drowned":
                self.pawns[People.DRAGONS] -= event.b
            case "demons":
                _, lost, _, people = apart(event.a, 4)
                self.pawns[people] -= lost
            case "battle":
                attacker, defender = apart(event.b)
                self.fighting = attacker, defender
            case "volley":
                self.pawns[self.fighting[0]] -= event.b
            case "fell":
                self.pawns[self.fighting[0]] -= event.a
                self.pawns[self.fighting[1]] -= event.b
            case "out":
                self.boats[event.a] = 0

    def follow(self, seat: int, move: Any) -> None:
        """Plays a move, and hears all that came of it."""
        state = self.table.states[0]
        people, free, ordered = int(state.people), int(state.free_cells), max(0, int(state.buying) - 1)
        before = len(self.table.history)
        self.table.play(seat, move)
        events = [event for ply in self.table.history[before:] for event in ply.events]
        for event in events:
            self.hear(event)
        if move.kind == "sail" and free == 0:  # boats are spent as a way is told, not when it is told whole
            self.boats[people] -= 1
        if move.kind == "boats":  # they are there at once, and told together with the pawns
            self.boats[people] += move.args.boats - told_boats(events, people)
        elif move.kind == "pawns":
            self.boats[people] -= ordered

    def balance(self) -> None:
        assert self.pawns == pawns_of(self.table)
        assert self.boats == boats_of(self.table)
        assert max(self.pawns.values()) <= MOST_PAWNS and self.boats.total() <= ALL_BOATS


def told_boats(events: Sequence[Event], people: int) -> int:
    return sum(apart(event.a)[0] for event in events if event.kind == "bought" and event.b == people)


def pawns_of(table: Table) -> Counter[int]:
    """All pawns of each people: on land, at sea, on their way to a fight, and at hand."""
    state = table.states[0]
    found = Counter({people: int(state.reserve[people]) for people in range(PEOPLES)})
    for province in range(table.boxes[0].provinces):
        if state.holder[province]:
            found[int(state.holder[province]) - 1] += int(state.pawns[province])
        found[int(state.people)] += int(state.attackers[province])
    for sea in range(table.boxes[0].seas):
        found[People.DRAGONS] += int(state.at_sea[sea])
    found[int(state.people)] += int(state.pool)
    return found


def boats_of(table: Table) -> Counter[int]:
    return Counter({people: int(table.states[0].boats[people]) for people in range(PEOPLES)})


@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("setup", ["quick", "full"])
def test_no_pawn_and_no_boat_comes_or_goes_untold(seats: int, edition: str, setup: str) -> None:
    """Players who would rather do something than pass."""
    rng = random.Random(seats)
    told = {"edition": edition, "setup": setup, "peoples": "random", "trading": seats % 2 == 0}
    table = GAME.new(seats=seats, seed=seats, rounds=3, **told)
    accounts = Accounts(table)
    while not table.over:
        seat = table.waiting[0]
        legal = table.legal(seat)
        busy = [move for move in legal if move.kind not in ("pass", "done", "refuse")]
        accounts.follow(seat, rng.choice(busy if busy and rng.random() < 0.6 else legal))
        accounts.balance()
