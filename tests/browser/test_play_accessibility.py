"""axe-core finds nothing wrong with any part of the playground, in light and in dark."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random
from tests.browser.support.scenes import scene


@pytest.mark.parametrize("ruleset", ["magic54", "perdure", "duel", "castle", "five_colors", "splendagic"])
def test_the_table_of_each_ruleset(page: Page, ruleset: str) -> None:
    game = Playing(page)
    game.begin_at(scene(ruleset))
    game.choose(next(iter(game.ready().actions)))
    page.assert_clean()


def test_the_lobby_with_its_options_and_a_fault(page: Page) -> None:
    page.assert_clean()
    page.click("[data-ruleset='castle']")
    page.see("[data-setup='castle']")
    page.click("[data-options] > summary")
    page.fill("#option-turn_limit", 0)
    page.see(".fault", "1")
    page.assert_clean()


def test_menus_and_dialogs(page: Page) -> None:
    game = Playing(page)
    game.begin("duel", ["person", "random"], seed=4)
    game.ready()
    page.click("[data-zone='hand-0'] [data-id]")
    page.see("[data-menu]")
    if page.all("[data-ask-why]"):
        page.click("[data-ask-why]")
    page.see("[data-verdict]")
    page.assert_clean()
    page.click("[data-verdict] [data-rule]")
    page.see("dialog[data-rule-dialog] h2")
    page.assert_clean()
    page.press(Keys.ESCAPE, Keys.ESCAPE)
    page.gone("[data-menu]")
    page.press("?")
    page.see("dialog[data-shortcuts]")
    page.assert_clean()
    page.press(Keys.ESCAPE)
    page.click("[data-share]")
    page.see("[data-sharing]")
    page.assert_clean()


def test_the_curtain_and_the_end(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", ["person", "person"], seed=3, options={"turn_limit": 1})
    assert game.ready().curtain
    page.assert_clean()
    game.play_out(at_random(1))
    page.assert_clean()


def test_the_workbench_with_a_position_and_with_a_card(page: Page) -> None:
    page.open("#/workbench")
    page.see("[data-play-here]")
    page.until(lambda: not page.all("[aria-busy='true']"), "the position is drawn")
    page.assert_clean()
    page.click("[data-tab='card']")
    page.see("[data-card-face]")
    page.assert_clean()


def test_on_a_phone(page: Page) -> None:
    page.phone()
    page.assert_clean()
    game = Playing(page)
    game.begin("five_colors", ["person", "random"], seed=4)
    game.ready()
    page.assert_clean()
