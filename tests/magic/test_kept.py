"""What is kept from state to state is what would be found anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.kernel.draft import SLOTS, Draft
from engine.magic.procedures import state_based_actions
from engine.magic.state import MagicDraft, MagicState
from tests.properties.random_play import choose
from tests.rulesets.tables import new_game

RULESETS = ("duel", "castle", "five_colors", "splendagic")
DECISIONS = 200


def forgetful(state: MagicState) -> MagicDraft:
    """A draft that begins as a state, and knows of nothing that was found out before."""
    draft: MagicDraft = Draft(state)
    for slot in SLOTS:
        draft.state.__dict__.pop(slot, None)
    return draft


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_decisions_are_those_of_the_document(ruleset: str, seed: int) -> None:
    """Actions, consequences and events follow from the document alone."""
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        anew: Any = engine.decode(engine.encode(state))
        assert engine.legal_actions(anew) == engine.legal_actions(state)
        action = choose(state, chance)
        after, found = engine.apply(state, action), engine.apply(anew, action)
        assert found.events == after.events
        assert engine.encode(found.state) == engine.encode(after.state)
        state = after.state


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(2))
def test_where_nothing_is_said_to_be_due_nothing_is(
    ruleset: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever a check for state-based actions is left out, one that knows nothing does nothing."""
    is_settled, left_out = state_based_actions.is_settled, []

    def checked(state: MagicState) -> bool:
        settled = is_settled(state)
        if settled:
            draft = forgetful(state)
            assert not state_based_actions._is_something_due(draft)
            assert draft.writes == 0, draft.events
            left_out.append(state)
        return settled

    monkeypatch.setattr(state_based_actions, "is_settled", checked)
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        state = engine.apply(state, choose(state, chance)).state
    assert left_out
