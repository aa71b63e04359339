"""Tables of Duel of Magicians, drawn as players see them: cards, not array indices.

    table = draw('''
        fight  1 3 3 12 ball = 12
        A*     5 5 J 8 9 9
        B      ...            | 2 4 4
        C      ...
        stock  13 2 ...
    ''', open_stack=True)

`A*` is to play. Behind the hand, after `|`, lies the pile, its top on the right, as the fight's last card.
The stock is told in the order in which it will be drawn. `...` stands for whatever is left of the deck:
in a hand it fills up to six; in the stock it is all the rest; in a fight or a pile, too, and then the
stock is what its line says, most often nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
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

GAME = grimoire.game("magicians")
BOX = GAME.new_box(4, GAME.read_options({}, 4))[0]
SEATS = "ABCDEF"
ORDER = [*[str(value) for value in range(1, 14)], "ball", "J"]
OWNERS = (1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 4, 3, 2)
FLAT = (4,) * 12 + (3,)
OWN_BOX = (0, 8, 0, 8, 2, 0, 8, 8, 5, 1, 5, 0, 6)  # any thirteen counts from 0 to 8 that sum to 51 (M2)
REST = "..."


def cards_of_deck(deck: Any = "owners") -> list[str]:
    """The 55 cards in rising order, ball and jokers last (M1, M2)."""
    spread = {"owners": OWNERS, "flat": FLAT}[deck] if isinstance(deck, str) else deck
    values = [str(value) for value, copies in enumerate(spread, start=1) for _ in range(copies)]
    return [*values, "ball", "ball", "J", "J"]


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards by rising value, balls and jokers last."""
    return sorted(cards, key=ORDER.index)


def draw(drawing: str, **told: Any) -> Table:
    """The table of a drawing; further facts and options by name."""
    return GAME.table(position_of(drawing, **told))


def position_of(
    drawing: str,
    *,
    deals: int | None = None,
    open_stack: bool = False,
    deck: Any = "owners",
    deal: int = 0,
    starter: int = 0,
    over: int = 0,
    points: Sequence[int] | None = None,
    from_pile: Sequence[int] | None = None,
) -> dict[str, Any]:
    """The position of a drawing, as `game.table` takes it."""
    lines = [line.split(maxsplit=1) for line in drawing.strip().splitlines()]
    rows = {name.rstrip("*"): (rest[0] if rest else "") for name, *rest in lines}
    seats = sum(name in SEATS for name in rows)
    turn = next(SEATS.index(name[0]) for name, *_ in lines if name.endswith("*"))
    fight, _, total = (part.strip() for part in rows.get("fight", "").partition("="))
    hands, piles = zip(*(split_row(rows[SEATS[seat]]) for seat in range(seats)), strict=True)

    left = Counter(cards_of_deck(deck))
    told_stock = rows.get("stock", "" if has_rest([fight, *piles]) else REST)
    for row in (fight, told_stock, *hands, *piles):
        left.subtract(card for card in row.split() if card != REST)
    full_hands = [fill_hand(hand, left) for hand in hands]
    rest = [card for card in ORDER for _ in range(max(left[card], 0))]
    laid = [put_rest(row, rest) for row in (fight, told_stock, *piles)]
    fight_row, stock_row, pile_rows = laid[0], laid[1], laid[2:]

    seen = in_order([card for row in (fight_row, *pile_rows) for card in row])
    options: dict[str, Any] = {
        "open_stack": open_stack,
        "deck": deck if isinstance(deck, str) else list(deck),
    }
    if deals is not None:
        options["deals"] = deals
    state = {
        "deal": deal,
        "starter": starter,
        "turn": turn,
        "over": over,
        "total": int(total or 0),
        "fight": " ".join(fight_row),
        "fight_count": len(fight_row),
        "seen": " ".join(seen),
        "stock_count": len(stock_row),
        "hand_count": [len(hand) for hand in full_hands],
        "pile": [" ".join(pile) for pile in pile_rows],
        "pile_count": [len(pile) for pile in pile_rows],
        "from_pile": list(from_pile or [0] * seats),
        "only_balls": [0] * seats,
        "points": list(points or [0] * seats),
        "hand": [" ".join(hand) for hand in full_hands],
        "stock": " ".join(reversed(stock_row)),
    }
    return {"game": "magicians", "rules": GAME.rules, "seats": seats, "options": options, "state": state}


def split_row(row: str) -> tuple[str, str]:
    """A seat's hand and its pile."""
    hand, _, pile = row.partition("|")
    return hand.strip(), pile.strip()


def has_rest(rows: Sequence[str]) -> bool:
    return any(REST in row.split() for row in rows)


def fill_hand(hand: str, left: Counter[str]) -> list[str]:
    """The hand, filled up to six with the lowest magicians left, if it says so."""
    cards = [card for card in hand.split() if card != REST]
    while REST in hand.split() and len(cards) < 6:
        card = next(card for card in ORDER if left[card] > 0)
        left[card] -= 1
        cards.append(card)
    return in_order(cards)


def put_rest(row: str, rest: list[str]) -> list[str]:
    """The row, with all that is left of the deck where it says so."""
    return [card for word in row.split() for card in (rest if word == REST else [word])]


def random_position(rng: random.Random, seats: int, open_stack: bool) -> dict[str, Any]:
    """Any position that the rulings allow, most of them late in a deal."""
    deck = rng.choice(["owners", "flat", OWN_BOX])
    cards = cards_of_deck(deck)
    rng.shuffle(cards)
    full = rng.random() < 0.3  # while the stock lasts every hand is full (M7)
    hands = [[cards.pop() for _ in range(6 if full else rng.randint(1, 6))] for _ in range(seats)]
    stock = [cards.pop() for _ in range(rng.randint(1, len(cards)) if full else 0)]
    fight = [cards.pop() for _ in range(min(len(cards), rng.choice([0, 0, 1, 2, 5])))]
    piles: list[list[str]] = [[] for _ in range(seats)]
    for card in cards:
        rng.choice([fight, *piles] if fight else piles).append(card)
    played = [card for card in fight if card != "ball"]  # the last play was one card, then perhaps balls
    last = 0 if not played else rng.randint(1, 7) if played[-1] == "J" else int(played[-1])
    starred = rng.randrange(seats)
    rows = [
        f"{SEATS[seat]}{'*' if seat == starred else ''} {' '.join(hands[seat])} | {' '.join(piles[seat])}"
        for seat in range(seats)
    ]
    drawing = "\n".join([f"fight {' '.join(fight)} = {last}", *rows, f"stock {' '.join(stock)}"])
    counts = [rng.randint(0, 2) if open_stack else 0 for _ in range(seats)]
    position = position_of(drawing, deals=1, open_stack=open_stack, deck=deck, from_pile=counts)
    position["state"]["only_balls"] = [int(set(hand) == {"ball"} and rng.random() < 0.5) for hand in hands]
    return position


# ---------------------------------------------------------------- reading a table back


def pile(table: Table, seat: int) -> str:
    """The seat's stored cards, the top on the right."""
    return str(state_of(table)["pile"][seat])


def fight(table: Table) -> str:
    """The cards of the fight, the last played on the right."""
    return str(state_of(table)["fight"])


def total(table: Table) -> int:
    return int(state_of(table)["total"])


def stored(table: Table) -> list[int]:
    """How many cards each seat has stored."""
    return [seat.stored for seat in table.view(None).seats]
