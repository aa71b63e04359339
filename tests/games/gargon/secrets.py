"""The same table with other secrets: what a viewer sees stays, what it cannot see is dealt anew.

Not by `resample`, which the tests are about: from the position, card by card.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from grimoire import Table

from .positions import COLOURS, GAME, PLAYING, in_order, turn

Arrange = Callable[[Sequence[str]], Sequence[str]]


def hidden_rows(state: dict[str, Any], viewer: int | None) -> list[list[str]]:
    """The cards whose values the viewer cannot know: other hands, other plays face down, both stacks."""
    others = [seat for seat in range(len(state["hand"])) if seat != viewer]
    rows = [state[name][seat] for seat in others for name in ("hand", "down")]
    return [row.split() for row in (*rows, *state["stack"].split("|"))]


def redealt(table: Table, viewer: int | None, arrange: Arrange) -> Table:
    """The hidden cards of each colour, arranged anew over the places where the colour shows (G3).

    Picks of others are taken back: nobody knows of them.
    """
    position = table.position()
    state = position["state"]
    rows = hidden_rows(state, viewer)
    for colour in COLOURS:
        cards = iter(arrange([card for row in rows for card in row if card[0] == colour]))
        rows = [[next(cards) if card[0] == colour else card for card in row] for row in rows]
    *held, left, right = rows
    state["stack"] = f"{' '.join(left)} | {' '.join(right)}"
    for seat in range(table.seats):
        if seat != viewer:
            state["picked"][seat] = ""
            state["hand"][seat], state["down"][seat] = (" ".join(in_order(held.pop(0))) for _ in range(2))
    return GAME.table(position)


def in_turn(orders: Iterable[Sequence[str]]) -> Arrange:
    """These arrangements, one colour after the other."""
    left = iter(orders)
    return lambda _: next(left)


def with_other_secrets(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """The same table as the viewer knows it, everything else by chance, chance itself too."""
    position = redealt(table, viewer, lambda cards: rng.sample(cards, len(cards))).position()
    position["state"]["chance"] = {"key": f"{rng.getrandbits(128):032x}", "drawn": rng.randrange(1000)}
    return GAME.table(position)


def moments(seats: int, seed: int, every: float, **options: Any) -> Iterator[Table]:
    """Tables at random moments of a random game, in which all kinds of move are as frequent.

    Battles are short, and looked at four times as often.
    """
    rng = random.Random(seed)
    table = GAME.new(seats=seats, seed=seed, **options)
    while not table.over:
        if rng.random() < every * (1 if table.states["phase"][0] == PLAYING else 4):
            yield table.copy()
        moves = table.legal(turn(table))
        kind = rng.choice(sorted({move.kind for move in moves}))
        table.play(turn(table), rng.choice([move for move in moves if move.kind == kind]))
    yield table
