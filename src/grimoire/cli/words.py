"""The language of this run, and what the command line says in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grimoire.core.errors import OptionError
from grimoire.core.text import CORE_TEXTS, LANGUAGES, Catalogue

if TYPE_CHECKING:
    from grimoire.arena.ratios import Estimate

TEXTS = Catalogue(Path(__file__).parent, CORE_TEXTS)
ARGUMENTS = list(sys.argv[1:])
"""The arguments of this run; `listen` replaces them."""


def listen(args: Sequence[str]) -> None:
    """These are the arguments of this run: they say in which language to speak."""
    ARGUMENTS[:] = args


def asked_language(args: Sequence[str], default: str) -> str:
    """The language that the arguments ask for, before they are parsed: help is told in it too."""
    for i, arg in enumerate(args):
        if arg == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return default


def usual_language() -> str:
    """French where the system speaks French, else English."""
    spoken = os.environ.get("GRIMOIRE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def language() -> str:
    """The language of this run; an unknown one counts as the usual one, `check_language` refuses it."""
    lang = asked_language(ARGUMENTS, usual_language())
    return lang if lang in LANGUAGES else usual_language()


def check_language(lang: str | None) -> str:
    """The language given with `--lang`, if there is one."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError("error-language", texts=TEXTS, given=lang, known=list(LANGUAGES))
    return lang or language()


def say(key: str, **values: Any) -> str:
    """A text of the command line, in the language of this run."""
    return TEXTS.say(language(), key, **values)


def hundredths(estimate: Estimate) -> dict[str, float]:
    """A figure and its bounds, in percent or in points of a hundred."""
    return {name: 100 * getattr(estimate, name) for name in ("value", "low", "high")}
