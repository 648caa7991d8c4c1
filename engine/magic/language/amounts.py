"""How much: a number, a name (``x``, ``amount``, what a step was named with ``as``), or something counted."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf

from .filters import Filter, NumberName, ObjectName, Selector
from .words import Color, Stat


class _Amount(Struct, frozen=True, tag_field="amount", forbid_unknown_fields=True, omit_defaults=True):
    """A number that is worked out."""


class Count(_Amount, frozen=True, tag="count"):
    """The number of objects, times ``times``."""

    what: Selector
    times: int = 1


class StatOf(_Amount, frozen=True, tag="stat"):
    """A number of one object, as it is or, if it left, last was (CR 608.2h)."""

    stat: Stat
    of: ObjectName
    times: int = 1


class Greatest(_Amount, frozen=True, tag="greatest"):
    """The greatest such number among objects; 0 if there are none."""

    stat: Stat
    among: Filter


class Devotion(_Amount, frozen=True, tag="devotion"):
    """CR 700.5: the symbols of a colour among the mana costs of the controller's permanents."""

    color: Color


class CardTypes(_Amount, frozen=True, tag="card_types"):
    """The number of different card types among objects, plus ``plus``."""

    among: Filter
    plus: int = 0


class Sum(_Amount, frozen=True, tag="sum"):
    """The sum of numbers and names that stand for numbers."""

    of: FewOf[int | Literal["x", "amount"]]


Amount = int | NumberName | Count | StatOf | Greatest | Devotion | CardTypes | Sum
