"""When a triggered ability triggers (CR 603).

What the event was about has names in the ability. ``that`` is always the object that passes ``what``, and
``that_player`` its controller, unless a trigger says otherwise; its further names stand in its docstring.

An ability triggers once for each time that the event occurs (CR 603.2c). Where several things that happen at
once are one occurrence, the trigger says for each of what it triggers (``once_for``); then names stand for
all of them, and a number is their sum.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .filters import (
    Filter,
    GraveyardFilter,
    HandFilter,
    InGraveyard,
    InHand,
    Names,
    OnStack,
    PermanentFilter,
    SpellFilter,
    Whose,
)
from .words import CounterKind, Designation

Who = Literal["self", "attached"] | PermanentFilter
"""The source, what it is attached to, or any object that passes a filter."""

_ABOUT: Names = {"that": "object", "that_player": "player"}
_TOGETHER: Names = {"that": "object", "number": "number"}
_PLAYER: Names = {"that_player": "player"}


def _without_number(names: Names) -> Names:
    """Of damage, "that many" is how much it was, not how many dealt it or were dealt it."""
    return {name: kind for name, kind in names.items() if name != "number"}


class _Trigger(Struct, frozen=True, tag_field="when", forbid_unknown_fields=True, omit_defaults=True):
    """A trigger."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    looks_back: ClassVar[bool] = False
    """Whether it looks at what was on the battlefield just before the event (CR 603.10a)."""

    @property
    def gives(self) -> Names:
        """What the event is called in the ability."""
        return _ABOUT

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


class _OfObjects(_Trigger, frozen=True):
    """A trigger on what an object does, or what is done to it."""

    what: Who = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): ``that`` are all, ``number`` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""

    @property
    def gives(self) -> Names:
        return _TOGETHER if self.together else _ABOUT

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return () if self.together else None


class _OfPlayers(_Trigger, frozen=True):
    """A trigger on what a player does, or what happens to one."""

    who: Whose = "you"
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""

    @property
    def gives(self) -> Names:
        return _PLAYER


class Enters(_OfObjects, frozen=True, tag="enters"):
    """``what`` enters the battlefield (CR 603.6a)."""

    rule = says("603.6a")


class Leaves(_OfObjects, frozen=True, tag="leaves"):
    """``what`` leaves the battlefield (CR 603.6c); looks back (603.10a)."""

    rule = says("603.6c")
    looks_back = True


class Dies(_OfObjects, frozen=True, tag="dies"):
    """``what`` is put into a graveyard from the battlefield (CR 700.4); looks back."""

    rule = says("700.4")
    looks_back = True
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""


class IsSacrificed(_OfObjects, frozen=True, tag="is_sacrificed"):
    """``who`` sacrifices ``what`` (CR 701.21): ``that_player``; looks back."""

    rule = says("701.21")
    looks_back = True
    who: Whose = "any"

    @property
    def gives(self) -> Names:
        return {**super().gives, **_PLAYER}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",) if self.together else None


class GoesToGraveyard(_OfObjects, frozen=True, tag="goes_to_graveyard"):
    """A card is put into a graveyard from anywhere (CR 603.6c): ``that_player`` owns it. Tokens are no cards.

    It does not look back, wherever the card comes from.
    """

    rule = says("603.6c")
    what: GraveyardFilter = InGraveyard()


class Attacks(_OfObjects, frozen=True, tag="attacks"):
    """``what`` is declared as an attacker (CR 508.3a); ``that_player`` is the defending player.

    ``attacked`` is the player or planeswalker that it attacks.
    """

    rule = says("508.3a")
    alone: bool = False

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.alone and self.together:
            yield Fault(f"{path}.together", "one that attacks alone attacks with no others")

    @property
    def gives(self) -> Names:
        return _TOGETHER if self.together else {**_ABOUT, "attacked": "thing"}


class _Fights(_OfObjects, frozen=True):
    """A trigger on blocking: once for a creature, or once for each that it meets and that passes ``against``:
    ``opposing`` (CR 509.3b, 509.3d)."""

    against: PermanentFilter | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.against is not None and self.together:
            yield Fault(f"{path}.together", "each creature that is met is an event of its own", "CR-509.3d")

    @property
    def gives(self) -> Names:
        return super().gives if self.against is None else {**super().gives, "opposing": "object"}


class Blocks(_Fights, frozen=True, tag="blocks"):
    """``what`` is declared as a blocker (CR 509.3a), of what passes ``against``: ``opposing`` (509.3b)."""

    rule = says("509.3a")


class BecomesBlocked(_Fights, frozen=True, tag="becomes_blocked"):
    """``what`` becomes blocked (CR 509.3c), by what passes ``against``: ``opposing`` (509.3d).

    ``defending_player`` is the player whom it attacks, or a planeswalker of theirs.
    """

    rule = says("509.3c")

    @property
    def gives(self) -> Names:
        return super().gives if self.together else {**super().gives, "defending_player": "player"}


class BlocksOrBecomesBlocked(_Fights, frozen=True, tag="blocks_or_becomes_blocked"):
    """``what`` blocks or becomes blocked (CR 509.3a, 509.3c); with what passes ``against``, once for each."""

    rule = says("509.3c")


class BecomesTapped(_OfObjects, frozen=True, tag="becomes_tapped"):
    """``what`` becomes tapped (CR 603.2e, 701.26): what is tapped already, or enters tapped, does not."""

    rule = says("603.2e")


class BecomesUntapped(_OfObjects, frozen=True, tag="becomes_untapped"):
    """``what`` becomes untapped (CR 603.2e, 701.26)."""

    rule = says("603.2e")


