"""How much: a number, a name (``x``, ``amount``, what a step was named with ``as``), or something counted."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf
from engine.magic.rules import says

from .filters import Filter, NumberName, ObjectName, Selector
from .words import Color, Stat


class _Amount(Struct, frozen=True, tag_field="amount", forbid_unknown_fields=True, omit_defaults=True):
    """A number that is worked out."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""


class Count(_Amount, frozen=True, tag="count"):
    """The number of objects, times ``times``."""

    rule = says("608.2h")
    what: Selector
    times: int = 1


class StatOf(_Amount, frozen=True, tag="stat"):
    """A number of one object, as it is or, if it left, last was (CR 608.2h)."""

    rule = says("608.2h")
    stat: Stat
    of: ObjectName
    times: int = 1


class Greatest(_Amount, frozen=True, tag="greatest"):
    """The greatest such number among objects; 0 if there are none."""

    rule = says("608.2h")
    stat: Stat
    among: Filter


class Devotion(_Amount, frozen=True, tag="devotion"):
    """CR 700.5: the symbols of a colour among the mana costs of the controller's permanents."""

    rule = says("700.5")
    speaks_of_you = True
    color: Color


class CardTypes(_Amount, frozen=True, tag="card_types"):
    """The number of different card types among objects, plus ``plus``."""

    rule = says("205.2")
    among: Filter
    plus: int = 0


class Sum(_Amount, frozen=True, tag="sum"):
    """The sum of numbers and names that stand for numbers."""

    rule = says("107.1")
    of: FewOf[int | Literal["x", "amount"]]


Amount = int | NumberName | Count | StatOf | Greatest | Devotion | CardTypes | Sum
