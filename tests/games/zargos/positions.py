"""The planet, drawn as players see it: peoples on provinces, cards in hands, dice to fall; not array indices.

    table = planet(
        land={"tairo-0": "knights 5", "tairo-2": "spiders 6", "ohms-4": "spiders 2"},
        sea={"strait": 3},
        boats={"knights": 2},
        hands={1: "war ice"},
        dice=(5, 4, 3, 6),
    )

It is the first people's turn, unless `people` says whose; they stand in the order in which they are told,
unless `order` does. Each has a player of its own, in that order, from seat 0 on; at two or three seats each
player has two, dealt in turn; `players` may say it otherwise: "knights+monks, spiders+winged". Peoples that
are not told are out of the game, but for one bystander, last in order, at home somewhere with pawns to move:
so the turn that follows is his to decide, and a people that falls does not end the game. `alone` leaves him
out.

`phase` is what the people at turn is asked for: attack, reorganise or buy; or a window, in which all who hold
cards are asked. What is in no hand is in the pile: first the cards that `pile` tells, then the others in the
order of the box. Who holds the Forbidden City is Master of the Winds. Without `dice` they fall as they may.
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grimoire import Event, Table
from grimoire.core.chance import Dice, Script
from grimoire.core.position import write_record_fields
from grimoire.games.zargos import GAME as GAME
from grimoire.games.zargos.moves import apart, faces
from grimoire.games.zargos.planet import printed
from grimoire.games.zargos.state import CARD_NAMES, Phase
from grimoire.games.zargos.things import FIRST_EDITION, PEOPLES, SECOND_EDITION

from ..shared import choices as choices, hand as hand, refused as refused, state_of as state_of, turn as turn
from .tables import PRINTED as PRINTED

PEOPLE = ("knights", "spiders", "amazons", "monks", "dragons", "winged")
KINGDOMS = [kingdom.id for kingdom in PRINTED.kingdoms]
SEAS = [sea.id for sea in PRINTED.seas]
PLACES = PRINTED.numbers  # provinces, then seas, by their ids
FIRST_SEA = PRINTED.first_sea
LAND = [province.id for province in PRINTED.provinces]
OPTIONS = {option.name for option in GAME.options}
HOMES = (("oz-0", "oz-1"), ("kori-0", "kori-1"), ("itak-1", "itak-2"), ("palmyr-3", "palmyr-4"))


# ---------------------------------------------------------------- drawing


def planet(*, dice: Sequence[int] | Script | None = None, **told: Any) -> Table:
    """The table of a drawing; `dice` are those to fall, in order."""
    if dice is None or isinstance(dice, Script):
        return GAME.table(position_of(**told), dice)
    return GAME.table(position_of(**told), Dice(*dice))


def position_of(
    *,
    land: Mapping[str, str],
    sea: Mapping[str, int] | None = None,
    seats: int = 4,
    people: str = "",
    order: str = "",
    players: str = "",
    phase: str = "attack",
    boats: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    pile: str = "",
    removed: str = "",
    crowns: Mapping[str, str] | None = None,
    points: Mapping[str, int] | None = None,
    frozen: str = "",
    stormy: str = "",
    calmed: str = "",
    in_round: int = 2,
    alone: bool = False,
    **more: Any,
) -> dict[str, Any]:
    """The position of a drawing, as `game.table` takes it. Options, or fields of the state, by name."""
    options = {name: more.pop(name) for name in list(more) if name in OPTIONS}
    land = dict(land)
    names = order.split() or [*dict.fromkeys(one.split()[0] for one in land.values())]
    names += ["dragons"] if sea and "dragons" not in names else []
    if not alone:
        names.append(settle_bystander(land, names))
    people = people or names[0]
    seats_of = seat_peoples(seats, names, players, 3 if options.get("three_peoples") else 0)
    state = blank(seats)
    state |= board(land, sea or {}) | cards(seats, options, hands or {}, pile, removed)
    state |= {
        "rounds": in_round,
        "order": padded([PEOPLE.index(one) for one in names], PEOPLES),
        "peoples": len(names),
        "at": names.index(people),
        "people": PEOPLE.index(people),
        "player_of": [seats_of.get(one, -1) + 1 for one in PEOPLE],
        "picked": len(seats_of),
        "alive": bits(PEOPLE.index(one) for one in names),
        "filled": 1,
        "boats": by_people(boats),
        "points": by_people(points),
        "crown": padded([number_of(PEOPLE, (crowns or {}).get(one)) for one in KINGDOMS], 12),
        "master": state["holder"][PLACES["zargos-0"]],
        "frozen": bits(KINGDOMS.index(one) for one in frozen.split()),
        "stormy": bits(SEAS.index(one) for one in stormy.split()),
        "calmed": bits(PEOPLE.index(one) for one in calmed.split()),
    }
    state |= asked_for(state, phase, seats_of[people], people)
    state |= more
    return {"game": "zargos", "rules": GAME.rules, "seats": seats, "options": options, "state": state}


@functools.cache
def blank_state(seats: int) -> dict[str, Any]:
    return write_record_fields(GAME.state, GAME.state.new(), seats)


def blank(seats: int) -> dict[str, Any]:
    """A state in which nothing is told."""
    state = {name: list(one) if isinstance(one, list) else one for name, one in blank_state(seats).items()}
    del state["chance"]
    return state


def settle_bystander(land: dict[str, str], names: Sequence[str]) -> str:
    """A people that is not told lives where nobody else does."""
    bystander = next(one for one in ("winged", "monks", "amazons", *PEOPLE) if one not in names)
    home = next(pair for pair in HOMES if not set(pair) & set(land))
    land |= dict.fromkeys(home, f"{bystander} 2")
    return bystander


def seat_peoples(seats: int, names: Sequence[str], players: str, each: int) -> dict[str, int]:
    """Who plays which people, those who are out included."""
    each = each or (2 if seats <= 3 else 1)
    if players:
        rows = [row.strip().split("+") for row in players.split(",")]
        return {one: seat for seat, row in enumerate(rows) for one in row}
    everybody = [*names, *[one for one in PEOPLE if one not in names]][: seats * each]
    return {one: i % seats for i, one in enumerate(everybody)}


def board(land: Mapping[str, str], sea: Mapping[str, int]) -> dict[str, list[int]]:
    """Who stands where, and the Dragons at sea."""
    holder, pawns, at_sea = [0] * 60, [0] * 60, [0] * 30
    for place, told in land.items():
        name, count = told.split()
        holder[PLACES[place]], pawns[PLACES[place]] = PEOPLE.index(name) + 1, int(count)
    for place, dragons in sea.items():
        at_sea[SEAS.index(place)] = dragons
    return {"holder": holder, "pawns": pawns, "at_sea": at_sea}


def deck(edition: str = "1") -> Counter[str]:
    """The cards of an edition, by their names."""
    copies = FIRST_EDITION if edition == "1" else SECOND_EDITION
    return Counter(dict(zip(CARD_NAMES[1:], copies, strict=True)))


def cards(
    seats: int, options: Mapping[str, Any], hands: Mapping[int, str], pile: str, removed: str
) -> dict[str, Any]:
    """Hands and pile; every card is somewhere."""
    left = deck(options.get("edition", "1"))
    left.subtract([*pile.split(), *removed.split(), *" ".join(hands.values()).split()])
    assert min(left.values()) >= 0, "a card is told too often"
    row = [*pile.split(), *left.elements()]
    return {
        "hand": [hands.get(seat, "") for seat in range(seats)],
        "hand_count": [len(hands.get(seat, "").split()) for seat in range(seats)],
        "pile": " ".join(row),
        "pile_count": len(row),
        "removed": removed,
    }


def asked_for(state: Mapping[str, Any], phase: str, seat: int, people: str) -> dict[str, Any]:
    """What goes with the phase."""
    told: dict[str, Any] = {"phase": int(Phase[phase.upper()]), "asked": 1 << seat}
    if phase in ("attack", "reorganise"):
        mine = PEOPLE.index(people) + 1
        told["fresh"] = [
            pawns if holder == mine else 0
            for holder, pawns in zip(state["holder"], state["pawns"], strict=True)
        ]
    if phase == "window":
        told["asked"] = bits(seat for seat, count in enumerate(state["hand_count"]) if count)
    if phase == "reorganise":
        told["steps_left"] = 2
    if phase == "buy":
        told["purse"] = state["points"][PEOPLE.index(people)]
    return told


def with_borders(*pairs: str) -> dict[str, Any]:
    """The printed map with further borders by land, such as `tairo-3 zargos-1`."""
    told = copy.deepcopy(printed())
    told["borders"]["land"] += [pair.split() for pair in pairs]
    return told


def by_people(told: Mapping[str, int] | None) -> list[int]:
    return [(told or {}).get(one, 0) for one in PEOPLE]


def number_of(names: Sequence[str], name: str | None) -> int:
    """From 1; 0 is none."""
    return names.index(name) + 1 if name else 0


def bits(those: Iterable[int]) -> int:
    return sum(1 << one for one in set(those))


def padded(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


# ---------------------------------------------------------------- playing


def play(table: Table, *texts: str) -> Table:
    """Plays these moves, each by the one seat that is asked; wholes move by move."""
    for text in texts:
        for move in table.moves.read(text, table.legal(turn(table))):
            table.play(turn(table), move)
    return table


def attack(table: Table, *texts: str) -> Table:
    """Declares these attacks and no more, then fights; several Knights' fights are still to be ordered."""
    people = at_turn(table)
    play(table, *texts)
    fought = {event.kind for event in table.events} - {"declared"}
    if phase(table) == "attack" and at_turn(table) == people and not fought:
        play(table, *(fights(table) if len(fights(table)) == 1 else [] if fights(table) else ["done"]))
    return table


