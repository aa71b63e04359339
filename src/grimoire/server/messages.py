"""Every message between a page (or a bot far away) and the server. docs/protocol.md tells how they are used.

The JSON Schema of these types, and from it the page's TypeScript types, are generated: see schema.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from grimoire.core.events import Event
from grimoire.core.outcome import Outcome
from grimoire.core.text import Text
from grimoire.match.clock import Clock

PROTOCOL = 1
"""The version of what is said here, raised by a change that others could not read or would misread."""

# Why a socket is closed, where a page should know.
FOREIGN, PRIVATE, UNKNOWN, SLOW, FROZEN, HASTY = 4401, 4403, 4404, 4408, 4409, 4429

Name = Annotated[str, Meta(min_length=1, max_length=40)]
# The length beside the pattern, because `$` also matches before a last newline.
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(min_length=1, max_length=600)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever comes from outside has these fields and no others."""


# ---------------------------------------------------------------- the lobby, over HTTP


class NewTable(Strict, frozen=True):
    """What a table is opened with. Seats that are neither the host's nor a bot's wait for people."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    bots: list[str | None] = []  # for the seats after the host's; None: wait for a person
    clock: Clock = Clock()
    join: Literal["anyone", "link"] = "link"
    watch: Literal["anyone", "nobody"] = "anyone"


class NewName(Strict, frozen=True):
    """A guest's name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """Who the server takes you for."""

    guest: str
    name: str
    tables: list[TableLine]  # where you sit


