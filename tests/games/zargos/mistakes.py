"""Moves that the rules forbid, of every kind, each in a position where it is forbidden."""

from __future__ import annotations

import copy
from typing import Any

from grimoire import Table
from grimoire.games.zargos.moves import FIRST_PEOPLE
from grimoire.games.zargos.planet import printed
from grimoire.games.zargos.rules.offers import offer_number
from grimoire.games.zargos.state import Clash, Phase, Placing, Throw
from grimoire.games.zargos.things import BOAT_LOT, PROVINCES, Card, People

from ..shared import Make, Mistake, play
from .exchanges import FOUR, OUTSIDE, exchange
from .positions import planet
from .tables import GAME, PRINTED, draw

KINGDOMS = [one.id for one in PRINTED.kingdoms]
SEAS = [one.id for one in PRINTED.seas]

# ---------------------------------------------------------------- the planet, drawn


def land(**counts: int) -> list[int]:
    """Numbers by province: `land(ohms_1=3)`."""
    found = [0] * PROVINCES
    for name, count in counts.items():
        found[PRINTED.numbers[name.replace("_", "-")]] = count
    return found


def fleet(people: People, boats: int) -> list[int]:
    return [boats if one == people else 0 for one in People]


def provinces(*names: str) -> int:
    """A set of provinces, as the state keeps it."""
    return sum(1 << PRINTED.numbers[name] for name in names)


def seas(*names: str) -> int:
    return sum(1 << SEAS.index(name) for name in names)


def kingdoms(*names: str) -> int:
    return sum(1 << KINGDOMS.index(name) for name in names)


KNIGHTS = """
    knights  ohms-1 6  ohms-2 1  kahil-0 3  kahil-1 2
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4  strait 3
"""
AWAY = """
    knights  ohms-1 6  zargos-2 3  oz-0 3  oz-1 1
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4  strait 3
"""
DRAGONS = """
    dragons  akilon-1 4  strait 3  lake 2  zargos-1 3  oz-0 2
    knights  ohms-1 6
    amazons  kahil-2 5
    monks    itak-2 3
"""
ASHORE = """
    dragons  akilon-1 4  strait 3  ohms-2 2
    knights  ohms-1 6
    amazons  kahil-2 5
    monks    itak-2 3
"""
SPIDERS = """
    spiders  ohms-4 4  akilon-1 2  ohms-3 3
    knights  ohms-1 6
    amazons  kahil-3 5
    monks    itak-2 3
"""
WINGED = """
    winged   ohms-1 6  itak-0 3  zargos-1 4  zargos-2 1  kahil-2 1  ohms-6 2
    spiders  ohms-5 1  itak-2 4
    amazons  kahil-0 5
    monks    itak-1 3
"""
ATTACKED = """
    knights  ohms-0 9  kahil-4 5
    spiders  ohms-4 2  akilon-1 4  itak-0 1  kahil-3 3  ohms-3 5  kori-3 2
    amazons  kahil-2 5
    monks    banzol-5 3
"""
PLAN = """
    winged   ohms-0 3  ohms-1 4  ohms-2 2  ohms-6 1  kahil-5 2  zargos-1 2
    spiders  ohms-5 1  itak-2 4
    amazons  kahil-0 5
    monks    itak-1 3
"""
ALONE = """
    winged   tairo-1 4  oz-0 2
    spiders  ohms-5 1  itak-2 4
    amazons  palmyr-2 5
    monks    itak-1 3
"""
SHORE = """
    dragons  kori-1 1  kori-2 1  ludos-3 1  ludos-4 1  oz-0 2  lake 2  strait 3
    knights  ohms-1 6
    amazons  kahil-2 5
    monks    itak-2 3
"""
INLAND = """
    knights  ludos-0 3  ludos-1 1  ludos-2 1  ludos-3 1  ludos-4 2
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4
"""
BORDER = """
    knights  tairo-4 3  tairo-2 2  tairo-3 1  banzol-3 2
    spiders  ohms-0 4
    amazons  banzol-4 5
    dragons  akilon-1 4
"""
APART = """
    knights  tairo-4 3  banzol-4 2  kori-0 3  kori-1 1
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4
"""
PERCHED = """
    winged   oz-0 3  oz-1 1  kori-0 3
    spiders  ohms-5 1  itak-2 4
    amazons  kahil-0 5
    monks    itak-1 3
"""
CRATER = """
    spiders  itak-0 3  itak-1 1  itak-2 1  kori-3 2  ludos-0 2  ludos-1 1
    knights  ohms-1 6
    amazons  kahil-3 5
    monks    tairo-2 3
"""
BEACH = """
    dragons  ohms-1 3  ludos-0 2  ludos-1 1
    knights  oz-0 6
    amazons  kahil-2 5
    monks    itak-2 3
"""
SINGLE = """
    knights  ohms-1 1  kahil-0 1
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4
"""
MANY = """
    knights  ohms-1 97  ohms-2 1
    spiders  ohms-0 4
    amazons  kahil-2 5
    dragons  akilon-1 4
"""
MONKS = """
    monks    ohms-1 6
    knights  ohms-0 9
    amazons  kahil-2 5
    dragons  itak-0 3
"""


def drawn(drawing: str, *moves: str, **facts: Any) -> Make:
    """A table of this drawing, after these moves."""
    return lambda: play(draw(drawing, **facts), *moves)


def before_turn(drawing: str, hands: dict[int, str], **facts: Any) -> Make:
    """The window before the first people's turn."""
    asked = sum(1 << seat for seat in hands)
    return lambda: draw(drawing, hands, phase=int(Phase.WINDOW), asked=asked, fresh=land(), **facts)


HELP = ("from kahil-4", "to kahil-3", "x3", "from ohms-0", "to ohms-4", "x5", "fight ohms-4")


def helped(*moves: str, **facts: Any) -> Make:
    """Spiders are attacked on two volcanoes, and are asked for help on one."""
    return drawn(ATTACKED, *HELP, *moves, **facts)


def thrown(attack: list[int], defence: list[int], throw: Throw) -> Make:
    """Monks attack Knights, and are asked about dice."""
    told = {
        "pawns": land(ohms_1=1, ohms_0=9, kahil_2=5, itak_0=3),
        "fresh": land(ohms_1=1),
        "attackers": land(ohms_0=5),
        "fight": PRINTED.numbers["ohms-0"] + 1,
        "attack_dice": attack,
        "defence_dice": defence,
        "war": int(attack[2] > 0),
    }
    return drawn(MONKS, phase=int(Phase.REROLL), clash=int(Clash.ROUNDS) + 1, throw=int(throw), **told)


def placing(drawing: str, why: Placing, *moves: str, **facts: Any) -> Make:
    told = {"phase": int(Phase.PLACE), "placing": int(why), "pool": 5, "fresh": land(), **facts}
    return drawn(drawing, *moves, **told)


def set_up(**options: Any) -> Make:
    """The first cards or pawns are taken and placed, wherever nobody is; the rest is to come."""

    def make() -> Table:
        table = GAME.new(seats=4, seed=1, peoples="random", **options)
        while table.states["phase"][0] != Phase.PLACE:
            (seat,) = table.actors
            held = table.states["holder"][0]
            moves = [move for move in table.legal(seat) if move.kind == "take" or not held[move.args.place]]
            table.play(seat, moves[0])
        return table

    return make


