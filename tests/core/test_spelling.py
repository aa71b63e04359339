import pytest

from grimoire.core.spelling import bare


@pytest.mark.parametrize("text", ["Forêt  d’Été", "foret d'ete", " FORÊT D'ÉTÉ ", "forêt d’e\u0301te\u0301"])
def test_words_are_the_same_however_they_are_typed(text: str) -> None:
    assert bare(text) == "foret d'ete"
