import pytest

from grimoire.bench.ids import all_measurements, choose, known_ids
from grimoire.bench.measurement import Measurement
from grimoire.core.errors import OptionError

FAKES = [
    Measurement(name, "moves/s", lambda: lambda: 1.0)
    for name in ("kernel.a.moves_per_s", "kernel.a.moves_per_s.2t", "state.a.bytes", "peer.x.moves_per_s")
]
OURS = ["kernel.a.moves_per_s", "kernel.a.moves_per_s.2t", "state.a.bytes"]


def chosen(*only: str, peers: bool = False) -> list[str]:
    return [one.id for one in choose(FAKES, only, peers)]


def test_without_globs_all_is_measured_but_peers() -> None:
    assert chosen() == OURS
    assert chosen(peers=True) == [*OURS, "peer.x.moves_per_s"]


def test_a_glob_without_stars_names_one_id_only() -> None:
    assert chosen("kernel.a.moves_per_s") == ["kernel.a.moves_per_s"]


def test_globs_add_up_in_the_order_of_the_ids_and_without_repeats() -> None:
    assert chosen("state.*", "kernel.*.2t", "*.bytes") == ["kernel.a.moves_per_s.2t", "state.a.bytes"]


def test_a_glob_that_names_ours_and_peers_leaves_peers_out_unless_asked_for() -> None:
    assert chosen("*.moves_per_s") == ["kernel.a.moves_per_s"]
    assert chosen("*.moves_per_s", peers=True) == ["kernel.a.moves_per_s", "peer.x.moves_per_s"]


@pytest.mark.parametrize("glob", ["kernal.*", "KERNEL.*", "kernel", ""])
def test_a_glob_that_names_nothing_is_an_error_that_lists_what_there_is(glob: str) -> None:
    with pytest.raises(OptionError) as caught:
        chosen("state.*", glob, peers=True)

    assert caught.value.key == "error-bench-unknown"
    assert f"“{glob}”" in caught.value.say("en")
    assert "kernel.a.moves_per_s.2t, state.a.bytes" in caught.value.say("fr")


def test_peers_named_but_not_asked_for_are_an_error_that_says_how_to_ask() -> None:
    with pytest.raises(OptionError) as caught:
        chosen("peer.*")

    assert caught.value.key == "error-bench-peers"
    assert "--peers" in caught.value.say("en")
    assert "--peers" in caught.value.say("fr")


def test_the_ids_are_those_that_programs_rely_on() -> None:
    assert {
        "kernel.magicians.moves_per_s",
        "kernel.magicians.moves_per_s.2t",
        "python.magicians.moves_per_s",
        "state.magicians.bytes",
        "compile.magicians.cold_s",
        "cli.games.warm_s",
        "cli.simulate_1000.warm_s",
        "python.import_numpy_s",
        "python.import_numba_s",
        "peer.openspiel.crazy_eights.moves_per_s",
        "peer.openspiel.hearts.moves_per_s",
        "peer.rlcard.uno.moves_per_s",
    } <= set(known_ids())


def test_no_id_is_there_twice_and_each_has_the_unit_its_name_says() -> None:
    units = {one.id: one.unit for one in all_measurements()}

    assert len(units) == len(known_ids())
    rates = {"moves_per_s": "moves/s", "iterations_per_s": "iterations/s", "bytes": "bytes"}
    for name, unit in units.items():
        assert unit == next((rate for part, rate in rates.items() if part in name), "s")
