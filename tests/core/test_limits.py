"""User content is measured before it is parsed."""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from grimoire.core import limits, owned
from grimoire.core.errors import QUOTED, OptionError
from grimoire.core.game import Game
from grimoire.core.limits import (
    DEEPEST,
    LONGEST_STRING,
    LONGEST_WORD,
    MOST_BRACKETS,
    MOST_BYTES,
    MOST_COMMAS,
    MOST_KEYS,
    MOST_PARTS,
    MOST_VALUES,
    excess_of_data,
    excess_of_text,
)
from grimoire.core.text import CORE_TEXTS, LANGUAGES
from grimoire.games import dragonstones, zargos
from tests.hostile import BAD_BYTES, TEXTS

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(
    [
        *(ROOT / "docs").glob("*/*.toml"),
        ROOT / "src/grimoire/games/zargos/planet/planet.toml",
        ROOT / "src/grimoire/games/dragonstones/printed.toml",
    ]
)
OWN: list[tuple[Game, str]] = [(zargos.GAME, "map"), (dragonstones.GAME, "characters")]


def key_of(excess: Any) -> str | None:
    if excess is None:
        return None
    assert all(CORE_TEXTS.put(lang, excess) for lang in LANGUAGES)
    return str(excess.key)


LIMITS = [
    ("own-limit-bytes", MOST_BYTES, lambda count: "#" * (count - 1) + "\n"),
    ("own-limit-keys", MOST_KEYS, lambda count: "a=1\n" * count),
    ("own-limit-brackets", MOST_BRACKETS, lambda count: "a=[]\n" * (count - 2) + "a=[{}]\n"),
    ("own-limit-commas", MOST_COMMAS, lambda count: "a=[" + "1," * count + "]\n"),
    ("own-limit-depth", DEEPEST, lambda count: "a=" + "[" * count + "]" * count + "\n"),
    ("own-limit-parts", MOST_PARTS, lambda count: "a=1\n" + ".".join("a" * count) + "=1\n"),
    ("own-limit-parts", MOST_PARTS, lambda count: "[" + " . ".join(["'a.'"] * count) + "]\n"),
    ("own-limit-word", LONGEST_WORD, lambda count: "a" * count + " = 1\n"),
    ("own-limit-word", LONGEST_WORD, lambda count: "a = [1, " + "9" * count + "]\n"),
    ("own-limit-string", LONGEST_STRING, lambda count: 'a = "' + "x" * (count - 2) + '"\n'),
    ("own-limit-string", LONGEST_STRING, lambda count: "a = '''" + "\n" * (count - 6) + "'''\n"),
    ("own-limit-string", LONGEST_STRING, lambda count: 'a = """' + '\\"' * (count // 2 - 3) + '"""\n'),
]


@pytest.mark.parametrize(("key", "most", "text"), LIMITS)
def test_a_text_may_reach_each_limit_and_not_go_beyond(key: str, most: int, text: Any) -> None:
    assert key_of(excess_of_text(text(most))) is None
    assert key_of(excess_of_text(text(most + 2))) == key


def test_the_line_is_named() -> None:
    text = "# one\na = '''\n\n'''\n" + "b." * MOST_PARTS + "c = 1\n"
    excess = excess_of_text(text)
    assert excess is not None and excess.values["line"] == 5


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "[" * 5000 + '"\n',
        "# " + "a." * 5000 + "=\n",
        "a = '" + ".[=," * 500 + "'\n",
        'a = """' + '\\"""' * 300 + ".a" * 500 + '"""\n',
        'a = """x""""\nb = 1\n',
        "a = '''x''''\nb = 1\n",
    ],
)
def test_what_is_in_quotes_or_a_comment_is_no_structure(text: str) -> None:
    expected = "own-limit-string" if "[" * 5000 in text else None
    assert key_of(excess_of_text(text)) == expected


