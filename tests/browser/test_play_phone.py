"""A window as small as a phone's, and fingers in the place of a mouse."""

from __future__ import annotations

import pytest

from tests.browser.support.page import PHONE, Page
from tests.browser.support.playing import Playing, at_random
from tests.browser.support.scenes import scene

FINGER = 24
"""The least width and height of what is touched, in CSS pixels (WCAG 2.2, 2.5.8)."""

OVERFLOW = """
    const fixed = [...document.querySelectorAll("body *")].filter(
        (each) => each.checkVisibility() && getComputedStyle(each).position === "fixed"
    );
    return [document.documentElement.scrollWidth, ...fixed.map((each) => each.getBoundingClientRect().right)];
"""
SMALL = """
    return [...document.querySelectorAll("button, select, input:not([type=radio]):not([type=checkbox])")]
        .filter((each) => each.checkVisibility() && each.closest(".unseen") === null)
        .map((each) => [each.getBoundingClientRect(), each.outerHTML])
        .filter(([{width, height}]) => width < arguments[0] || height < arguments[0])
        .map(([{width, height}, shown]) => `${width} x ${height}: ${shown.slice(0, 200)}`);
"""


def assert_it_fits(page: Page) -> None:
    """Nothing sticks out sideways, and everything is large enough for a finger."""
    assert max(page.run(OVERFLOW)) <= PHONE["width"]
    assert page.run(SMALL, FINGER) == []


@pytest.mark.parametrize("ruleset", ["magic54", "perdure", "duel", "castle", "five_colors", "splendagic"])
def test_the_table_of_each_ruleset_fits_a_phone(page: Page, ruleset: str) -> None:
    page.phone()
    game, chooser = Playing(page), at_random(2)
    game.begin_at(scene(ruleset))
    offer = game.ready()
    for _ in range(2):
        assert_it_fits(page)
        offer = game.choose(chooser(offer.actions))


def test_a_game_is_set_up_and_played_to_its_end_on_a_phone(page: Page) -> None:
    page.phone()
    assert_it_fits(page)
    game = Playing(page)
    game.set_up("magic54", ["person", "random"], seed=2, options={"turn_limit": 1})
    game.play_out(at_random(2))
    assert_it_fits(page)


def test_a_card_is_touched_and_its_menu_lies_in_the_window(page: Page) -> None:
    page.phone()
    game = Playing(page)
    game.begin("perdure", ["person", "random"], seed=2)
    game.ready()
    page.click("[data-zone='hand-0'] [data-id]")
    menu = page.see("[data-menu]").rect
    assert menu["x"] >= 0
    assert menu["x"] + menu["width"] <= PHONE["width"]
    assert_it_fits(page)
    before = game.offer()
    page.click("[data-menu] [data-action]")
    assert game.after(before).at != before.at
