"""The questions of an announcement, one by one in the order of CR 601.2."""

from __future__ import annotations

from engine.kernel.documents import Decision
from engine.magic.language.mana import ManaSymbol
from engine.magic.rules import cr
from engine.magic.state import Id, MagicState, StackItem

from .items import (
    Announce,
    chooser_of,
    division,
    enough_modes,
    halves,
    has_x,
    is_modal,
    item_of,
    most_targets,
    next_symbol,
    open_modes,
    target_options,
    targets_of,
    x_values,
)

MODES = cr("601.2b")
CHOOSE_X = cr("107.3a")
HALVES = cr("107.4e")
TARGETS = cr("601.2c")
DIVISION = cr("601.2d")


class ChoosingMode(Decision, frozen=True, tag="choose_mode"):
    """Which mode."""

    id: Id
    chosen: tuple[int, ...]


class ChoosingX(Decision, frozen=True, tag="choose_x"):
    """The value of X."""

    id: Id


class ChoosingHalf(Decision, frozen=True, tag="choose_half"):
    """How a hybrid or Phyrexian symbol will be paid."""

    id: Id
    symbol: ManaSymbol


class ChoosingTarget(Decision, frozen=True, tag="choose_target"):
    """The next target."""

    id: Id
    target: str
    chosen: tuple[Id, ...]


class Dividing(Decision, frozen=True, tag="divide"):
    """How much for the next target of a division."""

    id: Id
    recipient: Id
    left: int


def ask(state: MagicState, task: Announce) -> Decision | None:
    item = item_of(state, task.id)
    seat = item.controller
    if not task.modes_done and is_modal(state, item):
        modes = open_modes(state, item, task)
        if len(modes) > 1 or (modes and enough_modes(state, item)):
            return ChoosingMode(seat=seat, rule=MODES, id=item.id, chosen=tuple(item.modes))
        return None
    if "x" not in item.vars and task.kind != "triggered" and has_x(state, item, task):
        return (
            ChoosingX(seat=seat, rule=CHOOSE_X, id=item.id) if len(x_values(state, item, task)) > 1 else None
        )
    symbol = next_symbol(state, item, task) if task.kind != "triggered" else None
    if symbol is not None:
        if len(halves(state, item, task)) > 1:
            return ChoosingHalf(seat=seat, rule=HALVES, id=item.id, symbol="{" + symbol + "}")
        return None
    return _ask_targets(state, task, item)


def _ask_targets(state: MagicState, task: Announce, item: StackItem) -> Decision | None:
    targets = targets_of(state, item)
    if task.slot < len(targets):
        target = targets[task.slot]
        chosen = tuple(str(ref) for ref in item.vars.get(target.name, ()))
        if len(chosen) >= most_targets(state, item, target):
            return None
        options = target_options(state, item, task)
        if len(options) > 1 or (options and len(chosen) >= target.min):
            seat = chooser_of(state, item)
            return ChoosingTarget(seat=seat, rule=TARGETS, id=item.id, target=target.name, chosen=chosen)
        return None
    open_division = division(state, item)
    if open_division is not None:
        target, refs, whole = open_division
        given = [int(n) for n in item.vars.get(f"{target.name}:amounts", ())]
        left = whole - sum(given)
        waiting = len(refs) - len(given)
        if waiting > 1 and left > waiting:
            return Dividing(
                seat=item.controller, rule=DIVISION, id=item.id, recipient=refs[len(given)], left=left
            )
    return None
