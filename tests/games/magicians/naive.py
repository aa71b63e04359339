"""The rulings once more, as plainly and slowly as can be: lists of cards, sets of plays.

Written from the rulings alone, to be compared with the kernel. Nothing here is shared with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

BALL, JOKER = "ball", "J"


class Play(NamedTuple):
    """Cards of the hand, the top of the pile or not, and the value that all of them have (balls: none)."""

    cards: tuple[str, ...]
    top: str | None
    value: int | None

    def __str__(self) -> str:
        naturals = [card for card in self.cards if card != JOKER]
        jokers = [card for card in self.cards if card == JOKER]
        if self.top == JOKER:
            jokers.append("^J")
        elif self.top is not None:
            naturals.append(f"^{self.top}")
        return "+".join(naturals + jokers) + ("" if naturals else f"={self.value}")


class Take:
    """Take the fight."""

    def __str__(self) -> str:
        return "take"


TAKE = Take()


class Duel:
    """A game in progress."""

    def __init__(self, seats: int, deals: int, open_stack: bool) -> None:
        self.seats = seats
        self.deals_left = deals
        self.open_stack = open_stack
        self.points = [0] * seats
        self.over = False

    def deal(self, opener: int, hands: Sequence[Sequence[str]], stock: Sequence[str]) -> None:
        """A deal as chance gave it, the next card of the stock first."""
        self.turn = opener
        self.hands = [list(cards) for cards in hands]
        self.stock = list(stock)
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.fight: list[str] = []
        self.announced: int | None = None  # nothing is announced before the fight is opened
        self.from_pile_only: list[list[bool]] = [[] for _ in range(self.seats)]
        self.dealing = False

    def copy(self) -> Duel:
        twin = Duel(self.seats, self.deals_left, self.open_stack)
        twin.points = list(self.points)
        twin.over, twin.dealing, twin.turn = self.over, self.dealing, self.turn
        twin.hands = [list(cards) for cards in self.hands]
        twin.stock = list(self.stock)
        twin.piles = [list(cards) for cards in self.piles]
        twin.fight = list(self.fight)
        twin.announced = self.announced
        twin.from_pile_only = [list(plays) for plays in self.from_pile_only]
        return twin

    # ------------------------------------------------------------ what may be done

    def legal(self) -> set[Play | Take]:
        """All that the player to move may do."""
        if self.over or self.dealing:
            return set()
        usable = set(self.usable())
        balls = {play for play in usable if play.value is None}
        higher = {play for play in usable - balls if self.announced is None or worth(play) > self.announced}
        if self.announced is None:
            return {*(higher or balls)}  # M6: a ball opens only where nothing else could; M12a: no taking
        return {TAKE, *balls, *higher}

    def usable(self) -> Iterator[Play]:
        """Every play that goes together, whatever was announced."""
        hand, pile = self.hands[self.turn], self.piles[self.turn]
        tops = [None, pile[-1]] if self.open_stack and pile else [None]  # M13
        for top in tops:
            for count in range(len(hand) + 1):
                for cards in combinations(sorted(hand), count):
                    if cards or (top is not None and not self.bound()):  # M15
                        yield from named(cards, top)

    def bound(self) -> bool:
        """M15: whether the last two plays came from the pile alone."""
        return self.from_pile_only[self.turn][-2:] == [True, True]

    # ------------------------------------------------------------ doing it

    def do(self, move: Play | Take) -> None:
        if isinstance(move, Take):
            self.piles[self.turn] += self.fight  # M8, M13
            self.fight, self.announced = [], None
            return
        hand, pile = self.hands[self.turn], self.piles[self.turn]
        for card in move.cards:
            hand.remove(card)
        laid = list(move.cards)
        if move.top is not None:
            laid.append(pile.pop())
        self.fight += sorted(laid, key=lambda card: card == JOKER)  # naturals below jokers
        self.announced = (self.announced or 0) if move.value is None else worth(move)
        self.from_pile_only[self.turn].append(not move.cards)
        while self.stock and len(hand) < 6:  # M7
            hand.append(self.stock.pop(0))
        if hand:
            self.turn = (self.turn + 1) % self.seats
        else:
            self.end_deal()

    def end_deal(self) -> None:
        """M9, M10: hands are added to what is stored, the fight counts for nobody."""
        for seat in range(self.seats):
            self.points[seat] += len(self.piles[seat]) + len(self.hands[seat])
        self.deals_left -= 1
        self.over = self.deals_left == 0
        self.dealing = not self.over

    def winners(self) -> list[int]:
        """M11."""
        return [seat for seat in range(self.seats) if self.points[seat] == min(self.points)]


def named(cards: tuple[str, ...], top: str | None) -> Iterator[Play]:
    """These cards as a play, once for each value that they may have together; never, if they do not fit."""
    together = [*cards, top] if top is not None else list(cards)
    if BALL in together:
        if len(together) == 1:  # M12a
            yield Play(cards, top, None)
        return
    values = {int(card) for card in together if card != JOKER}
    if not values:
        values = set(range(1, 8))  # M5
    elif len(values) > 1 or (JOKER in together and max(values) > 7):
        return
    for value in values:
        yield Play(cards, top, value)


def worth(play: Play) -> int:
    """The total that a play announces."""
    assert play.value is not None
    return play.value * (len(play.cards) + (play.top is not None))


def from_position(position: Mapping[str, Any]) -> Duel:
    """The same table, told by a position."""
    state, options = position["state"], position["options"]
    duel = Duel(position["seats"], options["deals"] - state["deal"], options["open_stack"])
    hands = [row.split() for row in state["hand"]]
    duel.deal(state["turn"], hands, state["stock"].split()[::-1])
    duel.points = list(state["points"])
    duel.piles = [row.split() for row in state["pile"]]
    duel.fight = state["fight"].split()
    duel.announced = state["total"] if duel.fight else None
    duel.from_pile_only = [[True] * count for count in state["from_pile"]]
    duel.over = bool(state["over"])
    return duel


def perft(position: Mapping[str, Any], depth: int) -> int:
    """How many ways there are to play that many moves."""
    return count_ways(from_position(position), depth)


def count_ways(duel: Duel, depth: int) -> int:
    moves = duel.legal()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = duel.copy()
        after.do(move)
        count += count_ways(after, depth - 1)
    return count
