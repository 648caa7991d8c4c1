"""The stack, and abilities on their way to it (CR 405, 601–603, 608)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.documents import Private
from engine.kernel.draft import aside
from engine.magic import events
from engine.magic.state import Delayed as DelayedAbility
from engine.magic.state import StackItem, Waiting
from engine.magic.vocabulary import Choice

from .last_known import forget_unasked, remember_ability
from .reaching import D, machine_of, thing


@aside
def put_on_stack(draft: D, item: StackItem, rule: str) -> None:
    """CR 405.2."""
    draft.writable(draft.table, "stack").append(item)
    draft.emit(
        events.Announced(rule=rule, id=item.id, code=item.code, seat=item.controller, source=item.source)
    )


@aside
def stack_item(draft: D, ref: str) -> StackItem:
    """An item of the stack, to write on."""
    stack = draft.writable(draft.table, "stack")
    for index, item in enumerate(stack):
        if item.id == ref:
            found: StackItem = draft.writable_item(stack, index)
            return found
    raise KeyError(ref)


@aside
def take_off_stack(draft: D, ref: str) -> None:
    """An ability leaves the stack; it ceases to exist (CR 608.2n)."""
    stack = draft.writable(draft.table, "stack")
    for item in stack:
        if item.id == ref:
            remember_ability(draft, item)
    stack[:] = [item for item in stack if item.id != ref]
    forget_unasked(draft)


def wait(draft: D, waiting: Waiting, rule: str) -> None:
    """An ability has triggered and waits to be put on the stack (CR 603.2)."""
    draft.writable(machine_of(draft), "waiting").append(waiting)
    draft.emit(
        events.AbilityTriggered(rule=rule, source=waiting.source, code=waiting.code, seat=waiting.controller)
    )


def delay(draft: D, ability: DelayedAbility, rule: str) -> None:
    """CR 603.7."""
    draft.writable(draft.table, "delayed").append(ability)
    draft.emit(events.Delayed(rule=rule, source=ability.source, code=ability.code))


def forget_delayed(draft: D, indexes: Iterable[int]) -> None:
    """Delayed abilities that have triggered are gone (CR 603.7b); their triggering is the event."""
    used = set(indexes)
    delayed = draft.writable(draft.table, "delayed")
    delayed[:] = [ability for index, ability in enumerate(delayed) if index not in used]


def trigger_placed(draft: D, index: int) -> Waiting:
    """Take a waiting ability; putting it on the stack is the event."""
    waiting: Waiting = draft.writable(machine_of(draft), "waiting").pop(index)
    return waiting


@aside
def note_cast(draft: D, ref: str, seat: int, x: int, rule: str) -> None:
    """A spell has become cast, with this X (CR 601.2i)."""
    thing(draft, ref).x = x
    draft.emit(events.SpellCast(rule=rule, id=ref, seat=seat))


def note_activation(draft: D, source: str, code: str, seat: int, rule: str) -> None:
    """An ability has been activated; a permanent remembers it for limits (CR 602.5b, 606.3)."""
    if source in draft.state.table.battlefield:
        permanent = thing(draft, source)
        permanent.used = (*permanent.used, code)
    draft.emit(events.AbilityActivated(rule=rule, source=source, code=code, seat=seat))


def note_target(draft: D, by: str, target: str, rule: str) -> None:
    """Something has become a target (CR 115)."""
    draft.emit(events.Targeted(rule=rule, by=by, target=target))


def note_choice(
    draft: D,
    seat: int,
    source: str,
    kind: Choice,
    rule: str,
    *,
    choice: int | str | None = None,
    objects: Sequence[str] = (),
) -> None:
    """A player has chosen something for a spell or ability (CR 601.2b, 608.2d)."""
    draft.emit(
        events.Chose(rule=rule, seat=seat, source=source, kind=kind, choice=choice, objects=tuple(objects))
    )


def note_secret_choice(
    draft: D, seat: int, source: str, refs: Sequence[str], seeing: Sequence[int], rule: str
) -> None:
    """A player has chosen objects, or none, that only some seats can see."""
    objects = draft.state.table.objects
    seen = Private(tuple(seeing), tuple(objects[ref].card for ref in refs), tuple(refs))
    draft.emit(events.Chose(rule=rule, seat=seat, source=source, kind="objects", private=seen))


def counter(draft: D, ref: str, rule: str) -> None:
    """A spell or ability is countered; an ability ceases to exist (CR 701.6a)."""
    if ref not in draft.state.table.objects:
        take_off_stack(draft, ref)
    draft.emit(events.Countered(rule=rule, id=ref))


def note_failure(draft: D, ref: str, rule: str) -> None:
    """A spell or ability does nothing (CR 608.2a, b)."""
    draft.emit(events.DidNotResolve(rule=rule, id=ref))


def note_resolution(draft: D, ref: str, rule: str) -> None:
    """A spell or ability has resolved (CR 608)."""
    draft.emit(events.Resolved(rule=rule, id=ref))
