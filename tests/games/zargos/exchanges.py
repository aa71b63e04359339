"""Cards of set-up, drawn as players see them (Z64): which people has which, while they are exchanged.

    table = exchange({"knights": "oz-0 boat", "spiders": "oz-1 reinforcement reinforcement", ...})

The peoples stand in the order in which they are told, and the first makes offers. What nobody is told to
have, provinces as well as reinforcements and boats, goes in turn to the last two.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from grimoire import Table
from grimoire.games.zargos.things import LOT_BOATS, OFFERS, REINFORCEMENTS

from .positions import GAME, LAND, PEOPLE, PRINTED, happened, position_of, state_of

OUTSIDE = [place for place in LAND if not place.startswith("zargos")]
CAPITALS = {LAND[kingdom.capital] for kingdom in PRINTED.kingdoms} - {"zargos-0"}
DECK = [*OUTSIDE, *["reinforcement"] * REINFORCEMENTS, *["boat"] * LOT_BOATS]
FOUR = {"knights": "oz-0 itak-1 boat", "spiders": "oz-1 kori-1 reinforcement", "dragons": "", "winged": ""}


def exchange(cards: Mapping[str, str] = FOUR, *, seats: int = 4, **more: Any) -> Table:
    """The table of a drawing. Options, or fields of the state, by name."""
    hands = deal(cards)
    land = {card: f"{people} 1" for people, those in hands.items() for card in those if card in OUTSIDE}
    pawns = 35  # of a people, with two or four players (Z5)
    laid = {people: sum(card in OUTSIDE for card in those) for people, those in hands.items()}
    told: dict[str, Any] = {
        "land": land,
        "seats": seats,
        "order": " ".join(cards),
        "phase": "trade",
        "in_round": 0,
        "filled": 0,
        "alone": True,
        "edition": "2",
        "trading": True,
        "crowns": {card.split("-")[0]: land[card].split()[0] for card in CAPITALS},
        "offers_left": OFFERS,
        "reserve": [pawns - laid[one] if one in hands else 0 for one in PEOPLE],
        "greens": by_people(hands, [*CAPITALS, "reinforcement"]),
        "blues": by_people(hands, [*(set(OUTSIDE) - CAPITALS), "boat"]),
    }
    position = position_of(**{**told, **more})
    put_face_down(position["state"], hands)
    return GAME.table(position)


def deal(cards: Mapping[str, str]) -> dict[str, list[str]]:
    """All cards of the box."""
    hands = {people: those.split() for people, those in cards.items()}
    left = list(DECK)
    for card in itertools.chain(*hands.values()):
        left.remove(card)
    for card, people in zip(left, itertools.cycle(list(cards)[-2:]), strict=False):
        hands[people].append(card)
    return hands


def by_people(hands: Mapping[str, list[str]], those: list[str]) -> list[int]:
    return [sum(card in those for card in hands.get(one, [])) for one in PEOPLE]


def put_face_down(state: dict[str, Any], hands: Mapping[str, list[str]]) -> None:
    for people, cards in hands.items():
        number = PEOPLE.index(people)
        seat = state["player_of"][number] - 1
        state["lot_pawns"][seat] = list(state["lot_pawns"][seat])
        state["lot_boats"][seat] = list(state["lot_boats"][seat])
        state["lot_pawns"][seat][number] = cards.count("reinforcement")
        state["lot_boats"][seat][number] = cards.count("boat")


# ---------------------------------------------------------------- reading a table back


def face_down(table: Table, people: str) -> tuple[int, int]:
    """The reinforcements and boats of a people."""
    state, number = state_of(table), PEOPLE.index(people)
    seat = state["player_of"][number] - 1
    return state["lot_pawns"][seat][number], state["lot_boats"][seat][number]


def backs(table: Table, people: str) -> tuple[int, int]:
    """Its green and blue cards, as all see them."""
    number = PEOPLE.index(people)
    return state_of(table)["greens"][number], state_of(table)["blues"][number]


def reserve(table: Table, people: str) -> int:
    """Its pawns to place."""
    return int(state_of(table)["reserve"][PEOPLE.index(people)])


def passed_on(table: Table) -> list[int]:
    """The cards that have changed hands, as all were told."""
    return [event.a for event in happened(table, "passed_on")]
