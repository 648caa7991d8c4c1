"""What is wrong with types that are set (CR 205.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Card
from engine.magic.language.changes import ChosenCreatureType, ChosenLandType, Types
from engine.magic.language.filters import Filter, Target

from .reading import placed
from .unsupported import LEFT_OUT

_OTHERS = "a creature that becomes a creature of another kind loses its other card types: leave types out"


def set_types_faults(card: Card) -> Iterator[Fault]:
    """Setting card types is told of the source alone, of a card of one type that it loses."""
    for member in ("abilities", "granted"):
        for part, path in placed(getattr(card, member), f"$.{member}"):
            for index, change in enumerate(getattr(part, "changes", ())):
                if not isinstance(change, Types) or not change.set_types:
                    continue
                place = f"{path}.changes[{index}].set_types"
                if not change.types or not change.set_subtypes:
                    yield Fault(place, "give types and set_subtypes: what it becomes")
                elif getattr(part, "what", getattr(part, "of", None)) != "self" or member == "granted":
                    yield Fault(place, "card types of other objects are only added", LEFT_OUT)
                elif len(card.types) != 1 or card.types[0] in change.types:
                    yield Fault(place, "the card has no single type that it would lose")


def kept_types_faults(card: Card) -> Iterator[Fault]:
    """A creature that "is a Frog creature" has that card type alone (CR 205.1a): only its source can."""
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            path = f"$.{member}[{index}]"
            for part, place in placed(ability, path):
                for number, change in enumerate(getattr(part, "changes", ())):
                    if isinstance(change, Types) and _are_creatures(card, ability, part, change):
                        yield Fault(f"{place}.changes[{number}].types", _OTHERS, LEFT_OUT)


def land_type_faults(card: Card) -> Iterator[Fault]:
    """Only lands have land types (CR 205.3d)."""
    for member in ("abilities", "granted"):
        lands = {"self"} if member == "abilities" and "land" in card.types else set[str]()
        for index, ability in enumerate(getattr(card, member)):
            for part, path in placed(ability, f"$.{member}[{index}]"):
                what = getattr(part, "what", getattr(part, "of", None))
                for number, change in enumerate(getattr(part, "changes", ())):
                    if isinstance(change, ChosenLandType) and not (
                        what in lands if what == "self" else _is_land(ability, what)
                    ):
                        yield Fault(
                            f"{path}.changes[{number}]", "only lands have land types: say that it is one"
                        )


def creature_type_faults(card: Card) -> Iterator[Fault]:
    """Only creatures get a creature type that is chosen; what else could have one is left out (CR 205.3d)."""
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            own = member == "abilities" and "creature" in card.types
            for part, path in placed(ability, f"$.{member}[{index}]"):
                what = getattr(part, "what", getattr(part, "of", None))
                for number, change in enumerate(getattr(part, "changes", ())):
                    if isinstance(change, ChosenCreatureType) and not (
                        own if what == "self" else _is_creature(card, ability, what)
                    ):
                        place = f"{path}.changes[{number}]"
                        yield Fault(place, "say that it is a creature: others are left out", LEFT_OUT)


def _is_creature(card: Card, ability: Ability, what: Any) -> bool:
    """Whether something is a creature by the words for it."""
    if what == "attached":
        return "enchant creature" in card.keywords or "Equipment" in card.subtypes
    if isinstance(what, str):
        targets = (one for one, _ in placed(ability, "") if isinstance(one, Target) and one.name == what)
        what = next((target.what for target in targets), None)
    return isinstance(what, Filter) and (what.types == ("creature",) or "creature" in what.all_types)


def _is_land(ability: Ability, what: Any) -> bool:
    """Whether a target, or what passes a filter, is a land by the words for it."""
    if isinstance(what, str):
        targets = (one for one, _ in placed(ability, "") if isinstance(one, Target) and one.name == what)
        what = next((target.what for target in targets), None)
    return isinstance(what, Filter) and what.types == ("land",)


def _are_creatures(card: Card, ability: Ability, part: Any, change: Types) -> bool:
    """Whether what is set to be a creature is one by the words for it."""
    if change.types != ("creature",) or not change.set_subtypes or change.set_types:
        return False
    return _is_creature(card, ability, getattr(part, "what", getattr(part, "of", None)))
