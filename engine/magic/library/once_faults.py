"""What may be done only once each turn: which abilities say so (CR 603.2i)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Triggered

from .reading import placed
from .unsupported import LEFT_OUT


def once_faults(ability: Ability, path: str) -> Iterator[Fault]:
    """Steps that may be done once each turn where nothing would count them, or others would be meant."""
    for step, place in placed(ability, path):
        if not getattr(step, "is_done_once", False):
            continue
        if not (isinstance(ability, Triggered) and ability.zone == "battlefield"):
            what = "only triggered abilities of permanents say of what may be done to do it once each turn"
            yield Fault(f"{place}.once", what, LEFT_OUT)
        elif step not in ability.do[-1:]:
            what = "it is said last: what may be done once each turn is the last of the ability's own steps"
            yield Fault(f"{place}.once", what, LEFT_OUT)
        elif ability.limit is not None:
            what = "an ability that triggers only so often says no more than that"
            yield Fault(f"{place}.once", what, LEFT_OUT)
