"""Protection: damage, enchanting and equipping, blocking, targeting (CR 702.16)."""

from __future__ import annotations

from engine.magic.state import MagicState

from .characteristics import Characteristics
from .evaluate import seen

TYPES = {
    "artifacts": "artifact",
    "creatures": "creature",
    "enchantments": "enchantment",
    "instants": "instant",
    "sorceries": "sorcery",
}
"""What is said of a card type as a quality, and the type."""
OPPONENTS = "each of your opponents"
"""CR 702.16k: protection from what these players control, or own where nobody controls it."""


def protecting(found: Characteristics, other: Characteristics) -> str | None:
    """The quality of the other from which something has protection; None if there is none."""
    for quality in found.protections():
        if quality == "everything" or quality in other.colors or TYPES.get(quality) in other.types:
            return quality
        if quality == OPPONENTS and other.controller != found.controller:
            return quality
    return None


def protected_from(found: Characteristics, other: Characteristics) -> bool:
    """Whether something has protection from a quality that the other has."""
    return protecting(found, other) is not None


def protects(state: MagicState, found: Characteristics, source: str) -> bool:
    """Whether something has protection from a source, as it is or last was."""
    other = seen(state, source)
    return other is not None and protected_from(found, other)