def buying(drawing: str, points: int, *moves: str, **facts: Any) -> Make:
    return drawn(drawing, *moves, phase=int(Phase.BUY), purse=points, points=[points] * 6, **facts)


def trading(hands: dict[int, str], *moves: str, **facts: Any) -> Make:
    told = {"phase": int(Phase.TRADE), "offers_left": 3, "trading": True, "fresh": land(), **facts}
    return drawn(KNIGHTS, *moves, hands=hands, **told)


def trimming() -> Table:
    cards = {0: "war war ice storm"}
    return draw(KNIGHTS, cards, phase=int(Phase.TRIM), resume=int(Phase.DEAL), fresh=land())


def picking() -> Table:
    return GAME.new(seats=4, seed=1)


def picked() -> Table:
    table = picking()
    return play(table, "pick knights")


def placed() -> Table:
    return play(GAME.new(seats=6, seed=1, peoples="random"), "put ohms-1")


def taking() -> Table:
    return GAME.new(seats=4, seed=1, edition="2", peoples="random")


def illusion(wind: str = "madness ohms") -> Make:
    """A wind has been called, and somebody may turn it elsewhere."""

    def make() -> Table:
        table = before_turn(KNIGHTS, {0: wind.split()[0], 1: "illusion war"}, edition="2")()
        table.play(0, wind)
        table.play(1, "pass")
        return table

    return make


def answering() -> Table:
    return trading({0: "war", 1: "ice"}, "offer 2", "give war", "want storm")()


def driven(card: str, drawing: str = DRAGONS) -> Make:
    """Dragons at sea must go."""
    return lambda: play(before_turn(drawing, {0: card.split()[0]})(), card)


def with_a_narrow_way() -> Any:
    """The printed map, but that from Hanaro one comes to Tamyr only over Heatherlon."""
    told = copy.deepcopy(printed())
    told["borders"]["land"].remove(["tairo-0", "palmyr-2"])
    return told


# ---------------------------------------------------------------- the mistakes


ICE_IN_OHMS = {"frozen": kingdoms("ohms")}
BOATS = {"boats": fleet(People.KNIGHTS, 3)}
EARTH, ELSEWHERE, MIST = ({"hands": {0: card}} for card in ("earth", "elsewhere", "mist"))

ASKED = [
    Mistake(picking, "pass", "Z4", "while-pick", "still free", "encore libre"),
    Mistake(taking, "put ohms-1", "Z64", "while-take", "two blue ones", "deux bleues"),
    Mistake(placed, "done", "Z6", "while-place-one", "on an empty province", "sur une province vide"),
    Mistake(
        placing(KNIGHTS, Placing.PURCHASE), "done", "Z27", "while-place-source",
        "still 5 pawns to place", "il reste 5 pions à placer",
    ),
    Mistake(
        placing(KNIGHTS, Placing.PURCHASE, "put ohms-1"), "done", "Z27", "while-place-count",
        "of the 5 that there are", "sur les 5 qu’il y a",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "war"}), "from ohms-1", "Z34", "while-window",
        "before the turn of the Knights", "avant le tour des Chevaliers",
    ),
    Mistake(
        illusion(), "done", "Z61", "while-illusion",
        "with an Illusion, or pass", "par une Illusion, ou passez",
    ),
    Mistake(illusion(), "war attack", "Z61", "while-illusion", "or pass", "ou passez"),
    Mistake(
        driven("storm strait+south"), "pass", "Z37", "while-shelter", "Choose where they go", "où ils vont"
    ),
    Mistake(driven("tidal-wave", ASHORE), "pass", "Z39", "while-shelter", "where they go", "où ils vont"),
    Mistake(
        drawn(KNIGHTS), "to kahil-2", "Z12", "while-attack-source",
        "attacks of the Knights", "attaques des Chevaliers",
    ),
    Mistake(
        drawn(WINGED, "from ohms-1", "to ohms-5", "x2", "from itak-0", "to itak-2", "x1", "done"),
        "done", "Z12", "while-order", "comes next", "vient ensuite",
    ),
    Mistake(helped(), "done", "Z29", "while-help-source", "another volcano, or pass", "un autre volcan"),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0", "x3", "fight ohms-0", hands={0: "ice"}),
        "done", "Z16", "while-war", "Call a Wind of War, or pass", "Appelez un Vent de Guerre, ou passez",
    ),
    Mistake(
        thrown([3, 5, 0, 0], [0] * 4, Throw.MONKS), "pass", "Z31", "while-reroll",
        "keep the dice as they fell", "gardez les dés tels quels",
    ),
    Mistake(
        drawn(KNIGHTS, "done"), "to ohms-2", "Z21", "while-reorganise-source",
        "reorganisation of the Knights", "réorganisation des Chevaliers",
    ),
    Mistake(
        drawn(WINGED, "done", "flight"), "pass", "Z33", "while-flight-source",
        "the next province that sends pawns", "la prochaine province qui envoie des pions",
    ),
    Mistake(
        drawn(WINGED, "done", "flight", hands={0: "mist"}), "mist", "Z33", "while-flight-source",
        "all in one plan", "selon un même plan",
    ),
    Mistake(drawn(KNIGHTS, "from ohms-1"), "done", "Z10", "while-way", "(Saltholm)", "(Salhoulme)"),
    Mistake(drawn(KNIGHTS, "done", "from ohms-1"), "flight", "Z21", "while-way", "where it goes", "où il va"),
    Mistake(
        drawn(WINGED, "done", "flight", "from ohms-1"), "sail southeast", "Z33", "while-way",
        "where it goes", "où il va",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", **BOATS), "done", "Z11", "while-sailing",
        "left Saltholm is at sea (Slowswell)", "(Salhoulme) est en mer (Houle-Lente)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0"), "done", "Z10", "while-count",
        "how many pawns go", "combien de pions",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1", "to ohms-2"), "done", "Z21", "while-count",
        "how many pawns go", "combien de pions",
    ),
    Mistake(helped("help akilon-1"), "pass", "Z29", "while-count", "(Brandelon)", "(Brandelon)"),
    Mistake(trimming, "pass", "Z25", "while-trim", "too many magic cards", "trop de cartes de magie"),
    Mistake(
        trading({0: "war", 1: "ice"}), "pass", "Z26", "while-trade-source", "or stop trading", "arrêtez là"
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2"), "done", "Z26", "while-trade-way",
        "that you give", "que vous donnez",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2", "give war"), "done", "Z26", "while-trade-count",
        "that you want", "que vous voulez",
    ),
    Mistake(answering, "done", "Z26", "while-answer", "Accept it, or refuse it", "Acceptez-la"),
    Mistake(
        buying(KNIGHTS, 12), "pawns 2", "Z27", "while-buy-boats",
        "how many boats; pawns come next", "combien de bateaux",
    ),
    Mistake(
        buying(KNIGHTS, 12, "boats 1"), "boats 1", "Z27", "while-buy-pawns",
        "how many pawns to buy", "combien de pions",
    ),
]  # fmt: skip