def fights(table: Table) -> list[str]:
    """The fights that may come next."""
    return sorted(one for one in choices(table) if one.startswith("fight"))


def answer(table: Table, answers: Mapping[int, str] | None = None) -> Table:
    """All who are asked answer at once: with these moves, or a pass."""
    given = dict(answers or {})
    for seat in table.waiting:
        table.play(seat, given.pop(seat, "pass"))
    assert not given, "somebody was not asked"
    return table


def after(table: Table, *texts: str) -> set[str]:
    """What may be done once these moves are played; the table stays as it is."""
    return choices(play(table.copy(), *texts))


def targets(table: Table, *texts: str) -> set[str]:
    """Where a group may go after these moves, such as `from ohms-1`."""
    return {one.removeprefix("to ") for one in after(table, *texts) if one.startswith("to ")}


def sources(table: Table) -> set[str]:
    """Where a group may come from."""
    return {one.removeprefix("from ") for one in choices(table) if one.startswith("from ")}


def most(table: Table, *texts: str) -> int:
    """How many pawns may go after these moves, at most; 1 where nobody is asked how many."""
    counts = [int(one[1:]) for one in after(table, *texts) if one[0] == "x" and one[1:].isdigit()]
    return max(counts, default=1)


# ---------------------------------------------------------------- reading a table back


