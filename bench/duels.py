"""Duels in the middle of the game: how large a state is, what it costs to load, and what a full table costs.

The states come out of random games with the two decks: the first of each game with so many permanents. What
is measured with a full table is played on from one that is laid out by hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain, cycle, islice
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

import engine

from .figures import Figure
from .play import new_game

STATES = 60
PERMANENTS = 20
ROUNDS = 9
FEW = 10
FULL = {100: 6.0, 300: 20.0}
"""Permanents on full tables, with how many times the cost of a decision with few of them they may cost."""
DECISIONS = 300
"""Decisions on each table in a round."""
STRETCH = 30
"""After so many of them, the table is laid out anew."""
LIBRARIES = 40
"""Cards in the libraries of a table that is laid out."""

LANDS = ("forest", "mountain", "plains", "swamp")
OTHERS = (
    *("grizzly_bears", "llanowar_elves", "serra_angel", "white_knight", "mogg_fanatic", "drudge_skeletons"),
    *("samite_healer", "juzam_djinn", "crusade", "icy_manipulator", "hill_giant", "black_knight"),
)


def measure() -> list[Figure]:
    """The five figures."""
    states = list(islice(_middles(), STATES))
    return [_size(states), _loading(states), _checking(states), *_full_tables()]


def _middles() -> Iterator[engine.State]:
    """From game after game the first state with so many permanents."""
    for seed in range(10 * STATES):
        chance = random.Random(seed)
        state = new_game("duel", seed)
        while actions := engine.legal_actions(state):
            if len(state.table.battlefield) >= PERMANENTS:
                yield state
                break
            state = engine.apply(state, chance.choice(actions)).state


def _size(states: list[engine.State]) -> Figure:
    sizes = sorted(len(engine.encode(state)) for state in states)
    detail = f"greatest of {len(sizes)} with {PERMANENTS} permanents, from {sizes[0]:,}"
    return Figure("mid-game state, duel", [sizes[-1]], 12_000, "bytes", detail, at_most=True)


def _loading(states: list[engine.State]) -> Figure:
    """Load a state, apply an action of random play, encode the result; and the same bytes as plain data."""
    chance = random.Random(1)
    turns = [(engine.encode(state), chance.choice(engine.legal_actions(state))) for state in states]
    pairs = [[_pair(*turn) for _ in range(ROUNDS)] for turn in turns]
    ours = [[mine for mine, _ in rounds] for rounds in pairs]
    plain = [[bare for _, bare in rounds] for rounds in pairs]
    return Figure(
        name="duel, decode + apply + encode / plain data",
        runs=[median(mine) / median(bare) for mine, bare in zip(ours, plain, strict=True)],
        target=3.0,
        unit="×",
        detail=f"{_middle(ours):,.0f} against {_middle(plain):,.0f} µs, {len(states)} states",
        at_most=True,
    )


def _checking(states: list[engine.State]) -> Figure:
    """Load a state that is not trusted, and look for its faults; and the same bytes as plain data."""
    encodings = [engine.encode(state) for state in states]
    pairs = [
        [(_time(engine.decode, data), _time(msgspec.json.decode, data)) for _ in range(ROUNDS)]
        for data in encodings
    ]
    ours = [[mine for mine, _ in rounds] for rounds in pairs]
    plain = [[bare for _, bare in rounds] for rounds in pairs]
    return Figure(
        name="duel, decode and check / plain data",
        runs=[median(mine) / median(bare) for mine, bare in zip(ours, plain, strict=True)],
        target=6.0,
        unit="×",
        detail=f"{_middle(ours):,.0f} against {_middle(plain):,.0f} µs, {len(states)} states",
        at_most=True,
    )


def _pair(data: bytes, action: engine.Action) -> tuple[float, float]:
    """Seconds for both, one right after the other: whatever else the machine does slows both down."""
    return _time(_adjudicate, data, action), _time(_reencode, data)


def _adjudicate(data: bytes, action: engine.Action) -> None:
    engine.encode(engine.apply(engine.decode_trusted(data), action).state)


def _reencode(data: bytes) -> None:
    msgspec.json.encode(msgspec.json.decode(data), order="deterministic")


def _middle(times: list[list[float]]) -> float:
    return median(median(runs) for runs in times) * 1e6


def _full_tables() -> Iterator[Figure]:
    few = table(FEW)
    for many, target in FULL.items():
        full = table(many)
        pairs = [(_decisions(few, seed), _decisions(full, seed)) for seed in range(ROUNDS)]
        yield Figure(
            name=f"a decision with {many} permanents / with {FEW}",
            runs=[much / little for little, much in pairs],
            target=target,
            unit="×",
            detail=f"{median(much for _, much in pairs):,.0f} against "
            f"{median(little for little, _ in pairs):,.0f} µs",
            at_most=True,
        )


def table(permanents: int) -> engine.State:
    """A main phase with so many permanents, half of them lands, each player's like the other's."""
    keys = islice(chain.from_iterable(zip(cycle(LANDS), cycle(OTHERS))), permanents // 2)
    cards = [(key, seat) for key in keys for seat in (0, 1)]
    battlefield: dict[str, dict[str, Any]] = {
        f"o{number}": {"card": key, "owner": seat, "zone": "battlefield", "timestamp": number}
        for number, (key, seat) in enumerate(cards, 1)
    }
    library: dict[str, dict[str, Any]] = {
        f"o{permanents + number}": {"card": LANDS[number % 4], "owner": number % 2}
        for number in range(1, LIBRARIES + 1)
    }
    seats = [{"library": [ref for ref, card in library.items() if card["owner"] == seat]} for seat in (0, 1)]
    document = {
        "ruleset": "duel",
        "table": {
            "turn": 9,
            "seats": seats,
            "battlefield": list(battlefield),
            "objects": battlefield | library,
        },
        "machine": {"next_id": permanents + LIBRARIES + 1, "clock": permanents + 1},
    }
    return engine.decode(msgspec.json.encode(document))


def _decisions(start: engine.State, seed: int) -> float:
    """The mean cost in microseconds of listing and applying, at random, never far away from the start."""
    chance = random.Random(seed)
    state = start
    begin = perf_counter()
    for number in range(DECISIONS):
        actions = engine.legal_actions(state)
        if not actions or number % STRETCH == 0:
            state = engine.decode_trusted(engine.encode(start))
            actions = engine.legal_actions(state)
        state = engine.apply(state, chance.choice(actions)).state
    return (perf_counter() - begin) / DECISIONS * 1e6


def _time(step: Callable[..., Any], *arguments: Any) -> float:
    start = perf_counter()
    step(*arguments)
    return perf_counter() - start
