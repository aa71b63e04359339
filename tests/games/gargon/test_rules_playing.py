"""Clauses G5 to G12, set-up and the playing phase: what each allows, and what it does not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from scipy.stats import chisquare

from grimoire import IllegalMove, OptionError, Table

from .positions import (
    COLOURS,
    DECK,
    GAME,
    SEATS,
    backs,
    choices,
    draw,
    drew,
    hand,
    in_order,
    kinds,
    leader,
    lying,
    passes,
    phase,
    picked,
    picks,
    play,
    play_out,
    plays,
    refused,
    stacks,
    state_of,
    told,
    turn,
    won,
)

STARTS = [(3, 0), (3, 2), (4, 1), (5, 0), (5, 4)]  # how many play, and who starts
ALL_SPLITS = {"1+0", "0+1", "2+0", "1+1", "0+2", "3+0", "2+1", "1+2", "0+3"}


def colours_of(cards: str) -> str:
    """The colours of these cards, each once."""
    return "".join(dict.fromkeys(card[0] for card in cards.split()))


def round_of(table: Table) -> tuple[int | None, int, list[int | None]]:
    """Who leads the round that the last move brought, which it is, and who was skipped over for it."""
    ((seat, number, _),) = told(table, "led")
    return seat, number, [skipped for skipped, _, _ in told(table, "skipped")]


# ---------------------------------------------------------------- the card-playing example of both books

EXAMPLE = """
    A*     y1 y2 r1 ...
    B      b1 b2 r2 v2 ...
    C      g1 g2 b3 ...
    D      w4 w5 b4 b5 v4 v5 r4 r5 y4 y5 g4 g5
"""


def test_the_card_playing_example_as_the_english_book_has_it() -> None:
    """Yellow, yellow, red; blue, blue, red; green, green, blue: the last may use neither white nor violet."""
    table = play(draw(EXAMPLE), "y1+y2+r1", "b1+b2+r2", "g1+g2+b3")

    assert turn(table) == 3
    assert table.view(3).restricted == ["b", "r", "y", "g"]
    assert {backs(cards.split()) for cards in plays(table)} == {
        "b b r", "b b y", "b b g", "b r r", "r r y", "r r g",
        "b y y", "r y y", "y y g", "b g g", "r g g", "y g g",
    }  # fmt: skip
    for barred in ("w4+w5+g4", "w4+g4+g5", "v4+v5+g4", "v4+g4+g5"):
        assert refused(table, barred) == "G9"

    play(table, "g4+g5+y4")

    assert phase(table) == "battle"
    assert [lying(table, seat) for seat in range(4)] == ["r1 y1 y2", "b1 b2 r2", "b3 g1 g2", "y4 g4 g5"]


def test_the_card_playing_example_as_the_french_book_has_it() -> None:
    """With violet for the second player's red, white alone is barred."""
    table = play(draw(EXAMPLE), "y1+y2+r1", "b1+b2+v2", "g1+g2+b3")

    assert table.view(3).restricted == ["b", "v", "r", "y", "g"]
    assert {colour for cards in plays(table) for colour in colours_of(cards)} == set("bvryg")
    for barred in ("w4+w5+g4", "w4+g4+g5"):
        assert refused(table, barred) == "G9"

    play(table, "g4+g5+y4")

    assert phase(table) == "battle"


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "size"), [(3, 36), (4, 31), (5, 26)])
def test_g5_ten_cards_each_and_two_equal_stacks_of_the_rest(seats: int, size: int) -> None:
    state = state_of(GAME.new(seats=seats, seed=5))
    left, right = (row.split() for row in state["stack"].split("|"))

    assert [len(row.split()) for row in state["hand"]] == state["hand_count"] == [10] * seats
    assert [len(left), len(right)] == state["stack_count"] == [size, size]
    assert 10 * seats + 2 * size == 102
    assert Counter([*" ".join(state["hand"]).split(), *left, *right]) == Counter(DECK)
    assert state["won"] == state["down"] == state["shown"] == [""] * seats and state["discarded"] == ""


def test_g5_the_deal_is_told_card_by_card_and_the_round_begins() -> None:
    table = GAME.new(seats=4, seed=5)

    assert kinds(table) == [*["dealt"] * 40, "led"]
    for seat in range(4):
        mine = [event for event in table.told(seat) if event.kind == "dealt" and event.secret is not None]
        assert {event.seat for event in mine} == {seat}
        assert sorted(f"{COLOURS[event.a]}{event.secret}" for event in mine) == sorted(
            hand(table, seat).split()
        )


