"""Other systems, driven from Python by `random.choice(legal)`, each in the cheapest loop that is correct."""

from __future__ import annotations

import importlib
import random
import warnings
from typing import Any

from grimoire.bench.measurement import Measure, Measurement, rate
from grimoire.bench.texts import TEXTS
from grimoire.core.errors import OptionError

CHANCE, TERMINAL = -1, -4  # OpenSpiel's players that are none


def peer_measurements() -> list[Measurement]:
    openspiel, rlcard = "peer.openspiel.{}.moves_per_s", "peer.rlcard.{}.moves_per_s"
    return [
        Measurement(openspiel.format("crazy_eights"), "moves/s", lambda: start_openspiel("crazy_eights")),
        Measurement(openspiel.format("hearts"), "moves/s", lambda: start_openspiel("hearts")),
        Measurement(rlcard.format("uno"), "moves/s", lambda: start_rlcard("uno")),
    ]


def import_peer(module: str) -> Any:
    """A peer's module; what it warns of is not ours to mend."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return importlib.import_module(module)
        except ImportError:
            raise OptionError("error-bench-extra", texts=TEXTS, module=module) from None


def start_openspiel(name: str) -> Measure:
    game = import_peer("pyspiel").load_game(name)
    play = play_evenly if is_even(game) else play_weighted
    return lambda: rate(lambda: play(game))


def is_even(game: Any) -> bool:
    """Whether, in a whole random game, all outcomes of each draw are equally likely."""
    state = game.new_initial_state()
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            chances = [chance for _, chance in state.chance_outcomes()]
            if max(chances) - min(chances) > 1e-9:
                return False
        state.apply_action(random.choice(state.legal_actions()))
    return True


def play_evenly(game: Any) -> int:
    """One random game, chance and players alike: over twice as fast as asking for the odds of each card."""
    state = game.new_initial_state()
    moves = 0
    while (player := state.current_player()) != TERMINAL:
        state.apply_action(random.choice(state.legal_actions()))
        if player != CHANCE:
            moves += 1
    return moves


def play_weighted(game: Any) -> int:
    """One random game in which outcomes of chance are not equally likely."""
    state = game.new_initial_state()
    moves = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def start_rlcard(name: str) -> Measure:
    environment = import_peer("rlcard").make(name)
    play_rlcard(environment)
    return lambda: rate(lambda: play_rlcard(environment))


def play_rlcard(environment: Any) -> int:
    """One random game; raw actions spare the environment the translation from numbers."""
    state, _ = environment.reset()
    moves = 0
    while not environment.is_over():
        state, _ = environment.step(random.choice(state["raw_legal_actions"]), raw_action=True)
        moves += 1
    return moves
