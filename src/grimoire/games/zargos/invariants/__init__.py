"""What holds in every state: whatever `audit` finds no fault with, the rules can play on to its end.

One file a subject, in the order in which `audit` asks. The first keep the later ones inside their arrays:

- numbers.py: every field, whatever the phase;
- order.py: players, peoples, whose turn it is, the end (Z4, Z9, Z23, Z42–Z44);
- board.py: pawns, boats, kingdom cards (Z8, Z24, Z32);
- cards.py: pile, hands, what is known of them (Z25);
- setup.py, lots.py, exchange.py: peoples, pawns and cards of set-up (Z4–Z6, Z64);
- dealings.py: placing, buying, trading (Z26, Z27);
- winds.py: red cards and the answers to them (Z34–Z41, Z61);
- fights.py: groups, their fight and its dice (Z12–Z16, Z28–Z31);
- journeys.py: a group on its way (Z10, Z11, Z21, Z33);
- asking.py: who is to decide.

moment.py tells in which part of a round the game is, on which most of this depends.
"""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.kernel import kernel
from grimoire.games.zargos.box import Box
from grimoire.games.zargos.invariants.asking import the_right_seats_are_asked
from grimoire.games.zargos.invariants.board import board_fits, boats_fit, crowns_fit, pawns_fit, sea_fits
from grimoire.games.zargos.invariants.cards import all_cards_there, hands_fit, knowledge_fits
from grimoire.games.zargos.invariants.dealings import placing_fits, purchase_fits, trade_fits
from grimoire.games.zargos.invariants.exchange import exchange_offer_fits
from grimoire.games.zargos.invariants.fights import dice_fit, groups_fit
from grimoire.games.zargos.invariants.journeys import journey_fits, regrouping_fits
from grimoire.games.zargos.invariants.lots import lots_fit
from grimoire.games.zargos.invariants.numbers import numbers_fit
from grimoire.games.zargos.invariants.order import end_fits, order_fits, peoples_fit
from grimoire.games.zargos.invariants.setup import set_up_fits
from grimoire.games.zargos.invariants.winds import answers_fit, winds_fit
from grimoire.games.zargos.rules.exchange import is_exchanging
from grimoire.games.zargos.state import State


class Fault(IntEnum):
    """What can be wrong with a state."""

    NUMBERS = 1
    PEOPLES = 2
    ORDER = 3
    BOARD = 4
    SEA = 5
    PAWNS = 6
    BOATS = 7
    CROWNS = 8
    CARDS = 9
    HANDS = 10
    KNOWN = 11
    END = 12
    SETUP = 13
    LOTS = 14
    PLACING = 15
    PURCHASE = 16
    TRADE = 17
    WINDS = 18
    ANSWERS = 19
    FIGHT = 20
    DICE = 21
    REGROUPING = 22
    JOURNEY = 23
    ASKED = 24


FAULTS = tuple(fault.name.lower() for fault in Fault)


@kernel
def audit(box: Box, state: State) -> int:
    """0 where all is well, else the first fault."""
    if not numbers_fit(box, state):
        return Fault.NUMBERS
    if not peoples_fit(box, state):
        return Fault.PEOPLES
    if not order_fits(box, state):
        return Fault.ORDER
    if not board_fits(box, state):
        return Fault.BOARD
    if not sea_fits(box, state):
        return Fault.SEA
    if not pawns_fit(box, state):
        return Fault.PAWNS
    if not boats_fit(box, state):
        return Fault.BOATS
    if not crowns_fit(box, state):
        return Fault.CROWNS
    if not all_cards_there(box, state):
        return Fault.CARDS
    if not hands_fit(box, state):
        return Fault.HANDS
    if not knowledge_fits(box, state):
        return Fault.KNOWN
    found = fault_around_turns(box, state)
    return found if found != 0 else fault_of_a_turn(box, state)


@kernel
def fault_around_turns(box: Box, state: State) -> int:
    """The same for what goes with set-up, with the end and with what is bought and traded."""
    if not end_fits(box, state):
        return Fault.END
    if not set_up_fits(box, state):
        return Fault.SETUP
    if not lots_fit(box, state):
        return Fault.LOTS
    if not placing_fits(box, state):
        return Fault.PLACING
    if not purchase_fits(box, state):
        return Fault.PURCHASE
    fits = exchange_offer_fits(box, state) if is_exchanging(state) else trade_fits(box, state)
    return 0 if fits else Fault.TRADE


@kernel
def fault_of_a_turn(box: Box, state: State) -> int:
    """The same for what goes with a turn; at last, who is asked."""
    if not winds_fit(box, state):
        return Fault.WINDS
    if not answers_fit(box, state):
        return Fault.ANSWERS
    if not groups_fit(box, state):
        return Fault.FIGHT
    if not dice_fit(box, state):
        return Fault.DICE
    if not regrouping_fits(box, state):
        return Fault.REGROUPING
    if not journey_fits(box, state):
        return Fault.JOURNEY
    return 0 if the_right_seats_are_asked(box, state) else Fault.ASKED
