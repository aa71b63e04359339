"""Characters of one's own: read from TOML or from plain data, and checked (D42).

What is wrong is told in one line, with the path of the key (`character.3.steps.1.pay`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from grimoire.core.errors import OptionError
from grimoire.core.owned import PlainChecks
from grimoire.games.dragonstones.characters import NAMES
from grimoire.games.dragonstones.steps import (
    COIN_OF,
    COLOUR_OF,
    MOST_WAYS,
    PAID,
    ROOM,
    SOURCE_OF,
    TAKEN,
    TARGETS,
    WHO_OF,
    Op,
    lay_out,
)
from grimoire.games.dragonstones.texts import TEXTS
from grimoire.games.dragonstones.things import (
    ALL_COINS,
    ALL_STONES,
    MOST_COPIES,
    OWN,
    PILE,
    PRINTED_SPECIALS,
)

NAME_LETTERS, TEXT_LETTERS = 30, 200
MOST_KEPT = 3  # cards of one's own that can be kept
ARTICLES = ("le", "la", "l’", "les")
GENDERS = ("m", "f")

# All that can be paid with (D1).
THERE_IS = {
    **{name: ALL_COINS[coin] for name, coin in COIN_OF.items()},
    **dict.fromkeys(COLOUR_OF, ALL_STONES),
    "stones": len(COLOUR_OF) * ALL_STONES,
}
PAYING = ("fairy", "common", "silver")  # coins that a step may take; the others are for bids

Step = Mapping[str, Any]
Known = frozenset[str]
Prices = Counter[str]


CHECK = PlainChecks("D42", TEXTS)


def wrong(path: str, key: str, **values: Any) -> OptionError:
    """An error that names the place."""
    return CHECK.wrong(path, f"own-{key}", **values)


def read_characters(given: Any) -> list[dict[str, Any]]:
    """The characters of a TOML file, of such a text, or of plain data, checked."""
    told = CHECK.parse(given) if isinstance(given, str | Path) else given
    if isinstance(told, Mapping):
        CHECK.keys("", told, {"character"}, set())
        told = told["character"]
        CHECK.items("character", told)
    if not isinstance(told, list):
        raise ValueError(given)
    if len(told) > OWN:
        raise wrong("character", "too-many", most=OWN, count=len(told))
    try:
        found = [check_character(f"character.{number}", one) for number, one in enumerate(told, start=1)]
    except RecursionError:
        raise wrong("", "deep") from None
    check_cards(found)
    return found


# ---------------------------------------------------------------- a character


def check_character(path: str, told: Any) -> dict[str, Any]:
    """A character with all that it needs, and nothing else."""
    CHECK.table(path, told)
    CHECK.keys(path, told, {"id", "en", "fr", "steps"}, {"copies"})
    check_id(f"{path}.id", told["id"])
    check_words(f"{path}.en", told["en"], {"name", "text"})
    check_words(f"{path}.fr", told["fr"], {"name", "text", "article", "gender"})
    CHECK.number(f"{path}.copies", told.get("copies", 1), 1, MOST_COPIES)
    check_steps(f"{path}.steps", told["steps"])
    check_costs(f"{path}.steps", told["steps"], Counter())
    length = len(lay_out(told["steps"]))
    if length > ROOM:
        raise wrong(f"{path}.steps", "too-long", count=length, most=ROOM)
    return {**told, "copies": told.get("copies", 1)}


def check_cards(characters: Sequence[Mapping[str, Any]]) -> None:
    """Names are told apart, and there is room for all cards."""
    ids = [one["id"] for one in characters]
    for number, name in enumerate(ids, start=1):
        if ids.index(name) != number - 1:
            raise wrong(f"character.{number}.id", "twice", given=name)
    cards = sum(one["copies"] for one in characters)
    if cards > PILE - PRINTED_SPECIALS:
        raise wrong("character", "many-cards", count=cards, most=PILE - PRINTED_SPECIALS)
    kept = sum(one["copies"] for one in characters if is_kept(one["steps"]))
    if kept > MOST_KEPT:
        raise wrong("character", "many-kept", count=kept, most=MOST_KEPT)


def is_kept(steps: Sequence[Step]) -> bool:
    """Whether the card may be kept, by any of the ways that its steps lead."""
    return any(one.op == Op.KEEP for one in lay_out(steps))


def check_id(path: str, given: Any) -> None:
    if not isinstance(given, str) or not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", given) or given in NAMES:
        raise wrong(path, "id", given=str(given))


def check_words(path: str, told: Any, keys: set[str]) -> None:
    """Plain text in a language; in French the name has an article and a gender."""
    CHECK.table(path, told)
    CHECK.keys(path, told, keys, set())
    check_text(f"{path}.name", told["name"], NAME_LETTERS)
    check_text(f"{path}.text", told["text"], TEXT_LETTERS)
    if "article" in keys:
        CHECK.word(f"{path}.article", told["article"], ARTICLES)
        CHECK.word(f"{path}.gender", told["gender"], GENDERS)


def check_text(path: str, given: Any, most: int) -> None:
    if not isinstance(given, str) or not given.strip() or not given.isprintable() or len(given) > most:
        raise wrong(path, "text", most=most)


# ---------------------------------------------------------------- steps


def check_steps(path: str, told: Any, inside: str = "", known: Known = frozenset()) -> None:
    """Steps one after the other; `known` are a colour and a victim that were named before."""
    if not isinstance(told, list) or not told:
        raise wrong(path, "steps")
    for number, step in enumerate(told, start=1):
        check_step(f"{path}.{number}", step, inside, known)
        known |= {"name", "victim"} & set(step)


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


def check_step(path: str, told: Any, inside: str, known: Known) -> None:
    CHECK.table(path, told)
    verbs = [verb for verb in STEPS if verb in told]
    if len(verbs) != 1:
        raise wrong(path, "verb", given=", ".join(map(str, told)), known=", ".join(STEPS))
    verb = verbs[0]
    extra = set(told) - {verb} - STEPS[verb]
    if extra:
        raise wrong(f"{path}.{min(extra)}", "unknown-key", known=", ".join(sorted({verb, *STEPS[verb]})))
    if "named" in told.values() and "name" not in known:
        raise wrong(path, "not-named")
    if verb == "steal" and "victim" not in known:
        raise wrong(path, "no-victim")
    CHECKS[verb](path, told, inside, known)


def check_score(path: str, told: Step, *_: Any) -> None:
    CHECK.number(f"{path}.score", told["score"], 1, 3)


def check_take(path: str, told: Step, *_: Any) -> None:
    CHECK.word(f"{path}.take", told["take"], ("stone", *COIN_OF))
    if told["take"] == "stone":
        CHECK.word(f"{path}.colour", told.get("colour"), tuple(TAKEN))
        CHECK.number(f"{path}.count", told.get("count", 1), 1, 6)
        return
    if "colour" in told:
        raise wrong(f"{path}.colour", "unknown-key", known="take, count")
    most = {"black": 2, "amulet": 2}.get(told["take"], 9)
    CHECK.number(f"{path}.count", told.get("count", 1), 1, most)


def check_pay(path: str, told: Step, *_: Any) -> None:
    """An impossible cost is one that nobody could ever pay."""
    CHECK.word(f"{path}.pay", told["pay"], ("stones", *PAYING))
    if told["pay"] != "stones":
        if "of" in told:
            raise wrong(f"{path}.of", "unknown-key", known="pay, count")
        CHECK.number(f"{path}.count", told.get("count", 1), 1, THERE_IS[told["pay"]])
        return
    CHECK.word(f"{path}.of", told.get("of"), tuple(PAID))
    if told["of"] == "all":
        if "count" in told:
            raise wrong(f"{path}.count", "unknown-key", known="pay, of")
        return
    CHECK.number(f"{path}.count", told.get("count"), 1, 12)


def check_choose(path: str, told: Step, inside: str, known: Known) -> None:
    """One of the ways may be nothing at all."""
    check_ways(f"{path}.choose", told["choose"], (2, MOST_WAYS), inside, known, empty=1)


def check_may(path: str, told: Step, inside: str, known: Known) -> None:
    check_steps(f"{path}.may", told["may"], inside, known)


def check_ways(
    path: str, told: Any, allowed: tuple[int, int], inside: str, known: Known, empty: int = 0
) -> None:
    """So many ways, of which so many may have no steps."""
    least, most = allowed
    if not isinstance(told, list) or not least <= len(told) <= most:
        raise wrong(path, "ways", least=least, most=most)
    for number, way in enumerate(told, start=1):
        if way == [] and empty > 0:
            empty -= 1
        else:
            check_steps(f"{path}.{number}", way, inside, known)


def check_repeat(path: str, told: Step, inside: str, known: Known) -> None:
    """Without an end, every way must pay with something that none of them gives back."""
    if inside == "repeat":
        raise wrong(f"{path}.repeat", "nested")
    check_ways(f"{path}.repeat", told["repeat"], (1, MOST_WAYS - 1), "repeat", known)
    if "times" in told:
        CHECK.number(f"{path}.times", told["times"], 1, 9)
        return
    gained = {what for way in told["repeat"] for what in gains(way)}
    for number, way in enumerate(told["repeat"], start=1):
        if not costs(way) - gained or "anything" in gained:
            raise wrong(f"{path}.repeat.{number}", "endless")


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


def check_name(path: str, told: Step, *_: Any) -> None:
    CHECK.word(f"{path}.name", told["name"], ("colour",))
    if "in" in told:
        CHECK.word(f"{path}.in", told["in"], ("bank",))


def check_bag(path: str, told: Step, *_: Any) -> None:
    CHECK.number(f"{path}.bag", told["bag"], 1, 12)
    CHECK.number(f"{path}.draw", told.get("draw"), 1, 6)


def one_of(verb: str, allowed: Sequence[str]) -> Any:
    """The check of a step that is one word."""
    return lambda path, told, *_: CHECK.word(f"{path}.{verb}", told[verb], allowed)


# Every step by its verb, with the other keys that it may have.
STEPS: dict[str, set[str]] = {
    "score": set(),
    "take": {"count", "colour"},
    "pay": {"count", "of"},
    "choose": set(),
    "may": set(),
    "repeat": {"times"},
    "name": {"in"},
    "victim": set(),
    "steal": set(),
    "banish": set(),
    "bag": {"draw"},
    "luck": set(),
    "copy": set(),
    "keep": set(),
    "give_up": set(),
}

CHECKS: dict[str, Callable[[str, Step, str, Known], None]] = {
    "score": check_score,
    "take": check_take,
    "pay": check_pay,
    "choose": check_choose,
    "may": check_may,
    "repeat": check_repeat,
    "name": check_name,
    "victim": one_of("victim", tuple(WHO_OF)),
    "steal": one_of("steal", ("stone", "purse")),
    "banish": one_of("banish", tuple(TARGETS)),
    "bag": check_bag,
    "luck": one_of("luck", tuple(TARGETS)),
    "copy": one_of("copy", tuple(SOURCE_OF)),
    "keep": one_of("keep", ("double",)),
    "give_up": one_of("give_up", ("bid",)),
}
