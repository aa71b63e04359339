"""What earlier versions wrote opens today and after every change of rules, or is shown as what it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grimoire
from grimoire import GrimoireError
from grimoire.core.game import Game
from grimoire.core.options import flag
from grimoire.core.record import read_record
from grimoire.core.text import LANGUAGES, Text
from grimoire.match import log
from grimoire.match.session import Session
from grimoire.match.transcript import transcript
from grimoire.server.picture import table_of

from . import VERSIONS, change_games, entries_of, raised, raised_alike, session_of, stored

GAMES = grimoire.games()

pytestmark = [pytest.mark.parametrize("name", GAMES), pytest.mark.parametrize("version", VERSIONS)]


def the_same(game: Game) -> Game:
    return game


def dealt_otherwise(game: Game) -> Game:
    return replace(game, dealing=game.dealing + 1)


def with_a_later_option(game: Game) -> Game:
    return replace(game, options=(*game.options, flag("later", default=False, later=True)))


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game under another version is another game to the compiler."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")


@pytest.fixture(params=[the_same, raised_alike, with_a_later_option], ids=lambda change: change.__name__)
def playable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that plays on what was stored."""
    change_games(monkeypatch, request.param)


ENDED = [(raised, "error-rules-version"), (dealt_otherwise, "error-deal-version")]


