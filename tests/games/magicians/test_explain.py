"""Every kind of mistake: the clause, a sensible message in both languages, and nothing changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grimoire import GrimoireError, IllegalMove, Malformed, Table
from grimoire.core.moves import pack
from grimoire.games.magicians.moves import Kind, Top

from .positions import GAME, draw, play_out, turn

OPENING = """
    A*     1 5 5 6 9 ball
    B      ...
"""
FIGHTING = """
    fight  9 = 9
    A*     1 5 5 8 J 10
    B      ...
"""
NO_JOKER = """
    fight  9 = 9
    A*     1 5 5 6 8 10
    B      ...
"""
WITH_PILE = """
    fight  6 = 6
    A*     1 5 5 8 J 10  | 3 8
    B      ...
"""
TWO_JOKERS = """
    fight  6 = 6
    A*     1 5 5 J J 10  | 3 8
    B      ...
"""
BALL_ON_TOP = """
    fight  6 = 6
    A*     1 5 5 8 J 10  | 3 ball
    B      ...
"""
JOKER_ON_TOP = """
    fight  6 = 6
    A*     1 5 5 8 9 10  | 3 J
    B      ...
"""
OPENING_BALL_ON_TOP = """
    A*     1 5 5 8 9 10  | 3 ball
    B      ...
