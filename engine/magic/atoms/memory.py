"""The memory of a game: who has seen which hidden card (CR 400.2, 401.4, 701.20; CORE-26), what objects were
like before they left (CR 608.2h; CORE-R12), and positions (CORE-R5).

Cards in a hand are not told apart by their places: what leaves it might be any card with the same face. So
the marks of who has seen what say of which faces a player is certain, and not where in the hand they are.

Last-known information is what objects were like just before they left a public zone. What leaves the
battlefield is remembered until the turn ends. What leaves another public zone, or a hidden one for a public
one, is remembered only if something that is still to be done speaks of it: a spell or an ability on the
stack, a triggered ability that waits, a delayed one, a program that runs. It is forgotten as soon as nothing
does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from engine.kernel.derived import confined
from engine.kernel.documents import Private
from engine.magic import events
from engine.magic.aspects import KNOWN, MEMORY
from engine.magic.characteristics import Characteristics, as_printed
from engine.magic.definitions import definition, part
from engine.magic.language.abilities import Triggered, is_done_once
from engine.magic.language.triggers import Trigger
from engine.magic.library.definition import card_at
from engine.magic.objects import CurrentWorld, characteristics, is_done
from engine.magic.seams import FORMATS
from engine.magic.state import (
    MOST_POSITIONS,
    Alone,
    MagicDraft,
    MagicState,
    Object,
    Snapshot,
    StackItem,
    Tally,
)

from .base import machine_of

# Hidden cards ----------------------------------------------------------------------------------------------

HIDDEN: frozenset[str] = frozenset({"hand", "library"})
"""The hidden ones of the core's zones."""


def is_hidden(state: MagicState, zone: str) -> bool:
    """Whether the cards in a zone lie face down (CR 400.2)."""
    return zone in HIDDEN or zone in FORMATS[type(state)].board.hidden


def lies_covered(thing: Object) -> bool:
    """Whether a card lies face down in exile (CR 406.3)."""
    return thing.face is not None and thing.zone == "exile"


def hides(state: MagicState, seat: int, named: Any) -> bool:
    """Whether something that an action names is a card whose face lies hidden from a seat: in a hidden zone,
    or face down in exile (CR 406.3; CORE-26)."""
    thing = state.table.objects.get(named) if isinstance(named, str) else None
    return (
        thing is not None
        and (is_hidden(state, thing.zone) or lies_covered(thing))
        and seat not in state.machine.known.get(named, ())
    )


def lies_open(state: MagicState, ref: str) -> bool:
    """Whether a card of a library lies face up, by a rule of the format."""
    return any(answer(state, ref) for answer in FORMATS[type(state)].lies_open)


@confined(KNOWN)
def know(draft: MagicDraft, refs: Iterable[str], seats: Iterable[int]) -> None:
    """Note that seats have seen the faces of hidden cards."""
    more = list(seats)
    for ref in refs:
        draft.known[ref] = sorted({*draft.state.machine.known.get(ref, ()), *more})


@confined(KNOWN)
def blur(draft: MagicDraft, refs: Iterable[str], seat: int) -> None:
    """A player chooses among hidden cards, and the others don't see what: they are certain of none any more
    (CORE-26.6), but of those that lie face up."""
    for ref in refs:
        if lies_open(draft.state, ref):
            continue
        knowing = draft.state.machine.known.get(ref, ())
        if seat in knowing and len(knowing) > 1:
            draft.known[ref] = [seat]
        elif knowing and seat not in knowing:
            del draft.known[ref]


