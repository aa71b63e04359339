"""Bots by what a person writes."""

from __future__ import annotations

from pathlib import Path

import pytest

import grimoire
from grimoire.bots.budget import Budget
from grimoire.bots.levels import BOTS, find_bot
from grimoire.bots.loading import code_of, kernels_for, load_bot, own_source, searches

GAME = grimoire.game("magicians")


def test_a_bot_has_a_budget_of_its_own() -> None:
    assert load_bot("mage@30")(1).budget == Budget(iterations=30)  # type: ignore[attr-defined]
    assert load_bot("mage", Budget(seconds=2))(1).budget == Budget(seconds=2)  # type: ignore[attr-defined]
    assert load_bot("archmage@5ms", Budget(seconds=2))(1).budget == Budget(seconds=0.005)  # type: ignore[attr-defined]
    assert load_bot("random@5ms")(1)  # it needs none, and takes none
    with pytest.raises(grimoire.OptionError, match="no bot called “mage@30”"):
        find_bot("mage@30")  # a server takes plain names alone: nobody orders an hour of thinking there


def test_which_bots_search() -> None:
    assert [name for name in BOTS if searches(name)] == ["mage", "archmage"]
    assert searches("mage@30") and searches("grimoire.bots.mage:Steadfast@50ms")
    assert not searches("tests.arena.own_bots:First") and not searches("merlin")


@pytest.mark.parametrize("name", ["mage@20", "grimoire.bots.mage:Steadfast"])
def test_searches_are_compiled_where_somebody_searches(name: str) -> None:
    assert set(kernels_for([name, "random"])) > set(kernels_for(["apprentice", "random"]))


def test_what_else_a_bot_asks_for_it_is_not_given() -> None:
    with pytest.raises(grimoire.OptionError, match=r"own_bots:Needy.*missing 1 required.*'depth'"):
        load_bot("tests.arena.own_bots:Needy")(9)


def test_a_bot_is_another_one_when_any_file_of_its_package_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "clever_bots"
    package.mkdir()
    (package / "__init__.py").write_text("from clever_bots.brain import Bot\n")
    (package / "brain.py").write_text("class Bot: ...\n")
    assert own_source("clever_bots:Bot") == package
    before = code_of("clever_bots:Bot", GAME)
    assert before != code_of("mage", GAME)
    (package / "brain.py").write_text("class Bot:\n    depth = 2\n")
    assert code_of("clever_bots:Bot", GAME) != before


def test_a_built_in_bot_is_another_one_in_another_game() -> None:
    """Its advice comes with the game."""
    assert code_of("mage", GAME) == code_of("mage@50ms", GAME) != code_of("mage", grimoire.game("gargon"))
