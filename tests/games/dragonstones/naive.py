"""The rulings once more, as plainly and slowly as can be: cards, purses, and a script that asks.

Written from the rulings alone, to be compared with the kernel. Nothing here is shared with it. A game is one
long generator: it goes on by itself and stops wherever somebody has to decide. What chance decides is asked
of a `Fate`: either it knows the order of the piles, or it was told what happened at the other table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

COINS = {"fairy": 60, "common": 15, "silver": 40, "black": 2, "amulet": 2}  # D1
PURSE = {"fairy": 8, "common": 2, "silver": 5}  # D2
COLOURS = ("red", "blue", "yellow")
STONES = 12
STANDARD = (
    "witch",
    "red-dragon",
    "blue-dragon",
    "yellow-dragon",
    "magician",
    "enchanter",
    "sorcerer",
    "thief",
)
SPECIALS = {
    "alchemist": 1,
    "ancient-dragon": 2,
    "apprentice": 2,
    "brigand": 1,
    "charlatan": 2,
    "doppelganger": 1,
    "two-headed-dragon": 2,
    "rainbow-dragon": 1,
    "enchantress": 1,
    "ghost": 1,
    "fairy": 2,
    "gnome": 1,
    "goblin": 1,
    "leprechaun": 1,
    "merchant": 1,
    "dwarf-4": 1,
    "dwarf-5": 1,
    "necromancer": 1,
    "goldsmith": 1,
    "troll": 1,
}
FIST, FIST_BLACK = (
    20,
    2,
)  # gold and black coins in one bid at most: a limit of this program, not of the rulings

Decisions = Generator[None, dict[int, str], None]
Answer = Generator[None, dict[int, str], str]


class GameOver(Exception):
    """Somebody has three points (D8), or the game cannot go on (D8a)."""


@dataclass
class Player:
    """What one player has."""

    points: int = 0
    purse: Counter[str] = field(default_factory=Counter)  # unspent fairy gold, and all other coins
    spent: int = 0  # fairy gold before the screen
    stones: Counter[str] = field(default_factory=Counter)
    kept: list[Card] = field(default_factory=list)


@dataclass(eq=False)
class Card:
    """A character card; of some there are two."""

    name: str
    place: str  # "pile", "used", or of this turn: "to come", "now", "come up", "held"


class Fate(Protocol):
    """What chance decides."""

    def special(self, pile: Counter[str]) -> str: ...
    def reveal(self, to_come: Iterable[str]) -> str: ...
    def pick(self, to_come: Iterable[str]) -> str: ...
    def stone(self, bag: Counter[str]) -> str: ...
    def uses(self, character: str) -> None: ...
    def takes(self, character: str) -> None: ...


class Dragonstones:
    """A game in progress: where each coin, stone and card is, who is asked, and what may be answered."""

    def __init__(self, seats: int, fate: Fate) -> None:
        self.fate = fate
        self.players = [Player(purse=Counter(PURSE)) for _ in range(seats)]
        self.bank = Counter({coin: count - seats * PURSE.get(coin, 0) for coin, count in COINS.items()})
        self.bank_stones: Counter[str] = Counter(dict.fromkeys(COLOURS, STONES))
        self.pile: Counter[str] = Counter(SPECIALS)  # special cards to be drawn
        self.used: Counter[str] = Counter()
        self.turn = 0
        self.idle = 0  # turns running without a bid of gold
        self.gold_was_bid = False
        self.cards: list[Card] = []  # of this turn
        self.now: Card | None = None
        self.at_work: list[Card] = []  # powers at work, the innermost last
        self.winner: int | None = None
        self.tied: list[int] = []
        self.values: dict[int, int] = {}  # what the bids of this auction count; of the tie-break, if any
        self.fairy_bid: dict[int, int] = {}
        self.given_up = False
        self.fresh: list[Card] = []  # kept in this auction
        self.played: Card | None = None  # the Doppelgänger that is being played
        self.drawn: Counter[str] = Counter()  # out of the bag of the Rainbow Dragon
        self.phase = "bid"
        self.choices: dict[int, set[str]] = {}  # by seat
        self.reason = ""
        self.script = self.whole_game()

    # ------------------------------------------------------------ asking

    def start(self) -> None:
        """On to the first decision."""
        self.resume(lambda: next(self.script))

    def do(self, answers: Mapping[int, str]) -> None:
        """Everybody who is asked answers; on to the next decision, or to the end."""
        assert answers.keys() == self.choices.keys()
        assert all(answers[seat] in self.choices[seat] for seat in answers)
        self.resume(lambda: self.script.send(dict(answers)))

    def resume(self, go: Callable[[], None]) -> None:
        self.choices = {}
        try:
            go()
        except (GameOver, StopIteration):
            self.choices = {}

    @property
    def over(self) -> bool:
        return bool(self.reason)

    def end(self, reason: str) -> None:
        self.reason = reason
        raise GameOver

    def choose(self, options: Iterable[str]) -> Answer:
        """The winner's choice; without a real one nobody is asked (D15)."""
        assert self.winner is not None
        found = sorted(set(options))
        if len(found) == 1:
            return found[0]
        self.phase = "power"
        self.choices = {self.winner: set(found)}
        answers = yield
        return answers[self.winner]

    # ------------------------------------------------------------ turns

    def whole_game(self) -> Decisions:
        while True:
            self.start_turn()
            yield from self.rest_of_turn()

    def rest_of_turn(self) -> Decisions:
        while self.of_place("to come"):
            yield from self.auction(self.next_card())
        self.end_turn()

    def of_place(self, place: str) -> list[Card]:
        return [card for card in self.cards if card.place == place]

    def start_turn(self) -> None:
        """D5, D8a."""
        if all(player.purse["fairy"] + player.purse["common"] == 0 for player in self.players):
            self.end("no_gold")
        if self.idle == 3:
            self.end("no_bids")
        if self.turn == 60:
            self.end("turns")
        self.turn += 1
        self.gold_was_bid = False
        self.cards = [Card(name, "to come") for name in STANDARD]
        for _ in range(2):
            if not +self.pile:
                self.pile, self.used = self.used, Counter()
            name = self.fate.special(self.pile)
            self.pile[name] -= 1
            assert self.pile[name] >= 0
            self.cards.append(Card(name, "to come"))

    def next_card(self) -> Card:
        """D6: the Witch comes first."""
        if self.cards[0].place == "to come":
            card = self.cards[0]
            self.fate.reveal([card.name])
            return card
        waiting = self.of_place("to come")
        name = self.fate.reveal([card.name for card in waiting])
        return next(card for card in waiting if card.name == name)

    def end_turn(self) -> None:
        """D7."""
        for player in self.players:
            player.purse["fairy"] += player.spent
            player.spent = 0
            player.purse["black"] = 0
        self.used.update(card.name for card in self.cards[8:] if card.place != "held")
        self.cards = []
        self.now = None
        self.idle = 0 if self.gold_was_bid else self.idle + 1

    # ------------------------------------------------------------ auctions

    def auction(self, card: Card) -> Decisions:
        """D9 to D14."""
        card.place = "now"
        self.now = card
        self.winner, self.tied, self.values, self.fairy_bid = None, [], {}, {}
        self.given_up, self.fresh, self.played = False, [], None
        yield from self.hold()
        self.winner = None
        if card.place == "now":
            card.place = "come up"
        self.discard_played()

    def hold(self) -> Decisions:
        """The auction up to the end of the winner's power."""
        self.phase = "bid"
        self.choices = {
            seat: bids(self.purse(seat)) for seat in self.seats() if len(bids(self.purse(seat))) > 1
        }
        told = (yield) if self.choices else {}
        amounts = {seat: amounts_of(told.get(seat, "bid 0")) for seat in self.seats()}
        for seat, bid in amounts.items():
            self.spend_bid(seat, bid)
        if any(self.values.values()):
            self.gold_was_bid = True
        if any(bid["b"] for bid in amounts.values()):
            return  # D12
        best = max(self.values.values())
        if best == 0:
            return  # D11
        highest = [seat for seat in self.seats() if self.values[seat] == best]
        if len(highest) > 1:
            highest = yield from self.tie_break(highest)
        if len(highest) == 1:
            self.winner = highest[0]
            assert self.now is not None
            yield from self.use(self.now)

    def seats(self) -> range:
        return range(len(self.players))

    def purse(self, seat: int) -> Counter[str]:
        return self.players[seat].purse

    def spend_bid(self, seat: int, bid: Counter[str]) -> None:
        """D10, D13: amulets double."""
        self.values[seat] = (bid["f"] + bid["c"]) * 2 ** bid["a"]
        self.fairy_bid[seat] = bid["f"]
        self.purse(seat)["fairy"] -= bid["f"]
        self.players[seat].spent += bid["f"]
        self.pay(seat, "common", bid["c"])
        self.pay(seat, "amulet", bid["a"])
        self.purse(seat)["black"] -= bid["b"]

    def tie_break(self, tied: list[int]) -> Generator[None, dict[int, str], list[int]]:
        """D14: those who tie bid silver, and amulets."""
        self.phase = "silver"
        self.tied = tied
        self.choices = {
            seat: {
                f"silver {silver}" + (f"+{amulets}a" if amulets else "")
                for silver in range(self.purse(seat)["silver"] + 1)
                for amulets in range(self.purse(seat)["amulet"] + 1)
            }
            for seat in tied
            if self.purse(seat)["silver"] or self.purse(seat)["amulet"]
        }
        told = (yield) if self.choices else {}
        self.values = {}
        for seat in tied:
            silver, _, amulets = told.get(seat, "silver 0").removeprefix("silver ").partition("+")
            doubling = int(amulets.rstrip("a") or 0)
            self.values[seat] = int(silver) * 2**doubling
            self.pay(seat, "silver", int(silver))
            self.pay(seat, "amulet", doubling)
        return [seat for seat in tied if self.values[seat] == max(self.values.values())]

    def discard_played(self) -> None:
        """D27: a Doppelgänger that was played joins the used specials; of this turn, when the turn ends."""
        if self.played is None:
            return
        if self.played in self.cards:
            self.played.place = "come up"
        else:
            self.used[self.played.name] += 1
        self.played = None

    # ------------------------------------------------------------ coins, stones, points

    def pay(self, seat: int, coin: str, count: int) -> None:
        self.purse(seat)[coin] -= count
        self.bank[coin] += count
        assert self.purse(seat)[coin] >= 0

    def take(self, coin: str, count: int) -> None:
        """D3: what there is."""
        there = min(count, self.bank[coin])
        self.bank[coin] -= there
        self.me.purse[coin] += there

    def give_stone(self, colour: str, player: Player) -> None:
        if self.bank_stones[colour] > 0:
            self.bank_stones[colour] -= 1
            player.stones[colour] += 1

    def return_stones(self, player: Player, stones: Mapping[str, int]) -> None:
        for colour, count in stones.items():
            assert 0 <= count <= player.stones[colour]
            player.stones[colour] -= count
            self.bank_stones[colour] += count

    def score(self, points: int) -> None:
        """D8."""
        self.me.points += points
        if self.me.points >= 3:
            self.end("points")

    @property
    def me(self) -> Player:
        """Whoever uses the power."""
        assert self.winner is not None
        return self.players[self.winner]

    def others(self) -> list[int]:
        return [seat for seat in self.seats() if seat != self.winner]

    # ------------------------------------------------------------ powers

    def use(self, card: Card) -> Decisions:
        """D15, D27: a power, perhaps twice."""
        assert card not in self.at_work
        self.at_work.append(card)
        times = 1
        playable = [kept for kept in self.me.kept if kept not in self.fresh]
        if playable and self.played is None and card.name != "necromancer":
            choice = yield from self.choose(["double", "once"])
            if choice == "double":
                self.played = playable[0]
                self.me.kept.remove(playable[0])
                times = 2
        self.fate.uses(card.name)
        for _ in range(times):
            yield from self.power(card)
        self.at_work.pop()

    def power(self, card: Card) -> Decisions:
        """What each character does (D16–D40)."""
        name = card.name
        if name == "witch":
            self.me.purse["black"] += 1
        elif name in ("red-dragon", "blue-dragon", "yellow-dragon"):
            self.give_stone(name.removesuffix("-dragon"), self.me)
        elif name == "alchemist":
            self.take("common", 3)
        elif name == "fairy":
            self.take("fairy", 1)
        elif name == "gnome":
            self.take("common", 2)
            self.take("silver", 2)
        elif name in ("dwarf-4", "dwarf-5"):
            self.take("silver", int(name[-1]))
        elif name == "goldsmith":
            self.take("amulet", 1)
        elif name == "charlatan":
            self.return_stones(self.me, dict(self.me.stones))
            self.score(1)
        elif name == "doppelganger":
            card.place = "held"
            self.me.kept.append(card)
            self.fresh.append(card)
        else:
            yield from self.asking_power(name)

    def asking_power(self, name: str) -> Decisions:
        powers = {
            "magician": self.magician,
            "enchanter": self.enchanter,
            "sorcerer": self.sorcerer,
            "thief": self.thief,
            "ancient-dragon": self.ancient_dragon,
            "apprentice": self.apprentice,
            "brigand": self.brigand,
            "two-headed-dragon": self.two_headed_dragon,
            "rainbow-dragon": self.rainbow_dragon,
            "enchantress": self.enchantress,
            "ghost": self.ghost,
            "goblin": self.goblin,
            "leprechaun": self.leprechaun,
            "merchant": self.merchant,
            "necromancer": self.necromancer,
            "troll": self.troll,
        }
        yield from powers[name]()

    def stones_or_coins(self, can_pay: bool) -> Generator[None, dict[int, str], bool]:
        """D15: whether stones are paid for points, or coins taken."""
        choice = yield from self.choose(["way 1", "way 2"] if can_pay else ["way 2"])
        return choice == "way 1"

    def magician(self) -> Decisions:
        """D18."""
        pays = yield from self.stones_or_coins(all(self.me.stones[colour] for colour in COLOURS))
        if pays:
            self.return_stones(self.me, dict.fromkeys(COLOURS, 1))
            self.score(1)
        else:
            self.take("silver", 3)

    def enchanter(self) -> Decisions:
        """D19."""
        pays = yield from self.stones_or_coins(self.me.stones.total() >= 4)
        if pays:
            yield from self.pay_any(4)
            self.score(1)
        else:
            self.take("silver", 3)

    def enchantress(self) -> Decisions:
        """D30."""
        pays = yield from self.stones_or_coins(self.me.stones.total() >= 5)
        if pays:
            yield from self.pay_any(5)
            self.score(2)
        else:
            self.take("fairy", 1)

    def pay_any(self, count: int) -> Decisions:
        """So many stones, whichever the player likes."""
        held = [self.me.stones[colour] for colour in COLOURS]
        mixes = {
            (red, blue, count - red - blue)
            for red in range(held[0] + 1)
            for blue in range(held[1] + 1)
            if 0 <= count - red - blue <= held[2]
        }
        told = {
            "pay " + "+".join(f"{n}{c[0]}" for n, c in zip(mix, COLOURS, strict=True) if n): mix
            for mix in mixes
        }
        choice = yield from self.choose(told)
        self.return_stones(self.me, dict(zip(COLOURS, told[choice], strict=True)))

    def pay_alike(self, count: int) -> Decisions:
        """So many stones of one colour, which there is."""
        colour = yield from self.choose([colour for colour in COLOURS if self.me.stones[colour] >= count])
        self.return_stones(self.me, {colour: count})

    def has_alike(self, count: int) -> bool:
        return any(self.me.stones[colour] >= count for colour in COLOURS)

    def sorcerer(self) -> Decisions:
        """D20."""
        pays = yield from self.stones_or_coins(self.has_alike(4))
        if pays:
            yield from self.pay_alike(4)
            self.score(2)
        else:
            self.take("common", 1)

    def apprentice(self) -> Decisions:
        """D24: must, if able."""
        if self.has_alike(2):
            yield from self.pay_alike(2)
            self.score(1)

    def thief(self) -> Decisions:
        """D21, D41."""
        bidders = {seat: value for seat, value in self.values.items() if seat != self.winner}
        seconds = [seat for seat in bidders if bidders[seat] == max(bidders.values())]
        rich = [seat for seat in seconds if self.players[seat].stones.total()]
        choice = yield from self.choose(f"player {seat + 1}" for seat in rich or seconds)
        victim = self.players[int(choice.split()[1]) - 1]
        if victim.stones.total():
            colour = yield from self.choose(colour for colour in COLOURS if victim.stones[colour])
            victim.stones[colour] -= 1
            self.me.stones[colour] += 1
        elif victim.purse["common"]:
            victim.purse["common"] -= 1
            self.me.purse["common"] += 1
        elif victim.purse["fairy"]:
            victim.purse["fairy"] -= 1
            self.me.purse["fairy"] += 1
        elif victim.spent:
            victim.spent -= 1
            self.me.purse["fairy"] += 1

    def brigand(self) -> Decisions:
        """D25."""
        choice = yield from self.choose(f"player {seat + 1}" for seat in self.others())
        victim = self.players[int(choice.split()[1]) - 1]
        for coin in ("common", "silver"):
            self.me.purse[coin] += victim.purse[coin]
            victim.purse[coin] = 0

    def ancient_dragon(self) -> Decisions:
        """D23."""
        yield from self.take_chosen()

    def take_chosen(self) -> Decisions:
        """A stone of the bank, of the player's choice."""
        if self.bank_stones.total():
            colour = yield from self.choose(colour for colour in COLOURS if self.bank_stones[colour])
            self.give_stone(colour, self.me)

    def two_headed_dragon(self) -> Decisions:
        """D28."""
        bag = Counter({colour: min(2, self.bank_stones[colour]) for colour in COLOURS})
        for _ in range(min(2, bag.total())):
            colour = self.fate.stone(bag)
            assert bag[colour] > 0
            bag[colour] -= 1
            self.give_stone(colour, self.me)
        yield from ()

    def rainbow_dragon(self) -> Decisions:
        """D29."""
        if not self.bank_stones.total():
            return
        named = yield from self.choose(colour for colour in COLOURS if self.bank_stones[colour])
        self.drawn = Counter()
        while True:
            colour = self.fate.stone(self.bank_stones)
            assert self.bank_stones[colour] > 0
            self.bank_stones[colour] -= 1
            self.drawn[colour] += 1
            if colour == named:
                self.bank_stones += self.drawn
                break
            choice = yield from self.choose(["draw", "stop"])
            if choice == "stop":
                self.me.stones += self.drawn
                break
        self.drawn = Counter()

    def merchant(self) -> Decisions:
        """D36."""
        prices = {"way 1": ("common", 1), "way 2": ("fairy", 1), "way 3": ("silver", 3)}
        while True:
            ways = [way for way, (coin, count) in prices.items() if self.me.purse[coin] >= count]
            choice = yield from self.choose([*(ways if self.bank_stones.total() else []), "way 4"])
            if choice == "way 4":
                return
            assert self.winner is not None
            self.pay(self.winner, *prices[choice])
            yield from self.take_chosen()

    def necromancer(self) -> Decisions:
        """D38, D41: the fairy gold of the bid; the rest of it is lost anyway."""
        choice = yield from self.choose(["way 2"] if self.given_up else ["way 1", "way 2"])
        if choice == "way 1":
            assert self.winner is not None
            lost = self.fairy_bid[self.winner]
            self.me.spent -= lost
            self.bank["fairy"] += lost
            self.given_up = True
            self.score(1)

    def troll(self) -> Decisions:
        """D40."""
        colour = yield from self.choose(COLOURS)
        for player in self.players:
            self.return_stones(player, {colour: player.stones[colour]})

    # ------------------------------------------------------------ powers of others

    def ghost(self) -> Decisions:
        """D31."""
        found = {card.name: card for card in self.of_place("come up") if card not in self.at_work}
        if found:
            choice = yield from self.choose(f"as {name}" for name in found)
            yield from self.use(found[choice.removeprefix("as ")])

    def goblin(self) -> Decisions:
        """D34."""
        waiting = self.of_place("to come")
        if waiting:
            name = self.fate.pick(card.name for card in waiting)
            yield from self.use_early(name)

    def leprechaun(self) -> Decisions:
        """D35."""
        waiting = {card.name for card in self.of_place("to come")}
        if waiting:
            choice = yield from self.choose(f"as {name}" for name in waiting)
            self.fate.takes(choice.removeprefix("as "))
            yield from self.use_early(choice.removeprefix("as "))

    def use_early(self, name: str) -> Decisions:
        """A character that leaves the pile at once, and counts as come up."""
        card = next(card for card in self.of_place("to come") if card.name == name)
        card.place = "come up"
        yield from self.use(card)

    # ------------------------------------------------------------ the end

    def winners(self) -> list[int]:
        """D8, D8a: most points, then most stones, then shared."""
        ranks = [(player.points, player.stones.total()) for player in self.players]
        if self.reason == "points":
            ranks = [(points, 0) for points, _ in ranks]
        return [seat for seat in self.seats() if ranks[seat] == max(ranks)]