PLACING = [
    Mistake(
        picked, "pick knights", "Z4", "people-taken",
        "has this people already (the Knights)", "a déjà ce peuple (les Chevaliers)",
    ),
    Mistake(placed, "put #58", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(placed, "put strait", "Z6", "put-sea", "not at sea", "pas en mer"),
    Mistake(placed, "put zargos-3", "Z6", "put-zargos", "Nobody starts in Zargos", "Personne ne commence"),
    Mistake(placed, "put ohms-1", "Z6", "put-held", "(Saltholm) is held by the", "(Salhoulme) est tenue par"),
    Mistake(
        placing(KNIGHTS, Placing.PURCHASE), "put ohms-0", "Z27", "put-others",
        "(Thorholm) is not held by the Knights", "(Torhoulme) n’est pas tenue par les Chevaliers",
    ),
    Mistake(placing(KNIGHTS, Placing.PURCHASE), "put #58", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(placing(KNIGHTS, Placing.PURCHASE), "put strait", "Z27", "put-sea", "not at sea", "pas en mer"),
    Mistake(set_up(), "put strait", "Z6", "put-sea", "not at sea", "pas en mer"),
    Mistake(
        set_up(edition="2"), "put strait", "Z64", "put-sea",
        "not at sea", "pas en mer",
    ),
    Mistake(
        placing(DRAGONS, Placing.PURCHASE), "put south", "Z27", "put-no-dragons",
        "No Dragons lie in this sea (Coldswell)", "pas de Dragons dans cette mer (Houle-Froide)",
    ),
    Mistake(
        placing(KNIGHTS, Placing.PURCHASE, "put kahil-1", "x2"), "put kahil-0", "Z27", "put-order",
        "as far as Ras Shamil. Choose a place after that, not Qasr Halil", "vous en êtes à Ras Chamil",
    ),
    Mistake(
        placing(DRAGONS.replace("strait", "south 1  strait"), Placing.PURCHASE, "put south", "x2"),
        "put south", "Z27", "put-order", "as far as Coldswell", "vous en êtes à Houle-Froide",
    ),
    Mistake(
        placing(KNIGHTS, Placing.PURCHASE, "put ohms-1"), "x6", "Z27", "put-count",
        "only 5 pawns are left", "il ne reste que 5 pions",
    ),
    Mistake(
        placing(KNIGHTS, Placing.MIST, steps_left=2, **ICE_IN_OHMS), "put ohms-1", "Z36", "put-ice",
        "where no mist reaches", "où la brume n’arrive pas",
    ),
    Mistake(
        driven("storm strait+south"), "shelter south", "Z37", "shelter-storm",
        "(Rustwater, Galewater, Slowswell)", "(Aigue-Rousse, Aigue-Bise, Houle-Lente)",
    ),
    Mistake(driven("storm strait+south"), "shelter #59", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(
        driven("tidal-wave", ASHORE), "shelter zargos-1", "Z39", "shelter-wave",
        "(Brandelon, Reedholm)", "(Brandelon, Roshoulme)",
    ),
]  # fmt: skip

ATTACKS = [
    # from where
    Mistake(drawn(KNIGHTS), "from #58", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(
        drawn(KNIGHTS), "from ohms-0", "Z10", "from-others",
        "(Thorholm) is not held by the Knights", "(Torhoulme) n’est pas tenue par les Chevaliers",
    ),
    Mistake(drawn(KNIGHTS), "from ohms-2", "Z10", "from-one", "only one pawn", "qu’un pion"),
    Mistake(
        drawn(KNIGHTS, **ICE_IN_OHMS), "from ohms-1", "Z36", "ice-from",
        "nobody leaves it", "personne n’en sort",
    ),
    Mistake(drawn(KNIGHTS), "from strait", "Z32", "sea-nobody", "(Swiftrace)", "(Raz-Vif)"),
    Mistake(drawn(DRAGONS), "from south", "Z32", "sea-nobody", "(Coldswell)", "(Houle-Froide)"),
    Mistake(
        drawn(DRAGONS, stormy=seas("strait")), "from strait", "Z37", "sea-storm",
        "they can do nothing this turn", "ils ne peuvent rien faire",
    ),
    Mistake(
        drawn(DRAGONS, frozen=kingdoms("kori", "ludos")), "lake > kori-2 x1", "Z36", "sea-ice",
        "lie under ice this turn", "sont prises dans la glace",
    ),
    Mistake(
        drawn(SHORE), "from lake", "Z32", "sea-no-coast",
        "no coast that the Dragons could attack", "pas de côte que les Dragons puissent attaquer",
    ),
    Mistake(
        drawn(INLAND), "from ludos-0", "Z10",
        "from-nowhere", "and you have no boats", "et vous n’avez pas de bateaux",
    ),
    Mistake(
        drawn(INLAND, **BOATS), "from ludos-0", "Z10",
        "from-nowhere", "nor with your boats", "ni avec vos bateaux",
    ),
    Mistake(
        drawn(KNIGHTS, targeted=provinces("kahil-2", "kahil-3", "kahil-4")), "from kahil-0", "Z28",
        "from-again", "has been attacked this turn", "a été attaqué ce tour-ci",
    ),
    Mistake(
        drawn(KNIGHTS, targeted=provinces("kahil-2", "kahil-3", "kahil-4"), **BOATS), "from kahil-0", "Z28",
        "from-again", "never attack the same one twice", "n’attaquent jamais la même deux fois",
    ),
    Mistake(
        drawn(BORDER, frozen=kingdoms("banzol")), "tairo-4 > banzol-4 x2", "Z36", "from-ice",
        "lies under ice this turn", "est pris dans la glace",
    ),
    Mistake(
        drawn(AWAY, stormy=seas("west", "southwest"), **BOATS), "oz-0 ~> tairo-2 x2", "Z37", "from-storm",
        "a storm closes its way over the sea", "une tempête lui ferme la mer",
    ),
    Mistake(
        drawn(AWAY, stormy=seas("west", "southwest")), "from oz-0", "Z10", "from-nowhere",
        "and you have no boats", "et vous n’avez pas de bateaux",
    ),
    Mistake(
        drawn(PERCHED, calmed=1 << People.WINGED), "oz-0 > banzol-4 x2", "Z39", "typhoon",
        "on the ground this turn", "au sol ce tour-ci",
    ),
    Mistake(
        drawn(CRATER, calmed=1 << People.SPIDERS), "itak-0 > tairo-2 x2", "Z39", "earthquake",
        "closes the vortex", "ferme les Vortex",
    ),
    Mistake(
        drawn(AWAY, fresh=land(ohms_1=6), worn=land(zargos_2=3)), "from zargos-2", "Z28", "from-worn",
        "do not attack again this turn", "n’attaquent plus",
    ),
    Mistake(
        drawn(AWAY, fresh=land(ohms_1=6)), "from zargos-2", "Z28", "zargos-tired",
        "neither moved nor fought", "ni bougé ni combattu",
    ),
    Mistake(
        drawn(AWAY, fresh=land(ohms_1=6), **BOATS), "from oz-0", "Z28", "board-tired",
        "Over the sea go only Knights", "passent la mer",
    ),
    # fights before their time
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0", "x3"), "done", "Z28", "done-fights",
        "Fight first", "Combattez d’abord",
    ),
    Mistake(
        drawn(WINGED), "fight ohms-5", "Z12", "fight-early",
        "before the first fight", "avant le premier combat",
    ),
    Mistake(drawn(KNIGHTS), "fight ohms-0", "Z28", "fight-none", "nor anywhere else", "ni ailleurs"),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0", "x3"), "fight kahil-2", "Z28", "fight-none",
        "Choose one of these (Thorholm)", "Choisissez parmi ceux-ci (Torhoulme)",
    ),
    # to where
    Mistake(drawn(KNIGHTS, "from ohms-1"), "to #59", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(drawn(KNIGHTS, "from ohms-1"), "to southeast", "Z32", "to-sea", "(Slowswell)", "(Houle-Lente)"),
    Mistake(
        drawn(KNIGHTS, "from ohms-1"), "to ohms-2", "Z10", "to-own",
        "does not attack itself", "ne s’attaque pas lui-même",
    ),
    Mistake(
        drawn(KNIGHTS, "from kahil-0", **ICE_IN_OHMS), "to ohms-0", "Z36", "ice-to",
        "nobody enters it", "personne n’y entre",
    ),
    Mistake(
        drawn(KNIGHTS, "from kahil-0", targeted=provinces("kahil-2")), "to kahil-2", "Z28", "to-again",
        "never attack the same one twice", "n’attaquent jamais la même deux fois",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1"), "to kahil-2", "Z10", "not-bordering",
        "(Saltholm, Wadi Samil). By land the group can go here: Thorholm.", "(Salhoulme, Oued Samil)",
    ),
    Mistake(
        drawn(AWAY, "from oz-0", **BOATS), "to kahil-2", "Z10", "not-bordering",
        "By land the group can go nowhere.", "Par terre, le groupe ne peut aller nulle part.",
    ),
    Mistake(
        drawn(DRAGONS, "from strait"), "to kahil-2", "Z32", "not-on-shore",
        "(Swiftrace). It can land here: Ikumatak, Sermitak, Nanutak, Reedholm, Ternholm.", "(Raz-Vif)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", **BOATS), "to kahil-2", "Z11", "not-on-shore",
        "It can land here: Ikumatak, Nanutak, Thorholm.", "Il peut débarquer ici",
    ),
    Mistake(
        drawn(AWAY, "from oz-0", "sail west", "sail southwest", frozen=kingdoms("palmyr"), **BOATS),
        "to kahil-2", "Z11", "not-on-shore", "no shore where it could land", "pas de rivage où débarquer",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "earth", **EARTH), "to ohms-0", "Z40", "earth-sail",
        "Choose the first sea", "Choisissez la première mer",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "elsewhere", **ELSEWHERE), "to zargos-0", "Z40", "elsewhere-ring",
        "nobody to the Forbidden City", "personne dans la Cité Interdite",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "elsewhere", fresh=land(kahil_0=3), **ELSEWHERE), "to zargos-1",
        "Z28", "zargos-tired", "here (Saltholm) there are none to spare", "d’ici (Salhoulme)",
    ),
    # how many
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0"), "x6", "Z10", "count-stay",
        "at most 5 can go", "5 au plus peuvent partir",
    ),
    Mistake(
        drawn(DRAGONS, "from strait", "to ohms-2"), "x4", "Z32", "count-sea",
        "So many Dragons do not lie here", "Il n’y a pas autant de Dragons ici",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", "to itak-0", fresh=land(ohms_1=3), **BOATS), "x4",
        "Z28", "count-tired", "at most 3 from here", "3 au plus d’ici",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0", fresh=land(), worn=land(ohms_1=3)), "x4", "Z28",
        "count-worn", "at most 3 can go from here", "3 au plus peuvent partir d’ici",
    ),
]  # fmt: skip

