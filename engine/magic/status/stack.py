"""The stack: spells and abilities that can be there, with the choices made for them (CR 405, 601, 603)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic import evaluate
from engine.magic.atoms import copied_item
from engine.magic.effects.copying_spells import ChooseNewTargets
from engine.magic.language.abilities import Activated, Mode, Triggered, divided_amount, is_mana_ability
from engine.magic.language.filters import Target
from engine.magic.library.loader import BLANKS, MARKERS
from engine.magic.procedures.stack_items import Announce, parts_of, point
from engine.magic.procedures.targets import chosen_if_paid, modes_to_choose, settled
from engine.magic.rules import cr
from engine.magic.state import CONTROLLER, StackItem
from engine.magic.vocabulary import number_of

from .position import Position
from .variables import kinds_of, variable_faults

STACK = cr("405.1")
ONE_ID = cr("400.7")
SOURCE = cr("113.7")
MANA_ABILITY = cr("605.3b")
MODES = cr("601.2b")
TARGETS = cr("601.2c")
DIVISION = cr("601.2d")


def id_faults(position: Position) -> Iterator[Fault]:
    """Items of the stack whose id is malformed or taken."""
    seen: set[str] = set()
    for index, item in enumerate(position.table.stack):
        path = f"$.table.stack[{index}].id"
        if not number_of(item.id):
            yield Fault(path, "an id is the letter o and a number, such as o12", ONE_ID)
        elif item.id in seen:
            yield Fault(path, f"{item.id} is on the stack already", ONE_ID)
        seen.add(item.id)


def stack_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with what stands on the stack."""
    for index, item in enumerate(position.table.stack):
        path = f"$.table.stack[{index}]"
        faults = list(_identity_faults(position, item, path))
        yield from faults
        if not faults and item.code:
            yield from variable_faults(position, item.code, item.vars, f"{path}.vars")
            yield from _choice_faults(position, item, path)


def remembered_faults(position: Position) -> Iterator[Fault]:
    """What is wrong with the choices of spells that have left the stack, which can be copied as they were."""
    for ref, last in position.machine.last_known.items():
        path = f"$.machine.last_known.{ref[:40]}"
        spell = last.zone == "stack" and not last.ability
        if not spell:
            if last.modes or last.vars:
                yield Fault(f"{path}.vars", "only spells have choices that are remembered", TARGETS)
            continue
        item = copied_item(position.state, ref)
        if item is None:
            continue
        address = item.code or f"{last.card}/"
        if item.code and position.part_at(item.code) is None:
            yield Fault(f"{path}.paid", "no spell of this card was paid for so", STACK)
        elif not item.code and item.vars.keys() - {"paid", *kinds_of(position.card(last.card), address)}:
            yield Fault(f"{path}.vars", "nothing can be chosen for this spell", TARGETS)
        else:
            found = list(variable_faults(position, address, item.vars, f"{path}.vars"))
            yield from found or (_choice_faults(position, item, path) if item.code else ())


def _identity_faults(position: Position, item: StackItem, path: str) -> Iterator[Fault]:
    """What is wrong with an item's controller, source and address."""
    if not position.has_things(item.controller) and not position.over:
        yield Fault(f"{path}.controller", f"seat {item.controller} is not in the game", CONTROLLER)
    thing = position.table.objects.get(item.id)
    if thing is None:
        yield from ability_faults(position, item.code, item.source, f"{path}.code")
        return
    if thing.zone != "stack":
        yield Fault(f"{path}.id", f"{item.id} is in the {thing.zone}, not on the stack", STACK)
    if item.source != item.id:
        yield Fault(f"{path}.source", "a spell is its own source", SOURCE)
    card = position.card(thing.card)
    if "land" in card.types:
        yield Fault(f"{path}.id", f"{thing.card} is a land; lands are not cast", cr("305.9"))
    code = card.spell_of(thing.paid)
    if item.code != (code or ""):
        wanted = "no code" if code is None else f"the code {code}"
        yield Fault(f"{path}.code", f"the spell {thing.card} has {wanted}", STACK)
    if not item.code and item.vars.keys() - {"paid", *kinds_of(card, f"{card.key}/")}:
        yield Fault(f"{path}.vars", "nothing can be chosen for this spell", TARGETS)
    elif not item.code:
        yield from variable_faults(position, f"{card.key}/", item.vars, f"{path}.vars")


