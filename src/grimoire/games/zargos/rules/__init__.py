"""The rules of Zargos. Clause numbers refer to the rulebook in the folder above.

An answer is noted (deciding.py); then the game goes on by itself from phase to phase (phases.py) until
somebody has to decide again. The files in the order of a round:

- setup.py, lots.py: dice, peoples and pawns, or the second edition's cards (Z4–Z6, Z64);
- windows.py, winds.py: red cards, and what they do (Z34–Z41, Z61);
- attacks.py, journeys.py: who attacks whom, by land or by sea (Z10–Z13, Z28);
- battle.py, before_combat.py, combat.py, dice.py: one fight, from Spider help to the last die (Z14–Z17);
- settling.py: what follows from every fight and card, up to the victory (Z20, Z42–Z44, Z63);
- carriers.py: winds that carry a group (Z40);
- reorganising.py, flights.py: two steps, flight plans, the Mist Wind (Z21, Z32, Z33, Z40);
- territory.py, ranking.py, hands.py: points, order, kingdom cards, magic cards (Z22–Z25);
- trading.py, offers.py, buying.py, placing.py: bargains, boats and pawns (Z26, Z27, Z64);
- exchange.py: bargains over the second edition's cards of set-up (Z64);
- places.py, turns.py, listing.py: what can be reached, whose turn it is (Z9), lists of moves.
"""

from __future__ import annotations

import math

from grimoire.core.arrays import Log, MoveList, Points, Shares
from grimoire.core.bits import has, how_many
from grimoire.core.kernel import kernel
from grimoire.core.shares import share_out
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.attacks import list_attack, pending
from grimoire.games.zargos.rules.before_combat import list_help, list_war
from grimoire.games.zargos.rules.buying import list_purchases
from grimoire.games.zargos.rules.combat import list_rerolls
from grimoire.games.zargos.rules.deciding import decide
from grimoire.games.zargos.rules.hands import list_discards
from grimoire.games.zargos.rules.listing import list_places
from grimoire.games.zargos.rules.lots import list_takes, shuffle_lots
from grimoire.games.zargos.rules.phases import go_on, goes_on_by_itself
from grimoire.games.zargos.rules.places import heart
from grimoire.games.zargos.rules.placing import list_puts
from grimoire.games.zargos.rules.reorganising import list_regrouping
from grimoire.games.zargos.rules.setup import (
    list_peoples,
    list_single_puts,
    pick_on,
    shuffle_pile,
    throw_for_order,
)
from grimoire.games.zargos.rules.territory import count_points
from grimoire.games.zargos.rules.trading import list_answers, list_offers
from grimoire.games.zargos.rules.turns import in_turn, turn_number
from grimoire.games.zargos.rules.windows import (
    answer,
    close_illusion,
    close_window,
    list_illusions,
    list_window,
)
from grimoire.games.zargos.rules.winds import list_shelters
from grimoire.games.zargos.state import Phase, State
from grimoire.games.zargos.things import PEOPLES, People


@kernel
def deal(box: Box, state: State, log: Log) -> None:
    """The pile is shuffled, dice decide who picks a people first (Z4)."""
    shuffle_pile(box, state)
    if box.edition == 2 and not box.quick:
        shuffle_lots(box, state)
    throw_for_order(box, state, log)
    pick_on(box, state, log)
    go_on(box, state, log)


@kernel
def actors(box: Box, state: State) -> int:
    return state.asked


@kernel
def legal(box: Box, state: State, seat: int, out: MoveList) -> int:
    if not has(state.asked, seat):
        return 0
    phase = state.phase
    if phase == Phase.ATTACK:
        return list_attack(box, state, seat, out)
    if phase == Phase.REORGANISE:
        return list_regrouping(box, state, seat, out)
    if phase == Phase.PLACE:
        return list_puts(box, state, out)
    if phase == Phase.WINDOW:
        return list_window(box, state, seat, out)
    if phase == Phase.ORDER:
        return list_places(Kind.FIGHT, pending(box, state), out, 0)
    if phase == Phase.WAR:
        return list_war(state, seat, out)
    if phase == Phase.REROLL:
        return list_rerolls(box, state, out)
    if phase == Phase.BUY:
        return list_purchases(box, state, seat, out)
    return list_seldom(box, state, seat, out)


