"""Tables of Gargon, drawn as players see them: cards, not array indices.

    table = draw('''
        A>     r1 r2 ...   down y2 y6 r9   won w1 w10
        B      ...         passed
        C*     b2 b8 r8
        D      ...
        left   g3 b1 ...
        right  w4 ...
        out    v1 v2
    ''', open_winnings=True)

`>` leads the round, `*` is to decide; without `>` it is the leader who is. Behind the hand stand, after
these words: `picked` cards of it for a play not yet finished, cards lying `down` or, once they are revealed,
`up`; `passed`; `draws` for a seat that is still to draw a consolation card; cards `won`, the top one last.

Stacks are told in the order in which they will be drawn. `out` are the discards, face up. A line `fought r`
names a colour whose first battle is over. In a hand, `...` fills up to ten; a stack or the discards that are
not told, and `...` there or among cards won, take what is left: the stacks equally, while it fits in (G5),
then the winnings, or else the discards.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import grimoire
from grimoire import Table

from ..shared import (
    choices as choices,
    hand as hand,
    kinds as kinds,
    play as play,
    play_out as play_out,
    refused as refused,
    state_of as state_of,
    turn as turn,
)

GAME = grimoire.game("gargon")
BOX = GAME.new_box(4, GAME.read_options({}, 4))[0]
SEATS = "ABCDE"
COLOURS = "wbvryg"
NAMES = {"w": "white", "b": "blue", "v": "violet", "r": "red", "y": "yellow", "g": "green"}
ORDER = [f"{colour}{value}" for colour in COLOURS for value in range(16)]
DECK = [card for card in ORDER for _ in range(2 if card[1:] == "0" else 1)]
WORDS = ("picked", "down", "up", "passed", "draws", "won")
PLAYING, BATTLE, CONSOLATION = range(3)
REST = "..."


def backs(cards: Sequence[str]) -> str:
    """The colours that the cards show, in the order in which they are told."""
    return " ".join(card[0] for card in cards)


def stack_size(seats: int) -> int:
    """Cards in each stack at the start (G5)."""
    return (len(DECK) - 10 * seats) // 2


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards by colour, then by rising value."""
    return sorted(cards, key=ORDER.index)


def draw(drawing: str, **told: Any) -> Table:
    """The table of a drawing; further facts and options by name."""
    return GAME.table(position_of(drawing, **told))


def position_of(
    drawing: str, *, open_winnings: bool = False, starter: int = 0, rounds: int = 0, over: int = 0
) -> dict[str, Any]:
    """The position of a drawing, as `game.table` takes it."""
    lines = [line.split(maxsplit=1) for line in drawing.strip().splitlines()]
    texts = {name.rstrip(">*"): (rest[0] if rest else "") for name, *rest in lines}
    marks = {name.rstrip(">*"): name for name, *_ in lines}
    seats = [parts_of(texts[name]) for name in SEATS if name in texts]
    lead = [seat for seat, name in enumerate(SEATS) if ">" in marks.get(name, "")]
    asked = [seat for seat, name in enumerate(SEATS) if "*" in marks.get(name, "")]
    leader, turn = (lead or asked)[0], (asked or lead)[0]

    rows = {name: list(texts.get(name, REST).split()) for name in ("left", "right", "out")}
    if any(REST in parts["won"] for parts in seats) and "out" not in texts:
        rows["out"] = []
    lay_out(seats, rows)

    mix = mix_of([seats[leader], *seats], down_only=not any(has_shown(parts) for parts in seats))
    left, right = rows["left"][::-1], rows["right"][::-1]
    phase = phase_of(seats)
    state = {
        "rounds": rounds,
        "over": over,
        "phase": phase,
        "turn": turn,
        "leader": leader,
        "mix_cards": mix[0],
        "mix_colours": mix[1],
        "fought": 1 + COLOURS.index(texts["fought"]) if "fought" in texts else 0,
        "stack_count": [len(left), len(right)],
        "stack_colours": f"{backs(left)} | {backs(right)}",
        "discarded": " ".join(in_order(rows["out"])),
        "hand_colours": [backs(in_order(parts["hand"])) for parts in seats],
        "hand_count": [len(parts["hand"]) for parts in seats],
        "passed": [int("passed" in parts) for parts in seats],
        "lying": [backs(in_order([*parts["down"], *parts["up"]])) for parts in seats],
        "shown": [" ".join(in_order(parts["up"])) for parts in seats],
        "owed": [int("draws" in parts) for parts in seats],
        "won": [" ".join(in_order(parts["won"])) for parts in seats],
        "won_last": [1 + COLOURS.index(parts["won"][-1][0]) if parts["won"] else 0 for parts in seats],
        "picked": [" ".join(in_order(parts["picked"])) for parts in seats],
        "down": [" ".join(in_order(parts["down"])) for parts in seats],
        "hand": [" ".join(in_order(parts["hand"])) for parts in seats],
        "stack": f"{' '.join(left)} | {' '.join(right)}",
    }
    options = {"open_winnings": open_winnings, "starter": starter}
    return {"game": "gargon", "rules": GAME.rules, "seats": len(seats), "options": options, "state": state}


