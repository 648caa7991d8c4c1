"""Permanents: status, counters, damage, attachments, control, combat (CR 110, 120, 122, 506–511, 701)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.kernel.defaults import with_defaults
from engine.kernel.derived import confined
from engine.magic import events
from engine.magic.aspects import DAMAGE, STATUS
from engine.magic.definitions import definition
from engine.magic.language.words import KEYWORD_COUNTERS, Designation
from engine.magic.objects import characteristics
from engine.magic.rules import cr
from engine.magic.state import Attacker, Combat, Held, KeywordCounter, MagicDraft

from .base import tell, thing, timestamp
from .memory import know, lies_covered

STUNNED = cr("122.1d")

# Status, counters, damage ----------------------------------------------------------------------------------


def change_control(draft: MagicDraft, ref: str, seat: int, rule: str) -> None:
    """A permanent came under another player's control: it leaves combat and is summoning sick (CR 302.6,
    506.4); who controls it may look at it if it lies face down (CR 708.5), and at what it hides away
    (CR 702.75a)."""
    permanent = thing(draft, ref)
    entered_under = permanent.owner if permanent.controller is None else permanent.controller
    permanent.held_by = None if seat == entered_under else seat
    permanent.sick = True
    if permanent.face_down is not None:
        know(draft, (ref,), (seat,))
    if permanent.linked and definition(draft.state, permanent.card).keyword("hideaway") is not None:
        objects = draft.state.table.objects
        lying = [one for one in permanent.linked if one in objects and lies_covered(objects[one])]
        know(draft, lying, (seat,))
    if permanent.used_ever:
        permanent.used_ever = tuple(code for code in permanent.used_ever if not _is_echo(code))
    drop_from_combat(draft, ref)
    tell(draft, events.ControlChanged(rule=rule, object=ref, seat=seat))


def turn_face_up(draft: MagicDraft, ref: str, rule: str) -> None:
    """A face-down permanent is turned face up: it is what its card says, and everything else about it stays
    as it is, but for its timestamp (CR 613.7f, 708.8)."""
    permanent = thing(draft, ref)
    permanent.card, permanent.face, permanent.face_down = permanent.true_card, None, None
    permanent.timestamp = timestamp(draft)
    if ref in draft.state.machine.known:
        del draft.known[ref]
    tell(draft, events.TurnedFaceUp(rule=rule, object=ref, card=permanent.card))


def _is_echo(code: str) -> bool:
    """Whether it is the address of echo, which each player who comes to control it meets (CR 702.30a)."""
    return code.rpartition("/")[2].partition("_")[0] == "echo"


@confined(STATUS)
def tap(draft: MagicDraft, ref: str, rule: str) -> None:
    """CR 701.26a."""
    thing(draft, ref).tapped = True
    tell(draft, events.Tapped(rule=rule, object=ref))


def untap(draft: MagicDraft, ref: str, rule: str) -> None:
    """CR 701.26b; a stun counter is removed in its place (122.1d)."""
    if "stun" in draft.state.table.objects[ref].counters:
        remove_counters(draft, ref, "stun", 1, STUNNED)
    else:
        _untap(draft, ref, rule)


@confined(STATUS)
def _untap(draft: MagicDraft, ref: str, rule: str) -> None:
    thing(draft, ref).tapped = False
    tell(draft, events.Untapped(rule=rule, object=ref))


def put_counters(draft: MagicDraft, ref: str, kind: str, number: int, rule: str) -> None:
    """CR 122.1; of a keyword, all of the kind have the timestamp of the last one (613.7c)."""
    marked = thing(draft, ref)
    counters = draft.writable(marked, "counters")
    counters[kind] = counters.get(kind, 0) + number
    if kind in KEYWORD_COUNTERS:
        others = (one for one in marked.keyword_counters if one.kind != kind)
        marked.keyword_counters = (*others, KeywordCounter(kind, timestamp(draft)))
    tell(draft, events.CountersPut(rule=rule, object=ref, kind=kind, amount=number))


def remove_counters(draft: MagicDraft, ref: str, kind: str, number: int, rule: str) -> None:
    """Remove so many counters, or as many as there are."""
    marked = thing(draft, ref)
    counters = draft.writable(marked, "counters")
    number = min(number, counters.get(kind, 0))
    counters[kind] = counters.get(kind, 0) - number
    if not counters[kind]:
        del counters[kind]
        if marked.keyword_counters:
            marked.keyword_counters = tuple(one for one in marked.keyword_counters if one.kind != kind)
    tell(draft, events.CountersRemoved(rule=rule, object=ref, kind=kind, amount=number))


@confined(DAMAGE)
def mark_damage(
    draft: MagicDraft,
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
    tell(draft, events.DamageDealt(rule=rule, source=source, to=ref, amount=number, combat=combat))


def note_damage(draft: MagicDraft, source: str, to: str, number: int, rule: str, *, combat: bool) -> None:
    """Damage was dealt to a player or a planeswalker; what it costs them is an atom of its own (CR 120.3a,
    c)."""
    tell(draft, events.DamageDealt(rule=rule, source=source, to=to, amount=number, combat=combat))


@confined(DAMAGE)
def remove_damage(draft: MagicDraft, ref: str, rule: str) -> None:
    """Remove marked damage."""
    healed = thing(draft, ref)
    healed.damage = 0
    healed.deathtouched = False
    tell(draft, events.DamageRemoved(rule=rule, object=ref))


def link(draft: MagicDraft, ref: str, new: str) -> None:
    """Remember with an object what one of its abilities moved, for the other one (CR 607.2a)."""
    if ref in draft.state.table.objects:
        one = thing(draft, ref)
        one.linked = (*one.linked, new)


def hold(draft: MagicDraft, ref: str, new: str, zone: str) -> None:
    """Remember with a permanent what is exiled until it leaves, and from where; a token is not: it could not
    come back (CR 610.3, 111.8)."""
    objects = draft.state.table.objects
    if ref in objects and objects[new].zone == "exile" and not objects[new].token:
        one = thing(draft, ref)
        one.holds = (*one.holds, with_defaults(Held(new, zone)))


def attach(draft: MagicDraft, ref: str, to: str, rule: str) -> None:
    """CR 701.3; a new timestamp (613.7e)."""
    attached = thing(draft, ref)
    attached.attached_to = to
    attached.timestamp = timestamp(draft)
    tell(draft, events.Attached(rule=rule, object=ref, to=to))


def unattach(draft: MagicDraft, ref: str, rule: str) -> None:
    """CR 701.3d."""
    thing(draft, ref).attached_to = None
    tell(draft, events.Unattached(rule=rule, object=ref))


def keep_tapped(draft: MagicDraft, ref: str, seat: int, rule: str) -> None:
    """A permanent doesn't untap during a player's next untap step (CR 502.3, 611.2a)."""
    kept = thing(draft, ref)
    if seat not in kept.stays_tapped_for:
        kept.stays_tapped_for = (*kept.stays_tapped_for, seat)
    tell(draft, events.Marked(rule=rule, object=ref, mark="stays_tapped_for"))


def release(draft: MagicDraft, seat: int) -> None:
    """Free permanents that had to stay tapped during a player's untap step, which is over."""
    objects = draft.state.table.objects
    for ref in draft.state.table.battlefield:
        seats = objects[ref].stays_tapped_for
        if seat in seats:
            thing(draft, ref).stays_tapped_for = tuple(one for one in seats if one != seat)


