"""Peoples, cards and places in words, and the words of both languages that notation reads."""

from __future__ import annotations

import re
from typing import Any

from grimoire.core.errors import Malformed
from grimoire.core.moves import pack
from grimoire.core.spelling import bare
from grimoire.core.text import Text
from grimoire.games.zargos.atlas import Atlas
from grimoire.games.zargos.moves import ARGS, ATTACKER, BLUE, DEFENDER, GREEN, Kind
from grimoire.games.zargos.state import CARD_NAMES
from grimoire.games.zargos.texts import TEXTS
from grimoire.games.zargos.things import (
    BOAT_LOT,
    FIRST_LOT,
    REINFORCEMENT_LOT,
    Card,
    People,
)

PEOPLE_NAMES = tuple(people.name.lower() for people in People)
LETTERS = "KSAMDW"  # of the peoples, the same in both languages
SIDES = ("attack", "defence")
COLOURS = ("green", "blue")
LOTS = {REINFORCEMENT_LOT: "reinforcement", BOAT_LOT: "boat"}  # cards of set-up that are no provinces (Z64)

# ---------------------------------------------------------------- in words


def people_name(people: int) -> Text:
    """A bare name: “Dragons”."""
    return Text(f"people-{PEOPLE_NAMES[people]}")


def the_people(people: int) -> Text:
    """A name with its article, within a sentence."""
    return Text(f"the-{PEOPLE_NAMES[people]}")


def of_people(people: int) -> Text:
    """The same in the genitive: “of the Dragons”."""
    return Text(f"of-{PEOPLE_NAMES[people]}")


def people_begins(people: int) -> Text:
    """A name with its article, at the beginning of a sentence."""
    return Text(f"begin-{PEOPLE_NAMES[people]}")


def card_name(card: int) -> Text:
    """A bare name: “Wind of War”."""
    return Text(f"card-{CARD_NAMES[card]}")


def a_card(card: int) -> Text:
    """A card with its article, within a sentence; 0 is none."""
    return Text(f"a-{CARD_NAMES[card]}") if card else Text("a-nothing")


def traded_text(atlas: Atlas, card: int) -> Text:
    """What is given or wanted: a magic card (Z26), or a card of set-up (Z64)."""
    if card == REINFORCEMENT_LOT:
        return Text("lot-reinforcement")
    if card == BOAT_LOT:
        return Text("lot-boat")
    return a_card(card) if card < FIRST_LOT else place_text(atlas, card - FIRST_LOT)


def place_text(atlas: Atlas, place: int) -> Text:
    """A place by its name, and by what notation calls it."""
    facts = atlas.place(place)
    if facts is None:
        return Text("place-unknown", {"id": f"#{place}"})
    if place == atlas.city and not atlas.own:
        return Text("place-city", {"id": facts.id})
    return Text("place", {"name": facts.name, "id": facts.id})


def places_text(atlas: Atlas, places: list[int]) -> list[Text]:
    return [place_text(atlas, place) for place in places]


def kingdom_text(atlas: Atlas, kingdom: int) -> Any:
    """The name of a kingdom, by language."""
    known = kingdom < len(atlas.kingdoms)
    return atlas.kingdoms[kingdom].name if known else f"#{kingdom}"


def link_text(atlas: Atlas, link: int) -> Text:
    """Two linked seas."""
    first, second = atlas.links[link] if link < len(atlas.links) else (len(atlas.seas),) * 2
    places = [place_text(atlas, atlas.first_sea + sea) for sea in (first, second)]
    return Text("place-two", {"first": places[0], "second": places[1]})


def target_text(atlas: Atlas, card: int, target: int) -> Any:
    """What a card is played on; an empty word for a card that names nothing."""
    if card in (Card.MADNESS, Card.ICE):
        return kingdom_text(atlas, target)
    if card == Card.STORM:
        return link_text(atlas, target)
    return place_text(atlas, target) if card == Card.DEMONIC else ""


# ---------------------------------------------------------------- as in notation


def traded_id(atlas: Atlas, card: int) -> str:
    """What is given or wanted: a magic card (Z26), or a card of set-up (Z64)."""
    if card < FIRST_LOT:
        return CARD_NAMES[card] or "nothing"
    return LOTS[card] if card in LOTS else atlas.place_id(card - FIRST_LOT)


def target_id(atlas: Atlas, card: int, target: int) -> str:
    """What a red card is played on; an empty word for a card that names nothing on the map."""
    if card in (Card.MADNESS, Card.ICE):
        return atlas.kingdom_id(target)
    if card == Card.STORM:
        return atlas.link_id(target)
    return atlas.place_id(target) if card == Card.DEMONIC else ""


