"""Characters of one's own: read from TOML or from plain data, and checked (D42).

What is wrong is told in one line, with the path of the key (`character.3.steps.1.pay`) or, where the text is
no TOML at all, with the number of the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from grimoire.core.errors import OptionError
from grimoire.games.dragonstones.characters import IDS
from grimoire.games.dragonstones.steps import (
    COIN_OF,
    MOST_WAYS,
    PAID,
    ROOM,
    SOURCE_OF,
    TAKEN,
    TARGETS,
    WHO_OF,
    lay_out,
)
from grimoire.games.dragonstones.texts import TEXTS
from grimoire.games.dragonstones.things import MOST_COPIES, OWN, PILE, PRINTED_SPECIALS

NAME_LETTERS, TEXT_LETTERS = 30, 200
MOST_KEPT = 3  # cards of one's own that can be kept
ARTICLES = ("le", "la", "l’", "les")
GENDERS = ("m", "f")

Step = Mapping[str, Any]
Known = frozenset[str]


def wrong(path: str, key: str, **values: Any) -> OptionError:
    """An error that names the place."""
    return OptionError(f"own-{key}", clause="D42", texts=TEXTS, path=path, **values)


def read_characters(given: Any) -> list[dict[str, Any]]:
    """The characters of a TOML file, of such a text, or of plain data, checked."""
    told = parse(given) if isinstance(given, str | Path) else given
    if isinstance(told, Mapping):
        check_keys("", told, {"character"}, set())
        told = told["character"]
    if not isinstance(told, list):
        raise ValueError(given)
    if len(told) > OWN:
        raise wrong("character", "too-many", most=OWN, count=len(told))
    found = [check_character(f"character.{number}", one) for number, one in enumerate(told, start=1)]
    check_cards(found)
    return found


def parse(given: str | Path) -> Any:
    """The data of a TOML text; a text of one line is the name of a file."""
    text = read_file(Path(given)) if isinstance(given, Path) or "\n" not in given else given
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"line (\d+)", str(problem))
        number = line[1] if line else str(text.count("\n") + 1)
        reason = re.sub(r" \(at .*\)$", "", str(problem))
        raise wrong("", "syntax", line=number, problem=reason) from None


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise wrong("", "file", file=str(path), problem=reason) from None


# ---------------------------------------------------------------- a character


def check_character(path: str, told: Any) -> dict[str, Any]:
    """A character with all that it needs, and nothing else."""
    check_table(path, told)
    check_keys(path, told, {"id", "en", "fr", "steps"}, {"copies"})
    check_id(f"{path}.id", told["id"])
    check_words(f"{path}.en", told["en"], {"name", "text"})
    check_words(f"{path}.fr", told["fr"], {"name", "text", "article", "gender"})
    check_number(f"{path}.copies", told.get("copies", 1), 1, MOST_COPIES)
    check_steps(f"{path}.steps", told["steps"])
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
    kept = sum(one["copies"] for one in characters if any("keep" in step for step in one["steps"]))
    if kept > MOST_KEPT:
        raise wrong("character", "many-kept", count=kept, most=MOST_KEPT)


def check_id(path: str, given: Any) -> None:
    if not isinstance(given, str) or not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", given) or given in IDS:
        raise wrong(path, "id", given=str(given))


def check_words(path: str, told: Any, keys: set[str]) -> None:
    """Plain text in a language; in French the name has an article and a gender."""
    check_table(path, told)
    check_keys(path, told, keys, set())
    check_text(f"{path}.name", told["name"], NAME_LETTERS)
    check_text(f"{path}.text", told["text"], TEXT_LETTERS)
    if "article" in keys:
        check_word(f"{path}.article", told["article"], ARTICLES)
        check_word(f"{path}.gender", told["gender"], GENDERS)


def check_text(path: str, given: Any, most: int) -> None:
    if not isinstance(given, str) or not given.strip() or not given.isprintable() or len(given) > most:
        raise wrong(path, "text", most=most)


# ---------------------------------------------------------------- steps


def check_steps(path: str, told: Any, inside: str = "", known: Known = frozenset()) -> None:
    """Steps one after the other; `known` are a colour and a victim that were named before."""
    if not isinstance(told, list) or (not told and inside != "way"):
        raise wrong(path, "steps")
    for number, step in enumerate(told, start=1):
        check_step(f"{path}.{number}", step, inside, known)
        known |= {"name", "victim"} & set(step)


def check_step(path: str, told: Any, inside: str, known: Known) -> None:
    check_table(path, told)
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
    check_number(f"{path}.score", told["score"], 1, 3)


def check_take(path: str, told: Step, *_: Any) -> None:
    check_word(f"{path}.take", told["take"], ("stone", *COIN_OF))
    if told["take"] == "stone":
        check_word(f"{path}.colour", told.get("colour"), tuple(TAKEN))
        check_number(f"{path}.count", told.get("count", 1), 1, 6)
        return
    if "colour" in told:
        raise wrong(f"{path}.colour", "unknown-key", known="take, count")
    most = {"black": 2, "amulet": 2}.get(told["take"], 9)
    check_number(f"{path}.count", told.get("count", 1), 1, most)


def check_pay(path: str, told: Step, *_: Any) -> None:
    """An impossible cost is one that nobody could ever pay."""
    check_word(f"{path}.pay", told["pay"], ("stones", "fairy", "common", "silver"))
    if told["pay"] != "stones":
        if "of" in told:
            raise wrong(f"{path}.of", "unknown-key", known="pay, count")
        most = {"fairy": 20, "common": 15, "silver": 40}[told["pay"]]
        check_number(f"{path}.count", told.get("count", 1), 1, most)
        return
    check_word(f"{path}.of", told.get("of"), tuple(PAID))
    if told["of"] == "all":
        if "count" in told:
            raise wrong(f"{path}.count", "unknown-key", known="pay, of")
        return
    check_number(f"{path}.count", told.get("count"), 1, 12)


def check_choose(path: str, told: Step, inside: str, known: Known) -> None:
    check_ways(f"{path}.choose", told["choose"], (2, MOST_WAYS), inside or "way", known)


def check_may(path: str, told: Step, inside: str, known: Known) -> None:
    check_steps(f"{path}.may", told["may"], inside or "may", known)


def check_ways(path: str, told: Any, allowed: tuple[int, int], inside: str, known: Known) -> None:
    least, most = allowed
    if not isinstance(told, list) or not least <= len(told) <= most:
        raise wrong(path, "ways", least=least, most=most)
    for number, way in enumerate(told, start=1):
        check_steps(f"{path}.{number}", way, inside, known)


def check_repeat(path: str, told: Step, inside: str, known: Known) -> None:
    """Without an end, every way must pay with something that it does not give back."""
    if inside == "repeat":
        raise wrong(f"{path}.repeat", "nested")
    check_ways(f"{path}.repeat", told["repeat"], (1, MOST_WAYS - 1), "repeat", known)
    if "times" in told:
        check_number(f"{path}.times", told["times"], 1, 9)
        return
    gained = {what for way in told["repeat"] for what in gains(way)}
    for number, way in enumerate(told["repeat"], start=1):
        if not costs(way) or costs(way) & gained or gained & {"anything"}:
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
    check_word(f"{path}.name", told["name"], ("colour",))
    if "in" in told:
        check_word(f"{path}.in", told["in"], ("bank",))


def check_bag(path: str, told: Step, *_: Any) -> None:
    check_number(f"{path}.bag", told["bag"], 1, 12)
    check_number(f"{path}.draw", told.get("draw"), 1, 6)


def one_of(verb: str, allowed: Sequence[str]) -> Any:
    """The check of a step that is one word."""
    return lambda path, told, *_: check_word(f"{path}.{verb}", told[verb], allowed)


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


# ---------------------------------------------------------------- plain values


def check_table(path: str, told: Any) -> None:
    if not isinstance(told, Mapping):
        raise wrong(path, "table")


def check_keys(path: str, told: Mapping[str, Any], needed: set[str], allowed: set[str]) -> None:
    for key in sorted(needed):
        if key not in told:
            raise wrong(f"{path}.{key}".lstrip("."), "missing")
    for key in told:
        if key not in needed | allowed:
            raise wrong(f"{path}.{key}".lstrip("."), "unknown-key", known=", ".join(sorted(needed | allowed)))


def check_number(path: str, given: Any, low: int, high: int) -> None:
    if type(given) is not int or not low <= given <= high:
        raise wrong(path, "number", given="–" if given is None else str(given), low=low, high=high)


def check_word(path: str, given: Any, allowed: Sequence[str]) -> None:
    if given not in allowed:
        raise wrong(path, "word", given="–" if given is None else str(given), allowed=", ".join(allowed))
