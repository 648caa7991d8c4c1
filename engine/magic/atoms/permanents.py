"""Permanents: status, counters, damage, attachments, control (CR 110, 120, 122, 701)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.draft import aside
from engine.magic import events

from .fighting import drop_from_combat
from .reaching import D, thing, timestamp


def change_control(draft: D, ref: str, seat: int, rule: str) -> None:
    """A permanent came under another player's control: it leaves combat and is summoning sick (CR 302.6,
    506.4)."""
    permanent = thing(draft, ref)
    entered_under = permanent.owner if permanent.controller is None else permanent.controller
    permanent.held_by = None if seat == entered_under else seat
    permanent.sick = True
    drop_from_combat(draft, ref)
    draft.emit(events.ControlChanged(rule=rule, object=ref, seat=seat))


@aside
def tap(draft: D, ref: str, rule: str) -> None:
    """CR 701.26a."""
    thing(draft, ref).tapped = True
    draft.emit(events.Tapped(rule=rule, object=ref))


@aside
def untap(draft: D, ref: str, rule: str) -> None:
    """CR 701.26b."""
    thing(draft, ref).tapped = False
    draft.emit(events.Untapped(rule=rule, object=ref))


def put_counters(draft: D, ref: str, kind: str, number: int, rule: str) -> None:
    """CR 122.1."""
    counters = draft.writable(thing(draft, ref), "counters")
    counters[kind] = counters.get(kind, 0) + number
    draft.emit(events.CountersPut(rule=rule, object=ref, kind=kind, amount=number))


def remove_counters(draft: D, ref: str, kind: str, number: int, rule: str) -> None:
    """Remove so many counters, or as many as there are."""
    counters = draft.writable(thing(draft, ref), "counters")
    number = min(number, counters.get(kind, 0))
    counters[kind] = counters.get(kind, 0) - number
    if not counters[kind]:
        del counters[kind]
    draft.emit(events.CountersRemoved(rule=rule, object=ref, kind=kind, amount=number))


@aside
def mark_damage(
    draft: D,
    source: str,
    ref: str,
    number: int,
    rule: str,
    *,
    deathtouch: bool,
    combat: bool,
    withering: bool = False,
) -> None:
    """Damage is marked on a creature (CR 120.3e), unless it withers: counters are an atom of their own."""
    hurt = thing(draft, ref)
    hurt.damage += 0 if withering else number
    hurt.deathtouched = hurt.deathtouched or deathtouch
    if source not in hurt.damaged_by:
        hurt.damaged_by = (*hurt.damaged_by, source)
    draft.emit(events.DamageDealt(rule=rule, source=source, to=ref, amount=number, combat=combat))


def note_damage(draft: D, source: str, to: str, number: int, rule: str, *, combat: bool) -> None:
    """Damage was dealt to a player or a planeswalker; what it costs them is an atom of its own (CR 120.3a,
    c)."""
    draft.emit(events.DamageDealt(rule=rule, source=source, to=to, amount=number, combat=combat))


@aside
def remove_damage(draft: D, ref: str, rule: str) -> None:
    """Marked damage is gone."""
    healed = thing(draft, ref)
    healed.damage = 0
    healed.deathtouched = False
    draft.emit(events.DamageRemoved(rule=rule, object=ref))


def link(draft: D, ref: str, new: str) -> None:
    """Remember with an object what one of its abilities moved, for the other one (CR 607.2a)."""
    if ref in draft.state.table.objects:
        one = thing(draft, ref)
        one.linked = (*one.linked, new)


def attach(draft: D, ref: str, to: str, rule: str) -> None:
    """CR 701.3; a new timestamp (613.7e)."""
    attached = thing(draft, ref)
    attached.attached_to = to
    attached.timestamp = timestamp(draft)
    draft.emit(events.Attached(rule=rule, object=ref, to=to))


def unattach(draft: D, ref: str, rule: str) -> None:
    """CR 701.3d."""
    thing(draft, ref).attached_to = None
    draft.emit(events.Unattached(rule=rule, object=ref))


def keep_tapped(draft: D, ref: str, seat: int, rule: str) -> None:
    """A permanent doesn't untap during a player's next untap step (CR 502.3, 611.2a)."""
    kept = thing(draft, ref)
    if seat not in kept.stays_tapped_for:
        kept.stays_tapped_for = (*kept.stays_tapped_for, seat)
    draft.emit(events.Marked(rule=rule, object=ref, mark="stays_tapped_for"))


def release(draft: D, seat: int) -> None:
    """A player's untap step is over: what stayed tapped for it need not any more."""
    objects = draft.state.table.objects
    for ref in draft.state.table.battlefield:
        seats = objects[ref].stays_tapped_for
        if seat in seats:
            thing(draft, ref).stays_tapped_for = tuple(one for one in seats if one != seat)


def mark(draft: D, ref: str, name: Literal["monstrous", "stays_tapped"], rule: str) -> None:
    """A designation: ``monstrous``, or ``stays_tapped``."""
    setattr(thing(draft, ref), name, True)
    draft.emit(events.Marked(rule=rule, object=ref, mark=name))


def shield(draft: D, ref: str, rule: str) -> None:
    """A regeneration shield (CR 701.19)."""
    thing(draft, ref).shields += 1
    draft.emit(events.ShieldMade(rule=rule, source=ref, to=ref))


def use_shield(draft: D, ref: str, rule: str) -> None:
    """Regenerate: the shield is used up, damage goes, it taps and leaves combat (CR 701.19a)."""
    saved = thing(draft, ref)
    saved.shields -= 1
    saved.deathtouched = False
    drop_from_combat(draft, ref)
    draft.emit(events.Regenerated(rule=rule, object=ref))
    if saved.damage:
        remove_damage(draft, ref, rule)
    if not saved.tapped:
        tap(draft, ref, rule)


def forget_deathtouch(draft: D, ref: str) -> None:
    """State-based actions have been checked since (CR 704.5h)."""
    thing(draft, ref).deathtouched = False


@aside
def refresh(draft: D, ref: str) -> None:
    """A permanent's untap step: no longer summoning sick, and free to untap next time (CR 302.6, 502.3)."""
    permanent = draft.state.table.objects[ref]
    if permanent.sick or permanent.stays_tapped:
        fresh = thing(draft, ref)
        fresh.sick = False
        fresh.stays_tapped = False


@aside
def forget_turn(draft: D, ref: str) -> None:
    """What a permanent remembers of the turn ends with it (CR 514.2): shields, activations, what hurt it."""
    permanent = thing(draft, ref)
    permanent.shields = 0
    permanent.used = ()
    permanent.damaged_by = ()
