"""Filters that ask who blocks whom, of what has left combat by then: that is not remembered."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Activated, Triggered
from engine.magic.language.filters import Qualities

from .reading import placed
from .unsupported import LEFT_OUT

_GONE = "whom something met in combat is not remembered once it has left"


def meeting_faults(ability: Ability, path: str) -> Iterator[Fault]:
    """The source can be asked as long as the ability does not begin with its leaving; nothing else can."""
    gone = isinstance(ability, Activated) and "self" in (ability.cost.sacrifice, ability.cost.exile)
    gone = gone or (isinstance(ability, Triggered) and getattr(ability.trigger, "looks_back", False))
    for part, place in placed(ability, path):
        for field in ("blocking", "blocked_by") if isinstance(part, Qualities) else ():
            met = getattr(part, field)
            if met is not None and (gone or met not in ("self", "attached")):
                yield Fault(f"{place}.{field}", _GONE, LEFT_OUT)
