"""How a sensible player leans: kingdoms to complete, capitals to hold, Zargos when strong (worth.py)."""

from __future__ import annotations

from grimoire.core.arrays import MoveList, Weights
from grimoire.core.bits import has
from grimoire.core.kernel import kernel
from grimoire.core.moves import part
from grimoire.games.zargos.bargains import advise_exchange
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.attacks import aims_of_attack, land_aims, ready, rested
from grimoire.games.zargos.rules.battle import field
from grimoire.games.zargos.rules.combat import asked_side, face_on, monks_side
from grimoire.games.zargos.rules.exchange import is_exchanging
from grimoire.games.zargos.rules.places import heart, holds, in_zargos, is_sea, player, sea_of
from grimoire.games.zargos.state import Phase, Placing, State
from grimoire.games.zargos.things import CUT, Card, People, aimed_at
from grimoire.games.zargos.worth import (
    borders_aim,
    leads_to_zargos,
    my_land,
    need_of,
    odds,
    pawns_needed,
    somebody_is_close,
    threat_to,
    worth_to,
)

LANDING = 9  # pawns that make a landing in Zargos worth while


@kernel
def advise(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    phase = state.phase
    for i in range(len(moves)):
        weights[i] = 1.0
    if phase == Phase.ATTACK:
        advise_attack(box, state, moves, weights)
    elif phase == Phase.REORGANISE:
        advise_regrouping(box, state, moves, weights)
    elif phase == Phase.PLACE or phase == Phase.PLACE_ONE:
        advise_placing(box, state, moves, weights)
    elif phase == Phase.WINDOW or phase == Phase.ILLUSION:
        advise_window(box, state, seat, moves, weights)
    elif phase == Phase.WAR:
        advise_war(box, state, moves, weights)
    elif phase == Phase.REROLL:
        advise_reroll(box, state, moves, weights)
    elif phase == Phase.BUY:
        advise_purchase(box, state, moves, weights)
    elif is_exchanging(state):
        advise_exchange(box, state, seat, moves, weights)
    else:
        advise_rest(state, seat, moves, weights)


# ---------------------------------------------------------------- attacks


@kernel
def attack_value(box: Box, state: State, land: int, province: int, force: int) -> float:
    """What an attack with so many more pawns promises."""
    promise = odds(force + state.attackers[province], pawns_needed(box, state, province))
    return promise * worth_to(box, state, land, province)


@kernel
def best_attack_from(box: Box, state: State, land: int, aims: int, place: int) -> float:
    """The best that a place can do, by land or across one sea."""
    if is_sea(place):
        targets = box.shore[sea_of(place)] & aims
        return best_of(box, state, land, targets, state.at_sea[sea_of(place)])
    best = best_of(box, state, land, land_aims(box, state, place, aims), ready(state, place))
    lands = state.boats[state.people] > 0 and rested(state, place) >= LANDING
    if lands and leads_to_zargos(box, place):
        coast = aims & box.zargos_land & ~heart(box)
        best = max(best, best_of(box, state, land, coast, rested(state, place)))
    return best


@kernel
def best_of(box: Box, state: State, land: int, targets: int, force: int) -> float:
    best = 0.0
    for province in range(box.provinces):
        if has(targets, province):
            best = max(best, attack_value(box, state, land, province, force))
    return best


@kernel
def advise_attack(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    land = my_land(box, state)
    aims = aims_of_attack(box, state)
    for i in range(len(moves)):
        kind, first = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.FROM:
            weights[i] = 0.01 + best_attack_from(box, state, land, aims, first)
        elif kind == Kind.TO:
            force = most_for(box, state, first)
            weights[i] = 0.01 + attack_value(box, state, land, first, force)
        elif kind == Kind.SAIL:
            weights[i] = 4.0 if box.shore[first] & aims & box.zargos_land != 0 else 0.2
        elif kind == Kind.CARD:
            weights[i] = 0.1
        elif kind == Kind.COUNT:
            weights[i] = lean_to_count(box, state, first, len(moves))


@kernel
def most_for(box: Box, state: State, province: int) -> int:
    """How many pawns could go to this target from the chosen source."""
    if is_sea(state.source):
        return state.at_sea[sea_of(state.source)]
    return rested(state, state.source) if in_zargos(box, province) else ready(state, state.source)


@kernel
def lean_to_count(box: Box, state: State, pawns: int, most: int) -> float:
    """All of them into Zargos; elsewhere enough to win, and what is needed at home stays."""
    if pawns == most:
        return 3.0
    enough = 1.4 * pawns_needed(box, state, state.target)
    if in_zargos(box, state.target):
        return 0.4 if pawns > enough + 2.0 else 0.01
    return 1.0 / most if pawns >= enough else 0.01


# ---------------------------------------------------------------- reorganisation and placing


@kernel
def spare(box: Box, state: State, land: int, province: int) -> float:
    """How many pawns of a province would be of more use elsewhere."""
    if in_zargos(box, province) and borders_aim(box, province, land):
        return 0.0
    return max(0.0, state.pawns[province] - 1.0 - 0.7 * threat_to(box, state, state.people, province))


@kernel
def advise_regrouping(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    """From where pawns are spare to where they are needed."""
    land = my_land(box, state)
    for i in range(len(moves)):
        kind, first = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.FROM:
            weights[i] = 0.01 + (0.3 if is_sea(first) else 0.5 * spare(box, state, land, first))
        elif kind == Kind.TO:
            if is_sea(first):
                near = box.shore[sea_of(first)] & box.zargos_land != 0
                weights[i] = 3.0 if near and state.people == People.DRAGONS else 0.05
            else:
                weights[i] = 0.01 + need_of(box, state, state.people, first, land)
        elif kind == Kind.COUNT:
            weights[i] = 4.0 if first == len(moves) else 1.0 / len(moves)
        elif kind == Kind.CARD or kind == Kind.SAIL:
            weights[i] = 0.1
        elif kind == Kind.FLIGHT:
            weights[i] = 0.2


@kernel
def advise_placing(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    land = my_land(box, state)
    for i in range(len(moves)):
        kind, first = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.COUNT:
            spreads = state.placing != Placing.PURCHASE
            weights[i] = lean_to_heap(first, len(moves), spreads)
        elif is_sea(first):
            weights[i] = 0.5
        elif state.phase == Phase.PLACE_ONE:
            weights[i] = lean_to_found(box, state, land, first)
        else:
            need = need_of(box, state, state.people, first, land)
            weights[i] = 0.01 + need * need


@kernel
def lean_to_heap(pawns: int, most: int, spreads: bool) -> float:
    """Reinforcements go together; at the start they are spread."""
    if spreads:
        return 1.0 / pawns
    return 5.0 if pawns == most else 1.0 / most


@kernel
def lean_to_found(box: Box, state: State, land: int, province: int) -> float:
    """Kingdoms that one already has a foot in, and small ones; empty provinces before a second pawn."""
    worth = worth_to(box, state, land, province)
    return 0.2 if has(land, province) else worth * worth


# ---------------------------------------------------------------- cards


@kernel
def advise_window(box: Box, state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    alarm = somebody_is_close(box, state, state.people)
    for i in range(len(moves)):
        if part(moves[i], 0) == Kind.CARD:
            harm = harm_done(box, state, seat, part(moves[i], 1), part(moves[i], 2))
            weights[i] = 0.02 if harm <= 3.0 else (0.6 if alarm else 0.15) * harm / 4.0
        else:
            weights[i] = 2.0


@kernel
def harm_done(box: Box, state: State, seat: int, card: int, target: int) -> float:
    """What a card takes from others, less twice what it takes from oneself, in pawns or thereabouts."""
    if card == Card.MADNESS:
        return harm_of_madness(box, state, seat, target)
    if card == Card.ICE:
        return harm_of_ice(box, state, seat, target)
    if card == Card.DEATH:
        return harm_of_death(box, state, seat)
    people = aimed_at(card)
    if people >= 0:
        return -5.0 if player(state, people) == seat else 5.0
    if card == Card.DEMONIC and not is_sea(target):
        mine = player(state, state.holder[target] - 1) == seat
        return -9.0 if mine else 0.8 * state.pawns[target]
    return 0.0


@kernel
def harm_of_madness(box: Box, state: State, seat: int, kingdom: int) -> float:
    """Half a die from each province (Z35)."""
    harm = 0.0
    for province in range(box.provinces):
        if box.kingdom_of[province] == kingdom and state.holder[province] > 0:
            mine = player(state, state.holder[province] - 1) == seat
            harm += -3.0 if mine else 1.5
    return harm


@kernel
def harm_of_ice(box: Box, state: State, seat: int, kingdom: int) -> float:
    """Pawns of another's people at turn that cannot move (Z36)."""
    harm = 0.0
    if player(state, state.people) == seat:
        return harm
    for province in range(box.provinces):
        if box.kingdom_of[province] == kingdom and holds(state, state.people, province):
            harm += 0.2 * state.pawns[province]
    return harm


@kernel
def harm_of_death(box: Box, state: State, seat: int) -> float:
    harm = 0.0
    for province in range(box.provinces):
        cut = state.pawns[province] - CUT
        if cut > 0:
            mine = player(state, state.holder[province] - 1) == seat
            harm += -2.0 * cut if mine else 0.7 * cut
    return harm


@kernel
def advise_war(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    """A wind is for fights that matter."""
    place = field(state)
    stakes = state.attackers[place] + state.pawns[place]
    matters = stakes >= 8 or has(heart(box), place) or has(box.capitals, place)
    for i in range(len(moves)):
        if part(moves[i], 0) == Kind.CARD:
            weights[i] = 3.0 if matters else 0.2


@kernel
def advise_reroll(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    """Low dice of one's own, high dice of the enemy's (Z31)."""
    own = asked_side(box, state) == monks_side(box, state)
    for i in range(len(moves)):
        if part(moves[i], 0) == Kind.REROLL:
            face = face_on(state, part(moves[i], 1), part(moves[i], 2))
            gain = 3.5 - face if own else face - 3.5
            weights[i] = 4.0 * gain if gain > 1.0 else 0.1


# ---------------------------------------------------------------- buying and the rest


@kernel
def wants_boats(box: Box, state: State) -> bool:
    """Whoever is strong and has no foot in Zargos yet needs a boat to get there."""
    land = my_land(box, state)
    return land & box.zargos_land == 0 and state.boats[state.people] == 0


@kernel
def advise_purchase(box: Box, state: State, moves: MoveList, weights: Weights) -> None:
    for i in range(len(moves)):
        kind, first = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.BOATS:
            wanted = 1 if wants_boats(box, state) else 0
            weights[i] = 4.0 if first == wanted else 0.01
        elif kind == Kind.PAWNS:
            weights[i] = 5.0 if i == len(moves) - 1 else 0.01
        else:
            weights[i] = 0.3


@kernel
def advise_rest(state: State, seat: int, moves: MoveList, weights: Weights) -> None:
    """Peoples, fights, help, cards to put back, offers."""
    for i in range(len(moves)):
        kind, first = part(moves[i], 0), part(moves[i], 1)
        if kind == Kind.DISCARD:
            mine = aimed_at(first) >= 0 and player(state, aimed_at(first)) == seat
            weights[i] = 4.0 if mine else 0.3 if first == Card.WAR else 1.0
        elif kind == Kind.OFFER:
            weights[i] = 0.1
        elif kind == Kind.HELP or kind == Kind.REFUSE:
            weights[i] = 2.0
        elif kind == Kind.COUNT:
            weights[i] = 2.0 if first > len(moves) // 2 else 0.5
