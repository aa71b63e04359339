"""The addresses that the server names."""

from __future__ import annotations

import pytest

from grimoire.server import addresses
from grimoire.server.addresses import address_in_network


def test_one_address_is_named_as_it_is() -> None:
    assert addresses.addresses("127.0.0.1", 8765) == ["http://127.0.0.1:8765/"]
    assert addresses.addresses("::1", 80) == ["http://[::1]:80/"]


def test_everywhere_is_here_and_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "address_in_network", lambda: ["192.0.2.7"])

    assert addresses.addresses("0.0.0.0", 8765) == ["http://localhost:8765/", "http://192.0.2.7:8765/"]


def test_an_address_in_the_network_is_none_of_this_machine_alone() -> None:
    assert not any(found.startswith("127.") for found in address_in_network())
