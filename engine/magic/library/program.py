"""Programs: the steps of an ability as a flat tuple of instructions.

So a running card is an address and a number.

An instruction is an effect of the language, to be carried out as it is, or one of the few below that decide
what comes next. A program begins at 0 and has ended when the counter reaches its length; unless an
instruction says otherwise, the next one follows.

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

from msgspec import Struct

from engine.magic.language.abilities import Ability, Activated, Mode, Spell, Triggered
from engine.magic.language.conditions import Condition
from engine.magic.language.costs import Price
from engine.magic.language.effects import Amass, Dig, Each, Effect, If, Later, May, Search, WhenYouDo
from engine.magic.language.filters import Name, Selector, Whose
from engine.magic.language.triggers import Trigger

from .macros import amass


class Branch(Struct, frozen=True):
    """Go on if the condition holds now, else with ``otherwise``."""

    condition: Condition
    otherwise: int


class Jump(Struct, frozen=True):
    """Go on with ``to``."""

    to: int


class MayBranch(Struct, frozen=True):
    """Ask a player: yes, and the price is paid, goes on; no goes to ``otherwise``.

    A player who cannot pay, and ``who`` that is nobody any more, is not asked and goes to ``otherwise``
    (CR 118.12a). What is sacrificed for the price has the name that the price gives it.
    """

    who: Name
    pay: Price | None
    otherwise: int


class EachStart(Struct, frozen=True):
    """Put the players (APNAP order) or objects that are meant now into the variable ``NAME:rest``."""

    name: Name
    who: Whose | None = None
    what: Selector | None = None


class EachNext(Struct, frozen=True):
    """Move the first of ``NAME:rest`` into ``NAME`` and go on; with none left, drop both, go to ``end``."""

    name: Name
    end: int


class Look(Struct, frozen=True):
    """Look at the cards of the library among which the next step has the player choose."""

    step: Dig | Search


class DelayedTrigger(Struct, frozen=True):
    """Create the delayed triggered ability at this address; it keeps the variables as they are (CR 603.7)."""

    when: Trigger
    code: str


class ReflexiveTrigger(Struct, frozen=True):
    """The reflexive ability at this address triggers now, with the variables as they are (CR 603.12)."""

    code: str


def card_at(address: str) -> str:
    """The key of the card that an address belongs to."""
    return address.partition("/")[0]


def ability_at(address: str) -> str:
    """The address of the ability to which a mode of it, or what its steps set going, belongs."""
    return "/".join(address.split("/", 2)[:2])


Instruction = (
    Effect | Branch | Jump | MayBranch | EachStart | EachNext | Look | DelayedTrigger | ReflexiveTrigger
)
Part = Ability | Mode
"""What stands at an address. A delayed trigger is a :class:`Triggered`, a reflexive one a :class:`Mode`."""


class Programs:
    """The programs of one card, by address."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.instructions: dict[str, tuple[Instruction, ...]] = {}

    def add(self, address: str, part: Part) -> None:
        """Flatten the steps of an ability and of everything inside it."""
        self.parts[address] = part
        if isinstance(part, Spell | Activated | Triggered | Mode):
            self.instructions[address] = _Flattened(self, address, part.do).finished
        if isinstance(part, Spell | Activated | Triggered):
            for index, mode in enumerate(part.modes):
                self.add(f"{address}/m{index}", mode)


class _Flattened:
    """The instructions of one list of steps."""

    def __init__(self, programs: Programs, address: str, steps: Sequence[Effect]) -> None:
        self._programs = programs
        self._address = address
        self._set_going = 0
        self._code: list[Instruction] = []
        self._write(steps)

    @property
    def finished(self) -> tuple[Instruction, ...]:
        """All of it."""
        return tuple(self._code)

    def _write(self, steps: Sequence[Effect]) -> None:
        for step in steps:
            if isinstance(step, If | May):
                self._either(step)
            elif isinstance(step, Each):
                self._each(step)
            elif isinstance(step, Later):
                code = self._inside(Triggered(step.when, do=step.steps))
                self._code.append(DelayedTrigger(step.when, code))
            elif isinstance(step, WhenYouDo):
                self._code.append(ReflexiveTrigger(self._inside(Mode(step.targets, step.steps))))
            elif isinstance(step, Amass):
                self._write(amass(step))
            elif isinstance(step, Dig | Search):
                self._code += [Look(step), step]
            else:
                self._code.append(step)

    def _either(self, step: If | May) -> None:
        branch = self._hold()
        self._write(step.then)
        jump = self._hold() if step.otherwise else None
        otherwise = len(self._code)
        self._write(step.otherwise)
        if jump is not None:
            self._code[jump] = Jump(len(self._code))
        if isinstance(step, If):
            self._code[branch] = Branch(step.condition, otherwise)
        else:
            self._code[branch] = MayBranch(step.who, step.pay, otherwise)

    def _each(self, step: Each) -> None:
        self._code.append(EachStart(step.name, step.who, step.what))
        following = self._hold()
        self._write(step.steps)
        self._code.append(Jump(following))
        self._code[following] = EachNext(step.name, len(self._code))

    def _hold(self) -> int:
        """A place for an instruction that is known only when those after it are."""
        self._code.append(Jump(0))
        return len(self._code) - 1

    def _inside(self, part: Part) -> str:
        address = f"{self._address}/w{self._set_going}"
        self._set_going += 1
        self._programs.add(address, part)
        return address
