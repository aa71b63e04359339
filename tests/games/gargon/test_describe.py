"""The table in plain lines, every event in words, for each viewer and in both languages."""

from __future__ import annotations

import re

import pytest

from grimoire import Event, Table
from grimoire.core.narration import narrate
from grimoire.games.gargon.moves import Happening, Way, three

from ..shared import LANGUAGES, describe, say
from .positions import BOX, COLOURS, GAME, ORDER, draw, play, play_out
from .secrets import moments
from .test_view import PUBLIC_FACTS

DRAWING = """
    A>     w1 r0 r0 g15         down y2 y6 r9   won w7 b0 b0
    B      b3                   passed          won ... g1
    C*     r1 r8 y3 y0 g2       picked r8
    left   g3 b1 v2
    right  w4
    out    w0 y15
"""
TOP_ENGLISH = [
    "Colours: w white, b blue, v violet, r red, y yellow, g green.",
    "Round 7, started by Player 1.",
    "The left stack: 3 cards, top first: g b v.",
    "The right stack: 1 card: w.",
    "Discards: white w0, yellow y15.",
]
TOP_FRENCH = [
    "Couleurs : w blanc, b bleu, v violet, r rouge, y jaune, g vert.",
    "Tour 7, commencé par Joueur 1.",
    "La pioche de gauche : 3 cartes, celle du dessus d’abord : g b v.",
    "La pioche de droite : 1 carte : w.",
    "Défausse : blanc w0, jaune y15.",
]


# ---------------------------------------------------------------- the table


def test_the_table_in_english_as_the_player_to_move_sees_it() -> None:
    assert describe(draw(DRAWING, rounds=6), 2, "en") == [
        *TOP_ENGLISH,
        "Player 1: 4 cards in hand: white ×1, red ×2, green ×1.",
        "  On the table, face down: r y y.",
        "  Won: 3 cards, blue on top.",
        "Player 2: 1 card in hand: blue ×1.",
        "  Passed.",
        "  Won: 80 cards, green on top.",
        "You: 5 cards in hand: red ×2, yellow ×2, green ×1.",
        "Mix to follow: 2+1.",
        "You are last, so only these colours are open to you: red, yellow.",
        "Your hand: red r1 r8, yellow y0 y3, green g2.",
        "Picked so far: r8.",
    ]


def test_the_table_in_french_as_the_player_to_move_sees_it() -> None:
    assert describe(draw(DRAWING, rounds=6), 2, "fr") == [
        *TOP_FRENCH,
        "Joueur 1 : 4 cartes en main : blanc ×1, rouge ×2, vert ×1.",
        "  Sur la table, face cachée : r y y.",
        "  Gains : 3 cartes, bleu sur le dessus.",
        "Joueur 2 : 1 carte en main : bleu ×1.",
        "  Passe ce tour.",
        "  Gains : 80 cartes, vert sur le dessus.",
        "Vous : 5 cartes en main : rouge ×2, jaune ×2, vert ×1.",
        "Répartition à suivre : 2+1.",
        "Vous jouez en dernier, dans ces couleurs seulement : rouge, jaune.",
        "Votre main : rouge r1 r8, jaune y0 y3, vert g2.",
        "Déjà choisi : r8.",
    ]


