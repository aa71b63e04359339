"""Standing passes: whoever does not want to be asked about cards before every turn and fight (Z34)."""

from __future__ import annotations

from typing import Any

from grimoire.core.moves import pack
from grimoire.core.standing import Standing
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.rules.places import player
from grimoire.games.zargos.rules.turns import in_turn, turn_number
from grimoire.games.zargos.state import Phase

WINDOWS = (Phase.WINDOW, Phase.ILLUSION, Phase.WAR)


def until_my_turn(state: Any, seat: int, mark: int) -> bool:
    """Until a people of one's own begins a turn, other than the one that goes on now."""
    return not in_turn(state) or turn_number(state) == mark or player(state, state.people) != seat


def this_round(state: Any, _: int, mark: int) -> bool:
    return bool(state.rounds == mark)


def pass_cards(_: Any, state: Any, seat: int) -> int | None:
    """A Wind of War for an attack of one's own is no interruption: that is asked all the same (Z16)."""
    own = state.phase == Phase.WAR and player(state, state.people) == seat
    return pack(Kind.PASS, 0, 0, 0, 0) if state.phase in WINDOWS and not own else None


STANDING = {
    "turn": Standing(mark=lambda state: int(turn_number(state)), holds=until_my_turn, answer=pass_cards),
    "round": Standing(mark=lambda state: int(state.rounds), holds=this_round, answer=pass_cards),
}
