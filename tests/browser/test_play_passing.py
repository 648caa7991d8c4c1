"""Passing: stops at the bar of steps, passing up to a point, full control, and what is asked for."""

from __future__ import annotations

from typing import Any

import pytest
import requests
from selenium.webdriver.common.keys import Keys

import engine
from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.scenes import scene
from tests.browser.support.sitting import asked, at, sit
from tests.magic import table as magic

SET = "[data-stop][aria-pressed='true']"
HOLD = """
    const real = window.fetch;
    window.held = [];
    window.fetch = async (address, request) => {
        const { actions } = JSON.parse(request?.body ?? "{}");
        if (actions?.length === 0) await new Promise((go) => window.held.push(go));
        return real(address, request);
    };
"""
"""Requests that only go on wait until they are let go."""


def sent(page: Page, path: str = "/v1/adjudications") -> dict[str, Any]:
    """How the last request about an action, or a move, wants seats to be passed for."""
    return dict([body["auto"] for body in asked(page, path) if "auto" in body][-1])


def duel(page: Page) -> Playing:
    """The first main phase of a person with nothing but lands to play, against a bot that is held."""
    game = sit(page, "person", "greedy", ruleset="duel", seed=3)
    game.choose("Keep this hand")
    page.until(lambda: "first main phase" in page.text("[data-prompt]"), "the person's turn")
    page.click("[data-pause]")
    page.run("document.activeElement.blur()")
    return game


def stops(page: Page) -> set[str | None]:
    """The stops that are set."""
    page.see(SET)
    return {*page.data(SET, "data-stop")}


# Stops


@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_the_bar_of_steps_shows_the_stops_of_the_ruleset(page: Page, ruleset: str) -> None:
    Playing(page).begin_at(scene(ruleset))
    told = requests.get(f"{page.address}/v1/rulesets/{ruleset}", timeout=30).json()
    assert stops(page) == {
        f"{whose}:{step}" for whose, steps in told["default_stops"].items() for step in steps
    }
    bar = [each.partition(":")[2] for each in page.data("[data-stop^='mine:']", "data-stop") if each]
    assert bar == told["steps"]


def test_a_request_passes_for_the_seats_at_this_screen_alone(page: Page) -> None:
    duel(page)
    assert sent(page) == {"forced": True, "pass": [{"seat": 0}]}
    assert sent(page, "/v1/moves") == {"forced": True, "pass": [{"seat": 0}]}


def test_a_stop_is_set_and_taken_away_by_clicks_and_kept_for_its_ruleset(page: Page) -> None:
    game = duel(page)
    before = stops(page)
    page.click("[data-stop='mine:main2']")
    page.click("[data-stop='theirs:upkeep']")
    changed = before - {"mine:main2"} | {"theirs:upkeep"}
    page.until(lambda: stops(page) == changed, "the stops are changed")
    game.page.press("p")
    page.until(lambda: at(page) > 0 and "Waiting" in page.text("[data-prompt]"), "the person has passed")
    mine = ["main1", "declare_attackers", "declare_blockers"]
    theirs = ["upkeep", "declare_attackers", "declare_blockers", "end"]
    assert sent(page)["pass"] == [{"seat": 0, "stops": {"mine": mine, "theirs": theirs}}]
    page.browser.refresh()
    page.until(lambda: stops(page) == changed, "the stops are still there")
    for stop in ("mine:main2", "theirs:upkeep"):
        page.click(f"[data-stop='{stop}']")
    page.until(lambda: stops(page) == before, "the stops are as they were")


def test_stops_of_one_ruleset_are_none_of_another(page: Page) -> None:
    Playing(page).begin_at(scene("duel"))
    page.click("[data-stop='mine:upkeep']")
    page.see("[data-stop='mine:upkeep'][aria-pressed='true']")
    page.follow("#/workbench")
    page.see("[data-screen='workbench']")
    assert not page.all("[data-stop]"), "nobody plays there"
    Playing(page).begin_at(scene("castle"))
    assert "mine:upkeep" not in stops(page)