@pytest.mark.compiled
def test_g5_cards_are_shuffled() -> None:
    """Where the seventeen white cards lie: as often anywhere as there are cards."""
    seeds = range(300)
    found: Counter[str] = Counter()
    for seed in seeds:
        state = state_of(GAME.new(seats=3, seed=seed))
        found["hand"] += " ".join(state["hand"]).count("w")
        left, right = state["stack"].split("|")
        found["left"] += left.count("w")
        found["right"] += right.count("w")
        found["top"] += left.split()[-1][0] == "w"

    expected = [17 * 30 / 102, 17 * 36 / 102, 17 * 36 / 102]
    seen = [found[place] for place in ("hand", "left", "right")]
    assert chisquare(seen, [share * len(seeds) for share in expected]).pvalue > 0.001
    assert found["top"] == pytest.approx(len(seeds) / 6, abs=26)  # four times the usual distance


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g6_the_first_starter_is_drawn_at_random(seats: int) -> None:
    starts = Counter(turn(GAME.new(seats=seats, seed=seed)) for seed in range(600))

    assert set(starts) == set(range(seats))
    assert chisquare([starts[seat] for seat in range(seats)]).pvalue > 0.001


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g6_a_table_may_name_the_starter(seats: int) -> None:
    for starter in range(1, seats + 1):
        for seed in range(3):
            table = GAME.new(seats=seats, seed=seed, starter=starter)
            assert turn(table) == leader(table) == starter - 1


@pytest.mark.parametrize("starter", [4, 5, 6, -1, "youngest", None, True, 1.0])
def test_g6_a_starter_who_does_not_sit_there_is_refused(starter: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats=3, starter=starter)

    assert caught.value.clause == "G6"


def test_g6_the_start_goes_round_clockwise_from_round_to_round() -> None:
    table = GAME.new(seats=3, seed=1, starter=2)
    leaders = [leader(table)]
    while len(leaders) < 6:
        table.play(turn(table), table.legal(turn(table))[0])
        leaders += [seat for seat, _, _ in told(table, "led") if seat is not None]

    assert leaders == [1, 2, 0, 1, 2, 0]
    assert turn(table) == 0


# ---------------------------------------------------------------- the starter plays


def test_g7_the_starter_plays_one_to_three_cards_in_any_of_five_mixes() -> None:
    table = draw("""
        A*     w1 w2 w3 b4 r5
        B      ...
        C      ...
    """)

    assert plays(table) == dict.fromkeys(
        [
            "w1", "w2", "w3", "b4", "r5",  # 1
            "w1 w2", "w1 w3", "w2 w3",  # 2
            "w1 b4", "w2 b4", "w3 b4", "w1 r5", "w2 r5", "w3 r5", "b4 r5",  # 1+1
            "w1 w2 b4", "w1 w3 b4", "w2 w3 b4", "w1 w2 r5", "w1 w3 r5", "w2 w3 r5",  # 2+1
            "w1 b4 r5", "w2 b4 r5", "w3 b4 r5",  # 1+1+1
        ],
        1,
    )  # fmt: skip


def test_g7_three_of_one_colour_are_never_played_together() -> None:
    table = draw("""
        A*     w1 w2 w3 b4 r5
        B      ...
        C      ...
    """)

    assert refused(table, "w1+w2+w3") == "G7"
    play(table, "+w1+w2")
    assert choices(table) == {"done", "+b4", "+r5"}
    assert refused(table, "+w3") == "G7"


def test_g7_nor_are_four_cards() -> None:
    table = draw("""
        A*     w1 w2 b3 b4 r5
        B      ...
        C      ...
    """)

    for move in ("w1+w2+b3+b4", "w1+w2+b3+r5"):
        assert refused(table, move) == "G7"
    play(table, "+w1+b3+r5")
    assert choices(table) == {"done"}


def test_g7_one_colour_alone_makes_singles_and_pairs_only() -> None:
    table = draw("""
        A*     g1 g2 g3
        B      ...
        C      ...
    """)

    assert set(plays(table)) == {"g1", "g2", "g3", "g1 g2", "g1 g3", "g2 g3"}


