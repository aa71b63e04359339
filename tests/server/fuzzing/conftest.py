"""One server for all of this folder; after each test it must be as well as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import House


@pytest.fixture(scope="package")
def the_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def house(the_house: House) -> Iterator[House]:
    yield the_house
    the_house.check_health()
