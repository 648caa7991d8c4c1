"""What the cards of a game watch for and ask: which events may trigger an ability, and which are counted.

A condition on what happened this turn is true of things that happened before its card was seen (CR 608.2i).
So whatever any card of the game may ask is counted from the beginning of the turn, and nothing else is. What
is counted follows from all the cards of a game, wherever they lie: a player who sees less of them is shown
none of it, and finds the same in a sample, where the same cards lie about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .definitions import definition, knows, program
from .language.abilities import Triggered, each_event
from .language.amounts import HappenedThisTurn, Spent
from .language.asking import impersonal, is_personal
from .language.changes import BecomeCopy, CantCast
from .language.conditions import Before, InStep, ThisTurn
from .language.filters import Qualities
from .language.triggers import Casts, Trigger
from .library.definition import Definition, card_at
from .library.loader import BLANKS
from .library.reading import structs
from .seams import format_of
from .state import ContinuousEffect, MagicDraft, MagicState

MOST_GAMES = 2_000
"""Games whose questions are remembered; then the memory begins anew."""


@dataclass(frozen=True, slots=True)
class Questions:
    """What the cards of a game watch for and ask."""

    triggers: frozenset[type[Trigger]]
    """What triggers their abilities."""
    counted: Mapping[Trigger, frozenset[str]]
    """The events that are counted, each with the keys of the cards that ask about themselves, or
    :data:`EVERY`."""
    of_graveyards: frozenset[type[Trigger]] = frozenset()
    """What triggers those of their abilities that work in a graveyard."""
    of_exile: frozenset[type[Trigger]] = frozenset()
    """The same in exile."""
    of_steps: bool = False
    """Whether any of them asks which part of the turn it is."""
    of_casting: bool = False
    """Whether any of them asks where spells are cast from, or what was spent to cast another object."""
    ascends: bool = False
    """Whether any of them has ascend."""


EVERY = "*"
"""In place of the key of a card: some card asks of every object whether this has happened to it."""
_KNOWN: dict[tuple[str, frozenset[str]], Questions] = {}


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the objects of a state ask; true of each state that comes of it and has the same objects."""

    last_id: int
    objects: int
    cards: frozenset[str]
    """The cards that the objects are, or copy."""
    found: Questions


def questions(draft: MagicDraft) -> Questions:
    """What the cards of a game watch for and ask, with the tokens that they make.

    What its objects ask goes along with the game. An object that has come since shows in the ids that have
    been given, one that has gone in their number; what an object copies is another object.
    """
    state = draft.state
    table, machine = state.table, state.machine
    kept: _Asked | None = draft.carried.get(questions)
    if kept is None or kept.last_id != machine.next_id or kept.objects != len(table.objects):
        kept = draft.carried[questions] = _asked_by_objects(state, kept)
    if table.effects or table.delayed or table.lasting or machine.last_known:
        lasting = _lasting(state)
        if not lasting <= kept.cards:
            return _remembered(state, kept.cards | lasting)
    return kept.found


def _asked_by_objects(state: MagicState, before: _Asked | None) -> _Asked:
    table, next_id = state.table, state.machine.next_id
    cards = {one.card for one in table.objects.values()}
    cards.update([one.copy_of for one in map(table.objects.__getitem__, table.battlefield) if one.copy_of])
    if not BLANKS.keys().isdisjoint(cards):
        cards.update([one.face for one in table.objects.values() if one.face is not None])
    if before is not None and before.cards == cards:
        return _Asked(next_id, len(table.objects), before.cards, before.found)
    known = frozenset(cards)
    return _Asked(next_id, len(table.objects), known, _remembered(state, known))


def _lasting(state: MagicState) -> set[str]:
    """The cards of what lasts, and of those that left this turn; and what is copied for longer, which no
    object may be any more: a token is gone."""
    table = state.table
    codes = [one.code for lasting in (table.effects, table.delayed, table.lasting) for one in lasting]
    copied = (key for one in table.effects if one.until != "turn" for key in _copied(state, one))
    return {*map(card_at, codes), *(one.card for one in state.machine.last_known.values()), *copied}


def _copied(state: MagicState, effect: ContinuousEffect) -> Iterator[str]:
    change = program(state, effect.code)[effect.pc].begins[effect.index]
    return map(str, effect.vars.get(change.of, ())) if isinstance(change, BecomeCopy) else iter(())


