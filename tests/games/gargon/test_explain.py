"""Every kind of mistake: the clause, a sensible message in both languages, and nothing changed."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import pytest

from grimoire import IllegalMove, Malformed, Table
from grimoire.core.moves import pack
from grimoire.games.gargon.moves import Kind

from ..shared import LANGUAGES, is_told, plain, refusals
from .positions import COLOURS, GAME, draw, play_out, random_table, turn
from .secrets import moments, with_other_secrets

LEADING = """
    A>     w1 w2 w3 b4 y0 y6 g7
    B      ...
    C      ...
"""
PICKED_ONE = """
    A>     w1 w2 b4 y0 y6 g7    picked y0
    B      ...
    C      ...
"""
PICKED_BOTH_ZEROS = """
    A>     w1 b4 y0 y0 y6 g7    picked y0 y0
    B      ...
    C      ...
"""
PICKED_THREE = """
    A>     w1 b4 y0 y6 g7 g8    picked w1 y0 y6
    B      ...
    C      ...
"""
FOLLOWING = """
    A>     ...                  down y2 y6 r9
    B*     b2 b8 r8 r1 g4
    C      ...
"""
FOLLOWING_PICKED = """
    A>     ...                  down y2 r9
    B*     b2 b8 r8 g4          picked b2
    C      ...
"""
FOLLOWED = """
    A>     ...                  down y2 r9
    B*     b2 b8 r8 g4          picked b2 r8
    C      ...
"""
LAST = """
    A>     ...                  down y2 y6 r9
    B      ...                  passed
    C*     w1 y3 y4 r1 r2 g4
    left   b1 b3 ...
    right  w2 ...
"""
LAST_PICKED = """
    A>     ...                  down r9
    B      ...                  down g3
    C*     w1 y3 r1 r2 g4       picked r1
"""
CANNOT_MATCH = """
    A>     ...                  down y2 y6 r9
    B*     b2 r8 g4
    C      ...
"""
LAST_CANNOT_MATCH = """
    A>     ...                  down y2 y6
    B      ...                  passed
    C*     w1 w2 y3 r1
"""
LOW_STACKS = """
    A>     ...                  down y2
    B*     b2 r8 g4
    C      ...
    left   w3 w4
    right
"""
NO_STACKS = """
    A>     y4                   down y2
    B*     b2 r8 g4
    C      w9
    left
    right
"""
BATTLE = """
    A>     ...                  up y2 y6 r9
    B      ...                  passed
    C      ...                  up b1 b2 r5
"""
CONSOLED = """
    A>     ...                  up y2 y6
    B*     b2 r8                draws
    C      ...                  up g4
