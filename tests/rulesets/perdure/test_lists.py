"""What lists take from the table without asking clauses (``Choice.legal``) is what the clauses leave."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.kernel import adjudicate
from engine.kernel.clauses import Offer
from engine.rulesets.perdure import PERDURE


def by_clauses(offer: Offer) -> Offer:
    """The offer with lists that ask the clauses about each candidate."""
    return replace(offer, choices=tuple(replace(choice, legal=None) for choice in offer.choices))


@pytest.mark.parametrize("cost", ["free", "one", "card"])
@pytest.mark.parametrize("seed", range(3))
def test_lists_are_what_the_clauses_leave(cost: str, seed: int) -> None:
    chance, compared = random.Random(seed), 0
    state: Any = engine.new_game("perdure", seed=seed, options={"enchantment_cost": cost})
    while (ask := adjudicate.question(PERDURE, state)) is not None:
        for offer in PERDURE.menu[type(ask.decision)].offers:
            if any(choice.legal for choice in offer.choices):
                listed = by_clauses(offer).actions(ask)
                assert offer.actions(ask) == listed
                compared += len(listed)
        state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
    assert compared > 100
