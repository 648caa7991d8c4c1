"""Nobody learns from an answer what they don't know: not from a list, and not from a refusal.

Random games try some actions at some decisions (:mod:`.random_play`); here a few decisions of each ruleset
meet every action that can be written, or in a short run a part of them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any

import pytest

import engine
from engine.magic import atoms
from tests.harness import plain
from tests.magic.crowded import choose, crowded, kind_of
from tests.magic.table import side, table
from tests.properties.strangers import said_by, writable
from tests.properties.worlds import answer_alike
from tests.rulesets.tables import TABLES, new_game
from tests.support.selection import drawn, examples

DECISIONS = 150
EVERY = 50
"""Of so many decisions of a game, one meets all actions."""
CROWDED = 5
"""Decisions of different kinds at a crowded table."""
TRIED = 1_500
"""Actions tried at each of those."""


def played(state: engine.State, chance: random.Random) -> Iterator[tuple[engine.State, set[str]]]:
    """The states of a random game, and what its listed actions have named so far."""
    spoken: set[str] = set()
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        spoken |= said_by(engine.legal_actions(state))
        yield state, spoken
        state = engine.apply(state, choose(state, chance)).state


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_whatever_is_asked_worlds_that_look_alike_answer_alike(ruleset: str) -> None:
    chance = random.Random(7)
    refused = 0
    for number, (state, spoken) in enumerate(played(new_game(ruleset, 7), chance)):
        if number % EVERY == 0:
            refused += answer_alike(state, drawn(writable(state, chance, spoken), chance), number)
    assert refused > examples(20_000)


def test_so_they_do_at_crowded_tables() -> None:
    chance = random.Random(3)
    met: set[str] = set()
    tables = chain.from_iterable(played(crowded(seed), chance) for seed in count(4))
    for number, (state, spoken) in enumerate(islice(tables, 4 * DECISIONS)):
        kind = kind_of(state)
        if kind not in met:
            met.add(kind)
            actions = list(writable(state, chance, spoken))
            assert answer_alike(state, chance.sample(actions, TRIED), number) > TRIED / 2
        if len(met) == CROWDED:
            break
    assert len(met) == CROWDED


def test_a_refusal_does_not_tell_a_hidden_card_from_another() -> None:
    """Each hidden card in turn, played in each way: only the place is told."""
    state: Any = next(
        state for state, _ in played(new_game("duel", 7), random.Random(7)) if kind_of(state) == "priority"
    )
    decision = engine.decision(state)
    assert decision is not None
    hidden = [ref for ref in state.table.objects if atoms.hides(state, decision.seat, ref)]
    assert len(hidden) > 100
    for kind in ("play_land", "cast"):
        told = set()
        for ref in hidden:
            document = {"type": kind, "card": ref, **({"way": "normal"} if kind == "cast" else {})}
            action = engine.decode_action(state, json.dumps(document))
            verdict = engine.check(state, action)
            assert not verdict.legal
            told.add(str(plain(verdict)).replace(ref, "it"))
        assert len(told) == 1, told


def test_a_refusal_tells_all_of_a_card_that_the_seat_has_seen() -> None:
    """A Forest in the opponent's hand: it is not one's own; once it was revealed, nor is it cast."""
    game = table(side(), side(hand="Forest"))
    (ref,) = game.table.seats[1].hand
    cast = engine.decode_action(game.state, json.dumps({"type": "cast", "card": ref, "way": "normal"}))
    assert [broken.rule for broken in engine.check(game.state, cast).violations] == ["CR-601.3"]
    seen = json.loads(engine.encode(game.state))
    seen["machine"]["known"][ref] = [0, 1]
    shown = engine.decode(json.dumps(seen))
    assert "CR-305.9" in [broken.rule for broken in engine.check(shown, cast).violations]
