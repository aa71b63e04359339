"""The log as it is stored: tags and fields that never change."""

from __future__ import annotations

import typing

import msgspec
import pytest

from grimoire.match import log

TAGS = {
    "opened": log.Opened,
    "sat": log.Sat,
    "placed": log.Placed,
    "left": log.Left,
    "hosted": log.Hosted,
    "started": log.Started,
    "answered": log.Answered,
    "stood": log.AutoResponseSet,
    "undone": log.Undone,
    "asked": log.TakebackRequested,
    "agreed": log.TakebackAnswered,
    "stoodin": log.BotTookOver,
    "returned": log.Returned,
    "said": log.Said,
    "renamed": log.Renamed,
    "rematched": log.Rematched,
}


def test_every_kind_of_entry_is_stored_under_the_tag_it_always_had() -> None:
    """A class may get another name; logs that were written stay as they are."""
    assert {kind.__struct_config__.tag: kind for kind in typing.get_args(log.AnyEntry)} == TAGS


def test_an_entry_is_stored_under_its_tag() -> None:
    entry = log.TakebackRequested(1000, 2, 7)
    assert log.encode(entry) == b'{"kind":"asked","at":1000,"seat":2,"step":7}'
    assert log.decode(log.encode(entry)) == entry


@pytest.mark.parametrize("line", [b'{"kind":"takebackrequested","at":1,"seat":0,"step":1}', b'{"at":1}'])
def test_under_another_it_is_not_read(line: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        log.decode(line)
