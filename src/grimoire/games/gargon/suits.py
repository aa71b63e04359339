"""A suit: a set of cards of one colour, as the bits of a number.

    bit   16   15 14 …  2  1  0
           0   15 14 …  2  1  0      the second 0 has bit 16, and is never there without the first

Six suits hold a player's hand in 24 bytes, where counts by face would take 96: two such rows a player
would not fit into a state of 1 KiB. All that knows of the bits is in this file.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimoire.core.kernel import kernel
from grimoire.core.written import CardCounts
from grimoire.games.gargon.cards import FACES, NAMES, VALUES, colour_of, face_of, value_of

SECOND_ZERO = 1 << VALUES
WHOLE = (1 << VALUES + 1) - 1  # all seventeen cards of a colour


@kernel
def with_card(suit: int, value: int) -> int:
    """The suit with one more card of this value."""
    return suit | (SECOND_ZERO if value == 0 and suit & 1 else 1 << value)


@kernel
def without_card(suit: int, value: int) -> int:
    """The suit with one card of this value fewer."""
    return suit & ~(SECOND_ZERO if value == 0 and suit & SECOND_ZERO else 1 << value)


@kernel
def is_suit(suit: int) -> bool:
    """The second 0 is never there without the first."""
    return 0 <= suit <= WHOLE and (holds(suit, 0) or suit & SECOND_ZERO == 0)


@kernel
def holds(suit: int, value: int) -> bool:
    return suit >> value & 1 != 0


@kernel
def zeros(suit: int) -> int:
    """How many 0s the suit has."""
    return (suit & 1) + (suit >> VALUES & 1)


@kernel
def copies(suit: int, value: int) -> int:
    """How many cards of this value the suit has."""
    return zeros(suit) if value == 0 else suit >> value & 1


@kernel
def minus(suit: int, cards: int) -> int:
    """The suit without these cards, all of which it has; of two 0s, one taken away leaves one."""
    left = zeros(suit) - zeros(cards)
    rest = suit & ~cards & ~SECOND_ZERO & ~1
    return rest | (1 if left > 0 else 0) | (SECOND_ZERO if left > 1 else 0)


@kernel
def union(suit: int, cards: int) -> int:
    """Both together; a 0 in each is two."""
    both = suit | cards
    return both | SECOND_ZERO if holds(suit, 0) and holds(cards, 0) else both


@kernel
def cards_in(suit: int) -> int:
    """How many cards the suit has."""
    count = 0
    while suit != 0:
        suit &= suit - 1
        count += 1
    return count


@kernel
def higher_in(suit: int, value: int) -> int:
    """The cards of the suit that beat one of this value."""
    return suit & ~SECOND_ZERO & ~((1 << value + 1) - 1)


@kernel
def cards_after(suit: int, value: int) -> int:
    """The cards of the suit that come after one of this value: the higher ones, and after a 0 the other 0."""
    higher = higher_in(suit, value)
    return higher | 1 if value == 0 and suit & SECOND_ZERO else higher


@kernel
def highest_in(suit: int) -> int:
    """The highest value of a suit that is not empty."""
    value = VALUES - 1
    while value > 0 and not holds(suit, value):
        value -= 1
    return value


class CardSuits:
    """Six suits as a position tells them: the cards themselves, `w0 w0 y6`."""

    counts = CardCounts(NAMES)

    def write(self, numbers: Sequence[int]) -> str:
        faces = [0] * FACES
        for colour, suit in enumerate(numbers):
            for value in range(VALUES):
                faces[face_of(colour, value)] = copies(suit, value)
        return self.counts.write(faces)

    def read(self, text: str, size: int) -> list[int]:
        suits = [0] * size
        for face, count in enumerate(self.counts.read(text, FACES)):
            colour, value = colour_of(face), value_of(face)
            if count > (2 if value == 0 else 1):
                raise ValueError(f"{NAMES[face]} is there {count} times")
            for _ in range(count):
                suits[colour] = with_card(suits[colour], value)
        return suits