def test_stops_are_set_by_keys(page: Page) -> None:
    Playing(page).begin_at(scene("duel"))
    stops(page)
    page.run("document.activeElement.blur()")
    page.press("b")
    focused = "return document.activeElement.dataset.stop ?? null"
    page.until(lambda: page.run(focused) == "mine:main1", "the running step has the focus")
    for key, expected in [
        (Keys.ARROW_RIGHT, "mine:begin_combat"),
        (Keys.ARROW_UP, "theirs:begin_combat"),
        (Keys.ARROW_LEFT, "theirs:main1"),
        (Keys.ARROW_DOWN, "mine:main1"),
        (Keys.END, "mine:cleanup"),
        (Keys.HOME, "mine:untap"),
    ]:
        page.press(key)
        assert page.run(focused) == expected
    page.press(Keys.SPACE)
    page.see("[data-stop='mine:untap'][aria-pressed='true']")
    assert page.run(focused) == "mine:untap"


def test_a_stop_asks_where_one_would_have_been_passed_for(page: Page) -> None:
    game = Playing(page)
    game.begin_at(scene("duel"))
    game.choose("Pass")
    page.until(lambda: "main phase" not in page.text("[data-prompt]"), "the step is over")
    assert "declare attackers" in page.text(".steps [aria-current]").lower()
    page.click("[data-undo]")
    page.until(lambda: at(page) == 0, "the first position")
    page.click("[data-stop='mine:begin_combat']")
    page.see("[data-stop='mine:begin_combat'][aria-pressed='true']")
    game.choose("Pass")
    page.see(".steps [aria-current]", "Beginning of combat")


# Up to a point


def test_passing_up_to_a_point_is_told_and_sent_until_one_is_asked(page: Page) -> None:
    duel(page)
    turn = int(page.text(".turn-line b").split()[1])
    page.press("m")
    page.see("[data-passing='my_turn']", "until your next turn")
    assert page.axe() == []
    until = {"to": "my_turn", "turn": turn}
    assert sent(page)["pass"] == [{"seat": 0, "until": until}]
    page.click("[data-pause]")
    page.see("[data-bar] [data-action]:enabled")
    page.gone("[data-stop-passing]")
    assert sent(page, "/v1/moves")["pass"] == [{"seat": 0, "until": until}]


def test_escape_and_the_button_stop_passing(page: Page) -> None:
    duel(page)
    page.press("e")
    page.see("[data-passing='end_of_turn']", "until the end of turn")
    page.press(Keys.ESCAPE)
    page.gone("[data-stop-passing]")
    page.press("m")
    page.click("[data-stop-passing]")
    page.gone("[data-stop-passing]")
    page.traffic.forget()
    page.click("[data-pause]")
    page.see("[data-bar] [data-action]:enabled")
    assert {str(body["auto"]["pass"]) for body in asked(page, "/v1/moves")} == {"[{'seat': 0}]"}


def test_one_may_pass_on_while_another_decides(page: Page) -> None:
    duel(page)
    page.press("p")
    page.see("[data-prompt]", "Waiting for Bela")
    before = at(page)
    page.click("[data-pass-to='end_of_turn']")
    page.see("[data-passing='end_of_turn']")
    assert at(page) == before
    page.traffic.forget()
    page.click("[data-pause]")
    page.until(lambda: asked(page, "/v1/moves"), "the bot moves")
    assert "until" in asked(page, "/v1/moves")[0]["auto"]["pass"][0]


def test_going_back_passes_no_longer(page: Page) -> None:
    duel(page)
    page.press("m")
    page.see("[data-stop-passing]")
    page.press("u")
    page.see("[data-bar] [data-action]:enabled")
    assert not page.all("[data-stop-passing]")
    page.press("p")
    page.see("[data-prompt]", "Waiting for Bela")
    assert sent(page)["pass"] == [{"seat": 0}]