def _remembered(state: MagicState, cards: frozenset[str]) -> Questions:
    standing = format_of(state).standing
    keys = cards if standing is None else cards | {standing.key}
    found = _KNOWN.get((format_of(state).id, keys))
    if found is None:
        if len(_KNOWN) >= MOST_GAMES:
            _KNOWN.clear()
        found = _KNOWN[format_of(state).id, keys] = _questions(state, keys)
    return found


def _questions(state: MagicState, keys: frozenset[str]) -> Questions:
    triggers: set[type[Trigger]] = set()
    buried: set[type[Trigger]] = set()
    exiled: set[type[Trigger]] = set()
    of_steps = of_casting = ascends = False
    counted: dict[Trigger, frozenset[str]] = {}
    standing = format_of(state).standing
    met: set[str] = set()
    open_ = sorted(keys)
    while open_:
        key = open_.pop()
        if key in met:
            continue
        met.add(key)
        card = standing if standing is not None and key == standing.key else definition(state, key)
        asked = _of(card)
        triggers |= asked.triggers
        buried |= asked.of_graveyards
        exiled |= asked.of_exile
        of_steps = of_steps or asked.of_steps
        of_casting = of_casting or asked.of_casting
        ascends = ascends or "ascend" in card.simple_keywords
        for event, personal in asked.counted.items():
            counted[event] = counted.get(event, frozenset()) | personal
        open_ += sorted(token for token in asked.tokens if knows(state, token))
    return Questions(
        frozenset(triggers), counted, frozenset(buried), frozenset(exiled), of_steps, of_casting, ascends
    )


class _OfCard(NamedTuple):
    triggers: frozenset[type[Trigger]]
    counted: Mapping[Trigger, frozenset[str]]
    tokens: frozenset[str]
    """The keys of the tokens that it makes."""
    of_graveyards: frozenset[type[Trigger]]
    of_exile: frozenset[type[Trigger]]
    of_steps: bool
    of_casting: bool


@lru_cache(maxsize=4_000)
def _of(card: Definition) -> _OfCard:
    triggers: set[type[Trigger]] = set()
    counted: dict[Trigger, frozenset[str]] = {}
    tokens: set[str] = set()
    buried: set[type[Trigger]] = set()
    exiled: set[type[Trigger]] = set()
    of_steps = of_casting = False
    conditions = (way.condition for way in card.alternatives if way.condition is not None)
    for node in (node for part in (*card.parts.values(), *conditions) for node in structs(part)):
        if isinstance(node, Triggered):
            events = [type(one.trigger) for one in each_event(node)]
            triggers.update(events)
            buried.update(events if node.zone == "graveyard" else ())
            exiled.update(events if node.zone == "exile" else ())
        of_steps = of_steps or isinstance(node, Before | InStep)
        of_casting = of_casting or _asks_of_casting(node)
        for event in _asked(node):
            personal = frozenset({card.key}) if is_personal(event) else frozenset()
            if isinstance(node, Qualities):
                personal = frozenset({EVERY})
            counted[impersonal(event)] = counted.get(impersonal(event), frozenset()) | personal
        token = getattr(node, "token", None)
        if isinstance(token, str):
            tokens.add(token)
    return _OfCard(
        frozenset(triggers),
        counted,
        frozenset(tokens),
        frozenset(buried),
        frozenset(exiled),
        of_steps,
        of_casting,
    )


def _asks_of_casting(node: object) -> bool:
    """Whether it asks of other objects how they were cast."""
    if isinstance(node, Casts):
        return node.from_ is not None or node.not_from is not None
    return isinstance(node, Spent) and node.of != "self"


def _asked(node: object) -> Iterator[Trigger]:
    """The event that a part of a card asks about."""
    if isinstance(node, ThisTurn | HappenedThisTurn):
        yield node.event
    elif isinstance(node, CantCast):
        if node.counted is not None:
            yield node.counted
    elif isinstance(node, Qualities):
        if node.this_turn is not None:
            yield node.this_turn
    elif isinstance(node, Triggered) and getattr(node.trigger, "nth", None) is not None:
        yield node.trigger
