"""What all triggers have in common: what they are about, and what is one occurrence (CR 603.2c)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.documents import Fault

from .filters import (
    Filter,
    Names,
    PermanentFilter,
    Whose,
)

During = Literal["you", "opponent"]
"""Whose turn it is."""
Who = Literal["self", "attached"] | PermanentFilter
"""The source, what it is attached to, or any object that passes a filter."""

ABOUT: Names = {"that": "object", "that_player": "player"}
TOGETHER: Names = {"that": "object", "number": "number"}
THAT_PLAYER: Names = {"that_player": "player"}


def without_number(names: Names) -> Names:
    """Of damage, "that many" is how much it was, not how many dealt it or were dealt it."""
    return {name: kind for name, kind in names.items() if name != "number"}


class BaseTrigger(Struct, frozen=True, tag_field="when", forbid_unknown_fields=True, omit_defaults=True):
    """A trigger."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    looks_back: ClassVar[bool] = False
    """Whether it looks at what was on the battlefield just before the event (CR 603.10a)."""

    @property
    def gives(self) -> Names:
        """What the event is called in the ability."""
        return ABOUT

    @property
    def once_for(self) -> tuple[str, ...] | None:
        """Of what happens at once, what has the same things under these names is one occurrence; None: each
        event is one."""
        return None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What makes no sense about its fields together."""
        what = getattr(self, "what", None)
        if getattr(self, "together", False) and not isinstance(what, Filter):
            yield Fault(f"{path}.together", "one object does nothing together with others")


class OfObjects(BaseTrigger, frozen=True):
    """A trigger on what an object does, or what is done to it."""

    what: Who = "self"


class OfSeveral(OfObjects, frozen=True):
    """A trigger on what several objects can do at once."""

    together: bool = False
    """Once for all of them that do it at once ("one or more"): ``that`` are all, ``number`` says how many."""

    @property
    def gives(self) -> Names:
        return TOGETHER if self.together else ABOUT

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return () if self.together else None


class Counted(OfSeveral, frozen=True):
    """A trigger on what is counted in each turn."""

    nth: int | None = None
    """Only the n-th time each turn."""


class AtAnyTime(Counted, frozen=True):
    """A trigger on what is done in anybody's turn; who attacks or is attacked says whose turn it is."""

    during: During | None = None
    """Only in the turns of these players."""


class OfPlayers(BaseTrigger, frozen=True):
    """A trigger on what a player does, or what happens to one."""

    who: Whose = "you"
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: During | None = None
    """Only in the turns of these players."""

    @property
    def gives(self) -> Names:
        return THAT_PLAYER
