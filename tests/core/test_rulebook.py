from pathlib import Path

import pytest

from grimoire.core.errors import Malformed
from grimoire.core.rulebook import Rulebook, clauses_of
from tests.toy import STONES

TEXT = """# A game

Words before the first clause, with a **bold** word and **M99** in passing.

## Play

**M1.** The first clause.

It has two paragraphs, and refers to **M2.** in the middle of a line.

**M2.** The second.
- with a list

## The end

Words after a heading belong to no clause.

**M12a.** The last one.
"""


def test_a_clause_ends_where_the_next_one_or_a_heading_begins() -> None:
    assert clauses_of(TEXT) == [
        (
            "M1",
            "The first clause.\n\nIt has two paragraphs, and refers to **M2.** in the middle of a line.",
        ),
        ("M2", "The second.\n- with a list"),
        ("M12a", "The last one."),
    ]


def test_a_text_without_clauses_has_none() -> None:
    assert clauses_of("# Nothing\n\nbut words") == []


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "rules.en.md").write_text(TEXT, "utf-8")
    return Rulebook.read(tmp_path / "rules.en.md")


def test_a_rulebook_keeps_its_whole_text(book: Rulebook) -> None:
    assert book.text == TEXT
    assert list(book.clauses) == ["M1", "M2", "M12a"]


@pytest.mark.parametrize("number", ["M12a", "m12a", " M12A ", "m12A"])
def test_a_clause_is_found_in_any_case(book: Rulebook, number: str) -> None:
    assert book.clause(number) == "The last one."


@pytest.mark.parametrize("number", ["M3", "", "12a", "M1."])
def test_another_number_is_refused_with_those_there_are(book: Rulebook, number: str) -> None:
    with pytest.raises(Malformed, match=r"There is no clause .*\. Clauses: M1, M2, M12a\.") as error:
        book.clause(number)
    assert error.value.say("fr").startswith("Il n’y a pas d’article")


def test_the_rules_of_stones_are_read_whole() -> None:
    assert list(STONES.rulebook("en").clauses) == [f"S{number}" for number in range(1, 8)]
    assert STONES.rulebook("fr").clause("s7").startswith("Après la dernière manche")


def test_a_clause_is_spoken_without_marks() -> None:
    book = Rulebook("", {"X1": "**Bold** and `code`."})
    assert book.spoken("x1") == "Bold and code."
