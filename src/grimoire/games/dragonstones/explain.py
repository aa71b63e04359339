"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.dragonstones.auction import fits_fist
from grimoire.games.dragonstones.bank import colours_in_bank
from grimoire.games.dragonstones.moves import Kind
from grimoire.games.dragonstones.power import a_of, answers_to, b_of, character_of, is_at_work, op_of
from grimoire.games.dragonstones.questions import question_kind
from grimoire.games.dragonstones.state import Phase, Status
from grimoire.games.dragonstones.steps import Op, Source, Who
from grimoire.games.dragonstones.things import FIST, SLOTS, Coin
from grimoire.games.dragonstones.words import character_name, colour, the_character


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of a seat that is asked breaks; it reads only what the seat sees."""
    if state.phase == Phase.BID:
        return explain_bid(state, seat, move) if move.kind == "bid" else breach("D9", "illegal-while-bidding")
    if state.phase == Phase.SILVER:
        return (
            explain_silver(state, seat, move)
            if move.kind == "silver"
            else breach("D14", "illegal-while-tied")
        )
    wanted = Kind(question_kind(box, state)).name.lower()
    if move.kind != wanted:
        return breach("D15", "illegal-while-deciding", character=the_present(box, state), task=wanted)
    return EXPLAIN[wanted](box, state, seat, *move.args)


def breach(clause: str, key: str, **values: Any) -> Breach:
    return Breach(clause, Text(key, values))


def the_present(box: Any, state: Any) -> Text:
    return the_character(box, character_of(state))


def explain_bid(state: Any, seat: int, move: Move) -> Breach:
    """Coins that the seat does not have, or more than a fist holds."""
    args = move.args
    wanted = {
        Coin.FAIRY: args.fairy,
        Coin.COMMON: args.common,
        Coin.BLACK: args.black,
        Coin.AMULET: args.amulets,
    }
    names = {Coin.FAIRY: "fairy", Coin.COMMON: "common", Coin.BLACK: "black", Coin.AMULET: "amulets"}
    for coin, count in wanted.items():
        if count > state.purse[seat, coin]:
            return breach("D9", f"illegal-bid-{names[coin]}", held=state.purse[seat, coin])
    assert not fits_fist(args.fairy, args.common)
    return breach("D9", "illegal-bid-fist", most=FIST)


def explain_silver(state: Any, seat: int, move: Move) -> Breach:
    if move.args.silver > state.purse[seat, Coin.SILVER]:
        return breach("D14", "illegal-silver", held=state.purse[seat, Coin.SILVER])
    return breach("D13", "illegal-bid-amulets", held=state.purse[seat, Coin.AMULET])


def explain_way(box: Any, state: Any, seat: int, way: int, *_: int) -> Breach:
    if op_of(box, state) == Op.CHOOSE and way >= a_of(box, state):
        return breach("D15", "illegal-way-none", character=character_name(box, character_of(state)))
    return breach("D15", "illegal-way-closed")


def explain_pay(box: Any, state: Any, seat: int, *stones: int) -> Breach:
    count = b_of(box, state)
    if sum(stones) != count:
        name = character_name(box, character_of(state))
        return breach("D15", "illegal-pay-count", character=name, count=count, given=sum(stones))
    return breach("D15", "illegal-pay-held")


def explain_colour(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    """A stone that the bank, the player or the victim does not have."""
    op, count = op_of(box, state), b_of(box, state)
    if op == Op.STEAL_STONE:
        victim = state.frame_victim[state.depth - 1] - 1
        return breach("D21", "illegal-colour-victim", victim=name_of(victim, None), colour=colour(wanted))
    if op == Op.PAY_STONES:
        return breach("D15", "illegal-colour-pay", count=count, colour=colour(wanted))
    assert not colours_in_bank(state) >> wanted & 1
    return breach("D3", "illegal-colour-bank", colour=colour(wanted))


def explain_player(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    if wanted >= box.seats:
        return breach("D25", "illegal-player-none", number=wanted + 1)
    if wanted == seat:
        return breach("D25", "illegal-player-self")
    assert a_of(box, state) == Who.SECOND or op_of(box, state) == Op.VICTIM
    answers = answers_to(box, state)
    allowed = [name_of(one, None) for one in range(box.seats) if answers >> one & 1]
    return breach("D21", "illegal-player-second", allowed=allowed)


def explain_character(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    """A character that is not of this turn, not in the right part of it, kept, or at work just now."""
    past = a_of(box, state) == Source.PAST
    clause, name = ("D31" if past else "D35"), character_name(box, wanted)
    places = [slot for slot in range(SLOTS) if state.slots[slot] == wanted]
    if not places:
        return breach(clause, "illegal-character-away", character=name)
    if any(is_at_work(state, slot) for slot in places):
        return breach(clause, "illegal-character-at-work", character=the_character(box, wanted))
    if past and any(state.status[slot] == Status.HELD for slot in places):
        return breach("D31", "illegal-character-held", character=the_character(box, wanted))
    key = "illegal-character-past" if past else "illegal-character-to-come"
    return breach(clause, key, character=name)


EXPLAIN: dict[str, Callable[..., Breach]] = {
    "way": explain_way,
    "pay": explain_pay,
    "colour": explain_colour,
    "player": explain_player,
    "character": explain_character,
}