def bids(purse: Counter[str]) -> set[str]:
    """D9: any of the gold, with any of the black coins and amulets."""
    return {
        written(f=fairy, c=common, b=black, a=amulets)
        for fairy in range(purse["fairy"] + 1)
        for common in range(purse["common"] + 1)
        for black in range(min(FIST_BLACK, purse["black"]) + 1)
        for amulets in range(purse["amulet"] + 1)
        if fairy + common <= FIST
    }


def written(**counts: int) -> str:
    return "bid " + ("+".join(f"{count}{letter}" for letter, count in counts.items() if count) or "0")


def amounts_of(bid: str) -> Counter[str]:
    """How much of what is in a bid."""
    words = bid.removeprefix("bid ")
    return Counter({} if words == "0" else {word[-1]: int(word[:-1]) for word in words.split("+")})


# ---------------------------------------------------------------- from a position


class Known:
    """Fate where both piles are known, the next card first; nothing else may be left to chance."""

    def __init__(self, order: Iterable[str], specials: Iterable[str]) -> None:
        self.order = list(order)
        self.specials = list(specials)

    def special(self, pile: Counter[str]) -> str:
        return self.specials.pop(0)

    def reveal(self, to_come: Iterable[str]) -> str:
        if list(to_come) == ["witch"]:
            return "witch"
        return self.order.pop(0)

    def pick(self, to_come: Iterable[str]) -> str:
        (name,) = to_come
        self.order.remove(name)
        return name

    def stone(self, bag: Counter[str]) -> str:
        (colour,) = +bag
        return colour

    def uses(self, character: str) -> None:
        pass

    def takes(self, character: str) -> None:
        self.order.remove(character)
        assert len(self.order) <= 1, "the order would be left to chance"


