"""The rulings once more, as plainly and slowly as can be: lists of cards, and a script that asks.

Written from the rulings alone, to be compared with the kernel. Nothing here is shared with it. A game is
one long generator: it goes on by itself and stops wherever somebody has to decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from itertools import combinations
from typing import Any

COLOURS = {"w": "white", "b": "blue", "v": "violet", "r": "red", "y": "yellow", "g": "green"}
AMULETS = {1: 5, 2: 5, 3: 5, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}  # G2
LEFT, RIGHT = 0, 1

Decisions = Generator[None, str, None]


class Gargon:
    """A game in progress: where each card is, who is asked, and what may be answered."""

    def __init__(self, hands: Iterable[Iterable[str]], stacks: Iterable[Iterable[str]], leader: int) -> None:
        self.hands = [list(cards) for cards in hands]
        self.stacks = [list(cards) for cards in stacks]  # the next card first
        self.seats = len(self.hands)
        self.lying: list[list[str]] = [[] for _ in self.hands]
        self.won: list[list[str]] = [[] for _ in self.hands]  # the top card last
        self.picked: list[str] = []
        self.passed: set[int] = set()
        self.discards: list[str] = []
        self.leader = leader
        self.mix: list[int] | None = None
        self.turn = leader
        self.choices: set[str] = set()
        self.over = False
        self.script = self.rounds()

    def start(self) -> None:
        """On to the first decision."""
        next(self.script)

    def do(self, choice: str) -> None:
        """Answers, and goes on to the next decision or to the end."""
        assert choice in self.choices
        try:
            self.script.send(choice)
        except StopIteration:
            self.over = True
            self.choices = set()

    def ask(self, seat: int, choices: Iterable[str]) -> Generator[None, str, str]:
        self.turn, self.choices = seat, set(choices)
        answer = yield
        return answer

    # ------------------------------------------------------------ rounds

    def rounds(self) -> Decisions:
        """Rounds until a stack has been emptied, then the end (G12, G21)."""
        while True:
            yield from self.round()
            if not all(self.stacks):
                self.end()
                return
            self.leader = self.with_cards(self.after(self.leader))

    def round(self) -> Decisions:
        for seat in self.from_leader():
            yield from self.play_or_pass(seat)
        yield from self.battles()
        self.passed.clear()
        self.mix = None

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def from_leader(self) -> list[int]:
        """All seats, from the leader clockwise."""
        return [(self.leader + steps) % self.seats for steps in range(self.seats)]

    def with_cards(self, starter: int) -> int:
        """G12: the starter, or the first seat after it that has cards; the starter if nobody has."""
        order = [(starter + steps) % self.seats for steps in range(self.seats)]
        return next((seat for seat in order if self.hands[seat]), starter)

    def end(self) -> None:
        """G21: hands are discarded."""
        for cards in self.hands:
            self.discards += cards
            cards.clear()

    # ------------------------------------------------------------ the playing phase

    def play_or_pass(self, seat: int) -> Decisions:
        """One turn: a play, card by card, or a pass (G7–G12)."""
        plays = self.plays(seat)
        while True:
            begun = tuple(self.picked)
            choices = {
                f"+{cards[len(begun)]}"
                for cards in plays
                if cards[: len(begun)] == begun and len(cards) > len(begun)
            }
            if begun in plays:
                choices.add("done")
            if not begun and (seat != self.leader or not plays):
                choices |= self.ways_to_pass()
            choice = yield from self.ask(seat, choices)
            if choice == "done":
                self.lay_down(seat)
                return
            if choice.startswith("pass"):
                self.passed.add(seat)
                for side, count in enumerate(choice.removeprefix("pass ").split("+")):
                    for _ in range(int(count)):
                        self.draw(seat, side)
                return
            self.picked.append(choice[1:])

    def plays(self, seat: int) -> set[tuple[str, ...]]:
        """Every set of cards that the seat may play (G7–G9)."""
        if seat != self.leader and self.mix is None:
            return set()  # G12: the leader had nothing to play
        usable = [card for card in self.hands[seat] if self.may_use(seat, card[0])]
        found = {
            tuple(cards) for count in (1, 2, 3) for cards in combinations(sorted(usable, key=rank), count)
        }
        return {cards for cards in found if mix_of(cards) != [3] and self.mix in (None, mix_of(cards))}

    def may_use(self, seat: int, colour: str) -> bool:
        """G9: the last seat is held to the colours that lie on the table."""
        last = self.from_leader()[-1]
        return seat != last or any(card[0] == colour for cards in self.lying for card in cards)

    def lay_down(self, seat: int) -> None:
        for card in self.picked:
            self.hands[seat].remove(card)
        self.lying[seat] = self.picked
        self.picked = []
        if seat == self.leader:
            self.mix = mix_of(self.lying[seat])

    def ways_to_pass(self) -> set[str]:
        """G10."""
        left, right = (len(stack) for stack in self.stacks)
        splits = [(a, b) for a in range(4) for b in range(4) if a <= left and b <= right]
        fewest = 1 if left or right else 0
        return {f"pass {a}+{b}" for a, b in splits if fewest <= a + b <= 3}

    def draw(self, seat: int, side: int) -> None:
        self.hands[seat].append(self.stacks[side].pop(0))

    # ------------------------------------------------------------ the battle phase

    def battles(self) -> Decisions:
        """G14: the leader chooses colours until nothing of his is left, then the next one, and so on."""
        for seat in self.from_leader():
            while self.lying[seat]:
                colours = {card[0] for card in self.lying[seat]}
                if len(colours) > 1:
                    choice = yield from self.ask(seat, {f"fight {COLOURS[colour]}" for colour in colours})
                    colour = choice.removeprefix("fight ")[0]
                else:
                    (colour,) = colours
                yield from self.fight_for(colour)

    def fight_for(self, colour: str) -> Decisions:
        """G15 to G17: alone, or a first battle and what comes after it."""
        fighters = self.involved(colour)
        if len(fighters) == 1:
            for card in sorted(self.of(fighters[0], colour), key=rank, reverse=True):
                self.win(fighters[0], card)
            return
        yield from self.battle(colour)
        yield from self.after_first(colour)

    def after_first(self, colour: str) -> Decisions:
        """G16, G17: a second battle, or a card won without one."""
        fighters = self.involved(colour)
        if len(fighters) == 1:
            (card,) = self.of(fighters[0], colour)
            self.win(fighters[0], card)
        elif fighters:
            yield from self.battle(colour)

    def battle(self, colour: str) -> Decisions:
        """G16, G18, G19: the highest card wins, if it is no 0; losers draw."""
        cards = {seat: max(self.of(seat, colour), key=rank) for seat in self.involved(colour)}
        highest = max(cards.values(), key=rank)
        losers = []
        for seat, card in cards.items():
            if card == highest and value(card) > 0:
                self.win(seat, card)
            else:
                self.lying[seat].remove(card)
                self.discards.append(card)
                losers.append(seat)
        yield from self.console(losers)

    def console(self, losers: list[int]) -> Decisions:
        """G19, G20: a card each, from the leader clockwise; a choice only where both stacks have cards."""
        for seat in sorted(losers, key=self.from_leader().index):
            sides = [side for side in (LEFT, RIGHT) if self.stacks[side]]
            if len(sides) == 2:
                choice = yield from self.ask(seat, {"draw left", "draw right"})
                sides = [LEFT if choice == "draw left" else RIGHT]
            for side in sides:
                self.draw(seat, side)

    def involved(self, colour: str) -> list[int]:
        return [seat for seat in range(self.seats) if self.of(seat, colour)]

    def of(self, seat: int, colour: str) -> list[str]:
        """The seat's cards of the colour that still lie."""
        return [card for card in self.lying[seat] if card[0] == colour]

    def win(self, seat: int, card: str) -> None:
        self.lying[seat].remove(card)
        self.won[seat].append(card)

    # ------------------------------------------------------------ points

    def points(self) -> list[int]:
        """G22, G23: majorities and amulets of what is won so far."""
        totals = [0] * self.seats
        for colour in COLOURS:
            of_it = [[value(card) for card in cards if card[0] == colour] for cards in self.won]
            most = max(len(values) for values in of_it)
            tied = [seat for seat, values in enumerate(of_it) if values and len(values) == most]
            for seat, values in enumerate(of_it):
                totals[seat] += sum(AMULETS.get(one, 0) for one in values) * 2 ** values.count(0)
            for seat in tied:
                totals[seat] += 10 if len(tied) == 1 else 5
        return totals

    def winners(self) -> list[int]:
        """G24."""
        points = self.points()
        return [seat for seat in range(self.seats) if points[seat] == max(points)]


