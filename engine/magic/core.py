"""The procedures of every format; tasks, menus and events, collected from them and from the parts."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from types import ModuleType
from typing import Any

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Conceded, Event, Forced, Task
from engine.kernel.ruleset import TaskRule

from . import effects, events
from .procedures import (
    activating,
    announcing,
    casting,
    paying_costs,
    payment,
    permitting,
    priority,
    proposed_events,
    stack,
    state_based_actions,
    turn,
    turning_up,
    untapping,
)
from .seams import union

OFFERS: tuple[Offer, ...] = (
    casting.CASTING,
    activating.ACTIVATING,
    activating.MAKING_MANA,
    turning_up.TURNING_UP,
)
"""What a player with priority may do beside playing a land and passing."""
CORE: tuple[ModuleType, ...] = (
    turn,
    untapping,
    priority,
    announcing,
    activating,
    permitting,
    turning_up,
    payment,
    paying_costs,
    stack,
    effects,
    proposed_events,
    state_based_actions,
)


def tasks_of(parts: Sequence[Any]) -> dict[type[Task], TaskRule]:
    """The tasks of the core's procedures and of the parts.

    Raises:
        ValueError: the same task comes from two places.
    """
    found: dict[type[Task], TaskRule] = {}
    for tasks in (*(module.TASKS for module in CORE), *(part.tasks for part in parts)):
        for kind, rule in tasks.items():
            if kind in found:
                raise ValueError(f"the task {kind.__name__} comes from two places")
            found[kind] = rule
    return found


def menus_of(parts: Sequence[Any]) -> tuple[Menu, ...]:
    """What a player with priority may do, and the menus of the core's procedures and of the parts; without
    what never occurs with these parts."""
    menus = [menu for module in CORE for menu in getattr(module, "MENUS", ())]
    menus += [menu for part in parts for menu in part.menus]
    offers = (offer for part in parts for offer in part.offers)
    never = {kind for part in parts for kind in part.never}
    return tuple(
        _without(menu, never)
        for menu in (priority.menu((*OFFERS, *offers)), *menus)
        if menu.decision not in never
    )


def _without(menu: Menu, never: Set[type[Any]]) -> Menu:
    """The menu without offers of actions that never occur."""
    kept = tuple(offer for offer in menu.offers if offer.action not in never)
    return menu if len(kept) == len(menu.offers) else replace(menu, offers=kept)


def events_of(parts: Sequence[Any], seats: int) -> Any:
    """The union of the core's events and those of the parts, without those that never occur with them.

    With two seats at most, nobody leaves a game that goes on.
    """
    never = {Event, *(kind for part in parts for kind in part.never)}
    if seats == 2:
        never.add(events.LeftGame)
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in never
    ]
    return union([*kinds, *(kind for part in parts for kind in part.events), Conceded, Forced])
