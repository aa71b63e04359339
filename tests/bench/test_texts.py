import re

from grimoire.bench.texts import TEXTS


def keys_and_values(lang: str) -> dict[str, set[str]]:
    """Each text's key, with the names of the values it takes."""
    text = (TEXTS.folder / f"text.{lang}.ftl").read_text("utf-8")
    return {
        key: set(re.findall(r"\$\w+", words)) for key, words in re.findall(r"^([\w-]+) = (.*)$", text, re.M)
    }


def test_both_languages_say_the_same_things() -> None:
    english = keys_and_values("en")

    assert len(english) >= 10
    assert keys_and_values("fr") == english
