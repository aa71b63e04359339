"""Duel of Magicians (Reiner Knizia): play higher, or take the fight. The fewest cards win."""

from __future__ import annotations

from grimoire.core.game import Game
from grimoire.games.magicians.advice import advise
from grimoire.games.magicians.box import OPTIONS, Box, build
from grimoire.games.magicians.describe import describe, gloss, narrate
from grimoire.games.magicians.explain import explain
from grimoire.games.magicians.factors import factors, note
from grimoire.games.magicians.invariants import FAULTS, audit
from grimoire.games.magicians.knowledge import resample
from grimoire.games.magicians.moves import Happening
from grimoire.games.magicians.notation import MOVES
from grimoire.games.magicians.rules import actors, apply, deal, legal, scores, stage
from grimoire.games.magicians.state import Reason, State
from grimoire.games.magicians.texts import FOLDER
from grimoire.games.magicians.view import view

GAME = Game(
    name="magicians",
    seats=range(2, 7),
    usual_seats=4,
    rules=1,
    folder=FOLDER,
    turn_clause="M4",
    end_clause="M11",
    options=OPTIONS,
    box=Box,
    state=State,
    moves=MOVES,
    events=Happening,
    reasons=Reason,
    faults=FAULTS,
    most_moves=64,
    most_events=80,
    longest=20_000,
    build=build,
    deal=deal,
    actors=actors,
    legal=legal,
    apply=apply,
    scores=scores,
    resample=resample,
    advise=advise,
    low_scores_win=True,
    audit=audit,
    note=note,
    factors=factors,
    view=view,
    explain=explain,
    describe=describe,
    narrate=narrate,
    stage=stage,
    quiet=frozenset({"drew"}),
    deeds=frozenset({"played", "repeated"}),
    gloss=gloss,
)