@pytest.mark.parametrize(
    ("lang", "own"),
    [
        (
            "en",
            [
                "Round 7, started by you.",
                *TOP_ENGLISH[2:],
                "You: 4 cards in hand: white ×1, red ×2, green ×1.",
                "  On the table, face down: r9 y2 y6.",
                "  Won, 2 amulets so far: white w7, blue b0 b0.",
                "Player 2: 1 card in hand: blue ×1.",
                "  Passed.",
                "  Won: 80 cards, green on top.",
                "Player 3: 5 cards in hand: red ×2, yellow ×2, green ×1.",
                "Your hand: white w1, red r0 r0, green g15.",
            ],
        ),
        (
            "fr",
            [
                "Tour 7, commencé par vous.",
                *TOP_FRENCH[2:],
                "Vous : 4 cartes en main : blanc ×1, rouge ×2, vert ×1.",
                "  Sur la table, face cachée : r9 y2 y6.",
                "  Gains, 2 amulettes pour l’instant : blanc w7, bleu b0 b0.",
                "Joueur 2 : 1 carte en main : bleu ×1.",
                "  Passe ce tour.",
                "  Gains : 80 cartes, vert sur le dessus.",
                "Joueur 3 : 5 cartes en main : rouge ×2, jaune ×2, vert ×1.",
                "Votre main : blanc w1, rouge r0 r0, vert g15.",
            ],
        ),
    ],
)
def test_who_is_not_to_move_reads_what_is_theirs_and_nothing_of_a_pick(lang: str, own: list[str]) -> None:
    """G25: one's own winnings, and the amulets on them; majorities would tell of those of others."""
    assert describe(draw(DRAWING, rounds=6), 0, lang)[1:] == own


@pytest.mark.parametrize(("lang", "top"), [("en", TOP_ENGLISH), ("fr", TOP_FRENCH)])
def test_a_spectator_reads_colours_alone(lang: str, top: list[str]) -> None:
    lines = describe(draw(DRAWING, rounds=6), None, lang)

    assert lines[:5] == top
    assert not any(re.search(r"[wbvryg]\d", line) for line in lines[5:])
    assert not any(re.search(r"\b(you|your|vous|votre)\b", line.lower()) for line in lines)


@pytest.mark.parametrize(
    ("lang", "won"),
    [
        ("en", "  Won, 22 points: white w7, blue b0 b0."),
        ("fr", "  Gains, 22 points : blanc w7, bleu b0 b0."),
    ],
)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_g25_open_winnings_are_read_by_everybody(viewer: int | None, lang: str, won: str) -> None:
    table = draw(DRAWING.replace("won ... g1", "").replace("w0 y15", "w0 y15 ..."), open_winnings=True)

    assert won in describe(table, viewer, lang)


LEADS = "A> ...\nB ...\nC ..."
FOLLOWS = "A> ... down y2 y6 r9\nB* b1 b2 w1\nC ..."
CANNOT = "A> ... down y2 y6 r9\nB* b1 b2\nC ..."
LAST_ROUND = "A> ... down y2\nB* b1\nC ...\nleft\nright g1 g2"
BATTLE = "A> w1 up y2 y6 r9\nB w2 passed\nC w3 up b1 b2 r5"
CONSOLED = "A> w1 up y2 y6\nB* b2 draws\nC w3 up g4"


@pytest.mark.parametrize(
    ("drawing", "english", "french"),
    [
        (LEADS, "You start: play 1 to 3 cards, never three of one colour.",
         "Vous commencez : jouez de 1 à 3 cartes, jamais trois de la même couleur."),
        (FOLLOWS, "Mix to follow: 2+1; or pass.", "Répartition à suivre : 2+1 ; ou passez."),
        (CANNOT, "You cannot match the mix of this round, 2+1: pass.",
         "Vous ne pouvez pas suivre la répartition de ce tour, 2+1 : passez."),
        (BATTLE, "Choose a colour for battle.", "Choisissez une couleur à combattre."),
        (CONSOLED, "You lost a card: draw one, from which stack?",
         "Vous avez perdu une carte : piochez-en une, de quelle pioche ?"),
    ],
    ids=["leads", "follows", "cannot", "battle", "owed"],
)  # fmt: skip
def test_who_is_to_decide_is_told_what_about_and_nobody_else(drawing: str, english: str, french: str) -> None:
    table = draw(drawing)
    for viewer in (None, 0, 1, 2):
        asked = viewer in table.actors
        assert (english in describe(table, viewer, "en")) == asked
        assert (french in describe(table, viewer, "fr")) == asked


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_g21_everybody_is_told_of_the_last_round_and_of_an_empty_stack(viewer: int | None) -> None:
    english, french = (describe(draw(LAST_ROUND), viewer, lang) for lang in LANGUAGES)

    assert "A stack is empty: this is the last round." in english
    assert "Une pioche est vide : c’est le dernier tour." in french
    assert "The left stack: empty." in english and "La pioche de gauche : vide." in french
    assert "The right stack: 2 cards, top first: g g." in english


