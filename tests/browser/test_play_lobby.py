"""The lobby: forms made from what the API tells of a ruleset, and faults at their fields."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.support.page import Page
from tests.browser.support.sitting import asked


def faults(page: Page) -> Sequence[str]:
    """What the lobby finds wrong."""
    return [each.text for each in page.all(".fault") if each.text]


def test_a_fault_of_a_new_game_stands_at_its_field(page: Page) -> None:
    page.click("[data-ruleset='duel']")
    page.see("[data-setup='duel']")
    page.click("[data-options] summary")
    page.fill("#option-starting_seat", 7)
    page.see("#option-starting_seat-fault", "there are 2 seats")
    assert page.see("#option-starting_seat").get_attribute("aria-invalid") == "true"
    assert not page.see("[data-begin]").is_enabled()
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
    (created,) = asked(page, "/v1/rulesets/duel/games")[-1:]
    assert created["options"] == {"starting_seat": 1}
    assert created["seats"][1]["deck"] == "white_black"


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
    page.fill("[data-seat='3'] [data-strength]", "weak")
    page.fill("[data-seat='2'] input", "Nobody else")
    page.click("[data-begin]")
    page.see("[data-screen='game']", "Nobody else")
    (created,) = asked(page, "/v1/rulesets/splendagic/games")[-1:]
    assert [seat["name"] for seat in created["seats"]] == ["Ada", "Bela", "Nobody else", "Dana"]
