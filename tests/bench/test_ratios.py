import pytest

from grimoire.bench.ratios import comparisons, ratios
from grimoire.bench.results import Result
from grimoire.bench.texts import TEXTS
from grimoire.core.text import LANGUAGES

FIGURES = {
    "kernel.magicians.moves_per_s": 6000.0,
    "kernel.magicians.moves_per_s.2t": 9000.0,
    "compile.magicians.cold_s": 20.0,
    "cli.games.warm_s": 0.3,
    "cli.simulate_1000.warm_s": 0.8,
    "python.import_numpy_s": 0.1,
    "python.import_numba_s": 0.4,
    "peer.openspiel.crazy_eights.moves_per_s": 400.0,
    "peer.openspiel.hearts.moves_per_s": 600.0,
    "peer.rlcard.uno.moves_per_s": 40.0,
}


def results(*ids: str) -> list[Result]:
    return [Result(name, FIGURES[name], "") for name in ids]


def test_every_ratio_is_the_first_figure_over_the_second() -> None:
    values = {ratio.label.key: ratio.value for ratio in ratios(results(*FIGURES))}

    assert values == pytest.approx(
        {
            "ratio-openspiel": 15.0,
            "ratio-hearts": 10.0,
            "ratio-rlcard": 150.0,
            "ratio-threads": 1.5,
            "ratio-compile": 50.0,
            "ratio-games": 3.0,
            "ratio-simulate": 2.0,
        }
    )


def test_a_ratio_needs_both_of_its_figures() -> None:
    assert ratios(results("kernel.magicians.moves_per_s", "python.import_numpy_s")) == []


def test_a_ratio_names_its_figures_and_its_game() -> None:
    (ratio,) = ratios(results("kernel.magicians.moves_per_s.2t", "kernel.magicians.moves_per_s"))

    assert (ratio.over, ratio.under) == ("kernel.magicians.moves_per_s.2t", "kernel.magicians.moves_per_s")
    assert TEXTS.say("en", ratio.label.key, **ratio.label.values) == "magicians: two threads against one"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_comparison_can_be_put_into_words(lang: str) -> None:
    words = [TEXTS.say(lang, label.key, **label.values) for label, _, _ in comparisons()]

    assert len(set(words)) == len(words)
