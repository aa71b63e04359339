"""Tables by chance: rich and poor players, any specials, any moment of a turn."""

from __future__ import annotations

import random
from collections import Counter

from grimoire import Table

from .naive import COINS, COLOURS, SPECIALS, STANDARD, STONES
from .positions import COIN_LETTERS, SEATS, draw

COPIERS = ("ghost", "goblin", "leprechaun")
CARDS = [name for name, count in SPECIALS.items() for _ in range(count)]


def random_table(
    rng: random.Random, seats: int, now: str = "", doppelganger: bool | None = None, **told: int
) -> Table:
    """At the start of an auction; the first seat may keep the Doppelgänger from an earlier turn."""
    keeps = rng.random() < 0.4 if doppelganger is None else doppelganger
    specials = two_specials(rng, now, keeps and now != "doppelganger")
    keeps = keeps and "doppelganger" not in specials
    order = rng.sample([*STANDARD[1:], *specials], 9)
    if now == "witch" or (not now and rng.random() < 0.1):
        present, past, later = "witch", [], order
    else:
        order.remove(now) if now else None
        at = rng.choice([0, 0, 1, 4, rng.randint(0, 8)])
        later, past = order[:at], order[at:]
        present = now or past.pop()
        past.append("witch")
    rows = random_seats(rng, seats)
    if keeps:
        rows[0] += " +doppelganger"
    lines = [f"{SEATS[seat]} {row}" for seat, row in enumerate(rows)]
    lines += [f"now {present}", f"past {' '.join(past)}", f"next {' '.join(later)}"]
    if rng.random() < 0.3:
        rest = sorted(set(CARDS) - {*specials, "doppelganger"})
        lines += [f"pile {' '.join(rng.sample(rest, rng.randint(0, 3)))}", "used ..."]
    told = {"turn": rng.choice([1, 2, 5, 30, 59, 60]), "idle": rng.choice([0, 0, 1, 2]), **told}
    return draw("\n".join(lines), open_purses=rng.random() < 0.5, **told)


def two_specials(rng: random.Random, now: str, without_doppelganger: bool) -> list[str]:
    """Often with a character that copies others."""
    cards = [card for card in CARDS if card != "doppelganger" or not without_doppelganger]
    if now in cards:
        cards.remove(now)
        first = now
    else:
        first = rng.choice([*COPIERS, *cards, *COPIERS * 3])
        cards.remove(first)
    left = [*COPIERS * 4, *cards]
    return [first, rng.choice([card for card in left if card in cards])]


def random_seats(rng: random.Random, seats: int) -> list[str]:
    """Coins and stones by chance, never more than there are; sometimes somebody has emptied the bank."""
    left = Counter(
        {**dict(zip(COIN_LETTERS, COINS.values(), strict=True)), **{f"{c[0]}*": STONES for c in COLOURS}}
    )
    wealth, stones = rng.choice([1, 4, 9]), rng.choice([1, 3, 5])
    charms = [rng.choice([0, 0, 0, 1, 2]) for _ in range(2)]
    most = {
        "f": wealth,
        "c": 3,
        "s": 8,
        "b": charms[0],
        "a": charms[1],
        "x": 4,
        "r*": stones,
        "b*": stones,
        "y*": stones,
    }
    rows: list[Counter[str]] = []
    for _ in range(seats):
        row: Counter[str] = Counter()
        for kind, high in most.items():
            row[kind] = min(rng.choice([0, rng.randint(0, high)]), left["f" if kind == "x" else kind])
            left["f" if kind == "x" else kind] -= row[kind]
        rows.append(row)
    if rng.random() < 0.3:
        rich = rng.choice(rows)
        for kind in rng.sample(["c", "s", "r*", "b*", "y*"], rng.randint(1, 5)):
            rich[kind] += left.pop(kind)
    if not any(row[kind] for row in rows for kind in "fcba"):
        rows[0]["f"] = 1
    return [f"{tell(row)} {rng.choice([0, 0, 0, 1, 2])}p" for row in rows]


def tell(row: Counter[str]) -> str:
    """What a seat has, as a drawing tells it."""
    return " ".join(
        f"{kind[0]}{count}" if kind[-1] == "*" else f"{count}{kind}" for kind, count in row.items()
    )