@pytest.fixture(params=ENDED, ids=lambda param: param[0].__name__)
def ended(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A program that cannot; why."""
    change, key = request.param
    change_games(monkeypatch, change)
    return str(key)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(GrimoireError) as caught:
        act()
    assert all(caught.value.say(lang) for lang in LANGUAGES)
    return caught.value.key


# ---------------------------------------------------------------- what is played on


@pytest.mark.usefixtures("playable")
def test_a_log_comes_to_the_same_table(version: str, name: str) -> None:
    told = stored(version, name, "log")
    session = session_of(told, entries_of(told))

    assert session.table is not None and session.ended is None
    assert session.table.position() == told["position"]
    assert session.table.boxes[0].rules == told["position"]["rules"]


@pytest.mark.usefixtures("playable")
def test_a_record_holds_and_is_written_as_it_was(version: str, name: str) -> None:
    record = stored(version, name, "record")

    assert grimoire.verify(record) == grimoire.Verdict(True)
    assert grimoire.replay(record).record() == {"deal": 1} | record


@pytest.mark.usefixtures("playable")
def test_a_saved_game_goes_on(version: str, name: str) -> None:
    saved = stored(version, name, "saved")
    table = grimoire.replay(saved)

    assert table.record(reveal=True) == {"deal": 1} | saved
    if not table.over:
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])


@pytest.mark.usefixtures("playable")
def test_a_position_is_set_up_and_written_as_it_was(version: str, name: str) -> None:
    position = stored(version, name, "position")

    assert grimoire.game(name).table(position).position() == position


@pytest.mark.usefixtures("playable")
def test_a_seed_deals_what_it_always_dealt(version: str, name: str) -> None:
    record = stored(version, name, "record")
    table = grimoire.game(name).new(seats=record["seats"], seed=record["seed"], **record["options"])

    assert table.record(reveal=True)["dealt"] == record["dealt"]


# ---------------------------------------------------------------- what a change has ended


def test_an_ended_log_is_kept_and_read_and_never_dealt(version: str, name: str, ended: str) -> None:
    told = stored(version, name, "log")
    entries = entries_of(told)
    session = session_of(told, entries)

    assert (session.status, session.table) == ("frozen", None)
    assert [chair.name for chair in session.chairs][:2] == ["Ada", "Bo"]
    assert [said.text for said in session.said] == ["Bonne chance !"]
    played = [entry for entry in entries if isinstance(entry, log.Answered)]
    assert [one for one in session.unapplied if isinstance(one, log.Answered)] == played
    assert moves_of(session) == [entry.move for entry in played]
    for act in (lambda: session.check_answer(0, 1, "x", 0), lambda: session.check_start("ada", [], 0)):
        assert refused(act) == ended


def say(session: Session, line: Text) -> str:
    return session.game.texts.say("en", line.key, **line.values)


def moves_of(session: Session) -> list[str]:
    """The moves that a guest can read of an ended table, said in both languages."""
    lines = transcript(session.unapplied, viewer=0)
    assert all(session.game.texts.say(lang, line.key, **line.values) for line in lines for lang in LANGUAGES)
    return [str(line.values["move"]) for line in lines if "move" in line.values]


@pytest.mark.parametrize("last", [log.Opened, log.Sat, log.Started], ids=lambda kind: kind.__name__.lower())
def test_one_without_a_move_is_ended_as_well(
    version: str, name: str, ended: str, last: type[log.AnyEntry]
) -> None:
    told = stored(version, name, "log")
    entries = entries_of(told)
    place = next(place for place, entry in enumerate(entries) if isinstance(entry, last))
    session = session_of(told, entries[: place + 1])

    assert (session.status, session.table) == ("frozen", None)
    assert refused(lambda: session.check_sit(2, "cy", "Cy", "0" * 64, 0)) == ended


@pytest.mark.parametrize("what", ["record", "saved"])
def test_an_ended_record_is_read_and_not_said_to_be_damaged(
    version: str, name: str, ended: str, what: str
) -> None:
    told = stored(version, name, what)
    verdict = grimoire.verify(told)

    assert len(read_record(told).moves) == len(told["moves"])
    assert not verdict.ok and verdict.error is not None
    assert verdict.error.key == ended
    assert refused(lambda: grimoire.replay(told)) == ended


def test_an_ended_position_is_not_played(version: str, name: str, monkeypatch: Any) -> None:
    change_games(monkeypatch, raised)
    position = stored(version, name, "position")

    assert refused(lambda: grimoire.game(name).table(position)) == "error-rules-version"


def test_a_position_outlives_a_change_of_the_deal(version: str, name: str, monkeypatch: Any) -> None:
    change_games(monkeypatch, dealt_otherwise)
    position = stored(version, name, "position")

    assert grimoire.game(name).table(position).position() == position


def test_a_record_of_a_position_outlives_a_change_of_the_deal(
    version: str, name: str, monkeypatch: Any
) -> None:
    """It has no deal."""
    table = grimoire.game(name).table(stored(version, name, "position"))
    rng = random.Random(1)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.legal(seat)))
    change_games(monkeypatch, dealt_otherwise)

    assert grimoire.verify(table.record()).ok


@pytest.mark.parametrize("version_of", ["rules", "deal"])
def test_what_a_newer_program_wrote_is_neither_played_nor_given_away(
    version: str, name: str, version_of: str
) -> None:
    told = stored(version, name, "log")
    opened, *entries = entries_of(told)
    assert isinstance(opened, log.Opened)
    session = session_of(told, [msgspec.structs.replace(opened, **{version_of: 2}), *entries])
    table = table_of(session, 0, "ada", nonce_wanted=False, warming=())
    record = stored(version, name, "record") | {version_of: 2}

    assert table.ended is not None and table.ended.lines == []
    assert (table.status, table.fairness.secret) == ("frozen", None)
    assert table.ended.why.key == refused(lambda: grimoire.replay(record)) == f"error-{version_of}-version"
    assert "A newer program plays it on." in say(session, table.ended.why)


# ---------------------------------------------------------------- what enters the key of a deal


def test_a_change_of_rules_alone_deals_a_seed_as_before(version: str, name: str, monkeypatch: Any) -> None:
    record = stored(version, name, "record")
    change_games(monkeypatch, raised)
    table = grimoire.game(name).new(seats=record["seats"], seed=record["seed"], **record["options"])

    assert (table.record(reveal=True)["dealt"], table.record()["rules"]) == (
        record["dealt"],
        record["rules"] + 1,
    )


def test_a_later_option_enters_the_key_where_it_was_chosen(version: str, name: str, monkeypatch: Any) -> None:
    record = stored(version, name, "record")
    change_games(monkeypatch, with_a_later_option)
    game, options = grimoire.game(name), record["options"]
    usual = game.new(seats=record["seats"], seed=record["seed"], **options)
    chosen = game.new(seats=record["seats"], seed=record["seed"], later=True, **options)

    assert "later" not in usual.record()["options"]
    assert chosen.record()["options"]["later"] is True
    assert key_of(usual) != key_of(chosen)
    assert key_of(grimoire.replay(chosen.record(reveal=True))) == key_of(chosen)


def key_of(table: grimoire.Table) -> list[int]:
    return [int(word) for word in table.states[0].chance.key]


# ---------------------------------------------------------------- what a record may not do


def test_no_file_is_read_because_a_record_names_it(version: str, name: str, tmp_path: Path) -> None:
    option = {"zargos": "map", "dragonstones": "characters"}.get(name)
    if option is None:
        return
    record, position = stored(version, name, "record"), stored(version, name, "position")
    for told in (record, position):
        told["options"][option] = str(tmp_path / "secret.toml")
    verdict = grimoire.verify(record)

    assert verdict.error is not None and verdict.error.values["problem"].key == "error-option-file"
    assert refused(lambda: grimoire.game(name).table(position)) == "error-option-file"