class Resumed(Dragonstones):
    """A game that goes on from the start of an auction."""

    def __init__(self, position: Mapping[str, Any], fate: Fate | None = None) -> None:
        state = position["state"]
        assert state["phase"] == 0 and not state["over"], "only from the start of an auction"
        names = state["slots"].split()
        order = [names[slot - 1] for slot in reversed(state["pile"]) if slot]
        super().__init__(position["seats"], fate or Known(order, state["specials"].split()[::-1]))
        self.turn, self.idle = state["turn"], state["idle"]
        self.gold_was_bid = bool(state["gold_bid"])
        self.bank = Counter(dict(zip(COINS, state["bank"], strict=True)))
        self.bank_stones = stones_of(state["bank_stones"])
        self.pile, self.used = Counter(state["specials"].split()), Counter(state["used"].split())
        places = ("to come", "now", "come up", "held")
        self.cards = [Card(name, places[at]) for name, at in zip(names, state["status"], strict=True)]
        for seat, player in enumerate(self.players):
            player.points = state["points"][seat]
            player.spent = state["spent"][seat]
            player.purse = Counter(dict(zip(COINS, state["purse"][seat], strict=True)))
            player.stones = stones_of(state["stones"][seat])
            player.kept = [self.kept_card(name) for name in state["kept"][seat].split()]

    def kept_card(self, name: str) -> Card:
        """The card of this turn, or one that was kept before."""
        here = [card for card in self.of_place("held") if card.name == name]
        return here[0] if here else Card(name, "held")

    def whole_game(self) -> Decisions:
        (now,) = self.of_place("now")
        yield from self.auction(now)
        yield from self.rest_of_turn()
        yield from super().whole_game()


