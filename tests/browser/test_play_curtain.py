"""Several persons at one screen: who looks, and what of the others is there meanwhile."""

from __future__ import annotations

import json

from tests.browser.support.hidden import Watch, viewer
from tests.browser.support.modules import of_page
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing, preferring
from tests.browser.support.sitting import (
    asked,
    at,
    choose,
    come_to,
    curtain,
    document,
    hand,
    sit,
    until_curtain,
)
from tests.support.servers import Server

PERSONS = ("person", "person")
TOLD = "return Object.keys(JSON.parse(sessionStorage['headjudge.game']).nodes.at(-1).told)"


def test_a_curtain_hangs_before_anybody_looks(page: Page) -> None:
    game = Playing(page)
    game.begin("magic54", PERSONS, seed=4)
    assert game.ready().curtain
    assert not page.all("[data-id], [data-log], [data-action], [data-zone]")
    first = curtain(page)
    page.see("[data-lift]", ("Ada", "Bela")[first])
    game.lift()
    assert len(hand(page)) == 5


def test_nothing_of_one_person_is_on_the_page_when_the_next_sits_down(page: Page) -> None:
    game = sit(page, *PERSONS)
    cards = hand(page)
    assert len(cards) == 5
    until_curtain(game)
    assert not page.all("[data-id], [data-log], [data-action], [data-zone]")
    assert not [card for card in cards if f'"{card}"' in document(page)]
    assert of_page(page, "return calls.list.length") == 0, "the calls tell what was played"
    game.lift()
    assert hand(page)
    assert not {*cards} & {*hand(page)}


def test_until_the_curtain_is_lifted_only_the_one_who_looked_is_asked_for(page: Page) -> None:
    game = sit(page, *PERSONS)
    page.traffic.forget()
    second = until_curtain(game)
    assert {viewer(body) for body in asked(page, "/v1/")} == {1 - second}
    page.traffic.forget()
    game.lift()
    page.until(lambda: f"{second}" in page.run(TOLD), "what happened is told")
    assert {viewer(body) for body in asked(page, "/v1/")} == {second}


def test_who_sits_down_reads_all_that_happened_since_they_looked(page: Page) -> None:
    game = sit(page, *PERSONS)
    before = at(page)
    label = game.ready().actions[0]
    game.choose(0)
    choose(game)
    until_curtain(game)
    assert at(page) > before + 1
    game.lift()
    (card,) = [word for word in label.split() if word[-1] in "♠♣♥♦"]
    page.see("[data-log]", card)


def test_what_somebody_did_stands_in_the_words_of_the_button_for_them_alone(page: Page) -> None:
    game = sit(page, *PERSONS)
    label = game.ready().actions[0][1:]
    game.choose(0)
    lines = "return [...document.querySelectorAll('[data-log]')].map((line) => line.textContent)"
    assert not game.ready().curtain
    assert [line for line in page.run(lines) if label in line]
    until_curtain(game)
    game.lift()
    page.see("[data-log]")
    assert not [line for line in page.run(lines) if label in line]


def test_undoing_what_somebody_else_decided_hangs_the_curtain_for_them(page: Page) -> None:
    game = sit(page, *PERSONS)
    second = until_curtain(game)
    decided = at(page)
    page.click("[data-undo]")
    come_to(page, decided - 1)
    assert curtain(page) == 1 - second
    assert not page.all("[data-id], [data-action]")
    game.lift()
    assert game.ready().actions
    page.click("[data-redo]")
    come_to(page, decided)
    assert curtain(page) == second


def test_browsing_shows_no_more_than_the_one_who_looks_saw(page: Page) -> None:
    game = sit(page, *PERSONS)
    cards = hand(page)
    second = until_curtain(game)
    game.lift()
    last = at(page)
    page.run("document.querySelector('[data-slider]').focus()")
    page.press("\ue011")
    come_to(page, 0)
    assert not {*cards} & {*hand(page)}
    assert not page.all("[data-bar] [data-action]")
    page.click("[data-hand-over]")
    assert curtain(page) == 1 - second
    game.lift()
    assert hand(page) == cards
    page.click("[data-latest]")
    come_to(page, last)
    assert hand(page)
    assert not page.all("[data-bar] [data-action]")


def test_a_reload_comes_back_behind_the_curtain(page: Page) -> None:
    game = sit(page, *PERSONS)
    cards = hand(page)
    page.browser.refresh()
    page.see("[data-curtain]")
    assert not [card for card in cards if f'"{card}"' in document(page)]
    game.lift()
    assert hand(page) == cards


def test_no_answer_in_a_game_against_a_bot_holds_a_card_that_the_person_cannot_see(
    page: Page, server: Server
) -> None:
    watch = Watch(server.url)
    page.traffic.forget()
    game = sit(page, "person", "random", ruleset="duel", seed=5)
    for _ in range(12):
        choose(game, preferring("Keep", "Play", "Cast", "Pass"))
    page.click("[data-undo]")
    page.click("[data-latest]")
    exchanges = page.traffic.exchanges("/v1/")
    assert list(watch.leaks(exchanges)) == []
    assert watch.looked > 20
    assert watch.secrets > 100
    assert {*watch.viewers} == {0}
    moves = [json.loads(each.sent) for each in exchanges if each.url.endswith("/v1/moves")]
    assert moves
    assert all(move["include"] == ["texts"] for move in moves)
