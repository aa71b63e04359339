"""Texts in two languages, through Fluent. One catalogue serves the terminal, the logs and the page."""

from __future__ import annotations

import functools
import re
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
        self.add(bundle, lang, key)
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
        """An empty bundle, which texts are added to as they are asked for."""
        from fluent.runtime import FluentBundle

        return FluentBundle([lang], use_isolating=False)

    def add(self, bundle: FluentBundle, lang: str, key: str) -> None:
        """Parses a text, with those that it refers to, unless that is done already.

        Parsing a whole file takes a tenth of a second; a command that says three lines needs three texts.
        """
        if bundle.has_message(key):
            return
        from fluent.runtime import FluentResource

        # What a text refers to comes first, so that another thread never finds it half there.
        found = list(self.with_references(lang, key).values())
        bundle.add_resource(FluentResource("\n".join(reversed(found))))

    def with_references(self, lang: str, key: str) -> dict[str, str]:
        """A text as its file has it, and all that it refers to, be it through others."""
        found: dict[str, str] = {}
        wanted = [key]
        for one in wanted:
            source = self.source(lang, one)
            if source is not None and one not in found:
                found[one] = source
                wanted += REFERENCE.findall(source)
        return found

    def source(self, lang: str, key: str) -> str | None:
        """A text as its file has it, the folder's own before those it builds upon."""
        for file in reversed(self.files(lang)):
            if key in sources(file):
                return sources(file)[key]
        return None


# A text begins at the start of a line; what it refers to stands in braces by its bare name.
BEGINNING = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


@functools.cache
def sources(file: Path) -> dict[str, str]:
    """The texts of a file by key, not parsed yet; several catalogues build upon the same one."""
    found = BEGINNING.split(file.read_text("utf-8"))[1:]
    return {one.partition("=")[0].strip(): one for one in found}


CORE_TEXTS = Catalogue(Path(__file__).parent)
