"""The steps that powers are told in, and how they are laid out for the kernel (D42).

A character's steps are a short program. Each instruction has an operation and two numbers; choices name the
places where their branches begin, and jumps lead back or past other branches.

    Magician        0  CHOOSE 2          two ways
                    1  BRANCH 3          the first begins at 3
                    2  BRANCH 6          the second at 6
                    3  PAY_STONES each 1
                    4  SCORE 1
                    5  JUMP 7
                    6  TAKE silver 3
                    7  END
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from grimoire.games.dragonstones.things import Coin, Stone

ROOM = 32  # instructions of a character at most
MOST_WAYS = 4  # of a choice, stopping included


class Op(IntEnum):
    """What an instruction does, with what its two numbers say."""

    END = 0
    SCORE = 1  # a: points
    TAKE = 2  # a: coin; b: how many
    TAKE_STONE = 3  # a: colour, or CHOICE, or NAMED
    PAY_STONES = 4  # a: colour, or one of the ways below; b: how many
    PAY = 5  # a: coin; b: how many
    CHOOSE = 6  # a: how many ways; as many BRANCH follow; b: 1 if the last of them ends a repeat
    BRANCH = 7  # a: where a way begins
    JUMP = 8  # a: where to go on
    AGAIN = 9  # a: where to go back to; b: how often at most, 0: as often as one likes
    NAME = 10  # a: 1 if the bank must have the colour
    VICTIM = 11  # a: a Who; b: 1 if a stone is to be stolen
    STEAL_STONE = 12
    STEAL_PURSE = 13
    BANISH = 14  # a: colour, or NAMED: everybody gives it back
    BAG = 15  # a: stones of each colour put in; b: stones drawn
    LUCK = 16  # a: colour, or NAMED: push your luck
    COPY = 17  # a: a Source
    KEEP = 18
    GIVE_UP = 19  # the bid


CHOICE, NAMED = 3, 4  # beside the colours
ANY, SAME, EACH, ALL = 5, 6, 7, 8  # ways of paying stones, beside colours and NAMED


class Who(IntEnum):
    """Whom a power is turned against."""

    SECOND = 0  # the second highest bidder (D21)
    OTHER = 1


class Source(IntEnum):
    """Where a copied character comes from."""

    PAST = 0  # those that have come up (D31)
    RANDOM = 1  # those still to come, drawn (D34)
    CHOSEN = 2  # those still to come, chosen (D35)


class Instruction(NamedTuple):
    """One line of a program."""

    op: Op
    a: int = 0
    b: int = 0


COIN_OF = {coin.name.lower(): coin for coin in Coin}
COLOUR_OF = {stone.name.lower(): int(stone) for stone in Stone}
TAKEN = {**COLOUR_OF, "choice": CHOICE, "named": NAMED}
PAID = {**COLOUR_OF, "named": NAMED, "any": ANY, "same": SAME, "each": EACH, "all": ALL}
TARGETS = {**COLOUR_OF, "named": NAMED}
WHO_OF = {who.name.lower(): who for who in Who}
SOURCE_OF = {source.name.lower(): source for source in Source}

Step = Mapping[str, Any]


def lay_out(steps: Sequence[Step]) -> list[Instruction]:
    """The program of a character whose steps were checked."""
    program: list[Instruction] = []
    write_steps(program, steps)
    program.append(Instruction(Op.END))
    return program


def write_steps(program: list[Instruction], steps: Sequence[Step]) -> None:
    for number, step in enumerate(steps):
        following = steps[number + 1] if number + 1 < len(steps) else {}
        write_step(program, step, following)


def write_step(program: list[Instruction], step: Step, following: Step) -> None:
    if "choose" in step:
        write_choice(program, step["choose"])
    elif "may" in step:
        write_choice(program, [step["may"], []])
    elif "repeat" in step:
        write_repeat(program, step["repeat"], step.get("times", 0))
    elif "take" in step and step["take"] == "stone":
        count = step.get("count", 1)
        program += [Instruction(Op.TAKE_STONE, TAKEN[step["colour"]])] * count
    else:
        program.append(plain(step, following))


def plain(step: Step, following: Step) -> Instruction:
    """The instruction of a step that leads nowhere else."""
    if "score" in step:
        return Instruction(Op.SCORE, step["score"])
    if "take" in step:
        return Instruction(Op.TAKE, COIN_OF[step["take"]], step.get("count", 1))
    if "pay" in step:
        return payment(step)
    if "name" in step:
        return Instruction(Op.NAME, 1 if step.get("in") == "bank" else 0)
    if "victim" in step:
        return Instruction(Op.VICTIM, WHO_OF[step["victim"]], 1 if following.get("steal") == "stone" else 0)
    if "steal" in step:
        return Instruction(Op.STEAL_STONE if step["steal"] == "stone" else Op.STEAL_PURSE)
    if "banish" in step:
        return Instruction(Op.BANISH, TARGETS[step["banish"]])
    if "bag" in step:
        return Instruction(Op.BAG, step["bag"], step["draw"])
    if "luck" in step:
        return Instruction(Op.LUCK, TARGETS[step["luck"]])
    if "copy" in step:
        return Instruction(Op.COPY, SOURCE_OF[step["copy"]])
    return Instruction(Op.KEEP if "keep" in step else Op.GIVE_UP)


def payment(step: Step) -> Instruction:
    if step["pay"] == "stones":
        return Instruction(Op.PAY_STONES, PAID[step["of"]], step.get("count", 0))
    return Instruction(Op.PAY, COIN_OF[step["pay"]], step.get("count", 1))


def write_choice(program: list[Instruction], ways: Sequence[Sequence[Step]]) -> None:
    """Every way ends with a jump behind the last of them."""
    starts, ends = begin_choice(program, len(ways)), []
    for start, way in zip(starts, ways, strict=True):
        program[start] = Instruction(Op.BRANCH, len(program))
        write_steps(program, way)
        ends.append(len(program))
        program.append(Instruction(Op.JUMP))
    for end in ends:
        program[end] = Instruction(Op.JUMP, len(program))


def write_repeat(program: list[Instruction], ways: Sequence[Sequence[Step]], times: int) -> None:
    """One way after the other, until the player stops (which is the last way) or has had all turns."""
    first = len(program)
    starts, ends = begin_choice(program, len(ways) + 1, repeats=1), []
    for start, way in zip(starts, ways, strict=False):
        program[start] = Instruction(Op.BRANCH, len(program))
        write_steps(program, way)
        program.append(Instruction(Op.AGAIN, first, times))
        ends.append(len(program))
        program.append(Instruction(Op.JUMP))
    program[starts[-1]] = Instruction(Op.BRANCH, len(program))
    for end in ends:
        program[end] = Instruction(Op.JUMP, len(program))


def begin_choice(program: list[Instruction], ways: int, repeats: int = 0) -> list[int]:
    """The places where the starts of the ways are still to be written."""
    program.append(Instruction(Op.CHOOSE, ways, repeats))
    starts = [len(program) + i for i in range(ways)]
    program += [Instruction(Op.BRANCH)] * ways
    return starts