def test_g12_where_all_hands_are_empty_nobody_is_told_to_play_cards() -> None:
    """Each of them has to pass, the one who would start too."""
    table = draw("A>\nB\nC\nleft w1 w2 w3\nright g1 g2")
    for seat in range(3):
        assert all(move.kind == "pass" for move in table.legal(seat))
        assert not any("You start" in line or "play 1 to 3" in line for line in describe(table, seat, "en"))
        assert not any("Vous commencez" in line for line in describe(table, seat, "fr"))
        assert sum("Nobody had cards" in line for line in describe(table, seat, "en")) == 1
        play(table, "pass 1+0" if seat == 0 else "pass 0+1")


def test_g16_g19_everybody_is_told_what_is_fought_for_and_who_is_still_to_draw() -> None:
    table = draw("A> w1\nB* w2 draws\nC w3 up r1\nD w4 draws\nfought r")

    for viewer in (None, 0, 1, 2, 3):
        english, french = (describe(table, viewer, lang) for lang in LANGUAGES)
        assert english.count("  A card still to draw.") == 2
        assert french.count("  Encore une carte à piocher.") == 2
        assert "Being fought for: red." in english and "Couleur disputée : rouge." in french


def test_when_the_game_is_over_all_is_told_and_nobody_asked() -> None:
    table = play_out(draw("A> y1\nB y5\nC y7 won w1 w2\nleft w3\nright r3"))

    for viewer in (None, 0, 1, 2):
        lines = describe(table, viewer, "en")
        assert sum("no cards in hand" in line for line in lines) == 3
        assert any("white w1 w2" in line for line in lines)  # G25
        assert not any(word in line for line in lines for word in ("Mix", "You start", "Choose", "last"))


# ---------------------------------------------------------------- every public fact


@pytest.mark.parametrize(("one", "other"), PUBLIC_FACTS.values(), ids=PUBLIC_FACTS)
def test_tables_that_differ_in_what_all_may_know_are_told_differently(one: str, other: str) -> None:
    """G3, G9, G14, G19, G20, G25: nothing that is public is left out of the words."""
    first, second = draw(one), draw(other)
    for lang in LANGUAGES:
        assert describe(first, None, lang) != describe(second, None, lang)


@pytest.mark.compiled
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_told_to_every_viewer_without_colour(lang: str) -> None:
    """Words and letters alone, and every letter is explained."""
    colours = {letter: GAME.texts.say(lang, f"colour-{letter}") for letter in COLOURS}
    for seats in (3, 5):
        for table in moments(seats, 10 + seats, 0.03, open_winnings=seats == 5):
            for viewer in (None, *range(seats)):
                lines = describe(table, viewer, lang)
                assert all(f"{letter} {name}" in lines[0] for letter, name in colours.items())
                for line in lines:
                    assert line.strip() and "table-" not in line and "\x1b" not in line
                    assert line.isprintable() and not any(sign in line for sign in "{}$")


# ---------------------------------------------------------------- events


def event(kind: Happening, seat: int | None = None, a: int = 0, b: int = 0, secret: int | None = 0) -> Event:
    return Event(kind.name.lower(), seat, a, b, secret)


def faces(*cards: str) -> int:
    """Up to three cards as events tell them."""
    found = [1 + ORDER.index(card) for card in cards] + [0, 0]
    return three(found[0], found[1], found[2])


