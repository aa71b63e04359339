"""A table from its opening to its end, as the fold of its log."""

from __future__ import annotations

import random

import pytest

import grimoire
from grimoire import GrimoireError
from grimoire.core.fairness import commitment, hash_nonce
from grimoire.core.text import LANGUAGES
from grimoire.match import log
from grimoire.match.clock import Clock
from grimoire.match.session import Session
from tests.toy.standing import add_stones

SECRET = b"s" * 32
NO_CLOCK = Clock()
NONCES = ["a" * 32, "b" * 32, "c" * 32]


class Written:
    """A session, and the log that it came from."""

    def __init__(self, game: str = "gargon", seats: int = 3, clock: Clock = NO_CLOCK) -> None:
        options = grimoire.game(game).read_options({}, seats)
        opened = log.Opened(
            at=0,
            guest="ada",
            game=game,
            rules=1,
            seats=seats,
            options=options,
            clock=clock,
            join="link",
            watch="anyone",
            commitment=commitment(SECRET),
        )
        self.entries: list[log.AnyEntry] = [opened]
        self.session = Session("t", SECRET, opened)
        self.at = 0

    def do(self, entry: log.AnyEntry | None) -> None:
        assert entry is not None
        self.entries.append(entry)
        self.session.apply(entry)

    def sit(self, *guests: str) -> None:
        for seat, guest in enumerate(guests):
            self.do(self.session.check_sit(seat, guest, guest.title(), hash_nonce(NONCES[seat]), 0))

    def start(self, *guests: str) -> Written:
        self.sit(*guests)
        for seat in range(len(guests), len(self.session.chairs)):
            self.do(self.session.check_place(seat, "random", "ada", 0))
        nonces = [*NONCES[: len(guests)], *[""] * (len(self.session.chairs) - len(guests))]
        self.do(self.session.check_start("ada", nonces, 0))
        return self

    def answer(self, move: str, seconds: int = 0) -> None:
        (seat,) = self.session.waiting
        self.at += 1000 * seconds
        self.do(self.session.check_answer(seat, self.session.windows[seat], move, self.at))

    def refuses(self, check: str, *given: object) -> str:
        with pytest.raises(GrimoireError) as caught:
            getattr(self.session, check)(*given)
        assert all(caught.value.say(lang) for lang in LANGUAGES)
        return caught.value.key


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stones can be played too."""
    add_stones(monkeypatch)


def legal(session: Session) -> list[str]:
    assert session.table is not None
    return [str(move) for move in session.table.legal(session.waiting[0])]


@pytest.mark.parametrize("game", ["gargon", "magicians"])
def test_the_same_log_gives_the_same_session(game: str) -> None:
    one, rng = Written(game).start("ada", "bo"), random.Random(3)
    while one.session.status == "running":
        one.answer(rng.choice(legal(one.session)))
    lines = [log.encode(entry) for entry in one.entries]
    again = Session.replay("t", SECRET, [log.decode(line) for line in lines])

    assert again.table is not None and one.session.table is not None
    assert again.table.states.tobytes() == one.session.table.states.tobytes()
    assert (again.windows, again.answers, again.status) == (one.session.windows, one.session.answers, "over")


def test_a_log_starts_with_its_opening() -> None:
    with pytest.raises(GrimoireError, match="does not start"):
        Session.replay("t", SECRET, [log.Left(0, 0)])


def test_nonces_go_into_the_deal() -> None:
    first = Written().start("ada")
    second = Written()
    second.sit("ada")
    for seat in (1, 2):
        second.do(second.session.check_place(seat, "random", "ada", 0))
    second.do(second.session.check_start("ada", ["", "", ""], 0))

    assert first.session.table is not None and second.session.table is not None
    assert first.session.table.states.tobytes() != second.session.table.states.tobytes()


def test_before_the_start() -> None:
    one = Written()
    one.sit("ada")

    assert one.refuses("check_sit", 1, "ada", "Ada", "", 0) == "error-sits-already"
    assert one.refuses("check_sit", 0, "bo", "Bo", "", 0) == "error-seat-taken"
    assert one.refuses("check_sit", 9, "bo", "Bo", "", 0) == "error-seat"
    assert one.refuses("check_place", 1, "random", "bo", 0) == "error-not-host"
    assert one.refuses("check_place", 0, "random", "ada", 0) == "error-seat-taken"
    assert one.refuses("check_remove", 0, "bo", 0) == "error-not-host"
    assert one.refuses("check_start", "ada", ["", "", ""], 0) == "error-seats-empty"
    assert one.refuses("check_answer", 0, 1, "y1", 0) == "error-not-started"
    assert one.refuses("check_undo", 0, 0) == "error-not-started"
    assert one.refuses("check_return", 0, 0) == "error-seat-taken"


def test_a_nonce_must_be_the_one_committed_to() -> None:
    one = Written()
    one.sit("ada", "bo", "cy")

    assert one.refuses("check_start", "ada", [NONCES[1], "", ""], 0) == "error-nonce"
    assert one.refuses("check_start", "bo", NONCES, 0) == "error-not-host"
    one.do(one.session.check_start("ada", NONCES, 0))
    assert one.refuses("check_sit", 0, "dan", "Dan", "", 0) == "error-started"


def test_a_seat_left_before_the_start_is_free_again() -> None:
    one = Written()
    one.sit("ada", "bo")
    one.do(one.session.check_remove(1, "bo", 0))
    one.do(log.Hosted(0, "bo"))

    assert not one.session.chairs[1].taken
    assert one.session.host == "bo"


def test_who_leaves_a_running_game_has_a_bot_standing_in_and_can_come_back() -> None:
    one = Written().start("ada", "bo", "cy")
    one.do(one.session.check_remove(1, "bo", 0))
    assert not one.session.chairs[1].person
    one.do(one.session.check_return(1, 0))
    assert one.session.chairs[1].person


# ---------------------------------------------------------------- windows


def test_each_question_to_a_seat_has_a_window_of_its_own() -> None:
    one = Written().start("ada", "bo", "cy")
    (seat,) = one.session.waiting
    others = [one.session.windows[other] for other in range(3) if other != seat]
    one.answer(legal(one.session)[0])

    assert one.session.windows[seat] == 2
    assert [one.session.windows[other] for other in range(3) if other != seat] == others == [0, 0]


def test_an_answer_sent_again_gets_the_first_one() -> None:
    one = Written().start("ada", "bo", "cy")
    (seat,) = one.session.waiting
    move = legal(one.session)[0]
    one.answer(move)

    assert one.session.check_answer(seat, 1, move, 0) is None
    assert one.session.check_answer(seat, 1, "done", 0) is None
    assert one.refuses("check_answer", seat, 7, move, 0) == "error-window"
    assert one.refuses("check_answer", (seat + 1) % 3, 1, move, 0) == "error-window"


def test_an_illegal_answer_changes_nothing() -> None:
    one = Written().start("ada", "bo", "cy")
    (seat,) = one.session.waiting

    assert one.refuses("check_answer", seat, 1, "done", 0) == "illegal-nothing"


# ---------------------------------------------------------------- going back


def test_a_pick_is_undone_and_asked_for_anew() -> None:
    one = Written().start("ada", "bo", "cy")
    (seat,) = one.session.waiting
    one.answer(legal(one.session)[0])
    one.do(one.session.check_undo(seat, 0))

    assert one.session.windows[seat] == 3
    assert "done" not in legal(one.session)


def test_alone_with_bots_everything_can_be_undone() -> None:
    one = Written("magicians").start("ada")
    for _ in range(6):
        one.answer(legal(one.session)[-1])
    step = max(ply.step for ply in one.session.table.history if ply.seat == 0)  # type: ignore[union-attr]
    one.do(one.session.check_undo(0, 0))

    assert one.session.table is not None
    assert one.session.table.steps == step - 1


def asking(game: str = "magicians") -> tuple[Written, int]:
    """A seat has taken the fight, and asks to go back."""
    one = Written(game).start("ada", "bo", "cy")
    one.answer(legal(one.session)[-1])
    (seat,) = one.session.waiting
    one.answer("take")
    one.do(one.session.check_takeback_request(seat, 0))
    return one, seat


def test_others_agree_to_go_back() -> None:
    one, seat = asking()
    first, second = [other for other in range(3) if other != seat]
    assert one.refuses("check_takeback_request", seat, 0) == "error-takeback-asked"
    assert one.refuses("check_takeback_answer", seat, True, 0) == "error-takeback-none"
    one.do(one.session.check_takeback_answer(first, True, 0))
    assert one.refuses("check_takeback_answer", first, True, 0) == "error-takeback-none"
    one.do(one.session.check_takeback_answer(second, True, 0))

    assert one.session.request is None
    assert one.session.table is not None and one.session.table.steps == 1


def test_one_no_is_enough() -> None:
    one, seat = asking()
    one.do(one.session.check_takeback_answer((seat + 1) % 3, False, 0))

    assert one.session.request is None
    assert one.session.table is not None and one.session.table.steps == 2


def test_a_move_ends_the_asking() -> None:
    one, _ = asking()
    one.answer(legal(one.session)[0])

    assert one.session.request is None


# ---------------------------------------------------------------- clocks, names, chat


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    one = Written(clock=Clock("bank", 60, 5)).start("ada", "bo", "cy")
    (seat,) = one.session.waiting
    assert one.session.deadline(seat) == 60_000
    one.answer(legal(one.session)[0], seconds=20)

    assert one.session.left[seat] == 45_000
    assert one.session.deadline(seat) == 20_000 + 45_000
    assert one.session.deadline((seat + 1) % 3) is None


def test_no_clock_runs_for_a_bot_or_a_stand_in() -> None:
    one = Written(clock=Clock("move", 30)).start("ada", "bo", "cy")
    (seat,) = one.session.waiting
    one.do(log.BotTookOver(0, seat, "time"))

    assert one.session.deadline(seat) is None


def test_names_change_and_chat_changes_nothing() -> None:
    one = Written()
    one.sit("ada")
    one.do(log.Renamed(0, "ada", "Countess"))
    one.do(log.Said(0, "ada", "Countess", 0, "hello"))

    assert [chair.name for chair in one.session.chairs] == ["Countess", "", ""]


def test_an_answer_that_is_changed_is_counted_once(stones: None) -> None:
    """Changing it again and again would earn an increment each time."""
    one = Written("stones", clock=Clock("bank", 60, 5)).start("ada", "bo", "cy")
    for move in moves_of(one.session, 0)[:2]:
        one.do(one.session.check_answer(0, 1, move, 10_000))

    assert one.session.left[0] == 55_000


# ---------------------------------------------------------------- standing answers


def moves_of(session: Session, seat: int) -> list[str]:
    assert session.table is not None
    return [str(move) for move in session.table.legal(seat)]


def stand(one: Written, seat: int, name: str) -> None:
    one.do(one.session.check_auto_response(seat, name, one.at))


def test_a_standing_answer_is_the_next_entry(stones: None) -> None:
    one = Written("stones").start("ada", "bo", "cy")
    assert one.session.foregone(7) is None
    stand(one, 1, "low")
    lowest = moves_of(one.session, 1)[0]

    assert one.entries[-1] == log.AutoResponseSet(0, 1, "low")
    assert one.session.foregone(7) == log.Answered(7, 1, 1, lowest)
    one.do(one.session.foregone(7))
    assert one.session.waiting == [0, 2]
    assert one.session.foregone(7) is None


def test_a_standing_answer_may_be_changed_while_others_think(stones: None) -> None:
    one = Written("stones").start("ada", "bo", "cy")
    stand(one, 1, "low")
    one.do(one.session.foregone(0))
    one.do(one.session.check_answer(1, 1, moves_of(one.session, 1)[-1], 0))

    assert one.session.foregone(0) is None
    assert one.session.table is not None
    assert str(one.session.table.pending[1]) == moves_of(one.session, 1)[-1]


def test_a_standing_answer_is_taken_back_or_refused(stones: None) -> None:
    one = Written("stones")
    one.sit("ada", "bo", "cy")
    assert one.refuses("check_auto_response", 1, "low", 0) == "error-not-started"
    one.do(one.session.check_start("ada", NONCES, 0))
    assert one.refuses("check_auto_response", 1, "high", 0) == "error-standing"
    stand(one, 1, "low")
    stand(one, 1, "")

    assert not one.session.standing
    assert one.session.foregone(0) is None


def test_a_bot_that_stands_in_is_not_bound_by_it(stones: None) -> None:
    one = Written("stones").start("ada", "bo", "cy")
    stand(one, 1, "low")
    one.do(one.session.check_remove(1, "bo", 0))
    assert one.session.foregone(0) is None
    one.do(one.session.check_return(1, 0))
    assert one.session.foregone(0) is not None


def test_a_standing_answer_ends_and_does_not_come_back(stones: None) -> None:
    one = Written("stones").start("ada", "bo", "cy")
    stand(one, 1, "round")
    stand(one, 2, "six")
    play_round(one)

    assert set(one.session.standing) == {2}


def play_round(one: Written) -> None:
    """The first legal move of everybody who is asked, until all bid again."""
    start = one.session.windows[0]
    while one.session.windows[0] == start or len(one.session.waiting) < 3:
        seat = one.session.waiting[-1]
        move = moves_of(one.session, seat)[0]
        one.do(one.session.check_answer(seat, one.session.windows[seat], move, 0))


def test_going_back_ends_the_standing_answer_of_who_asked_for_it(stones: None) -> None:
    one = Written("stones").start("ada")
    stand(one, 0, "low")
    one.do(one.session.foregone(0))
    for seat in (1, 2):
        one.do(one.session.check_answer(seat, 1, moves_of(one.session, seat)[0], 0))
    one.do(one.session.check_undo(0, 0))

    assert one.session.waiting == [0, 1, 2]
    assert one.session.foregone(0) is None


@pytest.mark.parametrize("seed", range(5))
def test_a_log_with_standing_answers_gives_the_same_session(seed: int, stones: None) -> None:
    one, rng = Written("stones").start("ada", "bo", "cy"), random.Random(seed)
    stand(one, 0, "low")
    stood = 0
    while one.session.status == "running":
        if rng.random() < 0.3:
            stand(one, rng.randrange(3), rng.choice(["low", "round", "six", ""]))
        entry = one.session.foregone(0)
        stood += entry is not None
        seat = rng.choice(one.session.waiting)
        move = rng.choice(moves_of(one.session, seat))
        one.do(entry or one.session.check_answer(seat, one.session.windows[seat], move, 0))
        again = Session.replay("t", SECRET, [log.decode(log.encode(entry)) for entry in one.entries])
        assert again.standing == one.session.standing
        assert again.foregone(0) == one.session.foregone(0)
    assert again.table is not None and one.session.table is not None
    assert again.table.states.tobytes() == one.session.table.states.tobytes()
    assert stood > 0
