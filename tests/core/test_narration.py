import random

import pytest

from grimoire.core.events import Event
from grimoire.core.game import Game
from grimoire.core.narration import name_of, narrate, narrate_all
from grimoire.core.text import LANGUAGES, Text
from grimoire.games import GAMES
from tests.core.tables import finished, midway, play_on
from tests.toy import STONES

BOX = STONES.new_box(3, STONES.read_options({}, 3))[0]
DREW = Event("drew", 1, 0, 0, 5)


def told(event: Event, viewer: int | None, lang: str = "en") -> str:
    text = narrate(STONES, BOX, event.seen_by(viewer), viewer)
    return STONES.texts.say(lang, text.key, **text.values)


def test_a_seat_is_you_to_itself_and_a_number_to_others() -> None:
    assert name_of(1, 1) == Text("seat-you")
    assert name_of(1, 0) == name_of(1, None) == Text("seat-other", {"number": 2})


def test_an_event_is_told_to_each_viewer_in_its_own_words() -> None:
    assert told(DREW, 1) == "You draw 5."
    assert told(DREW, 0) == told(DREW, None) == "Player 2 draws a stone."
    assert told(DREW, 1, "fr") == "Vous tirez 5."
    assert told(DREW, 0, "fr") == "Joueur 2 tire une pierre."


def test_what_happens_to_nobody_names_nobody() -> None:
    text = narrate(STONES, BOX, Event("tied", None, 0, 0, None), 0)
    assert text.key == "event-tied"
    assert not {"who", "you"} & set(text.values)


def test_a_terse_log_leaves_quiet_events_out() -> None:
    events = [DREW, Event("cast", None, 4, 0, 0), Event("won", 0, 1, 0, 0)]
    assert [text.key for text in narrate_all(STONES, BOX, events, None)] == ["event-cast", "event-won"]


@pytest.mark.parametrize("game", [STONES, *GAMES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told_to_everybody(game: Game, lang: str) -> None:
    table = finished(2, game)
    events = [*table.dealt, *[event for ply in table.history for event in ply.events]]
    for viewer in (None, 0, 1):
        for event in events:
            text = narrate(game, table.boxes[0], event.seen_by(viewer), viewer)
            assert len(game.texts.say(lang, text.key, **text.values).splitlines()) <= 1


@pytest.mark.parametrize("game", [STONES, *GAMES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_described_to_everybody(game: Game, lang: str) -> None:
    table = midway(2, 0, game)
    while not table.over:
        for viewer in (None, 0):
            for text in game.describe(table.view(viewer)):
                assert len(game.texts.say(lang, text.key, **text.values).splitlines()) <= 1
        play_on(table, random.Random(2), steps=5)