VOYAGES = [
    Mistake(drawn(KNIGHTS, "from ohms-1", **BOATS), "sail #85", "Z2", "no-place", "no such", "n’existe pas"),
    Mistake(
        drawn(DRAGONS, "from strait"), "sail south", "Z32", "sail-from-sea",
        "do not board any", "n’embarquent pas",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "elsewhere", **ELSEWHERE), "sail southeast", "Z40", "sail-elsewhere",
        "straight to a province", "tout droit dans une province",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", "sail south", **BOATS), "sail southeast", "Z11",
        "sail-twice", "enters no sea twice", "n’entre pas deux fois",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", **BOATS), "sail strait", "Z11", "sail-coast",
        "The seas around it are Slowswell.", "Les mers qui l’entourent sont Houle-Lente.",
    ),
    Mistake(
        drawn(KNIGHTS, "from kahil-0", **BOATS), "sail east", "Z11", "sail-coast",
        "nor on any other", "ni aucune autre",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", **BOATS), "sail lake", "Z3", "sail-lake",
        "This is a lake (Glassmere)", "C’est un lac (Lac-Clair)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", **BOATS), "sail west", "Z11", "sail-link",
        "(Slowswell, Blueswell). From the first one a group can sail on to Coldswell, Redswell, Swiftrace.",
        "(Houle-Lente, Houle-Bleue)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", stormy=seas("south", "strait"), **BOATS),
        "sail south", "Z37", "sail-storm", "A storm closes this sea", "Une tempête ferme cette mer",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", stormy=seas("southeast"), **BOATS), "sail southeast", "Z37",
        "sail-storm", "(Slowswell)", "(Houle-Lente)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", fresh=land(), **BOATS), "sail southeast", "Z28", "board-tired",
        "here (Saltholm) there are none to spare", "d’ici (Salhoulme)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1"), "sail southeast", "Z11", "sail-boats",
        "You have no boat", "Vous n’avez pas de bateau",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", boats=fleet(People.KNIGHTS, 1), frozen=kingdoms("itak", "kahil"),
              targeted=provinces("ohms-0"), hands={0: "elsewhere"}),
        "sail southeast", "Z11", "sail-landing", "pay for 1 sea at most", "payer 1 mer au plus",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from kahil-0"), "sail east", "Z11", "sail-coast",
        "nor on any other", "ni aucune",
    ),
]  # fmt: skip

