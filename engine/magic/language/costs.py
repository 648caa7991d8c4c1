"""What is paid for an ability, and beside the mana cost of a spell (CR 118, 601.2h, 602.1a, 606.4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .filters import Filter, Names, NewName
from .mana import ManaCost


class Price(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that a cost consists of; what is left out is not part of it."""

    mana: ManaCost = ""
    tap: bool = False
    untap: bool = False
    loyalty: int | Literal["-X"] | None = None
    life: int = 0
    sacrifice: Literal["self"] | Filter | None = None
    sacrifice_as: NewName = "sacrificed"
    exile: Literal["self"] | None = None
    discard: Literal["self"] | int | None = None
    """The source itself, from the hand, or so many cards."""
    tap_others: Filter | None = None
    """Tap so many other untapped permanents that one controls, of this kind."""
    tap_others_count: int = 1

    @property
    def gives(self) -> Names:
        """What is sacrificed has a name, unless it is the source."""
        return {self.sacrifice_as: "object"} if isinstance(self.sacrifice, Filter) else {}
