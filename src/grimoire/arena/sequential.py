"""A test that one may look at after every deal, and an interval that holds whenever one stops.

It is the sequential probability ratio test with a mixture (Robbins 1970): no difference, against differences
of every size, spread about a tenth of the victories. However often one looks, the ratio of the likelihoods
exceeds 1 / alpha in at most alpha of all runs without a difference. Turned round, it gives the interval: a
run that stops when it has seen enough stops sooner when it is lucky, which the usual interval does not know.
"""

from __future__ import annotations

import math

USUAL = 0.1  # how far apart shares are thought to be, if they differ


def evidence(difference: float, error: float) -> float:
    """The logarithm of the ratio of likelihoods, for a difference with a standard error."""
    ratio = (USUAL / error) ** 2
    return 0.5 * (difference / error) ** 2 * ratio / (1 + ratio) - 0.5 * math.log1p(ratio)


def at_any_time(error: float, confidence: float) -> float:
    """How many standard errors the interval reaches out: some three, where a run of fixed length has two."""
    ratio = (USUAL / error) ** 2
    return math.sqrt((1 + 1 / ratio) * (2 * math.log(1 / (1 - confidence)) + math.log1p(ratio)))
