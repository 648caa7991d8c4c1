"""Whether: what an effect, an ability or a trigger depends on."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.magic.rules import says

from .amounts import Amount
from .filters import Filter, Name


class _Condition(Struct, frozen=True, tag_field="if", forbid_unknown_fields=True, omit_defaults=True):
    """A condition."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""


class Kicked(_Condition, frozen=True, tag="kicked"):
    """CR 702.33d: the spell, or the permanent that it became, was kicked."""

    rule = says("702.33d")


class Cast(_Condition, frozen=True, tag="cast"):
    """The spell, or the permanent that it became, was cast so (CR 400.7d)."""

    rule = says("400.7d")
    how: Literal["evoked", "flashback", "buyback"]


class Exists(_Condition, frozen=True, tag="exists"):
    """There are at least so many such objects."""

    rule = says("608.2h")
    what: Filter
    at_least: int = 1


class Is(_Condition, frozen=True, tag="is"):
    """Something that has a name passes a filter."""

    rule = says("608.2h")
    what: Name
    filter: Filter


class Compare(_Condition, frozen=True, tag="compare"):
    """A number is within bounds."""

    rule = says("608.2h")
    amount: Amount
    at_least: int | None = None
    at_most: int | None = None


class YourTurn(_Condition, frozen=True, tag="your_turn"):
    """It is the controller's turn."""

    rule = says("102.1")
    speaks_of_you = True


class Not(_Condition, frozen=True, tag="not"):
    """The opposite."""

    rule = says("608.2h")
    condition: Condition


Condition = Kicked | Cast | Exists | Is | Compare | YourTurn | Not