def test_g7_two_equal_0s_are_two_cards_and_one_choice() -> None:
    table = draw("""
        A*     r5 y0 y0
        B      ...
        C      ...
    """)

    assert plays(table) == dict.fromkeys(["r5", "y0", "r5 y0", "y0 y0", "r5 y0 y0"], 1)
    play(table, "+y0")
    assert choices(table) == {"done", "+y0"}
    play(table, "+y0")
    assert choices(table) == {"done"}
    play(table, "done")
    assert lying(table, 0) == "y0 y0"
    assert hand(table, 0) == "r5"


def test_g7_one_of_two_0s_may_be_kept() -> None:
    table = draw("""
        A*     y0 y0 y9
        B      ...
        C      ...
    """)
    play(table, "y0+y9")

    assert lying(table, 0) == "y0 y9"
    assert hand(table, 0) == "y0"


def test_g7_only_cards_held_are_played_and_each_once() -> None:
    table = draw("""
        A*     w1 w2 y0 y5
        B      b3 ...
        C      ...
    """)

    for move in ("b3", "w1+b3", "w1+w1", "y0+y0", "+b3", "+y0+y0"):
        assert refused(table, move) == "G7"


def test_g7_the_starter_may_not_pass() -> None:
    table = draw("""
        A*     w1
        B      ...
        C      ...
    """)

    assert choices(table) == {"+w1"}
    for split in ALL_SPLITS:
        assert refused(table, f"pass {split}") == "G7"


def test_g7_the_starter_plays_at_least_one_card() -> None:
    table = draw("""
        A*     w1 w2
        B      ...
        C      ...
    """)

    assert "done" not in choices(table)
    assert refused(table, "done") == "G7"


def test_g7_cards_are_played_face_down() -> None:
    table = draw("""
        A*     y2 y6 r9 ...
        B      ...
        C      ...
    """)
    play(table, "y2+y6+r9")

    assert state_of(table)["down"][0] == "r9 y2 y6" and state_of(table)["shown"][0] == ""
    assert table.view(0).seats[0].lying == ["r9", "y2", "y6"]
    for viewer in (None, 1, 2):
        assert table.view(viewer).seats[0].lying == ["r", "y", "y"]
        (event,) = table.told(viewer)
        assert event.kind == "played" and event.secret is None


def test_g7_cards_are_picked_by_colour_and_rising_value() -> None:
    table = draw("""
        A*     w3 w8 r4 r7 y2
        B      ...
        C      ...
    """)
    play(table, "+r4")

    assert choices(table) == {"done", "+r7", "+y2"}
    for earlier in ("+w3", "+w8"):
        assert refused(table, earlier) == "G7"
    play(table, "+y2")
    assert refused(table, "+r7") == "G7"


def test_g7_a_whole_play_may_be_named_in_any_order() -> None:
    for cards in ("y2+w3+r4", "r4+y2+w3", "w3+r4+y2"):
        table = draw("""
            A*     w3 w8 r4 r7 y2
            B      ...
            C      ...
        """)
        play(table, cards)
        assert lying(table, 0) == "w3 r4 y2"


def test_g7_a_play_once_begun_is_finished_or_taken_back() -> None:
    table = draw("""
        A>     ...     down y15 g15
        B*     w3 w8 r4
        C      ...
    """)
    play(table, "+w3")

    assert choices(table) == {"+r4"}
    assert refused(table, "pass 1+0") == "G7"
    assert passes(table.before(1)) == ALL_SPLITS


def test_g7_nobody_else_sees_a_pick_before_the_play_is_finished() -> None:
    table = draw("""
        A*     w3 w8 r4 r7 y2
        B      ...
        C      ...
    """)
    others = (1, 2, None)
    before = {viewer: table.observe(viewer).states.tobytes() for viewer in others}
    for card in ("w3", "r4", "y2"):
        own = table.observe(0).states.tobytes()
        play(table, f"+{card}")
        assert table.observe(0).states.tobytes() != own
        for viewer in others:
            assert table.observe(viewer).states.tobytes() == before[viewer]
            assert table.told(viewer) == []
    assert picked(table, 0) == "w3 r4 y2" and hand(table, 0) == "w3 w8 r4 r7 y2"

    play(table, "done")

    assert picked(table, 0) == "" and hand(table, 0) == "w8 r7"
    for viewer in others:
        assert table.observe(viewer).states.tobytes() != before[viewer]


