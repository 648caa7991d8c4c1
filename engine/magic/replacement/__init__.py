"""Replacement and prevention: effects that change a proposal before it happens (CR 614–616).

* :mod:`.prevention` – damage prevented or redoubled (CR 614.1a, 615)
* :mod:`.instead`    – what cards say happens instead of something else (CR 614.1a)
* :mod:`.taking`     – what is revealed or sacrificed as something enters
* :mod:`.entering`   – how permanents enter: as copies, with counters, tapped, attached; in which order

Here are the order of effects (CR 616.1), regeneration (CR 701.19), and exile in the place of a graveyard.

Each effect has its turn with a proposal once (614.5). An effect that asks its player something says so; the
answer comes back when it is applied.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.language.ways import EXILED_AFTER
from engine.magic.objects import cannot_draw, cannot_gain_life, characteristics
from engine.magic.proposals import (
    DEATHTOUCH,
    FINAL,
    LETHAL,
    AnyProposal,
    Apply,
    CreateToken,
    Damage,
    Destroy,
    Draw,
    GainLife,
    Move,
    Proposal,
    Replacement,
    Reply,
    nothing,
)
from engine.magic.rules import cr
from engine.magic.seams import FORMATS
from engine.magic.state import Id, MagicDraft, MagicState

from . import choosing, entering, instead, paying, prevention

ARMOR = cr("702.89a")
FINALITY = cr("122.1h")
MADNESS = cr("702.35a")
REGENERATED = cr("701.19a")


def choices(state: MagicState, proposal: AnyProposal) -> list[Replacement[Any]]:
    """The effects that may have their turn with a proposal next: of the first class of CR 616.1; and of those
    that do the same by the same text, one (CORE-R3)."""
    found = [one for one in _watching(state, proposal) if one.name not in proposal.replaced_by]
    if not found:
        return found
    taken = getattr(proposal, "taken", None)
    if taken is not None:
        return [one for one in found if one.name == taken.by]
    first = min(one.rank for one in found)
    if first == FINAL:
        return [one for one in found if one.rank == FINAL][:1]
    alike: dict[str, Replacement[Any]] = {}
    for one in found:
        if one.rank == first:
            alike.setdefault(one.text or one.name, one)
    return list(alike.values())


def _watching(state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
    """The effects of cards and of the core's rules, then the rules of the format."""
    match proposal:
        case Move():
            yield from _moving(state, proposal)
        case Draw():
            yield from _forbidden(cannot_draw(state, proposal.seat))
        case Damage():
            yield from prevention.watching(state, proposal)
        case Destroy():
            yield from _destroying(state, proposal)
        case CreateToken():
            yield from entering.watching(state, proposal)
        case GainLife():
            yield from _forbidden(cannot_gain_life(state, proposal.seat))
    yield from instead.watching(state, proposal)
    for watching in FORMATS[type(state)].watching:
        yield from watching(state, proposal)


def _forbidden(forbidden: bool) -> Iterator[Replacement[Proposal]]:
    """CR 614.17: an event that can't happen does not."""
    if forbidden:
        yield Replacement("cannot", nothing, rank=FINAL)


def _destroying(state: MagicState, doomed: Destroy) -> Iterator[Replacement[Destroy]]:
    """The effects that apply to a destruction; those on the move inside it wait for that (CR 616.1g)."""
    found = characteristics(state).get(doomed.object)
    if found is None:
        return
    if "indestructible" in found.keywords:
        yield Replacement("indestructible", nothing, rank=FINAL)
    thing = state.table.objects[doomed.object]
    if "shield" in thing.counters and doomed.rule not in (LETHAL, DEATHTOUCH):
        yield Replacement("shield counter", _give_up_shield)
    allowed = doomed.can_regenerate and not any(cant.be_regenerated for cant, _, _ in found.cant)
    if allowed and thing.shields:
        yield Replacement("regeneration", _regenerate)
    for ref in state.table.battlefield:
        if state.table.objects[ref].attached_to == doomed.object:
            armor = characteristics(state)[ref]
            if "umbra armor" in armor.keywords and "Aura" in armor.subtypes:
                yield Replacement(f"umbra armor {ref}", _shed(ref))


def _moving(state: MagicState, move: Move) -> Iterator[Replacement[Move]]:
    """The effects that apply to what enters, is about to go to a graveyard, or leaves the stack."""
    thing = state.table.objects.get(move.object)
    if thing is None:
        return
    if thing.zone == "battlefield" and move.to != "exile":
        found = characteristics(state).get(move.object)
        if found is not None and found.exiled_if_dying and move.to == "graveyard" and _can_die(found):
            yield Replacement("exile instead", _exile)
        if found is not None and found.exiled_if_leaving:
            yield Replacement("exile instead of leaving", _exile)
        elif move.to == "graveyard" and "finality" in thing.counters:
            yield Replacement("finality counter", _end)
    leaves_stack = thing.zone == "stack" and move.to not in ("battlefield", "exile")
    buried = move.discarded and move.to == "graveyard"
    if buried and definition(state, thing.card).keyword("madness") is not None:
        yield Replacement("madness", _set_aside)
    if leaves_stack and not EXILED_AFTER.isdisjoint(thing.paid):
        yield Replacement("flashback", _exile, rank=FINAL)
    if thing.then_exiled and move.to == "graveyard":
        yield Replacement("exile instead", _exile)
    if move.to == "battlefield":
        yield from entering.watching(state, move)


def _can_die(found: Characteristics) -> bool:
    """Whether it dies as it is put into a graveyard (CR 700.4)."""
    return found.is_creature or "planeswalker" in found.types


def _regenerate(draft: MagicDraft, doomed: Destroy, _: Reply | None) -> list[AnyProposal]:
    atoms.use_shield(draft, doomed.object, REGENERATED)
    return []


def _give_up_shield(draft: MagicDraft, doomed: Destroy, _: Reply | None) -> list[AnyProposal]:
    prevention.give_up_shield(draft, doomed.object)
    return []


def _shed(aura: Id) -> Apply[Destroy]:
    """All damage is removed from what an Aura with umbra armor is attached to, and the Aura is destroyed."""

    def apply(draft: MagicDraft, doomed: Destroy, _: Reply | None) -> list[AnyProposal]:
        if draft.state.table.objects[doomed.object].damage:
            atoms.remove_damage(draft, doomed.object, ARMOR)
        return [Destroy(rule=ARMOR, object=aura)]

    return apply


def _exile(_draft: MagicDraft, move: Move, _: Reply | None) -> list[AnyProposal]:
    """It goes to exile; what its player did with it, and what is named after it, stays."""
    return [replace(move, to="exile", position="top")]


def _set_aside(_draft: MagicDraft, move: Move, _: Reply | None) -> list[AnyProposal]:
    return [replace(move, rule=MADNESS, to="exile")]


def _end(_draft: MagicDraft, move: Move, _: Reply | None) -> list[AnyProposal]:
    return [replace(move, rule=FINALITY, to="exile", position="top")]


MENUS = (*prevention.MENUS, *entering.MENUS, instead.MENU, choosing.MENU, choosing.COUNTER_MENU, paying.MENU)
