"""Abilities on the stack, and what spells and abilities there have as targets (CR 113.3, 115.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .definitions import part
from .language.abilities import Activated, Triggered
from .language.asking import moves_what_it_is_about
from .language.filters import StackAbility
from .state import Id, MagicState, StackItem

if TYPE_CHECKING:
    from .evaluate import Context


def abilities(context: Context, wanted: StackAbility) -> Iterator[Id]:
    """The activated and triggered abilities on the stack that are as wanted, in ascending order."""
    objects = context.state.table.objects
    for item in context.state.table.stack:
        if item.id not in objects and is_meant(context, item, wanted):
            yield item.id


def is_meant(context: Context, item: StackItem, wanted: StackAbility) -> bool:
    """Whether an ability on the stack is as wanted; what is no activated ability has triggered."""
    if kind_of(context.state, item) not in wanted.kinds:
        return False
    if wanted.controller != "any" and item.controller not in context.seats(wanted.controller):
        return False
    if wanted.not_controller is not None and item.controller in context.seats(wanted.not_controller):
        return False
    return wanted.source is None or context.passes(item.source, wanted.source)


def kind_of(state: MagicState, item: StackItem) -> str:
    """``activated`` or ``triggered``."""
    return "activated" if isinstance(part(state, item.code), Activated) else "triggered"


def item_of(state: MagicState, ref: str) -> StackItem | None:
    """The item of the stack with this id."""
    return next((item for item in state.table.stack if item.id == ref), None)


def targets_of(state: MagicState, ref: str) -> list[str]:
    """The targets of a spell or ability, those of its chosen modes included, as often as each is one."""
    item = item_of(state, ref)
    if item is None or not item.code:
        return []
    ability: Any = part(state, item.code)
    parts = (ability, *(ability.modes[mode] for mode in item.modes))
    names = dict.fromkeys(target.name for one in parts for target in one.targets)
    return [str(chosen) for name in names for chosen in item.vars.get(name, ())]


def gone_since(state: MagicState, item: StackItem) -> list[str]:
    """What has left, of the source of an ability, what that is attached to, and what its event was about
    (CR 400.7, 603.7c).

    Not what the event or the cost moved: that is found where it went (CR 400.7j). Ids ascend, so what left
    after the ability was put on the stack became something with a higher one.
    """
    last_known = state.machine.last_known
    if not last_known:
        return []
    ability = part(state, item.code)
    named = [item.source, *(str(value) for values in item.vars.values() for value in values)]
    source = state.table.objects.get(item.source) or last_known.get(item.source)
    host = None if source is None or source.attached_to in named else source.attached_to
    since = int(item.id[1:])
    if isinstance(ability, Activated):
        named = [] if ability.cost.moves_source else [item.source]
    elif isinstance(ability, Triggered) and not moves_what_it_is_about(ability.trigger):
        since = 0
    known = {ref: last_known[ref].became for ref in named if ref in last_known}
    gone = [ref for ref, became in known.items() if became is not None and int(became[1:]) > since]
    return gone if host not in last_known or last_known[host].became is None else [*gone, host]
