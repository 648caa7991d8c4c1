"""Continuous effects and delayed abilities that something can have set going (CR 603.7, 611)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Triggered
from engine.magic.language.changes import AddPT, BecomeCopy, Change, SetPT
from engine.magic.language.words import CardType
from engine.magic.limits import LARGEST, within
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect, Vars

from .position import Position
from .variables import variable_faults

EFFECT = cr("611.2")
DELAYED = cr("603.7")
TIMESTAMP = cr("613.7")
COPY = cr("707.2")


def lasting_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with what lasts, beyond its single fields."""
    for index, effect in enumerate(position.table.effects):
        yield from _effect_faults(position, effect, f"$.table.effects[{index}]")
    for index, delayed in enumerate(position.table.delayed):
        path = f"$.table.delayed[{index}]"
        if "/w" not in delayed.code or not isinstance(position.part_at(delayed.code), Triggered):
            yield Fault(f"{path}.code", f"{delayed.code[:80]!r} is no delayed triggered ability", DELAYED)
        else:
            yield from variable_faults(position, delayed.code, delayed.vars, f"{path}.vars")


def _effect_faults(position: Position, effect: ContinuousEffect, path: str) -> Iterator[Fault]:
    if effect.timestamp >= position.clock:
        message = f"the next timestamp, {position.clock}, is greater than those that there are"
        yield Fault(f"{path}.timestamp", message, TIMESTAMP)
    change = _change(position, effect)
    if change is None:
        message = f"{effect.code[:80]!r} makes no such change in its step {effect.pc}, number {effect.index}"
        yield Fault(f"{path}.code", message, EFFECT)
        return
    worked_out = isinstance(change, AddPT | SetPT) and not (
        isinstance(change.power, int) and isinstance(change.toughness, int)
    )
    if len(effect.numbers) != (2 if worked_out else 0) or not all(
        within(number, -LARGEST) for number in effect.numbers
    ):
        message = "power and toughness are noted if they had to be worked out when the effect began"
        yield Fault(f"{path}.numbers", message, EFFECT)
    yield from _variable_faults(position, effect, change, f"{path}.vars")


def _change(position: Position, effect: ContinuousEffect) -> Change | None:
    """What the effect changes, None if there is no such change."""
    steps = position.program_at(effect.code) or ()
    step = steps[effect.pc] if effect.pc < len(steps) else None
    changes = () if step is None else step.begins
    return changes[effect.index] if effect.index < len(changes) else None


def _variable_faults(
    position: Position, effect: ContinuousEffect, change: Change, path: str
) -> Iterator[Fault]:
    """The variables of the program, and what was fixed for the change: a number, the card that is copied."""
    names: Vars = dict(effect.vars)
    if isinstance(change, BecomeCopy):
        copied = names.pop(change.of, [])
        if len(copied) > 1 or any(not isinstance(key, str) or not position.has_card(key) for key in copied):
            yield Fault(f"{path}.{change.of}", "it holds the key of the card that is copied", COPY)
        if not set(names.pop(f"{change.of}:types", [])) <= set(get_args(CardType)):
            yield Fault(f"{path}.{change.of}:types", "it holds the card types that the copied one had", COPY)
    yield from variable_faults(position, effect.code, names, path)
