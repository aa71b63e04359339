"""The rulebooks tell what the kernel and the map do: their clauses, numbers, names and notation."""

from __future__ import annotations

import re

import pytest

from ..shared import LANGUAGES
from .tables import GAME, PRINTED

CLAUSES = [f"Z{number}" for number in (*range(1, 45), *range(60, 65))]
WORDS = {"ohms-1", "strait", ";", "nothing", "rien"}  # of the notation, but no moves
WORDS |= {"reinforcement", "boat", "renfort", "bateau"}
ENGLISH_WORDS = {"from", "sail", "to", "pick", "put", "fight", "help", "shelter", "discard", "shed"}
ENGLISH_WORDS |= {"offer", "give", "want"}
both = pytest.mark.parametrize("lang", LANGUAGES)


@both
def test_every_clause_is_there_in_order(lang: str) -> None:
    assert list(GAME.rulebook(lang).clauses) == CLAUSES


@both
def test_every_clause_that_is_referred_to_exists(lang: str) -> None:
    assert set(re.findall(r"\bZ\d+\b", GAME.rulebook(lang).text)) == set(CLAUSES)


@both
def test_z22_the_values_are_those_of_the_map(lang: str) -> None:
    told: dict[str, int] = {}
    clause = GAME.rulebook(lang).clause("Z22")
    for names, value in re.findall(r"((?:[A-Z]\w+|, | and | et )+) (\d+)[,.]", clause):
        told |= {name: int(value) for name in re.findall(r"[A-Z]\w+", names)}

    values = {one.name[lang]: one.value for one in PRINTED.kingdoms if one.value}
    assert {name: told.get(name) for name in values} == values


@both
def test_z29_the_volcanoes_are_those_of_the_map(lang: str) -> None:
    clause = GAME.rulebook(lang).clause("Z29")

    told = re.findall(r"((?:[A-Z]\w+ ?)+) \(`([a-z]+-\d)`\)", clause)
    assert told == [(one.name[lang], one.id) for one in PRINTED.provinces if one.volcano]


@both
def test_z33_the_arms_of_the_sea_are_those_of_the_map(lang: str) -> None:
    clause = GAME.rulebook(lang).clause("Z33")

    told = {frozenset(pair) for pair in re.findall(r"`([a-z]+-\d)`, `([a-z]+-\d)`", clause)}
    ids = [one.id for one in PRINTED.provinces]
    assert told == {frozenset((one.id, ids[far])) for one in PRINTED.provinces for far in one.arms}


@both
def test_what_the_notation_section_shows_can_be_read(lang: str) -> None:
    section = re.split(r"^## ", GAME.rulebook(lang).text, flags=re.MULTILINE)
    (notation,) = [words for words in section if words.startswith("Notation\n")]
    shown = set(re.findall(r"`([^`]+)`", notation)) - WORDS - ENGLISH_WORDS

    assert len(shown) > 40
    assert all(GAME.moves.read(words, []) for words in shown)