def colours(letters: str) -> int:
    found = [1 + COLOURS.index(letter) for letter in letters] + [0, 0]
    return three(found[0], found[1], found[2])


W, B, V, R, Y, G = range(6)

# an event, then as its own seat hears it and as others do, in English and in French
TOLD: list[tuple[Event, list[str], list[str]]] = [
    (
        event(Happening.DEALT, 1, Y, 0, 6),
        ["You get yellow 6.", "Player 2 gets a yellow card."],
        ["Vous recevez le 6 jaune.", "Joueur 2 reçoit une carte jaune."],
    ),
    (
        event(Happening.DREW, 1, W, 0, 10),
        ["You draw white 10 from the left stack.", "Player 2 draws a white card from the left stack."],
        [
            "Vous piochez le 10 blanc de la pioche de gauche.",
            "Joueur 2 pioche une carte blanche de la pioche de gauche.",
        ],
    ),
    (
        event(Happening.DREW, 1, G, 1, 0),
        ["You draw green 0 from the right stack.", "Player 2 draws a green card from the right stack."],
        [
            "Vous piochez le 0 vert de la pioche de droite.",
            "Joueur 2 pioche une carte verte de la pioche de droite.",
        ],
    ),
    (
        event(Happening.SKIPPED, 1),
        [
            "You have no cards and cannot start the round.",
            "Player 2 has no cards and cannot start the round.",
        ],
        [
            "Vous n’avez pas de cartes et ne pouvez commencer le tour.",
            "Joueur 2 n’a pas de cartes et ne peut commencer le tour.",
        ],
    ),
    (
        event(Happening.LED, 1, 3),
        ["Round 3: you start.", "Round 3: Player 2 starts."],
        ["Tour 3 : vous commencez.", "Tour 3 : Joueur 2 commence."],
    ),
    (
        event(Happening.PLAYED, 1, colours("ryy"), 0, faces("r9", "y2", "y6")),
        [
            "You play, face down: red 9, yellow 2, yellow 6.",
            "Player 2 plays, face down: red, yellow, yellow.",
        ],
        [
            "Vous jouez, face cachée : 9 rouge, 2 jaune, 6 jaune.",
            "Joueur 2 joue, face cachée : rouge, jaune, jaune.",
        ],
    ),
    (
        event(Happening.PLAYED, 1, colours("w"), 0, faces("w0")),
        ["You play, face down: white 0.", "Player 2 plays, face down: white."],
        ["Vous jouez, face cachée : 0 blanc.", "Joueur 2 joue, face cachée : blanc."],
    ),
    (
        event(Happening.PASSED, 1, 2, 1),
        [
            "You pass; drawn: 2 from the left stack, 1 from the right.",
            "Player 2 passes; drawn: 2 from the left stack, 1 from the right.",
        ],
        [
            "Vous passez ; cartes piochées : 2 à gauche, 1 à droite.",
            "Joueur 2 passe ; cartes piochées : 2 à gauche, 1 à droite.",
        ],
    ),
    (
        event(Happening.REVEALED, 1, faces("r9", "y2", "y6")),
        ["You show red 9, yellow 2, yellow 6.", "Player 2 shows red 9, yellow 2, yellow 6."],
        ["Vous montrez : 9 rouge, 2 jaune, 6 jaune.", "Joueur 2 montre : 9 rouge, 2 jaune, 6 jaune."],
    ),
    (
        event(Happening.CHOSE, 1, R),
        ["You turn to red.", "Player 2 turns to red."],
        ["Vous en venez au rouge.", "Joueur 2 en vient au rouge."],
    ),
    (
        event(Happening.FOUGHT, 1, faces("r9"), 1),
        ["First battle: you fight with red 9.", "First battle: Player 2 fights with red 9."],
        [
            "Premier combat : vous combattez avec le 9 rouge.",
            "Premier combat : Joueur 2 combat avec le 9 rouge.",
        ],
    ),
    (
        event(Happening.FOUGHT, 1, faces("w1"), 2),
        ["Second battle: you fight with white 1.", "Second battle: Player 2 fights with white 1."],
        [
            "Second combat : vous combattez avec le 1 blanc.",
            "Second combat : Joueur 2 combat avec le 1 blanc.",
        ],
    ),
    (
        event(Happening.WON, 1, faces("r9"), Way.UNOPPOSED),
        [
            "You win red 9, since nobody else has the colour.",
            "Player 2 wins red 9, since nobody else has the colour.",
        ],
        [
            "Vous gagnez le 9 rouge, personne d’autre n’ayant la couleur.",
            "Joueur 2 gagne le 9 rouge, personne d’autre n’ayant la couleur.",
        ],
    ),
    (
        event(Happening.WON, 1, faces("r9"), Way.BATTLE),
        ["You win red 9.", "Player 2 wins red 9."],
        ["Vous gagnez le 9 rouge.", "Joueur 2 gagne le 9 rouge."],
    ),
    (
        event(Happening.WON, 1, faces("r0"), Way.REMAINING),
        [
            "You win red 0, the only one left of its colour.",
            "Player 2 wins red 0, the only one left of its colour.",
        ],
        [
            "Vous gagnez le 0 rouge, resté seul de sa couleur.",
            "Joueur 2 gagne le 0 rouge, resté seul de sa couleur.",
        ],
    ),
    (
        event(Happening.DISCARDED, 1, faces("v5")),
        ["You lose violet 5.", "Player 2 loses violet 5."],
        ["Vous perdez le 5 violet.", "Joueur 2 perd le 5 violet."],
    ),
    (
        event(Happening.NOBODY_WON, None, V),
        ["The two violet 0s are alone: nobody wins this battle."] * 2,
        ["Les deux cartes violettes de valeur 0 sont seules : personne ne gagne ce combat."] * 2,
    ),
    (
        event(Happening.EMPTIED, None, 0),
        ["The left stack is empty: this is the last round."] * 2,
        ["La pioche de gauche est vide : c’est le dernier tour."] * 2,
    ),
    (
        event(Happening.EMPTIED, None, 1),
        ["The right stack is empty: this is the last round."] * 2,
        ["La pioche de droite est vide : c’est le dernier tour."] * 2,
    ),
    (
        event(Happening.HAND_DISCARDED, 1, 1),
        ["You discard your hand: 1 card.", "Player 2 discards the hand: 1 card."],
        ["Vous défaussez votre main : 1 carte.", "Joueur 2 défausse sa main : 1 carte."],
    ),
    (
        event(Happening.HAND_DISCARDED, 1, 7),
        ["You discard your hand: 7 cards.", "Player 2 discards the hand: 7 cards."],
        ["Vous défaussez votre main : 7 cartes.", "Joueur 2 défausse sa main : 7 cartes."],
    ),
    (
        event(Happening.MAJORITY, 1, W, 10),
        ["You have the most white cards: 10 points.", "Player 2 has the most white cards: 10 points."],
        [
            "Vous avez le plus de cartes blanches : 10 points.",
            "Joueur 2 a le plus de cartes blanches : 10 points.",
        ],
    ),
    (
        event(Happening.MAJORITY, 1, B, 5),
        ["You tie for the most blue cards: 5 points.", "Player 2 ties for the most blue cards: 5 points."],
        [
            "Vous êtes à égalité pour le plus de cartes bleues : 5 points.",
            "Joueur 2 est à égalité pour le plus de cartes bleues : 5 points.",
        ],
    ),
    (
        event(Happening.DOUBLED, 1, V, 6),
        [
            "Your violet amulets, doubled by 0s, count 6.",
            "The violet amulets of Player 2, doubled by 0s, count 6.",
        ],
        [
            "Vos amulettes en violet, doublées par les 0, comptent 6.",
            "Les amulettes de Joueur 2 en violet, doublées par les 0, comptent 6.",
        ],
    ),
    (
        event(Happening.SCORED, 1, 22, 25),
        [
            "You have 22 for amulets and 25 for majorities: 47 points.",
            "Player 2 has 22 for amulets and 25 for majorities: 47 points.",
        ],
        [
            "Vous avez 22 pour les amulettes et 25 pour les majorités : 47 points.",
            "Joueur 2 a 22 pour les amulettes et 25 pour les majorités : 47 points.",
        ],
    ),
    (
        event(Happening.SCORED, 1, 1, 0),
        [
            "You have 1 for amulets and 0 for majorities: 1 point.",
            "Player 2 has 1 for amulets and 0 for majorities: 1 point.",
        ],
        [
            "Vous avez 1 pour les amulettes et 0 pour les majorités : 1 point.",
            "Joueur 2 a 1 pour les amulettes et 0 pour les majorités : 1 point.",
        ],
    ),
    (
        event(Happening.SCORED, 1, 0, 0),
        [
            "You have 0 for amulets and 0 for majorities: 0 points.",
            "Player 2 has 0 for amulets and 0 for majorities: 0 points.",
        ],
        [
            "Vous avez 0 pour les amulettes et 0 pour les majorités : 0 point.",
            "Joueur 2 a 0 pour les amulettes et 0 pour les majorités : 0 point.",
        ],
    ),
]