class ChairLine(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    name: str
    bot: str | None
    taken: bool
    stand_in: bool  # a bot plays for the person


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Literal["open", "running", "over", "frozen"]
    host: str
    chairs: list[ChairLine]
    free: int
    watch: bool


class OptionLine(msgspec.Struct, frozen=True):
    """An option of a game: its name, what it takes, and what it is if nothing is said.

    That may depend on the seats: `usual` has a value for each number of them, from the lowest.
    """

    name: str
    clause: str | None
    allowed: Text
    usual: list[Any]
    file: bool  # it takes the text of a file


class GameLine(msgspec.Struct, frozen=True):
    """A game in the list of games."""

    game: str
    low: int
    high: int
    usual: int
    options: list[OptionLine]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong: a text, and the clause that says so, if it is a rule."""

    text: Text
    clause: str | None = None


# ---------------------------------------------------------------- from a page to its table


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that is asked of the table; the reply (`done` or `refused`) names its id."""

    id: Annotated[int, Meta(ge=0, le=2**53)]


class Sit(Request, frozen=True, tag="sit"):
    """Sit down, committing to a nonce."""

    seat: Seat
    nonce_hash: Hash


class Place(Request, frozen=True, tag="place"):
    """Put a bot on a seat (the host, before the start); None clears the seat."""

    seat: Seat
    bot: str | None


class Leave(Request, frozen=True, tag="leave"):
    """Leave one's seat; in a running game a bot stands in."""


class Return(Request, frozen=True, tag="return"):
    """Take one's seat back from the bot."""


class Start(Request, frozen=True, tag="start"):
    """Start the game (the host). Everybody who sits is asked to open the nonce."""


class Open(Request, frozen=True, tag="open"):
    """The nonce that was committed to."""

    nonce: Nonce


class Answer(Request, frozen=True, tag="answer"):
    """The answer to a question: its window, and a move in notation."""

    window: Annotated[int, Meta(ge=0, le=2**53)]
    move: Notation


class SetAutoResponse(Request, frozen=True, tag="stand"):
    """Give a standing answer, such as to pass until one's turn; an empty name takes it back."""

    standing: Annotated[str, Meta(max_length=20)]


class Undo(Request, frozen=True, tag="undo"):
    """Take one's own last move back, if nobody has learned anything by it."""


class RequestTakeback(Request, frozen=True, tag="ask"):
    """Ask the others to go back to before one's own last move."""


class AnswerTakeback(Request, frozen=True, tag="agree"):
    """Say yes or no to that."""

    yes: bool


class Chat(Request, frozen=True, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Request, frozen=True, tag="rematch"):
    """Open another table like this one; the reply names it."""


FromPage = (
    Sit
    | Place
    | Leave
    | Return
    | Start
    | Open
    | Answer
    | SetAutoResponse
    | Undo
    | RequestTakeback
    | AnswerTakeback
    | Chat
    | Rematch
)


# ---------------------------------------------------------------- from the table to a page


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """What the table tells one viewer."""


class Done(Reply, frozen=True, tag="done"):
    """The request of this id is done, and committed."""

    id: int
    table: str | None = None  # of a rematch


class Refused(Reply, frozen=True, tag="refused"):
    """The request of this id (None: what could not even be read) is refused; nothing has changed."""

    id: int | None
    problem: Problem


class Fairness(msgspec.Struct, frozen=True):
    """All that a page needs to check the deal: see docs/protocol.md."""

    commitment: str
    nonce_hashes: list[str]
    nonces: list[str]  # empty before the start
    secret: str | None  # once the game is over


class Takeback(msgspec.Struct, frozen=True):
    """A seat asks to go back; `yes` are those who agree so far."""

    seat: int
    yes: list[int]


class Hour(msgspec.Struct, frozen=True):
    """A seat's clock: what is left in milliseconds, and whether it runs."""

    left: int
    runs: bool


class Ended(msgspec.Struct, frozen=True):
    """A game that a change of rules has ended: why, and what was played."""

    why: Text
    lines: list[Text]


class Table(Reply, frozen=True, tag="table"):
    """Who sits where, and what the table is about; sent whole whenever any of it has changed."""

    protocol: int  # first of all, for programs that may be of another version
    table: str
    game: str
    status: Literal["open", "running", "over", "frozen"]
    options: dict[str, Any]
    clock: Clock
    chairs: list[ChairLine]
    host: int | None  # the host's seat
    you: int | None  # your seat; None: you watch
    may_host: bool
    nonce_wanted: bool  # open your nonce now
    takeback: Takeback | None
    fairness: Fairness
    rematch: str | None  # the table that was opened after this one
    rules: int  # the version that it is played by
    ended: Ended | None  # of a table that is frozen
    warming: list[int]  # seats whose bot plays as an apprentice until its search is compiled


class MoveLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its notation, its parts, and what it means in words, where the game says so."""

    move: str
    kind: str
    args: dict[str, int]
    gloss: Text | None = None  # left out where there is none: a list of bids is long


class Play(Reply, frozen=True, tag="play"):
    """The game as you may see it, with what just happened; sent whenever either has changed for you."""

    number: int  # counts these messages for this viewer, since it connected
    whole: bool  # the first one: `events` and `told` are all there was, or the last of it
    after: int  # how many lines of the log stand before those told here; a longer log is to be cut
    view: Any  # the game's own view: see its schema
    window: int | None  # the question to you, if you are asked
    legal: list[MoveLine]
    answered: str | None  # your own answer while others are awaited; it may still be changed
    waiting: list[int]  # seats whose answer is awaited; in some games all that are asked
    standing: str | None  # the answer that you have given beforehand, if it still holds
    undo: bool  # your last move can be taken back without asking
    clocks: list[Hour]
    events: list[Event]
    told: list[Text]
    notice: Text | None  # something to be said that is no part of the log
    outcome: Outcome | None
    setting: Any = None  # in the first one: what never changes at this table, such as a map
    seen: str | None = None  # for programs that asked for it: the seat's observation, in base64


class Line(Reply, frozen=True, tag="line"):
    """A line of chat; on connecting, those of the past come again."""

    number: int  # counts the lines of this table
    name: str
    seat: int | None
    text: str


FromTable = Done | Refused | Table | Play | Line
