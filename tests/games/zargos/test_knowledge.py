"""What a seat can know: imagined tables are possible, and no secret shows in what it is given."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import grimoire
from grimoire import Table
from grimoire.core.choices import new_generator
from grimoire.core.record import RecordedPly
from grimoire.games.zargos.things import Card

from ..knowledge import check_chance_is_hidden, check_imagined_fits, check_sight_suffices, imagined, viewers
from ..shared import refusals
from .exchanges import exchange
from .phases import HANDS, THREE, counted, drawn, trading
from .positions import GAME, answer, attack, hand, phase, planet, play, state_of, turn
from .secrets import with_other_secrets
from .tables import moments

many = pytest.mark.compiled  # too many games or samples for the uncompiled run
CARDS = ("hand", "drawn", "known", "known_at", "known_hand", "pile", "answer")
LOTS = ("lots", "lot_pawns", "lot_boats", "green", "blue")
TRADES = ("offer_give", "offer_want", "refused")
SECRETS = (*CARDS, *LOTS, *TRADES)  # the fields that somebody may not see

WITH_SECRETS = (
    *("window", "attack", "after a window", "trim", "buy", "trade", "give", "answer", "seized", "take"),
    *("reorganise", "illusion", "order", "war", "exchange give", "exchange answer"),
)  # the phases in which secrets matter


@functools.cache
def random_tables() -> list[Table]:
    """Random moments of whole games, with all options."""
    games = [
        (1, {"seats": 2, "setup": "quick", "trading": True}),
        (2, {"seats": 3, "setup": "quick", "edition": "2", "trading": True}),
        (3, {"seats": 4, "edition": "2", "trading": True}),
        (4, {"seats": 6, "setup": "quick"}),
    ]  # type: list[tuple[int, dict[str, Any]]]
    found = [table.copy() for seed, told in games for table in moments(seed, every=97, rounds=9, **told)]
    return [table for table in found if not table.over]


# ---------------------------------------------------------------- imagining


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_what_a_seat_imagines_is_sound_and_fits_all_that_it_sees(name: str) -> None:
    check_imagined_fits([drawn(name)])


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_imagining_gives_the_same_bytes_from_the_state_and_from_what_the_seat_sees(name: str) -> None:
    check_sight_suffices([drawn(name)])


@many
def test_the_same_at_any_moment_of_a_game() -> None:
    check_imagined_fits(random_tables())
    check_sight_suffices(random_tables())


def test_the_true_stream_of_chance_is_never_imagined() -> None:
    keys = {imagined(drawn("attack"), 0, new_generator(number))["chance"].tobytes() for number in range(5)}

    assert len(keys) == 5 and drawn("attack").states["chance"].tobytes() not in keys


@many
def test_nor_in_fifty_imaginations() -> None:
    check_chance_is_hidden(GAME.new(seats=4, seed=1))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_one_can_play_on_from_what_is_imagined(name: str) -> None:
    """Whoever is asked has a move, and it leads to a sound state."""
    table = drawn(name)
    for seat in range(table.seats):
        sample = imagined(table, seat, new_generator(seat))
        for asked in table.entries.actors(table.boxes, sample):
            moves = table.entries.legal(table.boxes, sample, asked)
            table.entries.apply(table.boxes, sample, asked, moves[-1])
        assert table.entries.audit(table.boxes, sample) == 0


def test_what_others_have_answered_is_imagined_as_nothing() -> None:
    states = drawn("window").states.copy()
    states["answer"][0, 1] = 77

    assert with_states("window", states, 0)["answer"].any() == 0
    assert with_states("window", states, 1)["answer"][0, 1] == 77


def with_states(name: str, states: Any, seat: int) -> Any:
    """What a seat imagines of these states."""
    table = drawn(name)
    sample = states.copy()
    table.entries.imagine(table.boxes, sample, seat, new_generator(1))
    return sample


def test_z25_a_card_against_a_people_that_nobody_plays_is_imagined_in_no_hand() -> None:
    """Amazons and Spiders are not in play: their cards lie in the pile, or would have been removed."""
    land = {"oz-0": "knights 2", "ohms-0": "monks 3", "kori-0": "dragons 4", "tairo-0": "winged 2"}
    table = planet(land=land, hands={1: "ice war storm", 2: "war madness earth"}, alone=True)
    for seed in range(20):
        sample = imagined(table, 0, new_generator(seed))
        for card in (Card.ECLIPSE, Card.EARTHQUAKE):
            assert not sample["hand"][0, :, card].any() and card in sample["pile"][0]


def test_an_offer_between_others_is_imagined_as_one_that_could_be_made() -> None:
    table = drawn("answer")
    for seed in range(5):
        sample = imagined(table, 2, new_generator(seed))
        give, want = int(sample["offer_give"][0, 0]), int(sample["offer_want"][0, 0])
        assert (give, want) == (int(sample["offer_give"][0, 1]), int(sample["offer_want"][0, 1]))
        assert give == 0 or sample["hand"][0, 0, give] > 0
        assert table.entries.legal(table.boxes, sample, 1)


def test_cards_of_set_up_that_others_have_taken_are_as_many_as_all_have_seen() -> None:
    table = drawn("take")
    for seat in range(4):
        sample = imagined(table, seat, new_generator(seat))
        lots = [int(one) for one in sample["green"][0] if one] + [
            int(one) for one in sample["blue"][0] if one
        ]
        for player in range(4):
            for people in range(6):
                lots += [
                    1 + place for place in range(60) if int(sample["lots"][0, player, people]) >> place & 1
                ]
                lots += [-1] * int(
                    sample["lot_pawns"][0, player, people] + sample["lot_boats"][0, player, people]
                )
        assert Counter(lots)[-1] == 13 and len(lots) == 60 and len(set(lots)) == 48


# ---------------------------------------------------------------- non-interference


def seen(table: Table, viewer: int | None) -> bytes:
    return bytes(table.observe(viewer).states.tobytes())


def told(table: Table, viewer: int | None) -> bytes:
    """What the viewer is sent after a move: the events and the table."""
    return msgspec.json.encode([table.told(viewer), table.view(viewer)])


def secrets_of(states: Any) -> bytes:
    return b"".join(states[name].tobytes() for name in SECRETS)


def check_nothing_shows(one: Table, other: Table, viewer: int | None) -> None:
    assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
    assert seen(one, viewer) == seen(other, viewer)
    assert one.actors == other.actors
    if viewer is not None:
        moves = one.legal(viewer)
        assert moves == other.legal(viewer) == other.observe(viewer).legal()
        assert one.observe(viewer).advise(moves) == other.observe(viewer).advise(moves)


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_view_observation_choices_and_advice_show_no_secret(name: str) -> None:
    rng, table, differ = random.Random(31), drawn(name), 0
    for viewer in viewers(table):
        other = with_other_secrets(table, viewer, rng)
        check_nothing_shows(table, other, viewer)
        differ += secrets_of(other.states) != secrets_of(table.states)
    assert differ >= 2


@many
def test_the_same_at_any_moment() -> None:
    rng, differ = random.Random(32), 0
    for table in random_tables():
        for viewer in viewers(table):
            other = with_other_secrets(table, viewer, rng)
            check_nothing_shows(table, other, viewer)
            differ += secrets_of(other.states) != secrets_of(table.states)
    assert differ > 100


TEXTS = ("war attack", "ice ohms", "discard war", "shed typhoon", "accept", "boats 3", "nonsense", "give ice")


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_errors_show_no_secret(name: str) -> None:
    rng, table = random.Random(7), drawn(name)
    every = list(GAME.moves.every())
    for viewer in range(table.seats):
        other = with_other_secrets(table, viewer, rng)
        tried: list[int | str] = [*rng.sample(every, k=12), *TEXTS]
        answers = refusals(table, viewer, tried)
        assert answers == refusals(other, viewer, tried)
        assert answers or viewer in table.actors


# ---------------------------------------------------------------- what others do


def alike(one: Table, other: Table, viewer: int | None) -> bool:
    return told(one, viewer) == told(other, viewer) and seen(one, viewer) == seen(other, viewer)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_z25_a_discard_is_told_without_its_card(viewer: int | None) -> None:
    table = drawn("trim")
    one, other = play(table.copy(), "discard ice"), play(table.copy(), "discard war")

    assert alike(one, other, viewer) and one.told(0) != other.told(0)


@pytest.mark.parametrize("viewer", [None, 1])
def test_z25_and_so_is_a_card_put_back_unused(viewer: int | None) -> None:
    """Which one it was; that it was one against the player's own people all can tell."""
    land = {f"kori-{i}": "dragons 1" for i in range(4)} | {"oz-0": "dragons 1", "oz-1": "dragons 1"}
    land |= {"tairo-0": "knights 1", "tairo-1": "spiders 2"}
    told: dict[str, Any] = {"seats": 2, "players": "dragons+spiders, knights+winged", "alone": True}
    told |= {"order": "dragons spiders knights", "people": "knights", "phase": "reorganise"}
    table = play(planet(land=land, pile="tidal-wave earthquake", **told), "done")
    one, other = play(table.copy(), "shed tidal-wave"), play(table.copy(), "shed earthquake")

    assert alike(one, other, viewer) and one.told(0) != other.told(0)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_z25_a_draw_is_told_without_its_card(viewer: int | None) -> None:
    one, other = counted({1: "ice"}, "war storm"), counted({1: "ice"}, "storm war")

    assert hand(one, 0) == "war" and hand(other, 0) == "storm"
    assert alike(one, other, viewer)