def after_move(draft: MagicDraft, old: Object, new: str, knew: Iterable[int]) -> list[int]:
    """Who knows a card once it has come from one zone into another; the marks are put right.

    ``knew`` are those who knew it while it lay hidden. A choice that others don't see was blurred before.
    """
    now = draft.state.table.objects[new]
    to = now.zone
    state = draft.state
    if now.face_down is not None:
        return _know_face_down(draft, old, new, now, knew)
    if not is_hidden(state, to):
        if old.zone == "hand":
            forget_twin(draft, old, knew)
        return []
    if is_hidden(state, old.zone) or lies_covered(old):
        knowing = set(knew)
        for held in (old, state.table.objects[new]):
            if held.zone == "hand":
                knowing.add(held.owning_seat)
    else:
        knowing = set(range(len(state.table.seats)))
    if knowing:
        draft.known[new] = sorted(knowing)
    return sorted(knowing)


def _know_face_down(draft: MagicDraft, old: Object, new: str, now: Object, knew: Iterable[int]) -> list[int]:
    """Who knows a card that comes to lie face down where everybody sees that: who knew it, and who controls
    it (CR 708.5); of what an effect exiles so, nobody else (CR 406.3)."""
    seats, knowing = draft.state.table.seats, set(knew)
    if now.face_down != "exiled":
        knowing.add(now.owning_seat if now.controller is None else now.controller)
    if old.face_down is None and not is_hidden(draft.state, old.zone):
        knowing.update(range(len(seats)))
    if knowing:
        draft.known[new] = sorted(knowing)
    return sorted(knowing)


@confined(KNOWN)
def forget_twin(draft: MagicDraft, shown: Object, knew: Iterable[int], others: Iterable[str] = ()) -> None:
    """A card in a hand was shown: whoever knew of another with this face cannot tell that this was not it.

    ``others`` are shown with it, or are it.
    """
    objects, knew, others = draft.state.table.objects, list(knew), set(others)
    alike = [
        ref
        for ref in draft.state.table.seats[shown.owning_seat].hand
        if ref not in others and objects[ref].card == shown.card
    ]
    for seat in range(len(draft.state.table.seats)):
        if seat == shown.owner or seat in knew:
            continue
        for ref in alike:
            knowing = draft.state.machine.known.get(ref, [])
            if seat in knowing:
                draft.known[ref] = [other for other in knowing if other != seat]
                break


def moved(
    old: Object,
    ref: str,
    now: Object,
    new: str,
    rule: str,
    knowing: list[int],
    *,
    seen: bool,
    how: Literal["sacrificed", "discarded"] | None = None,
) -> events.Moved:
    """The public and the private part of the event of a move. Of what comes to lie face down everybody is
    told what it is like then; of what lay face down, what it is.

    The id of a card that lay in a hand, or goes from one hidden zone to another, would tell which one it was.
    """
    covered = now.face_down is not None and old.face_down is None
    told = not seen or old.zone == "hand" or covered
    seats = () if not told else (old.owning_seat,) if seen and not knowing and not covered else tuple(knowing)
    return events.Moved(
        rule=rule,
        object=new if seen else None,
        was=None if told and not lies_covered(old) else ref,
        from_zone=old.zone,
        to_zone=now.zone,
        owner=now.owner,
        card=now.card if seen else None,
        how=how,
        private=Private(seats, (old.true_card,), (ref, new)) if seats else None,
    )


# Last-known information ------------------------------------------------------------------------------------


@confined(MEMORY)
def remember(draft: MagicDraft, refs: Iterable[str], to: str | None = None) -> None:
    """Keep what objects are like, just before they leave together (CR 704.8).

    ``to`` is the zone they go to. Only what goes to a public one is found where it lay hidden (CR 400.7j).
    """
    state = draft.state
    shown = to is not None and not is_hidden(state, to)
    leaving = [
        ref for ref in refs if ref not in state.machine.last_known and is_asked_about(state, ref, shown=shown)
    ]
    if leaving:
        remember_faces(draft, leaving)


def remember_faces(draft: MagicDraft, refs: Sequence[str]) -> None:
    """Keep what objects are like that everybody can see, or has just been shown (CR 701.9c)."""
    known, objects = characteristics(draft.state), draft.state.table.objects
    found = {
        ref: known[ref] if ref in known else CurrentWorld(draft.state).printed(ref, objects[ref])
        for ref in refs
    }
    snapshots = {ref: _snapshot(draft, ref, one) for ref, one in found.items()}
    draft.writable(machine_of(draft), "last_known").update(snapshots)


