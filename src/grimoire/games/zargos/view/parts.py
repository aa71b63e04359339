"""What a view is made of: provinces, seas, peoples, and whatever is going on."""

from __future__ import annotations

from typing import Literal

import msgspec

Cards = dict[str, int]  # how many of each


class ProvinceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A province as it stands; what is left out is none of it."""

    id: str
    holder: str | None = None
    pawns: int = 0
    attackers: int = 0  # of the people at turn
    frozen: bool = False  # Z36
    moved: int = 0  # of the holder's pawns, in a turn in which that matters (Z28, Z33)
    attacked: bool = False  # by Knights, this turn (Z28)


class SeaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sea with the Dragons on it (Z32)."""

    id: str
    dragons: int = 0
    stormy: bool = False  # Z37


class PeopleView(msgspec.Struct, frozen=True):
    """A people in play."""

    people: str
    seat: int
    alive: bool
    power: bool  # not taken away by a card (Z39)
    master: bool  # of the Winds (Z20)
    pawns: int  # on the board
    provinces: int
    points: int  # of the last count
    territory: int  # what a count would give now (Z22)
    boats: int
    reserve: int  # pawns still to be placed in set-up
    kingdoms: list[str]  # kingdom cards (Z24)
    greens: int  # cards of set-up, by their backs, while they are taken or exchanged (Z64)
    blues: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: his peoples, and what everybody knows of his magic cards."""

    peoples: list[str]
    cards: int
    limit: int  # how many he may keep (Z25, Z63)


class Known(msgspec.Struct, frozen=True):
    """Cards that the viewer knows to lie somewhere among these places of the pile and these hands."""

    cards: Cards
    pile: list[int]  # places, from 1: the next card
    hands: list[int]  # seats


class FightView(msgspec.Struct, frozen=True):
    """The fight at hand."""

    province: str
    attacker: str
    defender: str | None
    attackers: int
    defenders: int
    walls: bool  # Z15
    war: list[str]  # the sides that have a Wind of War
    throw: Literal["nothing", "monks", "enemy", "all"]
    attack_dice: list[int]
    defence_dice: list[int]
    rerolled: bool


class JourneyView(msgspec.Struct, frozen=True):
    """A group on its way, as far as it has been told."""

    source: str
    seas: list[str]
    target: str | None
    card: str | None
    free_seas: int  # that an Earth Wind still crosses


class PlacingView(msgspec.Struct, frozen=True):
    """Pawns that are being placed, in the order of the map."""

    why: Literal["setup", "purchase", "mist"]
    pawns: int  # still at hand
    place: str | None  # for which a number is asked


class PurchaseView(msgspec.Struct, frozen=True):
    """What the people at turn can spend; the boats are None while they are asked for."""

    points: int
    boats: int | None


class RegroupingView(msgspec.Struct, frozen=True):
    """What is left of a reorganisation (Z21)."""

    steps: int
    flight: bool  # all Winged at once (Z33)


class WindView(msgspec.Struct, frozen=True):
    """A red card that an Illusion may turn (Z61); the target is as in notation."""

    card: str
    seat: int
    target: str
    diverted_by: int | None


class ShelterView(msgspec.Struct, frozen=True):
    """Dragons that are driven away; the first of these seas is asked for."""

    seas: list[str]
    wave: bool  # a Tidal Wave, not a storm


class TradeView(msgspec.Struct, frozen=True):
    """An offer; what is given and wanted is for the two who deal, "nothing" for no card (Z26).

    Peoples are told where cards of set-up are exchanged: provinces, "reinforcement" and "boat" (Z64).
    """

    trader: int
    partner: int | None
    people: str | None
    partner_people: str | None
    offers_left: int
    give: str | None
    want: str | None


class LotsView(msgspec.Struct, frozen=True):
    """The cards of set-up that a people of the viewer's has, while they are taken or exchanged (Z64)."""

    people: str
    provinces: list[str]
    pawns: int
    boats: int
