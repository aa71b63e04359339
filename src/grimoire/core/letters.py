"""Words in a box: UTF-8, a byte a number, filled up with zeros. No kernel reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np


def put_bytes(row: Any, text: str) -> None:
    """Writes a text into an empty row, which must have room for it."""
    encoded = text.encode("utf-8")
    row[: len(encoded)] = np.frombuffer(encoded, np.int8)


def read_bytes(row: Sequence[int]) -> str:
    """The text that `put_bytes` put there."""
    return bytes(int(byte) & 255 for byte in row if byte).decode("utf-8")
