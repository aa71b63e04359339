"""What a viewer may see, in the words of the game, ready for JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grimoire.core.bits import has
from grimoire.core.text import Text
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.frames import character_of, op_of
from grimoire.games.dragonstones.moves import Kind
from grimoire.games.dragonstones.questions import question_kind
from grimoire.games.dragonstones.state import Phase, Status
from grimoire.games.dragonstones.steps import Op
from grimoire.games.dragonstones.things import COLOURS, KEPT, LETTERS, SLOTS, Coin
from grimoire.games.dragonstones.words import character_name, power_text


class Character(msgspec.Struct, frozen=True):
    """A character: what it is called here, its name, what its power does."""

    id: str
    name: Text
    power: Text


class SlotView(msgspec.Struct, frozen=True):
    """A character of this turn, and whether it is still to come."""

    id: str
    status: Literal["to_come", "present", "come_up", "held"]


class Purse(msgspec.Struct, frozen=True):
    """Coins behind a screen."""

    fairy: int
    common: int
    silver: int
    black: int
    amulets: int


class BidView(msgspec.Struct, frozen=True):
    """What a seat has bid in this auction, once the fists are open."""

    coins: Purse
    value: int  # of the gold
    tie_amulets: int  # bid with the silver, in a tie-break
    tie_value: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat; the purse only where purses are open, and of one's own (D4)."""

    points: int
    stones: dict[str, int]  # by letter
    spent: int  # fairy gold before the screen
    black: int
    amulets: int
    kept: list[str]
    purse: Purse | None
    bid: BidView | None


class Question(msgspec.Struct, frozen=True):
    """What the winner has to decide, and for which character."""

    kind: str
    character: str
    copied: bool
    doubled: bool
    steals: bool  # a colour that is asked for is stolen, paid or taken
    pays: bool
    drawn: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int | None
    actors: list[int]
    over: bool
    turn: int
    phase: Literal["bid", "silver", "power"]
    present: str | None
    winner: int | None
    tied: list[int]
    slots: list[SlotView]
    characters: dict[str, Character]  # all of this turn, and those that are kept
    bank: Purse
    bank_stones: dict[str, int]
    special_count: int
    open_purses: bool
    seats: list[SeatView]
    question: Question | None


def view(box: Any, state: Any, viewer: int | None) -> View:
    """The view of an observation."""
    return View(
        viewer=viewer,
        actors=[seat for seat in range(box.seats) if has(state.asked, seat)],
        over=state.over != 0,
        turn=state.turn,
        phase=("bid", "silver", "power")[state.phase],
        present=NAMES[state.slots[state.present]] if state.slots[state.present] else None,
        winner=state.winner - 1 if state.winner else None,
        tied=[seat for seat in range(box.seats) if has(state.tied, seat)],
        slots=[view_slot(state, slot) for slot in range(SLOTS) if state.slots[slot]],
        characters={NAMES[one]: character_view(box, one) for one in characters_about(box, state)},
        bank=Purse(*[state.bank[coin] for coin in Coin]),
        bank_stones=stones(state.bank_stones),
        special_count=state.special_count,
        open_purses=bool(box.open_purses),
        seats=[view_seat(box, state, seat, viewer) for seat in range(box.seats)],
        question=view_question(box, state) if state.phase == Phase.POWER and not state.over else None,
    )


def view_slot(state: Any, slot: int) -> SlotView:
    status = Status(state.status[slot]).name.lower()
    return SlotView(NAMES[state.slots[slot]], status)  # type: ignore[arg-type]


def view_seat(box: Any, state: Any, seat: int, viewer: int | None) -> SeatView:
    coins = [state.purse[seat, coin] for coin in Coin]
    shown = box.open_purses or seat == viewer
    bid = [state.bid[seat, coin] for coin in Coin]
    return SeatView(
        points=state.points[seat],
        stones=stones([state.stones[seat, colour] for colour in range(COLOURS)]),
        spent=state.spent[seat],
        black=coins[Coin.BLACK],
        amulets=coins[Coin.AMULET],
        kept=[NAMES[state.kept[seat, i]] for i in range(KEPT) if state.kept[seat, i]],
        purse=Purse(*coins) if shown else None,
        bid=view_bid(state, seat, bid) if any(bid) else None,
    )


def view_bid(state: Any, seat: int, bid: list[int]) -> BidView:
    """What was bid stays to be seen during a tie-break (D4)."""
    gold = (bid[Coin.FAIRY] + bid[Coin.COMMON]) << bid[Coin.AMULET]
    amulets = state.tie_amulets[seat]
    return BidView(Purse(*bid), gold, amulets, bid[Coin.SILVER] << amulets)


def view_question(box: Any, state: Any) -> Question:
    top = state.depth - 1
    op = op_of(box, state)
    return Question(
        kind=Kind(question_kind(box, state)).name.lower(),
        character=NAMES[character_of(state)],
        copied=top > 0,
        doubled=state.doubling != 0,
        steals=op == Op.STEAL_STONE,
        pays=op == Op.PAY_STONES,
        drawn=stones(state.drawn),
    )


def stones(counts: Any) -> dict[str, int]:
    return {letter: int(counts[i]) for i, letter in enumerate(LETTERS)}


def characters_about(box: Any, state: Any) -> list[int]:
    """The characters of this turn, and cards that somebody keeps."""
    kept = [state.kept[seat, i] for seat in range(box.seats) for i in range(KEPT)]
    return sorted({one for one in [*state.slots, *kept, state.doubling] if one})


def character_view(box: Any, character: int) -> Character:
    name, power = character_name(box, character), power_text(box, character)
    return Character(NAMES[character], name, power)