def test_g7_picks_of_those_who_follow_are_as_secret() -> None:
    table = draw("""
        A>     ...     down y15 g15
        B*     w3 w8 r4
        C      ...
    """)
    before = [table.observe(viewer).states.tobytes() for viewer in (0, 2, None)]
    play(table, "+w3")

    assert [table.observe(viewer).states.tobytes() for viewer in (0, 2, None)] == before


# ---------------------------------------------------------------- the others follow


@pytest.mark.parametrize(
    ("led", "allowed"),
    [
        ("g15", "w1, w2, w3, b4, b5, r6"),
        ("g14 g15", "w1 w2, w1 w3, w2 w3, b4 b5"),
        ("y15 g15", "w1 b4, w1 b5, w1 r6, w2 b4, w2 b5, w2 r6, w3 b4, w3 b5, w3 r6, b4 r6, b5 r6"),
        (
            "y15 g14 g15",
            "w1 w2 b4, w1 w2 b5, w1 w2 r6, w1 w3 b4, w1 w3 b5, w1 w3 r6, w2 w3 b4, w2 w3 b5, w2 w3 r6, "
            "w1 b4 b5, w2 b4 b5, w3 b4 b5, b4 b5 r6",
        ),
        ("r15 y15 g15", "w1 b4 r6, w1 b5 r6, w2 b4 r6, w2 b5 r6, w3 b4 r6, w3 b5 r6"),
    ],
    ids=["1", "2", "1+1", "2+1", "1+1+1"],
)
def test_g8_the_others_play_the_same_mix_in_any_colours_or_pass(led: str, allowed: str) -> None:
    table = draw(f"""
        A>     ...     down {led}
        B*     w1 w2 w3 b4 b5 r6
        C      ...
        D      ...
    """)

    assert plays(table) == dict.fromkeys(allowed.split(", "), 1)
    assert passes(table) == ALL_SPLITS


def test_g8_neither_fewer_nor_more_cards_nor_another_mix() -> None:
    table = draw("""
        A>     ...     down w14 b15
        B*     w1 w2 b4 b5 r6
        C      ...
        D      ...
    """)

    for move in ("w1", "w1+w2", "b4+b5", "w1+b4+r6", "w1+w2+b4"):
        assert refused(table, move) == "G8"
    play(table, "w2+b4")
    assert turn(table) == 2


def test_g8_colours_may_match_the_starters_or_be_all_different() -> None:
    same, other = (
        draw("""
            A>     ...     down y14 y15 r15
            B*     y1 y2 r1 w1 w2 b1
            C      ...
            D      ...
        """)
        for _ in range(2)
    )
    play(same, "y1+y2+r1")
    play(other, "w1+w2+b1")

    assert lying(same, 1) == "r1 y1 y2"
    assert lying(other, 1) == "w1 w2 b1"


@pytest.mark.parametrize(("seats", "first"), STARTS)
def test_g8_turns_go_clockwise_from_the_starter_to_the_seat_at_its_right(seats: int, first: int) -> None:
    table = GAME.new(seats=seats, seed=seats, starter=first + 1)
    order = [turn(table)]
    play(table, picks(table).split()[0])
    while leader(table) == first and phase(table) == "playing":
        order.append(turn(table))
        play(table, "pass 1+0")

    assert order == [(first + steps) % seats for steps in range(seats)]


def test_g8_only_the_seat_whose_turn_it_is_may_play() -> None:
    table = draw("""
        A>     ...     down y15
        B*     w1 w2
        C      r3 ...
    """)

    assert table.legal(0) == table.legal(2) == []
    for seat, move in ((2, "r3"), (2, "pass 1+0"), (0, "pass 1+0")):
        with pytest.raises(IllegalMove) as caught:
            table.play(seat, move)
        assert caught.value.clause == "G8"


def test_g8_every_round_sets_its_own_mix() -> None:
    table = draw("""
        A*     y1 y2
        B      b1 g2 r3
        C      ...
    """)
    play(table, "y1+y2", "pass 1+0", "pass 1+0")

    assert turn(table) == leader(table) == 1
    assert table.view(None).mix is None and state_of(table)["passed"] == [0, 0, 0]
    assert {"b1", "b1 r3", "b1 r3 g2"} <= set(plays(table))


# ---------------------------------------------------------------- the last seat


