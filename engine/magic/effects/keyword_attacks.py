"""Keyword abilities that trigger on attacks and blocks, written in the language (CR 702)."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.seats import seat_of
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Ability, Triggered
from engine.magic.language.amounts import StatOf
from engine.magic.language.changes import AddPT, Must
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.keywords import Keyword
from engine.magic.language.triggers import Attacks, BecomesBlocked, Begins, Enlists
from engine.magic.procedures.combat.restrictions import attackers, defending_seat
from engine.magic.seams import format_of

from .choices import Sacrifice
from .counters import PutCounters
from .flow import May
from .later import Later
from .permanents import Untap, Until
from .tokens import CreateToken

ITS_POWER = StatOf("power", "self")


class BlockersBeyondFirst(Struct, frozen=True):
    """The number of creatures that block the source beyond the first; no card counts so."""

    times: int

    def number(self, context: Context) -> int:
        """What it is now."""
        blocking = [len(one.blockers) for one in attackers(context.state) if one.creature == context.source]
        return self.times * max(0, sum(blocking) - 1)


class OpponentsAttacked(Struct, frozen=True):
    """The number of opponents whom the controller attacked in this combat; no card counts so."""

    def number(self, context: Context) -> int:
        """What it is now: a planeswalker that is attacked does not count."""
        attacked = {
            defending_seat(context.state, one)
            for one in attackers(context.state)
            if seat_of(one.defender) is not None
        }
        if context.state.table.combat is None:
            attacked = {*format_of(context.state).combat.attacked(context.state)}
        return len(attacked.intersection(context.seats("opponent")))


class HasMostLife(Struct, frozen=True):
    """The source attacks a player who has the most life, alone or with others; no card asks so."""

    def holds(self, context: Context) -> bool:
        """Whether nobody has more now."""
        attacked = {
            seat_of(one.defender) for one in attackers(context.state) if one.creature == context.source
        }
        if context.state.table.combat is None:
            attacked = {*format_of(context.state).combat.attacked(context.state)}
        lives = {seat: context.state.table.seats[seat].life for seat in context.seats("any")}
        return any(life == max(lives.values()) for seat, life in lives.items() if seat in attacked)


def _dethrone(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.105: asked as it attacks, and not again."""
    attacks = Attacks(to=("player",), while_=HasMostLife())  # type: ignore[arg-type]  # it is asked like a condition
    return (Triggered(attacks, do=(PutCounters("self"),)),)


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.23."""
    more = BlockersBeyondFirst(int(keyword.parameter))
    return (Triggered(BecomesBlocked(), do=(Until("self", (AddPT(more, more),)),)),)  # type: ignore[arg-type]


def _melee(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.121."""
    more = OpponentsAttacked()
    return (Triggered(Attacks(), do=(Until("self", (AddPT(more, more),)),)),)  # type: ignore[arg-type]


def _provoke(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.39."""
    theirs = Filter(types=("creature",), controller="that_player")
    steps = (Untap("target"), Until("target", (Must(block_source=True),)))
    return (Triggered(Attacks(), targets=(Target(what=theirs),), do=(May(then=steps),)),)


def _mentor(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.134: compared as the ability triggers, and as it resolves."""
    weaker = Filter(types=("creature",), combat="attacking", power=Range(less_than=ITS_POWER))
    return (Triggered(Attacks(), targets=(Target(what=weaker),), do=(PutCounters("target"),)),)


def _training(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.149."""
    stronger = Filter(types=("creature",), power=Range(more_than=ITS_POWER))
    return (Triggered(Attacks(beside=stronger), do=(PutCounters("self"),)),)


def _enlist(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.154; that a creature may be tapped for it belongs to attacking."""
    more = AddPT(StatOf("power", "enlisted"), 0)
    return (Triggered(Enlists(), do=(Until("self", (more,)),)),)


def _mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.181."""
    number = int(keyword.parameter)
    create = CreateToken("warrior_token_red", number, tapped=True, attacking=True, name="mobilized")
    leave = Later(Begins("end", "any"), (Sacrifice("mobilized"),))
    return (Triggered(Attacks(), do=(create, leave)),)


STAND_FOR = {
    "dethrone": _dethrone,
    "enlist": _enlist,
    "melee": _melee,
    "mentor": _mentor,
    "mobilize": _mobilize,
    "provoke": _provoke,
    "rampage": _rampage,
    "training": _training,
}
"""The abilities of these keywords, by name."""
