"""What seats can know of hands and pile, worked out the long way: every world that fits all they have seen.

A world says which cards each hand holds and how the pile lies. A seat starts with all worlds that its own
hand allows. Whatever happens then, happens in each of them: where others chose unseen, in all ways they could
have; and those that do not fit what the seat sees fall away. Nothing of `hands.py` or `knowledge.py` helps.
"""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from grimoire import Table
from grimoire.core.events import new_log
from grimoire.games.zargos.rules import hands as kernels
from grimoire.games.zargos.state import CARD_NAMES

from .positions import deck, planet

Hand = tuple[str, ...]
World = tuple[tuple[Hand, ...], tuple[str, ...]]  # hands by seat, and the pile, the next card first

SEATS = 3
LAND = {"tairo-0": "dragons 2", "ohms-0": "knights 2", "kori-0": "monks 2"}  # seats 0, 1, 2; no Winged


class Cards:
    """Three hands and a short pile at a table, and beside it all worlds that each seat holds possible."""

    def __init__(self, hands: Sequence[str], pile: str) -> None:
        left = deck()
        left.subtract([*" ".join(hands).split(), *pile.split()])
        self.table = planet(
            land=LAND,
            alone=True,
            hands=dict(enumerate(hands)),
            pile=pile,
            removed=" ".join(left.elements()),
        )
        self.truth = truth(self.table)
        self.worlds = [set(arrangements(self.truth, seat)) for seat in range(SEATS)]

    @property
    def state(self) -> Any:
        return self.table.states[0]

    @property
    def box(self) -> Any:
        return self.table.boxes[0]

    # ------------------------------------------------------------ what happens

    def uses(self, holder: int, card: str) -> Cards:
        """Face up, under the pile."""
        kernels.use_card(self.box, self.state, holder, CARD_NAMES.index(card))
        return self.happens(lambda seat, world: use(world, holder, card))

    def discards(self, holder: int, card: str) -> Cards:
        """Unseen by others, under the pile."""
        kernels.discard(self.box, self.state, holder, CARD_NAMES.index(card), new_log())
        return self.happens(
            lambda seat, world: [
                put_under(world, holder, one)
                for one in set(world[0][holder])
                if seat != holder or one == card
            ]
        )

    def sheds(self, holder: int, card: str) -> Cards:
        """Unseen by others; but it is against a people of the holder's, who has one people here."""
        kernels.shed(self.box, self.state, holder, CARD_NAMES.index(card), new_log())
        return self.happens(lambda seat, world: use(world, holder, card))

    def draws(self, holder: int) -> Cards:
        """The next card; others see that it is drawn."""
        card = self.truth[1][0]
        kernels.draw_card(self.box, self.state, holder, 0, new_log())
        return self.happens(
            lambda seat, world: [] if seat == holder and world[1][0] != card else [drawn(world, holder)]
        )

    def removes(self, holder: int) -> Cards:
        """The next card is against a people not in play: all see it, and the one after it is drawn."""
        gone, card = self.truth[1][:2]
        kernels.draw_card(self.box, self.state, holder, 0, new_log())

        def step(seat: int, world: World) -> list[World]:
            if world[1][0] != gone or (seat == holder and world[1][1] != card):
                return []
            return [drawn((world[0], world[1][1:]), holder)]

        return self.happens(step)

    def gives(self, giver: int, taker: int, card: str) -> Cards:
        """Seen by the two alone."""
        kernels.hand_over(self.box, self.state, giver, taker, CARD_NAMES.index(card))

        def step(seat: int, world: World) -> list[World]:
            cards = {card} if seat in (giver, taker) else set(world[0][giver])
            return [pass_on(world, giver, taker, one) for one in cards if one in world[0][giver]]

        return self.happens(step)

    def shows(self, holder: int, viewer: int, card: str) -> Cards:
        """Offers it, so that the viewer knows that it is there."""
        kernels.learn(self.box, self.state, viewer, holder, CARD_NAMES.index(card))
        return self.happens(lambda seat, world: [world] if seat != viewer or card in world[0][holder] else [])

    def happens(self, step: Callable[[int, World], Iterable[World]]) -> Cards:
        """In all worlds of each seat; those stay that show it what it sees: its hand, the size of others."""
        self.truth = truth(self.table)
        self.table.moment = type(self.table.moment)(self.table.states)
        for seat in range(SEATS):
            found = {after for world in self.worlds[seat] for after in step(seat, world)}
            self.worlds[seat] = {world for world in found if fits(world, self.truth, seat)}
            assert self.truth in self.worlds[seat]
        return self

    # ------------------------------------------------------------ what the table keeps of it

    def kept(self, seat: int) -> set[World]:
        """The worlds that fit what the table keeps for the seat: known cards lie where their group does."""
        state = self.state
        known: dict[int, Counter[str]] = {}
        cards = [card for card, copies in enumerate(self.box.copies) for _ in range(int(copies))]
        for copy, card in enumerate(cards):
            group = int(state.known[seat, copy])
            if group:
                known.setdefault(group, Counter())[CARD_NAMES[card]] += 1
        return {world for world in arrangements(self.truth, seat) if self.allows(seat, world, known)}

    def allows(self, seat: int, world: World, known: dict[int, Counter[str]]) -> bool:
        for group, wanted in known.items():
            there: Counter[str] = Counter()
            for at, card in enumerate(world[1]):
                there[card] += int(self.state.known_at[seat, at]) == group
            for holder in range(SEATS):
                if int(self.state.known_hand[seat, holder]) == group:
                    there.update(world[0][holder])
            if wanted - there:
                return False
        return True

    def is_sound(self) -> bool:
        """Whether the table's audit finds no fault; hands may be larger here than a player could keep."""
        fault = self.table.entries.audit(self.table.boxes, self.table.states)
        return fault == 0 or self.table.game.faults[fault - 1] == "hands"


