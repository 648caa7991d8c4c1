"""Room: the table uses the window, no word is cut, and what is pointed at is shown large."""

from __future__ import annotations

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

import engine
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.scenes import scene

SIZES = ((1366, 768), (1920, 1080))

CUT = """
    const clips = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
    const frames = (element) => {
        const found = [];
        for (let at = element; at !== document.body; at = at.parentElement) if (clips(at)) found.push(at);
        return found.map((frame) => frame.getBoundingClientRect());
    };
    const cut = [];
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const { parentElement: around } = node;
        if (around.closest(".unseen") || !around.checkVisibility({ visibilityProperty: true })) continue;
        if (around.closest("[data-tapped='true']")) continue;  // turned: its rectangle is no measure
        const within = frames(around);
        for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            for (const box of range.getClientRects()) {
                const partly = within.some((frame) => {
                    const inside = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
                    const seen = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
                    return seen > 2 && inside > 2 && inside < box.width - 2;
                });
                if (partly) cut.push(`${word} in ${around.className}: ${node.data}`);
            }
        }
    }
    return cut;
"""
"""The words of which a part is to be seen, and a part is not."""

BOTTOM = """
    const { bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
    return bottom / innerHeight;
"""


def sit(page: Page, ruleset: str) -> Playing:
    """A game under way, at a desk."""
    game = Playing(page)
    game.begin_at(scene(ruleset))
    game.ready()
    return game


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_no_word_is_cut_and_the_own_side_is_in_sight(
    page: Page, ruleset: str, width: int, height: int
) -> None:
    page.desktop(width, height)
    sit(page, ruleset)
    assert page.run(CUT) == []
    assert page.run(BOTTOM, ".table .seat.mine") <= 1.0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_of_a_duel_uses_the_window(page: Page, width: int, height: int) -> None:
    page.desktop(width, height)
    sit(page, "duel")
    assert page.run(BOTTOM, ".table .seat.mine") >= 0.85


def test_small_cards_tell_the_first_lines_of_their_text(page: Page) -> None:
    sit(page, "duel")
    page.see(".battlefield .face-small .face-text", "Sacrifice this")
    page.see(".battlefield .face-small .face-type", "Goblin")


def test_equal_lands_lie_on_each_other_and_each_can_be_picked(page: Page) -> None:
    sit(page, "duel")
    stacks = page.run(
        "return [...document.querySelectorAll('.mine .equals')].map("
        "(stack) => [...stack.querySelectorAll('[data-id]')].map((card) => card.dataset.id))"
    )
    assert [len(stack) for stack in stacks] == [3, 2]
    for land in stacks[0]:
        page.run("document.querySelector(arguments[0]).focus()", f"[data-id='{land}']")
        page.press(Keys.ENTER)
        page.see("[data-menu]", "Forest")
        page.press(Keys.ESCAPE)
        page.gone("[data-menu]")


def test_what_is_pointed_at_is_shown_large_until_it_is_left(page: Page) -> None:
    sit(page, "duel")
    card = page.see(".battlefield [data-id]", "Serra Angel")
    ActionChains(page.browser).move_to_element(card).perform()
    page.see("[data-preview] .face-large", "Serra Angel")
    ActionChains(page.browser).move_to_element(page.see("[data-prompt]")).perform()
    page.gone("[data-preview]")


def test_what_gets_the_focus_by_a_key_is_shown_large_and_escape_puts_it_away(page: Page) -> None:
    sit(page, "duel")
    page.tab_to(".battlefield [data-id]")
    page.see("[data-preview]")
    page.press(Keys.ESCAPE)
    page.gone("[data-preview]")


def test_a_menu_takes_the_place_of_what_is_shown_large(page: Page) -> None:
    sit(page, "duel")
    card = page.see(".battlefield [data-id]", "Serra Angel")
    ActionChains(page.browser).move_to_element(card).perform()
    page.see("[data-preview]")
    ActionChains(page.browser).click(card).perform()
    page.see("[data-menu]")
    page.gone("[data-preview]")
