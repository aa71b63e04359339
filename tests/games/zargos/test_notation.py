"""Notation: what is printed is read, on every map; wholes are several moves, sent and undone as one."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import example, given, strategies as st

from grimoire import Ambiguous, GrimoireError, IllegalMove, Malformed, Table
from grimoire.core.moves import Move, Moves
from grimoire.games.zargos.moves import ATTACKER, DEFENDER, FIRST_PEOPLE, GREEN, Kind
from grimoire.games.zargos.notation import MOVES
from grimoire.games.zargos.planet import printed
from grimoire.games.zargos.things import BOAT_LOT, FIRST_LOT, PROVINCES, REINFORCEMENT_LOT, Card, People
from grimoire.match.match import Match

from ..shared import LANGUAGES, is_told, plain, steady
from .positions import planet
from .tables import FOUR_WINDS, GAME, PRINTED, draw, moments

OWN = GAME.new(seats=4, seed=1, map=FOUR_WINDS)
EVERY = list(MOVES.every())

DRAWING = """
    knights  ohms-1 6  ohms-2 3  kahil-0 2
    dragons  akilon-1 4  akilon-2 2
    monks    kahil-2 5
    winged   oz-0 3
"""


def place(words: str) -> int:
    return PRINTED.numbers[words]


def link(first: str, second: str) -> int:
    pair = {place(first) - PROVINCES, place(second) - PROVINCES}
    return next(i for i, linked in enumerate(PRINTED.links) if set(linked) == pair)


def read(text: str, legal: list[Move] | None = None) -> list[str]:
    """The moves that a text names, each as it is printed."""
    return [str(MOVES(number)) for number in MOVES.read(text, legal or [])]


# ---------------------------------------------------------------- what is printed is read


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (MOVES.make(Kind.PICK, People.DRAGONS), "pick dragons"),
        (MOVES.make(Kind.TAKE, GREEN), "take green"),
        (MOVES.make(Kind.PUT, place("tairo-0")), "put tairo-0"),
        (MOVES.make(Kind.PUT, place("strait")), "put strait"),
        (MOVES.make(Kind.PASS), "pass"),
        (MOVES.make(Kind.CARD, Card.WAR, ATTACKER), "war attack"),
        (MOVES.make(Kind.CARD, Card.WAR, DEFENDER), "war defence"),
        (MOVES.make(Kind.CARD, Card.MADNESS, 9), "madness tairo"),
        (MOVES.make(Kind.CARD, Card.STORM, link("strait", "south")), "storm south+strait"),
        (MOVES.make(Kind.CARD, Card.DEMONIC, place("kahil-2")), "demonic kahil-2"),
        (MOVES.make(Kind.CARD, Card.TIDAL_WAVE, 0), "tidal-wave"),
        (MOVES.make(Kind.CARD, Card.EARTH, 0), "earth"),
        (MOVES.make(Kind.CARD, Card.ILLUSION, 12), "illusion #12"),
        (MOVES.make(Kind.SHELTER, place("strait")), "shelter strait"),
        (MOVES.make(Kind.FROM, place("ohms-1")), "from ohms-1"),
        (MOVES.make(Kind.SAIL, place("strait") - PROVINCES), "sail strait"),
        (MOVES.make(Kind.TO, place("kahil-2")), "to kahil-2"),
        (MOVES.make(Kind.COUNT, 5), "x5"),
        (MOVES.make(Kind.DONE), "done"),
        (MOVES.make(Kind.FIGHT, place("kahil-2")), "fight kahil-2"),
        (MOVES.make(Kind.HELP, place("itak-0")), "help itak-0"),
        (MOVES.make(Kind.KEEP), "keep"),
        (MOVES.make(Kind.REROLL, ATTACKER, 1), "reroll attack 2"),
        (MOVES.make(Kind.FLIGHT), "flight"),
        (MOVES.make(Kind.DISCARD, Card.WAR), "discard war"),
        (MOVES.make(Kind.SHED, Card.TYPHOON), "shed typhoon"),
        (MOVES.make(Kind.OFFER, 2), "offer 3"),
        (MOVES.make(Kind.OFFER, FIRST_PEOPLE + People.DRAGONS), "offer dragons"),
        (MOVES.make(Kind.GIVE, 0), "give nothing"),
        (MOVES.make(Kind.GIVE, FIRST_LOT + place("oz-0")), "give oz-0"),
        (MOVES.make(Kind.GIVE, REINFORCEMENT_LOT), "give reinforcement"),
        (MOVES.make(Kind.WANT, BOAT_LOT), "want boat"),
        (MOVES.make(Kind.WANT, Card.ICE), "want ice"),
        (MOVES.make(Kind.ACCEPT), "accept"),
        (MOVES.make(Kind.REFUSE), "refuse"),
        (MOVES.make(Kind.BOATS, 2), "boats 2"),
        (MOVES.make(Kind.PAWNS, 7), "pawns 7"),
        (MOVES.make(Kind.PUT, 58), "put #58"),  # a number that this map does not have
    ],
)
def test_moves_are_written_as_players_write_them(move: Move, written: str) -> None:
    assert str(move) == written and read(written) == [written]


@pytest.mark.parametrize("moves", [MOVES, OWN.moves], ids=["printed", "own"])
def test_every_declared_move_is_read_as_it_is_printed(moves: Moves) -> None:
    every = list(moves.every())

    assert len({str(move) for move in every}) == len(every) > 2000
    for move in every:
        assert moves.read(str(move), []) == [move]


def test_declared_moves_come_back_from_json() -> None:
    for move in random.Random(1).sample(EVERY, 300):
        assert MOVES.from_json(json.loads(json.dumps(move.json()))) == move


@steady()
@given(
    st.sampled_from(EVERY), st.sampled_from([str.upper, str.lower, str.title]), st.sampled_from(["", "  "])
)
def test_spaces_and_capitals_do_not_matter(move: Move, change: object, space: str) -> None:
    assert callable(change)
    assert read(space + change(str(move)).replace(" ", " " + space) + space) == [str(move)]


# ---------------------------------------------------------------- words of both languages


@pytest.mark.parametrize(
    ("texts", "move"),
    [
        (["pick dragons", "choisir Dragons", "choisis les dragons", "pick the Dragon"], "pick dragons"),
        (["pick les Araignées", "pick araignees"], "pick spiders"),
        (["pick ailés", "PICK WINGED"], "pick winged"),
        (["take blue", "prendre bleue", "prends bleu"], "take blue"),
        (["put oz-1", "poser Névoz", "pose nevoz", "put NEVOZ", "place oz-1"], "put oz-1"),
        (
            ["from zargos-0", "depuis Cité Interdite", "de cite interdite", "from Forbidden City"],
            "from zargos-0",
        ),
        (["to kahil-2", "vers Oued Samil", "à Wadi Samil"], "to kahil-2"),
        (
            ["sail inner-east", "naviguer Aigue-d’Ambre", "mer aigue-d'ambre", "sail Amberwater"],
            "sail inner-east",
        ),
        (["x5", "x 5", "×5", "X05"], "x5"),
        (["pass", "passe", "Passer"], "pass"),
        (["done", "fini", "terminé", "TERMINE"], "done"),
        (["war attack", "guerre attaque", "vent de guerre attaquant", "Wind of War attack"], "war attack"),
        (["war defence", "war defense", "guerre défense"], "war defence"),
        (["madness tairo", "folie Tairo", "Vent de Folie tairo"], "madness tairo"),
        (["ice ohms", "glace ohms", "vent de glace Ohms"], "ice ohms"),
        (
            ["storm strait+south", "tempête Raz-Vif + Houle-Froide", "storm south + strait"],
            "storm south+strait",
        ),
        (["demonic kahil-2", "vent démoniaque Oued Samil"], "demonic kahil-2"),
        (["tidal-wave", "Tidal Wave", "raz-de-marée"], "tidal-wave"),
        (["earthquake", "tremblement de terre"], "earthquake"),
        (["earth", "terre", "vent de terre"], "earth"),
        (["elsewhere", "ailleurs", "vent d’ailleurs", "vent d'ailleurs"], "elsewhere"),
        (["fight kahil-2", "combat Oued Samil", "combattre kahil-2"], "fight kahil-2"),
        (["help itak-0", "aide Ikoumatak"], "help itak-0"),
        (["keep", "garder"], "keep"),
        (["reroll attack 2", "relancer attaque 2"], "reroll attack 2"),
        (["flight", "vol"], "flight"),
        (["discard war", "défausse guerre", "défausser vent de guerre"], "discard war"),
        (["shed typhoon", "rendre typhon"], "shed typhoon"),
        (["give nothing", "donne rien"], "give nothing"),
        (["want ice", "veux glace"], "want ice"),
        (["accept", "accepter"], "accept"),
        (["refuse", "refuser"], "refuse"),
        (["boats 2", "bateaux 2", "boat 2"], "boats 2"),
        (["pawns 7", "pions 7"], "pawns 7"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_moves_are_read_in_both_languages(texts: list[str], move: str) -> None:
    assert [read(text) for text in texts] == [[move]] * len(texts)


@pytest.mark.parametrize("facts", [*PRINTED.provinces, *PRINTED.seas], ids=lambda facts: str(facts.id))
def test_every_place_is_read_by_both_its_names(facts: object) -> None:
    names, own = getattr(facts, "name"), getattr(facts, "id")  # noqa: B009 - provinces and seas alike

    assert {tuple(read(f"to {name}")) for name in names.values()} == {(f"to {own}",)}


# ---------------------------------------------------------------- wholes


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("ohms-1 > kahil-2 x5", "from ohms-1, to kahil-2, x5"),
        ("ohms-1>kahil-2x5", "from ohms-1, to kahil-2, x5"),
        ("from ohms-1 > kahil-2", "from ohms-1, to kahil-2"),
        ("Salhoulme > Oued Samil x5", "from ohms-1, to kahil-2, x5"),
        ("strait > itak-1 x2", "from strait, to itak-1, x2"),
        ("> kahil-2 x5", "to kahil-2, x5"),
        (
            "ohms-1 ~ southeast ~ south > akilon-2 x5",
            "from ohms-1, sail southeast, sail south, to akilon-2, x5",
        ),
        ("~ south > akilon-2", "sail south, to akilon-2"),
        ("ohms-1 ~> akilon-2 x5", "from ohms-1, sail southeast, sail south, to akilon-2, x5"),
        ("ohms-3 ~> akilon-1", "from ohms-3, sail strait, to akilon-1"),
        ("kori-1 ~> ludos-3", "from kori-1, sail lake, to ludos-3"),
        ("ohms-1 earth ~> akilon-2 x5", "from ohms-1, earth, sail southeast, sail south, to akilon-2, x5"),
        ("ohms-1 vent de terre ~ southeast > itak-2", "from ohms-1, earth, sail southeast, to itak-2"),
        ("ohms-1 elsewhere > oz-0 x3", "from ohms-1, elsewhere, to oz-0, x3"),
        ("ailleurs > oz-0", "elsewhere, to oz-0"),
        ("put tairo-0 x5, ohms-1 x3", "put ohms-1, x3, put tairo-0, x5"),
        ("put ohms-1 x3, tairo-0", "put ohms-1, x3, put tairo-0"),
        ("buy 2 boats 7 pawns", "boats 2, pawns 7"),
        ("acheter 7 pions et 2 bateaux", "boats 2, pawns 7"),
        ("buy 7 pawns", "pawns 7"),
        ("buy 2 boats", "boats 2"),
        ("offer 3 give war want ice", "offer 3, give war, want ice"),
        ("offre 3 donne rien veux vent de glace", "offer 3, give nothing, want ice"),
        ("offer the dragons give oz-0 want reinforcement", "offer dragons, give oz-0, want reinforcement"),
        ("offre araignées donne bateau veux Salhoulme", "offer spiders, give boat, want ohms-1"),
        ("offre les ailés donne renfort veux rien", "offer winged, give reinforcement, want nothing"),
        ("ohms-1 > kahil-2 x5; done", "from ohms-1, to kahil-2, x5, done"),
    ],
)
def test_wholes_name_their_moves_in_order(text: str, moves: str) -> None:
    assert read(text) == moves.split(", ")


def test_who_is_asked_for_boats_and_names_only_pawns_buys_none() -> None:
    legal = [MOVES.make(Kind.BOATS, boats) for boats in range(3)]

    assert read("buy 7 pawns", legal) == ["boats 0", "pawns 7"]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("put ohms-1 x3, tairo-0 x5", "put ohms-1, x3, put tairo-0, x5"),
        ("put ohms-1 x3, zargos-9 x5", "put ohms-1, x3, put zargos-9"),  # the last place takes the rest …
        ("put tairo-0 x3, zargos-9 x5", "put tairo-0, x3"),  # … and alone it is not asked for
        ("put zargos-9 x5", "put zargos-9"),
    ],
)
def test_the_last_place_takes_the_rest_by_itself(text: str, moves: str) -> None:
    legal = [MOVES.make(Kind.PUT, place(one)) for one in ("ohms-1", "tairo-0", "zargos-9")]

    assert read(text, legal) == moves.split(", ")


def test_a_whole_is_one_step_and_undone_as_one() -> None:
    table = draw(DRAWING)
    before = table.states.tobytes()

    table.play(0, "kahil-0 > kahil-2")
    assert [str(ply.move) for ply in table.history] == ["from kahil-0", "to kahil-2"]
    assert {ply.step for ply in table.history} == {1}
    match = Match(table, {})
    match.takeback(0)
    assert match.table.states.tobytes() == before and match.table.history == []


def test_a_number_that_nobody_asks_for_may_be_told() -> None:
    """One pawn of two can go, and the last pawn of a purchase goes where it is put."""
    told, untold = draw(DRAWING), draw(DRAWING)
    told.play(0, "kahil-0 > kahil-2 x1")
    untold.play(0, "kahil-0 > kahil-2")
    assert told.states.tobytes() == untold.states.tobytes()
    with pytest.raises(IllegalMove):
        draw(DRAWING).play(0, "kahil-0 > kahil-2 x2")

    land = {"tairo-0": "amazons 1", "tairo-1": "amazons 1", "tairo-2": "amazons 1", "kahil-0": "knights 2"}
    table = planet(land=land, phase="buy", points={"amazons": 9})
    for whole in ("buy 0 boats 4 pawns", "put tairo-1 x1, tairo-0 x3"):
        table.play(0, whole)
    assert [str(ply.move) for ply in table.history[-3:]] == ["put tairo-0", "x3", "put tairo-1"]


def test_a_whole_leads_where_its_moves_do() -> None:
    whole = draw(DRAWING, boats=[2, 0, 0, 0, 0, 0])
    singly = whole.copy()
    whole.play(0, "ohms-1 ~> akilon-2 x3")
    for move in ("from ohms-1", "sail southeast", "sail south", "to akilon-2", "x3"):
        singly.play(0, move)

    assert whole.states.tobytes() == singly.states.tobytes()
    assert whole.steps == 1 and singly.steps == 5
    assert whole.view(0).provinces[place("akilon-2")].attackers == 3


def test_a_whole_with_a_card() -> None:
    table = draw(DRAWING, hands={0: "earth elsewhere"})
    table.play(0, "ohms-1 earth ~> akilon-2 x3")
    table.play(0, "ohms-2 elsewhere > akilon-1 x2")

    assert table.view(0).hand == {}
    assert table.view(0).provinces[place("akilon-1")].attackers == 2


@pytest.mark.parametrize("text", ["ohms-1 > akilon-1 x3", "ohms-1 ~> akilon-2 x3", "ohms-1 > kahil-2 x3"])
def test_a_whole_that_the_rules_forbid_changes_nothing(text: str) -> None:
    """Without boats, or where there is no border."""
    table = draw(DRAWING)
    before = table.states.tobytes()
    with pytest.raises(IllegalMove):
        table.play(0, text)

    assert table.states.tobytes() == before and table.history == []


# ---------------------------------------------------------------- an Illusion


@pytest.mark.parametrize(
    ("targets", "text", "written"),
    [
        ([0, 6, 9], "illusion tairo", "illusion #9"),
        ([place("kahil-2"), place("strait")], "illusion Raz-Vif", f"illusion #{place('strait')}"),
        ([link("strait", "south")], "illusion strait+south", f"illusion #{link('strait', 'south')}"),
        ([3], "illusion #3", "illusion #3"),
    ],
)
def test_z61_the_target_of_an_illusion_is_read_by_the_wind_at_hand(
    targets: list[int], text: str, written: str
) -> None:
    legal = [MOVES.make(Kind.CARD, Card.ILLUSION, target) for target in targets]

    assert read(text, legal) == [written]


@pytest.mark.parametrize(
    ("sides", "text", "written"),
    [([DEFENDER], "war", "war defence"), ([ATTACKER], "guerre", "war attack"), ([], "war", "war attack")],
)
def test_z16_the_side_of_a_wind_of_war_goes_without_saying(sides: list[int], text: str, written: str) -> None:
    legal = [MOVES.make(Kind.CARD, Card.WAR, side) for side in sides]

    assert read(text, legal) == [written]


def test_z16_who_fights_with_himself_says_for_which_side() -> None:
    legal = [MOVES.make(Kind.CARD, Card.WAR, side) for side in (ATTACKER, DEFENDER)]
    with pytest.raises(Ambiguous) as caught:
        MOVES.read("war", legal)

    assert all(
        is_told(caught.value.say(lang)) and "war defence" in caught.value.say(lang) for lang in LANGUAGES
    )


# ---------------------------------------------------------------- a map of one's own


def test_a_table_calls_places_as_its_own_map_does() -> None:
    ids = {str(move).removeprefix("pick ") for move in OWN.legal(OWN.actors[0])}
    table = GAME.new(seats=4, seed=1, map=FOUR_WINDS, peoples="random")
    written = {str(move) for move in table.legal(table.actors[0])}

    assert ids == {"knights", "spiders", "amazons", "monks", "dragons", "winged"}
    assert "put boreal-0" in written and "put ohms-1" not in written
    table.play(table.actors[0], "poser Porte-Neige")
    assert table.history[0].move.args.place == 0 == table.moves.read("put boreal-0", [])[0] >> 8


def test_what_the_map_does_not_have_is_unreadable() -> None:
    with pytest.raises(Malformed) as caught:
        OWN.moves.read("put ohms-1", [])

    assert "ohms-1" in caught.value.say("en") and all(is_told(caught.value.say(lang)) for lang in LANGUAGES)


def test_tables_on_the_same_map_share_their_moves() -> None:
    again = GAME.new(seats=3, seed=2, map=FOUR_WINDS, setup="quick")

    assert OWN.moves is again.moves is OWN.copy().moves is not MOVES
    assert GAME.new(seed=1).moves is GAME.moves is MOVES


def test_a_move_of_another_map_is_no_move_here() -> None:
    with pytest.raises(Malformed):
        OWN.play(OWN.actors[0], MOVES.make(Kind.PICK, 0))


def two_names() -> dict[str, object]:
    """The map of the box, where the English name of one province is the French one of another."""
    told = json.loads(json.dumps(printed()))
    told["provinces"]["oz-0"]["en"] = "Oued Samil"
    return dict(told)


def test_z2_a_name_that_stands_for_two_places_is_ambiguous() -> None:
    moves = GAME.new(seats=4, seed=1, map=two_names()).moves
    with pytest.raises(Ambiguous) as caught:
        moves.read("put oued samil", [])

    assert all("oz-0, kahil-2" in caught.value.say(lang) for lang in LANGUAGES)
    assert moves.read("put kahil-2", []) == [moves.make(Kind.PUT, place("kahil-2"))]


# ---------------------------------------------------------------- what cannot be read

NO_MOVE = [
    "", " ", ";", "done;", "x", "x0", "x101", "x-1", "x٣", "x²", "5", "put", "put nowhere",
    "put ohms-99", "put #99", "put ohms-1 x0", "put ohms-1, ohms-1", "put ohms-1,", "from", "to",
    "sail", "sail ohms-1", "fight strait", "help", "pick", "pick elves", "take", "take red", "pass me",
    "done done", "keep it", "reroll", "reroll attack", "reroll attack 5", "reroll us 1", "discard",
    "discard nothing", "discard elves", "discard boat", "discard oz-0", "offer 0", "offer 7", "offer x",
    "offer", "offer elves", "give", "give elves", "give strait", "want oz", "boats", "boats 16",
    "boats two", "pawns 101", "buy", "buy 2", "buy boats", "buy 2 boats 3 boats",
    "buy 2 boats 7 pawns 1", "madness", "madness ohms-1", "ice nowhere", "storm", "storm strait",
    "storm strait+east", "storm strait+lake", "storm strait+", "demonic", "typhoon ohms", "illusion",
    "illusion nowhere", "war peace", "ohms-1 >", "ohms-1 ~", "~>", "~> oz-0", "ohms-1 ~> strait",
    "strait ~> itak-1", "zargos-0 ~> oz-0", "ohms-1 elsewhere ~> oz-0", "nowhere > oz-0",
    "ohms-1 > nowhere", "ohms-1 > oz-0 x0", "ohms-1 ~ oz-1 > oz-0", "ohms-1 > kahil-2 > oz-0", "\x00",
    "☃", "\ud800", "put \ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_MOVE)
def test_texts_that_name_no_move_are_malformed_and_told_in_words(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        MOVES.read(text, [])

    assert all(is_told(plain(caught.value.say(lang))) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("zargos-0 ~> oz-0", "Z11"),
        ("strait ~> itak-1", "Z11"),
        ("storm strait+east", "Z37"),
        ("storm strait+lake", "Z37"),
    ],
)
def test_what_no_map_allows_is_told_with_its_clause(text: str, clause: str) -> None:
    with pytest.raises(Malformed) as caught:
        MOVES.read(text, [])

    assert caught.value.clause == clause


def test_more_moves_than_a_turn_has_are_refused() -> None:
    with pytest.raises(Malformed) as caught:
        MOVES.read("; ".join(["done"] * 10_000), [])

    assert all(len(caught.value.say(lang)) < 200 for lang in LANGUAGES)


PIECES = [
    "ohms-1", "kahil-2", "strait", "Névoz", "x5", "x0", " ", " ", ">", "~", "~>", ",", ";", "+", "#5",
    "put ", "from ", "to ", "sail ", "buy ", "2 boats", "7 pawns", "earth", "elsewhere", "storm ",
    "illusion ", "war", "offer 3", "give war", "want ice", "tairo", "done", "٣", "²", "\n",
]  # fmt: skip


@steady(max_examples=300)
@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map("".join)))
@example("x5;\ud800")
@example("İ > ẞ")
def test_any_text_is_read_as_declared_moves_or_refused_with_one_of_our_errors(text: str) -> None:
    try:
        moves = MOVES.read(text, [])
    except GrimoireError as error:
        assert all(len(error.say(lang).splitlines()) == 1 for lang in LANGUAGES)
    else:
        assert moves and all(MOVES(number) == number for number in moves)


# ---------------------------------------------------------------- in games


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"seats": 3, "setup": "quick", "trading": True}),
        (2, {"seats": 4, "edition": "2", "rounds": 1, "trading": True}),
        (3, {"seats": 4, "map": FOUR_WINDS, "setup": "quick", "edition": "2"}),
    ],
)
def test_legal_moves_are_read_as_they_are_printed(seed: int, options: dict[str, object]) -> None:
    for table in moments(seed, every=3, **options):
        for seat in table.actors:
            check_read_back(table, seat)


def check_read_back(table: Table, seat: int) -> None:
    legal = table.legal(seat)
    assert len({str(move) for move in legal}) == len(legal)
    for move in legal:
        assert table.moves.read(str(move), legal) == [move]
