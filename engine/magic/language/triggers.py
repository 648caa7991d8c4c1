"""When a triggered ability triggers (CR 603).

What the event was about has names in the ability. ``that`` is always the object that passes ``what``, and
``that_player`` its controller, unless a trigger says otherwise; its further names stand in its docstring.

An ability triggers once for each time that the event occurs (CR 603.2c). Where several things that happen at
once are one occurrence, the trigger says for each of what it triggers (``once_for``); then names stand for
all of them, and a number is their sum.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic.rules import says

from . import filters
from .combat_triggers import (
    Attacks,
    BecomesBlocked,
    BecomesUnblocked,
    Blocks,
    BlocksOrBecomesBlocked,
    Enlists,
    Exerts,
    Fights,
)
from .filters import (
    Filter,
    GraveyardFilter,
    InGraveyard,
    Names,
    PermanentFilter,
    SpellFilter,
    Whose,
)
from .occurring import (
    ABOUT,
    THAT_PLAYER,
    AtAnyTime,
    BaseTrigger,
    During,
    OfObjects,
    OfPlayers,
    OfSeveral,
    Who,
    without_number,
)
from .player_triggers import (
    BecomesMonarch,
    Begins,
    Casts,
    CommitsCrime,
    Cycles,
    Discards,
    Does,
    Draws,
    GainsLife,
    IsSo,
    LosesLife,
)
from .words import CounterKind, Designation


class Enters(AtAnyTime, frozen=True, tag="enters"):
    """``what`` enters the battlefield (CR 603.6a), tapped or untapped if it says so."""

    rule = says("603.6a")
    tapped: bool | None = None


class Leaves(AtAnyTime, frozen=True, tag="leaves"):
    """``what`` leaves the battlefield (CR 603.6c); looks back (603.10a)."""

    rule = says("603.6c")
    looks_back = True


class Dies(AtAnyTime, frozen=True, tag="dies"):
    """``what`` is put into a graveyard from the battlefield (CR 700.4); looks back."""

    rule = says("700.4")
    looks_back = True
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.damaged_by_self and isinstance(self.what, Filter) and self.what.among is not None:
            yield Fault(f"{path}.damaged_by_self", "it is asked of what passes a filter")


class IsSacrificed(AtAnyTime, frozen=True, tag="is_sacrificed"):
    """``who`` sacrifices ``what`` (CR 701.21): ``that_player``; looks back."""

    rule = says("701.21")
    looks_back = True
    who: Whose = "any"

    @property
    def gives(self) -> Names:
        return {**super().gives, **THAT_PLAYER}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",) if self.together else None


class GoesToGraveyard(AtAnyTime, frozen=True, tag="goes_to_graveyard"):
    """A card is put into a graveyard from anywhere (CR 603.6c): ``that_player`` owns it. Tokens are no cards.

    It does not look back, wherever the card comes from.
    """

    rule = says("603.6c")
    what: GraveyardFilter = InGraveyard()


class LeavesGraveyard(OfSeveral, frozen=True, tag="leaves_graveyard"):
    """A card leaves a graveyard (CR 603.6c): ``that_player`` owns it, ``that`` is where it has gone."""

    rule = says("603.6c")
    what: GraveyardFilter = InGraveyard()
    during: During | None = None


class BecomesTapped(AtAnyTime, frozen=True, tag="becomes_tapped"):
    """``what`` becomes tapped (CR 603.2e, 701.26): what is tapped already, or enters tapped, does not."""

    rule = says("603.2e")


class BecomesUntapped(AtAnyTime, frozen=True, tag="becomes_untapped"):
    """``what`` becomes untapped (CR 603.2e, 701.26)."""

    rule = says("603.2e")


class TurnedFaceUp(OfObjects, frozen=True, tag="turned_face_up"):
    """``what``, which lay face down, is turned face up (CR 708.8): it does not enter the battlefield."""

    rule = says("708.8")


class DealsDamage(AtAnyTime, frozen=True, tag="deals_damage"):
    """``what`` deals damage to ``damaged``: a creature, player or planeswalker.

    ``amount`` is how much; ``that_player`` is the player, or the object's controller, that was dealt damage.
    Where ``to`` is left out, all the damage that it deals at once is one occurrence (CR 603.2c).
    """

    rule = says("120.4")
    to: FewOf[Literal["creature", "player", "planeswalker"]] = ("creature", "player", "planeswalker")
    combat: bool | None = None
    whom: Whose = "any"
    """Only damage to one of these players, or to what they control."""
    against: PermanentFilter | None = None
    """Only damage to such a permanent, once for each."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.against is not None and (self.to != DealsDamage().to or self.whom != "any" or self.together):
            yield Fault(f"{path}.against", "it says to what: give no to, no whom and no together")

    @property
    def gives(self) -> Names:
        damaged = "thing" if self.against is None else "object"
        return {**without_number(super().gives), **THAT_PLAYER, "damaged": damaged, "amount": "number"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        if self.together:
            return ("damaged",) if len(self.to) == 1 else ()
        if self.against is not None:
            return None
        return ("that",) if len(self.to) == len(DealsDamage().to) else None


class IsDealtDamage(AtAnyTime, frozen=True, tag="is_dealt_damage"):
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
        about = without_number(super().gives) if self.who is None else THAT_PLAYER
        return {**about, "amount": "number", "by": "object"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        if self.who is not None:
            return ("that_player",)
        return () if self.together else ("that",)


class Becomes(AtAnyTime, frozen=True, tag="becomes"):
    """``what`` becomes monstrous, renowned or saddled (CR 701.37b, 702.112b, 702.171b)."""

    rule = says("702.112b")
    designation: Designation = "monstrous"


class LosesCounters(BaseTrigger, frozen=True, tag="loses_counters"):
    """Counters of a kind are removed from ``what`` (CR 122.1), once for each time; ``last``: none is left."""

    rule = says("122.1")
    what: Who = "self"
    kind: CounterKind = "+1/+1"
    last: bool = False


class Exploits(OfObjects, frozen=True, tag="exploits"):
    """``what`` exploits a creature (CR 702.110b)."""

    rule = says("702.110")


class GetsCounters(BaseTrigger, frozen=True, tag="gets_counters"):
    """Counters are put on ``what``, or it enters with some (CR 122.6): so many, ``amount``, at once."""

    rule = says("122.6")
    what: Who = "self"
    kind: CounterKind | None = None
    """Of this kind alone."""
    each: bool = False
    """Once for each counter."""

    @property
    def gives(self) -> Names:
        return ABOUT if self.each else {**ABOUT, "amount": "number"}


class Explores(OfObjects, frozen=True, tag="explores"):
    """``what`` has explored, whatever of it was possible (CR 701.44b)."""

    rule = says("701.44b")


class BecomesTarget(AtAnyTime, frozen=True, tag="becomes_target"):
    """``what`` becomes the target of a spell or ability that ``of`` controls: ``targeting``.

    However often one spell or ability targets it, that is one occurrence (CR 603.2c).
    """

    rule = says("601.2c")
    of: Whose = "any"
    by: SpellFilter | None = None
    """Only of spells that are so, and not of abilities."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.by is not None and self.by.controller != "any":
            yield Fault(f"{path}.by.controller", "write it as `of`")

    @property
    def gives(self) -> Names:
        """Who controls what is targeted is no name: "that player" is the one who targets it."""
        about = {name: kind for name, kind in super().gives.items() if name not in THAT_PLAYER}
        return {**about, "targeting": "object"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("targeting",) if self.together else ("that", "targeting")


class AnyOfEvents(BaseTrigger, frozen=True, tag="any_of"):
    """Any of several events: "enters or attacks" (CR 603.2). It has the names that all of them give; ``that``
    only where all are about the same objects."""

    rule = says("603.2")
    events: FewOf[Trigger]

    @property
    def what(self) -> Who | None:
        """The objects that all of them are about."""
        whats = [getattr(one, "what", None) for one in self.events]
        return whats[0] if len({*map(repr, whats)}) == 1 else None

    @property
    def gives(self) -> Names:
        given = [one.gives for one in self.events] or [{}]
        names = {name: kind for name, kind in given[0].items() if all(name in more for more in given)}
        if not isinstance(self.what, Filter) and self.what != "attached":
            names.pop("that", None)
        meant = {_whose_is_meant(one) for one in self.events}
        return {name: kind for name, kind in names.items() if name != "that_player" or len(meant) == 1}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What cannot stand beside others."""
        if len(self.events) < 2:
            yield Fault(f"{path}.events", "give two or more; one stands alone")
        for index, one in enumerate(self.events):
            place = f"{path}.events[{index}]"
            if isinstance(one, AnyOfEvents):
                yield Fault(place, "write its events into this list")
            if one in self.events[:index]:
                yield Fault(place, "it is listed twice")
            if isinstance(one, Exerts):
                yield Fault(place, "it stands alone", "CORE-28.1")
            if isinstance(one, BecomesBlocked) and any(isinstance(other, Blocks) for other in self.events):
                yield Fault(place, "write blocks_or_becomes_blocked")
            for name in ("nth", "together", "during"):
                if getattr(one, name, None):
                    yield Fault(f"{place}.{name}", "this is not counted among several events", "CORE-28.1")


def _whose_is_meant(trigger: BaseTrigger) -> str:
    """Which player an event calls ``that_player``: who controls the object, is attacked, is hurt, or acts."""
    if isinstance(trigger, OfPlayers):
        return f"acts {trigger.who}"
    others = Attacks | DealsDamage | IsDealtDamage | Begins
    return type(trigger).__name__ if isinstance(trigger, others) else ""


Trigger = (
    Enters
    | Leaves
    | Dies
    | IsSacrificed
    | GoesToGraveyard
    | LeavesGraveyard
    | Attacks
    | Blocks
    | BecomesBlocked
    | BlocksOrBecomesBlocked
    | BecomesUnblocked
    | Enlists
    | Exerts
    | BecomesTapped
    | BecomesUntapped
    | TurnedFaceUp
    | DealsDamage
    | IsDealtDamage
    | Becomes
    | LosesCounters
    | Exploits
    | GetsCounters
    | Explores
    | BecomesTarget
    | GainsLife
    | LosesLife
    | Discards
    | Cycles
    | Casts
    | Draws
    | Does
    | CommitsCrime
    | BecomesMonarch
    | IsSo
    | Begins
    | AnyOfEvents
)
filters.ANY_TRIGGER = Trigger

__all__ = [
    "AnyOfEvents",
    "Attacks",
    "Becomes",
    "BecomesBlocked",
    "BecomesMonarch",
    "BecomesTapped",
    "BecomesTarget",
    "BecomesUnblocked",
    "BecomesUntapped",
    "Begins",
    "Blocks",
    "BlocksOrBecomesBlocked",
    "Casts",
    "CommitsCrime",
    "Cycles",
    "DealsDamage",
    "Dies",
    "Discards",
    "Does",
    "Draws",
    "Enlists",
    "Enters",
    "Exerts",
    "Exploits",
    "Explores",
    "Fights",
    "GainsLife",
    "GetsCounters",
    "GoesToGraveyard",
    "IsDealtDamage",
    "IsSacrificed",
    "IsSo",
    "Leaves",
    "LeavesGraveyard",
    "LosesCounters",
    "LosesLife",
    "OfObjects",
    "OfPlayers",
    "Trigger",
    "TurnedFaceUp",
    "Who",
]
