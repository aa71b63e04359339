"""Gargon (Rüdiger Dorn): colours are public, values are not. The most amulets and majorities win."""

from __future__ import annotations

from grimoire.core.game import Game
from grimoire.games.gargon.advice import advise
from grimoire.games.gargon.box import OPTIONS, Box, build
from grimoire.games.gargon.describe import describe, gloss, narrate
from grimoire.games.gargon.explain import explain
from grimoire.games.gargon.factors import factors, note
from grimoire.games.gargon.invariants import FAULTS, audit
from grimoire.games.gargon.knowledge import resample
from grimoire.games.gargon.moves import Happening
from grimoire.games.gargon.notation import MOVES
from grimoire.games.gargon.rules import actors, apply, deal, legal, scores
from grimoire.games.gargon.state import Reason, State
from grimoire.games.gargon.texts import FOLDER
from grimoire.games.gargon.view import view

GAME = Game(
    name="gargon",
    seats=range(3, 6),
    usual_seats=4,
    rules=1,
    folder=FOLDER,
    turn_clause="G8",
    end_clause="G21",
    options=OPTIONS,
    box=Box,
    state=State,
    moves=MOVES,
    events=Happening,
    reasons=Reason,
    faults=FAULTS,
    most_moves=112,
    most_events=200,
    longest=5_000,
    build=build,
    deal=deal,
    actors=actors,
    legal=legal,
    apply=apply,
    scores=scores,
    resample=resample,
    advise=advise,
    audit=audit,
    note=note,
    factors=factors,
    view=view,
    explain=explain,
    describe=describe,
    narrate=narrate,
    quiet=frozenset({"dealt"}),
    deeds=frozenset({"played", "passed", "revealed", "chose"}),
    gloss=gloss,
)
