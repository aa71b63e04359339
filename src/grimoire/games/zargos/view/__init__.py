"""What a viewer may know, in the words of the game, ready for JSON.

The map is not in it, since it never changes: pages are told the `atlas` once, and views call places by id.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar, Literal

import msgspec

from grimoire.core.bits import has
from grimoire.core.layout import Visibility
from grimoire.games.zargos.atlas import Atlas, atlas_of
from grimoire.games.zargos.moves import cells
from grimoire.games.zargos.rules.exchange import is_exchange
from grimoire.games.zargos.rules.hands import hand_limit
from grimoire.games.zargos.rules.places import boats_left
from grimoire.games.zargos.state import CARD_NAMES, Phase, Placing, Plan, Reason, State, Step, Throw
from grimoire.games.zargos.things import PEOPLES, PROVINCES, People
from grimoire.games.zargos.view.cards import cards_of, view_known, view_lots, view_trade, view_wind
from grimoire.games.zargos.view.parts import (
    Cards,
    FightView,
    JourneyView,
    Known,
    LotsView,
    PeopleView,
    PlacingView,
    ProvinceView,
    PurchaseView,
    RegroupingView,
    SeatView,
    SeaView,
    ShelterView,
    TradeView,
    WindView,
)
from grimoire.games.zargos.words import PEOPLE_NAMES, SIDES


class View(msgspec.Struct, frozen=True, dict=True):
    """The planet as one viewer sees it. `hand`, `drawn`, `known` and `lots` are None for a spectator."""

    atlas: ClassVar[Atlas]  # beside the fields, and never sent

    viewer: int | None
    actors: list[int]
    over: bool
    reason: str | None
    victors: list[str]

    edition: int
    last_round: int
    trading: bool
    round: int  # 0 during set-up
    phase: str
    turn: str | None  # the people at turn
    order: list[str]
    seat_order: list[int]  # by the dice of the start
    peoples: list[PeopleView]
    seats: list[SeatView]

    provinces: list[ProvinceView]
    seas: list[SeaView]
    boats_left: int

    fight: FightView | None
    journey: JourneyView | None
    regrouping: RegroupingView | None
    placing: PlacingView | None
    purchase: PurchaseView | None
    wind: WindView | None
    shelter: ShelterView | None
    trade: TradeView | None

    pile_count: int
    removed: Cards
    greens_left: int
    blues_left: int
    hand: Cards | None
    drawn: Cards | None  # in this round's deal
    known: list[Known] | None
    lots: list[LotsView] | None


SEEN = [name for name, field in State.fields.items() if field.visibility is not Visibility.HIDDEN]


def plain(state: Any) -> Any:
    """The fields of an observation as plain numbers and lists, which are read ten times as fast."""
    return SimpleNamespace(**{name: state[name].tolist() for name in SEEN})


def view(box: Any, seen: Any, viewer: int | None) -> View:
    """The view of an observation. Nothing in it comes from what the viewer may not see."""
    state = plain(seen)
    atlas, phase = atlas_of(box), Phase(state.phase)
    told = View(
        viewer=viewer,
        actors=[seat for seat in range(box.seats) if has(state.asked, seat)],
        over=state.over != 0,
        reason=Reason(state.over).name.lower() if state.over else None,
        victors=peoples_of(state.victors),
        edition=box.edition,
        last_round=box.last_round,
        trading=box.trading != 0,
        round=state.rounds,
        phase=phase.name.lower(),
        turn=people_at_turn(state, phase),
        order=[PEOPLE_NAMES[state.order[i]] for i in range(state.peoples or state.picked)],
        seat_order=[state.seat_order[i] for i in range(box.seats)],
        peoples=view_peoples(atlas, state),
        seats=[view_seat(box, state, seat) for seat in range(box.seats)],
        provinces=view_provinces(atlas, state, phase),
        seas=[view_sea(atlas, state, sea) for sea in range(box.seas)],
        boats_left=boats_left(state),
        fight=view_fight(atlas, state) if state.fight else None,
        journey=view_journey(atlas, state, phase),
        regrouping=view_regrouping(state) if phase == Phase.REORGANISE else None,
        placing=view_placing(atlas, state) if phase == Phase.PLACE else None,
        purchase=view_purchase(state) if phase == Phase.BUY else None,
        wind=view_wind(atlas, state) if phase == Phase.ILLUSION else None,
        shelter=view_shelter(atlas, state) if phase == Phase.SHELTER else None,
        trade=view_trade(atlas, state, phase, viewer) if phase in (Phase.TRADE, Phase.ANSWER) else None,
        pile_count=state.pile_count,
        removed=cards_of(state.removed),
        greens_left=state.green_count,
        blues_left=state.blue_count,
        hand=None if viewer is None else cards_of(state.hand[viewer]),
        drawn=None if viewer is None else cards_of(state.drawn[viewer]),
        known=None if viewer is None else view_known(box, state, viewer),
        lots=None if viewer is None else view_lots(atlas, state, viewer),
    )
    vars(told)["atlas"] = atlas
    return told


# ---------------------------------------------------------------- who and when


def people_name(people: int) -> str | None:
    """A people counted from 1; None for nobody."""
    return PEOPLE_NAMES[people - 1] if people else None


def peoples_of(bits: int) -> list[str]:
    return [PEOPLE_NAMES[people] for people in range(PEOPLES) if has(bits, people)]


def people_at_turn(state: Any, phase: Phase) -> str | None:
    """Nobody while peoples are picked and magic cards are dealt or traded, nor at the end."""
    trading = phase in (Phase.TRADE, Phase.ANSWER) and not is_exchange(state)
    between = trading or phase in (Phase.PICK, Phase.OVER)
    dealing = phase == Phase.TRIM and state.resume == Phase.DEAL
    return None if between or dealing else PEOPLE_NAMES[state.people]


def view_seat(box: Any, state: Any, seat: int) -> SeatView:
    mine = [PEOPLE_NAMES[people] for people in range(PEOPLES) if state.player_of[people] == seat + 1]
    return SeatView(mine, state.hand_count[seat], hand_limit(box, state, seat))


def view_peoples(atlas: Atlas, state: Any) -> list[PeopleView]:
    """Those in play, in the order of the box."""
    return [view_people(atlas, state, people) for people in range(PEOPLES) if state.player_of[people]]


def view_people(atlas: Atlas, state: Any, people: int) -> PeopleView:
    holders, pawns = state.holder, state.pawns
    land = {i for i, holder in enumerate(holders) if holder == people + 1}
    standing = sum(pawns[i] for i in land)
    on_the_way = sum(state.attackers) if state.people == people else 0
    at_sea = sum(state.at_sea) if people == People.DRAGONS else 0
    return PeopleView(
        people=PEOPLE_NAMES[people],
        seat=state.player_of[people] - 1,
        alive=has(state.alive, people),
        power=not has(state.calmed, people),
        master=state.master == people + 1,
        pawns=standing + on_the_way + at_sea,
        provinces=len(land),
        points=state.points[people],
        territory=territory_of(atlas, land),
        boats=state.boats[people],
        reserve=state.reserve[people],
        kingdoms=[one.id for i, one in enumerate(atlas.kingdoms) if state.crown[i] == people + 1],
        greens=state.greens[people],
        blues=state.blues[people],
    )


def territory_of(atlas: Atlas, land: set[int]) -> int:
    """A whole kingdom pays its value instead of its provinces; Zargos has none (Z22)."""
    points = 0
    for number, kingdom in enumerate(atlas.kingdoms):
        held = land.intersection(kingdom.provinces)
        whole = len(held) == len(kingdom.provinces) and number != atlas.zargos
        points += kingdom.value if whole else sum(atlas.provinces[one].worth for one in held)
    return points


# ---------------------------------------------------------------- the board


def view_provinces(atlas: Atlas, state: Any, phase: Phase) -> list[ProvinceView]:
    holders, pawns, attackers = state.holder, state.pawns, state.attackers
    moved = moved_pawns(state, phase)
    return [
        ProvinceView(
            id=facts.id,
            holder=people_name(holders[i]),
            pawns=pawns[i],
            attackers=attackers[i],
            frozen=has(state.frozen, facts.kingdom),
            moved=moved[i],
            attacked=state.people == People.KNIGHTS and has(state.targeted, i),
        )
        for i, facts in enumerate(atlas.provinces)
    ]


def moved_pawns(state: Any, phase: Phase) -> list[int]:
    """Of the people at turn, where it matters: Knights that moved or fought, Winged that have flown."""
    rides = state.people == People.KNIGHTS and Phase.ATTACK <= phase <= Phase.REROLL
    flies = phase == Phase.REORGANISE and state.plan == Plan.FLIGHT
    if not (rides or flies):
        return [0] * PROVINCES
    rows = zip(state.holder, state.pawns, state.fresh, strict=True)
    return [pawns - fresh if holder == state.people + 1 else 0 for holder, pawns, fresh in rows]


def view_sea(atlas: Atlas, state: Any, sea: int) -> SeaView:
    return SeaView(atlas.seas[sea].id, state.at_sea[sea], has(state.stormy, sea))


def view_fight(atlas: Atlas, state: Any) -> FightView:
    province = state.fight - 1
    throws: tuple[Literal["nothing", "monks", "enemy", "all"], ...] = ("nothing", "monks", "enemy", "all")
    return FightView(
        province=atlas.provinces[province].id,
        attacker=PEOPLE_NAMES[state.people],
        defender=people_name(state.holder[province]),
        attackers=state.attackers[province],
        defenders=state.pawns[province],
        walls=atlas.provinces[province].capital,
        war=[side for i, side in enumerate(SIDES) if has(state.war, i)],
        throw=throws[Throw(state.throw)],
        attack_dice=[face for face in state.attack_dice if face],
        defence_dice=[face for face in state.defence_dice if face],
        rerolled=state.rerolled != 0,
    )


def view_journey(atlas: Atlas, state: Any, phase: Phase) -> JourneyView | None:
    """A group that attacks, regroups or helps."""
    if phase not in (Phase.ATTACK, Phase.REORGANISE, Phase.HELP) or state.step == Step.SOURCE:
        return None
    aimed = state.fight - 1 if phase == Phase.HELP else state.target
    return JourneyView(
        source=atlas.place_id(state.source),
        seas=[atlas.seas[sea].id for sea in cells(state.route)],
        target=atlas.place_id(aimed) if state.step == Step.COUNT else None,
        card=CARD_NAMES[state.by_card] or None,
        free_seas=state.free_cells,
    )


def view_regrouping(state: Any) -> RegroupingView:
    return RegroupingView(state.steps_left, state.plan == Plan.FLIGHT)


def view_placing(atlas: Atlas, state: Any) -> PlacingView:
    why: tuple[Literal["setup", "purchase", "mist"], ...] = ("setup", "purchase", "mist")
    place = atlas.place_id(state.target) if state.step == Step.COUNT else None
    return PlacingView(why[Placing(state.placing)], state.pool, place)


def view_purchase(state: Any) -> PurchaseView:
    return PurchaseView(state.purse, state.buying - 1 if state.buying else None)


def view_shelter(atlas: Atlas, state: Any) -> ShelterView:
    seas = [facts.id for sea, facts in enumerate(atlas.seas) if has(state.adrift, sea)]
    return ShelterView(seas, state.wave != 0)
