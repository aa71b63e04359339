"""The state of the planet: who stands where, whose turn it is, what was declared, which cards lie where."""

from __future__ import annotations

from enum import IntEnum

from grimoire.core.layout import Grid, Ints, each, hidden, owner, public
from grimoire.core.protocol import State as CoreState
from grimoire.core.written import CardCounts, CardRow
from grimoire.games.zargos.things import (
    CARDS,
    DECK,
    DICE,
    KINGDOMS,
    LOT_BOATS,
    MOST_SEATS,
    OFFERS,
    PEOPLES,
    PROVINCES,
    REINFORCEMENTS,
    SEAS,
    Card,
)

CARD_NAMES = ("", *(card.name.lower().replace("_", "-") for card in Card))
CARD_ROW = CardRow(CARD_NAMES)
CARD_COUNTS = CardCounts(CARD_NAMES)

GREEN_LOTS, BLUE_LOTS = KINGDOMS + REINFORCEMENTS, PROVINCES + LOT_BOATS  # room for cards of set-up (Z64)
PLAYED = 4  # kinds of card whose targets a window remembers: madness, ice, storm, death (Z41)


class Phase(IntEnum):
    """What the seats that are asked are asked for; from SETUP on the rules go on by themselves."""

    PICK = 0  # a people (Z4)
    TAKE = 1  # a green card or two blue ones (Z64)
    PLACE_ONE = 2  # a pawn (Z6)
    PLACE = 3  # all the pawns at hand, place by place (Z6, Z27, Z40)
    WINDOW = 4  # a red card before a turn (Z34)
    ILLUSION = 5  # another target for it (Z61)
    SHELTER = 6  # where Dragons go whom a storm or a wave drives away (Z37, Z39)
    ATTACK = 7  # attacks to declare (Z10–Z12); for the Knights, fights too (Z28)
    ORDER = 8  # which fight comes next (Z12)
    HELP = 9  # Spiders that come to help (Z29)
    WAR = 10  # a Wind of War (Z16)
    REROLL = 11  # a die, by the Monks (Z31)
    REORGANISE = 12  # Z21
    TRIM = 13  # the cards that are too many (Z25, Z63)
    TRADE = 14  # an offer (Z26, Z64)
    ANSWER = 15  # to an offer
    BUY = 16  # boats and pawns (Z27)
    OVER = 17

    SETUP = 20  # the next to place pawns
    TURN = 21  # a people's turn begins
    OPEN = 22  # the window opens, or closes
    STRIKE = 23  # a red card takes effect
    ADRIFT = 24  # the next Dragons look for shelter
    DECLARE = 25  # attacks may be declared
    FIGHTS = 26  # the next fight
    CLASH = 27  # what comes before a fight, in the order of Z16
    THROW = 28  # a round of combat
    SETTLE = 29  # a fight is over, or a card has struck: who falls, who rises, who has won
    REGROUP = 30  # reorganisation begins, goes on or ends
    COUNT = 31  # territory points, order, kingdom cards (Z22–Z24)
    DEAL = 32  # magic cards (Z25)
    BARGAIN = 33  # the next to trade
    PURCHASE = 34  # the next to buy
    ROUND = 35  # the next round
    RESUME = 36  # after a fight or a card: hands are trimmed (Z63), then the turn or the window goes on


class Step(IntEnum):
    """How far a decision told in steps has come: a journey, help, pawns to place, an offer."""

    SOURCE = 0  # from where? of an offer: to whom?
    WAY = 1  # to where, or by which sea? of an offer: what is given?
    COUNT = 2  # how many? of an offer: what is wanted?


class Clash(IntEnum):
    """What comes before a fight, in this order (Z16)."""

    HELP = 0
    WAR_ATTACK = 1
    WAR_DEFENCE = 2
    VOLLEY = 3
    ROUNDS = 4


