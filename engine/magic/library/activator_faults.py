"""Abilities that any player may activate: what is left out beside that (CR 602.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Activated, is_mana_ability
from engine.magic.language.asking import LEFT_OUT
from engine.magic.language.conditions import Condition, InStep, YourTurn


def activator_faults(ability: Activated, path: str) -> Iterator[Fault]:
    """What an ability says that any player may activate, and that is said of its controller alone."""
    if ability.by != "any":
        return
    if ability.cost.loyalty is not None or ability.cost.moves_source:
        what = "what any player may activate costs no loyalty, and its source stays; that is left out"
        yield Fault(f"{path}.cost", what, LEFT_OUT)
    if ability.zone != "battlefield":
        yield Fault(f"{path}.zone", "cards off the battlefield are for their owners to use", "CR-602.2")
    if is_mana_ability(ability):
        yield Fault(f"{path}.by", "mana abilities that any player may activate are left out", LEFT_OUT)
    for field in ("limit", "own_cost"):
        if getattr(ability, field) is not None:
            what = "beside an ability that any player may activate, this is left out"
            yield Fault(f"{path}.{field}", what, LEFT_OUT)
    if ability.condition is not None and not _is_a_time(ability.condition):
        what = "of what any player may activate, conditions are left out but their own turn and any upkeep"
        yield Fault(f"{path}.condition", what, LEFT_OUT)


def _is_a_time(condition: Condition) -> bool:
    return condition in (YourTurn(), InStep(steps=("upkeep",)))