@pytest.mark.parametrize(("happened", "english", "french"), TOLD, ids=lambda one: getattr(one, "kind", ""))
def test_each_event_is_told_to_its_seat_to_others_and_to_spectators(
    happened: Event, english: list[str], french: list[str]
) -> None:
    for lang, (own, others) in zip(LANGUAGES, (english, french), strict=True):
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(1), 1)) == own
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(0), 0)) == others
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(None), None)) == others


def test_every_kind_of_event_is_among_them() -> None:
    assert {happened.kind for happened, *_ in TOLD} == {kind.name.lower() for kind in Happening}


def test_g12_a_starter_without_cards_hears_of_it_as_you() -> None:
    """B wins with a last card and would start; everywhere else, too, whoever reads is `You`."""
    table = draw("A> y1 w5\nB y15\nC w2\nleft g1 g2 g3\nright b1 b2 b3")
    play(table, "y1", "y15", "pass 1+0", "draw left")

    assert heard(table, 1, "en")[-2:] == [
        "You have no cards and cannot start the round.",
        "Round 2: Player 3 starts.",
    ]
    assert heard(table, 2, "fr")[-2:] == [
        "Joueur 2 n’a pas de cartes et ne peut commencer le tour.",
        "Tour 2 : vous commencez.",
    ]


