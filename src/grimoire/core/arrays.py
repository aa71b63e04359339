"""The arrays that kernels share: what they hold, for people, for mypy and for the compiler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from grimoire.core.layout import Ints, Layout


@dataclass(frozen=True)
class ArrayOf:
    """What the compiler is told of an array: its items, its dimensions, whether it may be written."""

    item: str | type[Layout]
    dimensions: int = 1
    readonly: bool = False


# Items named "state" and "box" are records of the game that a kernel is bound to.
States = Annotated[Any, ArrayOf("state")]
Boxes = Annotated[Any, ArrayOf("box", readonly=True)]
Rows = Annotated[Any, ArrayOf("u8", 2)]  # states as rows of 64-bit words, over the same memory
MoveList = Annotated[Ints, ArrayOf("i8")]
Memory = Annotated[Ints, ArrayOf("i8")]  # what is remembered from move to move
Points = Annotated[Ints, ArrayOf("i8")]
Weights = Annotated[Any, ArrayOf("f8")]
Shares = Annotated[Any, ArrayOf("f8")]
Generator = Annotated[Any, ArrayOf("u8")]
Log = Annotated[Any, ArrayOf("i4", 2)]
Counts = Annotated[Any, ArrayOf("i8", 2)]
Results = Annotated[Any, ArrayOf("f8", 2)]
