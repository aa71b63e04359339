"""Notation: what is printed is read, and whatever else people write is read or refused in plain words."""

from __future__ import annotations

import itertools
import json

import pytest
from hypothesis import example, given, strategies as st

from grimoire import GrimoireError, IllegalMove, Malformed, Table
from grimoire.core.moves import Move
from grimoire.games.gargon.moves import Kind
from grimoire.games.gargon.notation import COLOUR_WORDS, MOVES
from grimoire.match.match import Match

from ..shared import LANGUAGES, is_told, plain, steady
from .positions import NAMES, ORDER, draw, hand, lying, picked, play, refused, turn

EVERY = list(MOVES.every())

LEADING = """
    A>     y2 y6 r9 y0 y0 w4 w5 g1
    B      ...
    C      ...
"""
FOLLOWING = """
    A>     ...                down y2 y6 r9
    B*     b2 b8 r8 r1 g4 g5
    C      ...
"""


def read(text: str) -> list[str]:
    """The moves that a text names, each as it is printed."""
    return [str(MOVES(number)) for number in MOVES.read(text, [])]


# ---------------------------------------------------------------- what is printed is read


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (MOVES.make(Kind.PICK, 4, 6), "+y6"),
        (MOVES.make(Kind.PICK, 0, 0), "+w0"),
        (MOVES.make(Kind.PICK, 5, 15), "+g15"),
        (MOVES.make(Kind.DONE), "done"),
        (MOVES.make(Kind.PASS, 2, 1), "pass 2+1"),
        (MOVES.make(Kind.PASS, 0, 0), "pass 0+0"),
        (MOVES.make(Kind.FIGHT, 3), "fight red"),
        (MOVES.make(Kind.FIGHT, 2), "fight violet"),
        (MOVES.make(Kind.DRAW, 0), "draw left"),
        (MOVES.make(Kind.DRAW, 1), "draw right"),
    ],
)
def test_moves_are_written_as_the_rulebook_shows(move: Move, written: str) -> None:
    assert str(move) == written
    assert repr(move) == f"<Move {written}>"
    assert read(written) == [written]


def test_every_declared_move_is_read_as_it_is_printed() -> None:
    assert len(EVERY) == 96 + 1 + 16 + 6 + 2
    assert len({str(move) for move in EVERY}) == len(EVERY)
    for move in EVERY:
        assert MOVES.read(str(move), []) == [move]


def test_every_declared_move_comes_back_from_json() -> None:
    for move in EVERY:
        assert MOVES.from_json(json.loads(json.dumps(move.json()))) == move


@steady()
@given(st.sampled_from(EVERY), st.data())
def test_spaces_and_capitals_do_not_matter(move: Move, data: st.DataObject) -> None:
    spaces = st.sampled_from(["", " ", "  "])
    written = "".join(
        data.draw(spaces) + sign + data.draw(spaces) if sign == "+" else sign for sign in str(move)
    )
    change = data.draw(st.sampled_from([str.upper, str.lower, str.title]))

    assert read(data.draw(spaces) + change(written) + data.draw(spaces)) == [str(move)]


@steady()
@given(st.lists(st.sampled_from(ORDER), min_size=1, max_size=5), st.booleans())
def test_the_cards_of_a_play_are_read_in_any_order_and_picked_in_one(cards: list[str], whole: bool) -> None:
    """G7: a whole play ends with `done`, a `+` before it only picks."""
    moves = [f"+{card}" for card in sorted(cards, key=ORDER.index)]

    assert read("+".join(cards) if whole else "+" + "+".join(cards)) == [*moves, *["done"] * whole]


# ---------------------------------------------------------------- words of both languages


