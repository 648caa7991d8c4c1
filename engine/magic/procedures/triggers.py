"""Triggered abilities: noticing that they trigger (CR 603.2). :mod:`.stack` puts them on the stack.

After a batch of events the procedures call :func:`notice` with what happened. Abilities that look back
(603.10a) are matched as they were just before the batch, so that things which leave together see each other;
all others as they are after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_args

from engine.kernel.documents import Event
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, events
from engine.magic.definitions import mentions, part
from engine.magic.evaluate import Context, holds, named, passes, whose
from engine.magic.language.abilities import Triggered
from engine.magic.language.filters import Filter
from engine.magic.language.triggers import (
    Attacks,
    BecomesBlocked,
    BecomesTarget,
    Begins,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Draws,
    Enters,
    Leaves,
    Trigger,
)
from engine.magic.limits import MOST_ENTRIES
from engine.magic.objects import controller_of, seen, viewpoint, working_abilities
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState, Waiting

TRIGGERS = cr("603.2")
Names = dict[str, list[int | str]]


class Watcher(NamedTuple):
    """A triggered ability that could trigger."""

    source: str
    code: str
    ability: Triggered
    controller: int
    vars: Mapping[str, list[int | str]]
    delayed: int | None = None
    """Index of the delayed ability; it triggers once."""


def watchers(state: MagicState) -> list[Watcher]:
    """The triggered abilities of everything on the battlefield."""
    return [
        Watcher(working.source, code, ability, working.controller, {})
        for working in working_abilities(state, "triggered")
        for code, ability in working.abilities.triggered
    ]


def delayed_watchers(state: MagicState) -> list[Watcher]:
    """The delayed triggered abilities (CR 603.7)."""
    found = []
    for index, waiting in enumerate(state.table.delayed):
        ability = part(state, waiting.code)
        assert isinstance(ability, Triggered), "a delayed ability is a triggered one"
        found.append(Watcher(waiting.source, waiting.code, ability, waiting.controller, waiting.vars, index))
    return found


def notice(draft: MagicDraft, happened: Sequence[Event], before: Iterable[Watcher] = ()) -> None:
    """Let abilities trigger on what happened; ``before`` are the watchers just before it.

    Past :data:`~engine.magic.limits.MOST_ENTRIES` the game is a draw (CORE-R5), so no more are looked for.
    """
    if not happened:
        return
    looking_back = [watcher for watcher in before if isinstance(watcher.ability.trigger, Leaves | Dies)]
    looking_now = [w for w in watchers(draft.state) if not isinstance(w.ability.trigger, Leaves | Dies)]
    looking_now += delayed_watchers(draft.state)
    used: set[int] = set()
    found: list[Waiting] = []
    for event in happened:
        for watcher in (*looking_back, *looking_now):
            if watcher.delayed in used and watcher.delayed is not None:
                continue
            names = _triggered(draft.state, watcher, event)
            if names is not None:
                if watcher.delayed is not None:
                    used.add(watcher.delayed)
                found += _waiting(draft.state, watcher, names)
        if len(found) > MOST_ENTRIES:
            break
    for one in found[: MOST_ENTRIES + 1]:
        atoms.wait(draft, one, TRIGGERS)
    if used:
        atoms.forget_delayed(draft, used)


def _waiting(state: MagicState, watcher: Watcher, names: Names) -> Iterator[Waiting]:
    """The ability that waits now, unless its condition does not hold or its controller has left."""
    used = mentions(state, watcher.code)  # abilities that differ in nothing else are alike (CORE-R3)
    names = {**watcher.vars, **{name: values for name, values in names.items() if name in used}}
    condition = watcher.ability.condition
    if condition is not None and not holds(
        viewpoint(state, watcher.source, watcher.controller, names), condition
    ):
        return
    if not state.table.seats[watcher.controller].lost:
        yield Waiting(watcher.code, watcher.controller, watcher.source, names)


def _triggered(state: MagicState, watcher: Watcher, event: Event) -> Names | None:
    """What the event was about, if it triggers the ability."""
    trigger = watcher.ability.trigger
    match = _MATCH.get((type(event), type(trigger)))
    if match is None:
        return None
    context = viewpoint(state, watcher.source, watcher.controller, watcher.vars)
    names: Names | None = match(context, trigger, event)
    return names


def _is(context: Context, what: str | Filter, ref: str) -> bool:
    """Whether an object is what a trigger watches."""
    if isinstance(what, str):
        return ref in named(context, what)
    found = seen(context.state, ref)
    thing = context.state.table.objects.get(ref)
    return found is not None and passes(context, ref, thing, found, what)


def _enters(context: Context, trigger: Enters, event: events.Moved) -> Names | None:
    new = event.object or ""
    entered = event.to_zone == "battlefield" and _is(context, trigger.what, new)
    return _that(context, new) if entered else None


def _leaves(context: Context, trigger: Leaves, event: events.Moved) -> Names | None:
    was = event.was or ""
    left = event.from_zone == "battlefield" and _is(context, trigger.what, was)
    return _that(context, was) if left else None


def _dies(context: Context, trigger: Dies, event: events.Moved) -> Names | None:
    was = event.was or ""
    if (event.from_zone, event.to_zone) != ("battlefield", "graveyard") or not _is(
        context, trigger.what, was
    ):
        return None
    if trigger.damaged_by_self and context.source not in context.state.machine.last_known[was].damaged_by:
        return None
    return _that(context, was)


def _that(context: Context, ref: str) -> Names:
    """The object, and the player who controls it or last did."""
    seat = controller_of(context.state, ref)
    return {"that": [ref], "that_player": [] if seat is None else [seat_ref(seat)]}


def _token(context: Context, trigger: Enters, event: events.TokenCreated) -> Names | None:
    return _that(context, event.object) if _is(context, trigger.what, event.object) else None


def _attacks(context: Context, trigger: Attacks, event: events.AttackerDeclared) -> Names | None:
    if not _is(context, trigger.what, event.creature):
        return None
    combat = context.state.table.combat
    if trigger.alone and (combat is None or len(combat.attackers) != 1):
        return None
    defending = seat_of(event.defender)
    seat = defending if defending is not None else controller_of(context.state, event.defender)
    player: list[int | str] = [] if seat is None else [seat_ref(seat)]
    return {"that": [event.creature], "that_player": player, "attacked": [event.defender]}


def _fights(
    context: Context, trigger: Blocks | BecomesBlocked, event: events.BlockerDeclared | events.BecameBlocked
) -> Names | None:
    return _that(context, event.creature) if _is(context, trigger.what, event.creature) else None


def _damage(context: Context, trigger: DealsDamage, event: events.DamageDealt) -> Names | None:
    if not _is(context, trigger.what, event.source):
        return None
    if trigger.combat is not None and trigger.combat != event.combat:
        return None
    if seat_of(event.to) is not None:
        kinds = {"player"}
    else:
        found = seen(context.state, event.to)
        kinds = set() if found is None else set(found.types)
    if kinds.isdisjoint(trigger.to):
        return None
    hurt = controller_of(context.state, event.to)
    whom: list[int | str] = [] if hurt is None else [seat_ref(hurt)]
    return {"that": [event.source], "that_player": whom, "damaged": [event.to], "amount": [event.amount]}


def _cast(context: Context, trigger: Casts, event: events.SpellCast) -> Names | None:
    if event.seat not in whose(context, trigger.who) or not _is(context, trigger.what, event.id):
        return None
    return {"that": [event.id], "that_player": [seat_ref(event.seat)]}


def _targeted(context: Context, trigger: BecomesTarget, event: events.Targeted) -> Names | None:
    if not _is(context, trigger.what, event.target):
        return None
    item = next((item for item in context.state.table.stack if item.id == event.by), None)
    if item is None or item.controller not in whose(context, trigger.of):
        return None
    return {**_that(context, event.target), "targeting": [event.by]}


def _drew(context: Context, trigger: Draws, event: events.Drew) -> Names | None:
    return {"that_player": [seat_ref(event.seat)]} if event.seat in whose(context, trigger.who) else None


def _begins(context: Context, trigger: Begins, event: events.StepBegan) -> Names | None:
    if trigger.step != format_of(context.state).turn.kind(event.step):
        return None
    return {"that_player": [seat_ref(event.seat)]} if event.seat in whose(context, trigger.whose) else None


_MATCH: dict[tuple[type[Event], type[Trigger]], Any] = {
    (events.Moved, Enters): _enters,
    (events.TokenCreated, Enters): _token,
    (events.Moved, Leaves): _leaves,
    (events.Moved, Dies): _dies,
    (events.AttackerDeclared, Attacks): _attacks,
    (events.BlockerDeclared, Blocks): _fights,
    (events.BecameBlocked, BecomesBlocked): _fights,
    (events.DamageDealt, DealsDamage): _damage,
    (events.SpellCast, Casts): _cast,
    (events.Targeted, BecomesTarget): _targeted,
    (events.Drew, Draws): _drew,
    (events.StepBegan, Begins): _begins,
}
"""What an event was about, if it triggers an ability with such a trigger."""
if unmatched := set(get_args(Trigger)) - {trigger for _, trigger in _MATCH}:
    raise TypeError(f"no event triggers {', '.join(sorted(kind.__name__ for kind in unmatched))}")
