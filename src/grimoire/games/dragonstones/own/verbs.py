"""The steps of a character, each known by its verb: which keys it has, and what they may say (D42)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from grimoire.games.dragonstones.own.checks import CHECK, Step, wrong
from grimoire.games.dragonstones.own.costs import THERE_IS, check_end
from grimoire.games.dragonstones.steps import (
    COIN_OF,
    MOST_WAYS,
    PAID,
    SOURCE_OF,
    TAKEN,
    TARGETS,
    WHO_OF,
)

PAYING = ("fairy", "common", "silver")  # coins that a step may take; the others are for bids

Known = frozenset[str]  # what was named before: a colour, a victim
Check = Callable[[str, Step, str, Known], None]


class Verb(NamedTuple):
    """How a step is checked, and the keys that it may have beside its verb."""

    check: Check
    keys: frozenset[str] = frozenset()


def check_steps(path: str, told: Any, inside: str = "", known: Known = frozenset()) -> None:
    """Steps one after the other; `known` are a colour and a victim that were named before."""
    if not isinstance(told, list) or not told:
        raise wrong(path, "steps")
    for number, step in enumerate(told, start=1):
        check_step(f"{path}.{number}", step, inside, known)
        known |= {"name", "victim"} & set(step)


def check_step(path: str, told: Any, inside: str, known: Known) -> None:
    CHECK.table(path, told)
    verbs = [verb for verb in VERBS if verb in told]
    if len(verbs) != 1:
        raise wrong(path, "verb", given=", ".join(map(str, told)), known=", ".join(VERBS))
    verb = verbs[0]
    keys = {verb, *VERBS[verb].keys}
    extra = set(told) - keys
    if extra:
        raise wrong(f"{path}.{min(extra)}", "unknown-key", known=", ".join(sorted(keys)))
    if "named" in told.values() and "name" not in known:
        raise wrong(path, "not-named")
    if verb == "steal" and "victim" not in known:
        raise wrong(path, "no-victim")
    VERBS[verb].check(path, told, inside, known)


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
    """So many times, or as often as the player likes."""
    if inside == "repeat":
        raise wrong(f"{path}.repeat", "nested")
    check_ways(f"{path}.repeat", told["repeat"], (1, MOST_WAYS - 1), "repeat", known)
    if "times" in told:
        CHECK.number(f"{path}.times", told["times"], 1, 9)
        return
    check_end(f"{path}.repeat", told["repeat"])


def check_name(path: str, told: Step, *_: Any) -> None:
    CHECK.word(f"{path}.name", told["name"], ("colour",))
    if "in" in told:
        CHECK.word(f"{path}.in", told["in"], ("bank",))


def check_bag(path: str, told: Step, *_: Any) -> None:
    CHECK.number(f"{path}.bag", told["bag"], 1, 12)
    CHECK.number(f"{path}.draw", told.get("draw"), 1, 6)


def one_of(verb: str, allowed: Sequence[str]) -> Verb:
    """A step that is one word."""
    return Verb(lambda path, told, *_: CHECK.word(f"{path}.{verb}", told[verb], allowed))


VERBS: dict[str, Verb] = {
    "score": Verb(check_score),
    "take": Verb(check_take, frozenset({"count", "colour"})),
    "pay": Verb(check_pay, frozenset({"count", "of"})),
    "choose": Verb(check_choose),
    "may": Verb(check_may),
    "repeat": Verb(check_repeat, frozenset({"times"})),
    "name": Verb(check_name, frozenset({"in"})),
    "victim": one_of("victim", tuple(WHO_OF)),
    "steal": one_of("steal", ("stone", "purse")),
    "banish": one_of("banish", tuple(TARGETS)),
    "bag": Verb(check_bag, frozenset({"draw"})),
    "luck": one_of("luck", tuple(TARGETS)),
    "copy": one_of("copy", tuple(SOURCE_OF)),
    "keep": one_of("keep", ("double",)),
    "give_up": one_of("give_up", ("bid",)),
}
