"""Characters of one's own: what is accepted plays, what is wrong is named (D42)."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

import grimoire
from grimoire.core.errors import OptionError
from grimoire.core.text import LANGUAGES
from grimoire.games.dragonstones import GAME
from grimoire.games.dragonstones.own import read_characters
from grimoire.games.dragonstones.things import PRINTED

EXAMPLES = sorted((Path(__file__).parents[3] / "docs/characters").glob("*.toml"))
COLOURS = ["red", "blue", "yellow"]
COINS = ["fairy", "common", "silver"]


def character(steps: list[Any], **more: Any) -> dict[str, Any]:
    """A character with these steps."""
    english = {"name": "Nobody", "text": "Does something."}
    french = {"name": "Personne", "article": "la", "gender": "f", "text": "Fait quelque chose."}
    return {"id": "nobody", "copies": 4, "en": english, "fr": french, "steps": steps, **more}


# ---------------------------------------------------------------- characters drawn at random


def plain_step(rng: random.Random) -> dict[str, Any]:
    """A step that stands alone."""
    return rng.choice(
        [
            {"score": rng.randint(1, 2)},
            {"take": rng.choice([*COINS, "black", "amulet"]), "count": rng.randint(1, 2)},
            {"take": "stone", "colour": rng.choice([*COLOURS, "choice"]), "count": rng.randint(1, 3)},
            {"pay": rng.choice(COINS), "count": rng.randint(1, 3)},
            {
                "pay": "stones",
                "of": rng.choice(["any", "same", "each", *COLOURS]),
                "count": rng.randint(1, 3),
            },
            {"pay": "stones", "of": "all"},
            {"banish": rng.choice(COLOURS)},
            {"bag": rng.randint(1, 4), "draw": rng.randint(1, 4)},
            {"luck": rng.choice(COLOURS)},
            {"copy": rng.choice(["past", "random", "chosen"])},
            {"give_up": "bid"},
        ]
    )


def some_steps(rng: random.Random, depth: int) -> list[Any]:
    """One to three steps, some of them with ways inside."""
    steps: list[Any] = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.random()
        if kind < 0.6 or depth == 0:
            steps.append(plain_step(rng))
        elif kind < 0.7:
            steps += [{"name": "colour"}, {rng.choice(["banish", "luck"]): "named"}]
        elif kind < 0.8:
            steps += [{"victim": rng.choice(["other", "second"])}, {"steal": rng.choice(["stone", "purse"])}]
        elif kind < 0.9:
            steps.append({"choose": [some_steps(rng, 0) for _ in range(rng.randint(2, 3))]})
        else:
            steps.append({"repeat": [some_steps(rng, 0)], "times": rng.randint(1, 3)})
    return steps


def drawn(seed: int) -> dict[str, Any]:
    """A valid character, the same for the same seed."""
    rng = random.Random(seed)
    while True:
        told = character(some_steps(rng, 1), id=f"drawn-{seed}")
        try:
            read_characters([told])
        except OptionError as problem:
            assert problem.key == "own-too-long"
        else:
            return told


GROUPS = [[drawn(seed) for seed in range(first, first + 8)] for first in range(0, 200, 8)]


@pytest.mark.compiled
@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_two_hundred_drawn_characters_play_and_keep_every_coin_and_stone(group: int) -> None:
    grimoire.check_game(GAME, games=20, seed=group, tables=0, characters=GROUPS[group])


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_drawn_characters_for_long(group: int) -> None:
    grimoire.check_game(GAME, games=400, seed=group, tables=2, characters=GROUPS[group])


# ---------------------------------------------------------------- characters that are wrong


def places(told: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every key and every item."""
    found = []
    items = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for key, value in items:
        found += [(*path, key), *places(value, (*path, key))]
    return found


def broken(seed: int) -> list[Any]:
    """A valid character with one thing wrong: a key lost or added, a value that cannot be."""
    rng = random.Random(seed)
    told = [copy.deepcopy(drawn(rng.randrange(200)))]
    *path, last = rng.choice([place for place in places(told) if len(place) > 1])
    holder: Any = told
    for key in path:
        holder = holder[key]
    wrong = rng.choice([-1, 99, "pink", [], {}, True, 1.5, {"fly": 1}])
    if isinstance(holder, dict) and rng.random() < 0.3:
        holder["wings"] = 2
    else:
        holder[last] = wrong
    return told


def is_valid(told: Any) -> bool:
    try:
        read_characters(told)
    except (OptionError, ValueError):
        return False
    return True


BROKEN = [told for seed in range(600) if not is_valid(told := broken(seed))][:200]


def test_there_are_two_hundred_broken_ones() -> None:
    assert len(BROKEN) == 200


