"""What lasts: continuous effects, prevention shields, delayed abilities (CR 603.7, 611, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from engine.kernel.closed_words import one_of
from engine.kernel.documents import Fault
from engine.magic.language.abilities import Triggered
from engine.magic.language.changes import AddPT, BecomeCopy, Change, SetPT
from engine.magic.language.effects import Until
from engine.magic.language.words import CardType
from engine.magic.limits import LARGEST, MOST_PERMANENTS, within
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect, Vars

from .position import Position
from .variables import variable_faults

EFFECT = cr("611.2")
DURATION = cr("611.2a")
OBJECTS = cr("611.2c")
SHIELD = cr("615.1")
DELAYED = cr("603.7")
CONTROLLER = cr("109.4")
SOURCE = cr("113.7")
TIMESTAMP = cr("613.7")
COPY = cr("707.2")


def lasting_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with what lasts."""
    for index, effect in enumerate(position.table.effects):
        yield from _effect_faults(position, effect, f"$.table.effects[{index}]")
    for index, shield in enumerate(position.table.shields):
        path = f"$.table.shields[{index}]"
        yield from source_faults(position, shield, path)
        if shield.to is not None and not position.was_object(shield.to) and not position.is_player(shield.to):
            yield Fault(f"{path}.to", f"{shield.to[:40]!r} is neither an object nor a player", SHIELD)
        if shield.amount is not None and not within(shield.amount, 1):
            yield Fault(f"{path}.amount", f"a number from 1 to {LARGEST}", SHIELD)
        if shield.by is not None and not position.was_object(shield.by):
            yield Fault(f"{path}.by", f"there was no object {shield.by[:40]!r}", SHIELD)
        yield from _duration_faults(position, shield.until, ("turn",), path)
    for index, delayed in enumerate(position.table.delayed):
        path = f"$.table.delayed[{index}]"
        yield from source_faults(position, delayed, path)
        yield from controller_faults(position, delayed, path)
        if "/w" not in delayed.code or not isinstance(position.part_at(delayed.code), Triggered):
            yield Fault(f"{path}.code", f"{delayed.code[:80]!r} is no delayed triggered ability", DELAYED)
        else:
            yield from variable_faults(position, delayed.code, delayed.vars, f"{path}.vars")


def source_faults(position: Position, lasting: Any, path: str) -> Iterator[Fault]:
    """Something whose source never was."""
    if not position.was_object(lasting.source):
        yield Fault(f"{path}.source", f"there was no object {lasting.source[:40]!r}", SOURCE)


def controller_faults(position: Position, lasting: Any, path: str) -> Iterator[Fault]:
    """Something that nobody at the table controls."""
    if not position.is_seat(lasting.controller):
        yield Fault(f"{path}.controller", f"there is no seat {lasting.controller}", CONTROLLER)


def _duration_faults(
    position: Position, until: str, durations: tuple[str, ...], path: str
) -> Iterator[Fault]:
    """Something that ends when nothing ends."""
    ends = (*durations, *(f"turn of {seat}" for seat in position.seats))
    if until not in ends:
        yield Fault(f"{path}.until", f"no effect lasts until {until[:40]!r}: {one_of(ends)}", DURATION)


def _effect_faults(position: Position, effect: ContinuousEffect, path: str) -> Iterator[Fault]:
    yield from source_faults(position, effect, path)
    yield from controller_faults(position, effect, path)
    if effect.timestamp >= position.clock:
        message = f"the next timestamp, {position.clock}, is greater than those that there are"
        yield Fault(f"{path}.timestamp", message, TIMESTAMP)
    yield from _duration_faults(position, effect.until, ("turn", "forever"), path)
    if not effect.objects or len(effect.objects) > MOST_PERMANENTS:
        yield Fault(f"{path}.objects", f"an effect is for 1 to {MOST_PERMANENTS} objects", OBJECTS)
    for index, ref in enumerate(effect.objects):
        if not position.was_object(ref):
            yield Fault(f"{path}.objects[{index}]", f"there was no object {ref[:40]!r}", OBJECTS)
    change = _change(position, effect)
    if change is None:
        message = f"{effect.code[:80]!r} sets no such change going at step {effect.pc}, number {effect.index}"
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
    if not isinstance(step, Until) or effect.index >= len(step.changes):
        return None
    return step.changes[effect.index]


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
