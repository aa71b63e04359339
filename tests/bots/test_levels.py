"""The built-in players."""

from __future__ import annotations

import pytest

import grimoire
from grimoire.bots.levels import BOTS, find_bot, time_of
from grimoire.bots.mage import Archmage, Mage
from grimoire.bots.search.edges import Edge


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(grimoire.OptionError, match="Bots: random, apprentice, mage, archmage"):
        find_bot("merlin")


def test_how_long_each_of_them_thinks() -> None:
    assert {name: time_of(name) for name in BOTS} == {
        "random": 0.0,
        "apprentice": 0.0,
        "mage": 0.05,
        "archmage": 0.5,
    }


@pytest.mark.parametrize(("bot", "megabytes"), [(Mage, 3.2), (Archmage, 25.2)])
def test_a_search_never_takes_more_memory_than_its_documents_say(bot: type[Mage], megabytes: float) -> None:
    assert len(Edge.new(bot.size).tobytes()) <= megabytes * 1e6
