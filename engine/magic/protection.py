"""Protection, and what can be attached to what (CR 301.5, 303.4c, 701.3, 702.16)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.seats import seat_of

from .characteristics import Characteristics
from .definitions import definition
from .evaluate import is_printed, passes, whose
from .hooks import Function
from .language.kinds import PROTECTIONS
from .objects import characteristics, of_characteristics, seen, viewpoint
from .seams import format_of
from .state import Id, MagicState

OPPONENTS = "each of your opponents"
"""CR 702.16k: protection from what these players control, or own where nobody controls it."""


def works(state: MagicState, keyword: Literal["protection", "trample"], function: Function) -> bool:
    """Whether a keyword has a function in this game; without a word of the format it has all of them."""
    return all(
        meant is None or function in meant
        for meant in (answer(state, keyword) for answer in format_of(state).means)
    )


def protecting(
    state: MagicState, found: Characteristics, other: Characteristics, function: Function
) -> str | None:
    """The quality of the other from which something has protection, for one of the things that protection
    protects from (CR 702.16b–f); None if there is none."""
    if not found.parametric:
        return None
    for quality in found.protections():
        if is_meant(found, quality, other):
            return quality if works(state, "protection", function) else None
    return None


def is_meant(found: Characteristics, quality: str, other: Characteristics) -> bool:
    """Whether something has the quality from which something else has protection (CR 702.16a)."""
    if quality == OPPONENTS:
        return other.controller != found.controller
    return quality == "everything" or has_quality(quality, other)


def has_quality(quality: str, other: Characteristics) -> bool:
    """Whether something has a quality, a color or another of :data:`.language.kinds.PROTECTIONS`."""
    wanted = PROTECTIONS.get(quality)
    return quality in other.colors or (wanted is not None and is_printed(other, wanted))


def protects(state: MagicState, found: Characteristics, source: Id, function: Function) -> bool:
    """Whether something has protection from a source, as it is or last was."""
    other = seen(state, source)
    return other is not None and protecting(state, found, other, function) is not None


# Attaching -------------------------------------------------------------------------------------------------


def can_enchant(state: MagicState, ref: Id, to: Id | None) -> bool:
    """Whether an Aura can be attached to this, a permanent or a player (CR 303.4c, 702.5, 702.16c)."""
    return to is not None and to != ref and _can_enchant(state, ref, to)


@of_characteristics()
def _can_enchant(state: MagicState, ref: Id, to: Id) -> bool:
    there = characteristics(state)
    aura, host = there[ref], there.get(to)
    card = definition(state, aura.key)
    enchants, players = card.enchants or card.enchants_bestowed, card.enchants_players
    if players is not None and not aura.is_creature:
        return seat_of(to) in whose(viewpoint(state, ref, aura.controller), players)
    if host is None or enchants is None or aura.is_creature:
        return False
    context = viewpoint(state, ref, aura.controller)
    passed = passes(context, to, state.table.objects[to], host, enchants)
    return passed and not protects(state, host, ref, "attach")


def stays_equipment(found: Characteristics) -> bool:
    """Whether it is an Equipment, and no creature, or one with reconfigure (CR 301.5c)."""
    if "Equipment" not in found.subtypes:
        return False
    return not found.is_creature or any(one.name == "reconfigure" for one in found.parametric)


def can_equip(state: MagicState, ref: Id, host: Characteristics | None) -> bool:
    """Whether an Equipment can be attached to this (CR 301.5c, 702.16d)."""
    return host is not None and host.is_creature and not protects(state, host, ref, "attach")


def can_attach(state: MagicState, ref: Id, to: Id) -> bool:
    """Whether an effect can attach it there (CR 701.3a, b)."""
    found = characteristics(state)[ref]
    if "Aura" in found.subtypes:
        return can_enchant(state, ref, to)
    if not stays_equipment(found):
        return False
    return can_equip(state, ref, characteristics(state).get(to))
