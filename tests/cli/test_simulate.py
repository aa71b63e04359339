"""Figures about many random games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Command


def figures(grimoire: Command, *args: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(grimoire("simulate", "magicians", "--json", *args).out)
    return told


def test_the_figures_have_the_fixed_shape(grimoire: Command) -> None:
    told = figures(grimoire, "-n", "30", "--seats", "3", "--option", "deals=1")
    assert {"game", "seats", "games", "moves", "seconds", "moves_per_s", "games_per_s"} <= set(told)
    assert (told["game"], told["seats"], told["games"]) == ("magicians", 3, 30)
    assert set(told["length"]) == {"min", "median", "max"}
    assert told["length"]["min"] <= told["length"]["median"] <= told["length"]["max"]
    assert len(told["win_share"]) == len(told["scores"]) == 3
    assert abs(sum(told["win_share"]) - 1) < 1e-4
    assert told["reasons"] == {"deals_played": 30}


def test_the_same_seed_gives_the_same_games_and_another_gives_others(grimoire: Command) -> None:
    def moves(seed: str) -> tuple[int, list[float]]:
        told = figures(grimoire, "-n", "20", "--seed", seed, "--option", "deals=1")
        return told["moves"], told["scores"]

    assert moves("1") == moves("1")
    assert moves("1") != moves("2")


def test_an_option_changes_the_games(grimoire: Command) -> None:
    closed = figures(grimoire, "-n", "20", "--option", "deals=1")
    opened = figures(grimoire, "-n", "20", "--option", "deals=1", "--option", "open_stack=true")
    assert opened["options"]["open_stack"] is True
    assert closed["moves"] != opened["moves"]


def test_people_get_plain_lines_in_their_language(grimoire: Command) -> None:
    told = grimoire("simulate", "magicians", "-n", "10", "-o", "deals=1", "--lang", "fr").out
    assert "coups par seconde" in told
    assert told.count("score moyen") == 4


def test_a_map_that_is_not_the_boxs_is_told(grimoire: Command) -> None:
    """Z2."""
    map_ = f"map={Path(__file__).parents[2] / 'docs/maps/four-winds.toml'}"
    told = grimoire("simulate", "zargos", "-n", "1", "-o", map_, "-o", "rounds=1", "--lang", "en").out
    assert "Provinces on this map: 24; in the box: 57." in told
