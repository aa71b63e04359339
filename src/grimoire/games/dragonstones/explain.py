"""Why a move is illegal: the clause it breaks, for every kind of mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimoire.core.bits import has
from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.dragonstones.auction import fits_fist
from grimoire.games.dragonstones.bank import colours_in_bank
from grimoire.games.dragonstones.frames import a_of, b_of, character_of, is_at_work, op_of
from grimoire.games.dragonstones.moves import Kind
from grimoire.games.dragonstones.power import answers_to
from grimoire.games.dragonstones.questions import question_kind
from grimoire.games.dragonstones.state import Phase, Status
from grimoire.games.dragonstones.steps import Op, Source, Who
from grimoire.games.dragonstones.theft import victims
from grimoire.games.dragonstones.things import COLOURS, FIST, SLOTS, Coin
from grimoire.games.dragonstones.words import character_name, colour, stones, the_character


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
        return breach("D15", "illegal-while-deciding", character=the_one_at_work(box, state), task=wanted)
    return EXPLAIN[wanted](box, state, seat, *move.args)


def breach(clause: str, key: str, **values: Any) -> Breach:
    return Breach(clause, Text(key, values))


def the_one_at_work(box: Any, state: Any) -> Text:
    return the_character(box, character_of(state))


def allowed(box: Any, state: Any, word: Callable[[int], Text]) -> list[Text]:
    """The answers that may be given, in words."""
    answers = answers_to(box, state)
    return [word(one) for one in range(SLOTS) if has(answers, one)]


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
    ways = a_of(box, state)
    if way >= ways:
        return breach("D15", "illegal-way-none", character=the_one_at_work(box, state), count=ways)
    return breach("D15", "illegal-way-closed")


def explain_pay(box: Any, state: Any, seat: int, *paid: int) -> Breach:
    count = b_of(box, state)
    if sum(paid) != count:
        character = the_one_at_work(box, state)
        return breach("D15", "illegal-pay-count", character=character, count=count, given=sum(paid))
    held = [state.stones[seat, one] for one in range(COLOURS)]
    return breach("D15", "illegal-pay-held", stones=stones(held))


def explain_colour(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    """A stone that the bank, the player or the victim does not have."""
    op, count = op_of(box, state), b_of(box, state)
    told = {"colour": colour(wanted), "allowed": allowed(box, state, colour)}
    if op == Op.STEAL_STONE:
        victim = state.frame_victim[state.depth - 1] - 1
        return breach("D21", "illegal-colour-victim", victim=name_of(victim, None), **told)
    if op == Op.PAY_STONES:
        return breach("D15", "illegal-colour-pay", count=count, **told)
    assert not has(colours_in_bank(state), wanted)
    return breach("D3", "illegal-colour-bank", **told)


def explain_player(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    """Nobody, oneself, not the second highest bidder, or somebody without a stone to steal."""
    clause = "D21" if a_of(box, state) == Who.SECOND else "D25"
    if wanted >= box.seats:
        return breach(clause, "illegal-player-none", seats=box.seats)
    players = allowed(box, state, lambda one: name_of(one, None))
    if wanted == seat:
        return breach(clause, "illegal-player-self", allowed=players)
    but_for_stones = has(victims(box, state, a_of(box, state), 0), wanted)
    key = "illegal-player-stones" if but_for_stones else "illegal-player-second"
    return breach("D21", key, allowed=players)


def explain_character(box: Any, state: Any, seat: int, wanted: int) -> Breach:
    """A character that is not of this turn, not in the right part of it, kept, or at work just now."""
    past = a_of(box, state) == Source.PAST
    names = allowed(box, state, lambda slot: character_name(box, state.slots[slot]))
    return breach(
        "D31" if past else "D35",
        f"illegal-character-{character_fault(state, wanted, past)}",
        character=the_character(box, wanted),
        allowed=names,
    )


def character_fault(state: Any, wanted: int, past: bool) -> str:
    """What is wrong with copying a character."""
    places = [slot for slot in range(SLOTS) if state.slots[slot] == wanted]
    if not places:
        return "away"
    if any(is_at_work(state, slot) for slot in places):
        return "at-work"
    if past and any(state.status[slot] == Status.HELD for slot in places):
        return "held"
    return "past" if past else "to-come"


EXPLAIN: dict[str, Callable[..., Breach]] = {
    "way": explain_way,
    "pay": explain_pay,
    "colour": explain_colour,
    "player": explain_player,
    "character": explain_character,
}
