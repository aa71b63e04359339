"""A bot of one's own that cannot be found, made or trusted is named: its faults are not ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import grimoire
from grimoire.bots import load_bot

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
