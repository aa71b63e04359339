import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

from grimoire.bench import peers
from grimoire.core.errors import OptionError


class Nodes:
    """A game in OpenSpiel's manner: a fixed row of players, -1 where chance is asked."""

    def __init__(self, row: list[int], chances: tuple[float, float] = (0.5, 0.5)) -> None:
        self.row = row
        self.chances = chances
        self.played: list[int] = []

    def new_initial_state(self) -> "Nodes":
        self.played.clear()
        return self

    def current_player(self) -> int:
        return self.row[len(self.played)] if len(self.played) < len(self.row) else peers.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.current_player() == peers.CHANCE
        return list(zip((10, 11), self.chances, strict=True))

    def legal_actions(self) -> list[int]:
        return [10, 11] if self.current_player() == peers.CHANCE else [1, 2, 3]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.played.append(action)


class Environment:
    """A game of three moves in RLCard's manner."""

    def reset(self) -> tuple[dict[str, Any], int]:
        self.left = 3
        return {"raw_legal_actions": ["r-3"]}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: str, raw_action: bool) -> tuple[dict[str, Any], int]:
        assert raw_action
        assert action == f"r-{self.left}"
        self.left -= 1
        return {"raw_legal_actions": [f"r-{self.left}"]}, 1


@pytest.mark.parametrize("play", [peers.play_evenly, peers.play_weighted])
def test_chance_is_played_but_not_counted(play: Any) -> None:
    nodes = Nodes([-1, -1, 0, 1, -1, 2])

    assert play(nodes) == 3
    assert len(nodes.played) == 6


def test_chance_is_even_only_if_every_draw_is() -> None:
    assert peers.is_even(Nodes([-1, 0, -1]))
    assert not peers.is_even(Nodes([0, 0, -1], chances=(0.4, 0.6)))


def test_uneven_chance_is_drawn_by_its_odds() -> None:
    nodes = Nodes([-1], chances=(1.0, 0.0))

    assert [peers.play_weighted(nodes) or nodes.played[0] for _ in range(30)] == [10] * 30


@pytest.mark.parametrize(("chances", "used"), [((0.5, 0.5), "play_evenly"), ((0.4, 0.6), "play_weighted")])
def test_each_game_gets_the_loop_that_is_correct_for_it(
    chances: tuple[float, float], used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = SimpleNamespace(load_game=lambda name: Nodes([-1, 0], chances))
    monkeypatch.setitem(sys.modules, "pyspiel", fake)
    monkeypatch.setattr(f"grimoire.bench.peers.{used}", lambda game: 0)
    monkeypatch.setattr("grimoire.bench.peers.rate", lambda step: step())

    assert peers.start_openspiel("fake")() == 0


def test_every_step_of_an_rlcard_game_is_a_move() -> None:
    assert peers.play_rlcard(Environment()) == 3


def test_a_peer_is_measured_through_its_own_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", SimpleNamespace(make={"uno": Environment()}.__getitem__))
    monkeypatch.setattr("grimoire.bench.peers.rate", lambda step: step())
    measurements = {one.id: one for one in peers.peer_measurements()}

    assert measurements["peer.rlcard.uno.moves_per_s"].start()() == 3


@pytest.mark.parametrize(
    ("name", "module"),
    [("peer.openspiel.hearts.moves_per_s", "pyspiel"), ("peer.rlcard.uno.moves_per_s", "rlcard")],
)
def test_a_peer_that_is_not_installed_is_an_error_that_says_how_to_get_it(
    name: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    (peer,) = [one for one in peers.peer_measurements() if one.id == name]

    with pytest.raises(OptionError) as caught:
        peer.start()

    for lang in ("en", "fr"):
        assert "pip install 'grimoire-games[bench]'" in caught.value.say(lang)
        assert module in caught.value.say(lang)


def test_what_a_peer_warns_of_on_import_does_not_stop_us(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(module: str) -> str:
        warnings.warn("old", DeprecationWarning, stacklevel=1)
        return module

    monkeypatch.setattr("grimoire.bench.peers.importlib.import_module", load)

    assert peers.import_peer("pyspiel") == "pyspiel"


def test_choices_are_made_by_the_usual_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "choice", lambda legal: legal[-1])
    nodes = Nodes([-1, 0])
    peers.play_evenly(nodes)

    assert nodes.played == [11, 3]