def is_asked_about(state: MagicState, ref: str, *, shown: bool) -> bool:
    """Whether something may still ask about an object once it has left; nothing may about one that stays
    hidden, or that nobody owned."""
    thing = state.table.objects[ref]
    zone = thing.zone
    if zone == "battlefield":
        return True
    if thing.owner is None:
        return False
    return (shown or not is_hidden(state, zone)) and any(ref in named for named in _speaking(state, ref))


def _speaking(state: MagicState, ref: str = "") -> Iterator[set[Any]]:
    """The objects that each pending task or ability refers to; an item of the stack, not to itself."""
    yield from map(_spoken_of, state.machine.agenda)
    yield from map(_spoken_of, (*state.machine.waiting, *state.table.delayed, *state.table.lasting))
    yield from (_spoken_of(shield) for shield in state.table.shields if shield.code is not None)
    yield from (_spoken_of(item) for item in state.table.stack if item.id != ref)


def _spoken_of(one: Any) -> set[Any]:
    """The source of a program or an ability, what its variables hold, and what its loops are still for."""
    held = (*getattr(one, "vars", {}).values(), *getattr(one, "rest", {}).values())
    return {getattr(one, "source", None), *(value for values in held for value in values)}


def _attacked_by(state: MagicState, ref: str) -> str | None:
    """What a creature attacks in the running combat."""
    attackers = () if state.table.combat is None else state.table.combat.attackers
    return next((one.defender for one in attackers if one.creature == ref), None)


def _snapshot(draft: MagicDraft, ref: str, found: Characteristics) -> Snapshot:
    leaving = draft.state.table.objects[ref]
    printed = as_printed(definition(draft.state, found.key), found.controller, found.token)
    chosen = next((item for item in draft.state.table.stack if item.id == ref), None)
    return Snapshot(
        card=found.key,
        controller=found.controller,
        owner=leaving.owning_seat,
        zone=None if leaving.zone == "battlefield" else leaving.zone,
        power=found.power,
        toughness=found.toughness,
        types=sorted(found.types),
        subtypes=sorted(found.subtypes),
        supertypes=sorted(found.supertypes),
        colors=sorted(found.colors),
        keywords=sorted(found.keywords),
        has_abilities=None if found.has_abilities == printed.has_abilities else found.has_abilities,
        counters=dict(leaving.counters),
        token=leaving.token,
        exceptions=found.exceptions,
        size=found.sized,
        attached_to=leaving.attached_to,
        linked=list(leaving.linked),
        chosen=leaving.chosen,
        damaged_by=list(leaving.damaged_by),
        tapped=leaving.tapped,
        combat=FORMATS[type(draft.state)].combat.role(draft.state, ref),
        attacked=_attacked_by(draft.state, ref),
        done=tuple(code for code in dict.fromkeys(leaving.used) if _is_done_once(draft.state, ref, code)),
        paid=list(leaving.paid),
        cast_by=leaving.cast_by,
        cast_from=leaving.cast_from,
        spent=list(leaving.spent),
        x=leaving.x,
        modes=[] if chosen is None else list(chosen.modes),
        vars={} if chosen is None else dict(chosen.vars),
    )


def _is_done_once(state: MagicState, ref: str, code: str) -> bool:
    """Whether an ability says of something to do it once each turn, and that has been done."""
    ability = part(state, code)
    return isinstance(ability, Triggered) and is_done_once(ability) and is_done(state, ref, code)


def remember_ability(draft: MagicDraft, item: StackItem) -> None:
    """Keep who controls an ability that leaves the stack, if something may still ask."""
    if any(item.id in named for named in _speaking(draft.state, item.id)):
        key, seat = card_at(item.code), item.controller
        kept = Snapshot(card=key, controller=seat, owner=seat, zone="stack", ability=True)
        draft.writable(machine_of(draft), "last_known")[item.id] = kept


