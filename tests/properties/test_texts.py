"""Random games in words: complete sentences, from every seat, that give nothing hidden away."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import engine
from tests.rulesets.tables import TABLES, new_game

DECISIONS = 150
EVERY = 4
ODD = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|  |seat:|[{}]|\(\)| [,.;:]|^$|^\s|\s$|'s's|\|")
"""What no sentence has: values of the program, empty places, notation."""
MANA = re.compile(r"\{[WUBRGCXPT0-9/]+\}")
ID = re.compile(r"(?<!\()\bo\d+\b")
"""An id that does not follow a name."""


def moves(ruleset: str, seed: int) -> Iterator[tuple[engine.State, engine.Action, engine.Applied]]:
    """A random game: each state, what is done in it, and what comes of that."""
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        action = chance.choice(engine.legal_actions(state))
        applied = engine.apply(state, action)
        yield state, action, applied
        state = applied.state


def readers(state: engine.State) -> list[int | None]:
    """Whoever may read."""
    return [None, *range(len(state.table.seats))]


@pytest.mark.parametrize("ruleset", list(TABLES))
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_reads_well(ruleset: str, seed: int) -> None:
    for before, action, applied in moves(ruleset, seed):
        asked = engine.decision(before)
        assert asked is not None
        assert engine.label(before, action) in engine.action_texts(before)
        for reader in readers(before):
            told = engine.event_texts(applied.events, before, applied.state, reader)
            assert len(told) == len(applied.events)
            prompt = engine.decision_text(before, reader)
            assert prompt is not None
            assert prompt.startswith("Waiting for ") is (reader not in (None, asked.seat))
            listed = engine.action_texts(before, reader)
            assert len(listed) == (len(engine.legal_actions(before)) if reader in (None, asked.seat) else 0)
            for text in (*told, prompt, *listed):
                assert not ODD.search(MANA.sub("mana", text)), text
                assert not ID.search(text), text


@pytest.mark.parametrize("ruleset", list(TABLES))
@pytest.mark.parametrize("seed", [3, 4])
def test_nothing_differs_between_worlds_that_a_seat_cannot_tell_apart(ruleset: str, seed: int) -> None:
    compared = 0
    for number, (before, action, applied) in enumerate(moves(ruleset, seed)):
        if number % EVERY:
            continue
        for seat in range(len(before.table.seats)):
            other = engine.sample(before, seat, number)
            assert engine.decision_text(before, seat) == engine.decision_text(other, seat)
            assert engine.action_texts(before, seat) == engine.action_texts(other, seat)
            if not engine.check(other, action).legal:
                continue
            there = engine.apply(other, action)
            seen = [engine.redact(event, seat) for event in applied.events]
            alike = seen == [engine.redact(event, seat) for event in there.events]
            if alike and engine.view(applied.state, seat) == engine.view(there.state, seat):
                compared += 1
                here = engine.event_texts(applied.events, before, applied.state, seat)
                assert here == engine.event_texts(there.events, other, there.state, seat)
    assert compared > 10


def test_there_is_no_other_seat() -> None:
    state = engine.new_game("perdure")
    for seat in (-1, 2):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            engine.decision_text(state, seat)
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            engine.action_texts(state, seat)
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            engine.event_texts((), state, state, seat)


def test_a_game_that_is_over_has_nothing_to_ask() -> None:
    state = engine.apply(engine.new_game("perdure"), engine.Concede(0)).state
    assert engine.decision_text(state) is None
    assert engine.action_texts(state) == ()
