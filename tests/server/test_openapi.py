"""The server does what its OpenAPI description says, with data that fit it and with data that do not."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies as st
from litestar import Litestar
from schemathesis import BaseSchema, Case, GenerationMode
from schemathesis.specs.openapi import schemas  # or it is loaded late, where Python 3.11 may fail to parse it
from schemathesis.specs.openapi.checks import positive_data_acceptance

from grimoire.bots import BOTS
from grimoire.games import GAMES
from grimoire.server.app import create_app
from grimoire.server.settings import Settings

ORIGIN = "http://testserver"
FEW, MANY = 80, pytest.param(1000, marks=pytest.mark.long)

assert schemas
Headers = dict[str, str]


class Elsewhere:
    """The server, to which every request comes from another address, so that none comes too fast."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.callers = itertools.count()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            scope["client"] = (f"caller {next(self.callers)}", 1)
        await self.app(scope, receive, send)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> BaseSchema:
    """The server's description of itself."""
    data = tmp_path_factory.mktemp("data") / "data.sqlite"
    app = Elsewhere(create_app(Settings(database=str(data))))
    return schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)


@pytest.fixture(scope="module")
def guest(described: BaseSchema) -> Headers:
    """What a page sends with every request."""
    answer = described["/api/me"]["POST"].Case().call(headers={"origin": ORIGIN})
    return {"origin": ORIGIN, "cookie": answer.headers["set-cookie"][0].partition(";")[0]}


def examples(count: int) -> settings:
    """The same examples in every run."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def check(case: Case[Any], headers: Headers) -> int:
    """The status of an answer that is as described. Which games there are, the description does not say."""
    return case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance]).status_code


def ask_anything(schema: BaseSchema, mode: GenerationMode, headers: Headers, count: int) -> None:
    @examples(count)
    @given(schema.as_strategy(generation_mode=mode))
    def try_one(case: Case[Any]) -> None:
        check(case, headers)

    try_one()


@pytest.mark.parametrize("count", [FEW, MANY])
@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.name.lower())
def test_a_guest_is_answered_as_described(
    described: BaseSchema, guest: Headers, mode: GenerationMode, count: int
) -> None:
    ask_anything(described, mode, guest, count)


@pytest.mark.parametrize("count", [FEW, MANY])
@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.name.lower())
def test_a_stranger_is_answered_as_described(described: BaseSchema, mode: GenerationMode, count: int) -> None:
    ask_anything(described, mode, {}, count)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=14) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=15,
)
NUMBERS = st.integers(-1, 9) | st.integers()
OPTIONS = st.sampled_from([option.name for game in GAMES for option in game.options])
TABLES = st.fixed_dictionaries(
    {"game": st.sampled_from([game.name for game in GAMES])},
    optional={
        "seats": st.none() | NUMBERS,
        "options": st.dictionaries(OPTIONS, NUMBERS | VALUES, max_size=2),
        "bots": st.lists(st.none() | st.sampled_from([*BOTS, "merlin"]), max_size=6),
        "clock": st.fixed_dictionaries(
            {"kind": st.sampled_from(["none", "move", "bank"]), "seconds": NUMBERS, "increment": NUMBERS}
        ),
        "join": st.sampled_from(["anyone", "link"]),
        "watch": st.sampled_from(["anyone", "nobody"]),
    },
)


@pytest.mark.parametrize("count", [FEW, MANY])
def test_tables_are_opened_as_described(described: BaseSchema, guest: Headers, count: int) -> None:
    """Tables that are nearly right; those that are get a number, under which they are found."""
    opened = set()

    @examples(count)
    @given(TABLES)
    def try_one(wanted: dict[str, Any]) -> None:
        case = described["/api/tables"]["POST"].Case(body=wanted, media_type="application/json")
        if check(case, guest) == 201:
            opened.add(wanted["game"])

    try_one()
    assert opened == {game.name for game in GAMES}
    for line in described["/api/tables"]["GET"].Case().call().json():
        case = described["/api/tables/{table_id}"]["GET"].Case(path_parameters={"table_id": line["table"]})
        assert check(case, guest) == 200
