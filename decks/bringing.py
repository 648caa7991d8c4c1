"""What a game has to bring along for the cards of a pool that its decks name.

The cards travel with the game from then on: no service needs the pool to go on with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import engine

from .cards import Cards, PoolCards

MOST_NEAR = 50
"""So many wrong names of a request are told with names that are near."""


class Brought(NamedTuple):
    """What a game is told, with the cards of the pool that it names."""

    options: dict[str, Any]
    """With the documents of these cards after those that were there."""
    cards: tuple[Mapping[str, Any], ...] = ()
    """These documents, with those of the tokens that the cards create."""
    why_not: Mapping[str, str] = {}
    """Why the pool has no card of a name, by the place of the name."""

    def explained(self, faults: Sequence[engine.Fault]) -> list[engine.Fault]:
        """The faults of the game, with what the pool says of the cards that are not there."""
        return [replace(fault, message=self.why_not.get(fault.path, fault.message)) for fault in faults]


def bringing(ruleset: str, options: Mapping[str, Any], seats: Any, pool: PoolCards | None) -> Brought:
    """What a game is told so that it can use the cards of a pool that its decks name. What it brings along
    already and what is in the library comes before them.

    Raises:
        engine.UnknownRuleset: there is no such ruleset.
    """
    own = options.get("cards", [])
    if pool is None or not isinstance(own, list) or not engine.takes_cards(ruleset):
        return Brought(dict(options))
    keys = {engine.card_key(str(card.get("name"))) for card in own if isinstance(card, dict)}
    cards = Cards(ruleset, pool)
    found: dict[str, Mapping[str, Any]] = {}
    why_not: dict[str, str] = {}
    for path, name in engine.named_cards(ruleset, options, seats):
        card = None if engine.card_key(name) in keys else cards.find_exactly(name)
        if card is not None and card.entry is not None and card.entry.card is not None:
            found |= dict(pool.documents(card.entry))
        elif card is not None and card.why_not is not None:
            why_not[path] = card.why_not
        elif card is None and engine.card_key(name) not in keys:
            why_not[path] = not_there(name, cards.near(name) if len(why_not) < MOST_NEAR else ())
    if not found:
        return Brought(dict(options), why_not=why_not)
    documents = tuple(found.values())
    return Brought({**options, "cards": [*own, *documents]}, documents, why_not)


def not_there(name: str, near: Sequence[str]) -> str:
    """That there is no card of a name, neither in the library nor in the pool."""
    perhaps = f", perhaps {near[0]!r}" if near else ""
    return f"{name!r} is neither in the library nor in the pool{perhaps}"