def test_until_nothing_is_pending_tells_what_was_there(page: Page) -> None:
    game = Playing(page)
    game.begin_at(scene("duel"))
    assert not page.all("[data-pass-to='stack_empty']")
    game.choose("Cast Lightning Bolt")
    game.choose("Serra Angel")
    page.see("[data-zone='stack'] [data-id]")
    (bolt,) = page.data("[data-zone='stack'] .item > [data-id]", "data-id")
    page.see("[data-pass-to='stack_empty']")
    page.run("document.activeElement.blur()")
    page.press("s")
    page.gone("[data-zone='stack']")
    decider = sent(page)["pass"]
    assert [entry["until"] for entry in decider if "until" in entry] == [
        {"to": "stack_empty", "turn": 9, "seen": [bolt]}
    ]


def test_what_is_under_way_cannot_be_passed_on_from(page: Page) -> None:
    """A pass there is a no: it would decline what was asked for."""
    game = duel(page)
    page.see("[data-pass-to]")
    page.open()
    game.begin("duel", ["person", "greedy"], seed=3)
    page.see("[data-prompt]", "hand")
    assert not page.all("[data-pass-to]")


def test_a_no_is_no_point_to_pass_on_from(page: Page) -> None:
    """A "may" can be declined, which passes; but a pass up to a point would decline it unread."""
    position = magic.table(magic.side(hand="Totem-Guide Hartebeest", mana=["W"] * 5), magic.side())
    position.play("A cast Totem-Guide Hartebeest; A pass; B pass")
    if position.asked() == "priority":
        position.play("A pass; B pass")
    assert position.asked() == "may"
    Playing(page).begin_at(position.state)
    page.see("[data-prompt]")
    assert not page.all("[data-pass-to]")


# Full control


def test_with_full_control_one_is_asked_wherever_one_decides(page: Page) -> None:
    game = duel(page)
    page.press("f")
    page.see("[data-full-control][aria-checked='true']")
    assert not page.all("[data-pass-to]")
    page.press("p")
    page.see("[data-prompt]", "Waiting for Bela")
    assert sent(page)["pass"] == [{"seat": 0, "ask": "all"}]
    page.click("[data-pause]")
    game.ready()
    page.see(".steps [aria-current]", "Beginning of combat")
    page.browser.refresh()
    page.see("[data-full-control][aria-checked='true']")
    page.click("[data-full-control]")
    page.see("[data-full-control][aria-checked='false']")


# Several requests


def idle() -> engine.State:
    """Two players who draw what they can never cast."""
    side = magic.side("", hand="", library="Craw Wurm*40")
    state: engine.State = magic.table(side, side, turn=1, step="upkeep").state
    return state


def test_where_a_request_may_pass_no_more_the_page_goes_on(page: Page) -> None:
    game = Playing(page)
    game.begin_at(idle())
    game.choose("Pass")
    page.see("[data-prompt]", "discard")
    bodies = [body for body in asked(page, "/v1/adjudications") if "auto" in body]
    assert "action" in bodies[0]
    assert len(bodies) > 2
    assert all(body["actions"] == [] for body in bodies[1:])


def test_passing_on_and_on_is_stopped_by_escape(page: Page) -> None:
    game = Playing(page)
    game.begin_at(idle())
    page.run(HOLD)
    page.click("[data-pass]")
    page.see("[data-passing='asked']", "nothing that you could do")
    page.press(Keys.ESCAPE)
    page.run("window.held.forEach((go) => go())")
    page.until(lambda: game.offer().waits, "somebody is asked")
    assert "discard" not in page.text("[data-prompt]")
    assert len(page.run("return window.held")) == 1


# What is seen of it


def test_what_happened_is_told_without_the_passes(page: Page) -> None:
    game = Playing(page)
    game.begin("duel", ["person", "greedy"], seed=3)
    game.choose("Keep this hand")
    page.until(lambda: "first main phase" in page.text("[data-prompt]"), "the person's turn")
    told = page.texts("[data-since] li")
    assert any("plays a land" in line for line in told)
    assert not any("pass" in line for line in told)
    assert any("pass" in line for line in page.texts("[data-log]"))
    assert (
        "pass" not in page.run("return document.querySelector('[data-live]').textContent").split("Act, or")[0]
    )
