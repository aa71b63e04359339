"""The same table with other secrets: what a viewer sees stays, what it cannot see is dealt anew.

Not by `resample`, which the tests are about: from the position, card by card. What the viewer knows of pile
and hands stays true: the known cards of a group lie somewhere in the places of the group.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from grimoire import Table
from grimoire.games.zargos.state import CARD_NAMES, Phase
from grimoire.games.zargos.things import FIRST_LOT, LOT_BOATS, REINFORCEMENTS

from .positions import GAME, LAND, PEOPLE, PRINTED

CAPITALS = {kingdom.capital for kingdom in PRINTED.kingdoms}
PLAIN = [
    place for place in range(len(LAND)) if not LAND[place].startswith("zargos") and place not in CAPITALS
]
SEATS_OF_CAPITALS = [place for place in range(len(LAND)) if place in CAPITALS and LAND[place] != "zargos-0"]


def with_other_secrets(
    table: Table, viewer: int | None, rng: random.Random, *, same_chance: bool = False
) -> Table:
    """The same table as the viewer knows it; chance to come may stay, where dice are to be compared."""
    position = table.position()
    state = position["state"]
    others = [seat for seat in range(table.seats) if seat != viewer]
    deal_cards(state, table, viewer, others, rng)
    for seat in others:
        forget(state, seat)
        state["drawn"][seat] = " ".join(drawn(state, seat, rng))
    if state["partner"]:
        offer_anew(state, viewer, rng)
    if state["phase"] in (Phase.TAKE, Phase.PICK) and position["options"].get("edition") == "2":
        deal_lots(state, viewer, rng)
    if not same_chance:
        state["chance"] = {"key": f"{rng.getrandbits(128):032x}", "drawn": rng.randrange(1000)}
    return GAME.table(position)


# ---------------------------------------------------------------- hands and pile


def deal_cards(
    state: dict[str, Any], table: Table, viewer: int | None, others: list[int], rng: random.Random
) -> None:
    """Known cards go where their group is, the others anywhere."""
    places: list[tuple[str, int]] = [("pile", at) for at in range(state["pile_count"])]
    places += [("hand", seat) for seat in others for _ in range(state["hand_count"][seat])]
    unseen = Counter(" ".join([state["pile"], *[state["hand"][seat] for seat in others]]).split())
    laid: dict[int, str] = {}
    for card, group in known_cards(state, table, viewer):
        free = [
            i for i, place in enumerate(places) if i not in laid and group_of(state, viewer, place) == group
        ]
        laid[rng.choice(free)] = card
        unseen[card] -= 1
    rest = list(unseen.elements())
    rng.shuffle(rest)
    for i in range(len(places)):
        if i not in laid:
            laid[i] = rest.pop()
    state["pile"] = " ".join(laid[i] for i, (where, _) in enumerate(places) if where == "pile")
    for seat in others:
        state["hand"][seat] = " ".join(laid[i] for i, place in enumerate(places) if place == ("hand", seat))


def known_cards(state: dict[str, Any], table: Table, viewer: int | None) -> list[tuple[str, int]]:
    """The cards that the viewer knows of, with their groups."""
    if viewer is None:
        return []
    copies = [card for card, count in enumerate(table.boxes[0].copies) for _ in range(int(count))]
    return [
        (CARD_NAMES[card], state["known"][viewer][i])
        for i, card in enumerate(copies)
        if state["known"][viewer][i]
    ]


def group_of(state: dict[str, Any], viewer: int | None, place: tuple[str, int]) -> int:
    assert viewer is not None
    where, at = place
    return int(state["known_at" if where == "pile" else "known_hand"][viewer][at])


def forget(state: dict[str, Any], seat: int) -> None:
    """What another seat knows is its own affair."""
    for name in ("known", "known_at", "known_hand", "refused"):
        state[name][seat] = [0] * len(state[name][seat])
    state["answer"][seat] = 0


def drawn(state: dict[str, Any], seat: int, rng: random.Random) -> list[str]:
    """Which cards of a hand came with this round's deal: no more than were drawn."""
    cards = state["hand"][seat].split()
    return rng.sample(cards, rng.randint(0, min(len(cards), state["drew"][seat])))


def offer_anew(state: dict[str, Any], viewer: int | None, rng: random.Random) -> None:
    """What others offer each other; an offer to or by the viewer is no secret to it."""
    trader, partner = state["player_of"][state["order"][state["at"]]] - 1, state["partner"] - 1
    told = state["phase"] == Phase.ANSWER
    if viewer == trader or (viewer == partner and told):
        other = partner if viewer == trader else trader
        for name in ("offer_give", "offer_want"):
            state[name][other] = state[name][viewer] if told else 0
        return
    give, want = lots_offered(state, rng) if state["rounds"] == 0 else magic_offered(state, trader, rng)
    for seat in (trader, partner) if told else (trader,):
        state["offer_give"][seat] = give if told or state["step"] == 2 else 0
        state["offer_want"][seat] = want if told else 0


def magic_offered(state: dict[str, Any], trader: int, rng: random.Random) -> tuple[int, int]:
    cards = state["hand"][trader].split()
    return CARD_NAMES.index(rng.choice(cards)) if cards else 0, rng.randrange(1, 12)


# ---------------------------------------------------------------- cards of set-up


def lots_offered(state: dict[str, Any], rng: random.Random) -> tuple[int, int]:
    """A province for a province, which both peoples can always bear; or a gift, if one has none (Z64)."""
    people, partner = state["order"][state["at"]] + 1, state["partner_people"]
    mine, others = ([i for i, one in enumerate(state["holder"]) if one == who] for who in (people, partner))
    give, want = ((FIRST_LOT + rng.choice(those)) if those else 0 for those in (mine, others))
    return give, want


def deal_lots(state: dict[str, Any], viewer: int | None, rng: random.Random) -> None:
    """All that the viewer has not drawn, shuffled; -1 is a reinforcement or a boat (Z64)."""
    own = state["player_of"]
    mine = [people for people in range(len(PEOPLE)) if viewer is not None and own[people] == viewer + 1]
    held = {place for people in mine for place in range(60) if state["lots"][viewer][people] >> place & 1}
    spare = {"green": REINFORCEMENTS, "blue": LOT_BOATS}
    for people in mine:
        spare["green"] -= state["lot_pawns"][viewer][people]
        spare["blue"] -= state["lot_boats"][viewer][people]
    piles = {
        "green": [place + 1 for place in SEATS_OF_CAPITALS if place not in held] + [-1] * spare["green"],
        "blue": [place + 1 for place in PLAIN if place not in held] + [-1] * spare["blue"],
    }
    for colour, pile in piles.items():
        rng.shuffle(pile)
        for people in range(len(PEOPLE)):
            if own[people] and people not in mine:
                take(state, own[people] - 1, people, colour, pile)
        state[colour] = pile + [0] * (len(state[colour]) - len(pile))


def take(state: dict[str, Any], seat: int, people: int, colour: str, pile: list[int]) -> None:
    """As many as this people has taken of a colour."""
    if colour == "green":
        state["lots"][seat][people] = 0
    counted = "lot_pawns" if colour == "green" else "lot_boats"
    state[counted][seat][people] = 0
    for _ in range(state["greens" if colour == "green" else "blues"][people]):
        lot = pile.pop()
        if lot < 0:
            state[counted][seat][people] += 1
        else:
            state["lots"][seat][people] |= 1 << (lot - 1)