# ---------------------------------------------------------------- a round in words


def round_in_words(viewer: int | None, lang: str) -> list[str]:
    """The example round of the rulebook, as a viewer hears it."""
    table = draw("""
        A>     y2 y6 r9
        B      w1 w2
        C      b2 b8 r8
        D      r0 r14 b12
        left   w3 b1 g1 g2
        right  v1 v2 v3 v4
    """)
    words: list[str] = []
    for move in ("y2+y6+r9", "pass 2+1", "b2+b8+r8", "r0+r14+b12", "fight yellow"):
        words += heard(play(table, move), viewer, lang)
    for move in ("draw left", "draw right", "draw right"):  # A and C for red, C for blue
        words += heard(play(table, move), viewer, lang)
    return words


def heard(table: Table, viewer: int | None, lang: str) -> list[str]:
    return [say(GAME, lang, text) for text in table.narrated(viewer)]


def test_the_example_round_reads_well_in_english() -> None:
    assert round_in_words(1, "en")[:15] == [
        "Player 1 plays, face down: red, yellow, yellow.",
        "You pass; drawn: 2 from the left stack, 1 from the right.",
        "You draw white 3 from the left stack.",
        "You draw blue 1 from the left stack.",
        "You draw violet 1 from the right stack.",
        "Player 3 plays, face down: blue, blue, red.",
        "Player 4 plays, face down: blue, red, red.",
        "Player 1 shows red 9, yellow 2, yellow 6.",
        "Player 3 shows blue 2, blue 8, red 8.",
        "Player 4 shows blue 12, red 0, red 14.",
        "Player 1 turns to yellow.",
        "Player 1 wins yellow 6, since nobody else has the colour.",
        "Player 1 wins yellow 2, since nobody else has the colour.",
        "Player 1 turns to red.",
        "First battle: Player 1 fights with red 9.",
    ]


