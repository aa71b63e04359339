"""Tables of Dragonstones, drawn as players see them: coins, stones and cards, not array indices.

    table = draw('''
        A      8f 2c 5s 1b 1a 3x   r2 y1   2p   +doppelganger
        B      2f
        C
        now    thief
        past   witch red-dragon ghost
        next   magician fairy ...
        pile   troll merchant ...
        used   gnome
    ''', open_purses=True)

A seat has, in any order: coins, the number first (fairy gold, common gold, silver, black coins, amulets; `x`
is spent fairy gold); stones, the colour first; points; cards that it keeps. Without any coins told it has the
usual purse of D2. All that nobody has is the bank's.

Of the turn, `next` tells the characters still to come, in their order, and `held` a card kept in this turn.
Standard characters that are not told have come up (with `...` they are next, after the others), and so have
specials to fill up to two. `pile` are the special cards to be drawn, the next one first, `used` those that
are used; what is not told is in the pile, behind the others, unless there is `...` among those that are used.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from grimoire import IllegalMove, Script, Table
from grimoire.core.chance import order_script as order_script
from grimoire.games.dragonstones import GAME as GAME

from ..shared import (
    choices as choices,
    kinds as kinds,
    play as play,
    refused as refused,
    state_of as state_of,
    turn as turn,
)
from .naive import COINS, COLOURS, PURSE, SPECIALS, STANDARD, STONES

SEATS = "ABCDEF"
COIN_LETTERS = "fcsba"
REST = "..."
FILLERS = ("dwarf-4", "dwarf-5", "gnome", "alchemist")
TO_COME, NOW, COME_UP, HELD = range(4)
KEPT = 4  # cards that a seat may keep
DEPTH = 10
FRAMES = ("slot", "at", "new", "more", "rounds", "colour", "victim")


def draw(drawing: str, *script: int, **told: Any) -> Table:
    """The table of a drawing; outcomes of chance, further facts and options by name."""
    return GAME.table(position_of(drawing, **told), Script(*script) if script else None)


def position_of(
    drawing: str,
    *,
    open_purses: bool = False,
    turn: int = 1,
    idle: int = 0,
    gold_bid: int = 0,
    characters: Sequence[Any] = (),
) -> dict[str, Any]:
    """The position of a drawing, as `game.table` takes it: at the start of an auction."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    rows = {name: words for name, *words in lines}
    seats = [read_seat(rows[name]) for name in SEATS if name in rows]
    slots, status, pile = lay_out_turn(rows)
    kept = Counter(word for one in seats for word in one["kept"]) - Counter(rows.get("held", []))
    own = {f"own-{number}": one["copies"] for number, one in enumerate(characters, start=1)}
    specials, used = lay_out_specials(rows, [*slots[8:], *kept.elements()], {**SPECIALS, **own})
    purses = [one["purse"] for one in seats]
    bank = [
        count - sum(purse[i] for purse in purses) - (sum(one["spent"] for one in seats) if i == 0 else 0)
        for i, count in enumerate(COINS.values())
    ]
    bank[3] = COINS["black"]  # black coins never run out (D3)
    state: dict[str, Any] = {
        "turn": turn,
        "over": 0,
        "phase": 0,
        "asked": sum(
            1 << seat for seat, purse in enumerate(purses) if purse[0] + purse[1] + purse[3] + purse[4]
        ),
        "present": status.index(NOW),
        "idle": idle,
        "gold_bid": gold_bid,
        "depth": 0,
        **dict.fromkeys(("winner", "tied", "doubling", "doubling_from", "fresh", "given_up"), 0),
        **{f"frame_{name}": [0] * DEPTH for name in FRAMES},
        "drawn": "",
        "slots": " ".join(slots),
        "status": status,
        "bank": bank,
        "bank_stones": write_stones({c: STONES - sum(one["stones"][c] for one in seats) for c in COLOURS}),
        "pile_count": len(pile),
        "special_count": len(specials),
        "used": " ".join(used),
        "purse": purses,
        "spent": [one["spent"] for one in seats],
        "stones": [write_stones(one["stones"]) for one in seats],
        "points": [one["points"] for one in seats],
        "kept": [" ".join(one["kept"]) for one in seats],
        "kept_from": kept_from([one["kept"] for one in seats], slots, status),
        "tie_amulets": [0 for _ in seats],
        "bid": [[0] * 5 for _ in seats],
        "value": [0 for _ in seats],
        "pile": [1 + slot for slot in reversed(pile)] + [0] * (10 - len(pile)),
        "specials": " ".join(reversed(specials)),
    }
    options = {"open_purses": open_purses, "characters": list(characters)}
    return {
        "game": "dragonstones",
        "rules": GAME.rules,
        "seats": len(seats),
        "options": options,
        "state": state,
    }


