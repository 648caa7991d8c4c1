"""Whether: what an effect, an ability or a trigger depends on."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .amounts import Amount
from .filters import Filter, Name


class _Condition(Struct, frozen=True, tag_field="if", forbid_unknown_fields=True, omit_defaults=True):
    """A condition."""


class Kicked(_Condition, frozen=True, tag="kicked"):
    """CR 702.33d: the spell, or the permanent that it became, was kicked."""


class Cast(_Condition, frozen=True, tag="cast"):
    """The spell, or the permanent that it became, was cast so (CR 400.7d)."""

    how: Literal["evoked", "flashback", "buyback"]


class Exists(_Condition, frozen=True, tag="exists"):
    """There are at least so many such objects."""

    what: Filter
    at_least: int = 1


class Is(_Condition, frozen=True, tag="is"):
    """Something that has a name passes a filter."""

    what: Name
    filter: Filter


class Compare(_Condition, frozen=True, tag="compare"):
    """A number is within bounds."""

    amount: Amount
    at_least: int | None = None
    at_most: int | None = None


class YourTurn(_Condition, frozen=True, tag="your_turn"):
    """It is the controller's turn."""


class Not(_Condition, frozen=True, tag="not"):
    """The opposite."""

    condition: Condition


Condition = Kicked | Cast | Exists | Is | Compare | YourTurn | Not