@kernel
def list_seldom(box: Box, state: State, seat: int, out: MoveList) -> int:
    """The same for what is asked less often."""
    phase = state.phase
    if phase == Phase.PICK:
        return list_peoples(state, out)
    if phase == Phase.PLACE_ONE:
        return list_single_puts(box, state, out)
    if phase == Phase.TAKE:
        return list_takes(out)
    if phase == Phase.ILLUSION:
        return list_illusions(box, state, seat, out)
    if phase == Phase.SHELTER:
        return list_shelters(box, state, out)
    if phase == Phase.HELP:
        return list_help(box, state, out)
    if phase == Phase.TRIM:
        return list_discards(state, seat, out)
    if phase == Phase.TRADE:
        return list_offers(box, state, seat, out)
    return list_answers(state, seat, out)


@kernel
def apply(box: Box, state: State, seat: int, move: int, log: Log) -> None:
    """Plays a move; in a window, once all have answered."""
    phase = state.phase
    if phase == Phase.WINDOW:
        if answer(state, seat, move):
            close_window(box, state, log)
            go_on(box, state, log)
        return
    if phase == Phase.ILLUSION:
        if answer(state, seat, move):
            close_illusion(box, state, log)
            go_on(box, state, log)
        return
    decide(box, state, seat, move, log)
    if goes_on_by_itself(state):
        state.asked = 0
        go_on(box, state, log)


@kernel
def scores(box: Box, state: State, points: Points, shares: Shares) -> int:
    """Territory points; the victory belongs to the players of the peoples that have won (Z42–Z44)."""
    for seat in range(box.seats):
        points[seat] = points_of_player(box, state, seat)
        if state.over:
            shares[seat] = victors_of_player(state, seat) / how_many(state.victors)
    if not state.over:
        estimate_victory(box, state, points, shares)
    return state.over


@kernel
def estimate_victory(box: Box, state: State, points: Points, shares: Shares) -> None:
    """How strong each player is beside the others: land, pawns, provinces of the heart.

    The figures were fitted to thousands of rounds between apprentices and to who won in the end.
    """
    for seat in range(box.seats):
        shares[seat] = math.exp(0.05 * points[seat] + 0.045 * pawns_of_player(box, state, seat))
    share_out(shares, box.seats)


@kernel
def stage(box: Box, state: State) -> int:
    """The turns of a round, then all that comes before the next one. Set-up comes before the first (Z9)."""
    return turn_number(state) if in_turn(state) else state.rounds * (PEOPLES + 1) + PEOPLES


@kernel
def pawns_of_player(box: Box, state: State, seat: int) -> float:
    """Pawns of all peoples, on land and at sea; a province of the heart counts like some more (Z42)."""
    pawns = 0.0
    for province in range(box.provinces):
        holder = state.holder[province]
        if holder > 0 and state.player_of[holder - 1] == seat + 1:
            pawns += state.pawns[province]
            if has(heart(box), province):
                pawns += 4.5
    if state.player_of[People.DRAGONS] == seat + 1:
        for sea in range(box.seas):
            pawns += state.at_sea[sea]
    return pawns


@kernel
def points_of_player(box: Box, state: State, seat: int) -> int:
    points = 0
    for people in range(PEOPLES):
        points += count_points(box, state, people) if state.player_of[people] == seat + 1 else 0
    return points


@kernel
def victors_of_player(state: State, seat: int) -> int:
    victors = 0
    for people in range(PEOPLES):
        victors += 1 if has(state.victors, people) and state.player_of[people] == seat + 1 else 0
    return victors