def kept_from(kept: Sequence[Sequence[str]], slots: Sequence[str], status: Sequence[int]) -> list[list[int]]:
    """The slot of each kept card, from 1, if it came up in this turn; of two alike, the last seat has it."""
    found = [[0] * KEPT for _ in kept]
    for slot, (name, place) in enumerate(zip(slots, status, strict=True)):
        if place == HELD:
            seat = max(seat for seat, cards in enumerate(kept) if name in cards)
            found[seat][kept[seat].index(name)] = slot + 1
    return found


def read_seat(words: Sequence[str]) -> dict[str, Any]:
    """What a seat has."""
    stones = Counter(dict.fromkeys(COLOURS, 0))
    coins = dict.fromkeys(COIN_LETTERS, 0)
    points, spent, kept, told = 0, 0, [], False
    for word in words:
        if word[0] == "+":
            kept.append(word[1:])
        elif word[0].isdigit():
            count, letter = int(word[:-1]), word[-1]
            if letter == "p":
                points = count
            elif letter == "x":
                spent = count
            else:
                coins[letter] = count
                told = True
        else:
            stones[next(colour for colour in COLOURS if colour[0] == word[0])] = int(word[1:])
    purse = list(coins.values()) if told else [PURSE.get(coin, 0) for coin in COINS]
    return {"stones": stones, "purse": purse, "points": points, "spent": spent, "kept": kept}


def write_stones(stones: Mapping[str, int]) -> str:
    return " ".join(colour[0] for colour in COLOURS for _ in range(stones[colour]))


def lay_out_turn(rows: Mapping[str, Sequence[str]]) -> tuple[list[str], list[int], list[int]]:
    """The ten characters of the turn, where each of them is, and the slots to come in their order."""
    told = [(word, place) for place in ("now", "past", "next", "held") for word in rows.get(place, [])]
    named = [word for word, _ in told if word != REST]
    specials = [word for word in named if word not in STANDARD]
    specials += [word for word in FILLERS if word not in specials][: 2 - len(specials)]
    slots = [*STANDARD, *specials]
    status = [COME_UP] * len(slots)
    pile = []
    free = {name: [slot for slot in range(10) if slots[slot] == name] for name in set(slots)}
    for word, place in told:
        if word != REST:
            slot = free[word].pop(0)
            status[slot] = {"now": NOW, "past": COME_UP, "next": TO_COME, "held": HELD}[place]
            if place == "next":
                pile.append(slot)
    if REST in rows.get("next", []):
        rest = [slot for slot in range(1, 8) if slots[slot] not in named]
        for slot in rest:
            status[slot] = TO_COME
        pile += rest
    return slots, status, pile


def lay_out_specials(
    rows: Mapping[str, Sequence[str]], elsewhere: Sequence[str], cards: Mapping[str, int]
) -> tuple[list[str], list[str]]:
    """The special cards to be drawn, the next one first, and those that are used."""
    pile, used = ([word for word in rows.get(name, []) if word != REST] for name in ("pile", "used"))
    left = Counter(cards)
    left.subtract([*elsewhere, *pile, *used])
    rest = sorted(left.elements())
    assert min(left.values()) >= 0, "a card is told twice"
    if REST in rows.get("used", []):
        return pile, sorted([*used, *rest], key=list(cards).index)
    return [*pile, *rest], sorted(used, key=list(cards).index)


# ---------------------------------------------------------------- playing


def bid(table: Table, bids: str) -> Table:
    """Everybody bids at once, in the order of seats: `4f+1a 7f 0`; `-` is not asked."""
    told = bids.split()
    assert [seat for seat, one in enumerate(told) if one != "-"] == list(table.actors)
    for seat in table.actors:
        table.play(seat, f"bid {told[seat]}")
    return table


