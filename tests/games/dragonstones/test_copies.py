"""Powers of others and powers twice: every character through Ghost, Goblin, Leprechaun and Doppelgänger.

Each case is told by its cards alone. All ways to go on are tried, and the naive rules must agree on each.
"""

from __future__ import annotations

import random

import pytest

from grimoire import Table
from grimoire.games.dragonstones.characters import NAMES

from . import naive
from .naive import SPECIALS, STANDARD
from .positions import (
    bid,
    choices,
    come_up,
    draw,
    kept,
    kinds,
    now,
    outbid,
    phase,
    play,
    points,
    purse,
    stones,
    used,
)
from .tables import COPIERS
from .test_naive import Told, assert_same_table, from_anywhere

CHARACTERS = NAMES[1:29]
DOUBLED = [name for name in CHARACTERS if name not in ("necromancer", "doppelganger")]
SEATED = """
    A 5f 3c 7s 1a r4 b3 y2 {more}
    B 4f 1c 2s r2
    C 3f 2c
"""
WITH = {False: "", True: "+doppelganger"}


def explore(drawing: str, most: int = 10) -> list[list[str]]:
    """Ways for the winner to use what it has won, some by chance or all; the naive rules agree on each.

    The first seat bids two and an amulet, the second one: somebody is second.
    """
    rng, start = random.Random(drawing), draw(drawing)
    ended: list[list[str]] = []
    waiting: list[list[str]] = [[]]
    while waiting and len(ended) < most:
        moves = waiting.pop(rng.randrange(len(waiting)))
        table, game = bid(start.copy(), "1f+1c+1a 1f 0"), from_anywhere(start)
        go_on(table, game, {0: "bid 1f+1c+1a", 1: "bid 1f", 2: "bid 0"})
        for move in moves:
            table.play(0, move)
            go_on(table, game, {0: move})
        assert_same_table(table, game)
        if table.over or game.phase != "power":
            ended.append(moves)
        else:
            waiting += [[*moves, move] for move in sorted(choices(table))]
    return ended


def go_on(table: Table, game: naive.Dragonstones, answers: dict[int, str]) -> None:
    assert isinstance(game.fate, Told)
    game.fate.hear(table)
    game.do(answers)


def turn_with(name: str, through: str, more: str = "") -> str:
    """A turn in which the character through is up, and the other one can be reached."""
    other = [] if name in STANDARD else [name]
    filler = next(one for one in ("gnome", "fairy") if one != name)
    seats = SEATED.format(more=more).strip()
    if through == "ghost":
        past, later = {"witch", name}, ["magician" if name != "magician" else "enchanter"]
        return f"{seats}\nnow ghost\npast {' '.join(sorted(past))}\nnext {' '.join(later)}"
    if name == "witch":
        return ""  # she has always come up
    later = [name] if through == "goblin" else [name, "magician" if name != "magician" else "enchanter"]
    return f"{seats}\nnow {through}\npast witch {'' if other else filler}\nnext {' '.join(later)}"


def alone(name: str, more: str) -> str:
    seats = SEATED.format(more=more).strip()
    if name == "witch":
        return f"{seats}\nnow witch\nnext gnome fairy ..."
    return f"{seats}\nnow {name}\npast witch\nnext {'thief' if name != 'thief' else 'magician'}"


# ---------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "doppelganger"])
def test_every_character_may_be_doubled_but_one(name: str) -> None:
    found = explore(alone(name, "+doppelganger"))

    offered = {moves[0] if moves else "" for moves in found}
    if name == "necromancer":
        assert not offered & {"double", "once"}
    else:
        table = bid(draw(alone(name, "+doppelganger")), "1f+1c+1a 1f 0")
        assert choices(table) == {"double", "once"}


THROUGH = [(through, name) for through in COPIERS for name in CHARACTERS if turn_with(name, through)]