@pytest.mark.parametrize(
    ("texts", "moves"),
    [
        (["+".join(order) for order in itertools.permutations(["y2", "y6", "r9"])], "+r9 +y2 +y6 done"),
        (["y2 + y6 + r9", " Y2+Y6+R9 ", "y 2+y 6+r 9", "play y2+y6+r9", "joue r9+y6+y2"], "+r9 +y2 +y6 done"),
        (["yellow 2+yellow 6+red 9", "jaune 2 + jaune 6 + rouge 9"], "+r9 +y2 +y6 done"),
        (["Manticore 2 + manticore 6 + PHOENIX 9", "manticore 2+y6+phénix 9"], "+r9 +y2 +y6 done"),
        (
            [
                "y6",
                " Y6",
                "y 6",
                "yellow 6",
                "jaune 6",
                "manticore 6",
                "Yellow6",
                "y06",
                "6 jaune",
                "jouer y6",
            ],
            "+y6 done",
        ),
        (["+y6", "+ y6", " +Y6", "+yellow 6", "+jaune 6", "play +y6"], "+y6"),
        (["+y6+r9", "+r9+y6", "+ y6 + red 9"], "+r9 +y6"),
        (["y0+y0", "yellow 0 + jaune 0"], "+y0 +y0 done"),
        (["+y0+y0"], "+y0 +y0"),
        (["done", "Done", " DONE ", "fini", "Fini", "terminé", "TERMINÉ", "termine"], "done"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_plays_are_read_however_they_are_put(texts: list[str], moves: str) -> None:
    assert [read(text) for text in texts] == [moves.split()] * len(texts)


@pytest.mark.parametrize(
    ("texts", "move"),
    [
        (["pass 2+1", "passe 2+1", "Passer 2 + 1", "PASS  2+1", "pass 02+01"], "pass 2+1"),
        (["pass 0+0", "passe 0+0"], "pass 0+0"),
        (["draw left", "pioche gauche", "Piocher GAUCHE", "draw  left"], "draw left"),
        (["draw right", "pioche droite", "draw droite"], "draw right"),
        (["fight red", "fight r", "combat rouge", "Combattre ROUGE", "fight phoenix"], "fight red"),
        (
            ["fight g", "combat vert", "combat verte", "combat fée", "combat fee", "fight fairies"],
            "fight green",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_the_other_moves_are_read_in_both_languages(texts: list[str], move: str) -> None:
    assert [read(text) for text in texts] == [[move]] * len(texts)


@pytest.mark.parametrize(
    ("letter", "words"),
    [
        ("w", ["w", "white", "blanc", "blanche", "dragon"]),
        ("b", ["b", "blue", "bleu", "bleue", "pegasus", "pégase", "pegase"]),
        ("v", ["v", "violet", "violette", "gargoyle", "gargouille", "gargouilles"]),
        ("r", ["r", "red", "rouge", "phoenix", "phénix", "phenix"]),
        ("y", ["y", "yellow", "jaune", "manticore"]),
        ("g", ["g", "green", "vert", "verte", "fairy", "fée", "fee"]),
    ],
)
def test_g1_colours_and_creatures_are_named_in_both_languages(letter: str, words: list[str]) -> None:
    for word in words:
        assert read(f"fight {word}") == [f"fight {NAMES[letter]}"]
        assert read(f"{word} 7") == read(f"{word.title()}7") == [f"+{letter}7", "done"]


def test_no_word_stands_for_two_colours() -> None:
    words = [word for known in COLOUR_WORDS.values() for word in known.split()]

    assert len(words) == len(set(words))


# ---------------------------------------------------------------- a whole play at the table


@pytest.mark.parametrize(
    ("drawing", "text", "moves"),
    [
        (LEADING, "y2+y6+r9", ["+r9", "+y2", "+y6", "done"]),
        (LEADING, "y0+y0", ["+y0", "+y0", "done"]),
        (LEADING, "y6", ["+y6", "done"]),
        (LEADING, "+y6+r9", ["+r9", "+y6"]),
        (FOLLOWING, "r8 + b2 + r1", ["+b2", "+r1", "+r8", "done"]),
    ],
    ids=["a starter's play", "both 0s", "one card", "picks", "a follower's play"],
)
def test_a_whole_play_is_one_step_and_undone_as_one(drawing: str, text: str, moves: list[str]) -> None:
    table = draw(drawing)
    before, seat = table.states.tobytes(), turn(table)

    table.play(seat, text)

    assert [str(ply.move) for ply in table.history] == moves
    assert table.steps == 1 and {(ply.step, ply.seat) for ply in table.history} == {(1, seat)}
    match = Match(table, {})
    match.takeback(seat)
    assert match.table.states.tobytes() == before and match.table.history == []


def test_a_whole_play_leads_where_its_moves_do() -> None:
    whole = play(draw(FOLLOWING), "r1+b2+r8")
    singly = play(draw(FOLLOWING), "+b2", "+r1", "+r8", "done")

    assert whole.states.tobytes() == singly.states.tobytes()
    assert lying(whole, 1) == "b2 r1 r8"


def test_picks_that_are_named_together_are_no_play_yet() -> None:
    table = play(draw(LEADING), "+y6+r9")

    assert picked(table, 0) == "r9 y6"
    assert turn(table) == 0 and lying(table, 0) == ""
    assert hand(table, 0).split().count("y6") == 1  # they are still in hand


@pytest.mark.parametrize(
    ("drawing", "text", "clause"),
    [
        (LEADING, "y2+y6+g9", "G7"),  # the last card is not held
        (LEADING, "y2+y6+y0", "G7"),  # three of one colour
        (LEADING, "w4+r9+y2+g1", "G7"),  # four cards
        (LEADING, "y2+y2", "G7"),  # one card twice
        (LEADING, "y0+y0+y0", "G7"),
        (LEADING, "+y2+y6+y0", "G7"),
        (FOLLOWING, "b2+b8", "G8"),  # not the mix, which shows only at the end
        (FOLLOWING, "b2+b8+g4+g5", "G7"),  # the mix, and one card too many
    ],
    ids=lambda value: value if len(value) < 20 else "",
)
def test_a_whole_play_changes_nothing_if_a_later_card_is_illegal(
    drawing: str, text: str, clause: str
) -> None:
    table = draw(drawing)

    assert refused(table, text) == clause
    assert table.history == []


def test_g7_cards_that_are_named_are_added_to_those_picked() -> None:
    table = play(draw(LEADING), "+r9", "y6+y2")

    assert lying(table, 0) == "r9 y2 y6"
    assert [ply.step for ply in table.history] == [1, 2, 2, 2]


@pytest.mark.parametrize("text", ["r9", "r9+y6", "+r9", "y2"])
def test_g7_what_comes_before_the_picked_cards_cannot_be_added(text: str) -> None:
    table = play(draw(LEADING), "+y2")

    assert refused(table, text) == "G7"
    assert picked(table, 0) == "y2"


# ---------------------------------------------------------------- what cannot be read

NO_MOVE = [
    "", " ", "+", "++", "y", "6", "66", "+y", "+6", "y6+", "y6++r9", "++y6", "+y6+", "x3", "yy6", "y6r9",
    "y6 r9", "y6,r9", "y6-r9", "y-1", "y6.0", "y1e1", "y1000", "y٣", "y６", "y²", "y⁶", "Ⅵ", "y½",
    "yellow", "yellow six", "pink 3", "rose 3", "done done", "donee", "done 1", "fight", "fight ",
    "fight pink", "fight red blue", "fight 3", "fight y6", "fightred", "combat rose", "draw", "draw middle",
    "draw 1", "draw left right", "pioche", "pioche milieu", "play", "joue", "play done", "2+1",
    "\x00", "☃", "y6\x00", "y\u202e6", "\ud800",
]  # fmt: skip
NO_PASS = [
    "pass", "pass +", "passe", "PASS", "pass 2", "pass 2+", "pass 1+1+1", "pass 1 1", "pass 1,1",
    "pass -1+2", "pass 2-1", "pass a+b", "pass ２+1", "pass ٢+1", "pass 2+²", "pass 100+0", "passe gauche",
    "pass 1.0+1", "pass left",
]  # fmt: skip


def unreadable(text: str) -> Malformed:
    """The error that a text that names no move is refused with; nothing has changed by it."""
    table = draw(LEADING)
    before = table.states.tobytes()
    with pytest.raises(Malformed) as caught:
        table.play(0, text)
    assert table.states.tobytes() == before and table.history == []
    return caught.value


@pytest.mark.parametrize("text", NO_MOVE)
def test_texts_that_name_no_move_are_malformed_and_shown(text: str) -> None:
    malformed = unreadable(text)

    assert f"“{text}” is no move" in malformed.say("en") and "y2+y6+r9" in malformed.say("en")
    assert f"« {text} » n’est pas un coup" in plain(malformed.say("fr"))
    assert all(is_told(malformed.say(lang)) for lang in LANGUAGES)


@pytest.mark.parametrize("text", NO_PASS)
def test_passes_that_do_not_say_what_is_drawn_are_malformed_and_shown(text: str) -> None:
    """G10: how many cards from each stack is part of the decision."""
    malformed = unreadable(text)

    assert f"“{text}” is no pass" in malformed.say("en") and "pass 2+1" in malformed.say("en")
    assert f"« {text} »" in plain(malformed.say("fr")) and "pass 2+1" in malformed.say("fr")
    assert all(is_told(malformed.say(lang)) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "clause", "english", "french"),
    [
        ("y16", "G1", "the value 16", "ne vaut 16"),
        ("y99", "G1", "the value 99", "ne vaut 99"),
        ("+y16", "G1", "the value 16", "ne vaut 16"),
        ("y6+r999", "G1", "the value 999", "ne vaut 999"),
        ("dragon 16", "G1", "the value 16", "ne vaut 16"),
        ("pass 4+0", "G10", "1 to 3 cards, not 4", "de 1 à 3 cartes, et non 4"),
        ("pass 0+4", "G10", "not 4", "et non 4"),
        ("pass 2+2", "G10", "not 4", "et non 4"),
        ("passe 99+99", "G10", "not 198", "et non 198"),
    ],
)
def test_what_no_rule_could_allow_is_refused_from_its_notation(
    text: str, clause: str, english: str, french: str
) -> None:
    table = draw(FOLLOWING)
    before = table.states.tobytes()

    with pytest.raises(IllegalMove) as caught:
        table.play(1, text)

    assert caught.value.clause == clause
    assert english in caught.value.say("en") and french in plain(caught.value.say("fr"))
    assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)
    assert table.states.tobytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "x" * 2501,
        "y6+" * 5000,
        "y6" * 5000,
        "+" * 100_000,
        "pass " + "1" * 100_000,
        "y" + "6" * 5000,
        "y\n6\r+",
    ],
    ids=["letters", "cards", "no plus", "plus", "pass", "digits", "lines"],
)
def test_a_text_of_any_length_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        read(text)

    for lang in LANGUAGES:
        assert len(caught.value.say(lang)) < 1000 and len(caught.value.say(lang).splitlines()) == 1


def test_g7_a_play_of_ten_thousand_cards_is_refused_in_one_line() -> None:
    table = draw(LEADING)

    assert refused(table, "+".join(["y0"] * 10_000)) == "G7"


PIECES = ["y6", "r9", "w4", "y0", "g1", "x3", "y16", "+", "+", " ", "pass ", "2+1", "fight ", "red", "r",
          "draw ", "left", "done", "play ", "jaune", "6", "-", "٣", "²", "\n"]  # fmt: skip


@steady(max_examples=250)
@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map("".join)))
@example("y6+\ud800")
@example("İ6")
def test_any_text_is_read_as_declared_moves_or_refused_with_one_of_our_errors(text: str) -> None:
    try:
        moves = MOVES.read(text, [])
    except (Malformed, IllegalMove) as error:
        assert all(is_one_line(error, lang) for lang in LANGUAGES)
    else:
        assert moves and all(MOVES(number) in EVERY for number in moves)


def is_one_line(error: GrimoireError, lang: str) -> bool:
    return len(error.say(lang).splitlines()) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("drawing", [LEADING, FOLLOWING], ids=["leading", "following"])
def test_at_a_table_any_text_is_legal_or_refused(drawing: str) -> None:
    table = draw(drawing)
    check_any_text(table)


def check_any_text(table: Table) -> None:
    """Whatever is sent: legal moves one after the other, or one of our errors; nothing has changed."""
    seat, before = turn(table), table.states.tobytes()

    @steady(max_examples=100)
    @given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=7).map("".join))
    def check(text: str) -> None:
        try:
            moves = table.read(seat, text)
        except GrimoireError as error:
            assert all(is_one_line(error, lang) for lang in LANGUAGES)
        else:
            twin = table.copy()
            for move in moves:
                twin.play(seat, move)
        assert table.states.tobytes() == before

    check()