FLIGHTS = [
    Mistake(
        drawn(WINGED, "from ohms-1"), "to kahil-1", "Z33", "flight-far",
        "(Saltholm, Ras Shamil): two provinces at most", "deux provinces au plus",
    ),
    Mistake(
        drawn(WINGED, "from zargos-1"), "to zargos-4", "Z19", "flight-zargos",
        "Nobody flies in Zargos", "Personne ne vole dans Zargos",
    ),
    Mistake(
        drawn(ALONE, "from tairo-1", frozen=kingdoms("akilon"), map=with_a_narrow_way()), "to palmyr-2",
        "Z36", "flight-ice", "(Tamyr) is reached only over frozen ones", "(Tamyr) que par-dessus",
    ),
    Mistake(
        drawn(ALONE, "from tairo-1", calmed=1 << People.WINGED), "to palmyr-2", "Z39", "typhoon",
        "on the ground", "cloue les Ailés au sol",
    ),
    Mistake(
        drawn(ALONE, "from tairo-1", calmed=1 << People.WINGED), "to oz-1", "Z10", "not-bordering",
        "(Hanaro, Nevoz)", "(Hanaro, Névoz)",
    ),
    Mistake(
        drawn(SPIDERS, "from ohms-4", calmed=1 << People.SPIDERS), "to kahil-3", "Z39", "earthquake",
        "closes the vortex", "ferme les Vortex",
    ),
    Mistake(
        drawn(SPIDERS, "done", "from ohms-4", calmed=1 << People.SPIDERS), "to akilon-1", "Z39", "earthquake",
        "closes the vortex", "ferme les Vortex",
    ),
    # all at once
    Mistake(
        drawn(KNIGHTS, "done"), "flight", "Z33", "flight-others",
        "not the Knights", "non les Chevaliers",
    ),
    Mistake(
        drawn(ALONE, "done", calmed=1 << People.WINGED, hands={0: "war"}), "flight", "Z39", "typhoon",
        "on the ground", "au sol",
    ),
    Mistake(
        drawn(WINGED, "done", "flight"), "flight", "Z33", "flight-begun",
        "begun already", "déjà commencé",
    ),
    Mistake(
        drawn(WINGED, "done", "from zargos-1", "to zargos-2", "x1"), "flight", "Z33", "flight-late",
        "one of them has been taken", "l’un d’eux est déjà fait",
    ),
    Mistake(
        drawn(ALONE, "done", hands={0: "war"}), "flight", "Z33", "flight-nobody",
        "No Winged could fly", "Aucun Ailé ne pourrait voler",
    ),
    Mistake(
        drawn(WINGED, "done", "flight"), "from strait", "Z32", "sea-nobody", "(Swiftrace)", "(Raz-Vif)"
    ),
    Mistake(drawn(WINGED, "done", "flight"), "from #57", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(
        drawn(WINGED, "done", "flight"), "from ohms-5", "Z33", "from-others",
        "not held by the Winged", "pas tenue par les Ailés",
    ),
    Mistake(
        drawn(WINGED, "done", "flight"), "from zargos-1", "Z19", "flight-zargos",
        "Nobody flies in Zargos", "Personne ne vole dans Zargos",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-2", "x2", "from ohms-0", "to ohms-2", "x1"),
        "from ohms-1", "Z33", "flight-closed", "each only once", "chacune une seule fois",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-2", "x2", "from ohms-2", "to ohms-0", "x2"),
        "from ohms-2", "Z33", "flight-flown",
        "none left that have not flown yet", "personne qui n’ait déjà volé",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-6", "x2"), "from ohms-1", "Z33", "flight-order",
        "as far as Longholm", "vous en êtes à Longhoulme",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-2", "x1", "from ohms-1"), "to ohms-0", "Z33",
        "flight-order", "as far as Reedholm", "vous en êtes à Roshoulme",
    ),
    Mistake(
        drawn(PLAN, "done", "flight"), "from kahil-5", "Z33", "flight-nowhere",
        "can fly to no other one of theirs", "vers aucune autre des leurs",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to southeast", "Z33", "flight-sea",
        "only Dragons stay at sea", "seuls des Dragons restent en mer",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to #58", "Z2", "no-place", "no such", "n’existe pas"
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to ohms-1", "Z33", "to-same",
        "stands here", "est déjà là",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to ohms-3", "Z13", "step-empty",
        "reorganisation takes none", "la réorganisation n’en prend pas",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to zargos-1", "Z19", "flight-zargos",
        "Nobody flies in Zargos", "Personne ne vole dans Zargos",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1"), "to kahil-5", "Z33", "flight-far",
        "The group can fly here: Thorholm, Reedholm, Longholm.", "Le groupe peut voler ici",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-0"), "x4", "Z33", "count-stay",
        "at most 3 can go", "3 au plus",
    ),
    Mistake(
        drawn(PLAN, "done", "flight", "from ohms-1", "to ohms-2", "x2", "from ohms-2", "to ohms-0"), "x3",
        "Z33", "count-flown", "at most 2 can leave here", "2 au plus peuvent partir d’ici",
    ),
]  # fmt: skip

REGROUPING = [
    # from where
    Mistake(drawn(KNIGHTS, "done"), "from #58", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(drawn(KNIGHTS, "done"), "from ohms-0", "Z21", "from-others", "(Thorholm)", "(Torhoulme)"),
    Mistake(drawn(KNIGHTS, "done"), "from ohms-2", "Z21", "from-one", "only one pawn", "qu’un pion"),
    Mistake(
        drawn(KNIGHTS, "done", **ICE_IN_OHMS), "from ohms-1", "Z36", "ice-from",
        "nobody leaves it", "personne n’en sort",
    ),
    Mistake(drawn(KNIGHTS, "done"), "from strait", "Z32", "sea-nobody", "(Swiftrace)", "(Raz-Vif)"),
    Mistake(
        drawn(DRAGONS, "done", stormy=seas("strait")), "from strait", "Z37", "sea-storm",
        "they can do nothing", "ils ne peuvent rien faire",
    ),
    Mistake(drawn(DRAGONS, "done"), "from lake", "Z32", "sea-stuck", "can go nowhere now", "nulle part"),
    Mistake(
        drawn(SHORE, "done", frozen=kingdoms("kori", "ludos")), "lake > kori-2 x1", "Z36", "sea-ice",
        "lie under ice this turn", "sont prises dans la glace",
    ),
    Mistake(
        drawn(SHORE, "done", stormy=seas("inner-southeast", "inner-southwest", "south", "southeast")),
        "strait > south x2", "Z37", "sea-shut", "Storms close the seas", "Des tempêtes ferment",
    ),
    Mistake(
        drawn(APART, "done", frozen=kingdoms("banzol")), "tairo-4 > banzol-4 x2", "Z36", "from-ice",
        "lies under ice this turn", "est pris dans la glace",
    ),
    Mistake(
        drawn(AWAY, "done", stormy=seas("inner-southwest", "strait"), **BOATS), "zargos-2 ~> ohms-1 x2",
        "Z37", "from-storm", "a storm closes its way over the sea", "une tempête lui ferme la mer",
    ),
    Mistake(
        drawn(BEACH, "done", stormy=seas("southeast", "south")), "ohms-1 > southeast x2", "Z37", "from-storm",
        "a storm closes its way over the sea", "une tempête lui ferme la mer",
    ),
    Mistake(
        drawn(BEACH, "done", calmed=1 << People.DRAGONS), "ohms-1 > southeast x2", "Z39", "swim-wave",
        "ashore this turn", "à terre ce tour-ci",
    ),
    Mistake(
        drawn(CRATER, "done", calmed=1 << People.SPIDERS), "kori-3 > itak-0", "Z39", "earthquake",
        "closes the vortex", "ferme les Vortex",
    ),
    Mistake(
        drawn(AWAY, "done"), "from zargos-2", "Z21", "step-nowhere",
        "and you have no boats", "et vous n’avez pas de bateaux",
    ),
    Mistake(
        drawn(AWAY, "done", boats=fleet(People.KNIGHTS, 1)), "from zargos-2", "Z21", "step-nowhere",
        "nor with your boats", "ni avec vos bateaux",
    ),
    # to where
    Mistake(drawn(KNIGHTS, "done", "from ohms-1"), "to #59", "Z2", "no-place", "no such", "n’existe pas"),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1"), "to ohms-1", "Z21", "to-same", "stands here", "est déjà là"
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1"), "to ohms-3", "Z13", "step-empty",
        "only an attack does", "il faut une attaque",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1"), "to ohms-0", "Z21", "step-others",
        "not held by the Knights", "pas tenue par les Chevaliers",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from kahil-0", **ICE_IN_OHMS), "to ohms-2", "Z36", "ice-to",
        "nobody enters it", "personne n’y entre",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1"), "to kahil-0", "Z21", "not-bordering",
        "By land the group can go here: Reedholm.", "Par terre, le groupe peut aller ici : Roshoulme.",
    ),
    Mistake(
        drawn(PLAN, "done", "from ohms-1"), "to ohms-6", "Z33", "step-flight",
        "is reached in a flight of all", "par un vol de tous",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1", "sail southeast", "sail east", **BOATS), "to kahil-0", "Z11",
        "not-on-shore", "It can land here: Ras Shamil.", "Il peut débarquer ici : Ras Chamil.",
    ),
    Mistake(
        drawn(DRAGONS, "done", "from strait"), "to oz-0", "Z32", "not-on-shore",
        "It can land here: Brandelon.", "Il peut débarquer ici : Brandelon.",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1", "earth", **EARTH), "to ohms-2", "Z40", "earth-sail",
        "Choose the first sea", "Choisissez la première mer",
    ),
    Mistake(
        drawn(KNIGHTS.replace("kahil-1 2", "zargos-7 2"), "done", "from ohms-1", "elsewhere", **ELSEWHERE),
        "to zargos-7", "Z40", "elsewhere-ring", "nor to the provinces around it", "qui l’entourent",
    ),
    # into the sea
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1"), "to southeast", "Z32", "swim-others",
        "not the Knights", "non les Chevaliers",
    ),
    Mistake(
        drawn(ASHORE.replace("strait 3", ""), "done", "from akilon-1", calmed=1 << People.DRAGONS,
              boats=fleet(People.DRAGONS, 2)),
        "to strait", "Z39", "swim-wave", "keeps the Dragons ashore", "retient les Dragons à terre",
    ),
    Mistake(
        drawn(ASHORE, "done", "from akilon-1", "sail strait", boats=fleet(People.DRAGONS, 2)), "to south",
        "Z32", "swim-aboard", "does not stay there", "n’y reste pas",
    ),
    Mistake(
        drawn(DRAGONS, "done", "from zargos-1", boats=fleet(People.DRAGONS, 2)), "to inner-west", "Z19",
        "swim-zargos", "Dragons do not put to sea", "les Dragons ne prennent pas la mer",
    ),
    Mistake(
        drawn(DRAGONS, "done", "from oz-0"), "to strait", "Z32", "sail-coast",
        "Blueswell", "Houle-Bleue",
    ),
    Mistake(
        drawn(DRAGONS, "done", "from strait"), "to west", "Z11", "sail-link",
        "not linked", "pas reliées",
    ),
    Mistake(drawn(DRAGONS, "done", "from strait"), "to lake", "Z3", "sail-lake", "a lake", "un lac"),
    Mistake(
        drawn(DRAGONS, "done", "from strait", stormy=seas("south")), "to south", "Z37", "sail-storm",
        "(Coldswell)", "(Houle-Froide)",
    ),
    # how many
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1", "to ohms-2"), "x6", "Z21", "count-stay",
        "at most 5", "5 au plus",
    ),
    Mistake(
        drawn(DRAGONS, "done", "from strait", "to south"), "x4", "Z32", "count-sea", "at most 3", "3 au plus"
    ),
]  # fmt: skip

