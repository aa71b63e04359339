"""How forgiving we are when words are typed: names in either language, with or without accents."""

from __future__ import annotations

import unicodedata


def bare(text: str) -> str:
    """Words without capitals, accents and needless spaces, with one kind of apostrophe."""
    letters = unicodedata.normalize("NFD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.replace("’", "'").split())
