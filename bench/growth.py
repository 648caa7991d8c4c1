"""How work grows with the table: twice as many targets, or abilities to put in order, for twice the time.

The tables are laid out by hand. What is measured is listing, and applying one of the actions listed, in pairs
of a table and one with twice as much on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

import engine

from .figures import Figure

FEW = 400
ROUNDS = 7
MOST = 990
"""Beside the land and the stack, as many as a table holds."""
APPLIED = 20
"""So many of the actions are applied in a round."""
REPEATED = 5
PROPORTIONATE = 3.0


def measure() -> list[Figure]:
    """Listing and applying, for targets and for triggered abilities; then with as many as there can be."""
    figures = []
    for name, position in (("targets", _targets), ("triggers in order", _triggers)):
        few, many = position(FEW), position(2 * FEW)
        for what, take in (("listing", _listing), ("applying", _applying)):
            pairs = [(take(few), take(many)) for _ in range(ROUNDS)]
            figures.append(
                Figure(
                    name=f"{what}, {2 * FEW} {name} / {FEW}",
                    runs=[much / little for little, much in pairs],
                    target=PROPORTIONATE,
                    unit="×",
                    detail=f"{median(much for _, much in pairs):,.0f} against "
                    f"{median(little for little, _ in pairs):,.0f} µs",
                    at_most=True,
                )
            )
    return [*figures, *_most_triggers()]


def _most_triggers() -> Iterator[Figure]:
    state = _triggers(MOST)
    for what, take, target in (("list", _listing, 3.0), ("one answer", _applying, 1.0)):
        runs = [take(state) / 1e3 for _ in range(ROUNDS)]
        yield Figure(
            f"{MOST} triggers in order, {what}", runs, target, "ms", "the fastest of several", at_most=True
        )


def _listing(state: engine.State) -> float:
    """With nothing derived from the state: the fastest of several, which nothing else delayed."""
    cold = [engine.decode_trusted(engine.encode(state)) for _ in range(REPEATED)]
    return min(_time(lambda one=one: engine.legal_actions(one)) for one in cold)  # type: ignore[misc]


def _applying(state: engine.State) -> float:
    """The fastest of several actions of the list."""
    actions = engine.legal_actions(state)[:APPLIED]
    return min(_time(lambda one=one: engine.apply(state, one)) for one in actions)  # type: ignore[misc]


def _time(step: Callable[[], object]) -> float:
    """Microseconds."""
    start = perf_counter()
    step()
    return (perf_counter() - start) * 1e6


def _targets(number: int) -> engine.State:
    """A Lightning Bolt has been cast among so many creatures."""
    return _after("lightning_bolt", "mountain", "grizzly_bears", number, passes=0)


def _triggers(number: int) -> engine.State:
    """A creature has entered, and so many abilities wait for their order."""
    return _after("savannah_lions", "plains", "soul_warden", number, passes=2)


def _after(spell: str, land: str, creature: str, number: int, *, passes: int) -> engine.State:
    """The first player has cast the spell with the land, beside so many creatures; then all passed."""
    cards = [land, *[creature] * number]
    objects: dict[str, dict[str, Any]] = {
        f"o{place}": {"card": card, "owner": 0, "zone": "battlefield"} for place, card in enumerate(cards, 1)
    }
    battlefield = list(objects)
    hand = f"o{len(objects) + 1}"
    objects[hand] = {"card": spell, "owner": 0, "zone": "hand"}
    table = {
        "turn": 3,
        "seats": [{"hand": [hand]}, {}],
        "battlefield": battlefield,
        "objects": objects,
        "step": "main1",
    }
    state = engine.decode(msgspec.json.encode({"ruleset": "duel", "table": table}))
    for wanted in ("cast", *["pass"] * passes):
        action = next(one for one in engine.legal_actions(state) if type(one).__struct_config__.tag == wanted)
        state = engine.apply(state, action).state
    return state
