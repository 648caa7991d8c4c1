"""Keywords that create tokens which are copies, or copy spells, written in the language (CR 701.36, 702)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.evaluate import Context
from engine.magic.language.abilities import Ability, Activated, Triggered
from engine.magic.language.amounts import HappenedThisTurn, TimesPaid
from engine.magic.language.conditions import Paid
from engine.magic.language.copying import Exceptions
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import Keyword
from engine.magic.language.player_triggers import ANY_SPELL, CAST_BEFORE
from engine.magic.language.triggers import Casts, Enters
from engine.magic.library.definition import Writer
from engine.magic.rules import says
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect
from .choices import Choose
from .copies import CreateCopy
from .copying_spells import CopySpell


class SpellsBefore(HappenedThisTurn, frozen=True):
    """The number of spells that were cast this turn before the source, as it was when that was cast; no card
    asks so."""

    name: str = CAST_BEFORE

    def number(self, context: Context) -> int:
        """What it was."""
        return sum(int(number) for number in context.named(self.name))


YOUR_CREATURE_TOKEN = Filter(types=("creature",), token=True, controller="you")


class Populate(Effect, frozen=True, tag="populate"):
    """Create a token that is a copy of a creature token that one chooses and controls (CR 701.36)."""

    rule = says("701.36")
    touches = ()
    speaks_of_you = True

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("populate")

    def write(self, program: Writer) -> None:
        """Without a creature token, none is created (CR 701.36b)."""
        program.write((Choose("populated", YOUR_CREATURE_TOKEN), CreateCopy("populated")))


def _buried(keyword: Keyword, exceptions: Exceptions) -> tuple[Ability, ...]:
    """A copy of the card in the graveyard, which is exiled for it; at sorcery speed."""
    assert keyword.price is not None, "the keyword has a cost"
    cost = replace(keyword.price, exile="self")
    return (
        Activated(cost, do=(CreateCopy("self", exceptions=exceptions),), timing="sorcery", zone="graveyard"),
    )


def _embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.128."""
    return _buried(keyword, Exceptions(subtypes=("Zombie",), colors=("W",), no_mana_cost=True))


def _eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.129."""
    other = Exceptions(subtypes=("Zombie",), colors=("B",), size=(4, 4), no_mana_cost=True)
    return _buried(keyword, other)


def _storm(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.40."""
    copies = CopySpell("self", SpellsBefore(ANY_SPELL), new_targets=True)
    return (Triggered(Casts(what="self"), do=(copies,)),)


def _conspire(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.78; its cost belongs to casting."""
    return (Triggered(Casts(what="self"), Paid("conspired"), do=(CopySpell("self", new_targets=True),)),)


def _casualty(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.153; its cost belongs to casting."""
    return (Triggered(Casts(what="self"), Paid("casualty"), do=(CopySpell("self", new_targets=True),)),)


def _replicate(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.56; its cost belongs to casting."""
    copies = CopySpell("self", TimesPaid("replicated"), new_targets=True)
    return (Triggered(Casts(what="self"), Paid("replicated"), do=(copies,)),)


def _squad(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.157; its cost belongs to casting."""
    return (Triggered(Enters(), Paid("squad"), do=(CreateCopy("self", TimesPaid("squad")),)),)


def _offspring(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.175; its cost belongs to casting."""
    small = CreateCopy("self", exceptions=Exceptions(size=(1, 1)))
    return (Triggered(Enters(), Paid("offspring"), do=(small,)),)


STAND_FOR = {
    "casualty": _casualty,
    "conspire": _conspire,
    "embalm": _embalm,
    "eternalize": _eternalize,
    "offspring": _offspring,
    "replicate": _replicate,
    "squad": _squad,
    "storm": _storm,
}
"""The abilities of these keywords, by name."""
