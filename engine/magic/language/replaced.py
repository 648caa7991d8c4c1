"""What would happen, and something else does instead (CR 614, 615): the events of ``instead``.

Each is one event as the rules know it, before it has happened. In the steps that take its place, ``that`` is
the object that passes ``what``, ``that_player`` the player of ``who``, and ``amount`` how much it would be.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.rules import says

from .filters import Filter, GraveyardFilter, Names, ObjectName, PermanentFilter
from .words import CounterKind

Players = Literal["you", "opponent", "any"]
Who = Literal["self", "attached"] | PermanentFilter
Source = ObjectName | Filter
"""What deals damage: a permanent, or a spell."""


class _Event(Struct, frozen=True, tag_field="would", forbid_unknown_fields=True, omit_defaults=True):
    """An event that may be replaced."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""

    @property
    def gives(self) -> Names:
        """What it is called in the steps that take its place."""
        return {}


class BeDealtDamage(_Event, frozen=True, tag="be_dealt_damage"):
    """``what`` or ``who`` would be dealt damage by ``by`` (CR 120.4): ``amount``; ``prevented`` of it.

    Without ``what`` and ``who`` it is dealt to anything. Where ``by`` is left out, all that is dealt to one
    object or player at once is one event.
    """

    rule = says("120.4")
    what: ObjectName | PermanentFilter | None = None
    who: Players | None = None
    by: Source | None = None
    combat: bool | None = None

    @property
    def gives(self) -> Names:
        return {"amount": "number", "prevented": "number"}


class Die(_Event, frozen=True, tag="die"):
    """``what`` would be put into a graveyard from the battlefield (CR 700.4)."""

    rule = says("700.4")
    what: Who = "self"
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""

    @property
    def gives(self) -> Names:
        return {"that": "object"}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What makes no sense about its fields together."""
        if self.damaged_by_self and not isinstance(self.what, Filter):
            yield Fault(f"{path}.damaged_by_self", "it is asked of creatures that pass a filter")


class Leave(_Event, frozen=True, tag="leave"):
    """``what`` would leave the battlefield (CR 603.6c)."""

    rule = says("603.6c")
    what: Who = "self"


class GoToGraveyard(_Event, frozen=True, tag="go_to_graveyard"):
    """A card would be put into a graveyard from anywhere (CR 603.6c): the source, or one that passes.

    The source says so wherever it is. Tokens are no cards.
    """

    rule = says("603.6c")
    what: Literal["self"] | GraveyardFilter = "self"


class DrawCard(_Event, frozen=True, tag="draw"):
    """A player would draw a card (CR 121.6)."""

    rule = says("121.6")
    who: Players = "you"
    empty_library: bool = False
    """Only while that player's library has no cards in it."""

    @property
    def gives(self) -> Names:
        return {"that_player": "player"}


class MillCards(_Event, frozen=True, tag="mill"):
    """A player would mill one or more cards (CR 701.17)."""

    rule = says("701.17")
    who: Players = "you"


class BeDiscarded(_Event, frozen=True, tag="be_discarded"):
    """A spell or ability that an opponent controls would make its owner discard the source (CR 701.9)."""

    rule = says("701.9")


class GainLifeEvent(_Event, frozen=True, tag="gain_life"):
    """A player would gain life (CR 119.10): ``amount``."""

    rule = says("119.10")
    who: Players = "you"

    @property
    def gives(self) -> Names:
        return {"that_player": "player", "amount": "number"}


class CreateTokens(_Event, frozen=True, tag="create"):
    """A player would create tokens, or those of them that pass ``what`` (CR 701.7): so many, ``amount``.

    What ``do`` creates is created at the same time, beside them.
    """

    rule = says("701.7")
    who: Players = "you"
    what: PermanentFilter | None = None

    @property
    def gives(self) -> Names:
        return {"amount": "number"}


class GetCounters(_Event, frozen=True, tag="get_counters"):
    """Counters of a kind would be put on ``what``, or it would enter with some (CR 122.6)."""

    rule = says("122.6")
    what: Who = "self"
    kind: CounterKind = "+1/+1"


Replaceable = (
    BeDealtDamage
    | Die
    | Leave
    | GoToGraveyard
    | BeDiscarded
    | DrawCard
    | MillCards
    | GainLifeEvent
    | CreateTokens
    | GetCounters
)
