"""A planet of kingdoms that are one province each: whoever holds one gets magic cards after a round."""

from __future__ import annotations

import math

KINGDOMS = 11
COASTS = ["zargos-4", "zargos-5", "zargos-6"]


def small_world() -> str:
    """The map file: a circle of kingdoms between two seas, Zargos in the middle."""
    names = [f"k{chr(ord('a') + i)}" for i in range(KINGDOMS)]
    land = [f"{name}-0" for name in names]
    return "\n".join(
        [
            "[kingdoms]",
            *(f'{name} = {{ en = "K{i}", fr = "R{i}" }}' for i, name in enumerate(names)),
            'zargos = { en = "Zargos", fr = "Zargos" }',
            "[values]",
            *(f"{name} = {3 + i}" for i, name in enumerate(names)),
            "[provinces]",
            *(province(one, 380, i / KINGDOMS, i == 0) for i, one in enumerate(land)),
            "zargos-0 = { x = 500, y = 500, en = 'City', fr = 'Ville', capital = true }",
            *(zargos(i, 60) for i in (1, 2, 3)),
            *(zargos(i, 150) for i in (4, 5, 6)),
            "[seas]",
            *sea("inner", 500, 250, [*land, *COASTS]),
            *sea("outer", 960, 960, land),
            "[borders]",
            f"land = {[*around(land), *IN_ZARGOS]}",
            "arms = []",
            "seas = [['inner', 'outer']]",
        ]
    )


def province(name: str, distance: int, turn: float, volcano: bool) -> str:
    x, y = spot(distance, turn)
    more = ", volcano = true" if volcano else ""
    return f"{name} = {{ x = {x}, y = {y}, en = 'P {name}', fr = 'Q {name}', capital = true{more} }}"


def zargos(number: int, distance: int) -> str:
    x, y = spot(distance, number / 3)
    return f"zargos-{number} = {{ x = {x}, y = {y}, en = 'Z {number}', fr = 'Y {number}' }}"


def spot(distance: int, turn: float) -> tuple[int, int]:
    angle = 2 * math.pi * turn
    return round(500 + distance * math.cos(angle)), round(500 + distance * math.sin(angle))


def sea(name: str, x: int, y: int, shores: list[str]) -> list[str]:
    return [f"{name} = {{ x = {x}, y = {y}, en = 'S {name}', fr = 'M {name}', shores = {shores} }}"]


def around(names: list[str]) -> list[list[str]]:
    """Each with the next, and the last with the first."""
    return [[one, names[(i + 1) % len(names)]] for i, one in enumerate(names)]


IN_ZARGOS = [
    *(
        [f"zargos-{one}", f"zargos-{other}"]
        for one, other in ((0, 1), (0, 2), (0, 3), (1, 2), (2, 3), (1, 3))
    ),
    *([f"zargos-{one}", f"zargos-{one + 3}"] for one in (1, 2, 3)),
]
