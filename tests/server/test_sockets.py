"""A table over its socket."""

from __future__ import annotations

import random

import pytest

from .conftest import Guest

BOTS = ["random", "apprentice"]


@pytest.mark.parametrize("game", ["magicians", "gargon"])
def test_a_whole_game_against_bots(guest: Guest, game: str) -> None:
    rng = random.Random(1)
    options = {"deals": 1} if game == "magicians" else {}
    with guest.socket(guest.open(game, seats=3, bots=BOTS, options=options)) as page:
        page.sit()
        page.start()
        assert page.last("table")["nonce_wanted"]
        page.open_nonce()
        last = page.play_out(rng.choice)

        assert last["view"]["over"]
        assert len(last["outcome"]["scores"]) == 3
        table = page.last("table")
        assert table["status"] == "over"
        assert table["fairness"]["secret"] is not None
        assert page.nonce in table["fairness"]["nonces"]
