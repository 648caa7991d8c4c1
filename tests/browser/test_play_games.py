"""Whole games by clicks, in which no answer tells what the person cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.support.hidden import Watch
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random

SEED = 3


@pytest.mark.parametrize(
    ("ruleset", "options", "rule"),
    [
        ("magic54", {"turn_limit": 4}, "M54-R46"),
        ("perdure", {"format": "game", "turn_limit": 5}, "PER-R34"),
        ("castle", {"turn_limit": 2}, "CAS-R55"),
    ],
)
def test_a_person_plays_against_a_bot_and_is_told_nothing_hidden(
    page: Page, ruleset: str, options: dict[str, Any], rule: str
) -> None:
    game = Playing(page)
    game.set_up(ruleset, ["person", "random"], seed=SEED, options=options)
    choices = game.play_out(at_random(SEED))
    assert choices >= 5, "where there is nothing useful to do nobody is asked"
    words, ended_by = game.ending()
    assert "draw" in words
    assert ended_by == rule
    watch = Watch(page.address)
    assert list(watch.leaks(page.traffic.answered())) == []
    assert watch.looked > choices
    assert watch.secrets > 50 * watch.looked
    assert {*watch.viewers} == {0}