def forget_unasked(draft: MagicDraft) -> None:
    """Forget what only a finished task, ability or effect referred to.

    Whatever else speaks of an object does not find the card that it became, which only the effect that has
    moved it does (CR 400.7j).
    """
    state = draft.state
    aside = [ref for ref, one in state.machine.last_known.items() if one.zone is not None]
    if not aside:
        return
    running = set[Any]().union(*map(_spoken_of, state.machine.agenda))
    spoken = set[Any]().union(*_speaking(state))
    last_known = draft.writable(machine_of(draft), "last_known")
    for ref in aside:
        if ref not in spoken:
            del last_known[ref]
        elif ref not in running and last_known[ref].became is not None:
            draft.writable_item(last_known, ref).became = None


def forget_turn_before(draft: MagicDraft) -> None:
    """Forget, as the turn ends, what nothing refers to any more."""
    machine = machine_of(draft)
    spoken = set[Any]().union(*_speaking(draft.state))
    machine.last_known = {
        ref: replace(one, done=()) if one.done else one
        for ref, one in machine.last_known.items()
        if ref in spoken
    }


# What has happened this turn --------------------------------------------------------------------------------


@confined(MEMORY)
def note_happened(draft: MagicDraft, event: Trigger, seat: int, ref: str | None, amount: int) -> None:
    """Count one more time that something happened this turn (CR 608.2i)."""
    happened: list[Tally] = draft.writable(machine_of(draft), "happened")
    for index, tally in enumerate(happened):
        if (tally.event, tally.seat, tally.object) == (event, seat, ref):
            counted = draft.writable_item(happened, index)
            counted.times += 1
            counted.amount += amount
            return
    happened.append(Tally(event, seat, amount=amount, object=ref))


@confined(MEMORY)
def follow_happened(draft: MagicDraft, spell: str, permanent: str) -> None:
    """What was counted of a spell is counted of the permanent that it became: to that, "another spell" is
    another one than the spell that it was (CR 400.7d)."""
    for index, tally in enumerate(draft.state.machine.happened):
        if tally.object == spell:
            draft.writable_item(draft.writable(machine_of(draft), "happened"), index).object = permanent


def follow_shields(draft: MagicDraft, spell: str, permanent: str) -> None:
    """What prevents damage from a permanent spell prevents damage from the permanent that it becomes
    (CR 400.7c, 609.7a)."""
    for index, shield in enumerate(draft.state.table.shields):
        if shield.by == spell:
            draft.writable_item(draft.writable(draft.table, "shields"), index).by = permanent


def forget_happened(draft: MagicDraft) -> None:
    """Forget what happened in the turn before: another one begins (CR 500.7)."""
    if draft.state.machine.happened:
        machine_of(draft).happened = []


# Positions -------------------------------------------------------------------------------------------------


@confined(MEMORY)
def remember_position(draft: MagicDraft, position: str) -> None:
    """Remember a position; in a very long loop, the first positions are forgotten."""
    positions = draft.writable(machine_of(draft), "positions")
    positions.append(position)
    del positions[:-MOST_POSITIONS]


def remember_alone(draft: MagicDraft, seat: int, position: str) -> None:
    """Remember a position in which other players wait for the abilities of this one."""
    machine = machine_of(draft)
    before = machine.alone.positions if machine.alone is not None else []
    machine.alone = Alone(seat, [*before, position][-MOST_POSITIONS:])


def forget_alone(draft: MagicDraft) -> None:
    """Forget these: another player's ability has its turn."""
    machine_of(draft).alone = None


def forget_positions(draft: MagicDraft) -> None:
    """Forget all positions, since a player has made a choice."""
    machine = machine_of(draft)
    machine.positions, machine.alone = [], None
