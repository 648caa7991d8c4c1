"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.definitions import part
from engine.magic.evaluate import Context, holds, seen
from engine.magic.language.abilities import Triggered
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState, StackItem

from .announcing import point, targets_of
from .running import Run
from .targets import still_legal

RESOLVES = cr("608.2")
ILLEGAL = cr("608.2b")
INTERVENING = cr("603.4")
LEAVES_STACK = cr("608.2n")
BECOMES = cr("608.3")
AURA_FAILS = cr("608.3b")
BUYBACK = cr("702.27")


class Resolve(Task, tag="resolve"):
    """The item on top of the stack resolves."""


class FinishResolution(Task, tag="finish_resolution"):
    """A spell goes to its owner's graveyard, an ability ceases to exist."""

    id: Id


def _act(draft: MagicDraft, _: Resolve) -> None:
    draft.done()
    state = draft.state
    item = state.table.stack[-1]
    ability = part(state, item.code) if item.code else None
    if (
        isinstance(ability, Triggered)
        and ability.condition is not None
        and not holds(point(state, item), ability.condition)
    ):
        _fizzle(draft, item, INTERVENING)
        return
    names = _legal_targets(state, item)
    spell = seen(state, item.id) if item.id in state.table.objects else None
    becomes_permanent = spell is not None and not spell.types.isdisjoint(PERMANENT_TYPES)
    if names is None:
        _fizzle(draft, item, AURA_FAILS if becomes_permanent else ILLEGAL)
        return
    if becomes_permanent:
        _enter(draft, item, names)
        return
    draft.then(*_programs(state, item, names), FinishResolution(item.id))


def _programs(state: MagicState, item: StackItem, names: dict[str, list[int | str]]) -> list[Run]:
    """The ability's own steps, then those of its modes in the order of the text."""
    codes = [item.code, *(f"{item.code}/m{mode}" for mode in item.modes)] if item.code else []
    return [Run(code, item.controller, item.source, 0, dict(names)) for code in codes]


def _legal_targets(state: MagicState, item: StackItem) -> dict[str, list[int | str]] | None:
    """The variables without illegal targets; None if there were targets and all are illegal (CR 608.2b)."""
    targets = targets_of(state, item)
    names = dict(item.vars)
    if "paid" not in names and item.id in state.table.objects:
        names["paid"] = list(state.table.objects[item.id].paid)
    context: Context = point(state, item)
    had, kept = 0, 0
    for target in targets:
        refs = item.vars.get(target.name, [])
        legal = [still_legal(context, target, str(ref)) for ref in refs]
        names[target.name] = [ref for ref, fine in zip(refs, legal, strict=True) if fine]
        amounts = item.vars.get(f"{target.name}:amounts")
        if amounts is not None:
            names[f"{target.name}:amounts"] = [n for n, fine in zip(amounts, legal, strict=True) if fine]
        had, kept = had + len(refs), kept + len(names[target.name])
    return None if had and not kept else names


def _fizzle(draft: MagicDraft, item: StackItem, rule: str) -> None:
    atoms.note_failure(draft, item.id, rule)
    if item.id in draft.state.table.objects:
        draft.then(Happen([Move(rule=rule, object=item.id, to="graveyard")]))
    else:
        atoms.take_off_stack(draft, item.id)


def _enter(draft: MagicDraft, item: StackItem, names: dict[str, list[int | str]]) -> None:
    """A permanent spell becomes a permanent; an Aura is attached to its target (CR 608.3)."""
    attach_to = None
    targets = targets_of(draft.state, item)
    if targets:
        chosen = names.get(targets[0].name, [])
        attach_to = str(chosen[0]) if chosen else None
    move = Move(
        rule=BECOMES, object=item.id, to="battlefield", controller=item.controller, attach_to=attach_to
    )
    draft.then(Happen([move]))


def _finish(draft: MagicDraft, task: FinishResolution) -> None:
    draft.done()
    state = draft.state
    item = next((one for one in state.table.stack if one.id == task.id), None)
    atoms.note_resolution(draft, task.id, RESOLVES)
    if item is None:
        return
    if item.id not in state.table.objects:
        atoms.take_off_stack(draft, item.id)
        return
    paid = state.table.objects[item.id].paid
    if "buyback" in paid:
        draft.then(Happen([Move(rule=BUYBACK, object=item.id, to="hand")]))
    else:
        draft.then(Happen([Move(rule=LEAVES_STACK, object=item.id, to="graveyard")]))


TASKS = {Resolve: TaskRule(act=_act), FinishResolution: TaskRule(act=_finish)}
