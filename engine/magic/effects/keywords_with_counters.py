"""Keyword abilities about counters, written in the language: what enters with them, gets them, loses them
(CR 702)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.evaluate import Context
from engine.magic.language.abilities import Ability, Activated, EntersWith, Triggered
from engine.magic.language.amounts import Counters, StatOf
from engine.magic.language.conditions import AnyOf, Compare, Is, IsDesignated, Not, ThisTurn
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import Keyword, devoured
from engine.magic.language.triggers import Begins, DealsDamage, Dies, Enters, IsDealtDamage, LosesCounters
from engine.magic.language.unsaid import Amplifies, Devours, EntersHasty
from engine.magic.language.words import Stat
from engine.magic.library.definition import YOUR_CREATURE

from .choices import Sacrifice
from .counters import MoveCounters, PutCounters, RemoveCounters
from .designations import Become
from .flow import If, May
from .tokens import CreateToken


class IsThere(Struct, frozen=True):
    """The source is on the battlefield; no card asks so."""

    def holds(self, context: Context) -> bool:
        """Whether it is now."""
        return context.source in context.state.table.battlefield


CREATURE = Filter(types=("creature",))
HAS_COUNTER = Is("self", Filter(counter="+1/+1"))


def _number(keyword: Keyword) -> int:
    return int(keyword.parameter)


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.38."""
    return (Amplifies(each=_number(keyword)),)


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.54."""
    hurt = ThisTurn(IsDealtDamage(who="opponent"))
    return (EntersWith(counters="+1/+1", amount=_number(keyword), condition=hurt),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.82."""
    quality, _, number = keyword.parameter.rpartition(" ")
    return (Devours(each=int(number), of=devoured(quality) or CREATURE),)


def _evolve(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.100: compared as it triggers, and as it resolves."""
    stats: tuple[Stat, ...] = ("power", "toughness")
    greater = [Compare(StatOf(stat, "that"), more_than=StatOf(stat, "self")) for stat in stats]
    another = replace(YOUR_CREATURE, other=True)
    return (Triggered(Enters(another), AnyOf(tuple(greater)), do=(PutCounters("self"),)),)


def _fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.123: who cannot put the counters creates the Servos."""
    number = _number(keyword)
    servos = (CreateToken("servo_token", number),)
    choice = May(then=(PutCounters("self", "+1/+1", number),), otherwise=servos)
    either = If(IsThere(), (choice,), servos)  # type: ignore[arg-type]  # it is asked like a condition
    return (Triggered(Enters(), do=(either,)),)


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.32."""
    fade = If(
        Is("self", Filter(counter="fade")),
        (RemoveCounters("self", "fade"),),
        (Sacrifice("self"),),
    )
    return (EntersWith(counters="fade", amount=_number(keyword)), Triggered(Begins("upkeep"), do=(fade,)))


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.58."""
    move = May(then=(MoveCounters("self", "that"),))
    another = Filter(types=("creature",), other=True)
    return (
        EntersWith(counters="+1/+1", amount=_number(keyword)),
        Triggered(Enters(another), HAS_COUNTER, do=(move,)),
    )


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.43."""
    as_many = PutCounters("target", "+1/+1", Counters("self", "+1/+1"))
    target = Target(what=Filter(all_types=("artifact", "creature")))
    return (
        EntersWith(counters="+1/+1", amount=_number(keyword)),
        Triggered(Dies(), targets=(target,), do=(May(then=(as_many,)),)),
    )


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.107."""
    assert keyword.price is not None, "it has a cost"
    cost = replace(keyword.price, tap=True)
    return (Activated(cost, do=(PutCounters("self"),), timing="sorcery"),)


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.112."""
    grow = (PutCounters("self", "+1/+1", _number(keyword)), Become("renowned"))
    hits = DealsDamage(to=("player",), combat=True)
    return (Triggered(hits, Not(IsDesignated("renowned")), do=grow),)


def _riot(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.136."""
    return (EntersHasty(counters="+1/+1", optional=True),)


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.97."""
    assert keyword.price is not None, "it has a cost"
    cost = replace(keyword.price, exile="self")
    grow = PutCounters("target", "+1/+1", StatOf("power", "self"))
    return (Activated(cost, (Target(what=CREATURE),), (grow,), timing="sorcery", zone="graveyard"),)


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.63."""
    has_time = Is("self", Filter(counter="time"))
    return (
        EntersWith(counters="time", amount=_number(keyword)),
        Triggered(Begins("upkeep"), has_time, do=(RemoveCounters("self", "time"),)),
        Triggered(LosesCounters(kind="time", last=True), do=(Sacrifice("self"),)),
    )


STAND_FOR = {
    "amplify": _amplify,
    "bloodthirst": _bloodthirst,
    "devour": _devour,
    "evolve": _evolve,
    "fabricate": _fabricate,
    "fading": _fading,
    "graft": _graft,
    "modular": _modular,
    "outlast": _outlast,
    "renown": _renown,
    "riot": _riot,
    "scavenge": _scavenge,
    "vanishing": _vanishing,
}
"""The abilities of these keywords, by name."""
