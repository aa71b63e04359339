import ast
import os
import random
import subprocess
import sys
import threading
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import pytest

import grimoire
from grimoire.core import kernel as kernels_module
from grimoire.core.arrays import Boxes, MoveList, States
from grimoire.core.cache import Locator
from grimoire.core.choices import new_generator
from grimoire.core.entries import Entries, actors_at, deal_at, legal_at
from grimoire.core.events import read_log
from grimoire.core.kernel import (
    SMALL,
    WHOLE,
    Kernels,
    Mode,
    compiling,
    folder_of,
    is_compiled,
    kernel,
    own_size,
)
from grimoire.core.layout import Box
from grimoire.core.protocol import State as AnyState
from tests.toy import STONES, rules, state as parts
from tests.toy.state import Phase

TWIN = Mode(compiled=False)
MODES = pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
CONFIG: Any = numba.config  # its settings are made when it is imported
FORBIDDEN = [1, 2, 3]
FACTOR = 3


# ---------------------------------------------------------------- compiled and uncompiled


class Pair:
    """The same game played by compiled kernels and by their uncompiled twins, always compared."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        self.both = [STONES.entries(Mode()), STONES.entries(TWIN)]
        self.boxes = STONES.new_box(seats, STONES.read_options(options, seats))
        self.states = [STONES.state.new(), STONES.state.new()]
        for states in self.states:
            states[0].chance.key[0] = seed
        self.agreed(lambda entries, states: read_log(entries.deal(self.boxes, states), STONES.events))

    def agreed(self, run: Any) -> Any:
        """What both give, which must be the same, and leave the same bytes."""
        one, two = [run(entries, states) for entries, states in zip(self.both, self.states, strict=True)]
        assert one == two
        assert self.states[0].tobytes() == self.states[1].tobytes()
        return one

    def play(self, rng: random.Random) -> int:
        """A random game to its end; says how many moves it had."""
        moves = 0
        boxes = self.boxes
        while asked := self.agreed(lambda entries, states: entries.actors(boxes, states)):
            answers = [self.choose(seat, rng) for seat in asked]
            self.examine(rng.choice(asked), rng)
            for seat, move in zip(asked, answers, strict=True):
                self.apply(seat, move)
                moves += 1
        assert self.agreed(lambda entries, states: entries.outcome(boxes, states))
        return moves

    def choose(self, seat: int, rng: random.Random) -> int:
        legal = self.agreed(lambda entries, states: entries.legal(self.boxes, states, seat))
        self.agreed(lambda entries, states: entries.advise(self.boxes, states, seat, legal))
        return int(rng.choice(legal))

    def apply(self, seat: int, move: int) -> None:
        self.agreed(
            lambda entries, states: read_log(entries.apply(self.boxes, states, seat, move), STONES.events)
        )

    def examine(self, seat: int, rng: random.Random) -> None:
        self.agreed(lambda entries, states: entries.audit(self.boxes, states))
        self.agreed(lambda entries, states: entries.outcome(self.boxes, states))
        word = rng.getrandbits(63)

        def imagined(entries: Entries, states: Any) -> bytes:
            copy = states.copy()
            entries.imagine(self.boxes, copy, seat, new_generator(word))
            return bytes(copy.tobytes())

        self.agreed(imagined)


@pytest.mark.compiled
@pytest.mark.kernel
@pytest.mark.parametrize("seats", STONES.seats)
def test_compiled_and_uncompiled_kernels_agree_byte_for_byte(seats: int) -> None:
    rng = random.Random(seats)
    moves = 0
    seed = 0
    while moves < 1000:
        seed += 1
        moves += Pair(seats, seed, rounds=rng.randint(1, 4), wagers=rng.random() < 0.9).play(rng)


# ---------------------------------------------------------------- binding


@kernel
def reads_a_list(boxes: Boxes, states: States) -> int:
    return FORBIDDEN[0]


@kernel
def calls_one_that_reads_a_list(boxes: Boxes, states: States) -> int:
    return reads_a_list(boxes, states)


@kernel
def lists_in_a_comprehension(boxes: Boxes, states: States) -> int:
    return sum([FORBIDDEN[i] for i in range(2)])


@kernel
def reads_a_module(boxes: Boxes, states: States) -> int:
    return int(parts.Phase.CALL)


@kernel
def reads_what_it_may(boxes: Boxes, states: States) -> int:
    """Ints, enums, number types, NumPy; and `box.rules` is a field, although `rules` is a global too."""
    return FACTOR + Phase.CALL + int(np.int64(boxes[0].rules))


@kernel
def triple(n: int) -> int:
    return FACTOR * n


@kernel
def seats_times_three(boxes: Boxes, states: States) -> int:
    return triple(boxes[0].seats)


@kernel
def makes_an_array(boxes: Boxes, states: States) -> int:
    return len(np.zeros(boxes[0].seats))


@kernel
def fills(out: MoveList, number: int, scale: float) -> float:
    out[0] = number
    return number * scale


@MODES
@pytest.mark.parametrize("generic", [reads_a_list, calls_one_that_reads_a_list, lists_in_a_comprehension])
def test_a_kernel_that_reads_another_global_is_refused(generic: Any, compiled: bool) -> None:
    with pytest.raises(TypeError, match="reads the global FORBIDDEN: put it in the box"):
        Kernels(STONES, Mode(compiled)).bind(generic)


def test_a_module_is_no_global_that_a_kernel_may_read() -> None:
    with pytest.raises(TypeError, match="reads the global parts"):
        STONES.kernels(TWIN).bind(reads_a_module)


@pytest.mark.compiled
def test_a_kernel_that_allocates_is_refused() -> None:
    """So that nobody has to count who refers to an array."""
    with pytest.raises(numba.TypingError, match="Only accept returning of array passed"):
        Kernels(STONES, Mode()).bind(makes_an_array)


def test_a_refused_kernel_stays_refused() -> None:
    kernels = Kernels(STONES, TWIN)
    for _ in range(2):
        with pytest.raises(TypeError, match="reads the global FORBIDDEN"):
            kernels.bind(reads_a_list)


@MODES
def test_a_kernel_may_read_ints_enums_number_types_and_fields(compiled: bool) -> None:
    boxes = STONES.new_box(2, STONES.read_options({}, 2))
    assert STONES.kernels(Mode(compiled)).bind(reads_what_it_may)(boxes, STONES.state.new()) == 6


@pytest.mark.kernel
@MODES
def test_a_generic_calls_its_helpers_on_the_games_records(compiled: bool) -> None:
    boxes = STONES.new_box(4, STONES.read_options({}, 4))
    assert STONES.kernels(Mode(compiled)).bind(seats_times_three)(boxes, STONES.state.new()) == 12


@MODES
def test_a_generic_takes_ints_floats_and_arrays(compiled: bool) -> None:
    out = np.zeros(1, np.int64)
    assert STONES.kernels(Mode(compiled)).bind(fills)(out, 6, 0.5) == 3.0
    assert out[0] == 6


@pytest.mark.parametrize("mode", [Mode(), TWIN, Mode(scripted=True)], ids=str)
def test_binding_twice_gives_the_same_object(mode: Mode) -> None:
    kernels = STONES.kernels(mode)
    assert kernels.bind(actors_at) is kernels.bind(actors_at)
    assert STONES.kernels(mode) is kernels
    assert STONES.entries(mode).actors_at is kernels.bind(actors_at)


def test_the_usual_kernels_are_those_of_their_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else everything would be bound, and when cold compiled, twice."""
    monkeypatch.setenv("GRIMOIRE_COMPILED", "0")
    game = replace(STONES)
    assert game.kernels() is game.kernels(TWIN) is game.entries().kernels


