"""What is divided among targets as a spell or ability is announced (CR 601.2d)."""

from __future__ import annotations

from typing import NamedTuple

from engine.magic.language.filters import Target
from engine.magic.state import Id


class Division(NamedTuple):
    """An amount that is being divided among targets."""

    target: Target
    recipients: list[Id]
    given: list[int]
    """The shares of the first of them."""
    whole: int

    @property
    def recipient(self) -> Id:
        """Who is next."""
        return self.recipients[len(self.given)]

    @property
    def left(self) -> int:
        """What is left for this one and those after it."""
        return self.whole - sum(self.given)

    def shares(self) -> list[int]:
        """What the next one may be given: at least 1 is left for each of those after it, all for the last."""
        others = len(self.recipients) - len(self.given) - 1
        return list(range(1, self.left - others + 1)) if others else [self.left]