def test_z26_an_offer_is_told_to_a_third_player_without_its_cards() -> None:
    one = play(trading(), "offer 2 give war want mist")
    other = play(trading(), "offer 2 give ice want nothing")

    for viewer in (None, 2):
        assert alike(one, other, viewer)
    assert not alike(one, other, 1) and not alike(one, other, 0)


def test_z26_and_so_is_its_making() -> None:
    one, other = play(trading(), "offer 2", "give war"), play(trading(), "offer 2", "give ice")

    for viewer in (None, 1, 2):
        assert seen(one, viewer) == seen(other, viewer)


def test_z26_accepted_it_shows_no_more_than_how_many_cards_each_holds() -> None:
    """War for Mist, or Ice for Madness."""
    one = play(trading(), "offer 2 give war want mist", "accept")
    other = play(trading(), "offer 2 give ice want madness", "accept")

    for viewer in (None, 2):
        assert alike(one, other, viewer)


def test_z63_what_a_new_master_seizes_is_seen_by_him_and_who_had_it() -> None:
    """Seat 1's cards are others, to the Winged it looks the same."""
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2", "kahil-1": "knights 2"}
    tables = []
    for cards in ("madness mist", "death earth"):
        table = planet(land=land, hands={0: "ice", 1: cards, 2: "storm"}, edition="2", dice=(1, 1, 1, 1))
        tables.append(attack(table, "zargos-7 > zargos-0 x8"))
    one, other = tables

    for viewer in (None, 2):
        assert alike(one, other, viewer)
    assert not alike(one, other, 1)


