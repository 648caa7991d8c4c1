"""Whole games by clicks: from the lobby, or from a link to a late position, to the end with its rule."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.browser.support.hidden import Watch
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random
from tests.browser.support.positions import last_steps, random_game

SEED = 3
TO_THE_END = 12
"""How many decisions before its end a long game is joined."""


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
    game.begin(ruleset, ["person", "random"], seed=SEED, options=options)
    choices = game.play_out(at_random(SEED))
    assert choices >= 8
    words, ended_by = game.ending()
    assert "draw" in words
    assert ended_by == rule
    watch = Watch(page.address)
    assert list(watch.leaks(page.traffic.exchanges())) == []
    assert watch.looked > choices
    assert watch.secrets > 50 * watch.looked
    assert {*watch.viewers} == {0}


@pytest.mark.parametrize(
    ("ruleset", "seed", "seats"),
    [("duel", 1, 0), ("five_colors", 7, 0), ("castle", 6, 0), ("splendagic", 0, 2), ("splendagic", 4, 4)],
)
def test_the_end_of_a_long_game_is_reached_by_the_choices_that_led_there(
    page: Page, ruleset: str, seed: int, seats: int
) -> None:
    """At each decision the page offers all legal actions, in their words, and no other."""
    steps = last_steps(ruleset, seed, TO_THE_END, seats)
    game = Playing(page)
    game.begin_at(steps[0].state)
    for step in steps:
        assert game.ready().actions == step.offered
        game.choose(step.number)
    outcome = engine.outcome(random_game(ruleset, seed, seats)[1])
    assert outcome is not None
    words, rule = game.ending()
    assert rule == outcome.rule
    assert outcome.winner is not None
    assert f"Seat {outcome.winner + 1} wins" in words
    assert outcome.reason in words