def parts_of(row: str) -> dict[str, list[str]]:
    """A seat's hand, and what is told behind it; `passed` and `draws` are there or not."""
    parts: dict[str, list[str]] = {name: [] for name in ("hand", "picked", "down", "up", "won")}
    part = "hand"
    for word in row.split():
        if word in WORDS:
            part = word
            parts.setdefault(part, [])
        else:
            parts[part].append(word)
    return parts


def lay_out(seats: Sequence[dict[str, list[str]]], rows: dict[str, list[str]]) -> None:
    """Puts what is left of the cards where the drawing says so: hands, stacks, winnings or discards."""
    left = Counter(DECK)
    told = [parts[name] for parts in seats for name in ("hand", "down", "up", "won")]
    for row in [*told, *rows.values()]:
        left.subtract(card for card in row if card != REST)
    # by rising value through the colours, the 0s last: hands that are filled have most colours
    by_value = sorted(ORDER, key=lambda card: ((int(card[1:]) - 1) % 16, COLOURS.index(card[0])))
    rest = [card for card in by_value for _ in range(max(left[card], 0))]
    for parts in seats:
        parts["hand"] = filled(parts["hand"], rest, 10)
    size, open_stacks = stack_size(len(seats)), [name for name in ("left", "right") if REST in rows[name]]
    while rest and open_stacks:
        name = min(open_stacks, key=lambda name: len(rows[name]))
        rows[name].insert(rows[name].index(REST), rest.pop(0))
        open_stacks = [name for name in open_stacks if len(rows[name]) <= size]
    for name in ("left", "right"):
        rows[name] = [card for card in rows[name] if card != REST]
    for row in [parts["won"] for parts in seats] + [rows["out"]]:
        row[:] = filled(row, rest, len(DECK))


def filled(row: Sequence[str], rest: list[str], size: int) -> list[str]:
    """The row, with cards that are left where it says so, until it has so many."""
    cards = []
    for card in row:
        if card != REST:
            cards.append(card)
            continue
        count = max(size - len(row) + 1, 0)
        cards += rest[:count]
        del rest[:count]
    return cards


def has_shown(parts: Mapping[str, list[str]]) -> bool:
    return bool(parts["up"]) or "draws" in parts


def phase_of(seats: Sequence[Mapping[str, list[str]]]) -> int:
    """What the seat to decide is asked for."""
    if any("draws" in parts for parts in seats):
        return CONSOLATION
    return BATTLE if any(parts["up"] for parts in seats) else PLAYING


def mix_of(seats: Sequence[Mapping[str, list[str]]], down_only: bool) -> tuple[int, int]:
    """The cards and colours of the leader's play; where it is fought for already, those of any play left."""
    if down_only:
        cards = seats[0]["down"]
        return len(cards), len({card[0] for card in cards})
    lying = max((parts["up"] for parts in seats), key=len)
    return (len(lying), len({card[0] for card in lying})) if lying else (1, 1)


def random_position(rng: random.Random, seats: int, open_winnings: bool = False) -> dict[str, Any]:
    """Any position that the rulings allow, in all phases, most of them late in a game."""
    return random_table(rng, seats, open_winnings).position()


