"""Every example that a reader could copy is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grimoire.arena.playing import play
from grimoire.arena.shares import share_of, tally
from tests.arena.games import plan

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "docs" / "python.md",
    ROOT / "docs" / "own-characters.md",
    ROOT / "docs" / "own-maps.md",
    ROOT / "docs" / "write-a-bot.md",
]


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
    text = guide.read_text("utf-8")
    checks = re.findall(r"^```python (?:check|standing|versions)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(checks) == 3
    for check in checks:
        exec(compile(check, guide.name, "exec"), {})


@pytest.mark.compiled
def test_the_bot_of_the_guide_has_twenty_lines_and_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = examples(ROOT / "docs" / "write-a-bot.md")[0]
    assert bot.count("\n") <= 20
    (tmp_path / "mybots.py").write_text(bot)
    monkeypatch.chdir(tmp_path)
    ours = plan("mybots:Miser", "random", "random")
    games = [play(ours, fixture) for fixture in ours.fixtures(60)]
    assert share_of(tally(games), "mybots:Miser").low > 1 / 3


def test_the_readme_opens_with_the_two_commands() -> None:
    block = re.search(r"```\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert block[1].split("\n") == ["scripts/play", "scripts/test", ""]


def test_every_link_between_documents_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([\w./-]+\.\w+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
