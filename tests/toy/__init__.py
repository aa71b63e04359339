"""Stones: a tiny game that no box holds, made to prove core. All bid at once; then the winner may dare a die.

It has what the real games need of core: secret answers of several seats at once, stones dealt by chance, dice
in the middle of the game, and a step of two moves that are sent and undone as one.
"""

from __future__ import annotations

from grimoire.core.game import Game
from tests.toy.advice import advise
from tests.toy.box import OPTIONS, Box, build
from tests.toy.describe import describe
from tests.toy.explain import explain
from tests.toy.invariants import FAULTS, audit
from tests.toy.knowledge import resample
from tests.toy.moves import Happening
from tests.toy.notation import MOVES
from tests.toy.rules import actors, apply, deal, legal, scores
from tests.toy.state import Reason, State
from tests.toy.texts import FOLDER
from tests.toy.view import narrate, view

STONES = Game(
    name="stones",
    seats=range(2, 5),
    usual_seats=3,
    rules=1,
    folder=FOLDER,
    turn_clause="S3",
    end_clause="S7",
    options=OPTIONS,
    box=Box,
    state=State,
    moves=MOVES,
    events=Happening,
    reasons=Reason,
    faults=FAULTS,
    most_moves=8,
    most_events=24,
    longest=30,
    build=build,
    deal=deal,
    actors=actors,
    legal=legal,
    apply=apply,
    scores=scores,
    resample=resample,
    advise=advise,
    audit=audit,
    view=view,
    explain=explain,
    describe=describe,
    narrate=narrate,
    quiet=frozenset({"drew", "laid"}),
)