def test_threads_that_bind_at_once_get_the_same_object() -> None:
    kernels = Kernels(STONES, TWIN)
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(kernels.bind(legal_at))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert all(one is found[0] for one in found)


def test_binding_leaves_the_kernel_itself_as_it_was() -> None:
    space = dict(rules.legal.__globals__)
    STONES.kernels(TWIN).bind(legal_at)
    assert rules.legal.__globals__ == space
    with pytest.raises(NotImplementedError):
        actors_at(STONES.new_box(2, STONES.read_options({}, 2)), STONES.state.new(), 0)


def test_a_bound_kernel_reaches_the_games_functions_and_not_the_stubs() -> None:
    reached = STONES.kernels().depends_on(deal_at)
    assert {rules.deal, rules.draw_stone} <= reached
    assert rules.lay_bid not in reached


def test_scripted_chance_takes_the_place_of_draw() -> None:
    names = {one.__name__ for one in STONES.kernels(Mode(scripted=True)).depends_on(deal_at)}
    assert "scripted_draw" in names
    assert "draw" not in names


def test_a_signature_comes_from_the_annotations() -> None:
    kernels = STONES.kernels(Mode())
    boxes, states, *rest = kernels.signature(legal_at).args
    assert not boxes.mutable
    assert states.mutable
    assert [str(one) for one in rest] == ["int64", "int64", "array(int64, 1d, C)"]
    assert str(kernels.signature(legal_at).return_type) == "int64"


def test_core_s_own_state_and_box_stand_for_the_games() -> None:
    @kernel
    def generic(box: Box, state: AnyState) -> None: ...

    box, state = STONES.kernels(Mode()).signature(generic).args
    assert {"rounds", "wagers"} <= set(box.fields)
    assert {"bag", "hand"} <= set(state.fields)


# ---------------------------------------------------------------- the cache


def test_bounds_checking_has_a_cache_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = folder_of(STONES.kernels(Mode()), legal_at)
    monkeypatch.setattr(CONFIG, "BOUNDSCHECK", 0 if CONFIG.BOUNDSCHECK else 1)
    assert folder_of(STONES.kernels(Mode()), legal_at) != plain


