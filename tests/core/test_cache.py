import errno
import importlib.util
import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import grimoire
from grimoire.core import cache
from grimoire.core.cache import cache_folder, cache_size, clear_cache, folder_for, opened, remove_oldest
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
        with opened(cache_folder() / game / "abc"):
            (cache_folder() / game / "abc" / "one").write_bytes(b"x" * size)
    assert cache_size() == 8
    clear_cache(STONES)
    clear_cache(STONES)
    assert cache_size() == 3
    assert (tmp_path / "own").exists()


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(OptionError, match=r"cannot be written: .* GRIMOIRE_CACHE can name another"),
        opened(cache_folder() / "stones" / "abc"),
    ):
        pass


def refused(*_: object, **__: object) -> int:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def test_kernels_in_a_folder_for_reading_alone_are_loaded(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "a kernel.nbi").touch(0o644)
    for name in ("open", "utime", "chmod"):
        monkeypatch.setattr(os, name, refused)
    with opened(folder):
        pass


def test_an_empty_folder_for_reading_alone_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(OptionError, match="cannot be written: Read-only file system"), opened(folder):
        pass


# ---------------------------------------------------------------- found by content alone


def test_another_copy_of_the_same_sources_shares_the_folder(copied: Game) -> None:
    assert folder_for(copied, [], "same") == folder_for(STONES, [], "same")


COPY = """
import sys, grimoire
from grimoire.core.entries import actors_at
from grimoire.core.kernel import Kernels, Mode

assert grimoire.__file__.startswith(sys.argv[1]), grimoire.__file__
bound = Kernels(grimoire.game("magicians"), Mode()).bind(actors_at)
print(sum(bound.stats.cache_hits.values()), sum(bound.stats.cache_misses.values()))
"""


def copy_at(folder: Path) -> Path:
    """The package somewhere else, as another clone or an installed wheel has it."""
    package = Path(grimoire.__file__).parent
    shutil.copytree(package, folder / "grimoire", ignore=shutil.ignore_patterns("page", "__pycache__"))
    return folder


def binding_in(copy: Path, cache: Path) -> subprocess.Popen[str]:
    """Binds a kernel of that copy in a process of its own; it says what was found, and what was compiled."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "GRIMOIRE_CACHE": str(cache)}
    command = [sys.executable, "-c", COPY, str(copy)]
    return subprocess.Popen(
        command, env=environment, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def said_by(process: subprocess.Popen[str]) -> str:
    out, errors = process.communicate(timeout=300)
    assert process.returncode == 0, errors
    return out.strip()


@pytest.mark.compiled
def test_what_one_clone_has_compiled_another_finds(tmp_path: Path) -> None:
    one, two = copy_at(tmp_path / "one"), copy_at(tmp_path / "another/place")

    assert said_by(binding_in(one, tmp_path / "cache")) == "0 1"
    assert said_by(binding_in(two, tmp_path / "cache")) == "1 0"
    with (two / "grimoire/games/magicians/rules.py").open("a") as rules:
        rules.write("# changed\n")
    assert said_by(binding_in(two, tmp_path / "cache")) == "0 1"


@pytest.mark.compiled
def test_of_four_processes_at_once_one_compiles(tmp_path: Path) -> None:
    copy = copy_at(tmp_path / "one")
    said = [said_by(process) for process in [binding_in(copy, tmp_path / "cache") for _ in range(4)]]

    assert sorted(said) == ["0 1", "1 0", "1 0", "1 0"]


# ---------------------------------------------------------------- ours alone


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an entry, made as Numba makes it."""
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    folder = cache_folder() / "stones" / "abc"
    with opened(folder):
        (folder / "entry").write_text("code")
        (folder / "entry").chmod(0o664)
    return folder


def modes(*paths: Path) -> list[int]:
    return [stat.S_IMODE(path.stat().st_mode) for path in paths]


def test_folders_and_files_are_closed_to_others(folder: Path) -> None:
    assert modes(cache_folder(), folder.parent, folder, folder / "entry") == [0o700, 0o700, 0o700, 0o600]


def test_folders_of_an_earlier_version_are_closed(folder: Path) -> None:
    cache_folder().chmod(0o755)
    with opened(folder):
        pass
    assert modes(cache_folder()) == [0o700]


@pytest.mark.parametrize("what", ["../..", "..", ".", "entry"])
@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_what_others_may_write_is_not_loaded(folder: Path, what: str, mode: int) -> None:
    (folder / what).resolve().chmod(mode)
    with pytest.raises(OptionError, match="Others may write to") as caught, opened(folder):
        pytest.fail("opened")
    assert caught.value.say("fr").count("\n") == 0


def test_what_somebody_else_owns_is_not_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    with pytest.raises(OptionError, match="Others may write to"), opened(folder):
        pytest.fail("opened")


@pytest.mark.compiled
def test_a_command_says_so_in_one_line(folder: Path) -> None:
    cache_folder().chmod(0o777)
    command = [sys.executable, "-m", "grimoire", "simulate", "magicians", "-n", "1", "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert str(cache_folder()) in ran.stderr


# ---------------------------------------------------------------- the limit


def test_what_was_used_least_recently_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "LARGEST", 25)
    today = time.time()
    for name, days in (("a", 3), ("b", 2), ("c", 4), ("d", 0.9)):
        with opened(cache_folder() / "stones" / name):
            (cache_folder() / "stones" / name / "entry").write_bytes(b"x" * 10)
        used = today - days * 24 * 3600
        os.utime(cache_folder() / "stones" / name, (used, used))
    remove_oldest()
    assert names_kept() == ["b", "d"]

    monkeypatch.setattr(cache, "LARGEST", 0)
    remove_oldest()
    assert names_kept() == ["d"]


def test_to_be_opened_is_to_be_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LARGEST", 0)
    os.utime(folder, (0, 0))
    with opened(folder):
        pass
    remove_oldest()
    assert names_kept() == ["abc"]


def names_kept() -> list[str]:
    return sorted(path.name for path in (cache_folder() / "stones").iterdir())
