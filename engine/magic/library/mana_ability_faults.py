"""Mana abilities that a payment could not count on (CR 605; CORE-28)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Activated
from engine.magic.language.amounts import HappenedThisTurn, LifeTotal, PlayerCounters
from engine.magic.language.conditions import Before, InStep, Life, Not, ThisTurn
from engine.magic.language.filters import Filter
from engine.magic.language.mana import NO_LIMITS, takes_others

from .cost_faults import symbols
from .reading import placed
from .unsupported import LEFT_OUT


def mana_ability_faults(ability: Activated, path: str) -> Iterator[Fault]:
    """What a mana ability asks for that could change while something is being paid, or cannot be counted."""
    if ability.timing != "instant":
        yield Fault(f"{path}.timing", "mana abilities that are activated as sorceries are left out", LEFT_OUT)
    if ability.limit is not None and ability.limit.times > 1:
        what = "mana abilities that can be activated several times, but not always, are left out"
        yield Fault(f"{path}.limit", what, LEFT_OUT)
    if ability.condition is not None:
        yield from _condition_faults(ability, f"{path}.condition")
    adding = [step for step in ability.do if step.adds_mana]
    if len(adding) > 1 and any(step.limits != NO_LIMITS for step in adding):
        what = "mana abilities that add mana with limits beside other mana are left out"
        yield Fault(f"{path}.do", what, LEFT_OUT)
    if any(getattr(step, "lasts", None) is not None for step in adding):
        yield Fault(f"{path}.do", "mana abilities whose mana stays are left out", LEFT_OUT)
    if takes_others(ability.cost):
        yield from _taking(ability, path)
    if ability.cost.put_counters is not None and not (ability.cost.tap or ability.limit is not None):
        what = "mana abilities that put counters on their source as often as one likes are left out"
        yield Fault(f"{path}.cost.put_counters", what, LEFT_OUT)
    if ability.own_cost is not None:
        yield Fault(f"{path}.own_cost", "mana abilities that cost more or less are left out", LEFT_OUT)
    if "X" in symbols(ability.cost.mana):
        yield Fault(f"{path}.cost.mana", "mana abilities that cost {X} are left out", LEFT_OUT)


def _taking(ability: Activated, path: str) -> Iterator[Fault]:
    """A payment counts on what they add, whatever it is that they take."""
    if ability.condition is not None:
        what = "mana abilities with a condition that take something else are left out"
        yield Fault(f"{path}.condition", what, LEFT_OUT)
    if not all(step.adds_mana and step.always_adds is not None for step in ability.do):
        what = "mana abilities that take something else, and add no fixed mana or do more, are left out"
        yield Fault(f"{path}.do", what, LEFT_OUT)


def _condition_faults(ability: Activated, path: str) -> Iterator[Fault]:
    """A payment counts on what is so when it begins: that may change by what goes, which comes last, but
    neither by what other mana abilities cost nor by casting the spell that is paid for."""
    if "self" in (ability.cost.sacrifice, ability.cost.exile):
        what = "mana abilities with a condition that take their permanent away are left out"
        yield Fault(path, what, LEFT_OUT)
    what = "mana abilities that depend on what a payment itself could change are left out"
    for part, place in placed(ability.condition, path):
        if _may_change(part):
            yield Fault(place, what, LEFT_OUT)


def _may_change(part: Any) -> bool:
    if isinstance(part, Filter):
        return part.zone != "battlefield" or part.tapped is not None
    if isinstance(part, Not):
        return isinstance(part.condition, ThisTurn)
    return isinstance(part, InStep | Before | Life | LifeTotal | PlayerCounters | HappenedThisTurn)
