"""Notation: what is printed is read, and whatever else people write is read or refused in plain words."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from hypothesis import example, given, settings, strategies as st

from grimoire import Ambiguous, GrimoireError, IllegalMove, Malformed
from grimoire.core.moves import Move
from grimoire.games.magicians.moves import Kind, Top
from grimoire.games.magicians.notation import MOVES

from .positions import choices, draw, play

EVERY = list(MOVES.every())
READABLE = [move for move in EVERY if not (move.kind == "play" and sum(tuple(move.args)[1:]) == 0)]
CARD_WORDS = ["1", "5", "7", "8", "13", "14", "0", "J", "j", "joker", "Joker", "ball", "boule", "b", ""]


def steady(max_examples: int = 100) -> settings:
    """The same examples in every run, however slow the machine."""
    return settings(max_examples=max_examples, deadline=None, derandomize=True, database=None)


def read(text: str, legal: Sequence[Move] = ()) -> Move:
    (move,) = (MOVES(number) for number in MOVES.read(text, legal))
    return move


def cards(value: int, naturals: int = 0, jokers: int = 0, top: int = Top.NONE) -> Move:
    return MOVES.make(Kind.PLAY, value, naturals, jokers, top)


TAKE, BALL, TOP_BALL = MOVES.make(Kind.TAKE), MOVES.make(Kind.BALL, 0), MOVES.make(Kind.BALL, 1)


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (TAKE, "take"),
        (BALL, "ball"),
        (TOP_BALL, "^ball"),
        (cards(12, 1), "12"),
        (cards(3, 2), "3+3"),
        (cards(5, 2, 1), "5+5+J"),
        (cards(4, 0, 1), "J=4"),
        (cards(4, 0, 2), "J+J=4"),
        (cards(5, 1, 0, Top.NATURAL), "5+^5"),
        (cards(5, 0, 0, Top.NATURAL), "^5"),
        (cards(5, 1, 1, Top.NATURAL), "5+^5+J"),
        (cards(4, 0, 0, Top.JOKER), "^J=4"),
        (cards(4, 0, 1, Top.JOKER), "J+^J=4"),
        (cards(4, 2, 1, Top.JOKER), "4+4+J+^J"),
    ],
)
def test_moves_are_written_as_the_rulebook_shows(move: Move, written: str) -> None:
    assert str(move) == written
    assert repr(move) == f"<Move {written}>"
    assert read(written) == move


def test_every_declared_move_that_lays_a_card_is_read_as_it_is_printed() -> None:
    assert len(READABLE) == len(EVERY) - 13  # all but the thirteen plays of no cards
    assert len({str(move) for move in READABLE}) == len(READABLE)
    for move in READABLE:
        assert read(str(move)) == move


def test_every_declared_move_comes_back_from_json() -> None:
    for move in EVERY:
        assert MOVES.from_json(json.loads(json.dumps(move.json()))) == move


@steady()
@given(st.sampled_from(READABLE), st.data())
def test_spaces_and_capitals_between_cards_do_not_matter(move: Move, data: st.DataObject) -> None:
    spaces = st.sampled_from(["", " ", "  "])
    written = "".join(
        data.draw(spaces) + sign + data.draw(spaces) if sign in "+=" else sign for sign in str(move)
    )
    change = data.draw(st.sampled_from([str.upper, str.lower, str.title]))

    assert read(data.draw(spaces) + change(written) + data.draw(spaces)) == move


@steady()
@given(st.sampled_from([move for move in READABLE if move.kind == "play"]), st.data())
def test_the_order_of_the_cards_does_not_matter(move: Move, data: st.DataObject) -> None:
    written, equals, named = str(move).partition("=")
    mixed = data.draw(st.permutations(written.split("+")))

    assert read("+".join(mixed) + equals + named) == move


@steady()
@given(st.sampled_from(READABLE), st.sampled_from(["play ", "joue ", "jouer ", "Play ", " JOUE "]))
def test_the_verb_to_play_may_stand_before_a_move(move: Move, verb: str) -> None:
    assert read(verb + str(move)) == move


@pytest.mark.parametrize(
    ("words", "move"),
    [
        (["take", "t", "T", "prendre", "prends", "p", " Take ", "PRENDRE"], TAKE),
        (["ball", "b", "boule", "Boule", "B", " ball"], BALL),
        (["^ball", "^b", "^boule", "^ boule"], TOP_BALL),
        (["J=4", "j=4", "joker=4", "Joker = 4", "J = 4", "play J=4", "joue joker=4"], cards(4, 0, 1)),
        (["^J=4", "^joker=4", "^ j = 4"], cards(4, 0, 0, Top.JOKER)),
        (["5+5+J", "5+J+5", "J+5+5", "5 + 5 + joker", "5+5+J=5"], cards(5, 2, 1)),
        (["12", " 12 ", "play 12", "joue 12", "jouer 12", "12=12"], cards(12, 1)),
    ],
)
def test_synonyms_in_both_languages(words: list[str], move: Move) -> None:
    assert [read(word) for word in words] == [move] * len(words)


# ---------------------------------------------------------------- jokers without a value


@pytest.mark.compiled
def test_a_lone_joker_is_ambiguous_where_several_values_are_legal() -> None:
    table = draw("""
        fight  4 = 4
        A*     J 8 9 10 11 12
        B      ...
    """)
    before = table.states.tobytes()

    with pytest.raises(Ambiguous) as caught:
        table.play(0, "J")

    assert caught.value.clause == "M5"
    assert "Name one: J=5, J=6, J=7." in caught.value.say("en")
    assert "Précisez\u00a0: J=5, J=6, J=7." in caught.value.say("fr")
    assert table.states.tobytes() == before


@pytest.mark.compiled
def test_a_lone_joker_is_understood_where_one_value_is_legal() -> None:
    table = draw("""
        fight  6 = 6
        A*     J 2 2 3 3 1
        B      ...
    """)
    assert choices(table) == {"take", "J=7", "3+3+J"}

    play(table, "J")

    assert table.view(None).total == 7


def test_two_jokers_without_a_value_are_read_alike() -> None:
    table = draw("""
        fight  12 = 12
        A*     J J 2 2 3 3
        B      ...
    """)
    assert str(*table.read(0, "J+J")) == "J+J=7"

    opening = draw("""
        A*     J J 2 2 3 3
        B      ...
    """)
    with pytest.raises(Ambiguous) as caught:
        opening.play(0, "joker + J")
    assert "J+J=1, J+J=2" in caught.value.say("en") and "joker + J" in caught.value.say("en")


def test_a_joker_of_the_pile_without_a_value_is_read_alike() -> None:
    table = draw(
        """
        fight  6 = 6
        A*     1 2 2 3 3 4 | J
        B      ...
        """,
        open_stack=True,
    )

    assert str(*table.read(0, "^J")) == "^J=7"


@pytest.mark.parametrize(
    ("held", "last", "clause"),
    [("J 2 2 3 3 1", 7, "M4"), ("4 2 2 3 3 1", 3, "M5"), ("4 2 2 3 3 1", 13, "M5")],
)
def test_a_lone_joker_is_refused_with_the_clause_where_no_value_is_legal(
    held: str, last: int, clause: str
) -> None:
    table = draw(f"""
        fight  {last} = {last}
        A*     {held}
        B      ...
    """)

    with pytest.raises(IllegalMove) as caught:
        table.play(0, "J")
    assert caught.value.clause == clause


# ---------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "+", "5+", "+5", "5++5", "=4", "J=", "J==4", "J=4=4", "J=J", "J=x", "^", "^^5", "^take",
        "5^", "1000", "J=1000", "-5", "5-5", "5.0", "5,5", "five", "pass", "play", "joue", "2*5", "2x5",
        "balle", "ball ball", "²", "J=²", "5\n+5", "\x00", "☃", "1e1", "0x5",
    ],
)  # fmt: skip
def test_texts_that_name_no_move_are_malformed_and_shown(text: str) -> None:
    table = draw("""
        A*     J J 2 2 5 5 | 5
        B      ...
    """)
    before = table.states.tobytes()

    with pytest.raises(Malformed) as caught:
        table.play(0, text)

    shown = " ".join(text.splitlines())  # a message is one line
    assert f"“{shown}” is no move" in caught.value.say("en")
    assert f"«\u00a0{shown}\u00a0»" in caught.value.say("fr")
    assert table.states.tobytes() == before


NOTATION_LIKE = st.lists(st.sampled_from([*CARD_WORDS, "+", "=", "^", " ", "take", "play ", "٣", "²", "-"]))


@pytest.mark.compiled
@steady(max_examples=400)
@given(st.one_of(st.text(), NOTATION_LIKE.map("".join)))
@example("ball=3")
@example("^ball=3")
@example("\ud800")
def test_any_text_is_read_or_refused_with_one_of_our_three_errors(text: str) -> None:
    table = draw("""
        fight  4 = 4
        A*     5 5 ball J J 9 | 3 5
        B      ...
    """)
    before = table.states.tobytes()
    try:
        (move,) = table.read(0, text)
    except (Malformed, IllegalMove, Ambiguous) as error:
        assert isinstance(error, GrimoireError)
        assert all(error.say(lang) for lang in ("en", "fr"))
    else:
        assert move in table.legal(0)
    assert table.states.tobytes() == before


@pytest.mark.parametrize("size", [2501, 100_000])
def test_a_text_of_any_length_is_refused_in_words(size: int) -> None:
    """Whatever is sent, the message can be told."""
    with pytest.raises(Malformed) as caught:
        read("x" * size)

    assert all(caught.value.say(lang) for lang in ("en", "fr"))


@pytest.mark.parametrize("text", ["ball=3", "b=5", "^ball=3", "boule=5"])
def test_a_ball_has_no_value_so_none_can_be_named(text: str) -> None:
    """M6, M12a: `ball=3` must not be read as the card 3."""
    with pytest.raises((Malformed, IllegalMove)) as caught:
        read(text)

    assert caught.value.clause in (None, "M6", "M12a")


@pytest.mark.parametrize("text", ["1 2", "1 1", "5 5", "1 3 + 13", "J = 1 2"])
def test_two_numbers_with_a_space_between_are_not_one_card(text: str) -> None:
    """M4: `1 1`, two cards written carelessly, must not be played as an 11."""
    with pytest.raises(Malformed):
        read(text)