class Throw(IntEnum):
    """How far a round of combat has gone (Z14, Z31)."""

    NOTHING = 0
    MONKS = 1  # the Monks have thrown, and may throw a die of theirs again
    ENEMY = 2  # so has their enemy, and they may make him do so
    ALL = 3


class Plan(IntEnum):
    """How the people at turn reorganises."""

    ORDINARY = 0  # two steps (Z21)
    FLIGHT = 1  # the Winged, all at once (Z33)


class Placing(IntEnum):
    """Why pawns are placed."""

    SETUP = 0  # the rest of one's pawns (Z6)
    PURCHASE = 1  # Z27
    MIST = 2  # Z40


class State(CoreState, seats=MOST_SEATS):
    """One game. A people is its number; in fields named `…of` and `holder` it counts from 1, and 0 is nobody.

    order         the peoples in play, by turn     dragons  knights  monks  spiders
                                                   at = 1 ───^
    holder, pawns by province                      attackers: those of the people at turn, on their target

    pile          magic cards, the next first      war  ice  ?  ?  storm      used cards go to the end
    known_at      what a seat knows of the pile:   0    0    0  0  3          group 3 lies there
    known_hand    and of each hand                 0    2    0  0             a card of group 2 is in it
    known         the cards of each group, by copy …  ice 2 …  storm 3 …
    """

    # The order of play
    rounds: int = public("i2")  # from 1; 0 during set-up
    over: int = public("i1")  # a Reason, once it is over
    phase: int = public("i1")
    asked: int = public("i1")  # seats that have still to answer, a bit each
    peoples: int = public("i1")  # in the order of this round
    order: Ints = public("i1", PEOPLES)
    at: int = public("i1")  # the place in the order of the people at turn
    people: int = public("i1")  # the people at turn
    player_of: Ints = public("i1", PEOPLES)  # the seat, from 1; 0: not in play (Z4)
    alive: int = public("i1")  # peoples that still have pawns, a bit each (Z43)
    seat_order: Ints = public("i1", MOST_SEATS)  # seats by the dice of the start (Z4)
    picked: int = public("i1")  # peoples picked so far
    key: Ints = public("i8", PEOPLES)  # to rank seats or peoples by; see ranking.py
    filled: int = public("i1")  # 1: every province had pawns in set-up, and the rest is placed (Z6)
    victors: int = public("i1")  # peoples that have won, a bit each (Z42–Z44)

    # The board
    holder: Ints = public("i1", PROVINCES)
    pawns: Ints = public("i1", PROVINCES)
    at_sea: Ints = public("i1", SEAS)  # Dragons (Z32)
    reserve: Ints = public("i1", PEOPLES)  # pawns still to be placed in set-up
    boats: Ints = public("i1", PEOPLES)
    points: Ints = public("i2", PEOPLES)  # of the last count (Z22)
    crown: Ints = public("i1", KINGDOMS)  # who has the kingdom card (Z24)
    master: int = public("i1")  # of the Winds (Z20)

    # Effects of red cards, for one turn
    frozen: int = public("i2")  # kingdoms (Z36)
    stormy: int = public("i4")  # seas (Z37)
    calmed: int = public("i1")  # peoples without their power (Z39)
    adrift: int = public("i4")  # seas whose Dragons must look for shelter
    wave: int = public("i1")  # 1: a Tidal Wave drives them, not a storm
    played: Grid = each("i8", PLAYED)  # in this window, by target (Z41)
    wind: int = public("i1")  # the card that strikes
    wind_by: int = public("i1")  # the seat that played it
    wind_target: int = public("i1")
    diverted_by: int = public("i1")  # the seat of the last Illusion, from 1 (Z61)
    caller: int = public("i1")  # the seat that played the last card of this window, from 1 (Z34)

    # A journey or another decision, being told step by step
    step: int = public("i1")
    source: int = public("i1")  # a place
    target: int = public("i1")  # a place
    cell: int = public("i1")  # the sea that the group is on, from 1
    sailed: int = public("i4")  # seas crossed
    route: int = public("i4")  # the same in order, as events tell them
    free_cells: int = public("i1")  # that an Earth Wind still crosses
    by_card: int = public("i1")  # the green card that moves the group

    # Attacks and fights
    attackers: Ints = public("i1", PROVINCES)
    worn_attackers: Ints = public("i1", PROVINCES)  # of these, Knights that may not attack again (Z28)
    fresh: Ints = public("i1", PROVINCES)  # pawns that have not moved this turn
    worn: Ints = public("i1", PROVINCES)  # Knights that may not attack again this turn (Z28)
    targeted: int = public("i8")  # provinces attacked this turn; Knights may not again (Z28)
    fight: int = public("i1")  # the province that is fought over, from 1
    clash: int = public("i1")  # a Clash: what comes next, so one more than what is asked for now
    throw: int = public("i1")
    war: int = public("i1")  # Winds of War in this fight: 1 the attacker's, 2 the defender's
    attack_dice: Ints = public("i1", DICE)
    defence_dice: Ints = public("i1", DICE)
    rerolled: int = public("i1")  # 1: in this round of combat

    # Reorganisation, placing, buying
    steps_left: int = public("i1")
    plan: int = public("i1")
    closed: int = public("i8")  # provinces that have sent their pawns in a flight plan
    placing: int = public("i1")
    pool: int = public("i2")  # pawns at hand
    last_place: int = public("i1")  # where pawns were put last, or flew to, from 1
    block: int = public("i1")  # the province that sends pawns in a flight plan, from 1
    purse: int = public("i2")  # points of the people that buys
    buying: int = public("i1")  # boats bought, from 1; 0: boats are asked for

    # Magic cards
    pile_count: int = public("i1")
    removed: Ints = public("i1", CARDS + 1, written=CARD_COUNTS)  # against peoples not in play (Z25)
    hand_count: Ints = each("i1")
    drew: Ints = each("i1")  # cards in this round's deal
    resume: int = public("i1")  # once hands are trimmed: DEAL or RESUME
    answer: Ints = owner("i8")  # in a window; all are played at once
    hand: Grid = owner("i1", CARDS + 1, written=CARD_COUNTS)
    drawn: Grid = owner("i1", CARDS + 1, written=CARD_COUNTS)  # in this round's deal
    known: Grid = owner("i1", DECK)
    known_at: Grid = owner("i1", DECK)
    known_hand: Grid = owner("i1", MOST_SEATS)
    pile: Ints = hidden("i1", DECK, written=CARD_ROW)

    # Trading
    offers_left: int = public("i1")
    partner: int = public("i1")  # the seat that an offer is made to, from 1
    partner_people: int = public("i1")  # and in set-up its people, from 1 (Z64)
    offer_give: Ints = owner("i1")  # as the two who deal know it; 0: nothing
    offer_want: Ints = owner("i1")
    refused: Grid = owner("i4", OFFERS)  # this round's offers that were refused

    # Set-up by cards (Z64)
    green_count: int = public("i1")
    blue_count: int = public("i1")
    greens: Ints = public("i1", PEOPLES)  # cards of a people; all see their backs
    blues: Ints = public("i1", PEOPLES)
    lots: Grid = owner("i8", PEOPLES)  # provinces on cards of a people
    lot_pawns: Grid = owner("i1", PEOPLES)  # reinforcements
    lot_boats: Grid = owner("i1", PEOPLES)
    green: Ints = hidden("i1", GREEN_LOTS)  # a province from 1; the next one last; -1: a reinforcement
    blue: Ints = hidden("i1", BLUE_LOTS)  # likewise; -1: a boat


class Reason(IntEnum):
    """Why a game is over."""

    RING = 1  # the Forbidden City and what surrounds it (Z42)
    LAST = 2  # nobody else is left (Z43)
    ROUNDS = 3  # the last round is over (Z44)
