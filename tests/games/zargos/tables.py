"""Tables of Zargos: dealt at random, or with the pawns that a drawing tells."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grimoire import Table
from grimoire.games.zargos import GAME as GAME
from grimoire.games.zargos.atlas import printed_atlas
from grimoire.games.zargos.state import Phase
from grimoire.games.zargos.things import PEOPLES, PROVINCES, SEAS
from grimoire.games.zargos.words import PEOPLE_NAMES

FOUR_WINDS = Path(__file__).parents[3] / "docs/maps/four-winds.toml"


BOX = GAME.new_box(4, GAME.read_options({}, 4))[0]
PRINTED = printed_atlas(1)


def draw(drawing: str, hands: dict[int, str] | None = None, **facts: Any) -> Table:
    """A table at the attacks of the first people drawn, a line each: `knights  ohms-1 5  kahil-2 4`.

    Four peoples at least, one a player, in this order; `hands` are cards by seat. What else is given are
    options, or fields of the state.
    """
    lines = [line.split() for line in drawing.strip().splitlines()]
    options = {name: facts.pop(name) for name in list(facts) if name in {one.name for one in GAME.options}}
    peoples = [line[0] for line in lines]
    position = GAME.new(
        seats=len(lines), seed=1, **{"setup": "quick", "peoples": ",".join(peoples), **options}
    ).position()
    told = position["state"]
    moves = facts.get("phase", Phase.ATTACK) in (Phase.ATTACK, Phase.REORGANISE)
    told |= board(lines) | {"fresh": board(lines[:1] if moves else [])["pawns"]}
    told |= {"order": pad([PEOPLE_NAMES.index(one) for one in peoples], PEOPLES), "at": 0, "asked": 1}
    told |= {"people": PEOPLE_NAMES.index(peoples[0]), "phase": int(Phase.ATTACK), **facts}
    for seat, cards in (hands or {}).items():
        deal_cards(told, seat, cards)
    return GAME.table(position)


def board(lines: list[list[str]]) -> dict[str, list[int]]:
    """Who stands where; Dragons may lie at sea."""
    holder, pawns, at_sea = [0] * PROVINCES, [0] * PROVINCES, [0] * SEAS
    for people, *groups in lines:
        for place, count in zip(groups[::2], groups[1::2], strict=True):
            number = PRINTED.numbers[place]
            if number >= PROVINCES:
                at_sea[number - PROVINCES] = int(count)
            else:
                holder[number], pawns[number] = PEOPLE_NAMES.index(people) + 1, int(count)
    return {"holder": holder, "pawns": pawns, "at_sea": at_sea}


def deal_cards(told: dict[str, Any], seat: int, cards: str) -> None:
    """These cards go from the pile into a hand."""
    pile = told["pile"].split()
    for card in cards.split():
        pile.remove(card)
    told["pile"], told["pile_count"] = " ".join(pile), len(pile)
    told["hand"][seat], told["hand_count"][seat] = cards, len(cards.split())


def pad(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def moments(seed: int, every: int = 1, **options: Any) -> Iterator[Table]:
    """A random game, as it stands after every so many moves; what does something is played more often."""
    rng = random.Random(seed)
    table = GAME.new(seed=seed, **{"rounds": 2, "peoples": "random", **options})
    played = 0
    yield table
    while not table.over:
        for seat in table.waiting:
            legal = table.legal(seat)
            busy = [move for move in legal if move.kind not in ("pass", "done", "refuse")]
            table.play(seat, rng.choice(busy if busy and rng.random() < 0.7 else legal))
        played += 1
        if played % every == 0 or table.over:
            yield table