def ability_faults(position: Position, code: str, source: str, path: str) -> Iterator[Fault]:
    """What keeps the ability at this address, of this source, from being on the stack."""
    part = position.part_at(code)
    if is_mana_ability(part):
        yield Fault(path, "a mana ability does not use the stack", MANA_ABILITY)
    elif not isinstance(part, Activated | Triggered) and not (isinstance(part, Mode) and "/w" in code):
        yield Fault(path, f"{code[:80]!r} is not an activated or triggered ability", STACK)
    elif not _can_have(position, source, code):
        yield Fault(path, f"{code} is not an ability of {source}", SOURCE)


def _can_have(position: Position, source: str, code: str) -> bool:
    """Whether an object has, or could have been given, what stands at an address.

    What has left and is not remembered could have had anything, and everything may have lain face down. What
    was a copy for a time as it left could have been anything before, and a delayed ability may be of what its
    source became (CR 400.7j), which could have been a copy of anything.
    """
    key, _, rest = code.partition("/")
    thing = position.table.objects.get(source)
    if thing is not None:
        own = {thing.card, thing.copy_of}
    elif source in position.machine.last_known:
        own = {position.machine.last_known[source].card}
    else:
        return True
    if key in own or rest.startswith("g") or key in BLANKS or key in MARKERS:
        return True
    if thing is not None and "/w" in rest and thing.zone not in ("battlefield", "stack"):
        return True
    keys = {key} if thing is not None else {key, *own}
    return any(
        source in (effect.objects or ()) and any(_copies(effect.vars, one) for one in keys)
        for effect in position.table.effects
    )


def _copies(names: dict[str, list[int | str]], key: str | None) -> bool:
    return any(key in values for values in names.values())


# Choices ----------------------------------------------------------------------------------------------------


def _choice_faults(position: Position, item: StackItem, path: str) -> Iterator[Fault]:
    """What is wrong with modes, targets and divisions; all must be there, unless they are being chosen."""
    part: Any = position.part_at(item.code)
    announced = position.over or any(
        isinstance(task, Announce) and task.id == item.id for task in position.machine.agenda
    )
    paid = item.vars.get("paid", ())
    targets = chosen_if_paid(part, paid)
    if isinstance(part, Mode) or not part.modes:
        if item.modes:
            yield Fault(f"{path}.modes", "the spell or ability is not modal", MODES)
            return
    else:
        least, most = modes_to_choose(part, paid)
        ascending = all(one < other for one, other in zip(item.modes, item.modes[1:], strict=False))
        if not ascending or any(mode >= len(part.modes) for mode in item.modes):
            yield Fault(
                f"{path}.modes",
                f"modes are numbers from 0 to {len(part.modes) - 1}, in ascending order",
                MODES,
            )
            return
        if len(item.modes) > most or (len(item.modes) < least and not announced):
            yield Fault(f"{path}.modes", f"give {least} to {most} modes, not {len(item.modes)}", MODES)
            return
        for mode in item.modes:
            targets += chosen_if_paid(part.modes[mode], paid)
    if not announced:
        for target in settled(point(position.state, item), targets):
            yield from _target_faults(position, item, target, f"{path}.vars")


def _target_faults(position: Position, item: StackItem, target: Target, path: str) -> Iterator[Fault]:
    chosen = item.vars.get(target.name, [])
    least, most = int(target.min), int(target.max)
    if not least <= len(chosen) <= most:
        message = f"give {least} to {most} targets, not {len(chosen)}"
        yield Fault(f"{path}.{target.name}", message, TARGETS)
    elif len(set(chosen)) < len(chosen) and not _gets_new_targets(position, item):
        yield Fault(f"{path}.{target.name}", "the same target is chosen twice", TARGETS)
    amounts = item.vars.get(f"{target.name}:amounts")
    if (amounts is not None and not target.divided) or len(amounts or ()) != target.divided * len(chosen):
        yield Fault(
            f"{path}.{target.name}:amounts",
            "give one amount for each target of a division, and none otherwise",
            DIVISION,
        )
    elif amounts and sum(int(amount) for amount in amounts) != _whole(position, item, target):
        yield Fault(f"{path}.{target.name}:amounts", "the amounts do not add up to what is divided", DIVISION)


def _gets_new_targets(position: Position, item: StackItem) -> bool:
    """Whether new targets are being chosen for it: as long as they are, one may be what another one, that has
    to change, is so far (CR 115.7e)."""
    agenda = position.machine.agenda
    return any(isinstance(task, ChooseNewTargets) and task.id == item.id for task in agenda)


def _has(targets: tuple[Target, ...], wanted: Target) -> bool:
    return any(target.name == wanted.name for target in targets)


def _whole(position: Position, item: StackItem, target: Target) -> int:
    """What is divided: a number, or X."""
    part = next(part for part in parts_of(position.state, item) if _has(part.targets, target))
    return evaluate.amount(point(position.state, item), divided_amount(part, target))
