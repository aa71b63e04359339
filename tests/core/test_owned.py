"""Material of one's own, from a file or a text: every mistake has its place, and all are told at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimoire.core.errors import QUOTED, OptionError
from grimoire.core.owned import MOST_LINES, Findings, PlainChecks, together
from grimoire.core.text import CORE_TEXTS, LANGUAGES

CHECK = PlainChecks("S9", CORE_TEXTS)


def test_a_text_of_one_line_is_the_name_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("stones = 3\n", "utf-8")
    assert CHECK.parse(file) == CHECK.parse(str(file)) == CHECK.parse("stones = 3\n") == {"stones": 3}


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("stones = 3\n", "utf-8-sig")
    assert CHECK.parse(file) == {"stones": 3}


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"nowhere\.toml” cannot be read: No such file"):
        CHECK.parse("nowhere.toml")
    (tmp_path / "old.toml").write_bytes(b'name = "\xe9"\n')
    with pytest.raises(OptionError, match=r"old\.toml” cannot be read: 'utf-8'"):
        CHECK.parse(tmp_path / "old.toml")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a = 1\nb = \n", "Line 2 is not TOML: Invalid value. (S9)"),
        ("a = 1\na = 2\n", "Line 2 is not TOML: Cannot overwrite a value. (S9)"),
        ("a = [1,\n2\n", "Line 3 is not TOML: Unclosed array. (S9)"),
        ("a\n", "Line 1 is not TOML: Expected '=' after a key in a key/value pair. (S9)"),
    ],
)
def test_what_is_no_toml_is_named_by_its_line(text: str, words: str) -> None:
    with pytest.raises(OptionError) as caught:
        CHECK.parse(text)
    assert caught.value.say("en") == words


@pytest.mark.parametrize(
    ("check", "given", "words"),
    [
        (CHECK.table, [7], "a.b: must be a table with keys. (S9)"),
        (CHECK.items, [{}], "a.b: must be a list. (S9)"),
        (CHECK.number, [True, 1, 4], "a.b: “True” must be a whole number from 1 to 4. (S9)"),
        (CHECK.number, [None, 1, 4], "a.b: “–” must be a whole number from 1 to 4. (S9)"),
        (CHECK.number, [5, 1, 4], "a.b: “5” must be a whole number from 1 to 4. (S9)"),
        (CHECK.word, ["red", ("blue", "green")], "a.b: “red” must be one of: blue, green. (S9)"),
        (CHECK.flag, [1], "a.b: “1” must be true or false. (S9)"),
        (CHECK.keys, [{"x": 1}, {"x", "y"}, set()], "a.b.y: is missing. (S9)"),
        (CHECK.keys, [{"x": 1, "z": 1}, {"x"}, {"y"}], "a.b.z: there is no such key here. Keys: x, y. (S9)"),
    ],
)
def test_a_wrong_value_is_named_by_its_path(check: Callable[..., None], given: list[Any], words: str) -> None:
    with pytest.raises(OptionError) as caught:
        check("a.b", *given)
    assert caught.value.say("en") == words
    assert caught.value.say("fr") != words


def test_all_keys_that_are_wrong_can_be_told() -> None:
    faults = CHECK.key_faults("a", {"z": 1}, {"x", "y"}, set())
    assert [fault.values["path"] for fault in faults] == ["a.x", "a.y", "a.z"]


def numbers(*given: Any) -> Findings:
    found = Findings()
    for place, one in enumerate(given, start=1):
        found.sound(CHECK.number, f"a.{place}", one, 0, 9)
    return found


def test_findings_know_where_nothing_is_wrong() -> None:
    found = numbers(1, 10, 2)
    assert [problem.values["path"] for problem in found.problems] == ["a.2"]
    assert not found.clean("a")
    assert not found.clean("b", "a.2")
    assert found.clean("a.1", "a.3", "a.2.x", "a.22")


def test_one_problem_is_told_as_it_is() -> None:
    found = numbers(10)
    assert together(found.problems) is found.problems[0]


@pytest.mark.parametrize("count", [2, 3, MOST_LINES])
def test_several_are_told_a_line_each(count: int) -> None:
    found = numbers(*["x"] * count)
    for lang in LANGUAGES:
        lines = together(found.problems).say(lang).splitlines()
        assert lines == [problem.say(lang) for problem in found.problems]


def test_of_more_than_a_screenful_the_first_is_told_and_the_rest_counted() -> None:
    words = together(numbers(*["x"] * (MOST_LINES + 5)).problems).say("en")
    assert words == "a.1: “x” must be a whole number from 0 to 9. (S9) And 24 more mistakes."


@pytest.mark.parametrize(
    "given", ["y" * 10_000, int("9" * 5000, 16), [["z"] * 999]], ids=["text", "number", "list"]
)
def test_little_is_quoted_of_what_was_given(given: Any) -> None:
    with pytest.raises(OptionError) as caught:
        CHECK.number("x" * 30, given, 0, 9)
    quotes = caught.value.values
    assert quotes["path"] == "x" * 30
    assert len(quotes["path"] + quotes["given"]) <= QUOTED
    with pytest.raises(OptionError) as caught:
        CHECK.number("x" * 500, given, 0, 9)
    assert len(caught.value.values["path"] + caught.value.values["given"]) <= QUOTED


def test_no_more_of_a_file_is_read_than_a_text_may_have() -> None:
    """A device has no end."""
    with pytest.raises(OptionError) as caught:
        CHECK.parse(Path("/dev/zero"))
    assert caught.value.key == "own-limit-bytes"


def test_the_line_of_a_mistake_is_where_it_was_made_and_not_what_was_written() -> None:
    with pytest.raises(OptionError) as caught:
        CHECK.parse('["line 77"]\nb=1\n[c]\n["line 77"]\n')
    assert caught.value.values["line"] == "4"


def test_all_quotes_together_stay_within_the_limit() -> None:
    error = CHECK.wrong("seas." + "x" * 90, "own-twice", given="y" * 90, known=["zargos-1"] * 90)
    assert sum(len(error.values[name]) for name in ("path", "given", "known")) <= QUOTED + 1
