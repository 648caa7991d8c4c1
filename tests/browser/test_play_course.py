"""Back and forth through a game, and two persons at one screen."""

from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from tests.browser.support.hidden import Watch
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, at_random


def test_undo_and_redo_show_each_decision_as_it_was(page: Page) -> None:
    game, chooser = Playing(page), at_random(4)
    game.begin("duel", ["person", "random"], seed=4)
    seen = [game.ready()]
    for _ in range(5):
        seen.append(game.choose(chooser(seen[-1].actions)))
    ats = [offer.at for offer in seen]
    assert ats == sorted({*ats}, key=lambda at: at or 0)
    for offer in reversed(seen[:-1]):
        page.click("[data-undo]")
        game.shows(offer)
    for offer in seen[1:]:
        page.click("[data-redo]")
        game.shows(offer)


def test_from_an_earlier_decision_the_game_goes_on_another_way(page: Page) -> None:
    game = Playing(page)
    game.begin("perdure", ["person", "person"], seed=3)
    game.lift()
    first = game.ready()
    there = game.choose(0)
    page.click("[data-undo]")
    game.shows(first)
    elsewhere = game.choose(1)
    assert elsewhere.at == there.at
    assert elsewhere.actions != there.actions
    assert not page.see("[data-redo]").is_enabled()


def test_the_slider_goes_to_any_position(page: Page) -> None:
    game, chooser = Playing(page), at_random(4)
    game.begin("magic54", ["person", "random"], seed=4)
    offer = game.ready()
    for _ in range(4):
        offer = game.choose(chooser(offer.actions))
    slider = page.see("[data-slider]")
    slider.send_keys(Keys.HOME)
    page.until(lambda: game.offer().at == 0, "the first position")
    page.see("[data-earlier]")
    page.click("[data-latest]")
    game.shows(offer)


def test_a_curtain_hangs_between_two_persons(page: Page) -> None:
    """Behind it nothing of either side is on the page; each answer is for the one that looks."""
    game, chooser = Playing(page), at_random(2)
    game.begin("magic54", ["person", "person"], seed=3, options={"turn_limit": 3})
    hands = []
    offer = game.ready()
    while not offer.over:
        assert offer.curtain
        assert page.all("[data-id]") == []
        assert page.all("[data-log]") == []
        assert page.run("return document.querySelectorAll('[data-id], [data-log]').length") == 0
        game.lift()
        offer = game.ready()
        while not (offer.curtain or offer.over):
            hands.append(
                {str(card.get_attribute("data-id")) for card in page.all("[data-zone^='hand-'] [data-id]")}
            )
            offer = game.choose(chooser(offer.actions))
    assert any(hand.isdisjoint(other) for hand in hands for other in hands)
    watch = Watch(page.address)
    assert list(watch.leaks(page.traffic.answered())) == []
    assert {*watch.viewers} == {0, 1}
    assert watch.secrets > 50 * watch.looked


def test_a_searching_bot_plays(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", ["person", "search"], seed=3, options={"turn_limit": 1})
    game.play_out(at_random(3))
    moves = page.traffic.exchanges("/v1/moves")
    assert moves
    assert all('"search"' in move.sent for move in moves)


def test_bots_play_alone_while_people_watch(page: Page) -> None:
    """Whoever watches may look from any seat."""
    game = Playing(page)
    game.begin("splendagic", ["random"] * 4, seed=3, options={"mulligan": "none"})
    page.until(lambda: len({each.text for each in page.all("[data-viewer] option")}) == 4, "four names")
    page.until(lambda: (game.offer().at or 0) > 6, "bots move")
    page.click("[data-pause]")
    before = page.all("[data-zone='hand-0'] [data-id]")
    assert before
    page.fill("[data-viewer]", 3)
    page.see("[data-zone='hand-3'] [data-id]")
    assert page.all("[data-zone='hand-0'] [data-id]") == []


def test_conceding_ends_the_game_with_its_rule(page: Page) -> None:
    game = Playing(page)
    game.begin("duel", ["person", "random"], seed=4)
    game.ready()
    page.click("[data-concede]")
    page.click("[data-concede-now]")
    words, rule = game.ending()
    assert "Bela wins" in words
    assert rule == "CR-104.3a"
