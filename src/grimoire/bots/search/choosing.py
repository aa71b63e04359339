"""How a seat chooses inside the tree: alone by what a move has brought, at once with others by regret."""

from __future__ import annotations

import math

from grimoire.bots.search.edges import Edges
from grimoire.bots.search.knobs import Knobs
from grimoire.bots.search.work import Work
from grimoire.core.arrays import Generator
from grimoire.core.choices import weighted
from grimoire.core.kernel import kernel


@kernel
def choose_alone(edges: Edges, work: Work, count: int, knobs: Knobs) -> int:
    """The move with the best of what it has brought and of what advice promises (PUCT).

    A move that was never tried is thought to bring what the others have brought.
    """
    visits, total = 0, 0.0
    for i in range(count):
        if work.slots[i] >= 0:
            visits += edges[work.slots[i]].visits
            total += edges[work.slots[i]].total
    mean = total / visits if visits > 0 else 0.0
    best, most = -1, -1.0
    for i in range(count):
        if work.slots[i] >= 0:
            edge = edges[work.slots[i]]
            brought = edge.total / edge.visits if edge.visits > 0 else mean
            promise = edge.prior * math.sqrt(float(edge.available)) / (1.0 + edge.visits)
            if brought + knobs.explore * promise > most:
                best, most = i, brought + knobs.explore * promise
    return best


@kernel
def choose_at_once(edges: Edges, work: Work, count: int, home: int, knobs: Knobs, rng: Generator) -> int:
    """A move drawn by regret; the average of all these draws is what is played in the end.

    A later draw counts for more, in proportion: the first ones knew little of what moves bring.
    """
    mix_by_regret(edges, work, count, edges[home].total / edges[home].visits, knobs)
    for i in range(count):
        if work.slots[i] >= 0:
            edges[work.slots[i]].played += work.chances[i] * edges[home].visits
    return weighted(rng, work.chances[:], count)


@kernel
def mix_by_regret(edges: Edges, work: Work, count: int, mean: float, knobs: Knobs) -> None:
    """How likely each move is: as much as it is regretted, and a little by advice and at random.

    Regret is what a move has brought, on average, beyond the mean of all; a move that was tried seldom is
    thought to bring not far from that mean. (Dividing what a move brought by how likely it was gives a regret
    without any bias; but with a hundred bids and a thousand iterations it is mostly noise.)
    """
    regrets, priors, known = 0.0, 0.0, 0
    for i in range(count):
        work.chances[i] = 0.0
        if work.slots[i] >= 0:
            edge = edges[work.slots[i]]
            brought = (edge.total + knobs.doubt * mean) / (edge.visits + knobs.doubt)
            work.chances[i] = max(0.0, brought - mean)
            regrets += work.chances[i]
            priors += edge.prior
            known += 1
    for i in range(count):
        if work.slots[i] >= 0:
            prior = when_wandering(edges[work.slots[i]].prior, priors, known)
            regret = work.chances[i] / regrets if regrets > 0.0 else prior
            work.chances[i] = (1.0 - knobs.wander) * regret + knobs.wander * prior


@kernel
def when_wandering(prior: float, priors: float, known: int) -> float:
    """How likely a move is to a seat that wanders: half by advice, half as likely as any that is known."""
    return 0.5 * prior / priors + 0.5 / known
