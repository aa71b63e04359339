import importlib.util
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grimoire.core import cache
from grimoire.core.cache import cache_folder, cache_size, clear_cache, folder_for, open_folder
from grimoire.core.errors import OptionError
from grimoire.core.game import Game
from tests.toy import STONES
from tests.toy.rules import legal


@pytest.fixture
def copied(tmp_path: Path) -> Game:
    """The game with its files in a folder of its own."""
    folder = tmp_path / "game"
    folder.mkdir()
    for file in STONES.folder.glob("*.py"):
        (folder / file.name).write_bytes(file.read_bytes())
    return replace(STONES, folder=folder)


def change_a_file(folder: Path) -> None:
    file = folder / "rules.py"
    file.write_text(file.read_text() + "# changed\n")


def rename_a_file(folder: Path) -> None:
    (folder / "rules.py").rename(folder / "laws.py")


def add_a_file(folder: Path) -> None:
    (folder / "more.py").write_text("")


def add_a_file_below(folder: Path) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "more.py").write_text("")


def delete_a_file(folder: Path) -> None:
    (folder / "view.py").unlink()


@pytest.mark.parametrize(
    "change", [change_a_file, rename_a_file, add_a_file, add_a_file_below, delete_a_file]
)
def test_a_change_in_the_games_folder_gives_another_cache_folder(
    copied: Game, change: Callable[[Path], None]
) -> None:
    before = folder_for(copied, [legal], "settings")
    assert folder_for(copied, [legal], "settings") == before
    change(copied.folder)
    assert folder_for(copied, [legal], "settings") != before


def test_texts_and_rules_are_no_reason_to_compile_again(copied: Game) -> None:
    before = folder_for(copied, [legal], "settings")
    (copied.folder / "text.en.ftl").write_text("title = Other")
    assert folder_for(copied, [legal], "settings") == before


def kernel_in(file: Path, number: int) -> Any:
    """A function whose source is this file."""
    file.write_text(f"def helper() -> int:\n    return {number}\n")
    spec = importlib.util.spec_from_file_location("helpers", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.helper


def test_a_change_in_an_imported_file_gives_another_cache_folder(tmp_path: Path) -> None:
    file = tmp_path / "helpers.py"
    helper = kernel_in(file, 1)
    before = folder_for(STONES, [legal, helper], "settings")
    file.write_text(file.read_text().replace("1", "2"))
    assert folder_for(STONES, [legal, helper], "settings") != before


def test_so_do_other_settings_and_another_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_for(STONES, [legal], "settings")
    assert folder_for(STONES, [legal], "others") != before
    monkeypatch.setattr(np, "__version__", "99.0")
    assert folder_for(STONES, [legal], "settings") != before


def test_every_folder_depends_on_core_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_for(STONES, [], "settings")
    for missing in cache.ALWAYS:
        monkeypatch.setattr(cache, "ALWAYS", tuple(one for one in cache.ALWAYS if one != missing))
        assert folder_for(STONES, [], "settings") != before
        monkeypatch.undo()


def test_the_order_of_the_kernels_does_not_matter() -> None:
    two: list[Callable[..., Any]] = [legal, STONES.resample]
    assert folder_for(STONES, two, "settings") == folder_for(STONES, reversed(two), "settings")


def test_a_folder_bears_the_name_of_its_game() -> None:
    assert folder_for(STONES, [legal], "settings").parent == cache_folder() / "stones"


# ---------------------------------------------------------------- where it is


def test_the_cache_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path / "kernels"


def test_a_relative_folder_is_made_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", "here")
    assert cache_folder() == Path.cwd() / "here" / "kernels"


@pytest.mark.parametrize("named", [None, ""])
def test_else_it_is_the_users_cache(
    named: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if named is None:
        monkeypatch.delenv("GRIMOIRE_CACHE", raising=False)
    else:
        monkeypatch.setenv("GRIMOIRE_CACHE", named)
    assert cache_folder() == tmp_path / "grimoire" / "kernels"


def test_the_size_is_that_of_all_files_and_clearing_forgets_those_of_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    (tmp_path / "own").write_text("a file of the user's")
    assert cache_size() == 0
    for game, size in (("stones", 5), ("others", 3)):
        folder = Path(open_folder(cache_folder() / game / "abc"))
        (folder / "one").write_bytes(b"x" * size)
    assert cache_size() == 8
    clear_cache(STONES)
    clear_cache(STONES)
    assert cache_size() == 3
    assert (tmp_path / "own").exists()


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError, match=r"cannot be written: .* GRIMOIRE_CACHE can name another"):
        open_folder(tmp_path / "file" / "folder")


def test_a_folder_that_is_there_is_opened_again(tmp_path: Path) -> None:
    assert open_folder(tmp_path / "a" / "b") == open_folder(tmp_path / "a" / "b") == str(tmp_path / "a" / "b")
    assert os.listdir(tmp_path / "a") == ["b"]


def test_another_copy_of_the_same_sources_has_a_folder_of_its_own(copied: Game) -> None:
    """Numba would not find there what was compiled here."""
    assert folder_for(copied, [], "same") != folder_for(STONES, [], "same")
    assert folder_for(replace(STONES), [], "same") == folder_for(STONES, [], "same")
