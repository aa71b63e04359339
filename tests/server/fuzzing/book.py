"""The log of one table, read from the disk as it grows, and who may have written what."""

from __future__ import annotations

import msgspec

from grimoire.match import log
from grimoire.match.session import Session
from grimoire.server import messages

from .house import Entry, House
from .sayings import Request, Saying

# What a request writes when it is done: the kinds of entries, the fewest, the most.
WRITES: dict[str, tuple[set[str], int, int]] = {
    "sit": ({"sat"}, 1, 1),
    "place": ({"placed", "left"}, 1, 1),
    "leave": ({"left", "hosted"}, 1, 2),
    "return": ({"returned"}, 1, 1),
    "start": ({"started"}, 0, 1),
    "open": ({"started"}, 0, 1),
    "answer": ({"answered"}, 0, 1),
    "stand": ({"stood"}, 1, 1),
    "undo": ({"undone"}, 1, 1),
    "ask": ({"asked"}, 1, 1),
    "agree": ({"agreed"}, 1, 1),
    "chat": ({"said"}, 1, 1),
    "rematch": ({"rematched"}, 0, 1),
}


class Book:
    """What is new in a log since the last look. What the server writes by itself is nobody's doing."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table
        self.length = 0
        self.starting = False  # the server deals after a while, even if nonces are missing
        self.people: set[int] = set()  # the seats for which a person answers
        self.standing: set[int] = set()  # the seats that have given an answer beforehand
        self.answers: dict[tuple[int, int], str] = {}  # what people answered in their windows
        self.news()

    def news(self) -> list[Entry]:
        """The new entries that people have written."""
        found = self.house.entries(self.table, self.length)
        self.length += len(found)
        return [entry for entry in found if not self._by_itself(entry)]

    def _by_itself(self, entry: Entry) -> bool:
        """Whether the server wrote this: an answer of a bot or one that was given beforehand, or a deal
        that waits for nobody any more."""
        if entry["kind"] in ("sat", "returned"):
            self.people.add(entry["seat"])
        if entry["kind"] in ("placed", "left"):
            self.people.discard(entry["seat"])
        if entry["kind"] == "stood":
            (self.standing.add if entry["standing"] else self.standing.discard)(entry["seat"])
        if entry["kind"] == "started":
            return self.starting
        if entry["kind"] != "answered":
            return False
        if entry["seat"] in self.people:
            self.answers[entry["seat"], entry["window"]] = entry["move"]
        return entry["seat"] not in self.people - self.standing

    def last_answers(self, seat: int | None) -> list[Request]:
        """All that this seat was ever asked, and what it answered last."""
        return [
            {"type": "answer", "id": 1, "window": window, "move": move}
            for (one, window), move in self.answers.items()
            if one == seat
        ]


def check_reply(saying: Saying, reply: messages.Done | messages.Refused) -> None:
    """A reply names its request; what cannot be read is refused as that."""
    if saying.asked is None:
        wanted = isinstance(reply, messages.Refused) and reply.problem.text.key == "error-request"
        assert wanted and reply.id is None, (saying, reply)
    else:
        assert reply.id == saying.asked["id"], (saying, reply)


def check_news(
    saying: Saying, seat: int | None, reply: messages.Done | messages.Refused, news: list[Entry]
) -> None:
    """What was refused has written nothing; what was done has written just what was asked."""
    if isinstance(reply, messages.Refused) or saying.asked is None:
        assert not news, (saying, reply, news)
        return
    kinds, fewest, most = WRITES[saying.asked["type"]]
    asked = {"seat": seat, **saying.asked}
    assert fewest <= len(news) <= most, (saying, reply, news)
    for entry in news:
        same = all(entry[name] == asked[name] for name in entry.keys() & asked.keys())
        assert entry["kind"] in kinds and same, (saying, reply, news)


def check_deal(number: str, entries: list[Entry]) -> None:
    """Cards are dealt to seats that are taken, with the nonces to which those who sit there are committed."""
    opened, *rest = [log.decode(msgspec.json.encode(entry)) for entry in entries]
    assert isinstance(opened, log.Opened)
    session = Session(number, b"", opened)
    for entry in rest:
        if isinstance(entry, log.Started):
            assert session.check_start(session.host, entry.nonces, entry.at) == entry
            return
        session.apply(entry)
