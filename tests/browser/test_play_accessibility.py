"""axe-core finds nothing wrong with any part of the playground, in light and in dark.

The rules that look at colours run in both; the others ask about names and structure, which are the same.
"""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random
from tests.browser.support.scenes import scene

COLOURS = ("color-contrast", "link-in-text-block")


def assert_clean(page: Page) -> None:
    """No violations, whatever the scheme."""
    page.look("light")
    found = page.axe()
    page.look("dark")
    found += page.axe(*COLOURS)
    page.look("light")
    assert found == []


@pytest.mark.parametrize("ruleset", ["magic54", "perdure", "duel", "castle", "five_colors", "splendagic"])
def test_the_table_of_each_ruleset(page: Page, ruleset: str) -> None:
    game = Playing(page)
    game.begin_at(scene(ruleset))
    game.choose(next(iter(game.ready().actions)))
    assert_clean(page)


def test_the_lobby_with_its_options_and_a_fault(page: Page) -> None:
    assert_clean(page)
    page.click("[data-ruleset='castle']")
    page.click("[data-options] > summary")
    page.fill("#option-turn_limit", 0)
    page.see(".fault", "1")
    assert_clean(page)


def test_menus_and_dialogs(page: Page) -> None:
    game = Playing(page)
    game.begin("duel", ["person", "random"], seed=4)
    game.ready()
    page.click("[data-zone='hand-0'] [data-id]")
    page.see("[data-menu]")
    if page.all("[data-ask-why]"):
        page.click("[data-ask-why]")
    page.see("[data-verdict]")
    assert_clean(page)
    page.click("[data-verdict] [data-rule]")
    page.see("dialog[data-rule-dialog] h2")
    assert_clean(page)
    page.press(Keys.ESCAPE, Keys.ESCAPE)
    page.gone("[data-menu]")
    page.press("?")
    page.see("dialog[data-shortcuts]")
    assert_clean(page)
    page.press(Keys.ESCAPE)
    page.click("[data-share]")
    page.see("[data-sharing]")
    assert_clean(page)


def test_the_curtain_and_the_end(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", ["person", "person"], seed=3, options={"turn_limit": 1})
    assert game.ready().curtain
    assert_clean(page)
    game.play_out(at_random(1))
    assert_clean(page)


def test_the_workbench_with_a_position_and_with_a_card(page: Page) -> None:
    page.open("#/workbench")
    page.see("[data-play-here]")
    page.until(lambda: not page.all("[aria-busy='true']"), "the position is drawn")
    assert_clean(page)
    page.click("[data-tab='card']")
    page.see("[data-card-face]")
    assert_clean(page)


def test_on_a_phone(page: Page) -> None:
    page.phone()
    assert_clean(page)
    game = Playing(page)
    game.begin("five_colors", ["person", "random"], seed=4)
    game.ready()
    assert_clean(page)