@pytest.mark.parametrize(("seats", "first"), STARTS)
def test_g9_the_seat_at_the_starters_right_is_held_to_colours_already_played(seats: int, first: int) -> None:
    last = (first - 1) % seats
    hands = {first: "y1 ...", last: "w1 b1 v1 r1 y3 g1"}
    rows = [f"{SEATS[seat]}{'*' if seat == first else ''} {hands.get(seat, '...')}" for seat in range(seats)]
    table = play(draw("\n".join(rows)), "y1")
    while turn(table) != last:
        assert len(colours_of(picks(table))) == 6  # the others are free
        play(table, "pass 1+0")

    assert set(plays(table)) == {"y3"}
    assert refused(table, "w1") == "G9"


def test_g9_colours_count_whoever_has_played_them() -> None:
    table = draw("""
        A>     ...      down y15
        B      ...      down w15
        C      ...      passed
        D      ...      down v15
        E*     w1 b1 v1 r1 y1 g1
    """)

    assert set(plays(table)) == {"w1", "v1", "y1"}


def test_g9_it_is_that_seat_although_everybody_between_passed() -> None:
    table = draw("""
        A>     ...      down y14 y15
        B      ...      passed
        C      ...      passed
        D*     w1 w2 y1 y2
    """)

    assert set(plays(table)) == {"y1 y2"}
    assert refused(table, "w1+w2") == "G9"


def test_g9_nobody_else_is_held_to_it_even_if_the_last_seat_can_only_pass() -> None:
    """The last seat has no cards, so the one before it is the last to play: it is free all the same."""
    table = draw("""
        A>     ...      down y15
        B      ...      passed
        C*     w1 b1 y1
        D
    """)

    assert table.view(2).restricted is None
    assert set(plays(table)) == {"w1", "b1", "y1"}
    play(table, "b1")
    assert turn(table) == 3 and not plays(table)


def test_g9_when_the_last_seat_passes_the_battles_begin() -> None:
    table = draw("""
        A>     ...      down r15 y15
        B      ...      down w15 g15
        C*     r1 y1 ...
    """)
    play(table, "pass 1+0")

    assert (phase(table), turn(table)) == ("battle", 0)


def test_g9_the_last_seat_may_use_colours_in_other_numbers_than_they_were_played() -> None:
    table = draw("""
        A>     ...      down y14 y15 r15
        B      ...      passed
        C*     r1 r2 y1 y2 w1
    """)

    assert set(plays(table)) == {"r1 r2 y1", "r1 r2 y2", "r1 y1 y2", "r2 y1 y2"}


def test_g9_an_own_colour_that_is_not_on_the_table_does_not_come_in_with_another() -> None:
    table = draw("""
        A>     ...      down y14 r15
        B      ...      passed
        C*     r1 w1 w2 g3
    """)

    assert not plays(table)
    assert refused(table, "r1+w1") == "G9"


# ---------------------------------------------------------------- passing


def test_g10_passing_draws_one_to_three_cards_split_at_will() -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1
        C      ...
        left   g1 g2 g3 g4
        right  v1 v2 v3 v4
    """)

    assert passes(table) == ALL_SPLITS
    drawn = {
        "1+0": "g1", "0+1": "v1", "2+0": "g1 g2", "1+1": "g1 v1", "0+2": "v1 v2",
        "3+0": "g1 g2 g3", "2+1": "g1 g2 v1", "1+2": "g1 v1 v2", "0+3": "v1 v2 v3",
    }  # fmt: skip
    for split, cards in drawn.items():
        after = play(table.copy(), f"pass {split}")
        assert [card for _, card in drew(after)] == cards.split()
        assert hand(after, 1) == " ".join(in_order(["w1", *cards.split()]))
        assert [len(stack) for stack in stacks(after)] == [4 - int(split[0]), 4 - int(split[2])]
        assert turn(after) == 2


@pytest.mark.parametrize("split", ["0+0", "4+0", "2+2", "0+4", "3+3", "1+3"])
def test_g10_neither_none_nor_more_than_three(split: str) -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1
        C      ...
    """)

    assert refused(table, f"pass {split}") == "G10"


