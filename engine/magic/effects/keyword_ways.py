"""Keyword abilities by which a card is cast in another way, written in the language (CR 702).

The way itself is in :mod:`engine.magic.language.ways`; here is what the permanent then has and does.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.definitions import program
from engine.magic.language.abilities import Ability, Spell, Static, Triggered
from engine.magic.language.changes import Keywords, SetPT, Types
from engine.magic.language.conditions import Paid
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import Keyword
from engine.magic.language.triggers import Begins, Dies
from engine.magic.language.ways import FOLLOWS, RESHAPED
from engine.magic.library.definition import Writer
from engine.magic.library.overloading import overloaded

from .base import Instruction, Running
from .choices import Sacrifice
from .counters import PutCounters
from .later import Later
from .permanents import Until
from .zones import Draw, Move


class AsPermanent(Instruction, frozen=True):
    """Go on about the permanent that the spell has become; if it has become none, do nothing more."""

    def write(self, writer: Writer) -> None:
        """It is one of the steps."""
        writer.append(self)

    def act(self, running: Running) -> None:
        became = str(running.followed(running.source))
        thing = running.state.table.objects.get(became)
        if thing is None or thing.zone != "battlefield":
            running.task.pc = len(program(running.state, running.task.code))
        else:
            running.task.source = became


def _dash(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.109a."""
    return (Static(changes=(Keywords(gain=("haste",)),), condition=Paid("dash")),)


def _blitz(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.152a."""
    haste = Static(changes=(Keywords(gain=("haste",)),), condition=Paid("blitz"))
    return (haste, Triggered(Dies(), Paid("blitz"), do=(Draw(),)))


AWAKENED = "awakened land"
"""A name that no card gives."""


def _awaken(spell: Spell, keyword: Keyword) -> Spell:
    """CR 702.113a: the land keeps its other types, also those of a creature (205.1b)."""
    land = Target(AWAKENED, Filter(types=("land",), controller="you"))
    becomes = (Types(("creature",), ("Elemental",)), SetPT(0, 0), Keywords(gain=("haste",)))
    awakens = (PutCounters(AWAKENED, amount=int(keyword.parameter)), Until(AWAKENED, becomes, "forever"))
    return replace(spell, targets=(*spell.targets, land), do=(*spell.do, *awakens))


RESHAPED.update({"awaken": _awaken, "overload": lambda spell, _: overloaded(spell)})
STAND_FOR = {"blitz": _blitz, "dash": _dash}
"""The abilities of these keywords, by name."""
FOLLOWS.update(
    {
        "blitz": (AsPermanent(), Later(Begins("end", "any"), (Sacrifice("self"),))),
        "dash": (AsPermanent(), Later(Begins("end", "any"), (Move("self", "hand"),))),
    }
)