@pytest.mark.compiled
@pytest.mark.parametrize("kept_card", [False, True], ids=["plain", "keeping"])
@pytest.mark.parametrize(("through", "name"), [(t, n) for t, n in THROUGH if t != n])
def test_every_character_through_every_other(through: str, name: str, kept_card: bool) -> None:
    """With a Doppelgänger at hand too, to be played before the pick or after it."""
    if kept_card and name == "doppelganger":
        return
    drawing = turn_with(name, through, WITH[kept_card])
    table = bid(draw(drawing), "1f+1c+1a 1f 0")
    if kept_card:
        assert choices(table) == {"double", "once"}
        play(table, "once")
    if through != "goblin" and phase(table) == "power" and f"as {name}" in choices(table):
        play(table, f"as {name}")
    if kept_card and name != "necromancer":
        assert choices(table) == {"double", "once"}, "the character picked is known"

    assert explore(drawing)


# ---------------------------------------------------------------- what each does twice


TWICE = {
    "witch": "4f 2c 7s 2b 1x",
    "alchemist": "4f 8c 7s 1x",
    "fairy": "6f 2c 7s 1x",
    "gnome": "4f 6c 11s 1x",
    "dwarf-4": "4f 2c 15s 1x",
    "dwarf-5": "4f 2c 17s 1x",
    "goldsmith": "4f 2c 7s 2a 1x",
}


@pytest.mark.parametrize("name", TWICE)
def test_coins_twice(name: str) -> None:
    table = play(bid(draw(alone(name, "+doppelganger")), "1f+1c+1a 1f 0"), "double")

    assert purse(table, 0) == TWICE[name]
    assert kept(table, 0) == "" and used(table) == ["doppelganger"]


@pytest.mark.parametrize(("name", "after"), [("red-dragon", "r6 b3 y2"), ("blue-dragon", "r4 b5 y2")])
def test_dragons_twice(name: str, after: str) -> None:
    table = play(bid(draw(alone(name, "+doppelganger")), "1f+1c+1a 1f 0"), "double")

    assert stones(table, 0) == after


def test_the_thief_twice() -> None:
    """The second time the victim has no stones any more."""
    table = draw("A +doppelganger\nB 2f 1c r1\nC y1\nnow thief\nnext magician")
    play(bid(table, "2f 1f 0"), "double")

    assert (stones(table, 0), stones(table, 2)) == ("r1", "y1")
    assert (purse(table, 0), purse(table, 1)) == ("6f 3c 5s 2x", "1f 1x")


def test_the_sole_bidder_s_thief_twice_chooses_afresh() -> None:
    table = draw("A +doppelganger\nB r1\nC y1\nnow thief\nnext magician")
    play(outbid(table), "double", "player 2")
    assert stones(table, 0) == "r1 y1", "the second time only one of them has a stone"


def test_the_brigand_twice() -> None:
    table = draw("A +doppelganger\nB 1c 2s\nC 1c 3s\nnow brigand\nnext magician thief")
    play(outbid(table), "double", "player 2", "player 3")

    assert purse(table, 0) == "7f 4c 10s 1x"


def test_the_troll_twice() -> None:
    table = draw("A +doppelganger r1 b1 y1\nB r2 b2 y2\nC\nnow troll\nnext thief")
    play(outbid(table), "double", "red", "yellow")

    assert (stones(table, 0), stones(table, 1)) == ("b1", "b2")


def test_the_merchant_twice_is_one_long_purchase() -> None:
    table = draw("A +doppelganger 2f 1c 3s\nB\nC\nnow merchant\nnext thief")
    play(outbid(table), "double", "way 1", "red", "way 4", "way 3", "blue", "way 4")

    assert stones(table, 0) == "r1 b1" and phase(table) == "bid"


def test_the_rainbow_dragon_twice_names_afresh() -> None:
    table = draw("A +doppelganger\nB r11 b11 y12\nC\nnow rainbow-dragon\nnext thief", 0, 0)
    play(outbid(table), "double", "blue", "stop")

    assert stones(table, 0) == "r1" and phase(table) == "bid", "then only blue is left, and it is named"


def test_the_sorcerer_twice_ends_the_game_with_four_points() -> None:
    table = draw("A +doppelganger r8\nB\nC\nnow sorcerer\nnext thief")
    play(outbid(table), "double", "way 1", "way 1")

    assert points(table) == [4, 0, 0] and table.over and stones(table, 0) == ""


