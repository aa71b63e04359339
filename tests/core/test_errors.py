from typing import Any

import pytest

from grimoire.core.errors import (
    Ambiguous,
    GrimoireError,
    IllegalMove,
    Malformed,
    OptionError,
    ScriptEnded,
    quoted,
    quoted_list,
)
from grimoire.core.text import CORE_TEXTS, Text
from tests.toy import STONES


def test_an_error_is_told_in_both_languages() -> None:
    error = Malformed("error-seed", given="x")
    assert error.say("en") == error.message == str(error) == "A seed is a whole number, not “x”."
    assert error.say("fr") == "Une graine est un nombre entier, et non «\xa0x\xa0»."


def test_an_error_cites_its_clause() -> None:
    error = IllegalMove("illegal-not-held", clause="S3", texts=STONES.texts, stone=4)
    assert error.clause == "S3"
    assert error.message == "You hold no stone of the value 4. (S3)"


def test_an_error_can_be_part_of_another_text() -> None:
    error = IllegalMove("illegal-not-held", clause="S3", texts=STONES.texts, stone=4)
    assert error.as_text() == Text(
        "error-with-clause", {"problem": Text("illegal-not-held", {"stone": 4}), "clause": "S3"}
    )
    for lang in ("en", "fr"):
        words = error.as_text()
        assert STONES.texts.say(lang, words.key, **words.values) == error.say(lang)
    assert Malformed("error-over").as_text() == Text("error-over")


@pytest.mark.parametrize("kind", [Malformed, IllegalMove, Ambiguous, OptionError])
def test_every_error_is_one_of_ours_and_a_value_error(kind: type[GrimoireError]) -> None:
    assert issubclass(kind, GrimoireError)
    assert issubclass(kind, ValueError)


def test_the_three_kinds_are_not_mixed_up() -> None:
    assert issubclass(OptionError, Malformed)
    assert not issubclass(IllegalMove, Malformed)
    assert not issubclass(Ambiguous, Malformed | IllegalMove)


@pytest.mark.parametrize("name", ["key", "lang", "self", "texts_", "clause_"])
def test_a_value_may_have_any_name(name: str) -> None:
    values: dict[str, Any] = {name: 1}
    assert Malformed("error-over", **values).say("fr")


@pytest.mark.parametrize("given", ["a\nb", "a\r\nb", "a\u2028b", "a\x0bb", "a\x85b", "long " * 1000])
def test_an_error_is_one_line_whatever_was_given(given: str) -> None:
    for lang in ("en", "fr"):
        assert len(Malformed("error-seed", given=given).say(lang).splitlines()) == 1


def test_an_error_without_its_values_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError, match="error-seed"):
        Malformed("error-seed").say("en")
    with pytest.raises(KeyError, match="no text 'error-unheard-of'"):
        Malformed("error-unheard-of").say("en")


def test_a_script_that_ended_says_what_it_was_asked_for() -> None:
    error = ScriptEnded(6)
    assert error.n == 6
    assert "from 0 to 5" in str(error)
    assert not isinstance(error, GrimoireError)


def test_errors_speak_the_texts_of_core_unless_told_otherwise() -> None:
    assert Malformed("error-over").texts is CORE_TEXTS


# ---------------------------------------------------------------- quotes


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("x" * 80, "x" * 80),
        ("x" * 81, "x" * 79 + "…"),
        ("a\x1b[31mb", "a�[31mb"),
        ("\u202eabc\u2028\x85\ud800", "�abc���"),
        ("\u00a0Été\u202f!", "\u00a0Été\u202f!"),
        pytest.param(10**5000, "…", id="digits"),
        ([1, "a"], "[1, 'a']"),
    ],
)
def test_a_quote_is_short_and_stands_in_its_line(given: Any, shown: str) -> None:
    assert quoted(given) == shown


def test_what_is_nested_too_deeply_to_be_shown_is_quoted_all_the_same() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    assert len(quoted(deep)) <= 80


def test_a_list_is_cut_between_its_things() -> None:
    assert quoted_list(["akilon", "banzol"]) == "akilon, banzol"
    assert quoted_list(["akilon", "banzol"], 12) == "akilon, …"
    assert quoted_list(["z" * 90, "banzol"]) == "z" * 79 + "…"
    assert len(quoted_list(f"province-{number}" for number in range(99))) <= 80
