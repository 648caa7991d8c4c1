"""How many clicks a game takes: a third of what it would without passing, where that matters most."""

from __future__ import annotations

import pytest

import engine
from tests.browser.clicks import counted
from tests.browser.support.page import Page


@pytest.mark.long
@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_a_whole_game_of_two_who_are_greedy(page: Page, ruleset: str) -> None:
    clicks = counted(page, ruleset)
    assert clicks.on_the_page < clicks.on_every_decision
    if ruleset == "duel":
        assert clicks.on_the_page * 3 <= clicks.on_every_decision


def test_a_few_turns_of_two_who_are_greedy(page: Page) -> None:
    clicks = counted(page, "magic54", turn_limit=6)
    assert 5 <= clicks.on_the_page * 2 <= clicks.on_every_decision
