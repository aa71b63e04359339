"""The table in plain lines, and every event in words, in both languages."""

from __future__ import annotations

import random

import pytest

from grimoire import Table
from grimoire.core.events import Event
from grimoire.core.narration import narrate
from grimoire.games.magicians.moves import Happening

from .positions import BOX, GAME, draw, play, turn

DRAWING = """
    fight  1 3 3 12 ball = 12
    A      4 6 6 7 8 9     | 2 2
    B*     5 5 10 13 J 9   | 11 7 J
    stock  13 12 ...
"""


def lines(table: Table, viewer: int | None, lang: str) -> list[str]:
    return [say(lang, text) for text in GAME.describe(table.view(viewer))]


def say(lang: str, text: object) -> str:
    """The words, with the unbreakable spaces of French made plain."""
    return str(GAME.texts.put(lang, text)).replace("\u00a0", " ").replace("\u202f", " ")


def test_the_table_in_english_as_the_player_to_move_sees_it() -> None:
    table = draw(DRAWING, open_stack=True, deals=5, deal=1, points=[7, 8], from_pile=[0, 2])

    assert lines(table, 1, "en") == [
        "Deal 2 of 5. Stock: 33 cards.",
        "Player 1: 6 cards in hand, 2 stored, 7 from earlier deals.",
        "Pile, top last: 2 2.",
        "You: 6 cards in hand, 3 stored, 8 from earlier deals.",
        "Pile, top last: 11 7 J.",
        "Fight: 1 3 3 12 ball. Total to beat: 12.",
        "Your hand: 5 5 9 10 13 J.",
        "You must use a card of your hand (M15).",
    ]


def test_the_table_in_french_as_the_player_to_move_sees_it() -> None:
    table = draw(DRAWING, open_stack=True, deals=5, deal=1, points=[7, 8], from_pile=[0, 2])

    assert lines(table, 1, "fr") == [
        "Manche 2 sur 5. Pioche : 33 cartes.",
        "Joueur 1 : 6 cartes en main, 2 stockées, 7 des manches précédentes.",
        "Pile, le dessus à la fin : 2 2.",
        "Vous : 6 cartes en main, 3 stockées, 8 des manches précédentes.",
        "Pile, le dessus à la fin : 11 7 J.",
        "Combat : 1 3 3 12 ball. Total à dépasser : 12.",
        "Votre main : 5 5 9 10 13 J.",
        "Vous devez jouer une carte de votre main (M15).",
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Deal 1 of 2. Stock: empty.",
                "Player 1: 1 card in hand, 1 stored, 0 from earlier deals.",
                "Player 2: 2 cards in hand, 51 stored, 0 from earlier deals.",
                "The fight is empty: open it.",
            ],
        ),
        (
            "fr",
            [
                "Manche 1 sur 2. Pioche : vide.",
                "Joueur 1 : 1 carte en main, 1 stockée, 0 des manches précédentes.",
                "Joueur 2 : 2 cartes en main, 51 stockées, 0 des manches précédentes.",
                "Le combat est vide : ouvrez-le.",
            ],
        ),
    ],
)
def test_a_closed_table_before_an_opening_as_a_spectator_sees_it(lang: str, told: list[str]) -> None:
    table = draw("""
        A*     5    | 2
        B      4 6  | ...
    """)

    assert lines(table, None, lang) == told


def test_the_last_card_of_the_stock_is_one_card() -> None:
    table = draw("""
        A*     1 2 3 4 5 6
        B      2 3 4 5 6 7 | ...
        stock  13
    """)

    assert lines(table, 0, "en")[0] == "Deal 1 of 2. Stock: 1 card."
    assert lines(table, 0, "fr")[0] == "Manche 1 sur 2. Pioche : 1 carte."


