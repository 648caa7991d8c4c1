"""Reloads, a service that forgets or is busy, no network: nothing of a game is lost."""

from __future__ import annotations

import json

from tests.browser.support.hidden import viewer
from tests.browser.support.modules import of_page
from tests.browser.support.page import Page
from tests.browser.support.sitting import asked, at, choose, come_to, fail, played, sit

AGAINST_A_BOT = ("person", "random")
LINK = """
    const { linkTo } = await import("/play/workbench/links.js");
    const session = await Session.begin({
        ruleset: "magic54", title: "x", seats: seats("person", "person"), create: { seed: 4 },
    });
    while (session.at < 2) {
        await session.lift();
        await session.act(session.positions[session.at].perspective.legal_actions.at(-1));
    }
    const record = await session.record();
    return [new URL(await linkTo("record", record)).hash, record.actions.length];
"""


# Whatever goes wrong


def test_a_reload_goes_on_where_it_was_and_asks_for_no_move_again(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=3)
    before, shown = at(page), page.text(".middle")
    told = len(page.all("[data-log]"))
    page.traffic.forget()
    page.browser.refresh()
    come_to(page, before)
    page.until(lambda: len(page.all("[data-log]")) == told, "the log is told in full")
    assert page.text(".middle") == shown
    assert asked(page, "/v1/moves") == []
    choose(game)
    assert at(page) > before


def test_a_game_left_for_the_lobby_is_gone_on_with(page: Page) -> None:
    sit(page, *AGAINST_A_BOT, choices=2)
    before = at(page)
    page.click(".bar a[href='#/']")
    page.see("[data-setup]")
    page.click("[data-resume]")
    come_to(page, before)


def test_states_that_the_service_has_forgotten_are_made_again(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=2)
    before = played(page)
    fail(page, "lost", 1_000)
    page.traffic.forget()
    choose(game)
    assert at(page) > len(before) - 1
    again = page.traffic.exchanges("/v1/")
    assert again[0].url.endswith("/games")
    rebuilt = [each.document()["state_id"] for each in again[: len(before)]]
    assert rebuilt == before
    assert {viewer(json.loads(each.sent)) for each in again} == {0}
    assert not page.all("[data-problem], [data-progress]")


def test_a_service_that_follows_other_rules_by_now_says_so(page: Page) -> None:
    sit(page, *AGAINST_A_BOT, choices=1)
    fail(page, "lost", 1_000)
    page.run(
        """
        const forgetful = window.fetch;
        window.fetch = (address, request) => {
            if (!String(address).endsWith("/games")) return forgetful(address, request);
            return forgetful(address, { ...request, body: request.body.replace('"seed":4', '"seed":5') });
        };
        """
    )
    before = at(page)
    page.click("[data-action]")
    page.see("[data-problem='another-game']", "its rules have changed")
    assert at(page) == before


def test_a_service_that_is_busy_is_asked_again_after_the_time_that_it_names(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=1)
    before = at(page)
    fail(page, "busy")
    page.click("[data-action]")
    page.see("[data-problem='unavailable']", "Trying again in 1 s")
    page.until(lambda: at(page) > before, "it is tried again")
    page.gone("[data-problem]")
    game.ready()


def test_without_a_network_nothing_is_lost(page: Page) -> None:
    game = sit(page, *AGAINST_A_BOT, choices=1)
    before, shown = at(page), page.text("[data-zone]")
    fail(page, "gone")
    page.click("[data-action]")
    page.see("[data-problem='unreachable']", "Nothing is lost")
    assert at(page) == before
    assert page.text("[data-zone]") == shown
    page.click("[data-again]")
    page.until(lambda: at(page) > before, "the action is sent again")
    game.ready()
    fail(page, "gone")
    page.click("[data-action]")
    page.see("[data-problem='unreachable']")
    page.run("window.dispatchEvent(new Event('online'))")
    page.gone("[data-problem]")


def test_a_link_to_a_record_is_played_again_once_and_a_reload_keeps_what_was_done_since(page: Page) -> None:
    fragment, last = of_page(page, LINK)
    page.run("location.hash = arguments[0]", fragment)
    come_to(page, last)
    assert page.run("return location.hash") == "#/game"
    page.click("[data-action]")
    come_to(page, last + 1)
    assert len(asked(page, "/v1/replays")) == 1
    page.browser.refresh()
    come_to(page, last + 1)


def test_a_link_that_cannot_be_read_says_so_in_the_lobby(page: Page) -> None:
    page.run("location.hash = '#record=nothing'")
    page.see("[data-screen='lobby'] .banner.danger")
    page.see("[data-begin]")
