"""Zargos (Duccio Vitale): six peoples, one planet. Who holds the Forbidden City and its ring wins."""

from __future__ import annotations

from grimoire.core.game import Game
from grimoire.games.zargos.advice import advise
from grimoire.games.zargos.atlas import atlas_of
from grimoire.games.zargos.box import OPTIONS, Box, build
from grimoire.games.zargos.describe import describe, gloss, narrate
from grimoire.games.zargos.explain import explain
from grimoire.games.zargos.factors import factors, note
from grimoire.games.zargos.invariants import FAULTS, audit
from grimoire.games.zargos.knowledge import resample
from grimoire.games.zargos.moves import Happening
from grimoire.games.zargos.notation import MOVES, moves_in
from grimoire.games.zargos.notation.wholes import restates
from grimoire.games.zargos.planet import remarks
from grimoire.games.zargos.rules import actors, apply, deal, legal, scores, stage
from grimoire.games.zargos.standing import STANDING
from grimoire.games.zargos.state import Reason, State
from grimoire.games.zargos.texts import FOLDER
from grimoire.games.zargos.things import PEOPLES
from grimoire.games.zargos.view import view

GAME = Game(
    name="zargos",
    seats=range(2, 7),
    usual_seats=4,
    rules=1,
    folder=FOLDER,
    turn_clause="Z9",
    end_clause="Z42",
    options=OPTIONS,
    box=Box,
    state=State,
    moves=MOVES,
    events=Happening,
    reasons=Reason,
    faults=FAULTS,
    most_moves=256,
    most_events=1_000,
    longest=2_000_000,
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
    horizon=PEOPLES + 1,
    quiet=frozenset({"order"}),
    deeds=frozenset({"picked", "took", "laid", "declared", "moved", "placed", "played", "bought"}),
    shared=frozenset({"offered", "accepted"}),
    gloss=gloss,
    standing=STANDING,
    restates=restates,
    veiled=True,
    own_moves=moves_in,
    setting=atlas_of,
    remarks=remarks,
)
