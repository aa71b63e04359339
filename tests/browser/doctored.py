"""A table that stands where a test wants it: what the server tells is altered on its way to the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from grimoire.games.dragonstones.characters import NAMES
from tests.waiting import page_waits


class Doctored:
    """The socket of a page. Answers go no further: the test looks at what was sent."""

    def __init__(self, page: Page, **changes: Any) -> None:
        self.changes = changes
        self.sent: list[str] = []
        self.last: dict[str, Any] = {}  # what the server told, unaltered
        page.route_web_socket("**/socket", self._connect)

    def expect_sent(self, page: Page, *moves: str) -> None:
        """These answers were sent, and no others."""
        page_waits(page, lambda: len(self.sent) >= len(moves), lambda: self.sent)
        assert self.sent == list(moves)

    def wait_until_really_asked(self, page: Page) -> None:
        """Until the bots at the table have played: nothing moves there any more before we do."""
        page_waits(page, lambda: self.last.get("window") is not None, lambda: self.last.get("waiting"))

    def go_on(self, **changes: Any) -> None:
        """The table goes on: what was told last is told again, altered otherwise, and without events.

        So is whatever the server tells from now on: bots may be playing.
        """
        self.changes = changes
        self.line.send(json.dumps({**merged(self.last, changes), "events": [], "told": []}))

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(self._told(str(text))))
        line.on_message(lambda text: self._ask(line, server, str(text)))

    def _told(self, text: str) -> str:
        message = json.loads(text)
        if message["type"] != "play":
            return text
        self.last = message
        return json.dumps(merged(message, self.changes))

    def _ask(self, line: WebSocketRoute, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "answer":
            self.sent.append(message["move"])
            line.send(json.dumps({"type": "done", "id": message["id"], "table": None}))
        else:
            server.send(text)


def merged(told: Any, changes: Any) -> Any:
    """What is told, with the changes in their places; lists are changed by the number of the thing."""
    if isinstance(told, dict) and isinstance(changes, Mapping):
        return {**told, **{key: merged(told.get(key), change) for key, change in changes.items()}}
    if isinstance(told, list) and isinstance(changes, Mapping):
        return [merged(one, changes[i]) if i in changes else one for i, one in enumerate(told)]
    return changes


# ---------------------------------------------------------------- Dragonstones

NONE = {"r": 0, "b": 0, "y": 0}
STONES = {"r": 2, "b": 3, "y": 1}


def move(text: str, kind: str, gloss: Any = None, **args: int) -> dict[str, Any]:
    return {"move": text, "kind": kind, "args": args, "gloss": gloss}


def power(kind: str, character: str, legal: list[dict[str, Any]], **told: Any) -> dict[str, Any]:
    """The first seat has won the Witch's auction, and is asked this of a character's power."""
    question = {"kind": kind, "character": character, "copied": False, "doubled": False, "steals": False}
    return {
        "window": 7,
        "legal": legal,
        "waiting": [0],
        "view": {
            "phase": "power",
            "present": character,
            "winner": 0,
            "actors": [0],
            "seats": {0: {"stones": STONES}},
            "question": {**question, "pays": False, "drawn": NONE, **told},
        },
    }


PAYMENTS = [
    move(f"pay {'+'.join(f'{n}{c}' for n, c in zip(p, 'rby', strict=True) if n)}", "pay", None,
         red=p[0], blue=p[1], yellow=p[2])
    for p in ((2, 2, 0), (2, 1, 1), (1, 3, 0), (1, 2, 1), (0, 3, 1))
]  # fmt: skip
WAYS = [
    move("way 1", "way", {"key": "move-way", "values": {"way": [
        {"key": "step-pay-stones", "values": {"how": "any", "count": 4}},
        {"key": "step-score", "values": {"count": 1}},
    ]}}, way=0),
    move("way 2", "way", {"key": "move-way", "values": {"way": [
        {"key": "step-take", "values": {"coins": {"key": "coins", "values": {
            "count": 3, "coin": {"key": "coin-2", "values": {"count": 3}}}}}},
    ]}}, way=1),
]  # fmt: skip
LUCK = [
    move("draw", "draw", {"key": "move-draw", "values": {"more": 1}}, more=1),
    move("stop", "draw", {"key": "move-draw", "values": {"more": 0}}, more=0),
]
TWICE = [
    move("double", "double", {"key": "move-double", "values": {"yes": 1}}, yes=1),
    move("once", "double", {"key": "move-double", "values": {"yes": 0}}, yes=0),
]
COPIES = [
    move(
        f"as {name}",
        "character",
        {"key": "move-character", "values": {"name": {"key": f"character-{name}"}}},
        character=NAMES.index(name),
    )
    for name in ("red-dragon", "thief", "sorcerer")
]

# A question of every kind, as the first seat is asked it.
QUESTIONS = {
    "way": power("way", "enchanter", WAYS),
    "pay": power("pay", "enchanter", PAYMENTS),
    "colour": power("colour", "thief", [move("red", "colour"), move("blue", "colour")], steals=True),
    "player": power("player", "thief", [move("player 2", "player", None, seat=1)]),
    "character": power("character", "magician", COPIES, copied=True),
    "draw": power("draw", "blue-dragon", LUCK, drawn={"r": 2, "b": 0, "y": 1}),
    "double": power("double", "sorcerer", TWICE, doubled=False),
}
