"""The table, its moves and its events in words: for the terminal, and for whoever listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimoire.core.events import Event
from grimoire.core.moves import Move
from grimoire.core.narration import Seat, name_of
from grimoire.core.text import Text
from grimoire.games.dragonstones.moves import NOTHING_STOLEN, STOLEN_COIN, apart
from grimoire.games.dragonstones.state import Reason
from grimoire.games.dragonstones.things import COLOURS, LETTERS, Coin
from grimoire.games.dragonstones.view import Purse, SeatView, View
from grimoire.games.dragonstones.words import (
    character_name,
    coins,
    coins_of,
    colour,
    stones,
    the_character,
    way_text,
)

# ---------------------------------------------------------------- the table


def describe(view: View) -> list[Text]:
    """What the viewer sees, a line each, what matters most last."""
    lines = [
        Text("table-turn", {"turn": view.turn, "specials": view.special_count}),
        Text("table-bank", {"coins": purse_text(view.bank), "stones": stones_text(view.bank_stones)}),
    ]
    for seat, one in enumerate(view.seats):
        lines += describe_seat(view, seat, one)
    lines += describe_slots(view)
    return lines if view.over else lines + describe_auction(view)


def describe_seat(view: View, seat: int, one: SeatView) -> list[Text]:
    """Points, stones, what is spent, kept and bid; the purse where it may be seen (D4)."""
    values = {
        "who": name_of(seat, view.viewer),
        "points": one.points,
        "stones": stones_text(one.stones),
        "spent": one.spent,
        "kept": "some" if one.kept else "none",
        "cards": [view.characters[card].name for card in one.kept],
    }
    lines = [Text("table-seat", values)]
    if one.purse is not None:
        mine = "yes" if seat == view.viewer else "no"
        lines.append(Text("table-purse", {"mine": mine, "coins": purse_text(one.purse)}))
    elif one.black or one.amulets:
        held = [coins(coin, n) for coin, n in ((Coin.BLACK, one.black), (Coin.AMULET, one.amulets)) if n]
        lines.append(Text("table-charms", {"coins": held}))
    if one.bid is not None:
        lines.append(Text("table-bid", {"bid": purse_text(one.bid.coins), "value": one.bid.value}))
    return lines


def describe_slots(view: View) -> list[Text]:
    """What has come up, and what is still to come: the set is known, the order is not (D5)."""
    lines = []
    for key, wanted in (("table-come-up", ("come_up", "held")), ("table-to-come", ("to_come",))):
        found = [view.characters[slot.id].name for slot in view.slots if slot.status in wanted]
        if found:
            lines.append(Text(key, {"characters": found}))
    return lines


def describe_auction(view: View) -> list[Text]:
    """The character at auction, and what its winner is at; how to read the bids that follow."""
    lines = []
    if view.present:
        one = view.characters[view.present]
        lines.append(Text("table-present", {"name": one.name, "power": one.power}))
    if view.phase == "silver":
        lines.append(Text("table-tied", {"who": [name_of(seat, view.viewer) for seat in view.tied]}))
    if view.question and view.question.copied:
        one = view.characters[view.question.character]
        lines.append(Text("table-copied", {"character": one.name}))
    if view.question and any(view.question.drawn.values()):
        lines.append(Text("table-drawn", {"stones": stones_text(view.question.drawn)}))
    if view.phase == "bid" and view.viewer in view.actors:
        lines.append(Text("table-letters"))
    return lines


def purse_text(purse: Purse) -> list[Text]:
    return coins_of([purse.fairy, purse.common, purse.silver, purse.black, purse.amulets])


def stones_text(counts: Mapping[str, int]) -> list[Text]:
    return stones([counts[letter] for letter in LETTERS])


# ---------------------------------------------------------------- moves and events


PLAIN = {"bid", "silver", "colour"}  # kinds of move that notation says well enough; lists of bids are long


def gloss(box: Any, move: Move) -> Text | None:
    """What a move means, unless its notation says so."""
    args = move.args
    if move.kind in PLAIN:
        return None
    if move.kind == "way":
        return Text("move-way", {"way": way_text(box, args.character, args.at)})
    if move.kind == "pay":
        return Text("move-pay", {"stones": stones(args)})
    if move.kind == "character":
        return Text("move-character", {"name": character_name(box, args.character)})
    if move.kind == "player":
        return Text("move-player", {"who": name_of(args.seat, None)})
    return Text(f"move-{move.kind}", args._asdict())


def bid_text(fairy: int, common: int, silver: int, black: int, amulets: int) -> list[Text]:
    return coins_of([fairy, common, silver, black, amulets])


def narrate(box: Any, event: Event) -> Mapping[str, Any]:
    """What the text for this event needs beside the seat."""
    kind, a, b = event.kind, event.a, event.b
    if kind in CHARACTER_EVENTS:
        return {"character": the_character(box, a), "name": character_name(box, a), "b": b}
    if kind == "bid":
        return narrate_bid(a, b)
    if kind == "silver":
        return {"bid": bid_text(0, 0, a, 0, b), "nothing": "no" if a or b else "yes"}
    if kind in ("dealt", "paid_stones"):
        held = apart(a, COLOURS)
        return {"stones": stones(held), "count": sum(held)}
    if kind in ("took", "paid"):
        return {"coins": coins(a, b), "coin": Text(f"coin-{a}", {"count": b}), "count": b}
    if kind in ("took_stone", "gave_back", "named", "drew", "luck_left"):
        held = [b if one == a else 0 for one in range(COLOURS)]
        return {"colour": colour(a), "count": b, "b": b, "stones": stones(held)}
    if kind == "stole":
        return narrate_theft(a, b)
    if kind == "robbed":
        return narrate_robbery(event)
    if kind == "chose":
        return {"way": way_text(box, *apart(b, 2))}
    if kind == "ended":
        return {"reason": Text(f"reason-{Reason(a).name.lower()}")}
    return {"a": a, "b": b}


CHARACTER_EVENTS = {"picked", "announced", "revealed", "bewitched", "used", "doubled", "kept", "no_effect"}


def narrate_bid(gold: int, charms: int) -> Mapping[str, Any]:
    (fairy, common), (black, amulets) = apart(gold, 2), apart(charms, 2)
    value = (fairy + common) << amulets
    return {
        "bid": bid_text(fairy, common, 0, black, amulets),
        "nothing": "no" if gold or charms else "yes",
        "value": value,
        "doubled": "yes" if amulets and value else "no",
    }


def narrate_theft(victim: int, what: int) -> Mapping[str, Any]:
    """A stone; without one a coin; without that nothing (D21)."""
    told: dict[str, Any] = {"victim": Seat(victim), "what": "nothing", "colour": "", "coins": ""}
    if what < STOLEN_COIN:
        return told | {"what": "stone", "colour": colour(what)}
    if what != NOTHING_STOLEN:
        return told | {"what": "coin", "coins": coins(what - STOLEN_COIN, 1)}
    return told


def narrate_robbery(event: Event) -> Mapping[str, Any]:
    """The amount is for the robber and the victim, unless purses are open (D25)."""
    amount = event.b - 1 if event.b else event.secret
    common, silver = apart(amount or 0, 2)
    known = "no" if amount is None else "yes" if amount else "none"
    return {"victim": Seat(event.a), "known": known, "coins": bid_text(0, common, silver, 0, 0)}