def stones_of(told: str) -> Counter[str]:
    return Counter({colour: told.split().count(colour[0]) for colour in COLOURS})


def from_position(position: Mapping[str, Any], fate: Fate | None = None) -> Dragonstones:
    """The same table, told by a position at the start of an auction."""
    game = Resumed(position, fate)
    game.start()
    return game


def perft(position: Mapping[str, Any], depth: int) -> int:
    """How many ways there are to play that many moves, where answers given at once count one by one."""
    return count_ways(position, [], depth)


def count_ways(position: Mapping[str, Any], played: list[dict[int, str]], depth: int) -> int:
    game = replayed(position, played)
    asked = sorted(game.choices, reverse=True)
    if not asked:
        return 0
    if depth < len(asked):
        total = 1
        for seat in asked[:depth]:
            total *= len(game.choices[seat])
        return total
    answers: list[dict[int, str]] = [{}]
    for seat in asked:
        answers = [{**some, seat: one} for some in answers for one in sorted(game.choices[seat])]
    if depth == len(asked):
        return len(answers)
    return sum(count_ways(position, [*played, one], depth - len(asked)) for one in answers)


def replayed(position: Mapping[str, Any], played: Iterable[dict[int, str]]) -> Dragonstones:
    game = from_position(position)
    for answers in played:
        game.do(answers)
    return game
