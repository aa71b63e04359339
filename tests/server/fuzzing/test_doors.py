"""Who is let in: every mixture of origins, cookies, tokens and tables, right, wrong and absurd."""

from __future__ import annotations

from random import Random
from typing import NamedTuple
from urllib.parse import quote

import pytest
import websockets

from .house import House
from .viewer import TOLD

pytestmark = pytest.mark.compiled

FOREIGN, UNKNOWN = 4401, 4404
OURS = "ours"
ORIGINS = (
    OURS,
    OURS,
    OURS,
    None,
    "http://elsewhere.example",
    "null",
    "",
    "http://[",
    "http://[x]",
    "//",
    "é",
)
TOKENS = (OURS, OURS, OURS, None, "stranger", "", "é", "x" * 3000, "a b", '"', "%00")
SCHEMES = ("Bearer", "bearer", "Basic", "")
NUMBERS = (OURS, OURS, OURS, "nothing", "\0", "..", "é🐉", "a" * 3000, "'; drop table entries", "%", "?", "#")


class Caller(NamedTuple):
    """Somebody at the door: where from, with what in hand, to which table."""

    origin: str | None
    cookie: str | None
    scheme: str
    token: str | None
    number: str

    def headers(self, house: House, token: str) -> dict[str, str]:
        mine = {"origin": self.origin, "cookie": self.cookie, "authorization": self.token}
        real = {"origin": house.address, "cookie": token, "authorization": token}
        told = {
            name: real[name] if value == OURS else value for name, value in mine.items() if value is not None
        }
        if "cookie" in told:
            told["cookie"] = f"grimoire_guest={told['cookie']}"
        if "authorization" in told:
            told["authorization"] = f"{self.scheme} {told['authorization']}".strip()
        return told

    def path(self, number: str) -> str:
        return quote(number if self.number == OURS else self.number, safe="")

    @property
    def known(self) -> bool:
        """A bearer's token counts, else a cookie; whoever is known by a cookie comes from our own page."""
        bearer = self.scheme.lower() == "bearer" and bool(self.token)
        if self.origin is None:
            return bearer and self.token == OURS
        return self.origin == OURS and (self.token if bearer else self.cookie) == OURS


def callers(seed: int, count: int) -> list[Caller]:
    rng = Random(seed)
    pick = rng.choice
    return [
        Caller(pick(ORIGINS), pick(TOKENS), pick(SCHEMES), pick(TOKENS), pick(NUMBERS)) for _ in range(count)
    ]


async def code_for(address: str, headers: dict[str, str]) -> int | None:
    """The code with which a socket is closed at once; None if it is not."""
    async with websockets.connect(address, additional_headers=headers, proxy=None) as socket:
        try:
            TOLD.decode(await socket.recv())
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
    return None


@pytest.mark.parametrize("count", [100, pytest.param(3000, marks=pytest.mark.long)])
def test_only_those_who_are_known_look_on(house: House, count: int) -> None:
    token = house.guest()
    number = house.open(token, game="gargon")

    async def story() -> None:
        for caller in callers(1, count):
            address = f"{house.address.replace('http', 'ws')}/api/tables/{caller.path(number)}/socket"
            wanted = FOREIGN if not caller.known else None if caller.number == OURS else UNKNOWN
            try:
                code = await code_for(address, caller.headers(house, token))
            except websockets.InvalidStatus as refused:
                raise AssertionError(caller, refused.response.status_code) from None
            assert code == wanted, caller

    house.run(story())


@pytest.mark.parametrize("count", [25, pytest.param(1000, marks=pytest.mark.long)])
def test_no_caller_is_a_fault_of_the_server(house: House, count: int) -> None:
    token = house.guest()
    for caller in callers(2, count):
        headers = {name.encode(): told.encode() for name, told in caller.headers(house, token).items()}
        answer = house.ask("POST", "/api/tables", json={"game": "gargon"}, headers=headers)
        assert answer.status_code == 201 if caller.known else answer.status_code in (401, 403), caller


@pytest.mark.parametrize("path", ["/api/tables/{}", "/t/{}", "/t/{}/qr.svg", "/assets/{}", "/rules/{}"])
def test_no_address_is_a_fault_of_the_server(house: House, path: str) -> None:
    for number in set(NUMBERS):
        answer = house.ask("GET", path.format(quote(number, safe="")))
        assert answer.status_code < 500, number


DEEP = b'{"game":"dragonstones","options":{"characters":"a=' + b"[" * 9000 + b'\\n"}}'
BODIES = (b"[" * 16_000, b'{"a":' * 3000, DEEP, b"9" * 16_000, b'"' + b"\xff" * 9000, b"\0", b"")


def test_no_body_is_a_fault_of_the_server(house: House) -> None:
    headers = {"authorization": f"Bearer {house.guest()}", "content-type": "application/json"}
    for body in BODIES:
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me")):
            answer = house.ask(method, path, content=body, headers=headers)
            assert answer.status_code == 400, (body[:20], answer.text)
