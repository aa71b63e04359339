"""The log of a table: what was done, in order. It is the truth; a table is the fold of its log.

Each entry is stored under its tag, which never changes, whatever its class is called.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grimoire.match.clock import Clock


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing that was done, and when (milliseconds since 1970)."""

    at: int


class Opened(Entry, frozen=True, tag="opened"):
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


class Sat(Entry, frozen=True, tag="sat"):
    """A person sits down, with the hash of a nonce that will go into the deal."""

    seat: int
    guest: str
    name: str
    nonce_hash: str


class Placed(Entry, frozen=True, tag="placed"):
    """The host puts a bot on a seat."""

    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """Whoever is on a seat leaves it; in a running game a bot stands in."""

    seat: int


class Hosted(Entry, frozen=True, tag="hosted"):
    """Another guest is the host from now on."""

    guest: str


class Started(Entry, frozen=True, tag="started"):
    """The nonces are open, the cards are dealt. A seat without a nonce has an empty one."""

    nonces: list[str]


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answers the question of a window, in notation; several moves sent as one are one answer."""

    seat: int
    window: int
    move: str


class AutoResponseSet(Entry, frozen=True, tag="stood"):
    """A seat gives a standing answer; an empty name takes it back. Nobody else is told."""

    seat: int
    standing: str


class Undone(Entry, frozen=True, tag="undone"):
    """The table goes back to before a step."""

    seat: int
    step: int


class TakebackRequested(Entry, frozen=True, tag="asked"):
    """A seat asks the others to go back to before a step."""

    seat: int
    step: int


class TakebackAnswered(Entry, frozen=True, tag="agreed"):
    """A seat says yes or no to that."""

    seat: int
    yes: bool


class BotTookOver(Entry, frozen=True, tag="stoodin"):
    """A bot stands in for a person whose time ran out, or who is gone."""

    seat: int
    why: Literal["time", "gone"]


class Returned(Entry, frozen=True, tag="returned"):
    """The person takes the seat back."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """A line of chat, from a seat or (none) from a spectator."""

    guest: str
    name: str
    seat: int | None
    text: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """A guest at this table has another name from now on."""

    guest: str
    name: str


class Rematched(Entry, frozen=True, tag="rematched"):
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
    | AutoResponseSet
    | Undone
    | TakebackRequested
    | TakebackAnswered
    | BotTookOver
    | Returned
    | Said
    | Renamed
    | Rematched
)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(line: bytes) -> AnyEntry:
    entry: AnyEntry = msgspec.json.decode(line, type=AnyEntry)
    return entry
