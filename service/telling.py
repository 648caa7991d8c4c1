"""A game with Magic cards told in a terminal: the table as it stands, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import engine

UNTOLD = {"passed", "mana_emptied", "mana_spent", "mana_added", "announced", "targeted", "left_combat"}
"""Events that are clear from what stands around them."""


def happened(
    events: Sequence[engine.Event], before: engine.State | None, after: engine.State
) -> Iterator[str]:
    """Each event in words, with the rule that made it happen, but for those that go without saying."""
    for event, text in zip(events, engine.event_texts(events, before, after), strict=True):
        if event.__struct_config__.tag not in UNTOLD:
            yield f"{text}   [{event.rule}]"


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
