"""What is wrong with what a card says of a value that is chosen as it enters (CR 607.2d, 614.12a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.abilities import AsEnters, Card
from engine.magic.language.words import PERMANENT_TYPES

from .reading import placed, structs


def chosen_faults(card: Card) -> Iterator[Fault]:
    """Values that nobody has chosen, and choices that no permanent makes, or that one makes twice."""
    choices = [one.choose for one in card.abilities if isinstance(one, AsEnters)]
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, AsEnters):
            if any(isinstance(one, AsEnters) for one in card.abilities[:index]):
                yield Fault(f"$.abilities[{index}]", "one value is chosen as something enters")
            if PERMANENT_TYPES.isdisjoint(card.types):
                yield Fault(f"$.abilities[{index}]", "it never enters the battlefield")
    for member in ("abilities", "granted"):
        for part, place in placed(getattr(card, member), f"$.{member}"):
            if isinstance(part, AsEnters) and member == "granted":
                yield Fault(place, "what it chooses as it enters is its own")
            wanted = _wanted(part)
            if wanted == "creature type" and not choices and _is_told_of(card, part, place):
                continue
            if wanted is not None and wanted not in choices:
                yield Fault(f"{place}.chosen", f"no {wanted} is chosen as this enters")


def _is_told_of(card: Card, part: Any, place: str) -> bool:
    """Whether a filter speaks of a type that a step of the same ability has chosen before."""
    member, _, rest = place.removeprefix("$.").partition("[")
    ability: Any = getattr(card, member)[int(rest.partition("]")[0])]
    for steps in (getattr(ability, "do", ()), *(mode.do for mode in getattr(ability, "modes", ()))):
        chosen = False
        for step in steps:
            if any(one is part for one in structs(step)):
                return chosen and _is_done_at_once(step)
            chosen = chosen or getattr(step, "chooses_value", None) == "creature type"
    return False


def _is_done_at_once(step: Any) -> bool:
    """Whether a step means what is there as it is carried out, and nothing that comes later (CR 611.2c)."""
    changes = [one for part in structs(step) for one in getattr(part, "changes", ())]
    later = any(getattr(part, "happens_later", False) for part in structs(step))
    return not later and not any(change.holds_for_later_objects for change in changes)


def _wanted(part: Any) -> str | None:
    """The kind of value that a part speaks of."""
    said = getattr(part, "chosen", None)
    return "color" if said is True else said or None
