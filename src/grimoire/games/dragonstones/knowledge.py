"""What a seat cannot know: the order of the characters to come, and of the special pile (D5)."""

from __future__ import annotations

from grimoire.core.chance import shuffle
from grimoire.core.kernel import kernel
from grimoire.games.dragonstones.box import Box
from grimoire.games.dragonstones.state import State, Status
from grimoire.games.dragonstones.things import KEPT, KINDS, PILE, SLOTS, STANDARD
from grimoire.games.dragonstones.turn import add_specials, shuffle_pile


@kernel
def resample(box: Box, state: State, seat: int) -> None:
    """Both piles are shuffled anew: which cards are in them is public, their order is nobody's."""
    shuffle_pile(state)
    for i in range(PILE):
        state.specials[i] = 0
    state.special_count = 0
    for character in range(1, KINDS + 1):
        add_specials(state, character, box.copies[character] - cards_seen(box, state, character))
    shuffle(state.chance, state.specials, state.special_count)


@kernel
def cards_seen(box: Box, state: State, character: int) -> int:
    """The cards of a special that are not in the pile: used, in this turn, kept, or being played."""
    seen = state.used[character]
    for slot in range(STANDARD, SLOTS):
        if state.slots[slot] == character and state.status[slot] != Status.HELD:
            seen += 1
    for seat in range(box.seats):
        for i in range(KEPT):
            seen += 1 if state.kept[seat, i] == character else 0
    return seen + (1 if state.doubling == character else 0)