def test_z64_what_is_taken_is_told_without_what_it_is() -> None:
    table = GAME.new(seats=4, seed=3, edition="2", peoples="random")
    seat = turn(table)
    others = [viewer for viewer in viewers(table) if viewer != seat]
    rng = random.Random(1)
    for viewer in others:
        other = with_other_secrets(table, viewer, rng)
        one = table.copy()
        for each in (one, other):
            play(each, "take blue")
        assert one.told(viewer) == other.told(viewer) and seen(one, viewer) == seen(other, viewer)


def test_z64_an_exchange_between_others_is_told_without_what_is_offered() -> None:
    """A boat for a province, or a province for a reinforcement; refused, nobody else ever hears of it."""
    said = ("offer spiders give boat want oz-1", "offer spiders give itak-1 want reinforcement")
    one, other = (play(exchange(), offer) for offer in said)
    for viewer in (None, 2, 3):
        assert alike(one, other, viewer)
    assert not alike(one, other, 0) and not alike(one, other, 1)

    for table in (one, other):
        play(table, "refuse", "done")
    for viewer in (None, 1, 2, 3):
        assert alike(one, other, viewer)


def test_z64_and_so_is_its_making() -> None:
    one, other = (play(exchange(), "offer spiders", f"give {card}") for card in ("boat", "itak-1"))

    for viewer in (None, 1, 2, 3):
        assert seen(one, viewer) == seen(other, viewer)


def test_z64_what_lies_face_down_is_imagined_as_its_backs_tell() -> None:
    """Also after it has changed hands: nobody imagines anything else than what is."""
    table = play(exchange(), "offer spiders give boat want reinforcement", "accept")
    for seat in range(4):
        sample = imagined(table, seat, new_generator(seat))
        for name in ("lot_pawns", "lot_boats", "greens", "blues", "holder", "crown"):
            assert sample[name].tobytes() == table.states[name].tobytes()


@many
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_z64_through_whole_exchanges_nothing_shows_and_all_that_is_imagined_is_sound(seats: int) -> None:
    rng, seen_offers = random.Random(seats), 0
    tables = []
    for table in moments(seats, seats=seats, edition="2", trading=True, rounds=1):
        if phase(table) in ("trade", "answer") and state_of(table)["rounds"] == 0:
            tables.append(table.copy())
        if state_of(table)["rounds"] > 0:
            break
    check_imagined_fits(tables)
    check_sight_suffices(tables)
    for table in tables:
        for viewer in viewers(table):
            other = with_other_secrets(table, viewer, rng)
            check_nothing_shows(table, other, viewer)
            seen_offers += secrets_of(other.states) != secrets_of(table.states)
    assert seen_offers > 10


# ---------------------------------------------------------------- a group that only a wind can carry (Z40)


