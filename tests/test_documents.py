"""Every example that a reader could copy is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "docs" / "python.md"]


def examples(document: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.compiled
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_the_examples_run(document: Path) -> None:
    space: dict[str, Any] = {}
    found = examples(document)
    assert found
    for example in found:
        exec(compile(example, document.name, "exec"), space)


def write_out(document: Path, folder: Path) -> None:
    """Writes the blocks that name a file behind their language; blocks of one file follow each other."""
    for name, text in re.findall(
        r"^```\w+ (\S+/\S+)\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL
    ):
        (folder / name).parent.mkdir(exist_ok=True)
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text + "\n\n")


def test_the_game_of_the_guide_is_a_sound_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = ROOT / "docs" / "add-a-game.md"
    write_out(guide, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    check = re.search(r"^```python check\n(.*?)^```", guide.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert check is not None
    exec(compile(check[1], guide.name, "exec"), {})


def test_the_readme_opens_with_the_two_commands() -> None:
    block = re.search(r"```\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert block[1].split("\n") == ["scripts/play", "scripts/test", ""]


def test_every_link_between_documents_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([\w./-]+\.\w+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
