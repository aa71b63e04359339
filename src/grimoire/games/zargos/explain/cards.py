"""Why a magic card cannot be played, or put back: not held, not now, not on this (Z25, Z34–Z41, Z61)."""

from __future__ import annotations

from typing import Any

from grimoire.core.bits import has
from grimoire.core.game import Breach
from grimoire.games.zargos.explain.breaches import (
    asked_for,
    breach,
    is_on_map,
    kingdom_name,
    no_place,
    not_now,
    place_name,
    sea_name,
)
from grimoire.games.zargos.rules.attacks import rested
from grimoire.games.zargos.rules.buying import may_shed
from grimoire.games.zargos.rules.places import is_sea
from grimoire.games.zargos.rules.turns import STEPS
from grimoire.games.zargos.rules.windows import is_target, may_play, played_already, targets_of
from grimoire.games.zargos.state import Phase
from grimoire.games.zargos.things import LAST_RED, Card, aimed_at, only_before_own_turn
from grimoire.games.zargos.words import card_name, of_people, the_people

CARRIES = (Card.EARTH, Card.ELSEWHERE)
NO_TARGET = 0


def explain_card(box: Any, state: Any, seat: int, card: int, target: int) -> Breach:
    """A card that is not held comes first, then the moment, then the target."""
    if not box.copies[card] or state.hand[seat, card] <= 0:
        return not_held(box, card, clause_of(card))
    asked = asked_for(state)
    if asked == "window" and card <= LAST_RED:
        return explain_red(box, state, seat, card, target)
    if asked == "illusion" and card == Card.ILLUSION:
        return explain_illusion(box, state, target)
    if asked == "war" and card == Card.WAR:
        return breach("Z16", "illegal-war-side")
    if asked in ("attack_way", "reorganise_way") and card in CARRIES:
        return explain_carrying(box, state, card, target)
    if asked == "reorganise_source" and card == Card.MIST:
        return explain_mist(state, target)
    return explain_moment(box, state, asked, card)


def not_held(box: Any, card: int, clause: str) -> Breach:
    if not box.copies[card]:
        return breach("Z60", "illegal-card-edition", card=card_name(card))
    return breach(clause, "illegal-card-held", card=card_name(card))


def clause_of(card: int) -> str:
    """The clause that tells when a card is played."""
    if card <= LAST_RED:
        return "Z34"
    return {Card.WAR: "Z16", Card.ILLUSION: "Z61"}.get(Card(card), "Z40")


def explain_moment(box: Any, state: Any, asked: str, card: int) -> Breach:
    """A card that is held, but whose moment this is not."""
    if asked == "illusion" or asked.startswith("flight"):
        return not_now(box, state)
    if card in CARRIES and asked in ("attack_source", "reorganise_source"):
        return breach("Z40", "illegal-card-first", card=card_name(card))
    moment = "red" if card <= LAST_RED else Card(card).name.lower()
    return breach(clause_of(card), "illegal-card-moment", card=card_name(card), moment=moment)


# ---------------------------------------------------------------- red cards


def explain_red(box: Any, state: Any, seat: int, card: int, target: int) -> Breach:
    """A card in the window before a turn (Z34, Z39, Z41)."""
    if not may_play(state, card):
        return explain_aimed(state, card)
    if not is_target(box, state, card, target):
        return explain_aim(box, card, target)
    assert played_already(state, seat, card, target)
    return breach("Z41", "illegal-card-twice", card=card_name(card))


def explain_aimed(state: Any, card: int) -> Breach:
    """Cards against a people: some only before its own turn, none against who is out (Z39, Z43)."""
    people = aimed_at(card)
    told = {"card": card_name(card), "people": the_people(people), "of": of_people(people)}
    if not has(state.alive, people):
        return breach("Z43", "illegal-card-nobody", **told)
    own_turn = only_before_own_turn(card) and state.people != people
    return breach("Z39", "illegal-card-own-turn" if own_turn else "illegal-card-again", **told)


def explain_aim(box: Any, card: int, target: int) -> Breach:
    """A target that there is not, or that the card cannot have."""
    if targets_of(box, card) == 1:
        return breach("Z34", "illegal-card-no-target", card=card_name(card))
    if card == Card.DEMONIC and is_on_map(box, target):
        return breach("Z61", "illegal-demonic-empty", place=place_name(box, target))
    if card == Card.DEMONIC:
        return no_place()
    return breach("Z37", "illegal-no-seas") if card == Card.STORM else breach("Z2", "illegal-no-kingdom")


def explain_illusion(box: Any, state: Any, target: int) -> Breach:
    if target != state.wind_target:
        return explain_aim(box, state.wind, target)
    return breach("Z61", "illegal-illusion-same", target=target_name(box, state.wind, target))


def target_name(box: Any, card: int, target: int) -> Any:
    """What a wind is aimed at."""
    if card == Card.STORM:
        return [sea_name(box, box.link_a[target]), sea_name(box, box.link_b[target])]
    return place_name(box, target) if card == Card.DEMONIC else kingdom_name(box, target)


# ---------------------------------------------------------------- green cards


def explain_carrying(box: Any, state: Any, card: int, target: int) -> Breach:
    """An Earth Wind or a Wind from Elsewhere for a group that has been named (Z40)."""
    if target != NO_TARGET:
        return breach("Z40", "illegal-card-no-target", card=card_name(card))
    if state.by_card:
        return breach("Z40", "illegal-carry-twice")
    if state.cell:
        return breach("Z40", "illegal-carry-late", card=card_name(card))
    if is_sea(state.source):
        return breach("Z40", "illegal-carry-sea", card=card_name(card))
    told = {"place": place_name(box, state.source)}
    tired = state.phase == Phase.ATTACK and rested(state, state.source) <= 0
    if card == Card.EARTH and tired:
        return breach("Z28", "illegal-board-tired", **told)
    return breach("Z40", "illegal-carry-nowhere", card=card_name(card), **told)


def explain_mist(state: Any, target: int) -> Breach:
    """A Mist Wind replaces the two steps (Z40)."""
    if target != NO_TARGET:
        return breach("Z40", "illegal-card-no-target", card=card_name(Card.MIST))
    return breach("Z40", "illegal-mist-late" if state.steps_left < STEPS else "illegal-mist-nothing")


# ---------------------------------------------------------------- putting cards back


def explain_discard(box: Any, state: Any, seat: int, card: int) -> Breach:
    return not_held(box, card, "Z25")


def explain_shed(box: Any, state: Any, seat: int, card: int) -> Breach:
    """Only a card against a people of one's own, and only just drawn (Z25)."""
    if state.hand[seat, card] <= 0:
        return not_held(box, card, "Z25")
    people = aimed_at(card)
    own = people >= 0 and state.player_of[people] == seat + 1
    assert not may_shed(state, seat, card)
    return breach("Z25", "illegal-shed-old" if own else "illegal-shed-others", card=card_name(card))
