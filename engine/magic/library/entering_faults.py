"""Keywords that say how something enters, or what it does then: who may give them (CR 614.12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Static
from engine.magic.language.changes import Keywords
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import parse_keyword

from .reading import placed

NO_USE = "a permanent has no use for this keyword"
ENTERING = frozenset({"bloodthirst", "exploit", "fabricate", "ravenous", "riot"})
"""Of use to what enters alone."""


def entering_faults(ability: Ability, path: str) -> Iterator[Fault]:
    """Such keywords given to what is on the battlefield already. A static ability gives them to all that
    passes a filter, so that what enters has them as it does."""
    lends = isinstance(ability, Static) and isinstance(ability.of, Filter)
    lent = [id(one) for one in ability.changes] if lends and isinstance(ability, Static) else []
    for part, place in placed(ability, path):
        if isinstance(part, Keywords) and id(part) not in lent:
            for index, text in enumerate(part.gain):
                if _name(text) in ENTERING:
                    yield Fault(f"{place}.gain[{index}]", NO_USE)


def _name(text: str) -> str:
    try:
        return parse_keyword(text).name
    except ValueError:
        return text