FIGHTS = [
    Mistake(
        drawn(WINGED, "from ohms-1", "to ohms-5", "x2", "from itak-0", "to itak-2", "x1", "done"),
        "fight ohms-0", "Z12", "fight-none", "(Nanutak, Oakholm)", "(Nanoutak, Quesnhoulme)",
    ),
    Mistake(helped(), "help #58", "Z2", "no-place", "no such place", "n’existe pas"),
    Mistake(
        helped(), "help ohms-4", "Z29", "help-here",
        "Choose one of these (Brandelon, Tulivari)", "parmi ceux-ci (Brandelon, Toulivari)",
    ),
    Mistake(helped(), "help kahil-2", "Z29", "help-others", "not held by the Spiders", "par les Araignées"),
    Mistake(
        helped(), "help ohms-3", "Z29", "help-volcano",
        "no volcano here", "pas ici (Sternhoulme) de volcan",
    ),
    Mistake(helped(frozen=kingdoms("kori")), "help kori-3", "Z36", "help-ice", "under ice", "dans la glace"),
    Mistake(helped(), "help itak-0", "Z29", "help-one", "one must stay", "il doit en rester un"),
    Mistake(
        helped(), "help kahil-3", "Z29", "help-attacked", "a fight of its own", "attend elle-même un combat"
    ),
    Mistake(helped("help akilon-1"), "x4", "Z29", "count-stay", "at most 3 can go", "3 au plus"),
    Mistake(
        thrown([3, 5, 0, 0], [0] * 4, Throw.MONKS), "reroll defence 1", "Z31", "reroll-side",
        "a die of the Monks", "un dé des Moines",
    ),
    Mistake(
        thrown([3, 5, 0, 0], [1, 2, 3, 0], Throw.ENEMY), "reroll attack 1", "Z31", "reroll-side",
        "a die of the Knights", "un dé des Chevaliers",
    ),
    Mistake(
        thrown([3, 5, 0, 0], [0] * 4, Throw.MONKS), "reroll attack 3", "Z31", "reroll-die",
        "2 were thrown by the Monks", "2 dés ont été lancés par les Moines",
    ),
    Mistake(
        thrown([3, 5, 5, 0], [0] * 4, Throw.MONKS), "reroll attack 3", "Z31", "reroll-equal",
        "number 2", "le numéro 2",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "to ohms-0", "x3", "fight ohms-0", hands={0: "war"}),
        "war defence", "Z16", "war-side", "for a side of your own", "pour un camp à vous",
    ),
]  # fmt: skip

