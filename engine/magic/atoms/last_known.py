"""Last-known information: what objects were like just before they left a public zone (CR 608.2h; CORE-R12).

What leaves the battlefield is remembered until the turn ends. What leaves another public zone, or a hidden
one for a public one, is remembered only if something that is still to be done speaks of it: a spell or an
ability on the stack, a triggered ability that waits, a delayed one, a program that runs. It is forgotten as
soon as nothing does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.magic.characteristics import Characteristics, characteristics, printed
from engine.magic.state import MagicState, Snapshot, StackItem

from .fighting import role_in_combat
from .knowing import is_hidden
from .reaching import D, machine_of


def remember(draft: D, refs: Iterable[str], to: str | None = None) -> None:
    """Keep what objects are like, just before they leave together (CR 704.8).

    ``to`` is the zone they go to. Only what goes to a public one is found where it lay hidden (CR 400.7j).
    """
    state = draft.state
    shown = to is not None and not is_hidden(state, to)
    leaving = [
        ref for ref in refs if ref not in state.machine.last_known and is_asked_about(state, ref, shown=shown)
    ]
    if leaving:
        known, objects = characteristics(state), state.table.objects
        found = {ref: known[ref] if ref in known else printed(state, ref, objects[ref]) for ref in leaving}
        snapshots = {ref: _snapshot(draft, ref, one) for ref, one in found.items()}
        draft.writable(machine_of(draft), "last_known").update(snapshots)


def is_asked_about(state: MagicState, ref: str, *, shown: bool) -> bool:
    """Whether something may still ask about an object once it has left; about one that stays hidden nothing
    may."""
    zone = state.table.objects[ref].zone
    if zone == "battlefield":
        return True
    return (shown or not is_hidden(state, zone)) and any(ref in named for named in _speaking(state, ref))


def _speaking(state: MagicState, ref: str = "") -> Iterator[set[Any]]:
    """What each of those that are still to be done speaks of; what lies on the stack, not of itself."""
    yield from map(_spoken_of, state.machine.agenda)
    yield from map(_spoken_of, (*state.machine.waiting, *state.table.delayed))
    yield from (_spoken_of(item) for item in state.table.stack if item.id != ref)


def _spoken_of(one: Any) -> set[Any]:
    """The source of a program or an ability, and the values of its variables."""
    names = getattr(one, "vars", {})
    return {getattr(one, "source", None), *(value for values in names.values() for value in values)}


def _snapshot(draft: D, ref: str, found: Characteristics) -> Snapshot:
    leaving = draft.state.table.objects[ref]
    return Snapshot(
        card=found.key,
        controller=found.controller,
        owner=leaving.owner,
        zone=None if leaving.zone == "battlefield" else leaving.zone,
        power=found.power,
        toughness=found.toughness,
        types=sorted(found.types),
        subtypes=sorted(found.subtypes),
        supertypes=sorted(found.supertypes),
        colors=sorted(found.colors),
        keywords=sorted(found.keywords),
        counters=dict(leaving.counters),
        token=leaving.token,
        attached_to=leaving.attached_to,
        linked=list(leaving.linked),
        damaged_by=list(leaving.damaged_by),
        tapped=leaving.tapped,
        combat=role_in_combat(draft.state, ref),
        paid=list(leaving.paid),
        x=leaving.x,
    )


def remember_ability(draft: D, item: StackItem) -> None:
    """Keep who controls an ability that leaves the stack, if something may still ask."""
    if any(item.id in named for named in _speaking(draft.state, item.id)):
        key, seat = item.code.split("/", 1)[0], item.controller
        kept = Snapshot(card=key, controller=seat, owner=seat, zone="stack", ability=True)
        draft.writable(machine_of(draft), "last_known")[item.id] = kept


def forget_unasked(draft: D) -> None:
    """Something is done: forget what only it spoke of.

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


def forget_turn_before(draft: D) -> None:
    """The turn ends: what nothing speaks of any more is forgotten."""
    machine = machine_of(draft)
    spoken = set[Any]().union(*_speaking(draft.state))
    machine.last_known = {ref: one for ref, one in machine.last_known.items() if ref in spoken}
