from grimoire.bench.commands import run_python

CHECK = """
import sys
import grimoire.bench

found = {"numba", "pyspiel", "rlcard"} & set(sys.modules)
assert not found, found
"""


def test_importing_the_benchmark_imports_neither_the_compiler_nor_a_peer() -> None:
    assert run_python(["-c", CHECK]) == 1