class DealsDamage(_OfObjects, frozen=True, tag="deals_damage"):
    """``what`` deals damage to ``damaged``: a creature, player or planeswalker.

    ``amount`` is how much; ``that_player`` is the player, or the object's controller, that was dealt damage.
    Where ``to`` is left out, all the damage that it deals at once is one occurrence (CR 603.2c).
    """

    rule = says("120.4")
    to: FewOf[Literal["creature", "player", "planeswalker"]] = ("creature", "player", "planeswalker")
    combat: bool | None = None
    whom: Whose = "any"
    """Only damage to one of these players, or to what they control."""

    @property
    def gives(self) -> Names:
        return {**_without_number(super().gives), **_PLAYER, "damaged": "thing", "amount": "number"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        if self.together:
            return ("damaged",) if len(self.to) == 1 else ()
        return ("that",) if len(self.to) == len(DealsDamage().to) else None


class IsDealtDamage(_OfObjects, frozen=True, tag="is_dealt_damage"):
    """``what`` is dealt damage, or one of the players ``who``: ``amount`` by the sources ``by`` (CR 120.4).

    Damage by several sources at once is one occurrence (CR 603.2c).
    """

    rule = says("120.4")
    who: Whose | None = None
    combat: bool | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.who is not None and self.what != "self":
            yield Fault(f"{path}.who", "give what or who")

    @property
    def gives(self) -> Names:
        about = _without_number(super().gives) if self.who is None else _PLAYER
        return {**about, "amount": "number", "by": "object"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        if self.who is not None:
            return ("that_player",)
        return () if self.together else ("that",)


class Becomes(_OfObjects, frozen=True, tag="becomes"):
    """``what`` becomes monstrous, or renowned (CR 701.37b, 702.112b)."""

    rule = says("702.112b")
    designation: Designation = "monstrous"


class LosesCounters(_Trigger, frozen=True, tag="loses_counters"):
    """Counters of a kind are removed from ``what`` (CR 122.1), once for each time; ``last``: none is left."""

    rule = says("122.1")
    what: Who = "self"
    kind: CounterKind = "+1/+1"
    last: bool = False


class BecomesTarget(_OfObjects, frozen=True, tag="becomes_target"):
    """``what`` becomes the target of a spell or ability that ``of`` controls: ``targeting``.

    However often one spell or ability targets it, that is one occurrence (CR 603.2c).
    """

    rule = says("601.2c")
    of: Whose = "any"

    @property
    def gives(self) -> Names:
        return {**super().gives, "targeting": "object"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("targeting",) if self.together else ("that", "targeting")


class GainsLife(_OfPlayers, frozen=True, tag="gains_life"):
    """A player gains life: so ``amount``, once for each source that makes them gain it (CR 119.9)."""

    rule = says("119.9")

    @property
    def gives(self) -> Names:
        return {**_PLAYER, "amount": "number"}


class LosesLife(_OfPlayers, frozen=True, tag="loses_life"):
    """A player loses life, also by damage or by paying it (CR 119.3, 119.4): so ``amount``, all at once."""

    rule = says("119.3")

    @property
    def gives(self) -> Names:
        return {**_PLAYER, "amount": "number"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",)


class Discards(_OfPlayers, frozen=True, tag="discards"):
    """A player discards a card, wherever it goes (CR 701.9): ``that_player`` and ``that``."""

    rule = says("701.9")
    what: HandFilter = InHand()
    together: bool = False
    """Once for all cards that a player discards at once: ``that`` are all, ``number`` says how many."""

    @property
    def gives(self) -> Names:
        return {**(_TOGETHER if self.together else _ABOUT), **_PLAYER}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",) if self.together else None


class Cycles(_OfPlayers, frozen=True, tag="cycles"):
    """A player cycles a card (CR 702.29c)."""

    rule = says("702.29c")
    what: Literal["self"] | None = None
    """The card itself, wherever it has gone; left out, any card."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what is not None and (self.who != "you" or self.nth is not None):
            field = "who" if self.who != "you" else "nth"
            yield Fault(f"{path}.{field}", "its owner cycles the card itself, and only once")


class Casts(_OfPlayers, frozen=True, tag="casts"):
    """A player casts a spell (CR 601.2i): ``that_player`` and ``that``."""

    rule = says("601.2i")
    what: SpellFilter = OnStack()

    @property
    def gives(self) -> Names:
        return _ABOUT


class Draws(_OfPlayers, frozen=True, tag="draws"):
    """A player draws a card: ``that_player``."""

    rule = says("121.1")


class Begins(_Trigger, frozen=True, tag="begins"):
    """A step of somebody's turn begins; ``that_player`` is whose turn it is."""

    rule = says("603.2")
    step: Literal["upkeep", "draw", "end", "begin_combat", "end_combat"]
    whose: Whose = "you"

    @property
    def gives(self) -> Names:
        return _PLAYER


Trigger = (
    Enters
    | Leaves
    | Dies
    | IsSacrificed
    | GoesToGraveyard
    | Attacks
    | Blocks
    | BecomesBlocked
    | BlocksOrBecomesBlocked
    | BecomesTapped
    | BecomesUntapped
    | DealsDamage
    | IsDealtDamage
    | Becomes
    | LosesCounters
    | BecomesTarget
    | GainsLife
    | LosesLife
    | Discards
    | Cycles
    | Casts
    | Draws
    | Begins
)
OfObjects = _OfObjects
Fights = _Fights
OfPlayers = _OfPlayers
