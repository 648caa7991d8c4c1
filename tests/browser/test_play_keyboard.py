"""A whole game without a mouse: set up, played and read by keys alone."""

from __future__ import annotations

import random

from selenium.webdriver.common.keys import Keys

from tests.browser.support.page import Page
from tests.browser.support.playing import MOST_CHOICES, Playing

FOCUSED = "return document.activeElement.dataset.id ?? null"
NUMBERED = "[data-digit]"


def set_up(page: Page) -> None:
    """Choose Perdure, a single game of eight turns, against the bot that is offered."""
    page.tab_to("[name='ruleset']")
    page.press(Keys.SPACE)
    for _ in range(6):
        if page.run("return document.activeElement.value") == "perdure":
            break
        page.press(Keys.ARROW_DOWN)
    page.see("[data-setup='perdure']")
    page.tab_to("[data-options] summary")
    page.press(Keys.ENTER)
    page.tab_to("#seed")
    page.press("5")
    page.tab_to("#option-format")
    page.press("game")
    page.tab_to("#option-turn_limit")
    page.press("8")
    page.tab_to("[data-begin]")
    page.press(Keys.ENTER)


def test_a_game_is_played_by_keys_to_its_end(page: Page) -> None:
    game, chance = Playing(page), random.Random(5)
    set_up(page)
    page.see("[data-screen='game']")
    page.tab_to("[data-pace]")
    page.press("at once", Keys.TAB)
    chosen = 0
    while not (offer := game.ready()).over:
        digits = [str(each.get_attribute("data-digit")) for each in page.all(NUMBERED)]
        passing = page.all("[data-pass]")
        keys = digits + (["p"] if passing else [])
        page.press(chance.choice(keys))
        game.after(offer)
        chosen += 1
        assert chosen < MOST_CHOICES
    assert chosen > 8
    assert game.ending()[1] in ("PER-R18", "PER-R34"), "the match is decided, or the last turn is over"


def test_cards_are_walked_with_arrows_and_acted_with_from_their_menu(page: Page) -> None:
    game = Playing(page)
    game.begin("perdure", ["person", "person"], seed=3)
    game.lift()
    before = game.ready()
    page.press("t")
    first = page.until(lambda: page.run(FOCUSED), "a card has the focus")
    met = {first}
    for key in (Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_RIGHT):
        page.press(key)
        met.add(page.run(FOCUSED))
    assert len(met) >= 3
    page.tab_to("[data-zone='hand-0'] [data-id]")
    card = page.run(FOCUSED)
    page.press(Keys.ENTER)
    page.see("[data-menu] [data-action]")
    page.press(Keys.ESCAPE)
    page.gone("[data-menu]")
    assert page.run(FOCUSED) == card
    page.press(Keys.ENTER)
    page.see("[data-menu] [data-action]")
    page.press("1")
    assert game.after(before).at != before.at


def test_the_keys_are_told_and_can_be_switched_off(page: Page) -> None:
    game = Playing(page)
    game.begin("perdure", ["person", "person"], seed=3)
    game.lift()
    before = game.ready()
    page.press("?")
    page.see("dialog[data-shortcuts]")
    page.tab_to("dialog[data-shortcuts] [type='checkbox']")
    page.press(Keys.SPACE, Keys.ESCAPE)
    page.gone("dialog[data-shortcuts]")
    page.press("p")
    assert game.offer() == before
