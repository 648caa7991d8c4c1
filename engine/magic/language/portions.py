"""Where cards go that were looked at, revealed or found together: one portion of them after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from .filters import LibraryFilter, Names, NewName

Destination = Literal["hand", "battlefield", "graveyard", "exile", "top", "bottom", "shuffled"]
"""A zone, or the place in their owner's library."""
IN_LIBRARY = frozenset({"top", "bottom", "shuffled"})
"""Places in the library, where the cards are already."""


class Portion(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """Some of the cards, which a player picks, and where they go. The last portion, if it says no more than
    where, is whatever is left of them."""

    to: Destination
    what: LibraryFilter | None = None
    """They must pass this."""
    min: int = 1
    max: int = 1
    any_number: bool = False
    """As many as the player likes."""
    all: bool = False
    """Everything that passes, without a choice."""
    found: bool = False
    """What was looked for with ``until``."""
    reveal: bool = False
    """They are shown to all players first."""
    tapped: bool = False
    order: Literal["any", "random"] = "any"
    """Of several that go on top or on the bottom of a library."""
    face_down: bool = False
    """They are exiled face down (CR 406.3)."""
    linked: bool = False
    """Remember what is exiled with the source, for its other ability (CR 607)."""
    name: NewName | None = None
    """The objects that they became."""

    @property
    def turns_face_down(self) -> bool:
        """Whether cards come to lie face down so."""
        return self.face_down

    @property
    def is_plain(self) -> bool:
        """Whether it says nothing about which of the cards it is."""
        chooses = self.any_number or self.all or self.found or (self.min, self.max) != (1, 1)
        return self.what is None and not chooses

    @property
    def is_left_to_choice(self) -> bool:
        """Whether it may be none."""
        return self.any_number or (self.min == 0 and not self.all)


def names_of(parts: Iterable[Any]) -> Names:
    """The names that a step and its portions give."""
    return {part.name: "object" for part in parts if part.name is not None}
