"""A table in every phase of the game, made anew each time; where a move has parts, between them too."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from grimoire import Table

from .exchanges import exchange
from .positions import GAME, answer, attack, planet, play

THREE = {"tairo-0": "dragons 3", "tairo-1": "dragons 2", "ohms-0": "knights 3", "kori-0": "winged 3"}
HANDS = {0: "ice war", 1: "madness mist", 2: "storm"}
ENDING: dict[str, Any] = {"people": "winged", "phase": "reorganise", "alone": True}
KORI = {f"kori-{i}": "dragons 1" for i in range(4)} | {"tairo-0": "knights 1", "tairo-1": "winged 1"}
COUNTED = {"zargos-1": "dragons 1", "zargos-2": "dragons 1", "tairo-0": "knights 1", "tairo-1": "winged 1"}
CITY = {"zargos-7": "dragons 20", "kahil-0": "knights 2", "kahil-1": "knights 2"}
VOLCANO = {"tairo-3": "dragons 5", "tairo-2": "spiders 2", "ohms-4": "spiders 6"}
COAST = {"ohms-1": "amazons 9", "akilon-2": "knights 2"}


def three(**told: Any) -> Table:
    """Dragons, Knights and Winged, all with cards."""
    return planet(**{"land": THREE, "hands": HANDS, "alone": True, **told})


def counted(hands: dict[int, str], pile: str) -> Table:
    """The Dragons have just been dealt a card for Kori."""
    return play(planet(land=KORI, hands=hands, pile=pile, **ENDING), "done")


def trading() -> Table:
    return play(planet(land=COUNTED, hands=HANDS, trading=True, **ENDING), "done")


def seized() -> Table:
    """The Dragons are the new Masters, with too many cards."""
    table = planet(land=CITY, hands={0: "ice war", 1: "madness mist", 2: "storm earth"}, edition="2")
    return attack(table, "zargos-7 > zargos-0 x19")


def after_a_window() -> Table:
    """Ice and a Storm lie under the pile."""
    table = answer(three(phase="window"), {0: "ice oz"})
    return answer(answer(table, {2: "storm south+strait"}))


def taking() -> Table:
    table = GAME.new(seats=4, seed=3, edition="2", peoples="random")
    return play(table, "take green", "take blue", "take green", "take green", "take blue")


def placing() -> Table:
    table = planet(land={"tairo-0": "amazons 1", "tairo-1": "amazons 1", "kahil-0": "knights 2"},
                   phase="buy", points={"amazons": 9})  # fmt: skip
    return play(table, "boats 0", "pawns 4")


def diverting() -> Table:
    hands = {0: "madness illusion", 1: "illusion", 2: "war"}
    table = planet(land=THREE, hands=hands, phase="window", edition="2", alone=True)
    return answer(table, {0: "madness ohms"})


def sheltering() -> Table:
    land = {"kahil-0": "knights 2", "oz-1": "dragons 1"}
    table = planet(land=land, sea={"strait": 4}, phase="window", hands={0: "storm", 1: "war"})
    return answer(table, {0: "storm south+strait"})


def at_sea() -> Table:
    return play(planet(land=COAST, boats={"amazons": 3}, hands={0: "earth"}), "from ohms-1", "sail southeast")


def ordering() -> Table:
    land = {"tairo-0": "dragons 7", "tairo-1": "knights 1", "tairo-2": "knights 1", "kahil-0": "knights 2"}
    return attack(planet(land=land, hands=HANDS), "tairo-0 > tairo-1 x3", "tairo-0 > tairo-2 x2")


def helping() -> Table:
    return attack(planet(land=VOLCANO, hands={0: "war", 1: "war"}), "tairo-3 > tairo-2 x4")


def rerolling() -> Table:
    land = {"tairo-3": "monks 6", "tairo-1": "knights 4", "kahil-0": "knights 2"}
    return attack(planet(land=land), "tairo-3 > tairo-1 x5")


def flying() -> Table:
    land = {"tairo-0": "winged 4", "tairo-1": "winged 1", "tairo-2": "winged 1", "oz-0": "knights 2"}
    return play(planet(land=land, people="winged", phase="reorganise"), "flight", "tairo-0 > tairo-1 x1")


def over() -> Table:
    """The last round has been counted."""
    return play(planet(land=COUNTED, hands=HANDS, rounds=7, in_round=7, **ENDING), "done")


@functools.cache
def drawn(name: str) -> Table:
    """The table in this phase; to be played on only in a copy."""
    return PHASES[name]()


PHASES: dict[str, Callable[[], Table]] = {
    "pick": lambda: GAME.new(seats=3, seed=1),
    "take": taking,
    "place one": lambda: GAME.new(seats=4, seed=2, peoples="random"),
    "place": placing,
    "window": lambda: three(phase="window"),
    "illusion": diverting,
    "shelter": sheltering,
    "attack": three,
    "attack from": lambda: play(three(), "from tairo-0"),
    "attack at sea": at_sea,
    "attack how many": lambda: play(three(), "from tairo-0", "to tairo-3"),
    "after a window": after_a_window,
    "order": ordering,
    "help": helping,
    "help how many": lambda: play(helping(), "help ohms-4"),
    "war": lambda: play(helping(), "pass"),
    "reroll": rerolling,
    "reorganise": lambda: three(phase="reorganise"),
    "flight": flying,
    "trim": lambda: counted({0: "ice mist storm"}, "war"),
    "seized": seized,
    "trade": trading,
    "give": lambda: play(trading(), "offer 2", "give war"),
    "answer": lambda: play(trading(), "offer 2 give war want mist"),
    "exchange": exchange,
    "exchange give": lambda: play(exchange(), "offer spiders", "give boat"),
    "exchange answer": lambda: play(exchange(), "offer spiders give boat want oz-1"),
    "buy": lambda: counted({1: "ice"}, "tidal-wave"),
    "over": over,
}
