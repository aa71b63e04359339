"""A bot of one's own that cannot be found, made or trusted is named: its faults are not ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import grimoire
from grimoire.bots import load_bot
from tests.toy import STONES

MODULES = {
    "broken": "class Bot\n",
    "raising": "raise LookupError('no book')\n",
    "leaving": "import sys\nsys.exit()\n",
    "number": "Bot = 7\n",
}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("broken:Bot", "SyntaxError"),
        ("raising:Bot", "LookupError: no book"),
        ("leaving:Bot", "SystemExit"),
        ("number:Bot", "TypeError: 7 is not a callable object"),
        ("number:Other", "AttributeError"),
        ("number:", "AttributeError"),
        ("nowhere:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        (":Bot", "ValueError"),
        (".number:Bot", "TypeError"),
    ],
)
def test_what_gives_no_bot_is_told(
    name: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, text in MODULES.items():
        (tmp_path / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(grimoire.OptionError, match=f"“{name}” gives no bot: {words}") as told:
        load_bot(name)
    assert "\n" not in str(told.value)


class Hungry:
    """Takes its moves off the list."""

    def choose(self, observation: grimoire.Observation, seat: int, legal: list[grimoire.Move]) -> object:
        return legal.pop()


class Forger:
    """Puts on the list what it would like to play."""

    def choose(self, observation: grimoire.Observation, seat: int, legal: list[object]) -> object:
        legal.append("everything")
        return "everything"


class Writer:
    """Answers in notation."""

    def choose(self, observation: grimoire.Observation, seat: int, legal: list[grimoire.Move]) -> object:
        return str(legal[0])


def test_the_list_of_moves_is_the_bots_own() -> None:
    table = STONES.new(seats=3, seed=5)
    legal = table.legal(0)
    seen, before = table.observe(0), list(legal)
    assert load_bot(f"{__name__}:Hungry")(0).choose(seen, 0, legal) == before[-1]
    with pytest.raises(grimoire.OptionError, match="wants to play “everything”, which is not legal"):
        load_bot(f"{__name__}:Forger")(0).choose(seen, 0, legal)
    assert load_bot(f"{__name__}:Writer")(0).choose(seen, 0, legal) == before[0]
    assert legal == before