def phase(table: Table) -> str:
    """What is asked for."""
    return Phase(int(table.states["phase"][0])).name.lower()


def at_turn(table: Table) -> str:
    return PEOPLE[int(table.states["people"][0])]


def at(table: Table, place: str) -> str:
    """Who stands on a place: `knights 5`."""
    number = PLACES[place]
    if number >= FIRST_SEA:
        count = int(table.states["at_sea"][0, number - FIRST_SEA])
        return f"dragons {count}" if count else ""
    holder = int(table.states["holder"][0, number])
    return f"{PEOPLE[holder - 1]} {int(table.states['pawns'][0, number])}" if holder else ""


def map_of(table: Table) -> dict[str, str]:
    """All places where somebody stands."""
    return {place: at(table, place) for place in PLACES if at(table, place)}


def boats(table: Table, people: str) -> int:
    return int(table.states["boats"][0, PEOPLE.index(people)])


def crown(table: Table, kingdom: str) -> str:
    """Who has the kingdom card."""
    holder = int(table.states["crown"][0, KINGDOMS.index(kingdom)])
    return PEOPLE[holder - 1] if holder else ""


def master(table: Table) -> str:
    """The people that is Master of the Winds."""
    number = int(table.states["master"][0])
    return PEOPLE[number - 1] if number else ""


def alive(table: Table) -> set[str]:
    return {one for i, one in enumerate(PEOPLE) if int(table.states["alive"][0]) >> i & 1}


def order(table: Table) -> list[str]:
    """The peoples in the order of play."""
    return [PEOPLE[one] for one in table.states["order"][0, : int(table.states["peoples"][0])]]


def points(table: Table) -> dict[str, int]:
    """Of the last count, of those in play."""
    return {one: int(table.states["points"][0, PEOPLE.index(one)]) for one in order(table)}


def pile(table: Table) -> list[str]:
    """The magic cards to be drawn, the next one first."""
    return str(state_of(table)["pile"]).split()


# ---------------------------------------------------------------- what has happened


def happened(table: Table, *kinds: str) -> list[Event]:
    """The events of these kinds since the drawing."""
    return [event for ply in table.history for event in ply.events if event.kind in kinds]


def threw(table: Table) -> list[tuple[str, list[int]]]:
    """Every throw in a fight: the people and its dice."""
    return [(PEOPLE[event.b], faces(event.a)) for event in happened(table, "threw")]


def fell(table: Table) -> list[tuple[int, int]]:
    """Every round of combat: attackers and defenders lost."""
    return [(event.a, event.b) for event in happened(table, "fell")]


def lost(table: Table) -> dict[str, int]:
    """What winds have cost, by place, where it is more than nothing."""
    found: Counter[str] = Counter()
    for event in happened(table, "lost"):
        place, pawns = apart(event.a)
        found[next(one for one, number in PLACES.items() if number == place)] += pawns
    return {place: pawns for place, pawns in found.items() if pawns}


def dice_left(table: Table) -> int:
    """Dice of the script that have not fallen."""
    chance = table.states[0].chance
    return int(chance.length) - int(chance.drawn)
