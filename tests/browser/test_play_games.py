"""Whole games by clicks: from the lobby to the end, which is told with its rule."""

from __future__ import annotations

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random


def test_two_persons_play_at_one_screen(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", ["person", "person"], seed=3, options={"turn_limit": 2})
    assert game.ready().curtain
    assert game.play_out(at_random(1)) > 10
    words, rule = game.ending()
    assert rule == "M54-R46"
    assert "draw" in words
