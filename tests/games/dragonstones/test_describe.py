"""What happens, in words: to whoever does it, to the victim, to others, to spectators, in both languages."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from grimoire import Table
from grimoire.core.events import Event
from grimoire.core.narration import narrate
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.moves import NOTHING_STOLEN, STOLEN_COIN, Happening, by_colour, two
from grimoire.games.dragonstones.state import Reason
from grimoire.games.dragonstones.things import Coin, Stone

from ..shared import LANGUAGES, describe, say
from .positions import GAME, bid, draw, outbid, play, silver

BOX = GAME.new_box(4, GAME.read_options({}, 4))[0]
ACTOR, VICTIM, OTHER, SPECTATOR = 0, 1, 2, None
THIEF, TROLL, MAGICIAN, NECROMANCER = (NAMES.index(n) for n in ("thief", "troll", "magician", "necromancer"))


class Told(NamedTuple):
    """An event of seat 0, and how it is told; with a victim, in three ways."""

    event: Event
    english: list[str]
    french: list[str]


def event(kind: Happening, a: int = 0, b: int = 0, secret: int = 0) -> Event:
    return Event(kind.name.lower(), ACTOR, a, b, secret)


def of_nobody(kind: Happening, a: int = 0, b: int = 0) -> Event:
    return Event(kind.name.lower(), None, a, b, 0)


def way(name: str, number: int) -> int:
    """The character and where its way begins, as the event has them."""
    character = NAMES.index(name)
    return two(character, int(BOX.a[character, 1 + number]))


# to whoever does it, and to all others
TOLD = [
    Told(
        event(Happening.DEALT, by_colour(3, 0, 1)),
        [
            "You begin with these stones: 3 red, 1 yellow.",
            "Player 1 begins with these stones: 3 red, 1 yellow.",
        ],
        [
            "Vous commencez avec ces pierres : 3 rouges, 1 jaune.",
            "Joueur 1 commence avec ces pierres : 3 rouges, 1 jaune.",
        ],
    ),
    Told(
        event(Happening.BID, two(3, 1), two(1, 1)),
        [
            "You bid 3 fairy gold, 1 common gold, 1 black coin, 1 amulet (worth 8).",
            "Player 1 bids 3 fairy gold, 1 common gold, 1 black coin, 1 amulet (worth 8).",
        ],
        [
            "Vous misez 3 or des fées, 1 or vulgaire, 1 pièce maudite, 1 amulette (valeur 8).",
            "Joueur 1 mise 3 or des fées, 1 or vulgaire, 1 pièce maudite, 1 amulette (valeur 8).",
        ],
    ),
    Told(
        event(Happening.BID),
        ["You bid nothing.", "Player 1 bids nothing."],
        ["Vous ne misez rien.", "Joueur 1 ne mise rien."],
    ),
    Told(
        event(Happening.TIED, 5),
        ["You are tied at 5.", "Player 1 is tied at 5."],
        ["Vous êtes à égalité à 5.", "Joueur 1 est à égalité à 5."],
    ),
    Told(
        event(Happening.SILVER, 2),
        ["You bid 2 silver to break the tie.", "Player 1 bids 2 silver to break the tie."],
        ["Vous misez 2 argent pour départager.", "Joueur 1 mise 2 argent pour départager."],
    ),
    Told(
        event(Happening.WON, 5),
        ["You win with 5.", "Player 1 wins with 5."],
        ["Vous gagnez avec 5.", "Joueur 1 gagne avec 5."],
    ),
    Told(
        event(Happening.USED, THIEF),
        ["You use the power of the Thief.", "Player 1 uses the power of the Thief."],
        ["Vous employez ce pouvoir : le Voleur.", "Joueur 1 emploie ce pouvoir : le Voleur."],
    ),
    Told(
        event(Happening.USED, THIEF, 1),
        ["You use the power of the Thief once more.", "Player 1 uses the power of the Thief once more."],
        ["Vous employez encore ce pouvoir : le Voleur.", "Joueur 1 emploie encore ce pouvoir : le Voleur."],
    ),
    Told(
        event(Happening.PICKED, THIEF),
        ["You use it as the Thief.", "Player 1 uses it as the Thief."],
        ["Vous l’employez comme le Voleur.", "Joueur 1 l’emploie comme le Voleur."],
    ),
    Told(
        event(Happening.DOUBLED, NAMES.index("doppelganger")),
        [
            "You play the Doppelgänger: the power is used twice.",
            "Player 1 plays the Doppelgänger: the power is used twice.",
        ],
        [
            "Vous jouez le Doppelgänger : le pouvoir sert deux fois.",
            "Joueur 1 joue le Doppelgänger : le pouvoir sert deux fois.",
        ],
    ),
    Told(  # the steps of a way are nobody's own: others read them, too
        event(Happening.CHOSE, 0, way("necromancer", 0)),
        [
            "You choose: give up the coins of the bid, score 1 point.",
            "Player 1 chooses: give up the coins of the bid, score 1 point.",
        ],
        [
            "Vous choisissez : renoncer aux pièces de la mise, marquer 1 point.",
            "Joueur 1 choisit : renoncer aux pièces de la mise, marquer 1 point.",
        ],
    ),
    Told(
        event(Happening.CHOSE, 2, way("merchant", 2)),
        [
            "You choose: pay 3 silver, take a stone of any colour.",
            "Player 1 chooses: pay 3 silver, take a stone of any colour.",
        ],
        [
            "Vous choisissez : payer 3 argent, prendre une pierre au choix.",
            "Joueur 1 choisit : payer 3 argent, prendre une pierre au choix.",
        ],
    ),
    Told(
        event(Happening.SCORED, 2, 3),
        ["You score 2 points: 3 in all.", "Player 1 scores 2 points: 3 in all."],
        ["Vous marquez 2 points : 3 en tout.", "Joueur 1 marque 2 points : 3 en tout."],
    ),
    Told(
        event(Happening.TOOK, Coin.SILVER, 3),
        ["You take 3 silver.", "Player 1 takes 3 silver."],
        ["Vous prenez 3 argent.", "Joueur 1 prend 3 argent."],
    ),
    Told(  # D3
        event(Happening.TOOK, Coin.SILVER, 0),
        ["The bank has no silver for you.", "The bank has no silver for Player 1."],
        ["La banque n’a pas d’argent pour vous.", "La banque n’a pas d’argent pour Joueur 1."],
    ),
    Told(
        event(Happening.TOOK, Coin.AMULET, 0),
        ["The bank has no amulets for you.", "The bank has no amulets for Player 1."],
        ["La banque n’a pas d’amulette pour vous.", "La banque n’a pas d’amulette pour Joueur 1."],
    ),
    Told(
        event(Happening.TOOK_STONE, Stone.BLUE, 1),
        ["You take a blue stone.", "Player 1 takes a blue stone."],
        ["Vous prenez une pierre bleue.", "Joueur 1 prend une pierre bleue."],
    ),
    Told(
        event(Happening.TOOK_STONE, Stone.BLUE, 0),
        ["The bank has no blue stone."] * 2,
        ["La banque n’a pas de pierre bleue."] * 2,
    ),
    Told(
        event(Happening.PAID_STONES, by_colour(2, 1, 0)),
        ["You pay stones: 2 red, 1 blue.", "Player 1 pays stones: 2 red, 1 blue."],
        ["Vous payez des pierres : 2 rouges, 1 bleue.", "Joueur 1 paie des pierres : 2 rouges, 1 bleue."],
    ),
    Told(  # D26
        event(Happening.PAID_STONES),
        ["You have no stones, and pay none.", "Player 1 has no stones, and pays none."],
        [
            "Vous n’avez pas de pierres et n’en payez aucune.",
            "Joueur 1 n’a pas de pierres et n’en paie aucune.",
        ],
    ),
    Told(
        event(Happening.PAID, Coin.COMMON, 1),
        ["You pay 1 common gold.", "Player 1 pays 1 common gold."],
        ["Vous payez 1 or vulgaire.", "Joueur 1 paie 1 or vulgaire."],
    ),
    Told(
        event(Happening.NAMED, Stone.BLUE),
        ["You name blue.", "Player 1 names blue."],
        ["Vous nommez la couleur bleue.", "Joueur 1 nomme la couleur bleue."],
    ),
    Told(
        event(Happening.GAVE_BACK, Stone.BLUE, 3),
        ["You give back stones: 3 blue.", "Player 1 gives back stones: 3 blue."],
        ["Vous rendez des pierres : 3 bleues.", "Joueur 1 rend des pierres : 3 bleues."],
    ),
    Told(
        event(Happening.DREW, Stone.YELLOW),
        ["You draw a yellow stone.", "Player 1 draws a yellow stone."],
        ["Vous tirez une pierre jaune.", "Joueur 1 tire une pierre jaune."],
    ),
    Told(
        event(Happening.LUCK_LEFT, Stone.YELLOW),
        [
            "You drew yellow, and give back all stones that you drew.",
            "Player 1 drew yellow, and gives back all stones drawn.",
        ],
        [
            "Vous avez tiré la couleur jaune et rendez toutes les pierres tirées.",
            "Joueur 1 a tiré la couleur jaune et rend toutes les pierres tirées.",
        ],
    ),
    Told(
        event(Happening.KEPT, NAMES.index("doppelganger")),
        ["You keep the Doppelgänger.", "Player 1 keeps the Doppelgänger."],
        ["Vous gardez le Doppelgänger.", "Joueur 1 garde le Doppelgänger."],
    ),
    Told(  # D38
        event(Happening.GAVE_UP, 3),
        ["You give up your bid for good: 3 fairy gold.", "Player 1 gives up the bid for good: 3 fairy gold."],
        [
            "Vous renoncez pour toujours à votre mise (3 or des fées).",
            "Joueur 1 renonce pour toujours à sa mise (3 or des fées).",
        ],
    ),
    Told(
        event(Happening.GAVE_UP, 0),
        [
            "You give up your bid for good, in which there was no fairy gold.",
            "Player 1 gives up the bid for good, in which there was no fairy gold.",
        ],
        [
            "Vous renoncez pour toujours à votre mise, où il n’y avait pas d’or des fées.",
            "Joueur 1 renonce pour toujours à sa mise, où il n’y avait pas d’or des fées.",
        ],
    ),
    Told(
        event(Happening.NO_EFFECT, TROLL),
        ["The power of the Troll has no effect."] * 2,
        ["Ce pouvoir reste sans effet : le Troll."] * 2,
    ),
    Told(of_nobody(Happening.TURN, 2), ["Turn 2 begins."] * 2, ["Le tour 2 commence."] * 2),
    Told(
        of_nobody(Happening.RESHUFFLED, 20),
        ["The used specials are shuffled: 20 cards."] * 2,
        ["Les spéciaux déjà joués sont mélangés : 20 cartes."] * 2,
    ),
    Told(
        of_nobody(Happening.ANNOUNCED, TROLL),
        ["This turn: the Troll."] * 2,
        ["Ce tour : le Troll."] * 2,
    ),
    Told(
        of_nobody(Happening.REVEALED, MAGICIAN, 4),
        ["Up for auction: the Magician."] * 2,
        ["Aux enchères : le Magicien."] * 2,
    ),
    Told(
        of_nobody(Happening.NOBODY_BID),
        ["Nobody bid gold: on to the next."] * 2,
        ["Personne n’a misé d’or : au suivant."] * 2,
    ),
    Told(
        of_nobody(Happening.BEWITCHED, NECROMANCER),
        ["Bewitched: the Necromancer. Nobody uses the power."] * 2,
        ["Personnage ensorcelé : le Nécromant. Personne n’emploie son pouvoir."] * 2,
    ),
    Told(
        of_nobody(Happening.STILL_TIED),
        ["The silver ties too: nobody uses the power."] * 2,
        ["Encore égalité : personne n’emploie le pouvoir."] * 2,
    ),
    Told(
        of_nobody(Happening.TURN_ENDED, 2),
        ["Turn 2 ends: fairy gold comes back."] * 2,
        ["Le tour 2 s’achève : l’or des fées revient."] * 2,
    ),
    Told(
        of_nobody(Happening.ENDED, Reason.POINTS),
        ["The game is over: somebody has three points."] * 2,
        ["La partie est finie : quelqu’un a trois points."] * 2,
    ),
]

# to whoever does it, to the victim, and to all others
AGAINST = [
    Told(
        event(Happening.STOLE, VICTIM, Stone.BLUE),
        [
            "You steal a blue stone from Player 2.",
            "Player 1 steals a blue stone from you.",
            "Player 1 steals a blue stone from Player 2.",
        ],
        [
            "Vous volez une pierre bleue à Joueur 2.",
            "Joueur 1 vous vole une pierre bleue.",
            "Joueur 1 vole une pierre bleue à Joueur 2.",
        ],
    ),
    Told(
        event(Happening.STOLE, VICTIM, STOLEN_COIN + Coin.FAIRY),
        [
            "You steal 1 fairy gold from Player 2.",
            "Player 1 steals 1 fairy gold from you.",
            "Player 1 steals 1 fairy gold from Player 2.",
        ],
        [
            "Vous volez 1 or des fées à Joueur 2.",
            "Joueur 1 vous vole 1 or des fées.",
            "Joueur 1 vole 1 or des fées à Joueur 2.",
        ],
    ),
    Told(
        event(Happening.STOLE, VICTIM, NOTHING_STOLEN),
        [
            "You steal nothing from Player 2.",
            "Player 1 steals nothing from you.",
            "Player 1 steals nothing from Player 2.",
        ],
        [
            "Vous ne trouvez rien à voler à Joueur 2.",
            "Joueur 1 ne trouve rien à vous voler.",
            "Joueur 1 ne trouve rien à voler à Joueur 2.",
        ],
    ),
    Told(  # D25: the amount is for the two
        event(Happening.ROBBED, VICTIM, 0, two(2, 4)),
        [
            "You take all common gold and silver of Player 2: 2 common gold, 4 silver.",
            "Player 1 takes all common gold and silver of your purse: 2 common gold, 4 silver.",
            "Player 1 takes all common gold and silver of Player 2.",
        ],
        [
            "Vous prenez à Joueur 2 tout son or vulgaire et tout son argent (2 or vulgaire, 4 argent).",
            "Joueur 1 vous prend tout votre or vulgaire et tout votre argent (2 or vulgaire, 4 argent).",
            "Joueur 1 prend à Joueur 2 tout son or vulgaire et tout son argent.",
        ],
    ),
    Told(
        event(Happening.ROBBED, VICTIM, 0, two(0, 4)),
        [
            "You take all common gold and silver of Player 2: 4 silver.",
            "Player 1 takes all common gold and silver of your purse: 4 silver.",
            "Player 1 takes all common gold and silver of Player 2.",
        ],
        [
            "Vous prenez à Joueur 2 tout son or vulgaire et tout son argent (4 argent).",
            "Joueur 1 vous prend tout votre or vulgaire et tout votre argent (4 argent).",
            "Joueur 1 prend à Joueur 2 tout son or vulgaire et tout son argent.",
        ],
    ),
    Told(
        event(Happening.ROBBED, VICTIM, 0, 0),
        [
            "You take all common gold and silver of Player 2, but there is none.",
            "Player 1 takes all common gold and silver of your purse, but there is none.",
            "Player 1 takes all common gold and silver of Player 2.",
        ],
        [
            "Vous prenez à Joueur 2 tout son or vulgaire et tout son argent, mais il n’y en a pas.",
            "Joueur 1 vous prend tout votre or vulgaire et tout votre argent, mais il n’y en a pas.",
            "Joueur 1 prend à Joueur 2 tout son or vulgaire et tout son argent.",
        ],
    ),
    Told(  # purses are open: the amount is for all
        event(Happening.ROBBED, VICTIM, 1 + two(2, 4), two(2, 4)),
        [
            "You take all common gold and silver of Player 2: 2 common gold, 4 silver.",
            "Player 1 takes all common gold and silver of your purse: 2 common gold, 4 silver.",
            "Player 1 takes all common gold and silver of Player 2: 2 common gold, 4 silver.",
        ],
        [
            "Vous prenez à Joueur 2 tout son or vulgaire et tout son argent (2 or vulgaire, 4 argent).",
            "Joueur 1 vous prend tout votre or vulgaire et tout votre argent (2 or vulgaire, 4 argent).",
            "Joueur 1 prend à Joueur 2 tout son or vulgaire et tout son argent (2 or vulgaire, 4 argent).",
        ],
    ),
]


def words(one: Event, viewer: int | None, lang: str) -> str:
    """The event as the viewer hears of it."""
    return say(GAME, lang, narrate(GAME, BOX, GAME.seen_by(viewer, one), viewer))


@pytest.mark.parametrize("one", TOLD, ids=lambda one: str(one.event.kind))
def test_each_event_is_told_to_its_seat_to_others_and_to_spectators(one: Told) -> None:
    for lang, (own, others) in zip(LANGUAGES, (one.english, one.french), strict=True):
        assert words(one.event, ACTOR, lang) == own
        for viewer in (VICTIM, OTHER, SPECTATOR):
            assert words(one.event, viewer, lang) == others


@pytest.mark.parametrize("one", AGAINST, ids=lambda one: str(one.event.kind))
def test_what_is_done_to_somebody_is_told_to_the_victim_too(one: Told) -> None:
    for lang, (own, victim, others) in zip(LANGUAGES, (one.english, one.french), strict=True):
        assert words(one.event, ACTOR, lang) == own
        assert words(one.event, VICTIM, lang) == victim
        for viewer in (OTHER, SPECTATOR):
            assert words(one.event, viewer, lang) == others


def test_every_kind_of_event_is_among_them() -> None:
    assert {one.event.kind for one in (*TOLD, *AGAINST)} == {kind.name.lower() for kind in Happening}


# ---------------------------------------------------------------- at a table


def heard(table: Table, viewer: int | None, lang: str) -> list[str]:
    return [say(GAME, lang, text) for text in table.narrated(viewer)]


def test_d25_the_victim_hears_what_was_taken_through_a_copy_too() -> None:
    table = outbid(draw("A\nB 3f 2c 4s\nC\nnow ghost\npast witch brigand\nnext thief"))
    play(table, "as brigand", "player 2")

    taken = "Player 1 takes all common gold and silver of"
    assert heard(table, VICTIM, "en")[0] == f"{taken} your purse: 2 common gold, 4 silver."
    assert heard(table, OTHER, "en")[0] == heard(table, SPECTATOR, "en")[0] == f"{taken} Player 2."


# ---------------------------------------------------------------- moves in words


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("pay 2r+1b", "2 red, 1 blue", "2 rouges, 1 bleue"),
        ("player 3", "Player 3", "Joueur 3"),
        ("as thief", "Thief", "Voleur"),
        (
            "double",
            "play the card you keep: the power is used twice",
            "jouer la carte gardée : le pouvoir sert deux fois",
        ),
        ("stop", "enough: keep them", "assez : les garder"),
    ],
)
def test_a_move_in_the_list_of_moves_says_what_it_means(move: str, english: str, french: str) -> None:
    (number,) = GAME.moves.read(move, [])
    meaning = GAME.gloss(BOX, GAME.moves(number))

    assert (say(GAME, "en", meaning), say(GAME, "fr", meaning)) == (english, french)


@pytest.mark.parametrize("move", ["bid 3f+1c+1b+1a", "bid 0", "silver 2+1a", "red"])
def test_bids_and_colours_need_no_words_beside_their_notation(move: str) -> None:
    (number,) = GAME.moves.read(move, [])

    assert GAME.gloss(BOX, GAME.moves(number)) is None


def test_whoever_is_asked_for_gold_is_told_how_bids_are_written() -> None:
    """Their letters: nothing beside a bid says what they mean."""
    letters = [
        "In bids, f is fairy gold, c common gold, b a black coin, a an amulet.",
        "Dans les mises, f est l’or des fées, c l’or vulgaire, b une pièce maudite, a une amulette.",
    ]
    table = draw("A\nB\nC 0f\nnow thief\nnext magician")
    for lang, line in zip(LANGUAGES, letters, strict=True):
        assert describe(table, 0, lang)[-1] == line
        assert line not in describe(table, 2, lang) + describe(table, None, lang)
    bid(table, "3f 3f -")
    assert letters[0] not in describe(table, 0, "en")
    silver(table, "1 0 -")
    assert letters[0] not in describe(table, 2, "en")


def test_no_points_are_told_as_none() -> None:
    """In French 0 is singular."""
    table = draw("A 2p\nB 1p\nC\nnow thief")
    told = [line for line in describe(table, 1, "fr") if "point" in line]

    assert [line.partition(" ; ")[0] for line in told] == [
        "Joueur 1 : 2 points",
        "Vous : 1 point",
        "Joueur 3 : 0 point",
    ]
