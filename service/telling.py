"""A game with Magic cards told in a terminal: the table as it stands, and events as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any

from msgspec import Struct

import engine

SENTENCES: Mapping[str, str] = {
    "turn_began": "{seat}'s turn {turn} begins",
    "step_began": "— {step} —",
    "passed": "{seat} passes",
    "moved": "{object}: {from_zone} → {to_zone}",
    "drew": "{seat} draws a card",
    "could_not_draw": "{seat} cannot draw",
    "token_created": "{seat} creates {object}",
    "ceased": "{object} ceases to exist",
    "tapped": "{object} is tapped",
    "untapped": "{object} is untapped",
    "damage_dealt": "{source} deals {amount} damage to {to}",
    "damage_prevented": "{amount} damage that {source} would deal to {to} is prevented",
    "damage_removed": "damage is removed from {object}",
    "life_gained": "{seat} gains {amount} life",
    "life_lost": "{seat} loses {amount} life",
    "poisoned": "{seat} gets {amount} poison",
    "counters_put": "{object} gets {amount} {kind}",
    "counters_removed": "{object} loses {amount} {kind}",
    "mana_added": "{seat} adds {mana}",
    "mana_spent": "{seat} spends {mana}",
    "mana_emptied": "{seat}'s mana is gone",
    "land_played": "{seat} plays a land",
    "announced": "{source} is put on the stack by {seat}",
    "spell_cast": "{seat} has cast {id}",
    "ability_activated": "{seat} has activated {source}",
    "ability_triggered": "{source} triggers: {code}",
    "targeted": "{target} is a target",
    "resolved": "{id} has resolved",
    "did_not_resolve": "{id} does not resolve",
    "countered": "{id} is countered",
    "attacker_declared": "{creature} attacks {defender}",
    "blocker_declared": "{creature} blocks {attacker}",
    "became_blocked": "{creature} is blocked",
    "left_combat": "{creature} leaves combat",
    "combat_ended": "combat ends",
    "attached": "{object} is attached to {to}",
    "unattached": "{object} is attached to nothing any more",
    "effect_began": "{source} changes {objects}: {change}",
    "effects_ended": "effects end that last until: {until}",
    "shield_made": "{source} makes a shield for {to}",
    "marked": "{object} is marked: {mark}",
    "regenerated": "{object} regenerates",
    "shuffled": "{seat} shuffles the {zone}",
    "arranged": "{seat} puts {top} on top and {bottom} on the bottom",
    "control_changed": "{object} is controlled by {seat} now",
    "looked": "{seat} looks at {count}",
    "revealed": "{objects} revealed",
    "chose": "{seat} chooses {choice} {objects}",
    "delayed": "{source} will do something later: {code}",
    "player_lost": "{seat} has lost",
    "game_over": "the game is over",
}
"""By the type of event of the Magic core; what has none, or has other fields, is told field by field."""
HIDDEN = ("rule", "private")
UNTOLD = {"passed", "mana_emptied", "mana_spent", "mana_added", "announced", "targeted", "left_combat"}
"""What is clear from what stands around it."""


def happened(event: engine.Event, before: engine.State, after: engine.State) -> Iterator[str]:
    """An event as a sentence, with the rule that made it happen; nothing, if it goes without saying."""
    kind = str(event.__struct_config__.tag)
    if kind in UNTOLD:
        return
    fields = {name: _named(name, getattr(event, name), before, after) for name in event.__struct_fields__}
    sentence = SENTENCES.get(kind)
    if sentence is None or not fields.keys() >= _wanted(sentence):
        told = {name: value for name, value in fields.items() if name not in HIDDEN}
        sentence = f"{kind.replace('_', ' ')}: {_listed(told)}"
    else:
        sentence = " ".join(sentence.format_map(fields).split())
    yield sentence if kind == "step_began" else f"{sentence}   [{event.rule}]"


@cache
def _wanted(sentence: str) -> frozenset[str]:
    """The fields that a sentence speaks of."""
    return frozenset(name for _, name, _, _ in Formatter().parse(sentence) if name)


def _listed(told: Mapping[str, str]) -> str:
    """Fields that say something, one after the other."""
    return ", ".join(f"{name} {value}" for name, value in told.items() if value)


def _named(field: str, value: Any, before: engine.State, after: engine.State) -> str:
    """What a field of an event says, by names."""
    if field in ("seat", "winner") and value is not None:
        value = f"seat:{value}"
    if field == "object" and value is None:
        return "a card"
    if isinstance(value, tuple):
        return ", ".join(_named("", one, before, after) for one in value)
    if isinstance(value, Struct):
        inner = {name: _named(name, getattr(value, name), before, after) for name in value.__struct_fields__}
        return f"({_listed(inner)})"
    if value is None or not isinstance(value, str):
        return "" if value is None else str(value)
    for state in (after, before):
        told = engine.called(state, value)
        if told != value:
            return str(told)
    return value.replace("_", " ") if field in ("step", "change", "from_zone", "to_zone") else value


def standing(state: engine.State) -> Iterator[str]:
    """The table: whose turn and step it is, and what lies before each player."""
    table: Any = engine.view(state, 0).view
    names = [seat.name or f"seat {number}" for number, seat in enumerate(table.seats)]
    yield f"Turn {table.turn} of {names[table.active]}, {table.step}"
    for number, seat in enumerate(table.seats):
        hand = ", ".join(card.name for card in seat.hand) or f"{seat.cards_in_hand} cards"
        grave = ", ".join(card.name for card in seat.graveyard) or "empty"
        mana = f"; mana {''.join(f'{{{one}}}' for one in seat.mana)}" if seat.mana else ""
        yield f"  {names[number]}: life {seat.life}; hand: {hand}; library {seat.cards_in_library}{mana}"
        yield f"     graveyard: {grave}"
        mine = [_permanent(one, state) for one in table.battlefield if one.controller == number]
        yield f"     battlefield: {', '.join(_counted(mine)) or 'nothing'}"
    for item in reversed(table.stack):
        yield f"  on the stack: {engine.called(state, item.source)} {_targets(item, state)}".rstrip()
    if table.exile:
        yield f"  exile: {', '.join(card.name for card in table.exile)}"


def _permanent(one: Any, state: engine.State) -> str:
    about = [f"{one.power}/{one.toughness}"] if one.power is not None else []
    about += one.keywords
    about += [word for word in ("tapped", "token") if getattr(one, word)]
    about += [f"{one.damage} damage"] if one.damage else []
    about += [f"{number} {kind}" for kind, number in sorted(one.counters.items())]
    about += [f"on {engine.called(state, one.attached_to)}"] if one.attached_to else []
    return f"{one.name} ({', '.join(about)})" if about else str(one.name)


def _counted(entries: list[str]) -> list[str]:
    """Each entry once, with how often it is there."""
    numbers = {entry: entries.count(entry) for entry in entries}
    return [entry if number == 1 else f"{number} × {entry}" for entry, number in numbers.items()]


def _targets(item: Any, state: engine.State) -> str:
    chosen = [str(engine.called(state, ref)) for targets in item.targets for ref in targets.chosen]
    return f"→ {', '.join(chosen)}" if chosen else ""
