"""Kernels: plain Python functions that are bound to a game, and compiled. The one file that knows Numba.

A kernel calls other kernels by bare name, and generic code calls the protocol's stubs. *Binding* copies a
kernel with its globals replaced: stubs by the game's functions, kernels by bound kernels. Bound without
compiling it is the uncompiled twin, for debugging, coverage and byte-for-byte tests.
"""

from __future__ import annotations

import dis
import functools
import math
import threading
import types
import typing
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from grimoire.core.arrays import ArrayOf
from grimoire.core.layout import Box, Ints, Layout

if TYPE_CHECKING:
    from grimoire.core.game import Game

Function = TypeVar("Function", bound=Callable[..., Any])

SMALL = 120  # instructions of a helper that is put into its callers,
WHOLE = 500  # and of it together with all that is put into it

# Kernels allocate nothing, and whoever calls them holds the arrays: they need not count who refers to them
# (`_nrt`). Counting, by locked instructions, took a fifth of the time of a random game of Zargos.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

# Where Numba keeps what it compiles is one global setting, so only one thread compiles at a time.
BINDING = threading.RLock()


def kernel(function: Function) -> Function:
    """Marks a function as a kernel."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def protocol(function: Function) -> Function:
    """Marks a stub: bound code calls the game's function of the same name instead."""
    function.__protocol__ = True  # type: ignore[attr-defined]
    return function


@dataclass(frozen=True)
class Mode:
    """How a game's kernels run: compiled or not, and whether chance follows a script."""

    compiled: bool = True
    scripted: bool = False


