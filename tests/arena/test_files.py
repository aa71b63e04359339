"""A report is written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimoire.arena.files import check_apart, check_page, write_page
from grimoire.arena.page import START
from grimoire.core.errors import Malformed


def test_a_page_replaces_the_one_before_it(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    for text in (f"{START}first", f"{START}second: é"):
        check_page(file)
        write_page(file, text)
        assert file.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [file]


def test_to_try_whether_a_file_can_be_written_leaves_it_alone(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text(f"{START}before")
    check_page(file)
    assert file.read_text() == f"{START}before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "report.html"
    with pytest.raises(Malformed, match="cannot be written"):
        check_page(file)
    with pytest.raises(Malformed, match="cannot be written"):
        write_page(file, "text")


@pytest.mark.parametrize("folder", [".", "..", "/"])
def test_a_folder_is_no_file(folder: str) -> None:
    with pytest.raises(Malformed, match="cannot be written: Is a directory"):
        check_page(Path(folder))


def test_results_and_report_are_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    check_apart(Path("a.jsonl"), Path("a.html"))
    Path("a.jsonl").touch()
    Path("link.html").symlink_to("a.jsonl")
    for page in ("a.jsonl", "./a.jsonl", str(tmp_path / "a.jsonl"), "link.html"):
        with pytest.raises(Malformed, match=r"cannot both go to “a\.jsonl”"):
            check_apart(Path("a.jsonl"), Path(page))


@pytest.mark.parametrize("text", ['{"arena":1}\n', "<!doctype html>\n<p>My own page</p>", "\0\xff"])
def test_a_page_never_takes_the_place_of_what_is_no_page_of_ours(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.html"
    file.write_text(text)
    with pytest.raises(Malformed, match="is no report of Grimoire; it is left as it is"):
        check_page(file)
    assert file.read_text() == text


def test_a_page_can_be_read_by_whoever_may_read_files_here(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    write_page(tmp_path / "report.html", "text")
    assert (tmp_path / "report.html").stat().st_mode == (tmp_path / "other").stat().st_mode