def test_the_apprentice_twice_stops_when_there_is_no_pair_left() -> None:
    table = draw("A +doppelganger r2 b1\nB\nC\nnow apprentice\nnext thief")
    play(outbid(table), "double")

    assert points(table) == [1, 0, 0] and "no_effect" in kinds(table) and used(table) == ["doppelganger"]


def test_the_goblin_twice_takes_two_of_the_pile() -> None:
    table = draw("A +doppelganger\nB\nC\nnow goblin\npast witch\nnext red-dragon blue-dragon thief", 2, 1)
    play(outbid(table), "double")

    assert stones(table, 0) == "r1 b1" and now(table) == "thief"


def test_the_goblin_twice_with_one_left_has_an_effect_once() -> None:
    table = draw("A +doppelganger\nB\nC\nnow goblin\npast witch\nnext red-dragon")
    play(outbid(table), "double")

    assert stones(table, 0) == "r1" and "no_effect" in kinds(table)


def test_the_leprechaun_twice() -> None:
    table = draw("A +doppelganger\nB\nC\nnow leprechaun\npast witch\nnext red-dragon charlatan thief", 0)
    play(outbid(table), "double", "as charlatan")
    assert choices(table) == {"as red-dragon", "as thief"}

    play(table, "as red-dragon")
    assert (points(table), stones(table, 0)) == ([1, 0, 0], "r1")


def test_the_leprechaun_twice_with_one_left() -> None:
    table = draw("A +doppelganger\nB\nC\nnow leprechaun\npast witch\nnext charlatan")
    play(outbid(table), "double")

    assert points(table) == [1, 0, 0] and "no_effect" in kinds(table)


def test_a_ghost_twice_with_a_doubled_charlatan_wins_no_more_than_two_points() -> None:
    table = draw("A +doppelganger\nB\nC\nnow ghost\npast witch charlatan\nnext thief")
    play(outbid(table), "double", "as charlatan", "as charlatan")

    assert points(table) == [2, 0, 0] and phase(table) == "bid"


# ---------------------------------------------------------------- chains


CHAINS = [(one, other) for one in COPIERS for other in COPIERS if one != other]


@pytest.mark.compiled
@pytest.mark.parametrize("kept_card", [False, True], ids=["plain", "keeping"])
@pytest.mark.parametrize(("first", "second"), CHAINS)
def test_chains_of_two(first: str, second: str, kept_card: bool) -> None:
    """One leads to the other, which leads to somebody else or finds nobody."""
    seats = SEATED.format(more=WITH[kept_card]).strip()
    if first == "ghost":
        turns = [f"now ghost\npast witch {second}\nnext {later}" for later in ("thief", "thief magician", "")]
    else:
        turns = [f"now {first}\npast witch {past}\nnext {second} {later}" for past, later in SPREADS]
    for told in turns:
        assert explore(f"{seats}\n{told}")


SPREADS = [("thief", ""), ("thief magician", "red-dragon")]


def test_a_ghost_as_leprechaun_takes_from_the_pile() -> None:
    """The Leprechaun has come up; the Ghost uses his power on those still to come."""
    table = draw("A\nB\nC\nnow ghost\npast witch leprechaun\nnext red-dragon thief magician", 0)
    play(outbid(table), "as leprechaun")
    assert choices(table) == {"as red-dragon", "as thief", "as magician"}

    play(table, "as red-dragon")

    assert stones(table, 0) == "r1" and "red-dragon" in come_up(table)


def test_the_same_card_may_be_used_by_the_ghost_in_the_turn_in_which_it_was_doubled() -> None:
    table = draw("A +doppelganger\nB\nC\nnow charlatan\npast witch\nnext ghost thief")
    play(outbid(table), "double")
    assert points(table) == [2, 0, 0]

    assert points(play(outbid(table, 1), "as charlatan")) == [2, 1, 0]


def test_the_box_has_all_these_characters() -> None:
    assert set(CHARACTERS) == {*STANDARD, *SPECIALS} and len(DOUBLED) == 26
