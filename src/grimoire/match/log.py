"""The log of a table: what was done, in order. It is the truth; a table is the fold of its log."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grimoire.match.clock import Clock


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """One thing that was done, and when (milliseconds since 1970)."""

    at: int


class Opened(Entry, frozen=True):
    """A guest opened the table; the commitment to its secret is public from now on."""

    guest: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    clock: Clock
    join: Literal["anyone", "link"]
    watch: Literal["anyone", "nobody"]
    commitment: str
    deal: int = 1  # the version of the deal


class Sat(Entry, frozen=True):
    """A person sits down, with the hash of a nonce that will go into the deal."""

    seat: int
    guest: str
    name: str
    nonce_hash: str


class Placed(Entry, frozen=True):
    """The host puts a bot on a seat."""

    seat: int
    bot: str


class Left(Entry, frozen=True):
    """Whoever is on a seat leaves it; in a running game a bot stands in."""

    seat: int


class Hosted(Entry, frozen=True):
    """Another guest is the host from now on."""

    guest: str


class Started(Entry, frozen=True):
    """The nonces are open, the cards are dealt. A seat without a nonce has an empty one."""

    nonces: list[str]


class Answered(Entry, frozen=True):
    """A seat answers the question of a window, in notation; several moves sent as one are one answer."""

    seat: int
    window: int
    move: str


class Stood(Entry, frozen=True):
    """A seat gives a standing answer; an empty name takes it back. Nobody else is told."""

    seat: int
    standing: str


class Undone(Entry, frozen=True):
    """The table goes back to before a step."""

    seat: int
    step: int


class Asked(Entry, frozen=True):
    """A seat asks the others to go back to before a step."""

    seat: int
    step: int


class Agreed(Entry, frozen=True):
    """A seat says yes or no to that."""

    seat: int
    yes: bool


class StoodIn(Entry, frozen=True):
    """A bot stands in for a person whose time ran out, or who is gone."""

    seat: int
    why: Literal["time", "gone"]


class Returned(Entry, frozen=True):
    """The person takes the seat back."""

    seat: int


class Said(Entry, frozen=True):
    """A line of chat, from a seat or (none) from a spectator."""

    guest: str
    name: str
    seat: int | None
    text: str


class Renamed(Entry, frozen=True):
    """A guest at this table has another name from now on."""

    guest: str
    name: str


class Rematched(Entry, frozen=True):
    """Somebody opened another table like this one."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Placed
    | Left
    | Hosted
    | Started
    | Answered
    | Stood
    | Undone
    | Asked
    | Agreed
    | StoodIn
    | Returned
    | Said
    | Renamed
    | Rematched
)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(line: bytes) -> Entry:
    entry: Entry = msgspec.json.decode(line, type=AnyEntry)
    return entry