class Kernels:
    """A game's functions bound in one mode; `bind` binds generic code to them, once."""

    def __init__(self, game: Game, mode: Mode) -> None:
        self.game = game
        self.mode = mode
        self.state_dtype = game.state_dtype(mode.scripted)
        self.binding = BINDING if mode.compiled else threading.RLock()
        self._copies: dict[Callable[..., Any], types.FunctionType] = {}
        self._helpers: dict[Callable[..., Any], Helper] = {}
        self._sizes: dict[Callable[..., Any], int] = {}
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}

    def __deepcopy__(self, _: Any) -> Kernels:
        return self

    def bind(self, generic: Callable[..., Any]) -> Callable[..., Any]:
        """This generic, calling this game's functions. Its arguments are ints, floats and arrays."""
        if generic not in self._bound:
            with self.binding:
                if generic not in self._bound:
                    self._bound[generic] = (
                        self._compiled(generic) if self.mode.compiled else twin(self._copy(generic))
                    )
        return self._bound[generic]

    def is_bound(self, generic: Callable[..., Any]) -> bool:
        """Whether this generic is at hand already."""
        return generic in self._bound

    def depends_on(self, generic: Callable[..., Any]) -> set[Callable[..., Any]]:
        """Every kernel that a bound generic can reach, itself included."""
        reached = {generic}
        todo = [generic]
        while todo:
            for called in self._called(todo.pop()).values():
                if called not in reached:
                    reached.add(called)
                    todo.append(called)
        return reached

    def _called(self, function: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
        """The kernels a function calls, by the name it uses, stubs already replaced."""
        found = {}
        for name, value in used_globals(function).items():
            target = self._in_place_of(value)
            if hasattr(target, "__kernel__"):
                found[name] = target
            else:
                check_global(function, name, value)
        return found

    def is_small(self, function: Callable[..., Any]) -> bool:
        """Whether a helper is put into its callers whole.

        That makes kernels of small functions fast. Large ones are called: a game whose phases call each
        other would otherwise hold the same code many times over, and take longer to compile.
        """
        return own_size(function) <= SMALL and self._whole_size(function) <= WHOLE

    def _whole_size(self, function: Callable[..., Any]) -> int:
        """Its instructions, with those of the helpers that are put into it."""
        if function not in self._sizes:
            inner = [called for called in self._called(function).values() if self.is_small(called)]
            self._sizes[function] = own_size(function) + sum(self._whole_size(called) for called in inner)
        return self._sizes[function]

    def _in_place_of(self, value: Any) -> Any:
        if hasattr(value, "__protocol__"):
            return getattr(self.game, value.__name__)
        if self.mode.scripted and hasattr(value, "__scripted__"):
            return value.__scripted__
        return value

    def _copy(self, function: Callable[..., Any]) -> types.FunctionType:
        """The function over globals of its own, in which the kernels it calls are bound ones."""
        if function in self._copies:
            return self._copies[function]
        called = self._called(function)
        space = dict(function.__globals__)
        copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        scripted = ".scripted" if self.mode.scripted else ""
        copy.__qualname__ = f"{self.game.name}{scripted}.{function.__qualname__}"
        copy.__module__ = function.__module__
        self._copies[function] = copy
        for name, target in called.items():
            if not self.mode.compiled:
                space[name] = self._copy(target)
            elif hasattr(function.__globals__[name], "__protocol__"):
                space[name] = self._in_full(target)
            else:
                space[name] = self._helper(target)
        return copy

    def _in_full(self, function: Callable[..., Any]) -> Any:
        """One of the game's functions as part of the generic code that calls its stub.

        The compiler optimises, with every function, all that it reaches. A game's `apply` reaches nearly
        everything: compiled once more by itself, it would make compiling a third longer or twice as long.
        """
        from numba import njit

        return njit(**OPTIONS, inline="always")(self._copy(function))

    def _helper(self, function: Callable[..., Any]) -> Helper:
        if function not in self._helpers:
            self._helpers[function] = Helper(self, function)
        return self._helpers[function]

    def _compiled(self, generic: Callable[..., Any]) -> Callable[..., Any]:
        from grimoire.core.cache import empty, remove_oldest

        folder = folder_of(self, generic)
        with compiling(folder) as numba:
            compiled = numba.njit(self.signature(generic), cache=True, **OPTIONS)
            is_new = not holds(folder, generic)
            try:
                bound = compiled(self._copy(generic))
            except Exception:
                if is_new:
                    raise
                empty(folder)  # what is kept there cannot be read: a power cut has torn it, perhaps
                bound = compiled(self._copy(generic))
        if is_new:
            remove_oldest()
        return typing.cast(Callable[..., Any], bound)

    def signature(self, function: Callable[..., Any]) -> Any:
        """The compiler's signature, from the annotations; None where an argument may be of any type."""
        hints = typing.get_type_hints(function, include_extras=True)
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        wanted = [hints.get(name, Any) for name in names]
        if Any in wanted:
            return None
        return self._type_of(hints.get("return"))(*[self._type_of(hint) for hint in wanted])

    def _type_of(self, hint: Any) -> Any:
        """The compiler's type for an annotation."""
        import numba

        types: Any = numba.types
        from_dtype = numba.from_dtype
        if hint in (None, type(None)):
            return types.void
        if hint in (int, float, bool, np.uint64):
            return from_dtype(np.dtype(hint))
        if typing.get_origin(hint) is tuple:
            parts = [self._type_of(part) for part in typing.get_args(hint)]
            return types.UniTuple(parts[0], len(parts))
        if typing.get_origin(hint) is typing.Annotated:
            return self._array_type(hint.__metadata__[0])
        return from_dtype(self._dtype_of(hint))

    def _dtype_of(self, layout: type[Layout]) -> np.dtype[Any]:
        if issubclass(layout, Box):
            return self.game.box.dtype
        if "chance" in layout.fields:  # a state, the game's own or the one of generic code
            return self.state_dtype
        if self.mode.scripted and hasattr(layout, "scripted"):
            return typing.cast("np.dtype[Any]", layout.scripted.dtype)
        return layout.dtype

    def _array_type(self, array: ArrayOf) -> Any:
        from numba import from_dtype, types

        records = {"state": self.state_dtype, "box": self.game.box.dtype}
        item = records.get(array.item, array.item) if isinstance(array.item, str) else array.item.dtype
        return types.Array(from_dtype(np.dtype(item)), array.dimensions, "C", readonly=array.readonly)


class Helper:
    """A kernel that other kernels call: compiled only when the compiler first asks for its type.

    So nothing is compiled where the calling kernel is found in the cache. With its signature fixed by
    its annotations, literals, enums and narrow ints do not compile it again and again.
    """

    def __init__(self, kernels: Kernels, function: Callable[..., Any]) -> None:
        self.kernels = kernels
        self.function = function

    @functools.cached_property
    def compiled(self) -> Any:
        from numba import njit

        options: dict[str, Any] = {
            "forceinline": self.kernels.is_small(self.function),
            "no_cpython_wrapper": True,  # nobody calls it but other kernels
            "no_cfunc_wrapper": True,
        }
        signature = self.kernels.signature(self.function)
        return njit(signature, **OPTIONS, **options)(self.kernels._copy(self.function))

    @property
    def _numba_type_(self) -> Any:
        return self.compiled._numba_type_


def own_size(function: Callable[..., Any]) -> int:
    """How many instructions a function has."""
    return sum(1 for _ in dis.get_instructions(function.__code__))


def used_globals(function: Callable[..., Any]) -> dict[str, Any]:
    """The globals that a function names."""
    space = function.__globals__
    return {name: space[name] for name in sorted(loaded_globals(function.__code__)) if name in space}


@functools.cache
def loaded_globals(code: types.CodeType) -> frozenset[str]:
    """The names of globals that code reads, inside comprehensions too."""
    loaded = frozenset(one.argval for one in dis.get_instructions(code) if one.opname == "LOAD_GLOBAL")
    inner = [loaded_globals(one) for one in code.co_consts if isinstance(one, types.CodeType)]
    return loaded.union(*inner)


def check_global(function: Callable[..., Any], name: str, value: Any) -> None:
    """Kernels read no globals but ints, enums, number types and functions: all else belongs in the box.

    Exponentials are those of `math`: NumPy has its own, which on some processors differ in the last bit from
    those of the compiler, and so the twin would differ.
    """
    number_type = isinstance(value, type) and issubclass(value, np.generic | Enum)
    if not (isinstance(value, int) or number_type or value is np or value is math):
        raise TypeError(f"kernel {function.__qualname__} reads the global {name}: put it in the box")


def twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """An uncompiled kernel as an entry: arrays read as `Ints`, 64-bit words wrap around silently."""

    @functools.wraps(function)
    def entry(*args: Any) -> Any:
        views = [as_ints(arg) if isinstance(arg, np.ndarray) else arg for arg in args]
        with np.errstate(over="ignore"):
            return function(*views)

    return entry


def as_ints(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An array of integers as `Ints`; arrays of records and of floats are as they are."""
    return array.view(Ints) if array.dtype.kind in "iu" else array


def folder_of(kernels: Kernels, generic: Callable[..., Any]) -> Path:
    """The cache folder for a bound generic: its name is a hash of all that the compiled form depends on."""
    from grimoire.core.cache import folder_for

    return folder_for(kernels.game, kernels.depends_on(generic), compiler())


def compiler() -> str:
    """What compiles, how, and for which processor."""
    import llvmlite
    import numba

    config: Any = numba.config  # its settings are made when it is imported
    versions = f"numba {numba.__version__} llvmlite {llvmlite.__version__}"
    name, features = processor()
    if config.CPU_FEATURES is not None:
        features = config.CPU_FEATURES
    return (
        f"{versions} bounds {config.BOUNDSCHECK} level {config.OPT} for {config.CPU_NAME or name} {features}"
    )


@functools.cache
def processor() -> tuple[str, str]:
    """The name of this processor, and what it can do."""
    from llvmlite import binding

    try:
        return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    except RuntimeError:  # it is not known what it can do: Numba then uses nothing special
        return binding.get_host_cpu_name(), ""


def is_compiled(kernels: Kernels, generic: Callable[..., Any]) -> bool:
    """Whether the cache holds this generic, bound to this game."""
    return holds(folder_of(kernels, generic), generic)


def holds(folder: Path, generic: Callable[..., Any]) -> bool:
    """Whether there are an index of this generic and what it names: Numba writes the one before the other."""
    return all(any(folder.glob(f"*.{generic.__qualname__}-*.{kind}")) for kind in ("nbi", "nbc"))


@contextmanager
def compiling(folder: Path) -> Iterator[Any]:
    """Numba, with its cache in this folder, and its warnings as errors."""
    import numba

    from grimoire.core.cache import Locator, opened

    config: Any = numba.config
    before = config.CACHE_LOCATOR_CLASSES
    with opened(folder), warnings.catch_warnings():
        warnings.simplefilter("error", numba.NumbaWarning)
        config.CACHE_LOCATOR_CLASSES = f"{Locator.__module__}.{Locator.__qualname__}"
        try:
            yield numba
        finally:
            config.CACHE_LOCATOR_CLASSES = before
