"""What guests say: requests in and out of order, twisted ones, and what nobody can read."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

Request = dict[str, Any]


class Saying(NamedTuple):
    """What is sent, and what it asks for; None if nobody could read it."""

    text: str | bytes
    asked: Request | None = None


FIELDS: dict[str, tuple[str, ...]] = {
    "sit": ("seat", "nonce_hash"),
    "place": ("seat", "bot"),
    "leave": (),
    "return": (),
    "start": (),
    "open": ("nonce",),
    "answer": ("window", "move"),
    "stand": ("standing",),
    "undo": (),
    "ask": (),
    "agree": ("yes",),
    "chat": ("text",),
    "rematch": (),
}

MOVES = (
    "done",
    "take",
    "ball",
    "^ball",
    "J=4",
    "12",
    "5+5+J",
    "pass 2+1",
    "fight red",
    "draw left",
    "y2+y6",
    "bid 3f",
)
ODD = ("\0", "\n", "'", '"', "{", "\\", "é", "٣", "²", "🐉", "\u202e", "+", "^", "=", "-", " ", "9" * 30)

# Values that can be read, whether they make sense at this table or not.
READABLE: dict[str, Callable[[Random], Any]] = {
    "id": lambda rng: rng.choice([0, 1, rng.randrange(2**31), 2**53]),
    "seat": lambda rng: rng.choice([0, 1, 2, 3, 15]),
    "nonce_hash": lambda rng: f"{rng.getrandbits(256):064x}",
    "nonce": lambda rng: f"{rng.getrandbits(128):032x}",
    "bot": lambda rng: rng.choice(
        [None, "random", "apprentice", "", "merlin", "Random", "os:system", "x" * 900]
    ),
    "window": lambda rng: rng.choice([0, 1, 2, rng.randrange(100), 2**53]),
    "move": lambda rng: misspelt(rng, rng.choice(MOVES)),
    "standing": lambda rng: rng.choice(["", "turn", "round", "ever", "Turn", "x" * 20]),
    "yes": lambda rng: rng.random() < 0.5,
    "text": lambda rng: rng.choice(ODD) * rng.randrange(1, 10),
}

# Values that fit no field, and for each field some more.
NEVER: tuple[Any, ...] = ([], {}, [0], {"seat": 0}, [[[]]], 1.5, -1, 2**64, 10**40, -(10**40))
UNREADABLE: dict[str, tuple[Any, ...]] = {
    "id": (None, True, "1", 2**53 + 1),
    "seat": (None, False, "0", 16),
    "nonce_hash": (None, 0, "", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "0" * 63 + "\n"),
    "nonce": (None, 0, "", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "0" * 31 + "\n"),
    "bot": (0, True),
    "window": (None, True, "1", 2**53 + 1),
    "move": (None, 0, True, "", "9" * 601),
    "standing": (None, 0, True, "x" * 21),
    "yes": (None, 0, 1, "yes", ""),
    "text": (None, 0, False, "", "x" * 301),
}

GARBAGE = (
    *("", " ", "nonsense", "null", "true", "0", "[]", "{}", '""', "NaN", "-", "\0", "\ufeff{}", "🐉"),
    *("[" * 4000, '{"id":' * 600, "[" * 2000 + "]" * 2000, "9" * 4000, '"' + "x" * 4000, " " * 4096),
    '{"type":"chat","id":1,"text":"\\ud800"}',
    '{"type":"chat","id":1,"text":"\\x00"}',
    '{"type":"chat","id":1,"text":"\n"}',
    '{"type":"chat","id":1,"text":"x",}',
    "{'type':'chat','id':1,'text':'x'}",
    '{"type":"start","id":NaN}',
    '{"type":"start","id":1e400}',
    '{"type":"start","id":1.5}',
    '{"type":"start","id":01}',
    '{"type":"start","id":1}{"type":"start","id":2}',
    '{"type":"start","id":1} // please',
)


def write(asked: Request) -> Saying:
    return Saying(json.dumps(asked), asked)


def readable(rng: Random, kind: str | None = None, **known: Any) -> Request:
    """A request that can be read, with these values or any."""
    kind = kind or rng.choice(list(FIELDS))
    values = {name: known.get(name, READABLE[name](rng)) for name in ("id", *FIELDS[kind])}
    return {"type": kind, **values}


def misspelt(rng: Random, move: str) -> str:
    """A move in notation that is nearly right, or not at all."""
    at = rng.randrange(len(move) + 1)
    ways: Sequence[str] = (
        move[:at] + rng.choice(ODD) + move[at:],
        move[:at] + move[at + 1 :] or "+",
        "+".join([move] * rng.randrange(1, 9)),
        move.swapcase(),
        (move + " ") * 20,
    )
    return rng.choice(ways)[:200]


def unreadable(rng: Random) -> Saying:
    """What is no request: twisted, cut off, wrapped up, not even text."""
    asked = readable(rng)
    text = json.dumps(asked)
    ways: Sequence[Callable[[], str | bytes]] = (
        lambda: json.dumps(twisted(rng, asked)),
        lambda: json.dumps(twisted(rng, asked)),
        lambda: rng.choice(GARBAGE),
        lambda: text[: rng.randrange(len(text))],
        lambda: json.dumps(rng.choice([[asked], text, {"request": asked}, nested(asked)])),
        lambda: rng.choice([text.encode(), rng.randbytes(rng.randrange(200)), b""]),
    )
    return Saying(rng.choice(ways)())


def twisted(rng: Random, asked: Request) -> Request:
    """A request with a value that does not fit, or a field too few or too many."""
    name = rng.choice(list(asked))
    way = rng.randrange(4)
    if name == "type" or way == 0:
        return {**asked, "type": rng.choice([None, 0, "", "fly", asked["type"].upper(), [asked["type"]]])}
    if way == 1:
        return {one: value for one, value in asked.items() if one != name}
    if way == 2:
        return {
            **asked,
            rng.choice(["Id", "guest", "host", "__proto__", "", "type "]): rng.choice([None, 0, "x"]),
        }
    return {**asked, name: rng.choice([*NEVER, *UNREADABLE[name]])}


def nested(asked: Request) -> Any:
    told: Any = asked
    for _ in range(100):
        told = [told]
    return told
