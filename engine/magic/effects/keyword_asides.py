"""Keyword abilities by which a card lies in exile to be cast later, written in the language (CR 702.62,
702.75, 702.185).

When the card is exiled from the hand, and that its owner may cast it, is in
:mod:`engine.magic.procedures.setting_aside`.
"""

from __future__ import annotations

from typing import Any

from engine.magic import atoms
from engine.magic.language.abilities import Ability, Triggered
from engine.magic.language.changes import Keywords
from engine.magic.language.conditions import Done, Is
from engine.magic.language.durations import While
from engine.magic.language.filters import Filter, Name
from engine.magic.language.keywords import Keyword
from engine.magic.language.portions import Portion
from engine.magic.language.triggers import Begins, Enters, LosesCounters
from engine.magic.language.ways import FOLLOWS
from engine.magic.language.words import Payment
from engine.magic.library.definition import Writer
from engine.magic.procedures import triggers
from engine.magic.rules import cr
from engine.magic.state import Permission

from .base import Instruction, Running
from .casting import Cast
from .flow import If
from .keyword_ways import AsPermanent
from .later import Later
from .looking import Look
from .permanents import Until
from .zones import Move

SUSPEND = cr("702.62")
WARP = cr("702.185")
SPELL, WARPED = "suspended", "warped"


class _Own(Instruction, frozen=True):
    """One of the steps that only keywords have."""

    def write(self, writer: Writer) -> None:
        writer.append(self)


class TimePasses(_Own, frozen=True):
    """Remove a time counter from the source, which lies in exile."""

    def act(self, running: Running) -> None:
        thing = running.state.table.objects.get(running.source)
        if thing is not None and thing.counters.get("time"):
            with triggers.Noticing(running.draft):
                atoms.remove_counters(running.draft, running.source, "time", 1, SUSPEND)


class Remember(_Own, frozen=True):
    """A spell that has just been cast remembers how, beside what it does anyway."""

    name: Name
    how: Payment

    def act(self, running: Running) -> None:
        for ref in running.select(self.name):
            paid = running.state.table.objects[ref].paid
            atoms.note_way(running.draft, ref, (*paid, self.how))


class CastLater(_Own, frozen=True):
    """The owner of an exiled card may cast it once the turn has ended."""

    name: Name

    def act(self, running: Running) -> None:
        table = running.state.table
        for ref in running.select(self.name):
            thing = table.objects.get(ref)
            if thing is not None and thing.zone == "exile":
                seat = thing.owning_seat
                made = Permission(ref, seat, ref, until="forever", cast_only=True, since=table.turn)
                atoms.permit(running.draft, made, WARP)


def _suspend(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.62a: what it does in exile."""
    waits = Is("self", Filter(zone="exile", counter="time"))
    passes: tuple[Any, ...] = (TimePasses(),)
    remember: tuple[Any, ...] = (Remember(SPELL, "suspended"),)
    cast = (Cast("self", "free", name=SPELL), If(Done(SPELL), remember))
    return (
        Triggered(Begins("upkeep"), waits, do=passes, zone="exile"),
        Triggered(LosesCounters(kind="time", last=True), do=cast, zone="exile"),
    )


def _hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.75a."""
    hidden = Portion("exile", face_down=True, linked=True)
    look = Look(int(keyword.parameter), parts=(hidden, Portion("bottom", order="random")))
    return (Triggered(Enters(), do=(look,)),)


_WHILE_YOURS = While(Is("self", Filter(controller="you")))
_HASTE = Until("self", (Keywords(gain=("haste",)),), _WHILE_YOURS)
_EXILED: tuple[Any, ...] = (Move("self", "exile", name=WARPED), CastLater(WARPED))
STAND_FOR = {"hideaway": _hideaway, "suspend": _suspend}
"""The abilities of these keywords, by name."""
FOLLOWS.update(
    {
        "suspend": (AsPermanent(), If(Is("self", Filter(types=("creature",))), (_HASTE,))),
        "warp": (AsPermanent(), Later(Begins("end", "any"), _EXILED)),
    }
)