@pytest.mark.parametrize(
    ("left", "right", "allowed"),
    [
        ("g1 g2", "v1", {"1+0", "0+1", "2+0", "1+1", "2+1"}),
        ("g1", "v1", {"1+0", "0+1", "1+1"}),
        ("", "v1 v2 v3 v4", {"0+1", "0+2", "0+3"}),
        ("", "v1 v2", {"0+1", "0+2"}),
        ("g1", "", {"1+0"}),
        ("", "", {"0+0"}),
    ],
)
def test_g10_fewer_only_where_fewer_remain(left: str, right: str, allowed: set[str]) -> None:
    table = draw(f"""
        A>     ...      down y15
        B*     w1
        C      ...
        left   {left}
        right  {right}
    """)

    assert passes(table) == allowed
    for split in (ALL_SPLITS | {"0+0"}) - allowed:
        assert refused(table, f"pass {split}") == "G10"


def test_g10_with_both_stacks_empty_a_pass_draws_nothing() -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1
        C      ...
        left
        right
    """)
    play(table, "pass 0+0")

    assert kinds(table) == ["passed"]
    assert (hand(table, 1), turn(table)) == ("w1", 2)


def test_g10_it_is_one_decision_and_the_turn_is_over() -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1
        C      ...
        left   g1 ...
        right  v1 ...
    """)
    play(table, "pass 1+1")

    assert kinds(table) == ["passed", "drew", "drew"]
    assert state_of(table)["passed"] == [0, 1, 0]
    assert turn(table) == 2