# ---------------------------------------------------------------- worlds


def truth(table: Table) -> World:
    return world_of(table.states)


def world_of(states: Any) -> World:
    """The world of a state."""
    hands = tuple(
        tuple(
            sorted(
                name
                for card, name in enumerate(CARD_NAMES)
                for _ in range(int(states["hand"][0, seat, card]))
            )
        )
        for seat in range(SEATS)
    )
    return hands, tuple(CARD_NAMES[int(card)] for card in states["pile"][0] if card)


def fits(world: World, truth: World, seat: int) -> bool:
    """Whether the world shows the seat what the truth does."""
    own = world[0][seat] == truth[0][seat]
    sizes = [len(hand) for hand in world[0]] == [len(hand) for hand in truth[0]]
    return own and sizes and len(world[1]) == len(truth[1])


def arrangements(truth: World, seat: int) -> Iterator[World]:
    """Every way to lay the cards that are not in the seat's own hand."""
    sizes = tuple(0 if other == seat else len(hand) for other, hand in enumerate(truth[0]))
    unseen = [card for other, hand in enumerate(truth[0]) for card in hand if other != seat] + list(truth[1])
    for hands, pile in dealt(tuple(sorted(unseen)), sizes):
        yield tuple(truth[0][seat] if other == seat else hand for other, hand in enumerate(hands)), pile


@functools.cache
def dealt(cards: tuple[str, ...], sizes: tuple[int, ...]) -> list[World]:
    """All hands of these sizes, and all orders of the rest."""
    if not sizes:
        return [((), pile) for pile in orders(cards)]
    return [
        ((hand, *hands), pile)
        for hand, rest in picked(cards, sizes[0])
        for hands, pile in dealt(rest, sizes[1:])
    ]


@functools.cache
def picked(cards: tuple[str, ...], count: int) -> list[tuple[Hand, tuple[str, ...]]]:
    """Every hand of so many cards, and what is left; equal cards are alike."""
    hands = dict.fromkeys(itertools.combinations(cards, count))
    return [(hand, tuple(sorted((Counter(cards) - Counter(hand)).elements()))) for hand in hands]


@functools.cache
def orders(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    if not cards:
        return [()]
    return [
        (card, *rest)
        for i, card in enumerate(cards)
        if i == 0 or cards[i - 1] != card
        for rest in orders((*cards[:i], *cards[i + 1 :]))
    ]


def without(hand: Hand, card: str) -> Hand:
    cards = list(hand)
    cards.remove(card)
    return tuple(cards)


def with_hand(world: World, holder: int, hand: Iterable[str], pile: tuple[str, ...]) -> World:
    return tuple(tuple(sorted(hand)) if seat == holder else one for seat, one in enumerate(world[0])), pile


def put_under(world: World, holder: int, card: str) -> World:
    return with_hand(world, holder, without(world[0][holder], card), (*world[1], card))


def use(world: World, holder: int, card: str) -> list[World]:
    return [put_under(world, holder, card)] if card in world[0][holder] else []


def drawn(world: World, holder: int) -> World:
    return with_hand(world, holder, (*world[0][holder], world[1][0]), world[1][1:])


def pass_on(world: World, giver: int, taker: int, card: str) -> World:
    given = with_hand(world, giver, without(world[0][giver], card), world[1])
    return with_hand(given, taker, (*given[0][taker], card), world[1])
