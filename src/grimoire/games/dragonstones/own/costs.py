"""What the steps of a character take and give: no cost that nobody could pay, and no endless gain (D42)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grimoire.games.dragonstones.own.checks import Step, wrong
from grimoire.games.dragonstones.steps import COIN_OF, COLOUR_OF
from grimoire.games.dragonstones.things import ALL_COINS, ALL_STONES

# All that can be paid with (D1).
THERE_IS = {
    **{name: ALL_COINS[coin] for name, coin in COIN_OF.items()},
    **dict.fromkeys(COLOUR_OF, ALL_STONES),
    "stones": len(COLOUR_OF) * ALL_STONES,
}

Prices = Counter[str]


def check_costs(path: str, steps: Sequence[Step], paid: Prices) -> Prices:
    """What is paid step by step must be there to be paid, unless some of it comes back in between.

    Says what has been paid at the least after all of the steps.
    """
    for number, step in enumerate(steps, start=1):
        at = f"{path}.{number}"
        ways = ways_of(at, step)
        paid = cheapest([check_costs(*way, paid) for way in ways]) if ways else paid_after(step, paid)
        for what, count in paid.items():
            if count > THERE_IS[what]:
                raise wrong(f"{at}.count", "cost", count=count, most=THERE_IS[what])
    return paid


def ways_of(path: str, step: Step) -> list[tuple[str, Sequence[Step]]]:
    """The ways that a step offers, each with its path: not to take, and not to repeat, are ways too."""
    if "may" in step:
        return [(f"{path}.may", step["may"]), (path, [])]
    verb = "choose" if "choose" in step else "repeat"
    ways = [(f"{path}.{verb}.{number}", way) for number, way in enumerate(step.get(verb, ()), start=1)]
    return [*ways, (path, [])] if "repeat" in step else ways


def cheapest(ways: Sequence[Prices]) -> Prices:
    """What is paid whichever way is taken."""
    return Counter({what: min(way[what] for way in ways) for what in ways[0]})


def paid_after(step: Step, paid: Prices) -> Prices:
    """What has been paid for good after a step that offers no ways."""
    if "pay" in step:
        return paid + Counter(prices(step))
    gained = gains([step])
    if "anything" in gained:
        return Counter()
    back = {*gained, *(COLOUR_OF if "stones" in gained else ())}
    return Counter({what: count for what, count in paid.items() if what not in back})


def prices(step: Step) -> dict[str, int]:
    """What a payment takes: coins of a kind, or stones, in all and by colour."""
    count = step.get("count", 1)
    if step["pay"] != "stones":
        return {step["pay"]: count}
    of = step["of"]
    colours = list(COLOUR_OF) if of == "each" else [of] if of in COLOUR_OF else []
    total = 0 if of == "all" else count * max(1, len(colours))
    return {"stones": total, **dict.fromkeys(colours, count)}


def check_end(path: str, ways: Sequence[Sequence[Step]]) -> None:
    """Repeated as often as one likes, every way must pay with something that none of them gives back."""
    gained = {what for way in ways for what in gains(way)}
    for number, way in enumerate(ways, start=1):
        if not costs(way) - gained or "anything" in gained:
            raise wrong(f"{path}.{number}", "endless")


def costs(way: Sequence[Step]) -> set[str]:
    """What the steps of a way surely take from the player."""
    return {step["pay"] for step in way if "pay" in step and step.get("of") != "all"}


def gains(way: Sequence[Step]) -> set[str]:
    """What the steps of a way may give to the player; other characters may give anything."""
    found = set()
    for step in way:
        if "take" in step:
            found.add("stones" if step["take"] == "stone" else step["take"])
        elif "bag" in step or "luck" in step:
            found.add("stones")
        elif not {"pay", "score", "name", "victim", "banish", "give_up"} & set(step):
            found.add("anything")
    return found
