"""What each seat knows of pile and hands (Z25, Z26, Z63), compared with all worlds that it could be in."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from scipy.stats import chisquare

from grimoire import Table
from grimoire.core.chance import Script
from grimoire.core.choices import new_generator
from grimoire.core.game import usual_mode
from grimoire.games.zargos.moves import Kind
from grimoire.games.zargos.things import Card, People

from ..knowledge import imagined
from .positions import GAME, answer, attack, deck, hand, phase, pile, planet, play
from .worlds import SEATS, Cards, world_of

SAMPLES = 3000 if usual_mode().compiled else 12


def exact(cards: Cards) -> bool:
    """Whether the table keeps for every seat just what it can know."""
    return cards.is_sound() and all(cards.kept(seat) == cards.worlds[seat] for seat in range(SEATS))


def known_under(cards: Cards, seat: int) -> dict[int, str]:
    """The places of the pile, from 0, of which the seat knows the card."""
    found = {}
    for at, card in enumerate(cards.truth[1]):
        if {world[1][at] for world in cards.kept(seat)} == {card}:
            found[at] = card
    return found


def surely_held(cards: Cards, seat: int, holder: int) -> Counter[str]:
    """The cards that the seat knows the holder to have, as the table keeps it."""
    held = [Counter(world[0][holder]) for world in cards.kept(seat)]
    return +Counter({card: min(one[card] for one in held) for card in held[0]})


# ---------------------------------------------------------------- used and discarded cards


def test_at_first_each_knows_its_own_hand_alone() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth death war")

    assert exact(cards)
    assert [known_under(cards, seat) for seat in range(SEATS)] == [{}, {}, {}]


def test_a_used_card_is_known_under_the_pile_by_all() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth death").uses(0, "war")

    assert exact(cards)
    assert [known_under(cards, seat) for seat in range(SEATS)] == [{2: "war"}] * 3


def test_a_discarded_one_by_its_owner_only() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth death").discards(0, "war")

    assert exact(cards)
    assert [known_under(cards, seat) for seat in range(SEATS)] == [{2: "war"}, {}, {}]


def test_when_it_comes_up_again_the_drawer_is_known_to_hold_it() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth").uses(0, "war").draws(1).draws(2)

    assert exact(cards)
    assert surely_held(cards, 0, 2)["war"] == surely_held(cards, 1, 2)["war"] == 1
    assert surely_held(cards, 0, 1).total() == 0  # of the card before it nothing was known


def test_what_its_owner_discarded_unseen_he_alone_knows_in_the_drawer_s_hand() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth").discards(0, "war").draws(1).draws(2)

    assert exact(cards)
    assert surely_held(cards, 0, 2)["war"] == 1 and surely_held(cards, 1, 2).total() == 0


def test_a_known_card_that_is_played_is_known_under_the_pile_again() -> None:
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).uses(2, "war")

    assert exact(cards) and surely_held(cards, 1, 2).total() == 0
    assert known_under(cards, 1) == {0: "war"}


def test_another_card_of_the_hand_leaves_what_is_known_of_it() -> None:
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).uses(2, "mist")

    assert exact(cards) and surely_held(cards, 1, 2)["war"] == 1


def test_two_known_cards_in_one_hand() -> None:
    cards = Cards(["war ice war", "storm", "mist"], "").uses(0, "war").uses(0, "ice").draws(1).draws(1)

    assert exact(cards)
    assert surely_held(cards, 2, 1) == {"war": 1, "ice": 1}


def test_one_s_own_draw_is_known_to_oneself() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth").uses(0, "war").draws(1).draws(1)

    assert exact(cards) and cards.truth[0][1] == ("earth", "storm", "war")
    assert surely_held(cards, 0, 1)["war"] == 1


def test_a_card_against_a_people_not_in_play_is_seen_by_all_as_it_goes() -> None:
    cards = Cards(["war ice", "storm", "mist"], "typhoon earth").removes(1)

    assert exact(cards) and cards.truth[1] == ()
    assert cards.truth[0][1] == ("earth", "storm")


@pytest.mark.parametrize(("holder", "card"), [(0, "tidal-wave"), (1, "floods"), (2, "heatwave")])
def test_z25_a_card_that_can_only_be_against_his_own_people_is_known_to_all(holder: int, card: str) -> None:
    hands = ["war ice", "storm", "mist"]
    hands[holder] += f" {card}"
    cards = Cards(hands, "earth").sheds(holder, card)

    assert exact(cards)
    assert [known_under(cards, seat) for seat in range(SEATS)] == [{1: card}] * 3


def test_z25_whoever_has_two_peoples_may_have_shed_one_of_two_cards() -> None:
    """Seat 1 cannot tell which; seat 2 holds the other one, and can."""
    cards = Cards(["tidal-wave", "storm", "mist typhoon"], "earth")
    cards.state.player_of[People.WINGED] = 1
    cards.sheds(0, "tidal-wave")

    assert [int(cards.state.known_at[seat, 1]) > 0 for seat in range(SEATS)] == [True, False, True]


# ---------------------------------------------------------------- how likely each world is


@pytest.mark.compiled
@pytest.mark.parametrize(
    "cards",
    [
        Cards(["war ice", "storm", "mist"], "earth death madness"),
        Cards(["war ice", "storm", "mist"], "earth").uses(0, "war").draws(1).draws(2).discards(2, "mist"),
        Cards(["war ice", "storm", "mist"], "earth").discards(0, "war").draws(1).uses(1, "storm"),
    ],
    ids=["nothing known", "one of a hand and a place", "a place known to one"],
)
def test_all_worlds_that_fit_are_equally_likely(cards: Cards) -> None:
    rng = new_generator(5)
    for seat in range(SEATS):
        worlds = cards.kept(seat)
        found = Counter(world_of(imagined(cards.table, seat, rng)) for _ in range(40 * len(worlds)))

        assert set(found) <= worlds
        assert len(worlds) == 1 or chisquare([found[world] for world in worlds]).pvalue > 0.001


# ---------------------------------------------------------------- hidden trimming


def test_hidden_trimming_keeps_the_group_of_hand_and_place() -> None:
    """Seat 2 has a War that all know of, and puts a card under the pile: the War is in hand, or there."""
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).discards(2, "mist")

    assert exact(cards)
    for seat in (0, 1):
        assert surely_held(cards, seat, 2).total() == 0 and known_under(cards, seat) == {}
        assert {"war" in (*world[0][2], *world[1]) for world in cards.kept(seat)} == {True}


def test_the_same_where_it_is_the_known_card_that_went() -> None:
    """Nobody else can tell the difference."""
    kept, gone = (Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2) for _ in range(2))
    kept.discards(2, "mist")
    gone.discards(2, "war")

    assert exact(kept) and exact(gone)
    assert kept.kept(1) == gone.kept(1)


def test_it_is_found_when_the_place_comes_up() -> None:
    """Seat 0 draws what seat 2 put there, a Mist: so the War is still in that hand."""
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).discards(2, "mist").draws(0)

    assert exact(cards)
    assert surely_held(cards, 0, 2)["war"] == 1 and surely_held(cards, 1, 2).total() == 0


def test_who_draws_the_place_shares_the_group() -> None:
    """For seat 0 it is in one of two hands."""
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).discards(2, "mist").draws(1)

    assert exact(cards)
    assert {"war" in (*world[0][1], *world[0][2]) for world in cards.kept(0)} == {True}
    assert surely_held(cards, 0, 1).total() == surely_held(cards, 0, 2).total() == 0


def test_played_from_there_it_is_in_the_group_no_more() -> None:
    cards = Cards(["war ice", "storm", "mist earth"], "").uses(0, "war").draws(2).discards(2, "mist")
    cards.uses(2, "war")

    assert exact(cards) and known_under(cards, 0) == {1: "war"}


# ---------------------------------------------------------------- cards that change hands


def test_a_card_that_changes_hands_is_known_to_the_two_alone() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth death").gives(0, 1, "war")

    assert exact(cards)
    assert surely_held(cards, 0, 1)["war"] == 1 and surely_held(cards, 2, 1).total() == 0


def test_a_card_known_to_a_third_seat_may_be_the_one_that_went() -> None:
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(1).gives(1, 2, "storm")

    assert exact(cards)
    assert {"war" in (*world[0][1], *world[0][2]) for world in cards.kept(0)} == {True}
    assert surely_held(cards, 2, 1)["war"] == 1  # who got the Storm knows that the War has stayed


def test_a_hand_given_away_whole_takes_what_was_known_with_it() -> None:
    cards = Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(1)
    cards.gives(1, 2, "war").gives(1, 2, "storm")

    assert exact(cards)
    assert surely_held(cards, 0, 2)["war"] == 1


def test_what_was_given_and_comes_back_is_nobody_else_s() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth").gives(0, 1, "war").gives(1, 0, "war")

    assert exact(cards) and surely_held(cards, 0, 1).total() == 0


def test_an_offer_shows_that_the_card_is_there() -> None:
    cards = Cards(["war ice", "storm", "mist"], "earth").shows(0, 1, "war")

    assert exact(cards)
    assert surely_held(cards, 1, 0)["war"] == 1 and surely_held(cards, 2, 0).total() == 0


def test_the_same_offer_again_shows_nothing_new() -> None:
    cards = Cards(["war war", "storm", "mist"], "earth").shows(0, 1, "war").shows(0, 1, "war")

    assert exact(cards) and surely_held(cards, 1, 0)["war"] == 1


def test_two_equal_cards_given_away_are_two_in_the_other_hand() -> None:
    cards = Cards(["war war", "storm", "mist"], "earth death").gives(0, 1, "war").gives(0, 1, "war")

    assert surely_held(cards, 0, 1)["war"] == 2 and exact(cards)


def test_a_card_known_in_hand_or_pile_and_then_offered_is_in_the_hand() -> None:
    cards = (
        Cards(["war ice", "storm", "mist"], "").uses(0, "war").draws(2).discards(2, "mist").shows(2, 0, "war")
    )

    assert surely_held(cards, 0, 2)["war"] == 1 and exact(cards)


# ---------------------------------------------------------------- whatever happens


def wander(seed: int, kinds: str, steps: int) -> Cards:
    """So many things happen to seven cards."""
    rng = random.Random(seed)
    box = ["war", "war", "war", "ice", "storm", "mist", "earth"]
    rng.shuffle(box)
    cards = Cards([" ".join(box[:2]), box[2], box[3]], " ".join(box[4:]))
    for _ in range(steps):
        kind = rng.choice(kinds.split())
        holders = [seat for seat in range(SEATS) if cards.truth[0][seat]]
        holder = rng.choice(holders or [0])
        card = rng.choice(cards.truth[0][holder] or ("",))
        other = rng.choice([seat for seat in range(SEATS) if seat != holder])
        if kind == "draws" and cards.truth[1]:
            cards.draws(rng.randrange(SEATS))
        elif kind == "gives" and holders:
            cards.gives(holder, other, card)
        elif kind == "shows" and holders:
            cards.shows(holder, other, card)
        elif kind in ("uses", "discards") and holders:
            (cards.uses if kind == "uses" else cards.discards)(holder, card)
        assert cards.is_sound()
    return cards


@pytest.mark.parametrize("seed", range(12))
def test_without_trading_the_table_keeps_all_that_can_be_known(seed: int) -> None:
    assert exact(wander(seed, "uses discards draws draws", steps=8))


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_could_be_is_ever_taken_for_impossible(seed: int) -> None:
    """With trades groups may grow together, and less is kept than could be known; never what is not so."""
    cards = wander(seed, "uses discards draws draws gives shows", steps=9)

    for seat in range(SEATS):
        assert cards.worlds[seat] <= cards.kept(seat)


# ---------------------------------------------------------------- what a seat imagines


def histories() -> dict[str, Cards]:
    start = ["war ice", "storm", "mist"]
    return {
        "nothing has happened": Cards(start, "earth death"),
        "used": Cards(start, "earth").uses(0, "war").draws(1),
        "discarded": Cards(start, "earth").discards(1, "storm").draws(2),
        "trimmed": Cards(start, "").uses(0, "war").draws(2).discards(2, "mist"),
        "shared": Cards(start, "").uses(0, "war").draws(2).discards(2, "mist").draws(1),
        "given": Cards(["war ice", "storm earth", "mist"], "war")
        .uses(0, "war")
        .draws(1)
        .gives(1, 2, "storm"),
        "equals": Cards(["war war", "war", "ice"], "war ice").uses(0, "war").draws(2).discards(1, "war"),
    }


@pytest.mark.parametrize("name", histories())
def test_no_imagination_contradicts_what_a_seat_knows(name: str) -> None:
    cards = histories()[name]
    rng = new_generator(7)
    for seat in range(SEATS):
        found = {world_of(imagined(cards.table, seat, rng)) for _ in range(SAMPLES // SEATS)}
        assert found <= cards.worlds[seat]


@pytest.mark.compiled
@pytest.mark.parametrize("name", histories())
def test_every_world_that_a_seat_holds_possible_is_imagined(name: str) -> None:
    cards = histories()[name]
    rng = new_generator(8)
    for seat in range(SEATS):
        found = {world_of(imagined(cards.table, seat, rng)) for _ in range(SAMPLES)}
        assert found == cards.worlds[seat]


def test_with_all_known_the_truth_is_imagined() -> None:
    """Seat 0 has seen every card go where it is."""
    cards = Cards(["war", "storm", "mist"], "").uses(1, "storm").uses(2, "mist").uses(0, "war").draws(1)

    for seed in range(5):
        assert world_of(imagined(cards.table, 0, new_generator(seed))) == cards.truth


# ---------------------------------------------------------------- at the table


KORI = {f"kori-{i}": "dragons 1" for i in range(4)} | {"tairo-0": "knights 1", "tairo-1": "winged 1"}
BOX = GAME.new_box(4, GAME.read_options({}, 4))[0]


def test_z25_a_card_played_in_a_window_is_known_to_all_where_it_lies() -> None:
    """The Dragons have drawn the card above it since."""
    left = deck()
    left.subtract(["ice", "war", "mist"])
    table = planet(
        land=KORI,
        phase="window",
        people="winged",
        hands={1: "ice", 2: "mist"},
        pile="war",
        removed=" ".join(left.elements()),
        crowns={"kori": "dragons"},
        alone=True,
    )
    answer(table, {1: "ice oz"})
    answer(table)
    while phase(table) in ("attack", "reorganise"):
        play(table, "done")

    assert hand(table, 0) == "war" and pile(table) == ["ice"]
    for seat in range(3):
        assert imagined(table, seat, new_generator(seat))["pile"][0, 0] == Card.ICE


def offered() -> Table:
    """Seat 1 knows that the top card is a War; seat 0 draws it, trims unseen, and offers it."""
    known, known_at = ([[0] * 40 for _ in range(4)] for _ in range(2))
    known[1][int(BOX.first_copy[Card.WAR])] = known_at[1][0] = 1
    table = planet(
        land=KORI,
        people="winged",
        phase="reorganise",
        hands={0: "ice mist storm", 1: "death"},
        pile="war",
        known=known,
        known_at=known_at,
        trading=True,
        alone=True,
    )
    return play(table, "done", "discard ice", "offer 2 give war want nothing")


def test_z26_what_is_offered_is_in_the_hand_that_offers_it_however_one_imagines() -> None:
    table, rng = offered(), new_generator(1)
    for _ in range(25):
        sample = imagined(table, 1, rng)
        table.entries.apply(table.boxes, sample, 1, int(Kind.ACCEPT))
        assert table.entries.audit(table.boxes, sample) == 0


def test_z63_who_is_robbed_knows_what_the_new_master_holds() -> None:
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2", "kahil-1": "knights 2"}
    table = planet(land=land, hands={1: "ice mist", 2: "storm"}, edition="2", dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x8")

    assert hand(table, 0) == "ice storm mist"
    known = {int(group) for group in table.states["known"][0, 1] if group}
    assert len(known) == 1 and int(table.states["known_hand"][0, 1, 0]) in known
    assert sum(int(group) > 0 for group in table.states["known"][0, 1]) == 2  # Ice and Mist
    assert sum(int(group) > 0 for group in table.states["known"][0, 2]) == 1  # the Storm


def test_z63_and_of_two_equal_cards_that_there_are_two() -> None:
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2", "kahil-1": "knights 2"}
    table = planet(land=land, hands={1: "war war"}, edition="2", dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x8")

    assert hand(table, 0) == "war war"
    assert sum(int(group) > 0 for group in table.states["known"][0, 1]) == 2


def test_z63_what_he_does_not_keep_may_be_any_of_them() -> None:
    """Robbed of two, seat 1 knows that they are in his hand or where he has put a card."""
    land = {"zargos-7": "dragons 9", "kahil-0": "knights 2", "kahil-1": "knights 2"}
    hands = {0: "war war", 1: "ice mist", 2: "storm earth"}
    table = planet(land=land, hands=hands, edition="2", dice=(1, 1, 1, 1))
    attack(table, "zargos-7 > zargos-0 x8")
    play(table, "discard mist")
    group = int(table.states["known_hand"][0, 1, 0])

    assert group and int(table.states["known_at"][0, 1, int(table.states["pile_count"][0]) - 1]) == group
    assert table.entries.audit(table.boxes, table.states) == 0


def test_z43_the_cards_of_who_is_out_are_known_to_himself_alone() -> None:
    land = {"tairo-3": "dragons 6", "tairo-1": "knights 1", "kahil-0": "spiders 2"}
    table = planet(land=land, hands={1: "war ice"}, dice=Script(2, 2, 0, 1))
    attack(table, "tairo-3 > tairo-1 x5")
    play(table, "pass")

    assert pile(table)[-2:] == ["war", "ice"]  # in an order that was drawn
    assert [sum(map(bool, table.states["known_at"][0, seat])) for seat in range(3)] == [0, 2, 0]
