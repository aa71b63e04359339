"""Why a move is illegal: the clause it breaks."""

from __future__ import annotations

from typing import Any

from grimoire.core.game import Breach
from grimoire.core.moves import Move
from grimoire.core.text import Text
from tests.toy.state import Phase

ASKED_IN = {"bid": Phase.BID, "keep": Phase.WAGER, "stake": Phase.WAGER, "call": Phase.CALL}
CLAUSES = {"bid": "S3", "keep": "S5", "stake": "S5", "call": "S6"}


def explain(box: Any, state: Any, seat: int, move: Move) -> Breach:
    """The clause that an illegal move of a seat that is asked breaks; it reads only what the seat sees."""
    clause = CLAUSES[move.kind]
    if ASKED_IN[move.kind] != state.phase:
        return Breach(clause, Text("illegal-now", {"kind": move.kind}))
    if move.kind == "call":
        return Breach(clause, Text("illegal-call", {"number": move.args.number, "stake": state.stake}))
    return Breach(clause, Text("illegal-not-held", {"stone": move.args.stone}))
