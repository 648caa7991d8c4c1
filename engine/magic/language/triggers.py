"""When a triggered ability triggers (CR 603).

What the event was about has names in the ability. ``that`` is always the object that passes ``what``, and
``that_player`` its controller, unless a trigger says otherwise; its further names stand in its docstring.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf
from engine.magic.rules import says

from .filters import Names, OnStack, PermanentFilter, SpellFilter, Whose

Who = Literal["self", "attached"] | PermanentFilter
"""The source, what it is attached to, or any object that passes a filter."""

_ABOUT: Names = {"that": "object", "that_player": "player"}


class _Trigger(Struct, frozen=True, tag_field="when", forbid_unknown_fields=True, omit_defaults=True):
    """A trigger."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    gives: ClassVar[Names] = _ABOUT
    """What the event is called in the ability."""


class Enters(_Trigger, frozen=True, tag="enters"):
    """``what`` enters the battlefield (CR 603.6a)."""

    rule = says("603.6a")
    what: Who = "self"


class Leaves(_Trigger, frozen=True, tag="leaves"):
    """``what`` leaves the battlefield (CR 603.6c); looks back (603.10a)."""

    rule = says("603.6c")
    what: Who = "self"


class Dies(_Trigger, frozen=True, tag="dies"):
    """``what`` is put into a graveyard from the battlefield (CR 700.4); looks back."""

    rule = says("700.4")
    what: Who = "self"
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""


class Attacks(_Trigger, frozen=True, tag="attacks"):
    """``what`` is declared as an attacker (CR 508.3a); ``that_player`` is the defending player.

    ``attacked`` is the player or planeswalker that it attacks.
    """

    rule = says("508.3a")
    gives = {**_ABOUT, "attacked": "thing"}
    what: Who = "self"
    alone: bool = False


class Blocks(_Trigger, frozen=True, tag="blocks"):
    """``what`` is declared as a blocker (CR 509.3a)."""

    rule = says("509.3a")
    what: Who = "self"


class BecomesBlocked(_Trigger, frozen=True, tag="becomes_blocked"):
    """``what`` becomes blocked (CR 509.3c)."""

    rule = says("509.3c")
    what: Who = "self"


class DealsDamage(_Trigger, frozen=True, tag="deals_damage"):
    """``what`` deals damage to ``damaged``: a creature, player or planeswalker.

    ``amount`` is how much; ``that_player`` is the player, or the object's controller, that was dealt damage.
    """

    rule = says("120.4")
    gives = {**_ABOUT, "damaged": "thing", "amount": "number"}
    what: Who = "self"
    to: FewOf[Literal["creature", "player", "planeswalker"]] = ("creature", "player", "planeswalker")
    combat: bool | None = None


class Casts(_Trigger, frozen=True, tag="casts"):
    """A player casts a spell (CR 601.2i): ``that_player`` and ``that``."""

    rule = says("601.2i")
    who: Whose = "you"
    what: SpellFilter = OnStack()


class BecomesTarget(_Trigger, frozen=True, tag="becomes_target"):
    """``what`` becomes the target of a spell or ability that ``of`` controls: ``targeting``."""

    rule = says("601.2c")
    gives = {**_ABOUT, "targeting": "object"}
    what: Who = "self"
    of: Whose = "any"


class Draws(_Trigger, frozen=True, tag="draws"):
    """A player draws a card: ``that_player``."""

    rule = says("121.1")
    gives = {"that_player": "player"}
    who: Whose = "you"


class Begins(_Trigger, frozen=True, tag="begins"):
    """A step of somebody's turn begins; ``that_player`` is whose turn it is."""

    rule = says("603.2")
    gives = {"that_player": "player"}
    step: Literal["upkeep", "end", "begin_combat"]
    whose: Whose = "you"


Trigger = (
    Enters
    | Leaves
    | Dies
    | Attacks
    | Blocks
    | BecomesBlocked
    | DealsDamage
    | Casts
    | BecomesTarget
    | Draws
    | Begins
)