"""
OPEN = {"open_stack": True}
BOUND = {"open_stack": True, "from_pile": [2, 0]}


def number(value: int, naturals: int, jokers: int = 0, top: int = Top.NONE) -> int:
    return pack(Kind.PLAY, value, naturals, jokers, top)


def french_of(error: GrimoireError) -> str:
    """The French message, its unbreakable spaces made plain."""
    return error.say("fr").replace("\u00a0", " ").replace("\u202f", " ")


TAKE = pack(Kind.TAKE, 0, 0, 0, 0)
HAND_BALL, TOP_BALL = pack(Kind.BALL, 0, 0, 0, 0), pack(Kind.BALL, 1, 0, 0, 0)

# the table, the move as written, its number, the clause, and what the message says in both languages
MISTAKES: list[tuple[str, dict[str, Any], str, int, str, str, str]] = [
    (OPENING, {}, "take", TAKE, "M12a", "nothing to take", "rien à ramasser"),
    (OPENING, {}, "ball", HAND_BALL, "M6", "cannot open", "ne peut ouvrir"),
    (FIGHTING, {}, "ball", HAND_BALL, "M6", "You hold no crystal ball", "pas de boule de cristal"),
    (FIGHTING, {}, "^ball", TOP_BALL, "M13", "open-stack variant", "pile ouverte"),
    (WITH_PILE, {}, "^8", number(8, 0, 0, 1), "M13", "open-stack variant", "pile ouverte"),
    (FIGHTING, OPEN, "^8", number(8, 0, 0, 1), "M13", "pile is empty", "pile est vide"),
    (FIGHTING, OPEN, "^ball", TOP_BALL, "M13", "pile is empty", "pile est vide"),
    (WITH_PILE, OPEN, "^10", number(10, 0, 0, 1), "M13", "another card: 8", "autre carte : 8"),
    (WITH_PILE, OPEN, "^3", number(3, 0, 0, 1), "M13", "another card: 8", "autre carte : 8"),
    (WITH_PILE, OPEN, "^ball", TOP_BALL, "M13", "another card: 8", "autre carte : 8"),
    (WITH_PILE, OPEN, "^J=7", number(7, 0, 0, 2), "M13", "another card: 8", "autre carte : 8"),
    (BALL_ON_TOP, OPEN, "^8", number(8, 0, 0, 1), "M13", "another card: ball", "autre carte : ball"),
    (JOKER_ON_TOP, OPEN, "^9", number(9, 0, 0, 1), "M13", "another card: J", "autre carte : J"),
    (OPENING_BALL_ON_TOP, OPEN, "^ball", TOP_BALL, "M6", "cannot open", "ne peut ouvrir"),
    (WITH_PILE, BOUND, "^8", number(8, 0, 0, 1), "M15", "twice running", "deux fois de suite"),
    (BALL_ON_TOP, BOUND, "^ball", TOP_BALL, "M15", "twice running", "deux fois de suite"),
    (OPENING_BALL_ON_TOP, BOUND, "^ball", TOP_BALL, "M15", "twice running", "deux fois de suite"),
    (JOKER_ON_TOP, BOUND, "^J=7", number(7, 0, 0, 2), "M15", "twice running", "deux fois de suite"),
    (FIGHTING, {}, "7", number(7, 1), "M4", "You hold no 7", "pas de 7"),
    (FIGHTING, {}, "10+10", number(10, 2), "M4", "only 1 of the value 10", "que 1 carte de valeur 10"),
    (FIGHTING, {}, "5+5+5", number(5, 3), "M4", "only 2 of the value 5", "que 2 cartes de valeur 5"),
    (NO_JOKER, {}, "5+J", number(5, 1, 1), "M5", "You hold no joker", "pas de joker"),
    (NO_JOKER, {}, "J=7", number(7, 0, 1), "M5", "You hold no joker", "pas de joker"),
    (FIGHTING, {}, "J+J=7", number(7, 0, 2), "M5", "only one joker", "qu’un joker"),
    (FIGHTING, {}, "8+J", number(8, 1, 1), "M5", "1 to 7, not for 8", "de 1 à 7, et non 8"),
    (FIGHTING, {}, "J=13", number(13, 0, 1), "M5", "1 to 7, not for 13", "de 1 à 7, et non 13"),
    (JOKER_ON_TOP, OPEN, "8+^J", number(8, 1, 0, 2), "M5", "1 to 7, not for 8", "de 1 à 7, et non 8"),
    (FIGHTING, {}, "8", number(8, 1), "M4", "total of 8 is not enough", "total de 8 ne suffit pas"),
    (FIGHTING, {}, "J=7", number(7, 0, 1), "M4", "must be more than 9", "il faut dépasser 9"),
    (FIGHTING, {}, "1+J", number(1, 1, 1), "M4", "total of 2 is not enough", "total de 2 ne suffit pas"),
    (WITH_PILE, OPEN, "1", number(1, 1), "M4", "must be more than 6", "il faut dépasser 6"),
    (JOKER_ON_TOP, OPEN, "1+^J", number(1, 1, 0, 2), "M4", "total of 2 is not", "total de 2 ne suffit"),
    (JOKER_ON_TOP, OPEN, "^J=6", number(6, 0, 0, 2), "M4", "total of 6 is not", "total de 6 ne suffit"),
]


@pytest.mark.parametrize("given", ["notation", "number"])
@pytest.mark.parametrize(
    ("drawing", "facts", "text", "numbered", "clause", "english", "french"),
    [pytest.param(*mistake, id=f"{mistake[2]} breaks {mistake[4]}") for mistake in MISTAKES],
)
def test_a_mistake_names_its_clause_and_changes_nothing(
    drawing: str,
    facts: dict[str, Any],
    text: str,
    numbered: int,
    clause: str,
    english: str,
    french: str,
    given: str,
) -> None:
    table = draw(drawing, **facts)
    before = table.states.tobytes()

    with pytest.raises(IllegalMove) as caught:
        table.play(0, text if given == "notation" else numbered)

    illegal = caught.value
    assert illegal.clause == clause
    assert english in illegal.say("en") and illegal.say("en").endswith(f"({clause})")
    assert french in french_of(illegal) and illegal.say("fr").endswith(f"({clause})")
    assert illegal.message == illegal.say("en") == str(illegal)
    assert table.states.tobytes() == before and table.history == []


def test_every_mistake_is_written_as_its_number_is() -> None:
    for _, _, text, numbered, *_ in MISTAKES:
        assert str(GAME.moves(numbered)) == text


@pytest.mark.parametrize(
    ("text", "clause", "english", "french"),
    [
        ("ball+5", "M12a", "always played alone", "toujours seule"),
        ("5+^ball", "M12a", "always played alone", "toujours seule"),
        ("^5+^5", "M13", "Only one card of your pile", "qu’une carte de sa pile"),
        ("5+6", "M4", "must have one value", "la même valeur"),
        ("5+J=6", "M4", "must have one value", "la même valeur"),
        ("14", "M1", "the value 14", "ne vaut 14"),
        ("0", "M1", "the value 0", "ne vaut 0"),
        ("J=0", "M1", "the value 0", "ne vaut 0"),
        ("5+5+5+5+5+5+5", "M3", "7 cards of one value", "7 cartes d’une même valeur"),
        ("5+J+J+J", "M1", "only two jokers", "que deux jokers"),
        ("J+J+J", "M1", "only two jokers", "que deux jokers"),
    ],
)
def test_what_no_number_can_say_is_refused_from_its_notation(
    text: str, clause: str, english: str, french: str
) -> None:
    table = draw(TWO_JOKERS, open_stack=True)
    before = table.states.tobytes()

    with pytest.raises(IllegalMove) as caught:
        table.play(0, text)

    assert caught.value.clause == clause
    assert english in caught.value.say("en") and french in french_of(caught.value)
    assert table.states.tobytes() == before


def test_a_play_of_no_cards_can_be_sent_only_as_a_number_and_is_refused() -> None:
    table = draw(OPENING)

    with pytest.raises(IllegalMove) as caught:
        table.play(0, number(5, 0))

    assert caught.value.clause == "M4"
    assert "at least one card" in caught.value.say("en")
    assert "au moins une carte" in french_of(caught.value)


@pytest.mark.parametrize(
    "numbered", [-1, 0, 4, 255, number(0, 1), number(14, 1), number(5, 7), number(5, 1, 3)]
)
def test_a_number_that_stands_for_no_move_is_malformed(numbered: int) -> None:
    table = draw(OPENING)
    before = table.states.tobytes()

    with pytest.raises(Malformed) as caught:
        table.play(0, numbered)

    assert all(caught.value.say(lang) for lang in ("en", "fr"))
    assert table.states.tobytes() == before


@pytest.mark.parametrize("given", [None, 1.0, True, [], b"5"])
def test_what_is_neither_notation_nor_number_is_malformed(given: Any) -> None:
    with pytest.raises(Malformed) as caught:
        draw(OPENING).play(0, given)

    assert all(caught.value.say(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize("seat", [-1, 2, 6, True, None, "0"])
def test_a_seat_that_is_not_there_is_malformed(seat: Any) -> None:
    with pytest.raises(Malformed) as caught:
        draw(OPENING).play(seat, "5")

    assert all(caught.value.say(lang) for lang in ("en", "fr"))


def test_out_of_turn_and_after_the_end_the_clause_is_named_too() -> None:
    table = draw(OPENING)
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as early:
        table.play(1, "nonsense")
    over = play_out(GAME.new(seats=2, seed=0, deals=1))
    with pytest.raises(IllegalMove) as late:
        over.play(0, "5")

    assert early.value.clause == "M4" and "seat 0" in early.value.say("en")
    assert late.value.clause == "M11" and "La partie est finie" in french_of(late.value)
    assert table.states.tobytes() == before


# ---------------------------------------------------------------- every declared move


def check_every_move(table: Table) -> set[str]:
    """Each declared move is accepted if, and only if, it is legal. Says which clauses were broken."""
    seat = turn(table)
    legal = set(table.legal(seat))
    before = table.states.tobytes()
    broken = set()
    for move in GAME.moves.every():
        try:
            assert table.read(seat, int(move)) == [move]
            accepted = True
        except IllegalMove as illegal:
            accepted = False
            broken.add(str(illegal.clause))
        assert accepted == (move in legal), f"{move} in {table.position()}"
    assert table.states.tobytes() == before
    return broken


@pytest.mark.compiled
@pytest.mark.parametrize("open_stack", [False, True])
def test_every_declared_move_is_accepted_exactly_where_it_is_legal(open_stack: bool) -> None:
    rng = random.Random(4)
    broken, tables = set(), 0
    for seed in range(10):
        table = GAME.new(seats=2 + seed % 5, seed=seed, deals=1, open_stack=open_stack)
        while not table.over:
            if rng.random() < 0.17:
                broken |= check_every_move(table)
                tables += 1
            table.play(turn(table), rng.choice(table.legal(turn(table))))

    assert tables > 90
    assert broken == {"M4", "M5", "M6", "M12a", "M13"} | ({"M15"} if open_stack else set())


def test_every_message_can_be_told_in_both_languages() -> None:
    """Whatever is refused, at random tables: one line, no key or placeholder left in it."""
    rng = random.Random(5)
    every = list(GAME.moves.every())
    table = GAME.new(seats=3, seed=5, deals=2, open_stack=True)
    told = set()
    while not table.over:
        for move in rng.sample(every, k=10):
            try:
                table.read(turn(table), move)
            except GrimoireError as error:
                told |= {(lang, error.say(lang)) for lang in ("en", "fr")}
        table.play(turn(table), rng.choice(table.legal(turn(table))))

    assert len(told) > 50
    for _, words in told:
        assert "\n" not in words and "{" not in words and "illegal-" not in words and "$" not in words
