"""What a benchmark gives: figures with ids that programs read."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Result(msgspec.Struct, frozen=True):
    """One figure, the median of its rounds."""

    id: str
    value: float
    unit: str


class Report(msgspec.Struct, frozen=True):
    """The figures of one run, in the shape that programs rely on."""

    results: Sequence[Result]


def to_json(results: Sequence[Result]) -> str:
    return msgspec.json.encode(Report(results)).decode()