def test_the_example_round_reads_well_in_french() -> None:
    words = round_in_words(3, "fr")

    assert words[:5] == [
        "Joueur 1 joue, face cachée : rouge, jaune, jaune.",
        "Joueur 2 passe ; cartes piochées : 2 à gauche, 1 à droite.",
        "Joueur 2 pioche une carte blanche de la pioche de gauche.",
        "Joueur 2 pioche une carte bleue de la pioche de gauche.",
        "Joueur 2 pioche une carte violette de la pioche de droite.",
    ]
    assert words[6] == "Vous jouez, face cachée : 12 bleu, 0 rouge, 14 rouge."
    assert "Vous gagnez le 14 rouge." in words
    assert "Vous gagnez le 0 rouge, resté seul de sa couleur." in words
    assert "Joueur 3 gagne le 2 bleu, resté seul de sa couleur." in words


def test_values_are_told_to_their_own_seat_alone_until_they_are_revealed() -> None:
    """G3, G13: a draw and a play face down."""
    table = draw("A> y2 r9\nB w1\nC w2\nleft g7 b1\nright v1 v2")
    played = [heard(play(table.copy(), "r9"), viewer, "en") for viewer in (0, 1, None)]
    drawn = [heard(play(table.copy(), "r9", "pass 1+0"), viewer, "en")[1] for viewer in (1, 0, None)]

    assert played[0] == ["You play, face down: red 9."]
    assert played[1] == played[2] == ["Player 1 plays, face down: red."]
    assert drawn[0] == "You draw green 7 from the left stack."
    assert drawn[1] == drawn[2] == "Player 2 draws a green card from the left stack."


def test_a_pick_is_told_to_nobody() -> None:
    table = play(draw("A> y2 r9\nB w1\nC w2"), "+r9")

    assert [heard(table, viewer, "en") for viewer in (0, 1, 2, None)] == [[]] * 4


# ---------------------------------------------------------------- moves and names


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("+y6", "Manticore, yellow 6, 3 amulets", "Manticore, 6 jaune, 3 amulettes"),
        ("+w10", "Dragon, white 10, 1 amulet", "Dragon, 10 blanc, 1 amulette"),
        ("+g0", "Fairy, green 0, no amulets", "Fée, 0 vert, sans amulette"),
        ("done", "play the cards picked, face down", "jouer les cartes choisies, face cachée"),
        ("pass 2+1", "draw 2 from the left stack, 1 from the right", "piocher 2 à gauche, 1 à droite"),
        ("fight blue", "Pegasus, blue", "Pégase, bleu"),
        ("draw left", "from the left stack", "de la pioche de gauche"),
    ],
)
def test_a_move_in_the_list_of_moves_says_what_it_means(move: str, english: str, french: str) -> None:
    (number,) = GAME.moves.read(move, [])
    meaning = GAME.gloss(BOX, GAME.moves(number))

    assert (say(GAME, "en", meaning), say(GAME, "fr", meaning)) == (english, french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_reason_and_options_have_words(lang: str) -> None:
    assert GAME.title(lang) == "Gargon"
    for key in ("tagline", "reason-stack_emptied"):
        assert GAME.texts.say(lang, key)
    for option in GAME.options:
        assert GAME.texts.say(lang, f"option-{option.name}")
        assert GAME.texts.put(lang, option.allowed)