@given(st.text(alphabet="a.\"'\\\n#=[]{}, ", max_size=60))
def test_a_key_of_many_parts_is_found_wherever_a_parser_would_meet_it(before: str) -> None:
    """Whatever stands before it: either it is refused, or a parser stops before."""
    hostile = ".".join("k" * (MOST_PARTS + 1))
    text = f"{before}\n{hostile} = 1\n"
    if excess_of_text(text) is None:
        with pytest.raises(tomllib.TOMLDecodeError):
            tomllib.loads(before + "\n")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.name)
def test_what_is_printed_or_documented_stays_below_a_tenth(example: Path, monkeypatch: Any) -> None:
    """Ten of them in one text, ten times as deep, and every string, key and dotted key ten times as long."""
    text = example.read_text("utf-8")
    assert excess_of_text(text * 10) is None
    for name in ("DEEPEST", "MOST_PARTS", "LONGEST_WORD", "LONGEST_STRING"):
        monkeypatch.setattr(limits, name, getattr(limits, name) // 10)
    assert excess_of_text(text) is None


DATA = [
    ("own-limit-values", MOST_VALUES, lambda count: [1] * count),
    ("own-limit-values", MOST_VALUES, lambda count: {str(number): 1 for number in range(count // 2)}),
    ("own-limit-data-string", LONGEST_STRING, lambda count: {"a": "x" * count}),
    ("own-limit-data-string", LONGEST_STRING, lambda count: {"x" * count: 1}),
]


@pytest.mark.parametrize(("key", "most", "data"), DATA)
def test_plain_data_may_reach_each_limit_and_not_go_beyond(key: str, most: int, data: Any) -> None:
    assert key_of(excess_of_data(data(most))) is None
    assert key_of(excess_of_data(data(most + 2))) == key


def test_plain_data_may_be_nested_so_deep() -> None:
    data: Any = 1
    for _ in range(DEEPEST):
        data = [data]
    assert key_of(excess_of_data(data)) is None
    assert key_of(excess_of_data({"a": [data]})) == "own-limit-data-depth"


# ---------------------------------------------------------------- hostile texts


def quoted_of(text: str, line: str) -> int:
    """How many characters of a line come from the text: runs of ten or more."""
    matcher = difflib.SequenceMatcher(None, text[:3000], line, autojunk=False)
    return sum(block.size for block in matcher.get_matching_blocks() if block.size >= 10)


def open_with(game: Game, option: str, given: str) -> None:
    options: dict[str, Any] = {option: given}
    game.new(**options)


@pytest.mark.parametrize(("game", "option"), OWN, ids=lambda one: getattr(one, "name", one))
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_hostile_text_is_refused_in_one_short_line(game: Game, option: str, text: str) -> None:
    with pytest.raises(OptionError) as caught:
        open_with(game, option, text)
    for lang in LANGUAGES:
        line = caught.value.say(lang)
        assert "\n" not in line
        assert quoted_of(text, line) <= QUOTED
    assert sum(len(str(one)) for one in caught.value.values.values()) < 1000


@pytest.mark.parametrize("given", BAD_BYTES.values(), ids=BAD_BYTES)
def test_so_is_a_file_of_other_bytes(given: bytes, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(given)
    for game, option in OWN:
        with pytest.raises(OptionError) as caught:
            open_with(game, option, str(file))
        assert all("\n" not in caught.value.say(lang) for lang in LANGUAGES)


def test_a_parser_never_sees_what_is_beyond_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Parser:
        TOMLDecodeError = tomllib.TOMLDecodeError

        @staticmethod
        def loads(text: str) -> dict[str, Any]:
            seen.append(text)
            return {}

    monkeypatch.setattr(owned, "tomllib", Parser)
    for text in TEXTS.values():
        excess = excess_of_text(text)
        with pytest.raises(OptionError) as caught:
            zargos.GAME.new(map=text)
        assert (caught.value.key == (excess and excess.key)) == (excess is not None)
    assert all(excess_of_text(text) is None for text in seen)
    assert len(seen) < len(TEXTS) / 2