CARDS = [
    Mistake(
        before_turn(KNIGHTS, {0: "war"}), "demonic ohms-1", "Z60", "card-edition",
        "(Demonic Wind)", "(Vent démoniaque)",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "war"}), "ice ohms", "Z34", "card-held",
        "(Wind of Ice)", "(Vent de Glace)",
    ),
    Mistake(drawn(KNIGHTS), "war attack", "Z16", "card-held", "(Wind of War)", "(Vent de Guerre)"),
    Mistake(drawn(KNIGHTS, "from ohms-1"), "earth", "Z40", "card-held", "(Earth Wind)", "(Vent de Terre)"),
    Mistake(drawn(KNIGHTS, edition="2"), "illusion ohms", "Z61", "card-held", "(Illusion)", "(Illusion)"),
    Mistake(trimming, "discard mist", "Z25", "card-held", "(Mist Wind)", "(Vent de Brume)"),
    Mistake(
        drawn(KNIGHTS, **EARTH), "earth", "Z40", "card-first",
        "First choose the province", "Choisissez d’abord la province",
    ),
    Mistake(drawn(KNIGHTS, "done", **ELSEWHERE), "elsewhere", "Z40", "card-first", "First", "d’abord"),
    # the wrong moment
    Mistake(
        drawn(KNIGHTS, hands={0: "ice"}), "ice ohms", "Z34", "card-moment",
        "before a people’s turn", "avant le tour d’un peuple",
    ),
    Mistake(
        drawn(KNIGHTS, hands={0: "war"}), "war attack", "Z16", "card-moment",
        "just before a fight", "juste avant un combat",
    ),
    Mistake(
        drawn(KNIGHTS, **MIST), "mist", "Z40", "card-moment",
        "in reorganisation", "dans la réorganisation",
    ),
    Mistake(
        drawn(KNIGHTS, hands={0: "illusion"}, edition="2"), "illusion ohms", "Z61", "card-moment",
        "right after a Storm Wind", "juste après un Vent de Tempête",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "earth"}), "earth", "Z40", "card-moment",
        "when a group moves", "quand un groupe se déplace",
    ),
    # red cards
    Mistake(
        before_turn(KNIGHTS, {0: "heatwave"}), "heatwave", "Z43", "card-nobody",
        "aimed at the Monks", "plus en jeu (les Moines)",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "tidal-wave"}), "tidal-wave", "Z39", "card-own-turn",
        "before the turn of the Dragons", "avant le tour des Dragons",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "eclipse"}, calmed=1 << People.AMAZONS), "eclipse", "Z39", "card-again",
        "the power of the Amazons is gone", "le pouvoir des Amazones est déjà perdu",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "death"}), "death #5", "Z34", "card-no-target",
        "names no target", "ne nomme pas de cible",
    ),
    Mistake(
        lambda: play(before_turn(KNIGHTS, {0: "madness madness"})(), "madness ohms"), "madness ohms", "Z41",
        "card-twice", "Choose another target", "Choisissez une autre cible",
    ),
    Mistake(before_turn(KNIGHTS, {0: "ice"}), "ice #20", "Z2", "no-kingdom", "no such kingdom", "Ce royaume"),
    Mistake(before_turn(KNIGHTS, {0: "storm"}), "storm #60", "Z37", "no-seas", "no such pair", "telle paire"),
    Mistake(
        before_turn(KNIGHTS, {0: "demonic"}, edition="2"), "demonic zargos-1", "Z61", "demonic-empty",
        "no pawns here (Umbragos)", "pas de pions ici (Ombragos)",
    ),
    Mistake(
        before_turn(KNIGHTS, {0: "demonic"}, edition="2"), "demonic #59", "Z2", "no-place",
        "no such place", "n’existe pas",
    ),
    Mistake(illusion(), "illusion ohms", "Z61", "illusion-same", "already (Ohms)", "déjà cela (Ohms)"),
    Mistake(
        illusion("storm strait+south"), "illusion south+strait", "Z61", "illusion-same",
        "(Coldswell, Swiftrace)", "(Houle-Froide, Raz-Vif)",
    ),
    Mistake(
        illusion("demonic ohms-1"), "illusion ohms-1", "Z61", "illusion-same", "(Saltholm)", "(Salhoulme)"
    ),
    Mistake(illusion(), "illusion #80", "Z2", "no-kingdom", "no such kingdom", "Ce royaume n’existe pas"),
    # green cards
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "earth", hands={0: "earth elsewhere"}), "elsewhere", "Z40",
        "carry-twice", "carries this group already", "porte déjà ce groupe",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", "sail southeast", **BOATS, **EARTH), "earth", "Z40", "carry-late",
        "before its first sea", "avant la première mer",
    ),
    Mistake(
        drawn(DRAGONS, "from strait", **EARTH), "earth", "Z40", "carry-sea",
        "not Dragons at sea", "non des Dragons en mer",
    ),
    Mistake(
        drawn(KNIGHTS, "from kahil-0", **EARTH), "earth", "Z40", "carry-nowhere",
        "Not even this card (Earth Wind)", "Même cette carte (Vent de Terre)",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", fresh=land(), **EARTH), "earth", "Z28", "board-tired",
        "Over the sea go only Knights", "passent la mer",
    ),
    Mistake(
        drawn(KNIGHTS, "from ohms-1", **EARTH), "earth #2", "Z40", "card-no-target",
        "names no target", "ne nomme pas de cible",
    ),
    Mistake(
        drawn(KNIGHTS, "done", **MIST), "mist #2", "Z40", "card-no-target",
        "names no target", "ne nomme pas de cible",
    ),
    Mistake(
        drawn(KNIGHTS, "done", "from ohms-1", "to ohms-2", "x1", **MIST), "mist", "Z40", "mist-late",
        "one of them has been taken", "l’un d’eux est déjà fait",
    ),
    Mistake(
        drawn(SINGLE, "done", **MIST), "mist", "Z40", "mist-nothing",
        "would change nothing", "ne changerait rien",
    ),
    # put back
    Mistake(
        buying(KNIGHTS, 12, hands={0: "war floods"}), "shed ice", "Z25", "card-held",
        "(Wind of Ice)", "(Vent de Glace)",
    ),
    Mistake(
        buying(KNIGHTS, 12, hands={0: "war floods"}), "shed war", "Z25", "shed-others",
        "Only a card against a people of yours", "Seule une carte contre un de vos peuples",
    ),
    Mistake(
        buying(KNIGHTS, 12, hands={0: "war floods"}), "shed floods", "Z25", "shed-old",
        "from this round’s deal", "distribuée dans ce tour de jeu",
    ),
]  # fmt: skip


def refused(give: Card | int, want: Card | int) -> dict[str, Any]:
    """The first seat's offer to the second has been refused."""
    return {"refused": [[offer_number(1, give, want), 0, 0], *[[0] * 3] * 3], "offers_left": 2}


TRADING = [
    Mistake(trading({0: "war"}), "offer 6", "Z26", "partner-none", "this table has 4", "en compte 4"),
    Mistake(trading({0: "war"}), "offer 1", "Z26", "partner-self", "not with yourself", "pas avec soi-même"),
    Mistake(
        lambda: planet(
            land={"ohms-1": "knights 5", "ohms-0": "spiders 4", "kahil-2": "amazons 5"}, alone=True,
            phase="trade", offers_left=3, trading=True, hands={0: "war"},
        ),
        "offer 4", "Z43", "partner-out", "Player 4 is out of the game", "Joueur 4 n’est plus en jeu",
    ),
    Mistake(
        trading({0: "war"}, **refused(Card.WAR, 0)), "offer 2", "Z26", "partner-nothing",
        "no offer left", "Il ne reste pas d’offre",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2"), "give mist", "Z26", "card-held",
        "(Mist Wind)", "(Vent de Brume)",
    ),
    Mistake(
        trading({0: "war"}, "offer 2"), "give nothing", "Z26", "give-nothing",
        "You cannot ask for a gift", "Vous ne pouvez pas demander un don",
    ),
    Mistake(
        trading({0: "war ice"}, "offer 2", **refused(Card.WAR, 0)), "give war", "Z26", "give-refused",
        "This gift has been refused", "Ce don a été refusé",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2", "give war", **refused(Card.WAR, Card.ICE)),
        "want ice", "Z26",
        "want-refused", "a refused offer is not repeated", "une offre refusée n’est pas répétée",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2", "give nothing"), "want nothing", "Z26", "want-nothing",
        "nothing for nothing", "Rien contre rien",
    ),
    Mistake(
        trading({0: "war", 1: "ice ice storm"}, "offer 2", "give war"), "want nothing", "Z26", "want-room",
        "no room for a gift", "pas de place pour un don",
    ),
    Mistake(
        trading({0: "war"}, "offer 2", "give war"), "want ice", "Z26", "want-empty",
        "You can only make a gift", "Vous ne pouvez faire qu’un don",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2", "give war"), "want illusion", "Z60", "card-edition",
        "(Illusion)", "(Illusion)",
    ),
    Mistake(answering, "accept", "Z26", "accept", "(Storm Wind)", "(Vent de Tempête)"),
]  # fmt: skip


def exchanging(*moves: str, cards: dict[str, str] | None = None, **facts: Any) -> Make:
    """The Knights make offers of set-up cards."""
    return lambda: play(exchange(FOUR | (cards or {}), **facts), *moves)


