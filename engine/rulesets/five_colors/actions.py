"""The Actions phase: what its player may cast and activate (L5C-12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.clauses import Explanation
from engine.magic.definitions import definition, part
from engine.magic.hooks import ActivateIt, CastIt, Deed
from engine.magic.language.abilities import Activated
from engine.magic.parts import BasePart
from engine.magic.replacement.prospects import would_have
from engine.magic.state import Id, MagicState

from .book import cite

ACTIONS = cite("L5C-12.1")
NOT_NOW = cite("L5C-12.2")
HASTE = cite("L5C-R23")
FROM_HAND = cite("L5C-R47")
FROM_GRAVEYARD = cite("L5C-R59")
STEP = "actions"


class Actions(BasePart):
    """Sorceries, Auras, hasty creatures, abilities with the timing of sorceries; duels are offered beside
    them (:mod:`.duel`)."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """In the Actions phase."""
        return (CastIt, ActivateIt) if state.table.step == STEP else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-12.1, 12.2: all the rest."""
        match deed:
            case CastIt(card, way):
                return _may_not_bestow(state, card) if way == "bestow" else _may_not_cast(state, card)
            case ActivateIt(_, code):
                return _may_not_activate(state, code)
        return None


def _may_not_cast(state: MagicState, card: Id) -> Explanation | None:
    types = definition(state, state.table.objects[card].card)
    if "creature" in types.types:
        if would_have(state, card, "haste"):
            return None
        return HASTE, "{card} would not have haste; creatures without it come in during Recruitment", {}
    if "instant" in types.types:
        return NOT_NOW, "{card} is an instant; instants are cast in battles", {}
    if "sorcery" in types.types or "Aura" in types.subtypes:
        return None
    return ACTIONS, "{card} is neither a sorcery nor an Aura nor a creature with haste", {}


def _may_not_bestow(state: MagicState, card: Id) -> Explanation | None:
    """As an Aura, which it is then (CR 702.103b), from the hand (L5C-12.1b)."""
    if state.table.objects[card].zone == "province":
        return ACTIONS, "{card} lies in a province, and an Aura is cast from the hand", {}
    return None


def _may_not_activate(state: MagicState, code: str) -> Explanation | None:
    ability = part(state, code)
    if isinstance(ability, Activated) and _is_slow(ability):
        return None
    if isinstance(ability, Activated) and ability.zone == "hand":
        return FROM_HAND, "abilities of cards in the hand are used in battles", {}
    if isinstance(ability, Activated) and ability.zone == "graveyard":
        return FROM_GRAVEYARD, "abilities of cards in the graveyard are used in battles", {}
    return NOT_NOW, "the ability can be activated at any time, which means in battles; not in Actions", {}


def _is_slow(ability: Activated) -> bool:
    """Whether an ability is activated only when a sorcery could be cast."""
    return ability.timing == "sorcery" or ability.cost.loyalty is not None
