"""What leaves no choice is taken; when nothing is left to choose, the cost is paid (CR 601.2f–i)."""

from __future__ import annotations

from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.procedures import triggers
from engine.magic.procedures.prices import pay
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, StackItem

from .answering import add_amount, add_half, add_mode, choose_x, set_var
from .asking import TARGETS, ask
from .items import (
    Announce,
    FinishAnnouncement,
    division,
    enough_modes,
    halves,
    has_x,
    is_modal,
    item_of,
    next_symbol,
    open_modes,
    prices_of,
    settled_cost,
    target_options,
    targets_of,
    x_of,
)

CAST = cr("601.2i")
ACTIVATED = cr("602.2")


def _act(draft: MagicDraft, task: Announce) -> None:
    """Take what leaves no choice; when nothing is left to choose, pay."""
    state = draft.state
    item = item_of(state, task.id)
    if not task.modes_done and is_modal(state, item):
        modes = open_modes(state, item, task)
        if modes and not enough_modes(state, item):
            add_mode(draft, modes[0])
        else:
            draft.current(Announce).modes_done = True
    elif "x" not in item.vars and task.kind != "triggered" and has_x(state, item, task):
        choose_x(draft, 0)
    elif task.kind != "triggered" and next_symbol(state, item, task) is not None:
        add_half(draft, halves(state, item, task)[0])
    elif task.slot < len(targets_of(state, item)):
        _forced_target(draft, task, item)
    elif (open_division := division(state, item)) is not None:
        target, refs, whole = open_division
        given = [int(n) for n in item.vars.get(f"{target.name}:amounts", ())]
        left, waiting = whole - sum(given), len(refs) - len(given)
        add_amount(draft, left if waiting == 1 else left - waiting + 1)
    else:
        _pay(draft, task, item)


def _forced_target(draft: MagicDraft, task: Announce, item: StackItem) -> None:
    targets = targets_of(draft.state, item)
    target = targets[task.slot]
    chosen = list(item.vars.get(target.name, ()))
    if len(chosen) < target.min:
        options = target_options(draft.state, item, task)
        if options:
            set_var(draft, target.name, [*chosen, options[0]])
        else:
            draft.done()
            atoms.take_off_stack(draft, item.id)
        return
    if not chosen:
        set_var(draft, target.name, [])
    draft.current(Announce).slot += 1


def _pay(draft: MagicDraft, task: Announce, item: StackItem) -> None:
    """CR 601.2f–h: the total cost is fixed, then paid."""
    draft.done()
    state = draft.state
    if task.kind == "triggered":
        mark = len(draft.events)
        _become_targets(draft, item)
        triggers.notice(draft, draft.events[mark:])
        return
    cost, life = settled_cost(state, item, task, task.halves)
    draft.then(FinishAnnouncement(item.id, task.kind))
    if life:
        atoms.lose_life(draft, item.controller, life, cr("107.4f"))
    prices = prices_of(state, item, task)
    pay(draft, item.controller, item.source, prices, cost=cost, into=item.id)


def _finish(draft: MagicDraft, task: FinishAnnouncement) -> None:
    draft.done()
    item = item_of(draft.state, task.id)
    mark = len(draft.events)
    if task.kind == "spell":
        atoms.note_cast(draft, item.id, item.controller, x_of(item), CAST)
    else:
        atoms.note_activation(draft, item.source, item.code, item.controller, ACTIVATED)
    _become_targets(draft, item)
    triggers.notice(draft, draft.events[mark:])


def _become_targets(draft: MagicDraft, item: StackItem) -> None:
    for target in targets_of(draft.state, item):
        for ref in item.vars.get(target.name, ()):
            atoms.note_target(draft, item.id, str(ref), TARGETS)


TASKS = {Announce: TaskRule(ask=ask, act=_act), FinishAnnouncement: TaskRule(act=_finish)}