def random_table(rng: random.Random, seats: int, open_winnings: bool = False) -> Table:
    """A round from anywhere, some moves into it: hands and stacks of all sizes, empty ones too."""
    cards = list(DECK)
    rng.shuffle(cards)
    sizes = [rng.choice([0, 1, 2, 3, 4, 6, 10, 20]) for _ in range(seats)]
    most = min(stack_size(seats), (len(cards) - sum(sizes)) // 2)
    rows = [[cards.pop() for _ in range(size)] for size in sizes]
    left, right = ([cards.pop() for _ in range(rng.choice([1, 1, 2, 3, most]))] for _ in range(2))
    won: list[list[str]] = [[] for _ in range(seats + 1)]
    for card in cards:
        rng.choice(won).append(card)
    holders = [seat for seat in range(seats) if sizes[seat]] or list(range(seats))
    lead = rng.choice(holders)
    drawing = "\n".join(
        [
            *[
                f"{SEATS[seat]}{'*' if seat == lead else ''} {' '.join(rows[seat])} won {' '.join(won[seat])}"
                for seat in range(seats)
            ],
            f"left {' '.join(left)}",
            f"right {' '.join(right)}",
            f"out {' '.join(won[seats])}",
        ]
    )
    table = draw(drawing, open_winnings=open_winnings, rounds=rng.randint(1, 20))
    for _ in range(rng.randint(0, 4 * seats)):
        twin = table.copy()
        step(twin, rng)
        if twin.over and rng.random() < 0.8:
            break
        table = twin
        if table.over:
            break
    return table


def step(table: Table, rng: random.Random) -> None:
    """One move by chance; passes are rare."""
    moves = table.legal(turn(table))
    active = [move for move in moves if move.kind != "pass"]
    table.play(turn(table), rng.choice(active if active and rng.random() < 0.9 else moves))


# ---------------------------------------------------------------- reading a table back


def won(table: Table, seat: int) -> str:
    """What the seat has won, by colour."""
    return str(state_of(table)["won"][seat])


def picked(table: Table, seat: int) -> str:
    """The cards that the seat has picked for a play not yet finished."""
    return str(state_of(table)["picked"][seat])


def lying(table: Table, seat: int) -> str:
    """The cards before the seat, face down or face up."""
    state = state_of(table)
    return str(state["down"][seat] or state["shown"][seat])


def discards(table: Table) -> str:
    """The discards, by colour."""
    return str(state_of(table)["discarded"])


def stacks(table: Table) -> list[list[str]]:
    """Both stacks, each in the order in which it will be drawn."""
    return [row.split()[::-1] for row in state_of(table)["stack"].split("|")]


def leader(table: Table) -> int:
    return int(state_of(table)["leader"])


def phase(table: Table) -> str:
    """What the seat to decide is asked for."""
    return str(table.view(None).phase)


def picks(table: Table) -> str:
    """The cards that may be picked now, by colour."""
    return " ".join(str(move)[1:] for move in table.legal(turn(table)) if move.kind == "pick")


def passes(table: Table) -> set[str]:
    """The ways to pass, such as `2+1`."""
    return {choice.split()[1] for choice in choices(table) if choice.startswith("pass")}


def plays(table: Table) -> Counter[str]:
    """Every whole play that picks lead to, and in how many ways."""
    return Counter(" ".join(cards) for cards in paths(table, ()))


def paths(table: Table, cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The cards of every play from here on; no pick leads nowhere."""
    seat, moves = turn(table), table.legal(turn(table))
    onward = [move for move in moves if move.kind in ("pick", "done")]
    assert onward or not cards, f"{cards} lead nowhere"
    for move in onward:
        if move.kind == "done":
            yield cards
            continue
        twin = table.copy()
        twin.play(seat, move)
        yield from paths(twin, (*cards, str(move)[1:]))


def told(table: Table, kind: str) -> list[tuple[int | None, int, int]]:
    """Seat, a and b of the last move's events of one kind."""
    return [(event.seat, event.a, event.b) for event in table.events if event.kind == kind]


def faces(table: Table, kind: str) -> list[tuple[int | None, str]]:
    """Seat and card of the last move's events of one kind, whose a is a single card."""
    return [(seat, ORDER[face - 1]) for seat, face, _ in told(table, kind)]


def drew(table: Table) -> list[tuple[int | None, str]]:
    """Seat and card of the cards drawn by the last move."""
    return [
        (event.seat, f"{COLOURS[event.a]}{event.secret}") for event in table.events if event.kind == "drew"
    ]