# ---------------------------------------------------------------- words that are read


def spelled(words: dict[Any, str]) -> dict[str, Any]:
    """Each of the words, separated by commas, with what it stands for."""
    return {bare(word): meant for meant, told in words.items() for word in told.split(",")}


def unreadable(text: str) -> Malformed:
    return Malformed("error-notation", texts=TEXTS, given=text)


def number_of(text: str, kind: Kind, digits: str) -> int:
    """A move whose only argument is a number, within what it can say."""
    (arg,) = ARGS[kind]
    return pack(kind, number_within(text, digits, arg.low, arg.high), 0, 0, 0)


def number_within(text: str, digits: str, low: int, high: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", digits):
        raise unreadable(text)
    if not low <= int(digits) <= high:
        raise Malformed("error-number", texts=TEXTS, given=digits, low=low, high=high)
    return int(digits)


VERBS: dict[str, Kind] = spelled(
    {
        Kind.PICK: "pick,choose,choisir,choisis",
        Kind.TAKE: "take,prendre,prends",
        Kind.PUT: "put,place,poser,pose,placer",
        Kind.PASS: "pass,passe,passer",
        Kind.SHELTER: "shelter,abri,refuge",
        Kind.FROM: "from,de,depuis",
        Kind.SAIL: "sail,mer,naviguer,navigue",
        Kind.TO: "to,vers,à",
        Kind.DONE: "done,fini,terminé",
        Kind.FIGHT: "fight,combat,combattre",
        Kind.HELP: "help,aide,aider",
        Kind.KEEP: "keep,garde,garder",
        Kind.REROLL: "reroll,relance,relancer",
        Kind.FLIGHT: "flight,vol,envol",
        Kind.DISCARD: "discard,défausse,défausser",
        Kind.SHED: "shed,rends,rendre",
        Kind.OFFER: "offer,offre,offrir",
        Kind.GIVE: "give,donne,donner",
        Kind.WANT: "want,veux,vouloir",
        Kind.ACCEPT: "accept,accepte,accepter",
        Kind.REFUSE: "refuse,refuser",
        Kind.BOATS: "boats,boat,bateaux,bateau",
        Kind.PAWNS: "pawns,pawn,pions,pion",
    }
)
BUY = set(spelled({0: "buy,acheter,achète"}))
NOTHING = set(spelled({0: "nothing,rien"}))
THE = ("the ", "les ")

PEOPLE_OF: dict[str, People] = spelled(
    {
        People.KNIGHTS: "knights,knight,chevaliers,chevalier",
        People.SPIDERS: "spiders,spider,araignées,araignée",
        People.AMAZONS: "amazons,amazon,amazones,amazone",
        People.MONKS: "monks,monk,moines,moine",
        People.DRAGONS: "dragons,dragon",
        People.WINGED: "winged,ailés,ailé",
    }
)
LOT_OF: dict[str, int] = spelled({REINFORCEMENT_LOT: "reinforcement,renfort", BOAT_LOT: "boat,bateau"})
COLOUR_OF: dict[str, int] = spelled({GREEN: "green,vert,verte", BLUE: "blue,bleu,bleue"})
SIDE_OF: dict[str, int] = spelled(
    {
        ATTACKER: "attack,attacker,attaque,attaquant",
        DEFENDER: "defence,defense,defender,défense,défenseur",
    }
)
CARD_OF: dict[str, Card] = spelled(
    {
        Card.MADNESS: "madness,wind of madness,folie,vent de folie",
        Card.ICE: "ice,wind of ice,glace,vent de glace",
        Card.STORM: "storm,storm wind,tempête,vent de tempête",
        Card.DEATH: "death,wind of death,mort,vent de mort",
        Card.DEMONIC: "demonic,demonic wind,démoniaque,vent démoniaque",
        Card.TYPHOON: "typhoon,typhon",
        Card.FLOODS: "floods,inondations",
        Card.TIDAL_WAVE: "tidal-wave,tidal wave,raz-de-marée",
        Card.ECLIPSE: "eclipse,éclipse",
        Card.HEATWAVE: "heatwave,canicule",
        Card.EARTHQUAKE: "earthquake,tremblement de terre",
        Card.WAR: "war,wind of war,guerre,vent de guerre",
        Card.EARTH: "earth,earth wind,terre,vent de terre",
        Card.ELSEWHERE: "elsewhere,wind from elsewhere,ailleurs,vent d’ailleurs",
        Card.MIST: "mist,mist wind,brume,vent de brume",
        Card.ILLUSION: "illusion",
    }
)