def silver(table: Table, bids: str) -> Table:
    """Those who tied bid silver: `2 - 1+1a`."""
    told = bids.split()
    assert [seat for seat, one in enumerate(told) if one != "-"] == list(table.actors)
    for seat in table.actors:
        table.play(seat, f"silver {told[seat]}")
    return table


def outbid(table: Table, seat: int = 0) -> Table:
    """The seat wins with one fairy gold, or else one common gold; nobody else bids."""
    for one in table.actors:
        gold = "1f" if purse_of(table, seat)["f"] else "1c"
        table.play(one, f"bid {gold}" if one == seat else "bid 0")
    return table


def step(table: Table, rng: random.Random, mood: float = 0.5) -> dict[int, str]:
    """Everybody who is asked answers by chance; bids are small in a thrifty mood, charms rare."""
    answers = {seat: choose(table, seat, rng, mood) for seat in table.actors}
    for seat, answer in answers.items():
        table.play(seat, answer)
    return answers


def choose(table: Table, seat: int, rng: random.Random, mood: float) -> str:
    moves = table.legal(seat)
    if moves[0].kind == "bid":
        if rng.random() < 0.8:
            moves = [move for move in moves if not move.args.black and not move.args.amulets] or moves
        if rng.random() < mood:
            moves = [move for move in moves if move.args.fairy + move.args.common <= 2] or moves
    elif moves[0].kind == "way" and rng.random() < 0.6:
        return str(moves[0])  # points, or one more purchase
    return str(rng.choice(moves))


# ---------------------------------------------------------------- reading a table back


def purse_of(table: Table, seat: int) -> dict[str, int]:
    """Coins by their letters; `x` is spent fairy gold."""
    state = state_of(table)
    return {**dict(zip(COIN_LETTERS, state["purse"][seat], strict=True)), "x": state["spent"][seat]}


def purse(table: Table, seat: int) -> str:
    """The coins of a seat, as drawings tell them: `5f 2c 5s 3x`."""
    return " ".join(f"{count}{letter}" for letter, count in purse_of(table, seat).items() if count)


def stones(table: Table, seat: int) -> str:
    """The stones of a seat, as drawings tell them: `r2 y1`."""
    return counts_of(state_of(table)["stones"][seat])


def counts_of(told: str) -> str:
    counts = Counter(told.split())
    return " ".join(f"{letter}{counts[letter]}" for letter in "rby" if counts[letter])


def bank(table: Table) -> str:
    """The coins of the bank."""
    return " ".join(
        f"{n}{letter}"
        for letter, n in zip(COIN_LETTERS, state_of(table)["bank"], strict=True)
        if n and letter != "b"
    )


def bank_stones(table: Table) -> str:
    return counts_of(state_of(table)["bank_stones"])


def points(table: Table) -> list[int]:
    found: list[int] = state_of(table)["points"]
    return found


def kept(table: Table, seat: int) -> str:
    return str(state_of(table)["kept"][seat])


def used(table: Table) -> list[str]:
    return str(state_of(table)["used"]).split()


def specials(table: Table) -> list[str]:
    """The special cards to be drawn, the next one first."""
    return str(state_of(table)["specials"]).split()[::-1]


def of_turn(table: Table, status: int) -> list[str]:
    """The characters of this turn with this status, in the order of their slots."""
    state = state_of(table)
    return [name for name, at in zip(state["slots"].split(), state["status"], strict=True) if at == status]


def come_up(table: Table) -> set[str]:
    return set(of_turn(table, COME_UP))


def to_come(table: Table) -> list[str]:
    """The characters still to come, in their order."""
    state = state_of(table)
    names = state["slots"].split()
    return [names[slot - 1] for slot in reversed(state["pile"]) if slot]


def now(table: Table) -> str:
    """The character at auction."""
    return str(table.view(None).present)


def phase(table: Table) -> str:
    return str(table.view(None).phase)


def told(table: Table, kind: str) -> list[tuple[int | None, int, int]]:
    """Seat, a and b of the last move's events of one kind."""
    return [(event.seat, event.a, event.b) for event in table.events if event.kind == kind]


def forbids(table: Table, seat: int, move: str) -> str:
    """The clause that forbids a seat this move."""
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    assert table.states.tobytes() == before
    return str(caught.value.clause)
