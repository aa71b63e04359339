"""How a field of a state is written in a position, where bare numbers would be hard to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Written(Protocol):
    """Writes an array as people would, and reads it back. `read` raises ValueError, saying why."""

    def write(self, numbers: Sequence[int]) -> str: ...
    def read(self, text: str, size: int) -> list[int]: ...


class CardRow:
    """Cards in order, the empty slots (0) at the end left out: `1 3 3 12`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.faces = {name: face for face, name in enumerate(names) if name}

    def write(self, numbers: Sequence[int]) -> str:
        return " ".join(self.names[face] for face in numbers if face)

    def read(self, text: str, size: int) -> list[int]:
        faces = [self.face(word) for word in text.split()]
        if len(faces) > size:
            raise ValueError(f"{len(faces)} cards where at most {size} fit")
        return faces + [0] * (size - len(faces))

    def face(self, word: str) -> int:
        if word not in self.faces:
            raise ValueError(f"no card is called {word!r}; cards: {' '.join(self.faces)}")
        return self.faces[word]


class CardCounts(CardRow):
    """How many of each face, written as the cards themselves: `5 5 J`."""

    def write(self, numbers: Sequence[int]) -> str:
        return " ".join(self.names[face] for face, count in enumerate(numbers) for _ in range(count))

    def read(self, text: str, size: int) -> list[int]:
        counts = [0] * size
        for word in text.split():
            counts[self.face(word)] += 1
        return counts


class CountsFromFirst(CardCounts):
    """The same where counts start with the first name: there is no empty face before it."""

    def write(self, numbers: Sequence[int]) -> str:
        return super().write([0, *numbers])

    def read(self, text: str, size: int) -> list[int]:
        return super().read(text, size + 1)[1:]
