"""Triggered abilities: noticing that they trigger (CR 603.2). :mod:`.stack` puts them on the stack.

After a batch of events the procedures call :func:`notice` with what happened. Abilities that look back
(603.10a) are matched as they were just before the batch, so that things which leave together see each other;
all others as they are after it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.kernel.documents import Event
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms
from engine.magic.characteristics import printed_abilities
from engine.magic.definitions import definition, mentions, part, working_in
from engine.magic.evaluate import Context, holds
from engine.magic.events import AbilityActivated, SpellCast
from engine.magic.language.abilities import Triggered, is_done_once
from engine.magic.language.asking import is_about_players
from engine.magic.language.triggers import Casts, Cycles, GoesToGraveyard, IsSacrificed, IsSo, Trigger
from engine.magic.library.definition import card_at
from engine.magic.limits import MOST_ENTRIES
from engine.magic.objects import (
    controller_of,
    is_done,
    of_characteristics,
    seen,
    times_had,
    viewpoint,
    working_abilities,
)
from engine.magic.questions import EVERY, questions
from engine.magic.rules import cr
from engine.magic.state import NOBODY, MagicDraft, MagicState, Waiting

from .ascending import ascend
from .occurrences import WATCHED, Names, Occurrence, occurrences

TRIGGERS = cr("603.2")
STATES = cr("603.8")


class Watcher(NamedTuple):
    """A triggered ability that could trigger."""

    source: str
    code: str
    ability: Triggered
    controller: int
    vars: Mapping[str, list[int | str]]
    delayed: int | None = None
    """Index of the delayed ability; it triggers once, unless it is there for a stated time."""
    lasting: bool = False
    """It is there for a stated time (CR 603.7b)."""
    left: int = 0
    """How often one that looks back, and triggers only so often, could still trigger."""


def watchers(state: MagicState, triggers: Container[type[Trigger]]) -> list[Watcher]:
    """The triggered abilities of everything on the battlefield that watch for something like this."""
    return [one for one in _on_battlefield(state) if type(one.ability.trigger) in triggers]


@of_characteristics()
def _on_battlefield(state: MagicState) -> list[Watcher]:
    return [
        Watcher(working.source, code, ability, working.controller, {})
        for working in working_abilities(state, "triggered")
        for code, ability in working.abilities.triggered
        if ability.zone == "battlefield"
    ]


def _in_graveyards(state: MagicState, triggers: frozenset[type[Trigger]]) -> list[Watcher]:
    """The triggered abilities of cards in graveyards that work there, and watch for something like this."""
    return [
        Watcher(ref, code, ability, seat, {})
        for seat, player in enumerate(state.table.seats)
        for ref, card in working_in(state, "graveyard", player.graveyard)
        for code, ability in printed_abilities(card).triggered
        if ability.zone == "graveyard" and type(ability.trigger) in triggers
    ]


def _in_exile(state: MagicState, triggers: frozenset[type[Trigger]]) -> list[Watcher]:
    """The same of cards in exile; each is its owner's."""
    objects = state.table.objects
    return [
        Watcher(ref, code, ability, objects[ref].owning_seat, {})
        for ref, card in working_in(state, "exile", state.table.exile)
        for code, ability in printed_abilities(card).triggered
        if ability.zone == "exile" and type(ability.trigger) in triggers
    ]


def _cast(state: MagicState, happened: Sequence[Event]) -> Iterator[Watcher]:
    """The abilities of spells that trigger as these are cast themselves (CR 113.6)."""
    for event in happened:
        if isinstance(event, SpellCast):
            card = definition(state, state.table.objects[event.id].card)
            for code, ability in printed_abilities(card).triggered:
                if isinstance(ability.trigger, Casts) and ability.trigger.what == "self":
                    yield Watcher(event.id, code, ability, event.seat, {})


def _cycled(state: MagicState, happened: Sequence[Event]) -> Iterator[Watcher]:
    """The abilities of cards that have been cycled, which trigger wherever these have gone (CR 702.29c)."""
    for event in happened:
        if isinstance(event, AbilityActivated):
            for code, ability in printed_abilities(definition(state, card_at(event.code))).triggered:
                if isinstance(ability.trigger, Cycles) and ability.trigger.what == "self":
                    yield Watcher(event.source, code, ability, event.seat, {})


def looking_back(draft: MagicDraft) -> list[Watcher]:
    """Those that look back at what is so now, once something has happened (CR 603.10a)."""
    asked = questions(draft)
    if LOOKING_BACK.isdisjoint(asked.triggers):
        return []
    found = watchers(draft.state, LOOKING_BACK)
    if asked.of_graveyards:
        found += _in_graveyards(draft.state, LOOKING_BACK)
    return [one if one.ability.limit is None else _with_what_is_left(draft.state, one) for one in found]


def _with_what_is_left(state: MagicState, watcher: Watcher) -> Watcher:
    """What a permanent that may be about to leave remembers of an ability."""
    return watcher._replace(left=_left(state, watcher)) if watcher.source in state.table.objects else watcher


