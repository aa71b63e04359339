"""Characters of one's own: what is accepted plays, what is wrong is named (D42)."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import grimoire
from grimoire import Table
from grimoire.core.errors import OptionError
from grimoire.core.text import LANGUAGES
from grimoire.games.dragonstones import GAME
from grimoire.games.dragonstones.own import read_characters
from grimoire.games.dragonstones.own.verbs import VERBS
from grimoire.games.dragonstones.steps import PAID, SOURCE_OF, TAKEN, WHO_OF, lay_out
from grimoire.games.dragonstones.things import PRINTED
from grimoire.games.dragonstones.words import power_text, step_text, the_character

from .positions import choices, draw, outbid, phase, play, purse, stones

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


def named_steps(rng: random.Random) -> list[Any]:
    """A colour is named, and something is done with it."""
    naming = {"name": "colour"} if rng.random() < 0.5 else {"name": "colour", "in": "bank"}
    named = [
        {"banish": "named"},
        {"luck": "named"},
        {"take": "stone", "colour": "named"},
        {"pay": "stones", "of": "named", "count": rng.randint(1, 3)},
    ]
    return [naming, rng.choice(named)]


def ways(rng: random.Random, least: int, most: int) -> list[Any]:
    return [some_steps(rng, 0) for _ in range(rng.randint(least, most))]


def nesting_step(rng: random.Random) -> dict[str, Any]:
    """A step with steps inside."""
    return rng.choice(
        [
            {"choose": ways(rng, 2, 3)},
            {"choose": [*ways(rng, 1, 2), []]},
            {"may": some_steps(rng, 0)},
            {"repeat": ways(rng, 1, 3), "times": rng.randint(1, 3)},
            {"repeat": [[{"pay": "silver"}, *named_steps(rng)], [{"pay": "common"}, {"luck": "red"}]]},
        ]
    )


def some_steps(rng: random.Random, depth: int) -> list[Any]:
    """One to three steps, some of them with ways inside."""
    steps: list[Any] = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.random()
        if kind < 0.5 or depth == 0:
            steps.append(plain_step(rng))
        elif kind < 0.65:
            steps += named_steps(rng)
        elif kind < 0.75:
            steps += [{"victim": rng.choice(["other", "second"])}, {"steal": rng.choice(["stone", "purse"])}]
        else:
            steps.append(nesting_step(rng))
    return steps


def drawn(seed: int) -> dict[str, Any]:
    """A valid character, the same for the same seed; one of each eight is kept."""
    rng = random.Random(seed)
    while True:
        steps = some_steps(rng, 1)
        kept = seed % 8 == 7
        told = character([*steps, {"keep": "double"}] if kept else steps, id=f"drawn-{seed}")
        told["copies"] = 1 if kept else 4
        try:
            read_characters([told])
        except OptionError as problem:
            assert problem.key == "own-too-long"
        else:
            return told


def test_the_drawn_characters_use_all_of_the_vocabulary() -> None:
    told = json.dumps([one["steps"] for group in GROUPS for one in group])
    words = {
        *VERBS,
        *TAKEN,
        *PAID,
        *WHO_OF,
        *SOURCE_OF,
        *("purse", "bank", "times"),
    }

    assert [word for word in words if f'"{word}"' not in told] == []
    assert "[]" in told and '{"repeat": [[{"pay": "silver"}' in told


GROUPS = [[drawn(seed) for seed in range(first, first + 8)] for first in range(0, 200, 8)]


@pytest.mark.compiled
@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_two_hundred_drawn_characters_play_and_keep_every_coin_and_stone(group: int) -> None:
    grimoire.check_game(GAME, games=20, seed=group, tables=0, characters=GROUPS[group])


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_10000_games_of_each_seat_count_with_drawn_characters(group: int, seats: int) -> None:
    games = -(-10_000 // len(GROUPS))
    grimoire.check_game(GAME, games=games, seats=seats, seed=group, tables=1, characters=GROUPS[group])


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
        ([{"pay": "silver", "count": 30}, {"pay": "silver", "count": 11}], "steps.2.count", "own-cost"),
        (
            [
                {"pay": "stones", "of": "red", "count": 9},
                {"score": 1},
                {"pay": "stones", "of": "each", "count": 4},
            ],
            "steps.3.count",
            "own-cost",
        ),
        ([{"may": [{"pay": "stones", "of": "any", "count": 12}] * 4}], "steps.1.may.4.count", "own-cost"),
        (
            [{"pay": "silver", "count": 40}, {"may": [{"pay": "silver"}, {"score": 1}]}],
            "steps.2.may.1.count",
            "own-cost",
        ),
        (
            [
                {"pay": "stones", "of": "each", "count": 12},
                {"choose": [[{"score": 1}], [{"pay": "stones", "of": "any", "count": 1}]]},
            ],
            "steps.2.choose.2.1.count",
            "own-cost",
        ),
        (
            [
                {"choose": [[{"pay": "silver", "count": 40}], [{"pay": "silver", "count": 30}]]},
                {"pay": "silver", "count": 20},
            ],
            "steps.2.count",
            "own-cost",
        ),
        (
            [{"pay": "silver", "count": 40}, {"repeat": [[{"pay": "silver"}, {"score": 1}]]}],
            "steps.2.repeat.1.1.count",
            "own-cost",
        ),
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
        ([{"choose": [[], []]}], "steps.1.choose.2", "own-steps"),
        ([{"choose": [[{"may": []}], []]}], "steps.1.choose.1.1.may", "own-steps"),
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


def test_one_table_in_place_of_a_list_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        read_characters('[character]\nid = "x"\n')

    assert (caught.value.key, caught.value.values["path"]) == ("own-list", "character")


def test_steps_nested_without_end_are_refused() -> None:
    steps: list[Any] = [{"score": 1}]
    for _ in range(1000):
        steps = [{"may": steps}]

    with pytest.raises(OptionError) as caught:
        GAME.new(characters=[character(steps)])

    assert caught.value.key == "own-limit-data-depth"
    with pytest.raises(OptionError) as caught:
        read_characters([character(steps)])  # as a record may have it, which is not measured
    assert caught.value.key == "own-deep"


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ([character([{"score": 1}], id="thief")], "own-id"),
        ([character([{"score": 1}])] * 2, "own-twice"),
        ([character([{"score": 1}], copies=5)], "own-number"),
        ([character([{"keep": "double"}])], "own-many-kept"),
        ([character([{"may": [{"keep": "double"}]}])], "own-many-kept"),
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


def test_what_comes_back_may_be_paid_again() -> None:
    stones = {"pay": "stones", "of": "red", "count": 12}
    silver = {"pay": "silver", "count": 40}

    assert read_characters([character([stones, silver, {"bag": 2, "draw": 2}, stones])])
    assert read_characters([character([silver, {"take": "silver"}, silver, {"copy": "past"}, silver])])


def test_what_need_not_be_paid_does_not_count() -> None:
    silver = {"pay": "silver", "count": 40}

    assert read_characters([character([{"may": [silver]}, silver])])
    assert read_characters([character([{"repeat": [[silver]]}, silver])])
    assert read_characters([character([{"choose": [[silver], [{"score": 1}]]}, silver])])
    assert read_characters(
        [character([silver, {"choose": [[{"take": "silver"}], [{"copy": "past"}]]}, silver])]
    )


@pytest.mark.parametrize("outer", [[], ["may"], ["repeat", "may"]])
def test_nothing_is_a_way_of_a_choice_wherever_it_stands(outer: list[str]) -> None:
    steps: list[Any] = [{"choose": [[{"score": 1}], []]}]
    for verb in reversed(outer):
        steps = [{"repeat": [steps], "times": 2} if verb == "repeat" else {"may": steps}]

    assert read_characters([character(steps)])


def test_a_repeat_that_loses_something_for_good_has_an_end() -> None:
    """It may give back other things that it was paid with."""
    steps = [
        {"pay": "silver"},
        {"pay": "stones", "of": "red", "count": 1},
        {"take": "stone", "colour": "blue"},
    ]

    assert read_characters([character([{"repeat": [steps]}])])


# ---------------------------------------------------------------- at the table


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_the_worked_examples_of_the_docs_play(example: Path) -> None:
    grimoire.check_game(GAME, games=30, tables=1, characters=str(example))


def test_names_and_texts_are_told_in_both_languages() -> None:
    table = GAME.new(characters=str(EXAMPLES[1]))
    box, hermit = table.boxes[0], PRINTED + 1

    assert GAME.texts.put("en", the_character(box, hermit)) == "the Hermit"
    assert GAME.texts.put("fr", the_character(box, hermit)) == "l’Ermite"
    assert GAME.texts.put("fr", power_text(box, hermit)).startswith("Achetez jusqu’à trois pierres")


@pytest.mark.parametrize("letter", ["é", "я", "龍", "🐉"])
def test_names_and_texts_may_be_long_in_any_script(letter: str) -> None:
    words = {"name": letter * 30, "text": letter * 200}
    told = character([{"score": 1}], en=words, fr={**words, "article": "les", "gender": "m"})
    box = GAME.new(seats=3, seed=1, characters=[told]).boxes[0]

    assert GAME.texts.put("en", power_text(box, PRINTED + 1)) == letter * 200
    assert GAME.texts.put("fr", the_character(box, PRINTED + 1)) == f"les {letter * 30}"


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


# ---------------------------------------------------------------- steps


@pytest.mark.parametrize(
    ("step", "instructions"),
    [
        ({"score": 1}, 1),
        ({"take": "stone", "colour": "red", "count": 4}, 4),
        ({"choose": [[{"score": 1}], []]}, 1 + 2 * 2 + 1),
        ({"may": [{"score": 1}]}, 1 + 2 * 2 + 1),
        ({"repeat": [[{"score": 1}], [{"score": 2}]], "times": 2}, 2 + 2 * 3 + 2),
    ],
)
def test_instructions_are_counted_as_the_docs_say(step: dict[str, Any], instructions: int) -> None:
    assert len(lay_out([step])) == instructions + 1  # and the end


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        ({"pay": "stones", "of": "red", "count": 1}, "pay a red stone", "payer une pierre rouge"),
        ({"pay": "stones", "of": "any", "count": 1}, "pay any stone", "payer une pierre quelconque"),
        ({"pay": "stones", "of": "same", "count": 1}, "pay any stone", "payer une pierre quelconque"),
        ({"pay": "stones", "of": "blue", "count": 2}, "pay 2 blue stones", "payer 2 pierres bleues"),
        ({"bag": 2, "draw": 1}, "draw a stone out of the bag", "tirer une pierre du sac"),
    ],
)
def test_one_stone_is_told_as_one(step: dict[str, Any], english: str, french: str) -> None:
    one = lay_out([step])[0]
    text = step_text(one.op, one.a, one.b)

    assert (GAME.texts.put("en", text), GAME.texts.put("fr", text)) == (english, french)


def sells(colour: str, times: int) -> dict[str, Any]:
    """A repeat that sells stones of a colour for silver."""
    return {
        "repeat": [[{"pay": "silver", "count": 1}, {"take": "stone", "colour": colour}]],
        "times": times,
    }


@pytest.mark.parametrize(("ways", "bought"), [("1111", "r2 b2"), ("1211", "r1 b2"), ("211", "b2")])
def test_a_second_repeat_has_all_its_turns(ways: str, bought: str) -> None:
    trader = character([sells("red", 2), sells("blue", 2)])
    table = outbid(draw("A 1f 9s\nB\nC\nnow own-1\nnext thief", characters=[trader]))

    for way in ways:
        play(table, f"way {way}")

    assert phase(table) == "bid" and stones(table, 0) == bought


def test_to_stop_repeating_costs_nothing_whatever_comes_after() -> None:
    steps = [sells("red", 3), {"pay": "common", "count": 15}, {"score": 1}]
    table = outbid(draw("A 1f 9s\nB\nC\nnow own-1\nnext thief", characters=[character(steps)]))

    play(table, "way 1")
    assert choices(table) == {"way 1", "way 2"}
    play(table, "way 2")

    assert (stones(table, 0), purse(table, 0), phase(table)) == ("r1", "8s 1x", "bid")


def test_a_way_that_brings_more_than_the_bank_lacks_is_open() -> None:
    """A way that only buys what is not there is closed; one that scores besides is not."""
    buys = [{"pay": "silver"}, {"take": "stone", "colour": "red", "count": 2}]
    scores = [*buys, {"score": 1}]
    other = [{"take": "silver"}]
    for way, offered in ((buys, set()), (scores, {"way 1", "way 2"})):
        told = [character([{"choose": [way, other]}])]
        table = outbid(draw("A 1f 9s\nB r12\nC\nnow own-1\nnext thief", characters=told))

        assert (choices(table) if phase(table) == "power" else set()) == offered


def test_d3_black_coins_never_run_out_and_never_overflow_a_purse() -> None:
    coven = character([{"repeat": [[{"take": "black", "count": 2}] * 25], "times": 9}])
    table = outbid(draw("A 1f 1s\nB\nC\nnow own-1\nnext thief", characters=[coven]))

    for _ in range(9):
        play(table, "way 1")

    assert purse(table, 0) == "1s 99b 1x" and phase(table) == "bid"


@pytest.mark.parametrize("how", ["red", "named"])
def test_advice_knows_what_a_colour_can_pay_for(how: str) -> None:
    naming = [{"name": "colour"}] if how == "named" else []
    buyer = character([*naming, {"pay": "stones", "of": how, "count": 2}, {"score": 1}])
    rich, poor = (
        draw(f"A {held}\nB\nC\nnow own-1\nnext thief", characters=[buyer]) for held in ("r2", "r1 b1")
    )

    assert gold_of_advice(rich) > gold_of_advice(poor)


def test_advice_knows_which_colour_a_step_is_about() -> None:
    """Stones of others are worth banishing, one's own are not; one may draw against a rare colour."""
    banisher, other = (character([{"banish": colour}]) for colour in ("red", "blue"))
    held = "A b3\nB r3\nC r3\nnow own-1\nnext thief"
    assert gold_of_advice(draw(held, characters=[banisher])) > gold_of_advice(draw(held, characters=[other]))

    daring = [character([{"luck": colour}]) for colour in ("red", "blue")]
    rare, common = (outbid(draw("A\nB r6\nC r5\nnow own-1\nnext thief", characters=[one])) for one in daring)
    for table in (rare, common):
        assert {str(move) for move in table.legal(0)} >= {"draw", "stop"}
    assert chance_of(rare, "draw") > chance_of(common, "draw")


def chance_of(table: Table, move: str) -> float:
    """How likely the first seat plays this, as advice leans."""
    moves = table.legal(0)
    weights = table.observe(0).advise(moves)
    return float(weights[[str(one) for one in moves].index(move)] / sum(weights))


def gold_of_advice(table: Table) -> float:
    """How much gold the first seat would bid on the average."""
    moves = table.legal(0)
    weights = table.observe(0).advise(moves)
    gold = [move.args.fairy + move.args.common for move in moves]
    return float(sum(w * g for w, g in zip(weights, gold, strict=True)) / sum(weights))


def test_d15_stones_that_are_paid_can_be_taken_from_an_empty_bank() -> None:
    exchange = [{"pay": "stones", "of": "red", "count": 2}, {"take": "stone", "colour": "choice"}]
    changer = character([{"choose": [exchange, [{"take": "silver"}]]}])
    table = outbid(draw("A r12 b2\nB b10\nC y12\nnow own-1\nnext thief", characters=[changer]))

    play(table, "way 1")

    assert stones(table, 0) == "r11 b2"
