"""Numbers as a reader's language writes them."""

from __future__ import annotations

from grimoire.arena.ratios import Estimate


def decimal(value: float, lang: str, digits: int = 0) -> str:
    """A number with so many decimals."""
    from babel.numbers import format_decimal  # Fluent needs it, too

    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, format=pattern, locale=lang))


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share in hundredths, set as the language sets it."""
    written = decimal(100 * share, lang, digits)
    return f"{written}\u00a0%" if lang == "fr" else f"{written}%"


def interval(estimate: Estimate, lang: str, digits: int = 1) -> str:
    """From where to where."""
    return f"{decimal(100 * estimate.low, lang, digits)}\u00a0–\u00a0{percent(estimate.high, lang, digits)}"