def mark(
    draft: MagicDraft, ref: str, name: Designation | Literal["hasty", "stays_tapped"], rule: str
) -> None:
    """A designation, or another mark."""
    setattr(thing(draft, ref), name, True)
    tell(draft, events.Marked(rule=rule, object=ref, mark=name))


def shield(draft: MagicDraft, ref: str, rule: str) -> None:
    """A regeneration shield (CR 701.19)."""
    thing(draft, ref).shields += 1
    tell(draft, events.ShieldMade(rule=rule, source=ref, to=ref))


def use_shield(draft: MagicDraft, ref: str, rule: str) -> None:
    """Regenerate: the shield is used up, damage goes, it taps and leaves combat (CR 701.19a)."""
    saved = thing(draft, ref)
    saved.shields -= 1
    saved.deathtouched = False
    drop_from_combat(draft, ref)
    tell(draft, events.Regenerated(rule=rule, object=ref))
    if saved.damage:
        remove_damage(draft, ref, rule)
    if not saved.tapped:
        tap(draft, ref, rule)


def forget_deathtouch(draft: MagicDraft, ref: str) -> None:
    """Forget damage by deathtouch: state-based actions have been checked since (CR 704.5h)."""
    thing(draft, ref).deathtouched = False


@confined(STATUS)
def refresh(draft: MagicDraft, ref: str) -> None:
    """A permanent's untap step: no longer summoning sick, and free to untap next time (CR 302.6, 502.3)."""
    permanent = draft.state.table.objects[ref]
    if permanent.sick or permanent.stays_tapped:
        fresh = thing(draft, ref)
        fresh.sick = False
        fresh.stays_tapped = False


@confined(DAMAGE, STATUS)
def forget_turn(draft: MagicDraft, ref: str) -> None:
    """Forget what a permanent remembers of the turn (CR 514.2): shields, activations, sources of damage,
    that it was saddled (CR 702.171b)."""
    permanent = thing(draft, ref)
    permanent.shields = 0
    permanent.used = ()
    permanent.damaged_by = ()
    permanent.saddled = False


# Combat ----------------------------------------------------------------------------------------------------


def combat(draft: MagicDraft) -> Combat:
    """The running combat, to write on."""
    found: Combat = draft.writable(draft.table, "combat")
    return found


