"""The names of messages on the wire: programs of others rely on them."""

from __future__ import annotations

import typing

from grimoire.server import messages


def tags(union: object) -> dict[str, str]:
    return {str(kind.__struct_config__.tag): kind.__name__ for kind in typing.get_args(union)}


def test_what_a_page_asks_has_the_names_it_always_had() -> None:
    assert tags(messages.FromPage) == {
        "sit": "Sit",
        "place": "Place",
        "leave": "Leave",
        "return": "Return",
        "start": "Start",
        "open": "Open",
        "answer": "Answer",
        "stand": "SetAutoResponse",
        "undo": "Undo",
        "ask": "RequestTakeback",
        "agree": "AnswerTakeback",
        "chat": "Chat",
        "rematch": "Rematch",
    }


def test_so_has_what_a_table_tells() -> None:
    named = {"done": "Done", "refused": "Refused", "table": "Table", "play": "Play", "line": "Line"}
    assert tags(messages.FromTable) == named