def test_g10_the_drawer_alone_sees_values_and_everybody_sees_colours() -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1
        C      ...
        left   g1 g9 ...
        right  v1 ...
    """)
    play(table, "pass 2+1")

    mine = [(event.a, event.secret) for event in table.told(1) if event.kind == "drew"]
    assert mine == [(COLOURS.index("g"), 1), (COLOURS.index("g"), 9), (COLOURS.index("v"), 1)]
    for viewer in (None, 0, 2):
        theirs = [(event.a, event.secret) for event in table.told(viewer) if event.kind == "drew"]
        assert theirs == [(COLOURS.index("g"), None), (COLOURS.index("g"), None), (COLOURS.index("v"), None)]
        assert table.view(viewer).seats[1].hand == {"w": 1, "b": 0, "v": 1, "r": 0, "y": 0, "g": 2}


def many(count: int) -> str:
    """So many cards, without two of the yellow ones."""
    return " ".join([card for card in DECK if card not in ("y14", "y15")][:count])


def test_g10_there_is_no_hand_limit() -> None:
    table = draw(f"""
        A>     y14      down y15
        B*     {many(60)}
        C
    """)
    play(table, "pass 2+1")

    assert len(hand(table, 1).split()) == 63
    assert table.view(None).seats[1].hand_count == 63


@pytest.mark.compiled
def test_g10_a_hand_of_more_than_thirty_cards_plays_like_any_other() -> None:
    table = draw(f"""
        A      y14
        B*     {many(32)}
        C      y15
    """)

    held = many(32).split()
    assert picks(table).split() == in_order(list(set(held)))
    assert plays_by_hand(held, None, COLOURS) == set(plays(table))


# ---------------------------------------------------------------- who could play, who cannot


def test_g11_a_player_who_could_play_may_pass() -> None:
    table = draw("""
        A>     ...      down y15
        B*     w1 w2
        C      ...
    """)

    assert set(plays(table)) == {"w1", "w2"}
    play(table, "pass 0+1")
    assert state_of(table)["passed"] == [0, 1, 0]


@pytest.mark.parametrize(
    ("led", "held"),
    [
        ("y14 y15", "w1 b1 r1 g1"),
        ("y14 y15", "w1"),
        ("y15 g15", "w1 w2 w3"),
        ("y14 y15 g15", "w1 w2 w3"),
        ("y14 y15 g15", "w1 b1 v1 r1"),
        ("y14 y15 g15", "w1 w2"),
        ("r15 y15 g15", "w1 w2 b1 b2"),
        ("r15 y15 g15", "w1 b1"),
        ("y15", ""),
    ],
)
def test_g11_a_player_who_cannot_match_must_pass(led: str, held: str) -> None:
    table = draw(f"""
        A>     ...      down {led}
        B*     {held}
        C      ...
        D      ...
    """)

    assert choices(table) == {f"pass {split}" for split in ALL_SPLITS}
    for card in held.split():
        assert refused(table, f"+{card}") == "G11"


def test_g11_a_last_seat_without_the_colours_must_pass() -> None:
    table = draw("""
        A>     ...      down y14 y15
        B      ...      passed
        C*     w1 w2 y3
    """)

    assert choices(table) == {f"pass {split}" for split in ALL_SPLITS}
    assert refused(table, "+y3") == "G11"


# ---------------------------------------------------------------- starters without cards


def test_g12_a_starter_without_cards_hands_the_lead_to_the_left() -> None:
    """B plays its last card and wins it: it has nothing to start with, so C leads."""
    table = draw("""
        A*     y1 y2 b7
        B      g1
        C      r1 ...
        D      v1 ...
    """)
    play(table, "y1", "g1", "pass 1+0", "pass 1+0")

    assert hand(table, 1) == "" and won(table, 1) == "g1"
    assert round_of(table) == (2, 2, [1])  # C leads the second round, B should have
    assert turn(table) == leader(table) == 2
    assert passes(table) == set()  # it leads, so it may not pass


def test_g12_the_order_runs_from_the_real_leader_and_the_skipped_seat_comes_last_and_must_pass() -> None:
    table = draw("""
        A*     y1 y2 b7
        B      g1
        C      r1 ...
        D      v1 ...
    """)
    play(table, "y1", "g1", "pass 1+0", "pass 1+0", "r1")
    assert turn(table) == 3
    play(table, "pass 1+0")
    assert turn(table) == 0
    assert set(plays(table)) == {"b7", "y2"}  # A is not the last seat: it is free (G9)
    play(table, "b7")

    assert turn(table) == 1
    assert choices(table) == {f"pass {split}" for split in ALL_SPLITS}
    play(table, "pass 2+1")
    assert len(hand(table, 1).split()) == 3


def test_g12_the_next_round_starts_at_the_left_of_the_one_who_really_led() -> None:
    table = draw("""
        A*     y1 y2 b7
        B      g1
        C      r1 ...
        D      v1 ...
    """)
    play(table, "y1", "g1", "pass 1+0", "pass 1+0", "r1", "pass 1+0", "b7", "pass 2+1")

    assert round_of(table) == (3, 3, [])
    assert turn(table) == leader(table) == 3


def test_g12_several_seats_are_skipped_and_come_last_in_order() -> None:
    table = draw("""
        A*     y1 y2
        B      g1
        C      r1
        D      v1 ...
    """)
    play(table, "y1", "g1", "r1", "pass 1+0")

    assert round_of(table) == (3, 2, [1, 2])
    play(table, "v1")
    assert turn(table) == 0
    assert set(plays(table)) == {"y2"}
    play(table, "pass 1+0")
    for skipped in (1, 2):
        assert turn(table) == skipped
        assert choices(table) == {f"pass {split}" for split in ALL_SPLITS}
        assert (table.view(skipped).restricted is not None) == (skipped == 2)  # the last of them (G9)
        play(table, "pass 1+0")
    assert round_of(table) == (0, 3, [])


def test_g12_the_lead_may_go_round_to_the_seat_that_led_before() -> None:
    table = draw("""
        A*     y1 y2
        B      g1
        C      y9
    """)
    play(table, "y1", "g1", "y9", "draw left")

    assert hand(table, 1) == hand(table, 2) == ""
    assert round_of(table) == (0, 2, [1, 2])
    assert turn(table) == 0
    play(table, "y2", "pass 1+0", "pass 1+0")
    assert round_of(table) == (1, 3, [])  # the left of A, who really led


@pytest.mark.parametrize(("seats", "first"), STARTS)
def test_g12_with_all_hands_empty_everybody_passes_from_the_nominal_starter_on(
    seats: int, first: int
) -> None:
    """No game comes to it, since the last seat always draws or makes somebody lose and draw; a set-up may."""
    table = draw("\n".join(f"{SEATS[seat]}{'*' if seat == first else ''}" for seat in range(seats)))
    for steps in range(seats):
        assert turn(table) == (first + steps) % seats
        assert choices(table) == {f"pass {split}" for split in ALL_SPLITS}
        play(table, "pass 1+0")
        assert state_of(GAME.table(table.position())) == state_of(table)

    following = (first + 1) % seats  # at the left of the nominal starter
    assert round_of(table) == (following, 2, [])
    assert [len(hand(table, seat).split()) for seat in range(seats)] == [1] * seats


def test_g12_cards_drawn_in_such_a_round_are_not_played_in_it() -> None:
    table = draw("""
        A*
        B
        C
        left   w1 w2 ...
    """)
    play(table, "pass 3+0")

    assert turn(table) == 1 and not plays(table)
    play(table, "pass 1+0", "pass 1+0")
    assert kinds(table)[-1] == "led" and turn(table) == 1


def test_g12_seats_with_cards_are_not_skipped() -> None:
    table = draw("""
        A*     y1
        B      g1 g2
        C      r1 ...
    """)
    play(table, "y1", "g1", "pass 1+0")

    assert round_of(table) == (1, 2, [])
    assert hand(table, 0) == ""


def test_g12_a_starter_who_drew_by_passing_or_losing_is_not_skipped() -> None:
    """B loses its last card in battle, and so draws one; it starts."""
    table = draw("""
        A*     y9 y2
        B      y1
        C      ...
        left   w7 ...
    """)
    play(table, "y9", "y1", "pass 0+1", "draw left")

    assert hand(table, 1) == "w7"
    assert round_of(table) == (1, 2, [])


def test_g12_a_game_goes_on_to_its_end_from_empty_hands() -> None:
    table = draw("""
        A*
        B
        C
    """)

    before = table.view(None).round
    play_out(table)

    assert table.outcome is not None and table.outcome.reason == "stack_emptied"
    assert table.view(None).round > before


# ---------------------------------------------------------------- every play, by brute force


def plays_by_hand(held: list[str], mix: tuple[int, ...] | None, usable: str) -> set[str]:
    """Every set of one to three of these cards that has the mix, in colours that may be used."""
    found = set()
    for count in (1, 2, 3):
        for cards in combinations(in_order(held), count):
            shape = tuple(sorted(Counter(card[0] for card in cards).values(), reverse=True))
            if shape != (3,) and mix in (None, shape) and all(card[0] in usable for card in cards):
                found.add(" ".join(cards))
    return found


def subsets(pool: str) -> list[list[str]]:
    """All hands that can be made of these cards."""
    cards = pool.split()
    hands = {tuple(hand) for count in range(len(cards) + 1) for hand in combinations(cards, count)}
    return [list(hand) for hand in sorted(hands)]


LEADS = {
    (1,): {"w": "w14", "v": "v14", "g": "g14"},
    (2,): {"w": "w14 w15", "b": "b14 b15", "g": "g14 g15"},
    (1, 1): {"wb": "w14 b14", "bv": "b14 v14", "yg": "y14 g14"},
    (2, 1): {"wb": "w14 w15 b14", "bv": "b14 v14 v15", "vg": "v14 g14 g15"},
    (1, 1, 1): {"wbv": "w14 b14 v14", "wvg": "w14 v14 g14", "ryg": "r14 y14 g14"},
}


@pytest.mark.compiled
def test_g7_every_play_of_a_starter_is_reached_in_exactly_one_way() -> None:
    for held in subsets("w0 w0 w3 b1 b2 v0 v5"):
        if held:
            table = draw(f"""
                A*     {" ".join(held)}
                B
                C
            """)
            assert plays(table) == dict.fromkeys(plays_by_hand(held, None, COLOURS), 1), held


@pytest.mark.compiled
@pytest.mark.parametrize("mix", LEADS, ids=lambda mix: "+".join(map(str, mix)))
def test_g8_every_play_that_follows_is_reached_in_exactly_one_way(mix: tuple[int, ...]) -> None:
    """Each pick leads to a play, each play is led to once, and there are no others."""
    led = next(iter(LEADS[mix].values()))
    for held in subsets("w0 w0 w3 b1 b2 v0 v5 g4"):
        table = draw(f"""
            A>     ...    down {led}
            B*     {" ".join(held)}
            C
        """)
        assert plays(table) == dict.fromkeys(plays_by_hand(held, mix, COLOURS), 1), held
        assert passes(table) == ALL_SPLITS


@pytest.mark.compiled
@pytest.mark.parametrize("mix", LEADS, ids=lambda mix: "+".join(map(str, mix)))
def test_g9_every_play_of_the_last_seat_is_reached_in_exactly_one_way(mix: tuple[int, ...]) -> None:
    for usable, led in LEADS[mix].items():
        for held in subsets("w0 w0 w3 b1 b2 v0 v5"):
            table = draw(f"""
                A>     ...    down {led}
                B             passed
                C*     {" ".join(held)}
            """)
            assert plays(table) == dict.fromkeys(plays_by_hand(held, mix, usable), 1), (usable, held)
