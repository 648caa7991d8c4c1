"""The lobby: forms made from what the API tells of a ruleset, and faults at their fields."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import engine
from tests.browser.support.page import Page
from tests.browser.support.sitting import asked

PLACES = """
    const place = ({ x, y, width, height }) => [x, y, width, height];
    const games = [...document.querySelectorAll("[data-ruleset]")];
    return games.map((each) => place(each.getBoundingClientRect()));
"""
IN_VIEW = """
    const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
"""


def faults(page: Page) -> Sequence[str]:
    """What the lobby finds wrong."""
    return [each.text for each in page.all(".fault") if each.text]


def test_a_fault_of_a_new_game_stands_at_its_field(page: Page) -> None:
    page.click("[data-ruleset='castle']")
    page.see("[data-setup='castle']")
    page.click("[data-options] summary")
    page.fill("#option-turn_limit", 0)
    page.see("#option-turn_limit-fault", "at least 1")
    assert page.see("#option-turn_limit").get_attribute("aria-invalid") == "true"
    assert not page.see("[data-begin]").is_enabled()
    page.fill("#option-turn_limit", 9)
    page.fill("#option-starting_seat", 1)
    page.until(lambda: page.see("[data-begin]").is_enabled(), "the game can begin")
    assert not faults(page)
    page.fill("#deck-1", "{}")
    page.fill("[data-seat='1'] textarea", '{"forest": 3, "no_such_card": 1}')
    page.see("#deck-1-fault", "no_such_card")
    assert not page.see("[data-begin]").is_enabled()
    page.fill("#deck-1", "white_black")
    page.click("[data-begin]")
    page.see("[data-prompt]")
    (created,) = asked(page, "/v1/rulesets/castle/games")[-1:]
    assert created["options"] == {"starting_seat": 1, "turn_limit": 9}
    assert created["seats"][1]["deck"] == "white_black"


SCHEMA_WORDS = re.compile("[a-z]_[a-z]")


@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_forms_speak_as_players_do(page: Page, ruleset: str) -> None:
    page.click(f"[data-ruleset='{ruleset}']")
    page.see(f"[data-setup='{ruleset}']")
    page.click("[data-options] summary")
    said = page.texts(f"[data-setup='{ruleset}'] :is(label, legend, .label, option)")
    assert len(said) >= 8
    assert not [words for words in said if SCHEMA_WORDS.search(words)]


def test_who_begins_is_chosen_by_name(page: Page) -> None:
    page.click("[data-ruleset='duel']")
    page.see("[data-setup='duel']")
    page.click("[data-options] summary")
    page.fill("#name-1", "Grace")
    page.see("#option-starting_seat", "Grace")
    assert page.texts("#option-starting_seat option") == ["as it comes", "Ada", "Grace"]


def test_a_number_that_is_none_is_asked_for_in_words(page: Page) -> None:
    page.click("[data-options] summary")
    page.fill("#option-turn_limit", 0)
    page.see("#option-turn_limit-fault", "a whole number, at least 1")
    page.fill("#option-turn_limit", "1.5")
    page.see("#option-turn_limit-fault", "a whole number, at least 1")
    page.fill("#option-turn_limit", "2")
    page.gone("#option-turn_limit-fault:not(:empty)")
    page.see("[data-begin]:not(:disabled)")


def test_as_many_seats_as_the_ruleset_allows(page: Page) -> None:
    page.click("[data-ruleset='splendagic']")
    page.see("[data-setup='splendagic']")
    page.fill("[data-count]", 4)
    assert len(page.all("[data-seat]")) == 4
    page.fill("[data-seat='3'] [data-player]", "search")
    page.fill("[data-seat='2'] input", "Nobody else")
    page.fill("[data-seat='1'] input", "")
    page.click("[data-begin]")
    page.see("[data-screen='game']", "Nobody else")
    (created,) = asked(page, "/v1/rulesets/splendagic/games")[-1:]
    assert [seat["name"] for seat in created["seats"]] == ["Ada", "Player 2", "Nobody else", "Dana"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_a_choice_of_rules_moves_nothing_under_the_mouse(page: Page, width: int, height: int) -> None:
    """Whatever is chosen, the games stay where they are, and the game can be begun without scrolling."""
    page.desktop(width, height)
    page.see("[data-ruleset]")
    rulesets = [each for each in page.data("[data-ruleset]", "data-ruleset") if each]
    assert len(rulesets) == 6
    places = page.run(PLACES)
    for ruleset in rulesets:
        page.click(f"[data-ruleset='{ruleset}']")
        page.see(f"[data-setup='{ruleset}']")
        assert page.run(PLACES) == places, ruleset
        assert page.run(IN_VIEW, "[data-begin]"), ruleset


def test_a_sensible_opponent_is_offered_first(page: Page) -> None:
    page.click("[data-ruleset='magic54']")
    page.see("[data-setup='magic54']")
    assert page.run("return [...document.querySelectorAll('[data-player]')].map((each) => each.value)") == [
        "person",
        "greedy",
    ]
    page.click("[data-begin]")
    page.see("[data-screen='game']")