def value(card: str) -> int:
    return int(card[1:])


def rank(card: str) -> tuple[int, int]:
    """By colour, then by value."""
    return list(COLOURS).index(card[0]), value(card)


def mix_of(cards: Iterable[str]) -> list[int]:
    """How many cards of each colour, the most first: `[2, 1]`."""
    return sorted(Counter(card[0] for card in cards).values(), reverse=True)


# ---------------------------------------------------------------- from a position


class Resumed(Gargon):
    """A game that goes on from the middle of a round."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        state = self.told = position["state"]
        hands = [row.split() for row in state["hand"]]
        super().__init__(hands, [row.split()[::-1] for row in state["stack"].split("|")], state["leader"])
        self.lying = [(state["down"][seat] or state["shown"][seat]).split() for seat in range(self.seats)]
        self.won = [row.split() for row in state["won"]]
        for cards, top in zip(self.won, state["won_last"], strict=True):
            cards.sort(key=lambda card: list(COLOURS).index(card[0]) == top - 1)  # the top colour last
        self.discards = state["discarded"].split()
        self.picked = state["picked"][state["turn"]].split()
        self.passed = {seat for seat in range(self.seats) if state["passed"][seat]}
        self.mix = mix_of(self.lying[self.leader]) if self.lying[self.leader] else None

    def rounds(self) -> Decisions:
        """The rest of the round that the position tells, then others."""
        yield from self.rest()
        self.passed.clear()
        self.mix = None
        if not all(self.stacks):
            self.end()
            return
        self.leader = self.with_cards(self.after(self.leader))
        yield from super().rounds()

    def rest(self) -> Decisions:
        state = self.told
        if state["phase"] == 0:
            order = self.from_leader()
            for seat in order[order.index(state["turn"]) :]:
                yield from self.play_or_pass(seat)
        elif state["phase"] == 2:
            yield from self.console([seat for seat in range(self.seats) if state["owed"][seat]])
            if state["fought"]:
                yield from self.after_first(list(COLOURS)[state["fought"] - 1])
        yield from self.battles()


def from_position(position: Mapping[str, Any]) -> Gargon:
    """The same table, told by a position, at its first decision."""
    game = Resumed(position)
    game.over = bool(position["state"]["over"])
    if not game.over:
        game.start()
    return game


def perft(position: Mapping[str, Any], depth: int) -> int:
    """How many ways there are to play that many moves; each is played from the start."""
    return sum(len(replayed(position, moves).choices) for moves in ways(position, depth - 1))


def ways(position: Mapping[str, Any], depth: int) -> list[tuple[str, ...]]:
    """Every way to play that many moves."""
    found: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        found = [(*moves, one) for moves in found for one in sorted(replayed(position, moves).choices)]
    return found


def replayed(position: Mapping[str, Any], moves: Iterable[str]) -> Gargon:
    game = from_position(position)
    for move in moves:
        game.do(move)
    return game