@pytest.mark.parametrize(("setting", "other"), [("OPT", "other"), ("CPU_NAME", "486"), ("CPU_FEATURES", "")])
def test_so_has_every_setting_that_matters(setting: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = folder_of(STONES.kernels(Mode()), legal_at)
    monkeypatch.setattr(CONFIG, setting, other)
    assert folder_of(STONES.kernels(Mode()), legal_at) != plain


@pytest.mark.parametrize("module", [numba, llvmlite])
def test_so_has_every_version_of_the_compiler(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = folder_of(STONES.kernels(Mode()), legal_at)
    monkeypatch.setattr(module, "__version__", "99.0")
    assert folder_of(STONES.kernels(Mode()), legal_at) != plain


@pytest.mark.parametrize("other", [("486", "+sse"), ("this", "-sse")])
def test_so_has_every_processor(other: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A home folder may be shared by machines."""
    monkeypatch.setattr(kernels_module, "processor", lambda: ("this", "+sse"))
    plain = folder_of(STONES.kernels(Mode()), legal_at)
    monkeypatch.setattr(kernels_module, "processor", lambda: other)
    assert folder_of(STONES.kernels(Mode()), legal_at) != plain


@kernel
def legal_one(box: Box, state: AnyState, seat: int, out: MoveList) -> int:
    return 1


@kernel
def legal_two(box: Box, state: AnyState, seat: int, out: MoveList) -> int:
    return 2


def test_games_of_one_name_with_other_functions_share_no_cache() -> None:
    """Else the second would be given the first one's compiled code."""
    one, two = [replace(STONES, legal=legal).kernels(Mode()) for legal in (legal_one, legal_two)]
    assert folder_of(one, legal_at) != folder_of(two, legal_at)


def test_what_is_bound_is_found_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    kernels = Kernels(STONES, Mode())
    assert not is_compiled(kernels, actors_at)
    kernels.bind(actors_at)
    assert is_compiled(kernels, actors_at)
    assert not is_compiled(kernels, legal_at)


def test_what_cannot_be_read_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a power cut."""
    monkeypatch.setenv("GRIMOIRE_CACHE", str(tmp_path))
    Kernels(STONES, Mode()).bind(actors_at)
    for kept in folder_of(Kernels(STONES, Mode()), actors_at).glob("*.nb?"):
        kept.write_bytes(kept.read_bytes()[:100])
        hits = []
        for _ in range(2):
            bound: Any = Kernels(STONES, Mode()).bind(actors_at)
            hits.append(sum(bound.stats.cache_hits.values()))

        assert hits == [0, 1]


def test_while_compiling_the_cache_is_ours_and_afterwards_as_it_was() -> None:
    folder = folder_of(STONES.kernels(Mode()), legal_at)
    before = CONFIG.CACHE_LOCATOR_CLASSES, Locator.folder
    with compiling(folder) as used:
        assert used is numba
        assert (CONFIG.CACHE_LOCATOR_CLASSES, Locator.folder) == ("grimoire.core.cache.Locator", folder)
    assert before == (CONFIG.CACHE_LOCATOR_CLASSES, Locator.folder)


def test_a_warning_of_the_compiler_is_an_error() -> None:
    folder = folder_of(STONES.kernels(Mode()), legal_at)
    before = CONFIG.CACHE_LOCATOR_CLASSES
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(numba.NumbaWarning, match="slow"), compiling(folder):
            warnings.warn("slow", numba.NumbaWarning, stacklevel=1)
    assert before == CONFIG.CACHE_LOCATOR_CLASSES


# ---------------------------------------------------------------- numba


def imported(file: Path) -> set[str]:
    """The packages that a file imports anywhere."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_only_one_file_imports_numba() -> None:
    source = Path(grimoire.__file__).parent
    files = [file.relative_to(source) for file in source.rglob("*.py") if "numba" in imported(file)]
    assert files == [Path("core/kernel.py")]


def test_importing_grimoire_does_not_import_numba() -> None:
    script = (
        "import sys, grimoire; grimoire.games(); print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert told.stdout.split() == ["False", "False"]


def made(name: str, body: str, **space: Any) -> Any:
    """A kernel of this many lines."""
    exec(f"def {name}(x):\n{body}\n    return x", space)
    return kernel(space[name])


def test_only_small_helpers_are_put_into_their_callers() -> None:
    """Or a game whose phases call each other would hold the same code many times over."""
    kernels = Kernels(STONES, Mode(compiled=False))
    small = made("small", "    x = x + 1")
    large = made("large", "\n".join(f"    x = x + {i}" for i in range(SMALL)))

    assert kernels.is_small(small)
    assert not kernels.is_small(large)


def test_a_helper_counts_with_all_that_is_put_into_it() -> None:
    """Dragonstones' advice took a minute to compile when it did not."""
    kernels = Kernels(STONES, Mode(compiled=False))
    helpers = {f"h{i}": made(f"h{i}", "    x = x + 1\n" * 20) for i in range(8)}
    calls = "\n".join(f"    x = {name}(x)" for name in helpers)
    outer = made("outer", calls, **helpers)

    assert own_size(outer) <= SMALL
    assert sum(own_size(one) for one in helpers.values()) > WHOLE
    assert not kernels.is_small(outer)