def attacker(draft: MagicDraft, creature: str) -> Attacker:
    """An attacker, to write on."""
    attackers = draft.writable(combat(draft), "attackers")
    for index, entry in enumerate(attackers):
        if entry.creature == creature:
            found: Attacker = draft.writable_item(attackers, index)
            return found
    raise KeyError(creature)


def declare_attacker(draft: MagicDraft, creature: str, defender: str, rule: str) -> None:
    """A creature attacks a player or a planeswalker (CR 508.1k); the first one begins the combat."""
    if draft.state.table.combat is None:
        draft.table.combat = Combat()
    walker = characteristics(draft.state).get(defender)
    against = None if walker is None else walker.controller
    draft.writable(combat(draft), "attackers").append(Attacker(creature, defender, against))
    tell(draft, events.AttackerDeclared(rule=rule, creature=creature, defender=defender))


def enter_attacking(draft: MagicDraft, creature: str, defender: str, rule: str) -> None:
    """A creature that has just entered attacks, though it was never declared (CR 508.4)."""
    walker = characteristics(draft.state).get(defender)
    against = None if walker is None else walker.controller
    draft.writable(combat(draft), "attackers").append(Attacker(creature, defender, against))
    tell(draft, events.EnteredAttacking(rule=rule, creature=creature, defender=defender))


def meet_blockers(draft: MagicDraft) -> None:
    """Blockers are declared: attackers are blocked or unblocked from now on (CR 509.1h)."""
    combat(draft).met = True


def declare_blocker(draft: MagicDraft, creature: str, attackers: Sequence[str], rule: str) -> None:
    """A creature blocks these attackers, at least one: once, however many there are (CR 509.1g, 509.3a)."""
    for against in attackers:
        draft.writable(attacker(draft, against), "blockers").append(creature)
    first, *others = attackers
    event = events.BlockerDeclared(rule=rule, creature=creature, attacker=first, others=tuple(others))
    tell(draft, event)


def become_blocked(draft: MagicDraft, creature: str, rule: str, *, by: str | None = None) -> None:
    """An attacker is blocked (CR 509.1h), perhaps by a creature that was not declared as its blocker."""
    entry = attacker(draft, creature)
    entry.blocked = True
    if by is not None:
        draft.writable(entry, "blockers").append(by)
    tell(draft, events.BecameBlocked(rule=rule, creature=creature))


def become_unblocked(draft: MagicDraft, creature: str, rule: str) -> None:
    """An attacker is not blocked (CR 509.1h), which something watches for."""
    tell(draft, events.BecameUnblocked(rule=rule, creature=creature))


def exploit(draft: MagicDraft, creature: str, exploited: str, rule: str) -> None:
    """A creature exploits another, or itself (CR 702.110b), which is about to be sacrificed."""
    tell(draft, events.Exploited(rule=rule, creature=creature, exploited=exploited))


def explored(draft: MagicDraft, creature: str, rule: str) -> None:
    """It has explored (CR 701.44b), which something watches for."""
    tell(draft, events.Explored(rule=rule, creature=creature))


def exert(draft: MagicDraft, ref: str, seat: int, rule: str) -> None:
    """A player exerts a permanent, which doesn't untap during that player's next untap step (CR 701.43a)."""
    tell(draft, events.Exerted(rule=rule, seat=seat, object=ref))
    keep_tapped(draft, ref, seat, rule)


def enlist(draft: MagicDraft, creature: str, enlisted: str, rule: str) -> None:
    """An attacker enlists another creature, which has been tapped for it (CR 702.154c)."""
    tell(draft, events.Enlisted(rule=rule, creature=creature, enlisted=enlisted))


def drop_from_combat(draft: MagicDraft, ref: str) -> None:
    """CR 506.4: part of what removes the creature, which tells it."""
    running = draft.state.table.combat
    if running is None:
        return
    if any(entry.creature == ref for entry in running.attackers):
        attackers = draft.writable(combat(draft), "attackers")
        attackers[:] = [entry for entry in attackers if entry.creature != ref]
    for entry in running.attackers:
        if ref in entry.blockers and entry.creature != ref:
            draft.writable(attacker(draft, entry.creature), "blockers").remove(ref)


def leave_combat(draft: MagicDraft, ref: str, rule: str) -> None:
    """A creature is removed from combat (CR 506.4)."""
    drop_from_combat(draft, ref)
    tell(draft, events.LeftCombat(rule=rule, creature=ref))


def note_struck(draft: MagicDraft, creatures: Sequence[str]) -> None:
    """These creatures deal damage in the first-strike step (CR 510.4); the damage is the event."""
    combat(draft).struck = list(creatures)


def end_combat(draft: MagicDraft, rule: str) -> None:
    """Everything is removed from combat (CR 511.3)."""
    draft.table.combat = None
    tell(draft, events.CombatEnded(rule=rule))