@pytest.mark.parametrize("phase_", ["attack", "reorganise"])
def test_z40_who_sends_a_group_where_only_a_wind_leads_on_is_imagined_with_such_a_wind(phase_: str) -> None:
    """Or what is imagined could not be played on."""
    land = {"oz-0": "monks 3", "oz-1": "monks 1", "itak-0": "monks 2", "kahil-0": "knights 2"}
    land |= {"oz-1": "knights 1"} if phase_ == "reorganise" else {}
    table = planet(
        land=land, hands={0: "elsewhere war"}, phase=phase_, steps_left=2 if phase_ != "attack" else 0
    )
    play(table, "from oz-0")
    held = set()
    for number in range(40):
        sample = imagined(table, 1, new_generator(number))
        hand = sample["hand"][0][0]
        held |= {card for card in (Card.EARTH, Card.ELSEWHERE) if hand[card]}
        assert table.entries.legal(table.boxes, sample, 0)
        assert table.entries.audit(table.boxes, sample) == 0
    assert Card.ELSEWHERE in held


# ---------------------------------------------------------------- answers given at once (Z34)


def sights(table: Table) -> dict[int | None, Any]:
    """All that each viewer is given: observation, view, choices, events, the record."""
    return {
        viewer: (
            seen(table, viewer),
            told(table, viewer),
            [] if viewer is None else table.legal(viewer),
            json.dumps(table.record()["moves"]),
        )
        for viewer in viewers(table)
    }


def test_z34_a_pending_answer_changes_nothing_that_anybody_is_given() -> None:
    table = drawn("window").copy()
    before = sights(table)
    table.play(0, "ice oz")
    assert sights(table) == before

    table.play(2, "pass")
    assert sights(table) == before


def test_z34_an_answer_that_is_not_played_is_nobody_s_to_know() -> None:
    """The Dragons' Ice comes first: whether seat 1 would have played, seat 2 never learns."""
    tables = []
    for said in ("madness ohms", "pass"):
        table = planet(land=THREE, phase="window", hands=HANDS, alone=True)
        tables.append(answer(table, {0: "ice oz", 1: said}))
    one, other = tables

    for viewer in (None, 0, 2):
        assert alike(one, other, viewer)
    assert one.record()["moves"] == other.record()["moves"]


def test_z34_all_who_hold_cards_are_asked_whichever_they_are() -> None:
    """So being asked tells nothing but what all can see."""
    one = planet(land=THREE, phase="attack", hands={0: "war", 1: "war"}, alone=True)
    other = planet(land=THREE, phase="attack", hands={0: "war", 1: "ice"}, alone=True)
    for table in (one, other):
        play(table, "done", "done")

    assert one.actors == other.actors == (0, 1) and phase(one) == "window"


# ---------------------------------------------------------------- records


def test_the_record_of_a_running_game_tells_no_secret() -> None:
    table = play(counted({0: "ice mist storm", 1: "earth"}, "war"), "discard ice", "boats 0")
    record = table.record()

    assert record["position"] is None
    told = json.dumps(record["moves"])
    assert not [card for card in ("ice", "mist", "storm", "war", "earth") if f"discard {card}" in told]
    plies = [msgspec.convert(ply, RecordedPly) for ply in record["moves"]]
    assert {event.secret for ply in plies for event in ply.events} <= {None}


@many
def test_over_it_tells_all_and_can_be_verified() -> None:
    *_, table = moments(5, seats=2, setup="quick", rounds=3, trading=True)
    over = json.loads(json.dumps(table.record()))

    assert table.over and grimoire.verify(over).ok


# ---------------------------------------------------------------- events and observations


def test_only_these_events_have_secrets() -> None:
    allowed = {"took", "drew", "discarded", "offered", "asked", "accepted"}
    for table in map(drawn, WITH_SECRETS):
        for ply in table.history:
            assert {event.kind for event in ply.events if event.secret} <= allowed


@many
def test_nor_others_in_whole_games() -> None:
    allowed = {"took", "drew", "discarded", "offered", "asked", "accepted"}
    for table in random_tables():
        for ply in table.history:
            assert {event.kind for event in ply.events if event.secret} <= allowed


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_secrets_of_an_observation_are_all_ones(viewer: int | None) -> None:
    table = drawn("answer")
    states = table.observe(viewer).states

    for name in ("pile", "green", "blue"):
        assert (states[name] == -1).all()
    assert (states["chance"]["key"] == 2**64 - 1).all()
    for name in (name for name in SECRETS if name not in ("pile", "green", "blue")):
        for seat in range(6):
            own = states[name][0, seat]
            if seat == viewer:
                assert own.tobytes() == table.states[name][0, seat].tobytes()
            else:
                assert (own == -1).all()


def test_all_else_is_public() -> None:
    table = drawn("answer")
    spectator = table.observe(None).states

    for name in GAME.state.fields:
        assert name in (*SECRETS, "chance") or spectator[name].tobytes() == table.states[name].tobytes()


def test_the_public_fields_hold_no_card_of_a_hand() -> None:
    """Counts of hands, and cards that all have seen: removed, or striking."""
    table = drawn("window")
    state = state_of(table)

    assert state["hand_count"] == [2, 2, 1, 0] and state["removed"] == "" and state["wind"] == 0
