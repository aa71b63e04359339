"""A game of the arena: the same from the same plan, and a bot that fails is named."""

from __future__ import annotations

import msgspec
import pytest

from grimoire.arena.playing import Played, play, warm
from grimoire.core.errors import OptionError
from tests.arena.games import plan


def without_time(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=0.0)


def test_a_game_is_the_same_each_time_it_is_played() -> None:
    ours = plan("apprentice", "random", "random")
    fixture = list(ours.fixtures(5))[4]
    first, again = play(ours, fixture), play(ours, fixture)
    assert without_time(first) == without_time(again)
    assert (first.deal, first.rotation, first.names) == (1, 1, ("random", "apprentice", "random"))
    assert sum(first.shares) == pytest.approx(1)
    assert first.reason == "deals_played"
    assert first.moves > 5


def test_bots_of_ones_own_play() -> None:
    ours = plan("tests.arena.own_bots:First", "random")
    assert play(ours, next(ours.fixtures(1))).moves > 5


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Failing", r"has failed: ZeroDivisionError: .* \(own_bots\.py:\d+\)"),
        ("Cancelled", "has failed: CancelledError"),
        ("Speechless", "wants to play “<Speechless>”, which is not legal"),
        ("Cheating", "wants to play “255”, which is not legal"),
        ("Silent", "wants to play “None”, which is not legal"),
        ("Leaving", "has failed: SystemExit"),
        ("Unmade", "has failed: LookupError: no book of spells"),
    ],
)
def test_a_bot_that_fails_is_named(name: str, words: str) -> None:
    ours = plan(f"tests.arena.own_bots:{name}", "random")
    with pytest.raises(OptionError, match=f"own_bots:{name}.*{words}"):
        play(ours, next(ours.fixtures(1)))


def test_compiling_ahead_asks_no_bot_anything() -> None:
    """A bot of one's own may end the process that runs it, and this one has more to do."""
    ours = plan("tests.arena.own_bots:Dying", "random")
    assert list(warm(ours))
