"""The rules a second time, from the rulings alone: random games must be the same, move by move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from grimoire import Table
from grimoire.games.dragonstones.characters import NAMES

from . import naive
from .naive import COINS, COLOURS
from .positions import GAME, state_of, step
from .tables import random_table

PLACES = ("to come", "now", "come up", "held")
PHASES = {"bid": 0, "silver": 1, "power": 2}
ALWAYS = {"bid", "won", "tied", "silver", "still_tied", "took", "took_stone", "used", "scored", "bewitched"}
OFTEN = ALWAYS | {"stole", "robbed", "drew", "named", "gave_back", "kept", "doubled", "gave_up", "no_effect"}


class Told:
    """Fate as it befell the other table: what its events tell of the last move."""

    def __init__(self) -> None:
        self.events: list[tuple[str, int]] = []
        self.picked: list[str] = []  # characters whose power is copied

    def hear(self, table: Table) -> None:
        assert not self.events, f"untold: {self.events}"
        wanted = ("announced", "revealed", "drew", "used")
        happened = [event for event in table.events if not (event.kind == "used" and event.b)]
        self.events = [(event.kind, event.a) for event in happened if event.kind in wanted]
        self.picked = [NAMES[event.a] for event in happened if event.kind == "picked"]

    def next(self, kind: str) -> int:
        found, number = self.events.pop(0)
        assert found == kind
        return number

    def special(self, pile: Counter[str]) -> str:
        name = str(NAMES[self.next("announced")])
        assert pile[name] > 0
        return name

    def reveal(self, to_come: Iterable[str]) -> str:
        name = str(NAMES[self.next("revealed")])
        assert name in to_come
        return name

    def pick(self, to_come: Iterable[str]) -> str:
        """Drawn from those to come; others that were picked in this move were chosen by their player."""
        known = set(to_come)
        name = next(name for name in self.picked if name in known)
        self.picked.remove(name)
        return str(name)

    def stone(self, bag: Counter[str]) -> str:
        colour = COLOURS[self.next("drew")]
        assert bag[colour] > 0
        return colour

    def uses(self, character: str) -> None:
        """The character that was won; those that are copied were told when they were picked."""
        if self.events and self.events[0] == ("used", NAMES.index(character)):
            self.next("used")

    def takes(self, character: str) -> None:
        pass


def from_deal(table: Table) -> naive.Dragonstones:
    """The naive game with the same deal."""
    fate = Told()
    fate.hear(table)
    game = naive.Dragonstones(table.seats, fate)
    for seat, player in enumerate(game.players):
        player.stones = naive.stones_of(state_of(table)["stones"][seat])
        game.bank_stones -= player.stones
    game.start()
    return game


def from_anywhere(table: Table) -> naive.Dragonstones:
    """The naive game from the start of an auction."""
    return naive.from_position(table.position(), Told())


# ---------------------------------------------------------------- comparing


def assert_same_table(table: Table, game: naive.Dragonstones) -> None:
    """Everything lies where it should, and the same seats have the same choices."""
    state = state_of(table)
    assert table.over == game.over
    assert set(table.actors) == set(game.choices)
    for seat in table.actors:
        moves = [str(move) for move in table.legal(seat)]
        assert len(moves) == len(set(moves)) and set(moves) == game.choices[seat]
    for seat, player in enumerate(game.players):
        assert state["points"][seat] == player.points
        assert state["spent"][seat] == player.spent
        assert state["purse"][seat] == [player.purse[coin] for coin in COINS]
        assert naive.stones_of(state["stones"][seat]) == Counter({c: player.stones[c] for c in COLOURS})
        assert state["kept"][seat].split() == [card.name for card in player.kept]
    assert state["bank"] == [game.bank[coin] for coin in COINS]
    assert naive.stones_of(state["bank_stones"]) == Counter({c: game.bank_stones[c] for c in COLOURS})
    assert naive.stones_of(state["drawn"]) == Counter({c: game.drawn[c] for c in COLOURS})
    assert state["turn"] == game.turn and state["special_count"] == game.pile.total()
    assert Counter(state["specials"].split()) == +game.pile
    if not game.over:
        assert_same_auction(table, game, state)
    elif game.reason != "points":
        assert Counter(state["used"].split()) == +game.used


def assert_same_auction(table: Table, game: naive.Dragonstones, state: dict[str, Any]) -> None:
    assert state["slots"].split() == [card.name for card in game.cards]
    assert sorted(zip(state["slots"].split(), state["status"], strict=True)) == sorted(
        (card.name, PLACES.index(card.place)) for card in game.cards
    )
    assert Counter(state["used"].split()) == +game.used
    assert game.now is not None and state["slots"].split()[state["present"]] == game.now.name
    assert state["phase"] == PHASES[game.phase]
    assert state["winner"] == (0 if game.winner is None else game.winner + 1)
    assert [seat for seat in range(table.seats) if state["tied"] >> seat & 1] == game.tied
    assert [state["slots"].split()[slot] for slot in state["frame_slot"][: state["depth"]]] == [
        card.name for card in game.at_work
    ]
    assert state["given_up"] == game.given_up and bool(state["doubling"]) == (game.played is not None)
    assert (state["idle"], state["gold_bid"]) == (game.idle, int(game.gold_was_bid))
    if state["phase"] == 2:
        assert state["value"] == [game.values.get(seat, 0) for seat in range(table.seats)]


def follow(table: Table, game: naive.Dragonstones, rng: random.Random, most: int = 100_000) -> Counter[str]:
    """Plays on by chance on both sides; says which kinds of events happened."""
    happened: Counter[str] = Counter()
    mood = rng.choice([0.2, 0.7, 0.95])
    assert_same_table(table, game)
    while not table.over and most > 0:
        answers = step(table, rng, mood)
        assert isinstance(game.fate, Told)
        game.fate.hear(table)
        game.do(answers)
        assert_same_table(table, game)
        happened.update(event.kind for event in table.events)
        happened.update(f"again {event.kind}" for event in table.events if event.kind == "used" and event.b)
        most -= 1
    if table.outcome is not None:
        assert table.outcome.reason == game.reason
        assert list(table.outcome.winners) == game.winners()
        assert list(table.outcome.scores) == [player.points for player in game.players]
        happened[f"by {game.reason}"] += 1
    return happened


# ---------------------------------------------------------------- the games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_are_the_same_under_the_naive_rules(seats: int) -> None:
    rng = random.Random(seats)
    happened: Counter[str] = Counter()
    for number in range(3):
        table = GAME.new(seats=seats, seed=number, open_purses=number % 2 == 1)
        happened += follow(table, from_deal(table), rng)

    assert happened.keys() >= ALWAYS


@pytest.mark.compiled
def test_games_from_anywhere_are_the_same_under_the_naive_rules() -> None:
    """Rich and poor, any two specials in any order, kept cards, empty banks, the last turns."""
    rng = random.Random(10)
    happened: Counter[str] = Counter()
    for number in range(140):
        table = random_table(rng, 3 + number % 4)
        happened += follow(table, from_anywhere(table), rng, most=40)

    assert happened.keys() >= OFTEN | {"luck_left", "again used", "picked", "reshuffled"}
    assert happened.keys() >= {"by points", "by turns", "by no_bids", "by no_gold"}


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_many_games_are_the_same_under_the_naive_rules(seats: int) -> None:
    rng = random.Random(100 + seats)
    for number in range(40):
        table = GAME.new(seats=seats, seed=1000 + number)
        follow(table, from_deal(table), rng)
    for _ in range(1200):
        table = random_table(rng, seats)
        follow(table, from_anywhere(table), rng, most=60)


@pytest.mark.parametrize("name", NAMES[1:29])
def test_every_character_is_the_same_under_the_naive_rules(name: str) -> None:
    """Won by somebody who may double it, from many tables."""
    rng = random.Random(name)
    for number in range(12):
        told: dict[str, Any] = {"now": name, "doppelganger": number % 2 == 0}
        table = random_table(rng, 3 + number % 4, **told)
        follow(table, from_anywhere(table), rng, most=4)
