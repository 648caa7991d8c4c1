"""Programs: the steps of an ability as a flat tuple of instructions.

So a running card is an address and a number.

An instruction is a verb of the language, to be carried out as it is, or one of the few of
:mod:`engine.magic.effects.flow` that decide what comes next. A program begins at 0 and has ended when the
counter reaches its length; unless an instruction says otherwise, the next one follows.

Addresses are strings that begin with the key of a card:

* ``lightning_bolt/0``        – the first of the abilities in the file;
* ``mulldrifter/evoke``       – what a keyword stands for, ``…/unleash_2`` if it is more than one ability;
* ``viridian_longbow/g0``     – the first of the ``granted`` abilities;
* ``forest/mana``             – the mana ability of a basic land type, the same for every land that has it;
* ``branching_bolt/0/m1``     – the second mode of a modal ability, whose own program is empty;
* ``sparktongue_dragon/0/w0`` – the first ability that the steps of ``…/0`` set going, delayed or reflexive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.magic.language.abilities import Ability, Activated, Mode, Spell, Triggered
from engine.magic.language.effects import Effect, Instruction

Part = Ability | Mode
"""What stands at an address. A delayed trigger is a :class:`Triggered`, a reflexive one a :class:`Mode`."""


def card_at(address: str) -> str:
    """The key of the card that an address belongs to."""
    return address.partition("/")[0]


def ability_at(address: str) -> str:
    """The address of the ability to which a mode of it, or what its steps set going, belongs."""
    return "/".join(address.split("/", 2)[:2])


class Programs:
    """The programs of one card, by address."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.instructions: dict[str, tuple[Instruction, ...]] = {}

    def add(self, address: str, part: Part) -> None:
        """Flatten the steps of an ability and of everything inside it."""
        self.parts[address] = part
        if isinstance(part, Spell | Activated | Triggered | Mode):
            writer = Writer(self, address)
            writer.write(part.do)
            self.instructions[address] = writer.finished
        if isinstance(part, Spell | Activated | Triggered):
            for index, mode in enumerate(part.modes):
                self.add(f"{address}/m{index}", mode)


class Writer:
    """Writes the instructions of one list of steps."""

    def __init__(self, programs: Programs, address: str) -> None:
        self._programs = programs
        self._address = address
        self._set_going = 0
        self.code: list[Instruction | None] = []

    def write(self, steps: Sequence[Effect]) -> None:
        """All the instructions of some steps."""
        for step in steps:
            step.write(self)

    def append(self, instruction: Instruction | None) -> int:
        """One instruction; its place. None holds the place of one that depends on those after it."""
        self.code.append(instruction)
        return len(self.code) - 1

    @property
    def finished(self) -> tuple[Instruction, ...]:
        """All of them."""
        return tuple(cast("list[Instruction]", self.code))

    @property
    def next(self) -> int:
        """The place of the next instruction."""
        return len(self.code)

    def inside(self, part: Part) -> str:
        """The address of an ability that these steps set going."""
        address = f"{self._address}/w{self._set_going}"
        self._set_going += 1
        self._programs.add(address, part)
        return address