def test_nobody_but_the_viewer_bound_is_told_to_use_the_hand() -> None:
    table = draw(DRAWING, open_stack=True, from_pile=[0, 2])

    assert lines(table, 1, "en")[-1] == "You must use a card of your hand (M15)."
    assert all("M15" not in line for viewer in (None, 0) for line in lines(table, viewer, "en"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_table_can_be_told_to_every_viewer(lang: str) -> None:
    rng = random.Random(3)
    for seats in (2, 6):
        table = GAME.new(seats=seats, seed=3, deals=1, open_stack=True)
        while not table.over:
            table.play(turn(table), rng.choice(table.legal(turn(table))))
            for viewer in (None, *range(seats)):
                for line in lines(table, viewer, lang):
                    assert line and "{" not in line and "table-" not in line


# ---------------------------------------------------------------- events


def event(kind: Happening, seat: int | None = None, a: int = 0, b: int = 0, secret: int | None = 0) -> Event:
    return Event(kind.name.lower(), seat, a, b, secret)


PLAYED_5_5_J = 5 | 2 << 8 | 1 << 16
PLAYED_TOP_JOKER = 4 | 2 << 24

# an event, then as its own seat hears it and as others do, in English and in French
TOLD = [
    (event(Happening.DEALT, None, 3), ["Deal 3."] * 2, ["Manche 3."] * 2),
    (event(Happening.OPENS, 1), ["You open.", "Player 2 opens."], ["Vous ouvrez.", "Joueur 2 ouvre."]),
    (
        event(Happening.DREW, 1, secret=12),
        ["You draw 12.", "Player 2 draws a card."],
        ["Vous piochez 12.", "Joueur 2 pioche une carte."],
    ),
    (
        event(Happening.DREW, 1, secret=15),
        ["You draw J.", "Player 2 draws a card."],
        ["Vous piochez J.", "Joueur 2 pioche une carte."],
    ),
    (
        event(Happening.PLAYED, 1, 15, PLAYED_5_5_J),
        ["You play 5+5+J: 15.", "Player 2 plays 5+5+J: 15."],
        ["Vous jouez 5+5+J : 15.", "Joueur 2 joue 5+5+J : 15."],
    ),
    (
        event(Happening.PLAYED, 1, 4, PLAYED_TOP_JOKER),
        ["You play ^J=4: 4.", "Player 2 plays ^J=4: 4."],
        ["Vous jouez ^J=4 : 4.", "Joueur 2 joue ^J=4 : 4."],
    ),
    (
        event(Happening.REPEATED, 1, 12, 0),
        ["You play a crystal ball: 12 again.", "Player 2 plays a crystal ball: 12 again."],
        ["Vous jouez une boule de cristal : encore 12.", "Joueur 2 joue une boule de cristal : encore 12."],
    ),
    (
        event(Happening.REPEATED, 1, 12, 1),
        [
            "You play a crystal ball from the pile: 12 again.",
            "Player 2 plays a crystal ball from the pile: 12 again.",
        ],
        [
            "Vous jouez une boule de cristal prise sur la pile : encore 12.",
            "Joueur 2 joue une boule de cristal prise sur la pile : encore 12.",
        ],
    ),
    (
        event(Happening.TOOK, 1, 8),
        ["You take the fight: 8 cards.", "Player 2 takes the fight: 8 cards."],
        ["Vous ramassez le combat : 8 cartes.", "Joueur 2 ramasse le combat : 8 cartes."],
    ),
    (
        event(Happening.TOOK, 1, 1),
        ["You take the fight: 1 card.", "Player 2 takes the fight: 1 card."],
        ["Vous ramassez le combat : 1 carte.", "Joueur 2 ramasse le combat : 1 carte."],
    ),
    (event(Happening.EMPTIED), ["The stock is empty."] * 2, ["La pioche est épuisée."] * 2),
    (
        event(Happening.WENT_OUT, 1),
        ["Your hand is empty: the deal ends.", "Player 2 has an empty hand: the deal ends."],
        ["Votre main est vide : la manche est finie.", "Joueur 2 a la main vide : la manche est finie."],
    ),
    (
        event(Happening.ADDED_HAND, 1, 2),
        ["You add your hand to your pile: 2 cards.", "Player 2 adds the hand to the pile: 2 cards."],
        ["Vous ajoutez votre main à votre pile : 2 cartes.", "Joueur 2 ajoute sa main à sa pile : 2 cartes."],
    ),
    (
        event(Happening.SCORED, 1, 1, 9),
        ["You have 1 card in this deal, 9 in all.", "Player 2 has 1 card in this deal, 9 in all."],
        [
            "Vous avez 1 carte dans cette manche, 9 en tout.",
            "Joueur 2 a 1 carte dans cette manche, 9 en tout.",
        ],
    ),
    (
        event(Happening.SCORED, 1, 0, 9),
        ["You have 0 cards in this deal, 9 in all.", "Player 2 has 0 cards in this deal, 9 in all."],
        [
            "Vous avez 0 carte dans cette manche, 9 en tout.",
            "Joueur 2 a 0 carte dans cette manche, 9 en tout.",
        ],
    ),
]


@pytest.mark.parametrize(("happened", "english", "french"), TOLD)
def test_each_event_is_told_to_its_seat_to_others_and_to_spectators(
    happened: Event, english: list[str], french: list[str]
) -> None:
    for lang, (own, others) in (("en", english), ("fr", french)):
        assert say(lang, narrate(GAME, BOX, happened.seen_by(1), 1)) == own
        assert say(lang, narrate(GAME, BOX, happened.seen_by(0), 0)) == others
        assert say(lang, narrate(GAME, BOX, happened.seen_by(None), None)) == others


def test_every_kind_of_event_is_among_them() -> None:
    assert {happened.kind for happened, *_ in TOLD} == {kind.name.lower() for kind in Happening}


def test_the_worked_example_reads_well_in_both_languages() -> None:
    table = draw("""
        A*     1 5 5 8 9 J
        B      2 3 3 4 7 9
        C      6 6 8 10 11 12
        D      4 7 8 8 10 ball
        stock  6 7 13 11 12 2 9 13 ...
    """)
    told: dict[str, list[str]] = {"en": [], "fr": []}
    for move in ("1", "3+3", "12", "ball", "5+5+J", "take"):
        play(table, move)
        for lang, words in told.items():
            words += [say(lang, text) for text in table.narrated(1)]

    assert told["en"] == [
        "Player 1 plays 1: 1.",
        "You play 3+3: 6.",
        "Player 3 plays 12: 12.",
        "Player 4 plays a crystal ball: 12 again.",
        "Player 1 plays 5+5+J: 15.",
        "You take the fight: 8 cards.",
    ]
    assert told["fr"] == [
        "Joueur 1 joue 1 : 1.",
        "Vous jouez 3+3 : 6.",
        "Joueur 3 joue 12 : 12.",
        "Joueur 4 joue une boule de cristal : encore 12.",
        "Joueur 1 joue 5+5+J : 15.",
        "Vous ramassez le combat : 8 cartes.",
    ]


def test_the_cards_drawn_are_told_to_who_draws_them_only() -> None:
    table = draw("""
        A*     1 5 5 8 9 J
        B      ...
        stock  13 ...
    """)
    play(table, "1")
    told = [
        [say("en", narrate(GAME, table.boxes[0], one, viewer)) for one in table.told(viewer)]
        for viewer in (0, 1, None)
    ]

    assert told[0] == ["You play 1: 1.", "You draw 13."]
    assert told[1] == told[2] == ["Player 1 plays 1: 1.", "Player 1 draws a card."]


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("take", "take the fight", "ramasser le combat"),
        ("ball", "repeat the total", "répéter le total"),
        ("^ball", "repeat the total", "répéter le total"),
        ("12", "total 12", "total 12"),
        ("5+5+J", "total 15", "total 15"),
        ("J+^J=7", "total 14", "total 14"),
        ("3+^3", "total 6", "total 6"),
    ],
)
def test_a_move_in_the_list_of_moves_says_what_it_comes_to(move: str, english: str, french: str) -> None:
    (number,) = GAME.moves.read(move, [])
    meaning = GAME.gloss(BOX, GAME.moves(number))

    assert (say("en", meaning), say("fr", meaning)) == (english, french)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_title_reason_and_options_have_words(lang: str) -> None:
    assert GAME.title(lang) == {"en": "Duel of Magicians", "fr": "Duel de magiciens"}[lang]
    for key in ("tagline", "reason-deals_played"):
        assert GAME.texts.say(lang, key)
    for option in GAME.options:
        assert GAME.texts.say(lang, f"option-{option.name}")
        assert GAME.texts.put(lang, option.allowed)
