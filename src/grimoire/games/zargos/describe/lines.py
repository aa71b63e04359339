"""What all descriptions need: many things in few lines, and what peoples, places and cards are called."""

from __future__ import annotations

from typing import Any

from grimoire.core.narration import name_of
from grimoire.core.text import Text
from grimoire.games.zargos.view import View
from grimoire.games.zargos.view.parts import Cards
from grimoire.games.zargos.words import PEOPLE_NAMES, place_text, the_people

A_LINE = 10  # things told in one line, at most


def owner(view: View, people: str) -> Text:
    """The player of a people, as the viewer calls him."""
    return name_of(next(one.seat for one in view.peoples if one.people == people), view.viewer)


def lines_of(key: str, name: str, told: list[Any], /, **values: Any) -> list[Text]:
    """Many things under one key, a few in each line."""
    starts = range(0, len(told), A_LINE)
    return [Text(key, {**values, name: told[start : start + A_LINE]}) for start in starts]


def the(people: str) -> Text:
    return the_people(PEOPLE_NAMES.index(people))


def cards_text(cards: Cards) -> list[Text]:
    return [
        Text("table-card", {"card": Text(f"card-{card}"), "count": count}) for card, count in cards.items()
    ]


def named(view: View, place: str) -> Text:
    """A place by its id."""
    return place_text(view.atlas, view.atlas.numbers[place])