def _left(state: MagicState, watcher: Watcher) -> int:
    """How often an ability that triggers only so often may still."""
    thing, limit = state.table.objects[watcher.source], watcher.ability.limit
    assert limit is not None, "it triggers only so often"
    return limit.left(thing, watcher.code, times_had(state, watcher.source, watcher.code))


LOOKING_BACK = frozenset(kind for kind in WATCHED if kind.looks_back)


@lru_cache(maxsize=2_000)
def _triggers_about(events: frozenset[type[Event]]) -> frozenset[type[Trigger]]:
    """The triggers that may be about some of these events."""
    return frozenset(kind for kind, watched in WATCHED.items() if not watched.isdisjoint(events))


def delayed_watchers(state: MagicState, triggers: Container[type[Trigger]]) -> list[Watcher]:
    """The delayed triggered abilities that watch for something like this (CR 603.7)."""
    found = []
    for index, waiting in enumerate(state.table.delayed):
        ability = part(state, waiting.code)
        assert isinstance(ability, Triggered), "a delayed ability is a triggered one"
        if type(ability.trigger) not in triggers:
            continue
        lasting = waiting.within is not None and not waiting.once
        found.append(
            Watcher(waiting.source, waiting.code, ability, waiting.controller, waiting.vars, index, lasting)
        )
    return found


class Noticing:
    """Let abilities trigger on what happens meanwhile, apart from proposals: costs, tapping, untapping."""

    __slots__ = ("_draft", "_mark")

    def __init__(self, draft: MagicDraft) -> None:
        self._draft = draft

    def __enter__(self) -> None:
        self._mark = len(self._draft.events)

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed is None:
            notice(self._draft, self._draft.events[self._mark :])


def notice(draft: MagicDraft, happened: Sequence[Event], before: Sequence[Watcher] = ()) -> None:
    """Let abilities trigger on what happened; ``before`` are those that look back at it.

    Past :data:`~engine.magic.limits.MOST_ENTRIES` the game is a draw (CORE-R5), so no more are looked for.
    """
    if not happened:
        return
    asked = questions(draft)
    if asked.ascends:
        ascend(draft)
    if asked.counted:
        _count(draft, happened, asked.counted)
    triggers = _triggers_about(frozenset(map(type, happened)))
    if triggers.isdisjoint(asked.triggers):
        return
    looking = [
        *([one for one in before if type(one.ability.trigger) in triggers] if before else ()),
        *watchers(draft.state, triggers - LOOKING_BACK),
        *(_in_graveyards(draft.state, triggers - LOOKING_BACK) if asked.of_graveyards else ()),
        *(_in_exile(draft.state, triggers) if asked.of_exile else ()),
        *(delayed_watchers(draft.state, triggers) if draft.state.table.delayed else ()),
        *(_cycled(draft.state, happened) if Cycles in triggers else ()),
        *(_cast(draft.state, happened) if Casts in triggers else ()),
    ]
    if not looking:
        return
    found: list[tuple[int, Watcher, Names]] = []
    met: dict[tuple[str, str, int, int], Trigger] = {}
    for watcher in looking:
        times = _times(draft.state, watcher, happened)
        if watcher.delayed is not None and not watcher.lasting:
            times = times[:1]  # CR 603.7b
        found += ((one.place, watcher, one.names) for one in times if _is_first(watcher, one.place, met))
        if len(found) > MOST_ENTRIES:
            break
    found.sort(key=lambda one: one[0])
    limited = _Limited(draft)
    waiting = [one for _, watcher, names in found for one in _triggered(limited, watcher, names)]
    for one in waiting[: MOST_ENTRIES + 1]:
        atoms.wait(draft, one, TRIGGERS)
    once = (watcher.delayed for _, watcher, _ in found if not watcher.lasting)
    if used := {index for index in once if index is not None}:
        atoms.forget_delayed(draft, used)


def _is_first(watcher: Watcher, place: int, met: dict[tuple[str, str, int, int], Trigger]) -> bool:
    """Whether no other of several events of the same ability was this one (CR 603.2c)."""
    trigger = watcher.ability.trigger
    return met.setdefault((watcher.source, watcher.code, watcher.controller, place), trigger) is trigger


def _times(state: MagicState, watcher: Watcher, happened: Sequence[Event]) -> list[Occurrence]:
    """Each time that an ability would trigger on what happened."""
    trigger = watcher.ability.trigger
    context = viewpoint(state, watcher.source, watcher.controller, watcher.vars)
    during = getattr(trigger, "during", None)
    if during is not None and state.table.active not in context.seats(during):
        return []
    condition = getattr(trigger, "while_", None)
    if condition is not None and not holds(context, condition):
        return []
    found = occurrences(context, trigger, happened)
    nth = getattr(trigger, "nth", None)
    return found if nth is None or not found else _nth(context, trigger, nth, found)


