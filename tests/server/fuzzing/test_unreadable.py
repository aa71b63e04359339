"""What is no request, sent by the host of a table, whose requests would be done if they could be read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from grimoire.server import messages

from .book import check_reply
from .house import House
from .sayings import FIELDS, GARBAGE, NEVER, READABLE, UNREADABLE, Saying, readable
from .viewer import Viewer

pytestmark = pytest.mark.compiled


def test_every_kind_of_request_is_tried() -> None:
    assert set(FIELDS) == {kind.__struct_config__.tag for kind in get_args(messages.FromPage)}


def misfits() -> Iterator[str]:
    """Every field of every request with every value that does not fit, or without one."""
    rng = Random(0)
    for kind, fields in FIELDS.items():
        asked = readable(rng, kind)
        yield json.dumps({**asked, "guest": "me"})
        for name in ("type", "id", *fields):
            yield json.dumps({one: value for one, value in asked.items() if one != name})
        for name in ("id", *fields):
            yield from (json.dumps({**asked, name: value}) for value in (*NEVER, *UNREADABLE[name]))


def test_what_does_not_fit_is_refused(house: House) -> None:
    async def story() -> None:
        token = house.guest()
        number = house.open(token, game="gargon", bots=["random"])
        viewer = Viewer(house, token, number)
        await viewer.come()
        before = house.entries(number)
        for text in (*misfits(), *GARBAGE):
            check_reply(Saying(text), await viewer.say(text))
            assert house.entries(number) == before, text

    house.run(story())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
NEARLY = st.builds(
    lambda rng, wrong: {**readable(rng), **wrong},
    st.randoms(use_true_random=False),
    st.dictionaries(st.sampled_from(sorted(READABLE)) | st.text(max_size=5), VALUES, max_size=1),
)
ANYTHING = st.text(max_size=200) | st.binary(max_size=200) | (VALUES | NEARLY).map(json.dumps)


def say_anything(house: House, examples: int) -> None:
    """To a table where one may look on, and chat."""
    with asyncio.Runner() as runner:
        token, host = house.guest(), house.guest()
        viewer = Viewer(house, token, house.open(host, game="magicians"))
        runner.run(viewer.come())

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(ANYTHING)
        def try_one(text: str | bytes) -> None:
            before = len(house.entries(viewer.number))
            done = isinstance(runner.run(viewer.say(text)), messages.Done)
            assert len(house.entries(viewer.number)) == before + done

        try:
            try_one()
        finally:
            runner.run(viewer.go())


def test_anything_is_answered(house: House) -> None:
    say_anything(house, 150)


@pytest.mark.long
def test_anything_is_answered_for_long(house: House) -> None:
    say_anything(house, 5000)
