"""Texts in two languages, through Fluent. One catalogue serves the terminal, the logs and the page."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST = 400  # letters of one value: what a user gave may be of any length, what we say of it not


class Text(msgspec.Struct, frozen=True):
    """Words to come: a key and values, put into words when the reader's language is known."""

    key: str
    values: dict[str, Any] = {}


class Catalogue:
    """The texts of one folder (`text.en.ftl`, `text.fr.ftl`), over those it builds upon."""

    def __init__(self, folder: Path, base: Catalogue | None = None) -> None:
        self.folder = folder
        self.base = base

    def files(self, lang: str) -> list[Path]:
        """The files of one language, the base first, so that the folder's own texts win."""
        below = self.base.files(lang) if self.base else []
        return [*below, self.folder / f"text.{lang}.ftl"]

    def say(self, lang: str, key: str, /, **values: Any) -> str:
        """The text for this key. A missing key or value is a fault of ours, and raises."""
        bundle = self.bundle(lang)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no text {key!r} in {lang}")
        told = {name: self.put(lang, value) for name, value in values.items()}
        words, faults = bundle.format_pattern(pattern, told)
        if faults:
            raise KeyError(f"text {key!r} in {lang}: {faults[0]}")
        return str(words)

    def put(self, lang: str, value: Any) -> Any:
        """A value ready for a text: texts inside it, and lists of them, are put into words first.

        Words that a table brings with it are a mapping, by language.
        """
        if isinstance(value, Text):
            return self.say(lang, value.key, **value.values)
        if isinstance(value, Mapping):
            value = value[lang]
        if isinstance(value, list | tuple):
            value = ", ".join(str(self.put(lang, one)) for one in value)
        if isinstance(value, str):
            words = " ".join(value.splitlines())
            return words if len(words) <= LONGEST else words[:LONGEST] + "…"
        if isinstance(value, int) and abs(value) >= 10**15:
            return str(value)  # more than Fluent's number format can take
        return value

    @functools.cache  # noqa: B019 - catalogues live as long as the program
    def bundle(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([lang], use_isolating=False)
        for file in self.files(lang):
            bundle.add_resource(parsed(file), allow_overrides=True)
        return bundle


@functools.cache
def parsed(file: Path) -> Any:
    """A file of texts; several catalogues build upon the same one."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))


CORE_TEXTS = Catalogue(Path(__file__).parent)
