"""Characteristics: what objects are now (CR 109.3).

Nothing computed is stored: the table holds printed cards, counters and continuous effects, and what follows
from them is worked out when it is read and kept in memory with the state.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.draft import LASTING
from engine.magic.state import MagicState

from .ability_sets import AbilitySet, printed_abilities
from .definitions import definition
from .features import Characteristics
from .layers import NOBODY, compute, define
from .seams import format_of
from .state import Object

__all__ = ["Characteristics", "characteristics", "printed", "ruling", "speaking"]


def printed(state: MagicState, ref: str, thing: Object) -> Characteristics:
    """An object off the battlefield: as printed, with its characteristic-defining abilities (CR 604.3)."""
    memo = state.__dict__.setdefault("printed", {})
    found: Characteristics | None = memo.get(ref)
    if found is None:
        controller = thing.owner if thing.controller is None else thing.controller
        found = Characteristics(definition(state, thing.card), controller, thing.token)
        found.x = thing.x if thing.zone == "stack" else 0
        memo[ref] = found
        define(state, ref, found)
    return found


def characteristics(state: MagicState) -> dict[str, Characteristics]:
    """The characteristics of everything on the battlefield, by id. Kept with the state until it changes.

    Where no ability and no effect applies to anything they are those of printed cards with counters, which
    outlast what atoms do aside from the battlefield.
    """
    kept = state.__dict__
    found: dict[str, Characteristics] | None = kept.get("characteristics")
    if found is None:
        found = kept.get(LASTING)
        kept["characteristics"] = found = compute(state) if found is None else found
    return found


def ruling(state: MagicState) -> list[tuple[str, int, AbilitySet]]:
    """What has abilities that change rules of the game: permanents, the format; id, controller, abilities."""
    found = [
        (ref, one.controller, one.abilities)
        for ref, one in characteristics(state).items()
        if one.abilities.rules
    ]
    standing = format_of(state).standing
    return found if standing is None else [*found, (standing.key, NOBODY, printed_abilities(standing))]


def speaking(state: MagicState) -> Iterator[tuple[str, int, AbilitySet]]:
    """What has static abilities that apply now: permanents, and the format; id, controller, abilities."""
    for ref, found in characteristics(state).items():
        yield ref, found.controller, found.abilities
    standing = format_of(state).standing
    if standing is not None:
        yield standing.key, NOBODY, printed_abilities(standing)
