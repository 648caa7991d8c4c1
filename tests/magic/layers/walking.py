"""The walk through the layers as a view tells it: read as a judge would tell it, and checked step by step."""

from __future__ import annotations

import re
from typing import Any

import engine
from engine.magic.definitions import definition
from engine.magic.language.words import COLORS, size_of_counter
from engine.magic.view_types import SeenChange, SeenPermanent, SeenValues
from tests.harness import plain
from tests.magic.table import Play

Told = tuple[str, str, str, dict[str, Any]]
LAYERS = ("1", "2", "4", "5", "6", "7a", "7b", "7c", "7d")
FIELDS = tuple(name for name in SeenValues.__struct_fields__ if name != "without")
_SIZE = re.compile(r"It gets ([+-]\d+)/([+-]\d+)( until .*)?\.")
_BASE = re.compile(r"It has base power and toughness (\d+)/(\d+)( until .*)?\.")
_COUNTERS = re.compile(r"It has (\S+) (\S+) counters? on it\.")
_NUMBERS = {"a": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}


def shown(state: Any, ref: str, seat: int = 0) -> SeenPermanent:
    """A permanent as a seat sees it."""
    battlefield: tuple[SeenPermanent, ...] = engine.view(state, seat).view.battlefield
    return next(one for one in battlefield if one.id == ref)


def walk(game: Play, name: str) -> list[Told]:
    """Layer, name of the source, what it does, and what became of the permanent."""
    seen = shown(game.state, game.ref(name))
    return [
        (
            one.layer,
            "" if one.source is None else _source(game, one),
            one.text,
            plain(one.became),
        )
        for one in seen.changes
    ]


def _source(game: Play, change: SeenChange) -> str:
    """The name of a permanent; of a spell that has resolved, of the card on which its ability is printed."""
    assert change.source is not None
    if change.source in game.table.battlefield:
        return game.name(change.source)
    assert change.ability is not None
    return definition(game.state, change.ability.partition("/")[0]).name


def printed(game: Play, name: str) -> Any:
    """What differs from what the permanent is now."""
    return plain(shown(game.state, game.ref(name)).printed)


def explain(state: Any, seat: int = 0) -> int:
    """Assert for each permanent that the steps told lead from its card to what it is; how many there are."""
    view = engine.view(state, seat).view
    for seen in view.battlefield:
        now = {name: getattr(seen, name) for name in FIELDS}
        if seen.printed is not None:
            now |= told(seen.printed)
            assert all(value != getattr(seen, name) for name, value in told(seen.printed).items())
        assert now == written(state, seen, now)
        for change in seen.changes:
            became = told(change.became)
            assert became, f"{change.text} changes nothing"
            assert all(now[name] != value for name, value in became.items()), change.text
            _does_what_it_says(change, now, now | became)
            assert _is_there(state, seen, change), f"{change.text}: where does that come from?"
            now |= became
        assert now == {name: getattr(seen, name) for name in FIELDS}
        order = [LAYERS.index(change.layer) for change in seen.changes]
        assert order == sorted(order)
    return sum(len(seen.changes) for seen in view.battlefield)


def told(values: SeenValues) -> dict[str, Any]:
    """The values that are told; None for what there is none of."""
    there = {name: getattr(values, name) for name in FIELDS if name in plain(values)}
    return there | dict.fromkeys(values.without)


def written(state: Any, seen: SeenPermanent, now: dict[str, Any]) -> dict[str, Any]:
    """What a card says, read off the card itself; power only of creatures, and of Vehicles (CR 301.7)."""
    thing = state.table.objects[seen.id]
    compiled = definition(state, thing.card)
    card = compiled.card
    controller = thing.owner if thing.controller is None else thing.controller
    is_size = not {"creature", "Vehicle"}.isdisjoint((*card.types, *card.subtypes, *seen.types))
    return {
        **now,
        "card": thing.card,
        "name": card.name,
        "controller": controller,
        "types": tuple(sorted(card.types)),
        "subtypes": tuple(sorted(card.subtypes)),
        "supertypes": tuple(sorted(card.supertypes)),
        "colors": tuple(color for color in COLORS if color in compiled.colors),
        "power": card.power if is_size else None,
        "toughness": card.toughness if is_size else None,
        "abilities": tuple(code for code, _ in compiled.abilities),
    }


def _does_what_it_says(change: SeenChange, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Numbers and words in the text of a change are those by which the permanent changes."""
    sizes = [((one["power"] or 0), (one["toughness"] or 0)) for one in (before, after)]
    grown = (sizes[1][0] - sizes[0][0], sizes[1][1] - sizes[0][1])
    match change.change:
        case "power_toughness" if found := _SIZE.fullmatch(change.text):
            assert grown == (int(found[1]), int(found[2]))
        case "set_power_toughness" if found := _BASE.fullmatch(change.text):
            assert sizes[1] == (int(found[1]), int(found[2]))
        case "counters":
            found = _COUNTERS.fullmatch(change.text)
            assert found is not None
            power, toughness = size_of_counter(found[2])
            number = _NUMBERS[found[1]]
            assert grown == (number * power, number * toughness)
        case "switch_power_toughness":
            assert sizes[1] == sizes[0][::-1]
        case "keywords":
            gained = set(after["keywords"]) - set(before["keywords"])
            assert all(keyword in change.text for keyword in gained)
        case "control":
            assert change.text.lower().startswith(f"player {after['controller'] + 1} ")
        case "copy":
            assert f"a copy of {after['name']}" in change.text


def _is_there(state: Any, seen: SeenPermanent, change: SeenChange) -> bool:
    """Whether there are such counters, such an effect of a resolution, or such an ability's source."""
    if change.change == "counters":
        return change.source == seen.id and any(f" {kind} counter" in change.text for kind in seen.counters)
    if change.source is None:
        return change.ability is None and change.controller is None
    resolved = {(one.source, one.code) for one in state.table.effects}
    return (change.source, change.ability) in resolved or change.source in state.table.battlefield