"""


class Mistake(NamedTuple):
    """A move that the rules forbid, and what is said of it."""

    drawing: str
    text: str  # the move in notation, and as a number
    number: int
    clause: str
    key: str
    english: str
    french: str


def card(name: str) -> int:
    """The number of a pick."""
    return pack(Kind.PICK, COLOURS.index(name[0]), int(name[1:]), 0, 0)


def away(left: int, right: int) -> int:
    """The number of a pass."""
    return pack(Kind.PASS, left, right, 0, 0)


def fight(colour: str) -> int:
    return pack(Kind.FIGHT, COLOURS.index(colour), 0, 0, 0)


DONE = pack(Kind.DONE, 0, 0, 0, 0)
LEFT, RIGHT = (pack(Kind.DRAW, side, 0, 0, 0) for side in (0, 1))

NOT_YET = ("G13", "while-playing", "still being played", "Pas encore")
CHOOSE = ("G14", "while-choosing", "choose a colour", "choisissez une couleur")
CONSOLE = ("G19", "while-consoled", "first draw one", "piochez-en d’abord une")
MUST_PASS = ("G11", "cannot-match", "you must pass", "il faut passer")
BEGUN = ("G7", "pass-picked", "finish the play, or undo", "terminez la pose, ou annulez")
LEADS = ("G7", "pass-leader", "may not pass", "ne peut pas passer")
NO_CARD = ("G10", "pass-none", "at least one card", "au moins une carte")

ALL_EMPTY = "A>\nB\nC\nleft w1 w2\nright g1"

MISTAKES = [
    # the wrong phase
    Mistake(LEADING, "fight red", fight("r"), *NOT_YET),
    Mistake(LEADING, "draw left", LEFT, *NOT_YET),
    Mistake(FOLLOWING, "draw right", RIGHT, "G10", "draw-playing", "to draw now, pass", "passez"),
    Mistake(PICKED_ONE, "draw right", RIGHT, *NOT_YET),
    Mistake(ALL_EMPTY, "done", DONE, "G12", "all-empty", "All hands were empty", "mains étaient vides"),
    Mistake(BATTLE, "+w1", card("w1"), *CHOOSE),
    Mistake(BATTLE, "done", DONE, *CHOOSE),
    Mistake(BATTLE, "pass 1+0", away(1, 0), *CHOOSE),
    Mistake(BATTLE, "draw left", LEFT, *CHOOSE),
    Mistake(CONSOLED, "+b2", card("b2"), *CONSOLE),
    Mistake(CONSOLED, "done", DONE, *CONSOLE),
    Mistake(CONSOLED, "pass 0+0", away(0, 0), *CONSOLE),
    Mistake(CONSOLED, "fight yellow", fight("y"), *CONSOLE),
    # picking cards
    Mistake(LEADING, "+y5", card("y5"), "G7", "not-held", "You do not hold yellow 5", "le 5 jaune"),
    Mistake(FOLLOWING, "+b0", card("b0"), "G7", "not-held", "You do not hold blue 0", "le 0 bleu"),
    Mistake(PICKED_ONE, "+y0", card("y0"), "G7", "picked", "yellow 0 already", "choisi le 0 jaune"),
    Mistake(PICKED_BOTH_ZEROS, "+y0", card("y0"), "G7", "picked", "already", "déjà choisi"),
    Mistake(PICKED_BOTH_ZEROS, "+y6", card("y6"), "G7", "three", "Three yellow cards", "jaunes, c’est trop"),
    Mistake(PICKED_THREE, "+g7", card("g7"), "G7", "four", "at most three cards", "au plus trois cartes"),
    Mistake(LAST, "+w1", card("w1"), "G9", "colour", "(red, yellow), and white", "le blanc n’en est pas"),
    Mistake(LAST, "+g4", card("g4"), "G9", "colour", "and green is not", "le vert n’en est pas"),
    Mistake(
        PICKED_ONE, "+w1", card("w1"), "G7", "order",
        "white 1 comes before yellow 0", "Le 1 blanc vient avant le 0 jaune",
    ),
    Mistake(FOLLOWING_PICKED, "+b8", card("b8"), "G8", "mix", "mix of this round, 1+1", "ce tour, 1+1"),
    Mistake(FOLLOWED, "+g4", card("g4"), "G8", "mix", "mix of this round, 1+1", "ce tour, 1+1"),
    Mistake(LAST_PICKED, "+g4", card("g4"), "G8", "mix", "mix of this round, 1.", "ce tour, 1."),
    Mistake(FOLLOWING, "+g4", card("g4"), "G8", "mix", "mix of this round, 2+1", "ce tour, 2+1"),
    Mistake(FOLLOWING_PICKED, "done", DONE, "G8", "mix", "mix of this round, 1+1", "ce tour, 1+1"),
    Mistake(CANNOT_MATCH, "+b2", card("b2"), *MUST_PASS),
    Mistake(LAST_CANNOT_MATCH, "+y3", card("y3"), *MUST_PASS),
    Mistake(LEADING, "done", DONE, "G7", "nothing", "at least one card", "au moins une carte"),
    Mistake(FOLLOWING, "done", DONE, "G7", "nothing", "at least one card", "au moins une carte"),
    # passing
    Mistake(FOLLOWING_PICKED, "pass 1+0", away(1, 0), *BEGUN),
    Mistake(PICKED_ONE, "pass 0+1", away(0, 1), *BEGUN),
    Mistake(LEADING, "pass 2+1", away(2, 1), *LEADS),
    Mistake(FOLLOWING, "pass 0+0", away(0, 0), *NO_CARD),
    Mistake(LOW_STACKS, "pass 0+0", away(0, 0), *NO_CARD),
    Mistake(FOLLOWING, "pass 3+1", away(3, 1), "G10", "pass-many", "not 4", "et non 4"),
    Mistake(FOLLOWING, "pass 3+3", away(3, 3), "G10", "pass-many", "not 6", "et non 6"),
    Mistake(LEADING, "pass 2+2", away(2, 2), *LEADS),
    Mistake(LOW_STACKS, "pass 3+0", away(3, 0), "G10", "pass-stack", "left stack", "pioche de gauche"),
    Mistake(LOW_STACKS, "pass 1+1", away(1, 1), "G10", "pass-stack", "right stack", "pioche de droite"),
    Mistake(NO_STACKS, "pass 1+0", away(1, 0), "G10", "pass-stack", "left stack", "pioche de gauche"),
    # choosing a colour
    Mistake(BATTLE, "fight blue", fight("b"), "G14", "not-lying", "no blue cards", "carte bleue"),
    Mistake(BATTLE, "fight white", fight("w"), "G14", "not-lying", "no white cards", "carte blanche"),
]  # fmt: skip

# what has a notation but no number
ONLY_WRITTEN = [
    ("y16", "G1", "no-such-value"),
    ("y6+y16", "G1", "no-such-value"),
    ("pass 4+0", "G10", "pass-many"),
    ("pass 12+0", "G10", "pass-many"),
]


@pytest.mark.parametrize("given", ["notation", "number"])
@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: f"{one.text} is {one.key}, {one.clause}")
def test_a_mistake_names_its_clause_and_changes_nothing(mistake: Mistake, given: str) -> None:
    check_mistake(mistake, mistake.text if given == "notation" else mistake.number)


def check_mistake(mistake: Mistake, given: int | str) -> None:
    table = draw(mistake.drawing)
    before = table.states.tobytes()

    with pytest.raises(IllegalMove) as caught:
        table.play(turn(table), given)

    illegal = caught.value
    assert (illegal.clause, illegal.key) == (mistake.clause, f"illegal-{mistake.key}")
    assert mistake.english in illegal.say("en") and mistake.french in plain(illegal.say("fr"))
    assert all(is_told(illegal.say(lang)) for lang in LANGUAGES)
    assert all(illegal.say(lang).endswith(f"({mistake.clause})") for lang in LANGUAGES)
    assert illegal.message == illegal.say("en") == str(illegal)
    assert table.states.tobytes() == before and table.history == []


def test_every_mistake_is_written_as_its_number_is() -> None:
    for mistake in MISTAKES:
        assert str(GAME.moves(mistake.number)) == mistake.text


@pytest.mark.parametrize(("text", "clause", "key"), ONLY_WRITTEN)
def test_what_no_number_can_say_is_refused_from_its_notation(text: str, clause: str, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        draw(FOLLOWING).play(1, text)

    assert (caught.value.clause, caught.value.key) == (clause, f"illegal-{key}")
    assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)


def test_every_message_of_the_catalogues_is_among_them() -> None:
    reached = {mistake.key for mistake in MISTAKES} | {key for *_, key in ONLY_WRITTEN}
    for lang in LANGUAGES:
        texts = (GAME.folder / f"text.{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^illegal-([a-z-]+) =", texts, re.MULTILINE)) == reached


def test_every_clause_named_is_in_both_rulebooks() -> None:
    clauses = {mistake.clause for mistake in MISTAKES} | {one for _, one, _ in ONLY_WRITTEN}

    assert clauses == {"G1", "G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G19"}
    for lang in LANGUAGES:
        assert clauses <= set(GAME.rulebook(lang).clauses)


@pytest.mark.parametrize(
    ("drawing", "move", "key"),
    [
        (LAST, card("w9"), "not-held"),  # nor may the colour be used
        (LAST_PICKED, card("w9"), "not-held"),  # nor is it in order
        (PICKED_THREE, card("b9"), "not-held"),  # nor a fourth card
        (PICKED_THREE, card("w1"), "picked"),  # nor in order
        (PICKED_BOTH_ZEROS, card("y0"), "picked"),  # nor of a colour that may be played a third time
        (LAST_PICKED, card("w1"), "colour"),  # nor in order, nor of the mix
        (LAST_CANNOT_MATCH, card("w1"), "colour"),  # nor could the hand match anyway
        (FOLLOWED, card("b8"), "order"),  # nor of the mix
        (PICKED_ONE, away(3, 3), "pass-picked"),  # nor may the starter pass, nor draw so many
        (LEADING, away(3, 3), "pass-leader"),  # nor draw so many
        (LEADING, away(0, 0), "pass-leader"),
        (LOW_STACKS, away(3, 3), "pass-many"),  # nor are there as many
        (BATTLE, away(3, 3), "while-choosing"),
        (BATTLE, card("y2"), "while-choosing"),
        (CONSOLED, fight("w"), "while-consoled"),
        (LEADING, fight("w"), "while-playing"),
    ],
)
def test_of_several_mistakes_the_plainest_is_told(drawing: str, move: int, key: str) -> None:
    table = draw(drawing)

    with pytest.raises(IllegalMove) as caught:
        table.play(turn(table), move)
    assert caught.value.key == f"illegal-{key}"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("y6+y5", "not-held"),
        ("w1+w2+w3", "three"),
        ("w1+b4+y6+g7", "four"),
        ("y0+y0", "picked"),
    ],
)
def test_g7_of_a_whole_play_the_first_card_that_cannot_be_is_told(text: str, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        draw(LEADING).play(0, text)
    assert (caught.value.clause, caught.value.key) == ("G7", f"illegal-{key}")


def test_g9_the_colours_already_played_are_named_in_order() -> None:
    table = draw("""
        A>     ...    down g1
        B      ...    down w1
        C*     b2 r1
    """)

    with pytest.raises(IllegalMove) as caught:
        table.play(2, "b2")
    assert "(white, green)" in caught.value.say("en") and "(blanc, vert)" in caught.value.say("fr")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("pass 3+0", "has only 2 cards left", "que 2 cartes"),
        ("pass 0+3", "has only 1 card left", "que 1 carte."),
    ],
)
def test_g10_what_is_left_of_a_stack_is_counted_as_the_language_wants(
    move: str, english: str, french: str
) -> None:
    table = draw("""
        A>     ...    down y2
        B*     b2 r8 g4
        C      ...
        left   w3 w4
        right  r3
    """)

    with pytest.raises(IllegalMove) as caught:
        table.play(1, move)
    assert english in caught.value.say("en") and french in plain(caught.value.say("fr"))


# ---------------------------------------------------------------- what is no move at all


@pytest.mark.parametrize(
    "numbered",
    [-1, 0, 6, 255, 2**40, card("w0") | 6 << 8, pack(Kind.PICK, 0, 16, 0, 0), away(4, 0), fight("g") + 256,
     pack(Kind.DRAW, 2, 0, 0, 0), pack(Kind.DONE, 1, 0, 0, 0)],
)  # fmt: skip
def test_a_number_that_stands_for_no_move_is_malformed(numbered: int) -> None:
    table = draw(FOLLOWING)
    before = table.states.tobytes()

    with pytest.raises(Malformed) as caught:
        table.play(1, numbered)

    assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)
    assert table.states.tobytes() == before


@pytest.mark.parametrize("given", [None, 1.0, True, [], b"y6", {"kind": "done"}])
def test_what_is_neither_notation_nor_number_is_malformed(given: Any) -> None:
    with pytest.raises(Malformed) as caught:
        draw(LEADING).play(0, given)

    assert all(caught.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("seat", [-1, 3, 5, True, None, "0"])
def test_a_seat_that_is_not_there_is_malformed(seat: Any) -> None:
    with pytest.raises(Malformed) as caught:
        draw(LEADING).play(seat, "y6")

    assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)


def test_out_of_turn_and_after_the_end_the_clause_is_named_too() -> None:
    table = draw(FOLLOWING)
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as early:
        table.play(2, "nonsense")
    over = play_out(draw("A> y4\nB y5\nC y7\nleft w3\nright r3"))
    with pytest.raises(IllegalMove) as late:
        over.play(0, "y6")

    assert early.value.clause == "G8" and "seat 1" in early.value.say("en")
    assert late.value.clause == "G21" and "La partie est finie" in plain(late.value.say("fr"))
    assert table.states.tobytes() == before


# ---------------------------------------------------------------- every declared move


def check_every_move(table: Table) -> set[str]:
    """Each declared move is accepted if, and only if, it is legal. Says which clauses were broken."""
    seat, before = turn(table), table.states.tobytes()
    legal, broken = set(table.legal(turn(table))), set()
    for move in GAME.moves.every():
        try:
            assert table.read(seat, int(move)) == [move]
            accepted = True
        except IllegalMove as illegal:
            accepted = False
            broken.add(str(illegal.clause))
            assert all(is_told(illegal.say(lang)) for lang in LANGUAGES)
        assert accepted == (move in legal), f"{move} in {table.position()}"
    assert table.states.tobytes() == before
    return broken


@pytest.mark.compiled
def test_every_declared_move_is_accepted_exactly_where_it_is_legal() -> None:
    rng = random.Random(4)
    tables = [table for seats in (3, 4, 5) for table in moments(seats, seats, 0.03)]
    tables += [random_table(rng, 3 + number % 3) for number in range(27)]
    tables.append(draw(ALL_EMPTY))
    broken = set().union(*[check_every_move(table) for table in tables if not table.over])

    assert len(tables) > 30
    assert broken == {"G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G19"}


# ---------------------------------------------------------------- refusals show no secret


@pytest.mark.parametrize(
    "drawing",
    [LEADING, PICKED_THREE, FOLLOWING, LAST, LAST_PICKED, CANNOT_MATCH, LOW_STACKS, BATTLE, CONSOLED],
    ids=[
        "leading",
        "picked",
        "following",
        "last",
        "last picked",
        "cannot match",
        "low",
        "battle",
        "owed",
    ],
)
def test_refusals_say_the_same_whatever_the_seat_cannot_know(drawing: str) -> None:
    """The same bytes, whoever holds, plays face down or will draw which values."""
    table = draw(drawing)
    other = with_other_secrets(table, turn(table), random.Random(1))
    assert other.states.tobytes() != table.states.tobytes()
    tried: list[int | str] = [mistake.number for mistake in MISTAKES]
    tried += ["y16", "pass 4+0", "pass", "nonsense", "w1+w2+w3", "y6+y5"]

    told = refusals(table, turn(table), tried)

    assert len(told) > 20
    assert told == refusals(other, turn(table), tried)
