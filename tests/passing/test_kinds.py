"""What passing means is said of every decision with a pass."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.clauses import Menu

MENUS = [(ruleset.id, menu) for ruleset in engine.rulesets() for menu in ruleset.menus]
KINDS = {
    "attack": "declare_attackers column assign_ground_attackers assign_flying_attackers",
    "block": "declare_blockers assign_ground_defenders assign_flying_defenders",
    "window": "priority choose_play choose_answer choose_combat_play choose_exchange",
}
"""All others with a pass are choices: a no, as part of something under way."""


def tag(menu: Menu) -> str:
    """The type of the decision."""
    return str(menu.decision.__struct_config__.tag)


def passing(menu: Menu) -> bool:
    """Whether one of its actions is a pass."""
    return any(offer.action.passing for offer in menu.offers)


@pytest.mark.parametrize(("ruleset", "menu"), MENUS, ids=[f"{name}-{tag(menu)}" for name, menu in MENUS])
def test_every_decision_with_a_pass_has_a_kind_and_no_other(ruleset: str, menu: Menu) -> None:
    assert (menu.decision.passes is not None) == passing(menu), f"{ruleset}: {tag(menu)}"
    kind = next((kind for kind, tags in KINDS.items() if tag(menu) in tags.split()), "choice")
    if passing(menu):
        assert menu.decision.passes == kind


@pytest.mark.parametrize("ruleset", engine.rulesets(), ids=lambda ruleset: ruleset.id)
def test_stops_are_steps(ruleset: engine.Ruleset[Any]) -> None:
    assert len(set(ruleset.steps)) == len(ruleset.steps)
    assert set(ruleset.steps).issuperset((*ruleset.stops.mine, *ruleset.stops.theirs))


@pytest.mark.parametrize("ruleset", engine.rulesets(), ids=lambda ruleset: ruleset.id)
def test_a_game_is_at_one_of_the_steps_and_asks_who_is_in_it(ruleset: engine.Ruleset[Any]) -> None:
    state = engine.new_game(ruleset.id, seed=1)
    moment = ruleset.moment(state)
    assert moment.step in ruleset.steps
    assert moment.seats[0] == moment.active
    assert sorted(moment.seats) == list(range(len(state.table.seats)))
