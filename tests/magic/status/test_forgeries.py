"""Small lies in true documents: statuses answer whatever is sent, and what has no fault can be played on."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable

import pytest

import engine
from tests.harness import plain
from tests.magic.crowded import choose, gathered
from tests.magic.status.forging import forge
from tests.magic.status.lies import Document
from tests.magic.status.moments import MOMENTS, at
from tests.support.seeds import seeds
from tests.support.selection import examples

SHARES = 8
FORGERIES = max(20, examples(60))
"""In each share of the tests."""
FURTHER, FAR = 3, 15
"""Actions that are taken in what has no fault."""


@functools.cache
def true_documents() -> tuple[str, ...]:
    """A moment for each kind of task, and states that random games come to."""
    made = [json.dumps(at(name)) for name in MOMENTS]
    return (*made, *(engine.encode(state).decode() for state in gathered(8, 100, 2)))


def forged(seed: int) -> str:
    """A document with one to three lies."""
    chance = random.Random(seed)

    def another() -> Document:
        document: Document = json.loads(chance.choice(true_documents()))
        return document

    return json.dumps(forge(another(), chance, another))


def refused(data: str) -> bool:
    """Whether a status finds faults, each with its place; decoding finds the same."""
    faults = engine.status(data)
    assert all(fault.path.startswith("$") and fault.message for fault in faults)
    if faults:
        with pytest.raises(engine.InvalidState) as error:
            engine.decode(data)
        assert list(error.value.faults) == list(faults)
    return bool(faults)


def play_on(state: engine.State, chance: random.Random, actions: int = FURTHER) -> None:
    """Assert that a state can be looked at, sampled and played, and that what comes of it can be, too."""
    for _ in range(actions):
        if engine.outcome(state) is not None:
            return
        assert engine.legal_actions(state), "a dead end"
        for seat in range(len(state.table.seats)):
            guess = engine.sample(state, seat, 1)
            assert plain(engine.view(guess, seat)) == plain(engine.view(state, seat))
        state = engine.apply(state, choose(state, chance)).state
        assert not engine.status(engine.encode(state))


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("first", seeds(SHARES, FORGERIES))
def test_what_is_forged_is_refused_or_can_be_played(first: int) -> None:
    found = 0
    for seed in range(first, first + FORGERIES):
        data = forged(seed)
        if refused(data):
            found += 1
        else:
            play_on(engine.decode(data), random.Random(seed))
    assert FORGERIES // 4 < found < FORGERIES


def forged_machine(seed: int) -> str:
    """A document whose table is true and whose machine is not."""
    chance = random.Random(seed)

    def another() -> Document:
        document: Document = json.loads(chance.choice(true_documents()))
        return document

    true = json.dumps(another())
    while True:
        machine = forge(json.loads(true), chance, another)["machine"]
        if machine != json.loads(true)["machine"]:
            return json.dumps({**json.loads(true), "machine": machine})


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("first", seeds(3, FORGERIES))
def test_a_forged_machine_is_refused_or_played_far(first: int) -> None:
    found = 0
    for seed in range(first, first + FORGERIES):
        data = forged_machine(seed)
        if refused(data):
            found += 1
        else:
            play_on(engine.decode(data), random.Random(seed), FAR)
    assert FORGERIES // 4 < found < FORGERIES


NONSENSE: dict[str, Callable[[Document], object]] = {
    "no table": lambda document: document.pop("table"),
    "no objects": lambda document: document["table"].pop("objects"),
    "no seats": lambda document: document["table"].pop("seats"),
    "a number for an object": lambda document: document["table"]["objects"].update(o1=7),
    "a list for the machine": lambda document: document.update(machine=[]),
    "no such task": lambda document: document["machine"]["agenda"].append({"type": "fly"}),
    "a huge id": lambda document: document["machine"].update(next_id=10**40),
    "a field too many": lambda document: document["table"].update(joker=1),
    "an agenda of a thousand tasks": lambda document: document["machine"].update(
        agenda=[{"type": "end_step"}, *[{"type": "state_based_actions"}] * 1_000]
    ),
}


@pytest.mark.parametrize("nonsense", NONSENSE)
@pytest.mark.parametrize("name", ["priority", "paying", "putting_back"])
def test_nonsense_has_faults(name: str, nonsense: str) -> None:
    document = at(name)
    NONSENSE[nonsense](document)
    assert refused(json.dumps(document))
