"""Who comes first: by points or dice, and among equals by dice, those tied alone throwing again (Z4, Z23)."""

from __future__ import annotations

from grimoire.core.bits import bit, has
from grimoire.core.kernel import kernel
from grimoire.games.zargos.rules.dice import throw_die
from grimoire.games.zargos.state import State

MOST_THROWS = 16  # as many as a key has room for; that equals throw alike so often does not happen
DIE = 3  # bits


@kernel
def tied(state: State, contenders: int) -> int:
    """Those whose key another one has too."""
    found = 0
    for one in range(len(state.key)):
        for other in range(len(state.key)):
            both = has(contenders, one) and has(contenders, other)
            if both and one != other and state.key[one] == state.key[other]:
                found |= bit(one)
    return found


@kernel
def throw_again(state: State, again: int) -> None:
    """Those who are tied throw; the throw decides between equals only, so it is the last digit."""
    for one in range(len(state.key)):
        die = throw_die(state) if has(again, one) else 0
        state.key[one] = state.key[one] << DIE | die


@kernel
def last_throw(state: State, one: int) -> int:
    return state.key[one] & (1 << DIE) - 1


@kernel
def take_first(state: State, contenders: int) -> int:
    """The contender with the highest key; the first of equals."""
    best = -1
    for one in range(len(state.key)):
        if has(contenders, one) and (best < 0 or state.key[one] > state.key[best]):
            best = one
    return best


@kernel
def forget_keys(state: State) -> None:
    for one in range(len(state.key)):
        state.key[one] = 0
