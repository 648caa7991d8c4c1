"""What can be attached to what (CR 301.5, 303.4c, 701.3)."""

from __future__ import annotations

from engine.magic.state import MagicState

from .characteristics import Characteristics, characteristics
from .definitions import definition
from .evaluate import Context, passes
from .protection import protects


def can_enchant(state: MagicState, ref: str, to: str | None) -> bool:
    """Whether an Aura can be attached to this (CR 303.4c, 702.5, 702.16c)."""
    known = characteristics(state)
    aura, host = known[ref], known.get(to or "")
    enchants = definition(state, aura.key).enchants
    if host is None or to is None or to == ref or enchants is None or aura.is_creature:
        return False
    context = Context(state, ref, aura.controller, {})
    return passes(context, to, state.table.objects[to], host, enchants) and not protects(state, host, ref)


def can_equip(state: MagicState, ref: str, host: Characteristics | None) -> bool:
    """Whether an Equipment that is no creature can be attached to this (CR 301.5c, 702.16d)."""
    return host is not None and host.is_creature and not protects(state, host, ref)


def can_attach(state: MagicState, ref: str, to: str) -> bool:
    """Whether an effect can attach it there (CR 701.3a, b)."""
    found = characteristics(state)[ref]
    if "Aura" in found.subtypes:
        return can_enchant(state, ref, to)
    if "Equipment" not in found.subtypes or found.is_creature:
        return False
    return can_equip(state, ref, characteristics(state).get(to))