@pytest.mark.parametrize("number", range(200))
def test_a_broken_character_is_refused_in_one_helpful_line(number: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(characters=BROKEN[number])

    problem = caught.value
    assert problem.clause == "D42"
    assert problem.values["path"].startswith("character")
    for lang in LANGUAGES:
        line = GAME.texts.say(lang, problem.key, **problem.values)
        assert len(line.splitlines()) == 1
        assert problem.values["path"] in line


@pytest.mark.parametrize(
    ("steps", "path", "key"),
    [
        ([{"pay": "gold"}], "steps.1.pay", "own-word"),
        ([{"score": 1}, {"pay": "silver", "count": 41}], "steps.2.count", "own-number"),
        ([{"pay": "stones", "of": "same", "count": 13}], "steps.1.count", "own-number"),
        ([{"fly": 1}], "steps.1", "own-verb"),
        ([{"score": 1, "take": "silver"}], "steps.1", "own-verb"),
        ([{"take": "stone"}], "steps.1.colour", "own-word"),
        ([{"choose": [[{"score": 1}]]}], "steps.1.choose", "own-ways"),
        ([{"repeat": [[{"take": "silver"}]]}], "steps.1.repeat.1", "own-endless"),
        ([{"repeat": [[{"pay": "silver"}, {"take": "silver"}]]}], "steps.1.repeat.1", "own-endless"),
        ([{"repeat": [[{"pay": "silver"}, {"copy": "past"}]]}], "steps.1.repeat.1", "own-endless"),
        (
            [{"repeat": [[{"repeat": [[{"pay": "silver"}]]}]], "times": 2}],
            "steps.1.repeat.1.1.repeat",
            "own-nested",
        ),
        ([{"banish": "named"}], "steps.1", "own-not-named"),
        ([{"steal": "stone"}], "steps.1", "own-no-victim"),
        ([], "steps", "own-steps"),
        ([{"score": 1}] * 40, "steps", "own-too-long"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(steps: list[Any], path: str, key: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_characters([character(steps)])

    assert (caught.value.key, caught.value.values["path"]) == (key, f"character.1.{path}")


def test_a_fault_of_syntax_is_named_by_its_line() -> None:
    with pytest.raises(OptionError) as caught:
        read_characters('[[character]]\nid = "x"\nsteps = [[\n')

    assert (caught.value.key, caught.value.values["line"]) == ("own-syntax", "4")


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ([character([{"score": 1}], id="thief")], "own-id"),
        ([character([{"score": 1}])] * 2, "own-twice"),
        ([character([{"score": 1}], copies=5)], "own-number"),
        ([character([{"keep": "double"}])], "own-many-kept"),
        ([character([{"score": 1}], id=f"c{i}") for i in range(17)], "own-too-many"),
        ([character([{"score": 1}], id=f"c{i}") for i in range(10)], "own-many-cards"),
        ([{key: value for key, value in character([{"score": 1}]).items() if key != "fr"}], "own-missing"),
    ],
)
def test_caps_and_missing_words(told: list[Any], key: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_characters(told)

    assert caught.value.key == key


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(characters="nowhere.toml")

    assert caught.value.values["file"] == "nowhere.toml"


# ---------------------------------------------------------------- at the table


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_the_worked_examples_of_the_docs_play(example: Path) -> None:
    grimoire.check_game(GAME, games=30, tables=1, characters=str(example))


def test_names_and_texts_are_told_in_both_languages() -> None:
    from grimoire.games.dragonstones.words import power_text, the_character

    table = GAME.new(characters=str(EXAMPLES[1]))
    box, hermit = table.boxes[0], PRINTED + 1

    assert GAME.texts.put("en", the_character(box, hermit)) == "the Hermit"
    assert GAME.texts.put("fr", the_character(box, hermit)) == "l’Ermite"
    assert GAME.texts.put("fr", power_text(box, hermit)).startswith("Achetez jusqu’à trois pierres")


def test_a_record_carries_the_characters() -> None:
    table = GAME.new(seats=3, seed=5, characters=str(EXAMPLES[0]))
    rng = random.Random(5)
    while not table.over:
        for seat in table.actors:
            table.play(seat, rng.choice(table.legal(seat)))
    record = table.record()

    assert [one["id"] for one in record["options"]["characters"]] == ["countess", "gambler", "steward"]


def test_a_server_reads_no_file_of_its_own() -> None:
    from grimoire.core.options import forbid_files

    with pytest.raises(OptionError):
        forbid_files(GAME.options, {"characters": "secrets.toml"})
    forbid_files(GAME.options, {"characters": EXAMPLES[0].read_text("utf-8")})
