"""The planet in plain lines and as a picture, every event in words, for each viewer and in both languages."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from grimoire import Event, Table
from grimoire.core.narration import narrate
from grimoire.games.zargos.describe.chart import HEIGHT, WIDTH, chart, codes
from grimoire.games.zargos.invariants import FAULTS
from grimoire.games.zargos.moves import CELL, Happening, four, three, two
from grimoire.games.zargos.state import Phase, Reason
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT, PROVINCES, REINFORCEMENT_LOT, Card, People

from ..knowledge import viewers
from ..shared import LANGUAGES, describe, say
from .exchanges import exchange
from .positions import play
from .tables import BOX, FOUR_WINDS, GAME, PRINTED, draw, moments
from .test_view import GAMES, offering

DRAWING = """
    knights  ohms-1 6  ohms-2 3  kahil-0 12
    dragons  akilon-1 4  akilon-2 2  strait 3
    monks    kahil-2 5
    winged   oz-0 3  oz-1 1
"""


# ---------------------------------------------------------------- the picture


def labels(table: Table) -> list[str]:
    return " ".join(chart(table.view(None))).replace(" D", "_D").split()


def test_the_picture_has_every_place_once() -> None:
    found = labels(draw(DRAWING))

    assert len(found) == len(set(found)) == 57 + 19
    assert {
        "oh1:K6",
        "oh2:K3",
        "ka0*K12",
        "ak1^D4",
        "oz0*W3",
        "za0*·",
        "it0*^·",
        "~strait_D3",
        "~lake",
    } <= set(found)


@pytest.mark.parametrize("options", [{}, {"map": FOUR_WINDS}], ids=["printed", "own"])
def test_the_picture_fits_its_sheet_and_stays_as_it_is(options: dict[str, Any]) -> None:
    table = GAME.new(seats=4, seed=1, setup="quick", peoples="random", **options)
    before, after = (
        chart(one.view(None)) for one in (table, next(iter(moments(2, setup="quick", **options))))
    )

    assert len(before) == HEIGHT == 34 and max(map(len, before)) <= WIDTH == 100
    places = [label[:4] for line in before for label in line.split()]
    assert places == [label[:4] for line in after for label in line.split()]  # whoever stands there
    assert len(places) == len(table.view(None).provinces) + len(table.view(None).seas)


def test_the_picture_shows_where_places_lie() -> None:
    lines = chart(draw(DRAWING).view(None))
    spots = {label: (line.index(label), row) for row, line in enumerate(lines) for label in line.split()}

    assert spots["oz0*W3"][0] < spots["ta0*·"][0] < spots["za0*·"][0] < spots["ka0*K12"][0]
    assert spots["ko0*·"][1] < spots["za0*·"][1] < spots["oh1:K6"][1] < spots["it0*^·"][1]


def test_kingdoms_are_told_apart_by_as_many_letters_as_it_takes() -> None:
    assert codes(PRINTED.kingdoms) == ["ak", "ba", "it", "ka", "ko", "lu", "oh", "oz", "pa", "ta", "za"]


def test_storms_show_in_the_picture() -> None:
    strait = PRINTED.numbers["strait"] - PROVINCES
    assert "≈strait_D3" in labels(draw(DRAWING, stormy=1 << strait))


# ---------------------------------------------------------------- the table


def test_the_table_in_english_as_the_player_at_turn_sees_it() -> None:
    lines = describe(draw(DRAWING, hands={0: "war war"}, boats=[1, 0, 0, 0, 0, 0]), 0, "en")

    assert lines[:2] == ["Round 1 of 30.", "Turn of the Knights (You)."]
    assert lines[2 + HEIGHT :] == [
        "K Knights, S Spiders, A Amazons, M Monks, D Dragons, W Winged; "
        "* capital, ^ volcano, · nobody; ~ sea, ≈ storm.",
        "ak Akilon (worth 8): 0* Windelon ·, 1^ Brandelon D4, 2 Squallon D2, 3 Heatherlon ·.",
        "ba Banzol (worth 12): 0* Altanzol ·, 1 Ulanzol ·, 2 Tuzlazol ·, 3 Karazol ·, 4 Kumzol ·, "
        "5^ Yanarzol ·.",
        "it Itak (worth 6): 0*^ Ikumatak ·, 1 Sermitak ·, 2 Nanutak ·.",
        "ka Kahil (worth 12): 0* Qasr Halil K12, 1 Ras Shamil ·, 2 Wadi Samil M5, 3^ Jebel Nahil ·, "
        "4 Bir Zamil ·, 5 Erg Tahil ·.",
        "ko Kori (worth 8): 0* Talvari ·, 1 Jarvari ·, 2 Metsari ·, 3^ Tulivari ·.",
        "lu Ludos (worth 10): 0* Agonos ·, 1 Stadios ·, 2 Hippolos ·, 3 Palaestros ·, 4 Naumakos ·.",
        "oh Ohms (worth 14): 0* Thorholm ·, 1 Saltholm K6, 2 Reedholm K3, 3 Ternholm ·, 4^ Emberholm ·, "
        "5 Oakholm ·, 6 Longholm ·.",
        "oz Oz (worth 4): 0* Chamoz W3, 1 Nevoz W1.",
        "pa Palmyr (worth 10): 0* Zenobyr ·, 1^ Cindyr ·, 2 Tamyr ·, 3 Bethyr ·, 4 Safyr ·.",
        "ta Tairo (worth 15): 0* Miyaro ·, 1 Hanaro ·, 2^ Kuzaro ·, 3 Inaro ·, 4 Yamaro ·.",
        "za Zargos: 0* Forbidden City ·, 1 Umbragos ·, 2 Ossagos ·, 3 Thornagos ·, 4 Venegos ·, 5 Noxagos ·, "
        "6 Spectragos ·, 7 Malazar ·, 8 Belzar ·, 9 Azazar ·.",
        "Dragons at sea: Swiftrace (strait) 3.",
        "K Knights (You): 21 pawns in 3 provinces; 0 points at the last count, 4 now; 1 boat.",
        "D Dragons (Player 2): 9 pawns in 2 provinces; 0 points at the last count, 2 now; no boats.",
        "M Monks (Player 3): 5 pawns in 1 province; 0 points at the last count, 1 now; no boats.",
        "W Winged (Player 4): 4 pawns in 2 provinces; 0 points at the last count, 4 now; no boats.",
        "Pile: 38 magic cards. Hands: You 2, Player 2 0, Player 3 0, Player 4 0.",
        "In your hand: Wind of War ×2 (green; one die more for a whole fight).",
        "Attack, such as ohms-1 > kahil-2 x5, or over the sea ohms-1 ~> akilon-2 x5; or done.",
    ]


def test_the_table_in_french_as_another_player_sees_it() -> None:
    lines = describe(draw(DRAWING, hands={0: "war war"}, crown=[0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]), 2, "fr")

    assert lines[:2] == ["Tour de jeu 1 sur 30.", "Tour des Chevaliers (Joueur 1)."]
    assert "ak Akilon (vaut 8) : 0* Ventelon ·, 1^ Brandelon D4, 2 Raffalon D2, 3 Bruyelon ·." in lines
    assert "Dragons en mer : Raz-Vif (strait) 3." in lines
    assert lines[-2:] == [
        "W Ailés (Joueur 4) : 4 pions dans 2 provinces ; 0 point au dernier compte, 4 maintenant ; "
        "pas de bateaux.",
        "Pioche : 38 cartes de magie. Mains : Joueur 1 2, Joueur 2 0, Vous 0, Joueur 4 0.",
    ]
    assert (
        "M Moines (Vous) : 5 pions dans 1 province ; 0 point au dernier compte, 1 maintenant ; "
        "pas de bateaux ; carte de royaume : Kahil." in lines
    )


def test_in_the_middle_of_a_move_the_board_is_not_told_again() -> None:
    table = draw(DRAWING, boats=[3, 0, 0, 0, 0, 0])
    table.play(0, "from ohms-1; sail southeast; sail south; to akilon-2")

    assert describe(table, 0, "en") == [
        "Round 1 of 30.",
        "Turn of the Knights (You).",
        "On the way: from Saltholm (ohms-1) over Slowswell (southeast), Coldswell (south) "
        "to Squallon (akilon-2).",
        "How many pawns? Write x5 for five.",
    ]
    assert describe(table, 1, "fr")[2:] == [
        "En chemin : depuis Salhoulme (ohms-1) par Houle-Lente (southeast), Houle-Froide (south) "
        "vers Raffalon (akilon-2).",
    ]


def test_z28_knights_who_have_declared_an_attack_are_told_to_fight() -> None:
    table = draw(DRAWING)
    table.play(0, "kahil-0 > kahil-2 x5")

    assert describe(table, 0, "en")[-1].endswith(
        "or fight where you have declared it, such as fight kahil-2."
    )


def test_a_fight_in_words() -> None:
    table = draw(
        "dragons  ohms-5 8  ohms-6 2\nmonks  kahil-2 5  oz-1 1\nknights  oz-0 1\nwinged  ohms-0 1",
        hands={0: "war"},
    )
    for move in ("ohms-6 > ohms-0", "ohms-5 > kahil-2 x7", "fight kahil-2", "war"):
        table.play(0, move)
    die, other = table.view(1).fight.defence_dice

    assert describe(table, 1, "en")[2:] == [
        "Attacks declared: Thorholm (ohms-0) 1.",
        "Fight in Wadi Samil (kahil-2): the Dragons (7) against the Monks (5).",
        "Wind of War: attack.",
        f"Dice, defence: {die} + {other} = {die + other}.",
        "Of the pile you know: 40 Wind of War.",
        "Have one die thrown again, such as reroll attack 2, or keep.",
    ]
    assert (
        describe(table, 3, "fr")[3]
        == "Combat à Oued Samil (kahil-2) : les Dragons (7) contre les Moines (5)."
    )


def test_z26_an_offer_is_told_to_those_who_deal() -> None:
    table = offering()
    table.play(0, "want ice")

    assert "Offer of You to Player 2: a Wind of War for a Wind of Ice." in describe(table, 0, "en")
    assert "Offre de Joueur 1 à Vous : un Vent de Guerre contre un Vent de Glace." in describe(table, 1, "fr")
    for viewer in (2, None):
        assert "Player 1 turns to Player 2." in describe(table, viewer, "en")


def test_z64_an_exchange_is_told_to_those_who_deal() -> None:
    table = play(exchange(), "offer spiders give boat want oz-1")

    assert "Offer of Knights (You) to Spiders (Player 2): a boat for Nevoz (oz-1)." in describe(
        table, 0, "en"
    )
    assert "Offre de Chevaliers (Joueur 1) à Araignées (Vous) : un bateau contre Névoz (oz-1)." in describe(
        table, 1, "fr"
    )
    for viewer in (2, None):
        assert "Knights (Player 1) turn to Spiders (Player 2)." in describe(table, viewer, "en")
        assert "Chevaliers (Joueur 1) se tournent vers Araignées (Joueur 2)." in describe(table, viewer, "fr")


def test_z64_who_exchanges_sees_what_everybody_has() -> None:
    table = exchange()

    assert describe(table, 0, "en")[-4:] == [
        "Cards of set-up that lie face down: Knights 1 boat, Spiders 1 reinforcement, "
        "Dragons 4 reinforcements and 1 boat, Winged 5 reinforcements and 1 boat.",
        "Knights (You) may make offers for their cards of set-up: 3 left.",
        "Your cards of the Knights: Sermitak (itak-1), Chamoz (oz-0); 0 more pawns; 1 boat.",
        "Offer cards of set-up to a people, such as offer dragons give oz-0 want reinforcement, or done.",
    ]
    assert describe(table, 0, "fr")[-3] == "Chevaliers (Vous) peuvent faire des offres : il en reste 3."


def test_z61_targets_are_listed_by_their_numbers_for_who_plays_an_illusion() -> None:
    hands = {1: "ice", 2: "illusion"}
    table = draw(DRAWING, hands=hands, phase=int(Phase.WINDOW), asked=6, edition="2")
    table.play(1, "ice ohms")
    table.play(2, "pass")
    lines = describe(table, 2, "en")

    assert "Wind of Ice of Player 2, on ohms." in lines
    assert lines[3].startswith("Targets: #0 akilon, #1 banzol, #2 itak")


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_line_of_a_game_is_told_in_both_languages(seed: int, options: dict[str, Any]) -> None:
    phases = set()
    for table in moments(seed, every=7, **options):
        phases.add(table.view(None).phase)
        for viewer in viewers(table):
            for lang in LANGUAGES:
                check_lines(table, viewer, lang)
    assert len(phases) > 4


def check_lines(table: Table, viewer: int | None, lang: str) -> None:
    told = [say(table.game, lang, text) for text in table.narrated(viewer)]
    for line in [*describe(table, viewer, lang), *told]:
        assert line == "" or line.isprintable()
        assert not any(sign in line for sign in "{}$") and "table-" not in line and len(line) < 500
    for seat in table.actors:
        for move in table.legal(seat):
            meaning = table.game.gloss(table.boxes[0], move)
            assert meaning is None or say(table.game, lang, meaning)


# ---------------------------------------------------------------- events

OHMS_1, KAHIL_2, ZARGOS_0 = (PRINTED.numbers[one] for one in ("ohms-1", "kahil-2", "zargos-0"))
STRAIT, SOUTH = (PRINTED.numbers[one] for one in ("strait", "south"))
LINK = next(i for i, pair in enumerate(PRINTED.links) if set(pair) == {STRAIT - PROVINCES, SOUTH - PROVINCES})
OVER = (STRAIT - PROVINCES + 1) << CELL | (SOUTH - PROVINCES + 1)
TAIRO = 9


class Told(NamedTuple):
    """An event, then as its own seat hears it and as others do, in English and in French."""

    event: Event
    english: list[str]
    french: list[str]


def event(kind: Happening, a: int = 0, b: int = 0, secret: int = 0, seat: int | None = 1) -> Event:
    return Event(kind.name.lower(), seat, a, b, secret)


def dice(*faces: int) -> int:
    return sum(face << 3 * i for i, face in enumerate(faces))


TOLD = [
    Told(
        event(Happening.ROLLED, 5),
        ["You throw a 5 for the order of picking.", "Player 2 throws a 5 for the order of picking."],
        ["Vous lancez un 5 pour l’ordre du choix.", "Joueur 2 lance un 5 pour l’ordre du choix."],
    ),
    Told(
        event(Happening.PICKED, People.SPIDERS),
        ["You pick the Spiders.", "Player 2 picks the Spiders."],
        ["Vous choisissez les Araignées.", "Joueur 2 choisit les Araignées."],
    ),
    Told(
        event(Happening.PICKED, People.WINGED, 1),
        ["The Winged go to you.", "The Winged go to Player 2."],
        ["Les Ailés vont à vous.", "Les Ailés vont à Joueur 2."],
    ),
    Told(
        event(Happening.PLACED, two(OHMS_1, 3), People.DRAGONS),
        ["The Dragons (you) put 3 pawns on Saltholm (ohms-1).",
         "The Dragons (Player 2) put 3 pawns on Saltholm (ohms-1)."],
        ["Les Dragons (vous) posent 3 pions à Salhoulme (ohms-1).",
         "Les Dragons (Joueur 2) posent 3 pions à Salhoulme (ohms-1)."],
    ),
    Told(
        event(Happening.TOOK, 0, People.MONKS, OHMS_1 + 1),
        ["The Monks (you) take a green card: Saltholm (ohms-1).", "The Monks (Player 2) take a green card."],
        ["Les Moines (vous) prennent une carte verte : Salhoulme (ohms-1).",
         "Les Moines (Joueur 2) prennent une carte verte."],
    ),
    Told(
        event(Happening.TOOK, 0, People.MONKS, -1),
        ["The Monks (you) take a green card: 3 more pawns.", "The Monks (Player 2) take a green card."],
        ["Les Moines (vous) prennent une carte verte : 3 pions de plus.",
         "Les Moines (Joueur 2) prennent une carte verte."],
    ),
    Told(
        event(Happening.TOOK, 1, People.MONKS, -1),
        ["The Monks (you) take a blue card: a boat.", "The Monks (Player 2) take a blue card."],
        ["Les Moines (vous) prennent une carte bleue : un bateau.",
         "Les Moines (Joueur 2) prennent une carte bleue."],
    ),
    Told(
        event(Happening.LAID, OHMS_1, People.MONKS),
        ["The Monks (you) begin in Saltholm (ohms-1).", "The Monks (Player 2) begin in Saltholm (ohms-1)."],
        ["Les Moines (vous) commencent à Salhoulme (ohms-1).",
         "Les Moines (Joueur 2) commencent à Salhoulme (ohms-1)."],
    ),
    Told(
        event(Happening.REINFORCED, 6, two(1, People.DRAGONS)),
        ["The Dragons (you) get from cards: 6 more pawns, 1 boat.",
         "The Dragons (Player 2) get from cards: 6 more pawns, 1 boat."],
        ["Les Dragons (vous) reçoivent par cartes : 6 pions, 1 bateau.",
         "Les Dragons (Joueur 2) reçoivent par cartes : 6 pions, 1 bateau."],
    ),
    Told(
        event(Happening.SCATTERED, People.DRAGONS, two(12, 35)),
        ["The Dragons (you) are spread at random: 35 pawns over 12 provinces.",
         "The Dragons (Player 2) are spread at random: 35 pawns over 12 provinces."],
        ["Les Dragons (vous) se répartissent au hasard : 35 pions sur 12 provinces.",
         "Les Dragons (Joueur 2) se répartissent au hasard : 35 pions sur 12 provinces."],
    ),
    Told(
        event(Happening.ROUND, 3, seat=None),
        ["Round 3 begins."] * 2,
        ["Le tour de jeu 3 commence."] * 2,
    ),
    Told(
        event(Happening.TURN, People.AMAZONS),
        ["It is the turn of the Amazons (you).", "It is the turn of the Amazons (Player 2)."],
        ["C’est le tour des Amazones (vous).", "C’est le tour des Amazones (Joueur 2)."],
    ),
    Told(
        event(Happening.PLAYED, Card.MADNESS, TAIRO),
        ["You play a Wind of Madness on Tairo.", "Player 2 plays a Wind of Madness on Tairo."],
        ["Vous jouez un Vent de Folie : Tairo.", "Joueur 2 joue un Vent de Folie : Tairo."],
    ),
    Told(
        event(Happening.PLAYED, Card.STORM, LINK),
        ["You play a Storm Wind on Coldswell (south) and Swiftrace (strait).",
         "Player 2 plays a Storm Wind on Coldswell (south) and Swiftrace (strait)."],
        ["Vous jouez un Vent de Tempête : Houle-Froide (south) et Raz-Vif (strait).",
         "Joueur 2 joue un Vent de Tempête : Houle-Froide (south) et Raz-Vif (strait)."],
    ),
    Told(
        event(Happening.PLAYED, Card.DEMONIC, ZARGOS_0),
        ["You play the Demonic Wind on the Forbidden City (zargos-0).",
         "Player 2 plays the Demonic Wind on the Forbidden City (zargos-0)."],
        ["Vous jouez le Vent démoniaque : la Cité Interdite (zargos-0).",
         "Joueur 2 joue le Vent démoniaque : la Cité Interdite (zargos-0)."],
    ),
    Told(
        event(Happening.PLAYED, Card.ECLIPSE),
        ["You play the Eclipse.", "Player 2 plays the Eclipse."],
        ["Vous jouez l’Éclipse.", "Joueur 2 joue l’Éclipse."],
    ),
    Told(
        event(Happening.PLAYED, Card.WAR, 1),
        ["You play a Wind of War for the defence.", "Player 2 plays a Wind of War for the defence."],
        ["Vous jouez un Vent de Guerre pour la défense.", "Joueur 2 joue un Vent de Guerre pour la défense."],
    ),
    Told(
        event(Happening.DIVERTED, Card.ICE, TAIRO),
        ["You play an Illusion: the target of the Wind of Ice is now Tairo.",
         "Player 2 plays an Illusion: the target of the Wind of Ice is now Tairo."],
        ["Vous jouez une Illusion. Nouvelle cible (Vent de Glace) : Tairo.",
         "Joueur 2 joue une Illusion. Nouvelle cible (Vent de Glace) : Tairo."],
    ),
    Told(
        event(Happening.LOST, two(OHMS_1, 2), two(People.MONKS, 5)),
        ["The Monks (you) lose 2 pawns in Saltholm (ohms-1) (die: 5).",
         "The Monks (Player 2) lose 2 pawns in Saltholm (ohms-1) (die: 5)."],
        ["Les Moines (vous) perdent 2 pions à Salhoulme (ohms-1) (dé : 5).",
         "Les Moines (Joueur 2) perdent 2 pions à Salhoulme (ohms-1) (dé : 5)."],
    ),
    Told(
        event(Happening.LOST, two(STRAIT, 1), two(People.DRAGONS, 0)),
        ["The Dragons (you) lose 1 pawn in Swiftrace (strait).",
         "The Dragons (Player 2) lose 1 pawn in Swiftrace (strait)."],
        ["Les Dragons (vous) perdent 1 pion à Raz-Vif (strait).",
         "Les Dragons (Joueur 2) perdent 1 pion à Raz-Vif (strait)."],
    ),
    Told(
        event(Happening.DRIVEN, two(STRAIT, SOUTH), 4),
        ["The Dragons (you) are driven from Swiftrace (strait) to Coldswell (south): 4 pawns.",
         "The Dragons (Player 2) are driven from Swiftrace (strait) to Coldswell (south): 4 pawns."],
        ["Les Dragons (vous) sont chassés, depuis Raz-Vif (strait) vers Houle-Froide (south) : 4 pions.",
         "Les Dragons (Joueur 2) sont chassés, depuis Raz-Vif (strait) vers Houle-Froide (south) : 4 pions."],
    ),
    Told(
        event(Happening.DROWNED, STRAIT - PROVINCES, 1),
        ["The Dragons (you) have no coast to be thrown on: 1 pawn is lost in Swiftrace (strait).",
         "The Dragons (Player 2) have no coast to be thrown on: 1 pawn is lost in Swiftrace (strait)."],
        ["Les Dragons (vous) n’ont pas de côte où s’échouer : 1 pion perdu à Raz-Vif (strait).",
         "Les Dragons (Joueur 2) n’ont pas de côte où s’échouer : 1 pion perdu à Raz-Vif (strait)."],
    ),
    Told(
        event(Happening.DECLARED, four(OHMS_1, KAHIL_2, 5, People.DRAGONS), OVER),
        ["The Dragons (you) send 5 pawns from Saltholm (ohms-1) over Swiftrace (strait), Coldswell (south) "
         "to attack Wadi Samil (kahil-2).",
         "The Dragons (Player 2) send 5 pawns from Saltholm (ohms-1)"
         " over Swiftrace (strait), Coldswell (south) "
         "to attack Wadi Samil (kahil-2)."],
        ["Les Dragons (vous) envoient 5 pions depuis Salhoulme (ohms-1)"
         " par Raz-Vif (strait), Houle-Froide (south) "
         "pour attaquer Oued Samil (kahil-2).",
         "Les Dragons (Joueur 2) envoient 5 pions depuis Salhoulme (ohms-1)"
         " par Raz-Vif (strait), Houle-Froide (south) "
         "pour attaquer Oued Samil (kahil-2)."],
    ),
    Told(
        event(Happening.TAKEN, KAHIL_2, People.KNIGHTS),
        ["The Knights (you) take Wadi Samil (kahil-2), where nobody was.",
         "The Knights (Player 2) take Wadi Samil (kahil-2), where nobody was."],
        ["Les Chevaliers (vous) prennent Oued Samil (kahil-2), où il n’y avait personne.",
         "Les Chevaliers (Joueur 2) prennent Oued Samil (kahil-2), où il n’y avait personne."],
    ),
    Told(
        event(Happening.DEMONS, four(ZARGOS_0, 7, 0, People.DRAGONS), dice(4, 3, 6, 1)),
        ["The demons of the Forbidden City (zargos-0) throw 4 + 3 + 6 + 1 = 14: 7 pawns fall, "
         "and the demons stay."] * 2,
        ["Les démons frappent à la Cité Interdite (zargos-0) et lancent 4 + 3 + 6 + 1 = 14 : "
         "7 pions tombent, et les démons restent."] * 2,
    ),
    Told(
        event(Happening.DEMONS, four(ZARGOS_0, 0, 5, People.DRAGONS), 0),
        ["The demons of the Forbidden City (zargos-0) spare their Master."] * 2,
        ["Les démons épargnent leur Maître à la Cité Interdite (zargos-0)."] * 2,
    ),
    Told(
        event(Happening.BATTLE, three(KAHIL_2, 7, 4), two(People.DRAGONS, People.AMAZONS)),
        ["The Dragons (you) attack the Amazons in Wadi Samil (kahil-2), 7 against 4.",
         "The Dragons (Player 2) attack the Amazons in Wadi Samil (kahil-2), 7 against 4."],
        ["Les Dragons (vous) attaquent les Amazones à Oued Samil (kahil-2), 7 contre 4.",
         "Les Dragons (Joueur 2) attaquent les Amazones à Oued Samil (kahil-2), 7 contre 4."],
    ),
    Told(
        event(Happening.HELPED, two(OHMS_1, 3), KAHIL_2),
        ["The Spiders (you) send 3 pawns from Saltholm (ohms-1) to help in Wadi Samil (kahil-2).",
         "The Spiders (Player 2) send 3 pawns from Saltholm (ohms-1) to help in Wadi Samil (kahil-2)."],
        ["Les Araignées (vous) envoient 3 pions depuis Salhoulme (ohms-1) pour aider à Oued Samil (kahil-2).",
         "Les Araignées (Joueur 2) envoient 3 pions depuis Salhoulme (ohms-1) "
         "pour aider à Oued Samil (kahil-2)."],
    ),
    Told(
        event(Happening.VOLLEY, dice(4, 3), 2),
        ["The Amazons (you) shoot first, and throw 4 + 3 = 7: 2 attackers fall.",
         "The Amazons (Player 2) shoot first, and throw 4 + 3 = 7: 2 attackers fall."],
        ["Les Amazones (vous) tirent d’abord et lancent 4 + 3 = 7 : 2 attaquants tombent.",
         "Les Amazones (Joueur 2) tirent d’abord et lancent 4 + 3 = 7 : 2 attaquants tombent."],
    ),
    Told(
        event(Happening.THREW, dice(5, 4), People.MONKS),
        ["The Monks throw 5 + 4 = 9."] * 2,
        ["Les Moines lancent 5 + 4 = 9."] * 2,
    ),
    Told(
        event(Happening.THREW, dice(3), People.SPIDERS),
        ["The Spiders throw 3."] * 2,
        ["Les Araignées lancent 3."] * 2,
    ),
    Told(
        event(Happening.REROLLED, dice(6, 2), People.SPIDERS),
        ["The Monks have a 6 of the Spiders thrown again: 2."] * 2,
        ["Les Moines font relancer un 6 des Araignées : 2."] * 2,
    ),
    Told(
        event(Happening.REROLLED, dice(3, 6), People.MONKS),
        ["The Monks throw their 3 again: 6."] * 2,
        ["Les Moines relancent leur 3 : 6."] * 2,
    ),
    Told(
        event(Happening.FELL, 2, 1, seat=None),
        ["2 attackers and 1 defender fall."] * 2,
        ["Tombés : 2 attaquants, 1 défenseur."] * 2,
    ),
    Told(
        event(Happening.WON, two(KAHIL_2, 1), People.MONKS),
        ["The Monks (you) win, and hold Wadi Samil (kahil-2) with 1 pawn.",
         "The Monks (Player 2) win, and hold Wadi Samil (kahil-2) with 1 pawn."],
        ["Les Moines (vous) l’emportent et tiennent Oued Samil (kahil-2) avec 1 pion.",
         "Les Moines (Joueur 2) l’emportent et tiennent Oued Samil (kahil-2) avec 1 pion."],
    ),
    Told(
        event(Happening.EMPTIED, KAHIL_2, seat=None),
        ["Nobody is left in Wadi Samil (kahil-2)."] * 2,
        ["Il ne reste personne à Oued Samil (kahil-2)."] * 2,
    ),
    Told(
        event(Happening.MOVED, four(OHMS_1, STRAIT, 1, People.DRAGONS)),
        ["The Dragons (you) move 1 pawn from Saltholm (ohms-1) to Swiftrace (strait).",
         "The Dragons (Player 2) move 1 pawn from Saltholm (ohms-1) to Swiftrace (strait)."],
        ["Les Dragons (vous) déplacent 1 pion depuis Salhoulme (ohms-1) vers Raz-Vif (strait).",
         "Les Dragons (Joueur 2) déplacent 1 pion depuis Salhoulme (ohms-1) vers Raz-Vif (strait)."],
    ),
    Told(
        event(Happening.MASTER, People.MONKS + 1),
        ["The Monks (you) are Master of the Winds.", "The Monks (Player 2) are Master of the Winds."],
        ["Les Moines (vous) ont le titre de Maître des Vents.",
         "Les Moines (Joueur 2) ont le titre de Maître des Vents."],
    ),
    Told(
        event(Happening.MASTER, 0, seat=None),
        ["There is no Master of the Winds any more."] * 2,
        ["Il n’y a plus de Maître des Vents."] * 2,
    ),
    Told(
        event(Happening.SEIZED, 4),
        ["You take the magic cards of all others: 4.", "Player 2 takes the magic cards of all others: 4."],
        ["Vous prenez les cartes de magie de tous les autres : 4.",
         "Joueur 2 prend les cartes de magie de tous les autres : 4."],
    ),
    Told(
        event(Happening.OUT, People.AMAZONS),
        ["The Amazons (you) are out of the game.", "The Amazons (Player 2) are out of the game."],
        ["Les Amazones (vous) quittent la partie.", "Les Amazones (Joueur 2) quittent la partie."],
    ),
    Told(
        event(Happening.POINTS, People.AMAZONS, 1),
        ["The Amazons (you) have 1 point.", "The Amazons (Player 2) have 1 point."],
        ["Les Amazones (vous) ont 1 point.", "Les Amazones (Joueur 2) ont 1 point."],
    ),
    Told(
        event(Happening.TIE_ROLL, People.AMAZONS, 4),
        ["The Amazons (you) throw a 4 to break the tie.",
         "The Amazons (Player 2) throw a 4 to break the tie."],
        ["Les Amazones (vous) lancent un 4 pour départager.",
         "Les Amazones (Joueur 2) lancent un 4 pour départager."],
    ),
    Told(
        event(Happening.ORDER, People.AMAZONS, 2),
        ["Number 2 in the new order: the Amazons (you).",
         "Number 2 in the new order: the Amazons (Player 2)."],
        ["Numéro 2 du nouvel ordre : les Amazones (vous).",
         "Numéro 2 du nouvel ordre : les Amazones (Joueur 2)."],
    ),
    Told(
        event(Happening.CROWNED, TAIRO, People.AMAZONS),
        ["The Amazons (you) get the kingdom card of Tairo.",
         "The Amazons (Player 2) get the kingdom card of Tairo."],
        ["Les Amazones (vous) reçoivent une carte de royaume : Tairo.",
         "Les Amazones (Joueur 2) reçoivent une carte de royaume : Tairo."],
    ),
    Told(
        event(Happening.UNCROWNED, TAIRO, People.AMAZONS),
        ["The Amazons (you) give back the kingdom card of Tairo.",
         "The Amazons (Player 2) give back the kingdom card of Tairo."],
        ["Les Amazones (vous) rendent une carte de royaume : Tairo.",
         "Les Amazones (Joueur 2) rendent une carte de royaume : Tairo."],
    ),
    Told(
        event(Happening.DREW, 0, People.AMAZONS, Card.EARTH),
        ["You draw an Earth Wind for the Amazons.", "Player 2 draws a magic card for the Amazons."],
        ["Vous piochez un Vent de Terre pour les Amazones.",
         "Joueur 2 pioche une carte de magie pour les Amazones."],
    ),
    Told(
        event(Happening.REMOVED, Card.TYPHOON),
        ["Typhoon is turned up and removed: its people is not in play."] * 2,
        ["Carte retournée et retirée, son peuple n’étant pas en jeu : Typhon."] * 2,
    ),
    Told(
        event(Happening.DISCARDED, 0, 0, Card.FLOODS),
        ["You put the Floods under the pile.", "Player 2 puts a magic card under the pile."],
        ["Vous mettez les Inondations sous la pioche.", "Joueur 2 met une carte de magie sous la pioche."],
    ),
    Told(
        event(Happening.OFFERED, 2, 0, two(Card.WAR, Card.ICE)),
        ["You offer a Wind of War for a Wind of Ice to Player 3.", "Player 2 makes an offer to Player 3."],
        ["Vous proposez à Joueur 3 : un Vent de Guerre contre un Vent de Glace.",
         "Joueur 2 fait une offre à Joueur 3."],
    ),
    Told(
        event(Happening.ACCEPTED, 2, 0, two(Card.WAR, Card.ICE)),
        ["You accept the offer of Player 3: a Wind of War for a Wind of Ice.",
         "Player 2 accepts the offer of Player 3."],
        ["Vous acceptez l’offre de Joueur 3 : un Vent de Guerre contre un Vent de Glace.",
         "Joueur 2 accepte l’offre de Joueur 3."],
    ),
    Told(
        event(Happening.REFUSED, 2),
        ["You refuse the offer of Player 3.", "Player 2 refuses the offer of Player 3."],
        ["Vous refusez l’offre de Joueur 3.", "Joueur 2 refuse l’offre de Joueur 3."],
    ),
    Told(
        event(Happening.OFFERED, 2, two(People.KNIGHTS + 1, People.MONKS + 1),
              two(FIRST_LOT + OHMS_1, REINFORCEMENT_LOT)),
        ["You offer Saltholm (ohms-1) for a reinforcement to Player 3 (Knights with Monks).",
         "Player 2 makes an offer to Player 3 (Knights with Monks)."],
        ["Vous proposez à Joueur 3 (Chevaliers avec Moines) : Salhoulme (ohms-1) contre un renfort.",
         "Joueur 2 fait une offre à Joueur 3 (Chevaliers avec Moines)."],
    ),
    Told(
        event(Happening.ACCEPTED, 2, two(People.KNIGHTS + 1, People.MONKS + 1), two(0, BOAT_LOT)),
        ["You accept the offer of Player 3 (Knights with Monks): nothing for a boat.",
         "Player 2 accepts the offer of Player 3 (Knights with Monks)."],
        ["Vous acceptez l’offre de Joueur 3 (Chevaliers avec Moines) : rien contre un bateau.",
         "Joueur 2 accepte l’offre de Joueur 3 (Chevaliers avec Moines)."],
    ),
    Told(
        event(Happening.REFUSED, 2, two(People.KNIGHTS + 1, People.MONKS + 1)),
        ["You refuse the offer of Player 3 (Knights with Monks).",
         "Player 2 refuses the offer of Player 3 (Knights with Monks)."],
        ["Vous refusez l’offre de Joueur 3 (Chevaliers avec Moines).",
         "Joueur 2 refuse l’offre de Joueur 3 (Chevaliers avec Moines)."],
    ),
    Told(
        event(Happening.PASSED_ON, OHMS_1, two(People.KNIGHTS, People.MONKS)),
        ["The Knights hand the card of Saltholm (ohms-1) to the Monks."] * 2,
        ["Les Chevaliers cèdent la carte Salhoulme (ohms-1) ; les Moines la reçoivent."] * 2,
    ),
    Told(
        event(Happening.PASSED_ON, REINFORCEMENT_LOT - FIRST_LOT, two(People.KNIGHTS, People.MONKS)),
        ["The Knights hand a green card, face down, to the Monks."] * 2,
        ["Les Chevaliers cèdent une carte verte, face cachée ; les Moines la reçoivent."] * 2,
    ),
    Told(
        event(Happening.PASSED_ON, BOAT_LOT - FIRST_LOT, two(People.KNIGHTS, People.MONKS)),
        ["The Knights hand a blue card, face down, to the Monks."] * 2,
        ["Les Chevaliers cèdent une carte bleue, face cachée ; les Moines la reçoivent."] * 2,
    ),
    Told(
        event(Happening.BOUGHT, two(2, 7), People.KNIGHTS),
        ["The Knights (you) buy 2 boats and 7 pawns.", "The Knights (Player 2) buy 2 boats and 7 pawns."],
        ["Les Chevaliers (vous) achètent 2 bateaux et 7 pions.",
         "Les Chevaliers (Joueur 2) achètent 2 bateaux et 7 pions."],
    ),
    Told(
        event(Happening.BOUGHT, two(1, 0), People.KNIGHTS),
        ["The Knights (you) buy 1 boat.", "The Knights (Player 2) buy 1 boat."],
        ["Les Chevaliers (vous) achètent 1 bateau.", "Les Chevaliers (Joueur 2) achètent 1 bateau."],
    ),
    Told(
        event(Happening.BOUGHT, two(0, 1), People.KNIGHTS),
        ["The Knights (you) buy 1 pawn.", "The Knights (Player 2) buy 1 pawn."],
        ["Les Chevaliers (vous) achètent 1 pion.", "Les Chevaliers (Joueur 2) achètent 1 pion."],
    ),
    Told(
        event(Happening.ENDED, Reason.LAST, seat=None),
        ["The game is over: only one player is left on the planet."] * 2,
        ["La partie est finie : il ne reste qu’un joueur sur la planète."] * 2,
    ),
    Told(
        event(Happening.PASSED_OVER, People.KNIGHTS),
        ["The Knights (you) are gone before their turn.",
         "The Knights (Player 2) are gone before their turn."],
        ["Les Chevaliers (vous) ont disparu avant leur tour.",
         "Les Chevaliers (Joueur 2) ont disparu avant leur tour."],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("happened", "english", "french"), TOLD, ids=lambda one: getattr(one, "kind", ""))
def test_each_event_is_told_to_its_seat_to_others_and_to_spectators(
    happened: Event, english: list[str], french: list[str]
) -> None:
    for lang, (own, others) in zip(LANGUAGES, (english, french), strict=True):
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(1), 1)) == own
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(0), 0)) == others
        assert say(GAME, lang, narrate(GAME, BOX, happened.seen_by(None), None)) == others


def test_every_kind_of_event_is_among_them() -> None:
    assert {one.event.kind for one in TOLD} == {kind.name.lower() for kind in Happening}


@pytest.mark.parametrize(
    ("kind", "english", "french"),
    [
        (Happening.OFFERED, "Player 2 makes an offer to you.", "Joueur 2 vous fait une offre."),
        (Happening.ACCEPTED, "Player 2 accepts your offer.", "Joueur 2 accepte votre offre."),
        (Happening.REFUSED, "Player 2 refuses your offer.", "Joueur 2 refuse votre offre."),
    ],
)
def test_who_is_dealt_with_hears_of_it_as_you(kind: Happening, english: str, french: str) -> None:
    text = narrate(GAME, BOX, event(kind, 2).seen_by(2), 2)

    assert (say(GAME, "en", text), say(GAME, "fr", text)) == (english, french)


def test_names_come_from_the_map_of_the_table() -> None:
    box = GAME.new_box(4, GAME.read_options({"map": FOUR_WINDS}, 4))[0]
    text = narrate(GAME, box, event(Happening.TAKEN, 0, People.MONKS), None)

    assert say(GAME, "en", text) == "The Monks (Player 2) take Snowgate (boreal-0), where nobody was."


# ---------------------------------------------------------------- moves and names


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("from ohms-1", "Saltholm, Ohms", "Salhoulme, Ohms"),
        ("to strait", "Swiftrace", "Raz-Vif"),
        ("sail strait", "Swiftrace", "Raz-Vif"),
        ("ice tairo", "Wind of Ice: Tairo", "Vent de Glace : Tairo"),
        ("earth", "Earth Wind", "Vent de Terre"),
        ("discard tidal-wave", "Tidal Wave", "Raz-de-marée"),
        ("give nothing", "nothing", "rien"),
        ("offer 3", "Player 3", "Joueur 3"),
        ("offer dragons", "Dragons", "Dragons"),
        ("give oz-0", "Chamoz, Oz", "Chamoz, Oz"),
        ("want reinforcement", "a reinforcement", "un renfort"),
        ("want boat", "a boat", "un bateau"),
        ("boats 2", "10 points", "10 points"),
        ("pawns 7", "14 points", "14 points"),
        ("take blue", "two cards: provinces, or a boat", "deux cartes : des provinces, ou un bateau"),
        ("pick dragons", "swim the seas without boats, and attack from there",
         "ils nagent sans bateaux et attaquent depuis la mer"),
        ("flight", "all Winged move once, in one plan", "tous les Ailés bougent une fois, d’un seul plan"),
    ],
)  # fmt: skip
def test_a_move_in_the_list_of_moves_says_what_it_means(move: str, english: str, french: str) -> None:
    (number,) = GAME.moves.read(move, [])
    meaning = GAME.gloss(BOX, GAME.moves(number))

    assert (say(GAME, "en", meaning), say(GAME, "fr", meaning)) == (english, french)


@pytest.mark.parametrize("move", ["x5", "pass", "done", "keep", "reroll attack 2", "accept", "put #58"])
def test_where_notation_says_enough_nothing_is_added(move: str) -> None:
    (number,) = GAME.moves.read(move, [])

    assert GAME.gloss(BOX, GAME.moves(number)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_reasons_options_and_faults_have_words(lang: str) -> None:
    assert GAME.title(lang) == "Zargos"
    keys = ["tagline", *(f"option-{option.name}" for option in GAME.options)]
    keys += [f"reason-{reason.name.lower()}" for reason in Reason]
    keys += [f"fault-{fault}" for fault in FAULTS]
    for key in keys:
        assert GAME.texts.say(lang, key)
    for card in Card:
        name = card.name.lower().replace("_", "-")
        assert all(GAME.texts.say(lang, f"{key}-{name}") for key in ("card", "a", "effect"))
    for people in People:
        name = people.name.lower()
        assert all(GAME.texts.say(lang, f"{key}-{name}") for key in ("people", "the", "begin", "of", "power"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_task(lang: str) -> None:
    for phase in Phase:
        if phase < Phase.OVER:
            assert GAME.texts.say(lang, f"task-{phase.name.lower()}")