def _nth(context: Context, trigger: Trigger, nth: int, found: Sequence[Occurrence]) -> list[Occurrence]:
    """Those that are the n-th this turn; what a player does is counted for each player."""
    each = is_about_players(trigger)
    alike: dict[tuple[int | str, ...], list[Occurrence]] = {}
    for one in found:
        alike.setdefault(tuple(one.names["that_player"]) if each else (), []).append(one)
    chosen = []
    for player, times in alike.items():
        counted = context.happened(trigger)
        total = sum(tally.times for tally in counted if not each or seat_ref(tally.seat) in player)
        place = nth - 1 - (total - len(times))
        chosen += times[place : place + 1] if place >= 0 else []
    return chosen


def _count(draft: MagicDraft, happened: Sequence[Event], counted: Mapping[Trigger, frozenset[str]]) -> None:
    """Count what happened for the cards that may ask."""
    state = draft.state
    context = viewpoint(state, "", NOBODY)
    for event, personal in counted.items():
        for one in occurrences(context, event, happened):
            names = one.names
            ref = str(names["that"][0]) if "that" in names else None
            if ref is None or is_about_players(event) or isinstance(event, IsSacrificed | GoesToGraveyard):
                seat = next((seat_of(str(player)) for player in names["that_player"]), None)
            else:
                seat = controller_of(state, ref)
            if seat is not None:
                about = ref if ref is not None and _asks(state, ref, personal) else None
                amount = names.get("amount", [0])[0]
                atoms.note_happened(draft, event, seat, about, int(amount))


def _asks(state: MagicState, ref: str, personal: frozenset[str]) -> bool:
    """Whether an object has, or had, an ability of one of these cards, or every object is asked about."""
    if EVERY in personal:
        return True
    found = seen(state, ref) if personal else None
    if found is None:
        return False
    return found.key in personal or any(card_at(code) in personal for code, _ in found.abilities)


def notice_what_is_so(draft: MagicDraft) -> None:
    """Let abilities trigger on what is so, unless they wait or are on the stack already (CR 603.8)."""
    state = draft.state
    if IsSo not in questions(draft).triggers:
        return
    watching = watchers(state, frozenset({IsSo}))
    if not watching:
        return
    pending = {(one.source, one.code) for one in state.machine.waiting}
    pending |= {(one.source, one.code) for one in state.table.stack}
    for watcher in watching:
        trigger = watcher.ability.trigger
        assert isinstance(trigger, IsSo), "nothing else was asked for"
        context = viewpoint(state, watcher.source, watcher.controller)
        if (watcher.source, watcher.code) in pending or trigger.condition is None:
            continue
        if holds(context, trigger.condition):
            for one in _waiting(draft, watcher, {}):
                atoms.wait(draft, one, STATES)


def watches_states(draft: MagicDraft) -> bool:
    """Whether some card triggers on what is so, of which nothing tells that it has come to be."""
    return IsSo in questions(draft).triggers


class _Limited:
    """Abilities that trigger only so often, and what has triggered of them on what happened."""

    __slots__ = ("_left", "draft")

    def __init__(self, draft: MagicDraft) -> None:
        self.draft = draft
        self._left: dict[tuple[str, str], int] = {}
        """Of those whose sources have left, as these remember nothing any more."""

    def waiting(self, watcher: Watcher, names: Names) -> Iterator[Waiting]:
        """The ability that waits now, unless it has triggered so often; a permanent remembers that it has."""
        state, address = self.draft.state, (watcher.source, watcher.code)
        is_there = watcher.source in state.table.objects
        left = _left(state, watcher) if is_there else self._left.get(address, watcher.left)
        if left > 0:
            for one in _waiting(self.draft, watcher, names):
                atoms.note_trigger(self.draft, *address)
                self._left[address] = left - 1
                yield one


def _triggered(limited: _Limited, watcher: Watcher, names: Names) -> Iterator[Waiting]:
    """An ability that has triggered, if it does so as often as its event happens."""
    ability = watcher.ability
    if ability.limit is not None:
        return limited.waiting(watcher, names)
    if is_done_once(ability):
        return _until_done(limited.draft, watcher, names)
    return _waiting(limited.draft, watcher, names)


def _until_done(draft: MagicDraft, watcher: Watcher, names: Names) -> Iterator[Waiting]:
    """The ability that waits now, unless what may be done once each turn has been done (CR 603.2i)."""
    if not is_done(draft.state, watcher.source, watcher.code):
        yield from _waiting(draft, watcher, names)


def _waiting(draft: MagicDraft, watcher: Watcher, names: Names) -> Iterator[Waiting]:
    """The ability that waits now, unless its condition does not hold or its controller has left."""
    state = draft.state
    used = mentions(state, watcher.code)  # abilities that differ in nothing else are alike (CORE-R3)
    names = {**watcher.vars, **{name: values for name, values in names.items() if name in used}}
    condition = watcher.ability.condition
    if condition is not None and not holds(
        viewpoint(state, watcher.source, watcher.controller, names), condition
    ):
        return
    if not state.table.seats[watcher.controller].lost:
        yield Waiting(watcher.code, watcher.controller, watcher.source, names)
