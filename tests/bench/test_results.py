import json

from grimoire.bench.results import Result, to_json


def test_json_has_the_shape_that_programs_read() -> None:
    results = [Result("kernel.x.moves_per_s", 2.5, "moves/s"), Result("state.x.bytes", 616.0, "bytes")]

    assert json.loads(to_json(results)) == {
        "results": [
            {"id": "kernel.x.moves_per_s", "value": 2.5, "unit": "moves/s"},
            {"id": "state.x.bytes", "value": 616.0, "unit": "bytes"},
        ]
    }


def test_nothing_measured_is_an_empty_list() -> None:
    assert json.loads(to_json([])) == {"results": []}
