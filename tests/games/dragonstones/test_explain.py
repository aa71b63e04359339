"""Every kind of mistake: the clause, what was wrong and what is allowed, for terminal and page alike."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from grimoire import GrimoireError, IllegalMove
from grimoire.core.moves import pack
from grimoire.games.dragonstones.moves import Kind

from ..shared import LANGUAGES, Make, Mistake, is_told, plain
from .positions import GAME, bid, draw, outbid, play, step
from .tables import random_table
from .test_own import character


def bidding(seat: str = "") -> Make:
    return lambda: draw(f"A {seat}\nB\nC\nnow thief")


def tied(seat: str = "") -> Make:
    return lambda: bid(draw(f"A {seat}\nB 5f 2s 1a\nC\nnow thief\nnext magician"), "3f 3f 0")


def won(drawing: str, *moves: str) -> Make:
    return lambda: play(outbid(draw(drawing)), *moves)


def second(drawing: str, bids: str) -> Make:
    return lambda: bid(draw(f"{drawing}\nnow thief\nnext magician"), bids)


def own(steps: list[Any], seats: str, *moves: str) -> Make:
    """The first seat has won a character with these steps."""
    return lambda: play(
        outbid(draw(f"{seats}\nnow own-1\nnext thief", characters=[character(steps)])), *moves
    )


NOT_NOW_BID = (
    "D9",
    "while-bidding",
    "Not now: a character is up for auction. Bid as much of your gold as you like, or nothing;"
    " black coins and amulets may go with it.",
    "Pas maintenant : un personnage est aux enchères. Misez autant de votre or que vous voulez, ou rien ;"
    " des pièces maudites et des amulettes peuvent s’y joindre.",
)
NOT_NOW_TIED = (
    "D14",
    "while-tied",
    "Not now: the highest bids tie. Bid as much of your silver as you like, or nothing;"
    " amulets may go with it, gold and black coins may not.",
    "Pas maintenant : les plus fortes mises sont égales. Misez autant de votre argent que vous voulez, ou"
    " rien ; des amulettes peuvent s’y joindre, mais ni or ni pièces maudites.",
)


def deciding(make: Make, move: str, english: str, french: str) -> Mistake:
    """A move of the wrong kind while a power asks for something."""
    words = f"Not now: you are using {english}", f"Pas maintenant : vous employez {french}"
    return Mistake(make, move, "D15", "while-deciding", *words)


MAGICIAN = "A r1 b1 y1\nB\nC\nnow magician\nnext thief"
MERCHANT = "A 3f 1c\nB\nC\nnow merchant\nnext thief"
ENCHANTER = "A r5 b2\nB\nC\nnow enchanter\nnext thief"
SORCERER = "A r4 b4\nB\nC\nnow sorcerer\nnext thief"
BRIGAND = "A\nB b1\nC y1\nD r1\nnow brigand\nnext magician"
TROLL = "A\nB\nC\nnow troll\nnext thief"
GHOST = "A\nB\nC\nnow ghost\npast witch\nnext blue-dragon"
RAINBOW = "A\nB\nC\nnow rainbow-dragon\nnext thief"
LEPRECHAUN = "A\nB\nC\nnow leprechaun\npast witch\nnext thief magician"
KEPT = "A\nB +doppelganger\nC\nnow ghost\npast witch\nheld doppelganger\nnext blue-dragon"

# what the Ghost of GHOST and KEPT may use: all standard characters but the one to come
PAST = (
    "Witch, Red Dragon, Yellow Dragon, Magician, Enchanter, Sorcerer, Thief",
    "Sorcière, Dragon rouge, Dragon jaune, Magicien, Enchanteur, Sorcier, Voleur",
)

MISTAKES = [
    # the wrong moment
    Mistake(bidding(), "silver 1", *NOT_NOW_BID),
    Mistake(bidding(), "red", *NOT_NOW_BID),
    Mistake(tied(), "bid 1f", *NOT_NOW_TIED),
    Mistake(tied(), "double", *NOT_NOW_TIED),
    deciding(
        won("A +doppelganger\nB\nC\nnow troll\nnext thief"), "red",
        "the Troll. Decide whether to play the card you keep, which uses the power twice.",
        "le Troll. Décidez si vous jouez la carte que vous gardez, qui fait servir le pouvoir deux fois.",
    ),
    deciding(
        won(MAGICIAN), "bid 1f",
        "the Magician. Choose one of the ways that the power offers.",
        "le Magicien. Choisissez l’une des voies que le pouvoir offre.",
    ),
    deciding(
        won(ENCHANTER, "way 1"), "way 1",
        "the Enchanter. Choose the stones that you pay.",
        "l’Enchanteur. Choisissez les pierres que vous payez.",
    ),
    deciding(won(TROLL), "draw", "the Troll. Choose a colour.", "le Troll. Choisissez une couleur."),
    deciding(
        won(BRIGAND), "bid 0",
        "the Brigand. Choose the player whom the power is turned against.",
        "le Brigand. Choisissez le joueur que le pouvoir vise.",
    ),
    deciding(
        won(GHOST), "silver 0",
        "the Ghost. Choose the character whose power you use.",
        "le Fantôme. Choisissez le personnage dont vous employez le pouvoir.",
    ),
    deciding(
        lambda: play(outbid(draw(RAINBOW, 0)), "blue"), "red",
        "the Rainbow Dragon. Draw one more stone, or stop and keep those you have drawn.",
        "le Dragon arc-en-ciel. Tirez encore une pierre, ou arrêtez-vous et gardez celles que vous avez"
        " tirées.",
    ),
    # bids
    Mistake(
        bidding(), "bid 9f", "D9", "bid-fairy",
        "You have only 8 fairy gold to bid.", "Vous n’avez que 8 pièces d’or des fées à miser.",
    ),
    Mistake(
        bidding("1f"), "bid 2f", "D9", "bid-fairy",
        "You have only 1 fairy gold to bid.", "Vous n’avez qu’une pièce d’or des fées à miser.",
    ),
    Mistake(
        bidding("1c"), "bid 2f", "D9", "bid-fairy",
        "You have no fairy gold to bid.", "Vous n’avez pas d’or des fées à miser.",
    ),
    Mistake(
        bidding(), "bid 3c", "D9", "bid-common",
        "You have only 2 common gold to bid.", "Vous n’avez que 2 pièces d’or vulgaire à miser.",
    ),
    Mistake(
        bidding("1f"), "bid 1c", "D9", "bid-common",
        "You have no common gold to bid.", "Vous n’avez pas d’or vulgaire à miser.",
    ),
    Mistake(
        bidding(), "bid 1b", "D9", "bid-black",
        "You have no black coin to bid.", "Vous n’avez pas de pièce maudite à miser.",
    ),
    Mistake(
        bidding("3f 1b"), "bid 2b", "D9", "bid-black",
        "You have only 1 black coin to bid.", "Vous n’avez qu’une pièce maudite à miser.",
    ),
    Mistake(
        bidding(), "bid 1a", "D9", "bid-amulets",
        "You have no amulet to bid.", "Vous n’avez pas d’amulette à miser.",
    ),
    Mistake(
        bidding("30f 2c"), "bid 20f+1c", "D9", "bid-fist",
        "A fist holds at most 20 gold coins, fairy gold and common gold together.",
        "Un poing tient au plus 20 pièces d’or, or des fées et or vulgaire ensemble.",
    ),
    Mistake(
        bidding("30f"), "bid 21f", "D9", "too-many-coins",
        "No bid holds so much: at most 20 fairy gold.",
        "Aucune mise ne tient autant : au plus 20 or des fées.",
    ),
    Mistake(
        bidding("3f 2b"), "bid 3b", "D9", "too-many-coins",
        "No bid holds so much: at most 2 black coins.",
        "Aucune mise ne tient autant : au plus 2 pièces maudites.",
    ),
    Mistake(
        tied(), "silver 6", "D14", "silver",
        "You have only 5 silver to bid.", "Vous n’avez que 5 pièces d’argent à miser.",
    ),
    Mistake(
        tied("5f 1a"), "silver 1", "D14", "silver",
        "You have no silver to bid.", "Vous n’avez pas d’argent à miser.",
    ),
    Mistake(
        tied(), "silver 99", "D14", "too-many-coins",
        "No bid holds so much: at most 40 silver.", "Aucune mise ne tient autant : au plus 40 argent.",
    ),
    Mistake(
        tied(), "silver 1+1a", "D13", "bid-amulets",
        "You have no amulet to bid.", "Vous n’avez pas d’amulette à miser.",
    ),
    # ways and payments
    Mistake(
        won(MAGICIAN), "way 3", "D15", "way-none",
        "There is no such way of using the Magician: choose one of the 2 that there are.",
        "Il n’y a pas de telle voie pour employer le Magicien : choisissez l’une des 2 qui existent.",
    ),
    Mistake(
        won(MERCHANT), "way 3", "D15", "way-closed",
        "You cannot pay for this, or the bank has nothing to give for it: choose another way.",
        "Vous ne pouvez pas payer cela, ou la banque n’a rien à donner en échange :"
        " choisissez une autre voie.",
    ),
    Mistake(
        won(ENCHANTER, "way 1"), "pay 3r", "D15", "pay-count",
        "The price of the Enchanter is 4 stones, not 3.",
        "Pour employer l’Enchanteur, il faut payer 4 pierres, et non 3.",
    ),
    Mistake(
        own([{"pay": "stones", "of": "any", "count": 1}], "A r2 b1\nB\nC"), "pay 2r", "D15", "pay-count",
        "The price of the Nobody is 1 stone, not 2.",
        "Pour employer la Personne, il faut payer 1 pierre, et non 2.",
    ),
    Mistake(
        won(ENCHANTER, "way 1"), "pay 1r+3b", "D15", "pay-held",
        "You do not have all these stones: yours are 5 red, 2 blue.",
        "Vous n’avez pas toutes ces pierres : les vôtres sont 5 rouges, 2 bleues.",
    ),
    Mistake(
        won(ENCHANTER, "way 1"), "pay 13r", "D15", "too-many-stones",
        "There are only 12 stones of each colour.", "Il n’y a que 12 pierres de chaque couleur.",
    ),
    # colours
    Mistake(
        won(SORCERER, "way 1"), "yellow", "D15", "colour-pay",
        "You do not have 4 yellow stones: choose another colour (red, blue).",
        "Vous n’avez pas 4 pierres de cette couleur (jaune) : choisissez-en une autre (rouge, bleue).",
    ),
    Mistake(
        own([{"pay": "stones", "of": "same", "count": 1}], "A r2 b1\nB\nC"), "yellow", "D15", "colour-pay",
        "You have no yellow stone: choose another colour (red, blue).",
        "Vous n’avez pas de pierre de cette couleur (jaune) : choisissez-en une autre (rouge, bleue).",
    ),
    *[
        Mistake(
            won(f"A\nB r12\nC\nnow {name}\nnext thief"), "red", "D3", "colour-bank",
            "The bank has no red stone: choose another colour (blue, yellow).",
            "La banque n’a pas de pierre rouge : choisissez une autre couleur (bleue, jaune).",
        )
        for name in ("ancient-dragon", "rainbow-dragon")
    ],
    Mistake(
        second("A\nB b1 y1\nC", "2f 1f 0"), "red", "D21", "colour-victim",
        "Player 2 has no red stone: choose another colour (blue, yellow).",
        "Joueur 2 n’a pas de pierre rouge : choisissez une autre couleur (bleue, jaune).",
    ),
    # players
    Mistake(
        won(BRIGAND), "player 1", "D25", "player-self",
        "The power is turned against others, not against yourself: choose another player"
        " (Player 2, Player 3, Player 4).",
        "Le pouvoir vise les autres, et non vous-même : choisissez un autre joueur"
        " (Joueur 2, Joueur 3, Joueur 4).",
    ),
    Mistake(
        second("A\nB b1\nC y1\nD r1", "2f 1f 1f 0"), "player 1", "D21", "player-self",
        "The power is turned against others, not against yourself:"
        " choose another player (Player 2, Player 3).",
        "Le pouvoir vise les autres, et non vous-même : choisissez un autre joueur (Joueur 2, Joueur 3).",
    ),
    Mistake(
        won(BRIGAND), "player 5", "D25", "player-none",
        "There is no such player: this table has 4.", "Ce joueur n’existe pas : cette table en compte 4.",
    ),
    Mistake(
        second("A\nB b1\nC y1\nD r1", "2f 1f 1f 0"), "player 4", "D21", "player-second",
        "The power is turned against the second highest bidder, here Player 2, Player 3.",
        "Le pouvoir vise le deuxième plus offrant, ici Joueur 2, Joueur 3.",
    ),
    Mistake(
        second("A\nB b1\nC y1\nD", "2f 1f 1f 1f"), "player 4", "D21", "player-stones",
        "This player has no stone to steal: choose one who has (Player 2, Player 3).",
        "Ce joueur n’a pas de pierre à voler : choisissez-en un qui en a (Joueur 2, Joueur 3).",
    ),
    Mistake(
        own([{"victim": "other"}, {"steal": "stone"}], "A\nB b1\nC y1\nD"), "player 4",
        "D21", "player-stones",
        "This player has no stone to steal: choose one who has (Player 2, Player 3).",
        "Ce joueur n’a pas de pierre à voler : choisissez-en un qui en a (Joueur 2, Joueur 3).",
    ),
    # characters
    Mistake(
        won(LEPRECHAUN), "as troll", "D35", "character-away",
        "This turn is without the Troll: choose another character (Magician, Thief).",
        "Ce tour se joue sans le Troll : choisissez un autre personnage (Magicien, Voleur).",
    ),
    Mistake(
        won(GHOST), "as blue-dragon", "D31", "character-past",
        "You cannot use the Blue Dragon before it has come up:"
        f" choose a character that has ({PAST[0]}, Dwarf (4)).",
        "Vous ne pouvez pas employer le Dragon bleu avant son apparition :"
        f" choisissez un personnage déjà apparu ({PAST[1]}, Nain (4)).",
    ),
    Mistake(
        won(LEPRECHAUN), "as witch", "D35", "character-to-come",
        "You cannot use the Witch once it has come up: choose a character still to come (Magician, Thief).",
        "Vous ne pouvez plus employer la Sorcière après son apparition :"
        " choisissez un personnage à venir (Magicien, Voleur).",
    ),
    Mistake(
        won(LEPRECHAUN), "as leprechaun", "D35", "character-at-work",
        "You cannot use the Leprechaun, whose power is at work just now:"
        " choose another character (Magician, Thief).",
        "Vous ne pouvez pas employer le Lutin, dont le pouvoir est en cours :"
        " choisissez un autre personnage (Magicien, Voleur).",
    ),
    Mistake(
        won(KEPT), "as doppelganger", "D31", "character-held",
        f"You cannot use the Doppelgänger, a card that somebody keeps: choose another character ({PAST[0]}).",
        "Vous ne pouvez pas employer le Doppelgänger, que quelqu’un garde :"
        f" choisissez un autre personnage ({PAST[1]}).",
    ),
]  # fmt: skip


@pytest.mark.parametrize("one", MISTAKES, ids=lambda one: f"{one.key} {one.move}")
def test_every_mistake_names_its_clause_and_says_what_is_allowed(one: Mistake) -> None:
    table = one.make()
    before = table.states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        table.play(0, one.move)

    assert table.states.tobytes() == before
    assert (caught.value.clause, caught.value.key) == (one.clause, f"illegal-{one.key}")
    said = [plain(caught.value.say(lang)) for lang in LANGUAGES]
    assert said == [f"{one.english} ({one.clause})", f"{one.french} ({one.clause})"]


def refusals(lang: str) -> dict[str, str]:
    """The texts of all refusals, by key."""
    text = (GAME.folder / f"text.{lang}.ftl").read_text("utf-8")
    found = re.findall(r"^illegal-([\w-]+) = (.*?)(?=^[a-z#\n])", text, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_every_kind_of_mistake_is_among_them() -> None:
    assert {one.key for one in MISTAKES} == set(refusals("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_quotes_notation(lang: str) -> None:
    """The page shows them, too, and nobody types there."""
    verbs = "bid|silver|way|pay|player|mise|argent|voie|payer|joueur"
    for key, text in refusals(lang).items():
        assert not re.search(rf"\b({verbs}) \d|\d[fcvbnary]\b|such as|par exemple|given \}} ?»", text), key


def test_a_way_that_leads_elsewhere_is_refused_by_its_number_too() -> None:
    with pytest.raises(IllegalMove) as caught:
        won(MAGICIAN)().play(0, pack(Kind.WAY, 0, 5, 0, 0))

    assert caught.value.key == "illegal-way-closed"


@pytest.mark.compiled
def test_whatever_is_not_legal_is_refused_with_a_clause() -> None:
    rng = random.Random(4)
    every = list(GAME.moves.every())
    for number in range(40):
        table = random_table(rng, 3 + number % 4)
        for _ in range(4):
            if table.over:
                break
            for seat in range(table.seats):
                legal = set(table.legal(seat))
                for move in rng.sample(every, 12):
                    if move not in legal:
                        with pytest.raises(GrimoireError) as caught:
                            table.read(seat, move)
                        assert caught.value.clause
                        assert all(is_told(caught.value.say(lang)) for lang in LANGUAGES)
            step(table, rng)
