"""States, boxes and the records inside them, declared as classes and laid out as NumPy records.

A class that derives from `Layout` is never instantiated: it names the fields, so that people, mypy and
editors know them, and core builds the dtype from it. Kernels see one record of it at a time.
"""

from __future__ import annotations

import copyreg
import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np

from grimoire.core.written import Written

if TYPE_CHECKING:

    class Ints:
        """A field of several numbers, one index deep."""

        def __getitem__(self, at: int) -> int: ...
        def __setitem__(self, at: int, value: int) -> None: ...
        def __len__(self) -> int: ...

    class Grid:
        """A field of several numbers, two indices deep."""

        def __getitem__(self, at: tuple[int, int]) -> int: ...
        def __setitem__(self, at: tuple[int, int], value: int) -> None: ...

else:

    class Ints(np.ndarray):
        """An array that yields Python ints and takes no negative index, as compiled kernels need it.

        Compiled code computes in 64 bits and lets a negative index wrap around; the uncompiled twin
        must compute alike, and is where a wrong index shows.
        """

        def __getitem__(self, at):
            if type(at) is int and at >= 0 and self.ndim == 1:
                return self.item(at)
            found = super().__getitem__(forbid_negative(at))
            return int(found) if isinstance(found, np.integer) else found

        def __setitem__(self, at, value):
            super().__setitem__(forbid_negative(at), value)

        def __iter__(self) -> Iterator[Any]:
            return (self[i] for i in range(len(self)))

    Grid = Ints


def forbid_negative(at: Any) -> Any:
    """The index itself; IndexError where an index would count from the end."""
    for index in at if isinstance(at, tuple) else (at,):
        if isinstance(index, int | np.integer) and index < 0:
            raise IndexError(f"negative index {index}: kernels count from 0")
    return at


class RecType(type):
    """The class of classes of records: so these can be pickled, and are made again from their fields."""


class Rec(np.void, metaclass=RecType):  # type: ignore[misc]
    """One record, whose numbers read as Python ints and whose arrays read as `Ints`.

    NumPy's own records look a field up by its name at every access; ours have a property for each, and the
    rules run twice as fast in pure Python, which is what games run on until they are compiled.
    """

    __slots__ = ()  # a field that was not declared is refused

    if TYPE_CHECKING:
        plain: ClassVar[np.dtype[Any]]

        def __getattr__(self, name: str) -> Any: ...


@functools.cache
def record_class(plain: np.dtype[Any]) -> type[Rec]:
    """The class of the records with these fields."""
    assert plain.fields is not None
    fields = {name: field_property(*found[:2]) for name, found in plain.fields.items()}
    return cast("type[Rec]", RecType("Rec", (Rec,), {**fields, "plain": plain, "__slots__": ()}))


copyreg.pickle(RecType, lambda rec: (record_class, (cast("type[Rec]", rec).plain,)))


def field_property(dtype: np.dtype[Any], start: int) -> property:
    """A field of a record, by where it lies."""

    def number(rec: Rec) -> int:
        return int(rec.getfield(dtype, start))

    def numbers(rec: Rec) -> Any:
        return rec.getfield(dtype, start).view(Ints)

    def records(rec: Rec) -> Any:
        return rec.getfield(dtype, start)

    def store(rec: Rec, value: Any) -> None:
        rec.setfield(value, dtype, start)

    read = number if dtype.kind in "iu" else records if dtype.base.names else numbers
    return property(read, store)


class Visibility(Enum):
    """Who may see a field. It never changes: a fact that becomes public moves to a public field."""

    PUBLIC = "public"
    OWNER = "owner"
    HIDDEN = "hidden"


@dataclass(frozen=True)
class Field:
    """One declared field: what a number in it is, how many, who sees it, how people write it."""

    dtype: Any
    shape: tuple[int, ...]
    visibility: Visibility
    by_seat: bool
    written: Written | None

    def described(self, name: str, seats: int) -> tuple[Any, ...]:
        """The field as NumPy wants it told; one row a seat where it is kept by seat."""
        dtype = self.dtype.dtype if is_layout(self.dtype) else np.dtype(self.dtype)
        shape = (seats, *self.shape) if self.by_seat else self.shape
        return (name, dtype, shape) if shape else (name, dtype)


def is_layout(dtype: Any) -> bool:
    """Whether a field holds records of another layout."""
    return isinstance(dtype, type) and issubclass(dtype, Layout)


def public(dtype: Any, *shape: int, written: Written | None = None) -> Any:
    """A field that everybody sees."""
    return Field(dtype, shape, Visibility.PUBLIC, False, written)


def each(dtype: Any, *shape: int, written: Written | None = None) -> Any:
    """A field with one row a seat that everybody sees."""
    return Field(dtype, shape, Visibility.PUBLIC, True, written)


def owner(dtype: Any, *shape: int, written: Written | None = None) -> Any:
    """A field with one row a seat that only this seat sees."""
    return Field(dtype, shape, Visibility.OWNER, True, written)


def hidden(dtype: Any, *shape: int, written: Written | None = None) -> Any:
    """A field that nobody sees."""
    return Field(dtype, shape, Visibility.HIDDEN, False, written)


def fact(dtype: Any, *shape: int, written: Written | None = None) -> Any:
    """A field of a box: known to everybody, fixed for the whole game."""
    return public(dtype, *shape, written=written)


class Layout:
    """Base of every declared record. `class State(core.State, seats=6)` declares room for six."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[Mapping[str, Field]] = {}
    seats_at_most: ClassVar[int] = 0

    def __init_subclass__(cls, seats: int = 0) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in own:
            if hasattr(np.void, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy's records have a {name} of their own")
        cls.seats_at_most = seats or cls.seats_at_most
        cls.fields = {**cls.fields, **own}
        cls.dtype = lay_out(cls.fields, cls.seats_at_most)
        for name in own:
            delattr(cls, name)

    @classmethod
    def new(cls, count: int = 1) -> np.ndarray[Any, Any]:
        """An array of that many empty records."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def with_field(cls, name: str, dtype: type[Layout]) -> np.dtype[Any]:
        """The same layout with one field's record replaced by another one."""
        old = cls.fields[name]
        new = Field(dtype, old.shape, old.visibility, old.by_seat, old.written)
        return lay_out({**cls.fields, name: new}, cls.seats_at_most)


def width(dtype: np.dtype[Any]) -> int:
    """The bytes that a field's start must be a multiple of; a record inside a record counts as 8."""
    return 8 if dtype.names else dtype.alignment


def lay_out(fields: Mapping[str, Field], seats: int) -> np.dtype[Any]:
    """The widest numbers first, so that all are aligned with no gap; the tail filled up to 8 bytes.

    No byte is left undeclared, so states can be compared and hashed as bytes.
    """
    told = [field.described(name, seats) for name, field in fields.items()]
    told.sort(key=lambda one: -width(one[1]))
    size = sum(np.dtype(one[1:] if len(one) > 2 else one[1]).itemsize for one in told)
    if size % 8:
        told.append(("tail_", np.dtype("i1"), (8 - size % 8,)))
    plain = np.dtype(told, align=True)
    if plain.itemsize != size + -size % 8:
        raise TypeError("a field is not aligned: give every record a size that is a multiple of 8")
    return np.dtype((record_class(plain), plain))


class Box(Layout):
    """What is fixed for a whole game: components and chosen options. Read-only in kernels."""

    seats: int = fact("i2")
    rules: int = fact("i2")  # the version of the rules; later changes of behaviour ask for it
