"""What has nothing to work on because nobody responds (L5C-6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event
from engine.magic.definitions import Definition, definition, part
from engine.magic.events import Countered
from engine.magic.hooks import ActivateIt, CastIt, Deed
from engine.magic.language.abilities import Activated, Mode, Spell, Triggered
from engine.magic.language.filters import Target
from engine.magic.parts import BasePart
from engine.magic.state import MagicState

from .book import cite

NOTHING_WAITS = cite("L5C-6.3")


def needs_the_stack(ability: object) -> bool:
    """Whether an ability has nothing to work on but spells and abilities that wait to be carried out."""
    if not isinstance(ability, Spell | Activated | Triggered | Mode):
        return False
    if any(one.is_needed and _lies_on_stack(one) for one in ability.targets):
        return True
    if isinstance(ability, Mode) or not ability.modes:
        return False
    return sum(not needs_the_stack(mode) for mode in ability.modes) < ability.choose[0]


def _lies_on_stack(target: Target) -> bool:
    return target.ability is not None or (target.what is not None and target.what.zone == "stack")


@lru_cache(maxsize=4_000)
def cannot_be_played(card: Definition) -> bool:
    """Whether a card can never be cast for this reason; it may still be focused in a duel (L5C-R13)."""
    return card.spell is not None and needs_the_stack(card.parts[card.spell])


class NoResponding(BasePart):
    """Nothing waits on a stack where something else could find it."""

    never: Sequence[type[Event]] = (Countered,)
    """What is held for a save is out of reach for it (:mod:`.saves`)."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """At any time."""
        return CastIt, ActivateIt

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-6.3."""
        match deed:
            case CastIt(card) if cannot_be_played(definition(state, state.table.objects[card].card)):
                return NOTHING_WAITS, "{card} needs a spell or ability that waits, and none ever does", {}
            case ActivateIt(_, code) if needs_the_stack(part(state, code)):
                return (
                    NOTHING_WAITS,
                    "it needs a spell or ability that waits, and none ever does",
                    {},
                )
        return None
