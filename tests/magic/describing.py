"""A position with Magic cards in words, for transcripts and messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import engine
from engine.magic.definitions import definition

if TYPE_CHECKING:
    from tests.magic.table import Play


def described(game: Play) -> str:
    """Whose turn and step it is, who decides, and what lies in every zone whose order or number matters."""
    table = game.table
    active = _seat(game, table.active)
    asked = engine.decision(game.state)
    turn = "the game is over" if asked is None else f"{_seat(game, asked.seat)} to act"
    lines = [f"{active}'s turn {table.turn}, {table.step}, {turn}."]
    for number, seat in enumerate(table.seats):
        zones = [
            f"life {seat.life}",
            f"hand {_names(game, seat.hand)}",
            f"library {len(seat.library)}",
            f"graveyard {_names(game, seat.graveyard)}",
        ]
        if seat.mana:
            zones.append(f"mana {''.join(seat.mana)}")
        lines.append(f"{_seat(game, number)}: {'; '.join(zones)}.")
        mine = [ref for ref in table.battlefield if game.characteristics(ref).controller == number]
        lines.append(f"   {', '.join(_permanent(game, ref) for ref in mine) or 'no permanents'}")
    if table.stack:
        items = reversed(table.stack)
        stack = ", ".join(f"{game.name(item.source)} ({_seat(game, item.controller)})" for item in items)
        lines.append(f"stack: {stack}")
    if table.exile:
        lines.append(f"exile: {_names(game, table.exile)}")
    return "\n".join(lines)


def _seat(game: Play, number: int) -> str:
    return next(name for name, seat in game.SEATS.items() if seat == number)


def _names(game: Play, refs: Iterable[str]) -> str:
    return ", ".join(definition(game.state, game.table.objects[ref].card).name for ref in refs) or "empty"


def _permanent(game: Play, ref: str) -> str:
    thing = game.table.objects[ref]
    status = ", ".join(_status(game, ref, thing))
    return f"{game.name(ref)} ({status})" if status else game.name(ref)


def _status(game: Play, ref: str, thing: Any) -> Iterator[str]:
    found = game.characteristics(ref)
    if "creature" in found.types:
        yield f"{found.power}/{found.toughness}"
    if thing.tapped:
        yield "tapped"
    if thing.damage:
        yield f"{thing.damage} damage"
    for kind, number in sorted(thing.counters.items()):
        yield f"{number} {kind}"
    if thing.attached_to is not None:
        yield f"on {game.name(thing.attached_to)}"