def refused_lot(give: int, want: int, to: People = People.SPIDERS) -> dict[str, Any]:
    """The Knights' offer to the Spiders has been refused."""
    offer = offer_number(FIRST_PEOPLE + to, give, want)
    return {"refused": [[offer, 0, 0], *[[0] * 3] * 3], "offers_left": 2}


ONE_EACH = {"knights": "oz-0", "spiders": "oz-1", "dragons": "", "winged": ""}
POOR = {"knights": "oz-0 itak-1", "spiders": "oz-1", "dragons": "", "winged": ""}
BARE = {"knights": "oz-0 boat", "spiders": "boat", "dragons": "", "winged": ""}
FULL = {"knights": " ".join(OUTSIDE[:35]), "spiders": " ".join(OUTSIDE[35:38])}
TWO: dict[str, Any] = {"seats": 2, "players": "knights+dragons, spiders+winged"}

EXCHANGES = [
    Mistake(exchanging(), "pass", "Z64", "while-trade-source", "or stop trading", "arrêtez là"),
    Mistake(exchanging("offer spiders"), "done", "Z64", "while-trade-way", "that you give", "vous donnez"),
    Mistake(
        exchanging("offer spiders", "give boat"), "done", "Z64", "while-trade-count",
        "that you want", "vous voulez",
    ),
    Mistake(
        exchanging("offer spiders", "give boat", "want oz-1"), "done", "Z64", "while-answer",
        "Accept it, or refuse it", "Acceptez-la",
    ),
    Mistake(
        trading({0: "war"}), "offer spiders", "Z26", "partner-people",
        "Choose a player", "Choisissez un joueur",
    ),
    Mistake(exchanging(), "offer 2", "Z64", "partner-player", "between peoples", "entre peuples"),
    Mistake(exchanging(), "offer monks", "Z64", "exchange-absent", "(the Monks)", "(les Moines)"),
    Mistake(exchanging(), "offer knights", "Z7", "exchange-own", "stay apart", "restent séparés"),
    Mistake(exchanging(**TWO), "offer dragons", "Z7", "exchange-own", "stay apart", "restent séparés"),
    Mistake(
        exchanging(cards=ONE_EACH | {"knights": "boat", "spiders": ""}, **refused_lot(BOAT_LOT, 0)),
        "offer spiders", "Z64", "partner-nothing", "no offer left", "Il ne reste pas d’offre",
    ),
    Mistake(
        trading({0: "war"}, "offer 2"), "give boat", "Z26", "traded-lot",
        "in set-up alone", "qu’à la mise en place",
    ),
    Mistake(
        trading({0: "war", 1: "ice"}, "offer 2", "give war"), "want oz-0", "Z26", "traded-lot",
        "Choose a magic card", "une carte de magie",
    ),
    Mistake(
        exchanging("offer spiders"), "give war", "Z64", "traded-none",
        "no such card", "pas de telle carte",
    ),
    Mistake(
        exchanging("offer spiders", "give boat"), "want zargos-1", "Z64", "traded-none",
        "outside Zargos", "hors de Zargos",
    ),
    Mistake(
        exchanging("offer spiders", "give boat"), "want #59", "Z64", "traded-none",
        "outside Zargos", "hors de Zargos",
    ),
    Mistake(
        exchanging("offer spiders"), "give oz-1", "Z64", "exchange-held",
        "(Nevoz) is not among those that this people has (the Knights)", "(Névoz)",
    ),
    Mistake(
        exchanging("offer spiders", "give boat"), "want boat", "Z64", "exchange-same",
        "(a boat)", "(un bateau)",
    ),
    Mistake(
        exchanging("offer spiders", "give oz-0"), "want boat", "Z64", "exchange-held",
        "(a boat) is not among those that this people has (the Spiders)", "(les Araignées)",
    ),
    Mistake(
        exchanging("offer spiders", cards=POOR), "give nothing", "Z64", "exchange-gift",
        "for nothing there (Player 2)", "pour rien (Joueur 2)",
    ),
    Mistake(
        exchanging("offer spiders", cards=BARE), "give oz-0", "Z64", "exchange-last",
        "the last province (Chamoz)", "la dernière province (Chamoz)",
    ),
    Mistake(
        exchanging("offer spiders", "give oz-0", cards=ONE_EACH), "want nothing", "Z64", "exchange-last",
        "that this people has (the Knights)", "(les Chevaliers)",
    ),
    Mistake(
        exchanging("offer spiders", "give boat", cards=POOR | {"knights": "oz-0 boat"}), "want oz-1", "Z64",
        "exchange-last", "that this people has (the Spiders)", "(les Araignées)",
    ),
    Mistake(
        exchanging("offer spiders", cards={"spiders": ""}, **refused_lot(BOAT_LOT, 0)), "give boat", "Z64",
        "give-refused", "This gift has been refused", "Ce don a été refusé",
    ),
    Mistake(
        exchanging("offer spiders", "give boat", **refused_lot(BOAT_LOT, 0)), "want nothing", "Z64",
        "want-refused", "a refused offer is not repeated", "une offre refusée n’est pas répétée",
    ),
    Mistake(
        exchanging("offer spiders", "give nothing"), "want nothing", "Z64", "want-nothing",
        "nothing for nothing", "Rien contre rien",
    ),
    Mistake(
        exchanging("offer dragons", "give boat", cards=FULL | {"knights": f"{FULL['knights']} boat"}),
        f"want {OUTSIDE[38]}", "Z64", "exchange-pawns", "(the Knights) has no pawn left", "(les Chevaliers)",
    ),
    Mistake(
        exchanging("done", "offer knights", f"give {OUTSIDE[36]}", cards=FULL), "want nothing", "Z64",
        "exchange-pawns", "(the Knights) has no pawn left", "n’a plus de pion",
    ),
]  # fmt: skip

BUYING = [
    Mistake(
        buying(KNIGHTS, 12), "boats 3", "Z27", "boats-points",
        "A boat costs 5 points, and you have 12: enough for 2 at most.", "c’est assez pour 2 au plus",
    ),
    Mistake(
        buying(KNIGHTS, 3, hands={0: "war"}, drew=[1, 0, 0, 0]), "boats 1", "Z27", "boats-points",
        "not enough for one", "pas assez pour un",
    ),
    Mistake(
        buying(KNIGHTS, 12, boats=fleet(People.SPIDERS, 14)), "boats 2", "Z8", "boats-left",
        "Only 1 boat is left", "Il ne reste qu’un bateau",
    ),
    Mistake(
        buying(KNIGHTS, 12, boats=fleet(People.SPIDERS, 15)), "boats 1", "Z8", "boats-left",
        "No boat is left", "Il ne reste pas de bateau",
    ),
    Mistake(
        buying(KNIGHTS, 12, "boats 1"), "pawns 4", "Z27", "pawns-points",
        "A pawn costs 2 points, and you have 7: enough for 3 at most.", "c’est assez pour 3 au plus",
    ),
    Mistake(
        buying(MANY, 12, "boats 0"), "pawns 3", "Z8", "pawns-most",
        "at most 100 pawns on the board: you can buy 2 more at most", "encore 2 au plus",
    ),
]  # fmt: skip

MISTAKES = [
    *ASKED, *PLACING, *ATTACKS, *VOYAGES, *FLIGHTS, *REGROUPING, *FIGHTS, *CARDS, *TRADING,
    *EXCHANGES, *BUYING,
]  # fmt: skip
