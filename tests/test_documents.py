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


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_the_examples_run(document: Path) -> None:
    space: dict[str, Any] = {}
    found = examples(document)
    assert found
    for example in found:
        exec(compile(example, document.name, "exec"), space)


def test_the_readme_opens_with_the_two_commands() -> None:
    block = re.search(r"```\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert block[1].split("\n") == ["scripts/play", "scripts/test", ""]


def test_every_link_between_documents_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
