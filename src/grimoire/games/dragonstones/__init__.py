"""Dragonstones (Bruno Faidutti, Michael Schacht): closed fists, open stones. Three points win."""

from __future__ import annotations

from grimoire.core.game import Game
from grimoire.games.dragonstones.advice import advise
from grimoire.games.dragonstones.box import OPTIONS, Box, build
from grimoire.games.dragonstones.describe import describe, gloss, narrate
from grimoire.games.dragonstones.explain import explain
from grimoire.games.dragonstones.factors import factors, note
from grimoire.games.dragonstones.invariants import FAULTS, audit
from grimoire.games.dragonstones.knowledge import resample
from grimoire.games.dragonstones.moves import Happening
from grimoire.games.dragonstones.notation import MOVES, moves_in
from grimoire.games.dragonstones.rules import actors, apply, deal, legal, scores, stage
from grimoire.games.dragonstones.state import Reason, State
from grimoire.games.dragonstones.texts import FOLDER
from grimoire.games.dragonstones.things import SLOTS
from grimoire.games.dragonstones.view import view

GAME = Game(
    name="dragonstones",
    seats=range(3, 7),
    usual_seats=4,
    rules=1,
    folder=FOLDER,
    turn_clause="D9",
    end_clause="D8",
    options=OPTIONS,
    box=Box,
    state=State,
    moves=MOVES,
    own_moves=moves_in,
    events=Happening,
    reasons=Reason,
    faults=FAULTS,
    most_moves=1944,
    most_events=1000,
    longest=60_000,
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
    stage=stage,
    horizon=SLOTS,
    deeds=frozenset({"bid", "silver", "doubled", "chose", "named", "paid", "paid_stones"}),
    shared=frozenset({"robbed"}),
    gloss=gloss,
)
