"""A quotient of two sums over samples that are independent of each other, with its interval.

Samples are deals or whole games; what happens inside one depends on the rest of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import msgspec

from grimoire.arena.sequential import at_any_time

CONFIDENCE = 0.95
FEW = 10


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and between which bounds the true one lies in 95 of 100 such runs."""

    value: float
    low: float
    high: float


@dataclass
class Ratio:
    """The sums of a, b, aa, ab and bb over the samples."""

    a: float = 0.0
    b: float = 0.0
    aa: float = 0.0
    ab: float = 0.0
    bb: float = 0.0
    samples: int = 0

    def add(self, a: float, b: float) -> None:
        self.a += a
        self.b += b
        self.aa += a * a
        self.ab += a * b
        self.bb += b * b
        self.samples += 1

    def share(self, stopped: bool = False) -> Estimate:
        """Of b chances a were taken: a share from 0 to 1.

        To the samples two imagined chances are added, one taken and one not. So ten wins in ten games do not
        look certain. One deal alone says nothing. A run that stopped when it had seen enough has the wider
        interval that holds at any time.
        """
        value, centre = self.a / self.b, (self.a + 1) / (self.b + 2)
        if self.samples < 2:
            return Estimate(value, 0.0, 1.0)
        freedom = self.samples - 1
        squares = self.squares(centre) * self.samples / freedom + (1 - centre) ** 2 + centre**2
        error = math.sqrt(squares) / (self.b + 2)
        reach = error * (at_any_time(error, CONFIDENCE) if stopped else student(freedom))
        return Estimate(value, max(0.0, min(value, centre - reach)), min(1.0, max(value, centre + reach)))

    def slope(self) -> Estimate | None:
        """How much a goes with b: any number. A few samples say nothing: they may well agree by accident."""
        if self.b <= 0 or self.samples < FEW:
            return None
        value = self.a / self.b
        reach = math.sqrt(self.squares(value)) / self.b * student(self.samples - 1)
        return Estimate(value, value - reach, value + reach)

    def squares(self, value: float) -> float:
        """How far the samples are from this value, squared and summed."""
        return max(0.0, self.aa - 2 * value * self.ab + value * value * self.bb)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The quantile of Student's t for a two-sided interval: how much wider it is for few samples."""
    tail = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * math.sqrt(2 / (4 * tail * (1 - tail)))
    z, n = NormalDist().inv_cdf(tail), freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
