"""How to play: words, the table with its parts numbered, and rules that open."""

from __future__ import annotations

import pytest

import engine
from tests.browser.support.page import Page

BESIDE = """
    const picture = document.querySelector(".drawn").getBoundingClientRect();
    return [...document.querySelectorAll("[data-number]")].filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < picture.left || top < picture.top || right > picture.right || bottom > picture.bottom;
    }).length;
"""


@pytest.mark.parametrize("ruleset", [each.id for each in engine.rulesets()])
def test_every_part_of_the_table_has_a_number_in_the_picture(page: Page, ruleset: str) -> None:
    guide = engine.ruleset(ruleset).guide
    page.open(f"#/how/{ruleset}")
    page.see("h1", engine.ruleset(ruleset).name)
    parts = [f"{part.name}. {part.text}" for part in guide.parts]
    page.until(lambda: page.texts("[data-parts] li") == parts, "the list of parts")
    numbers = [str(number + 1) for number in range(len(parts))]
    page.until(lambda: page.texts("[data-number]") == numbers, "a number for each part")
    assert page.run(BESIDE) == 0
    assert len(page.texts("[data-surprises] li")) == len(guide.surprises)
    named = [rule for surprise in guide.surprises for rule in surprise.rules]
    assert page.data("[data-surprises] [data-rule]", "data-rule") == named
    page.assert_clean()


def test_a_rule_of_it_opens(page: Page) -> None:
    page.open("#/how/castle")
    page.click("[data-surprises] [data-rule='CAS-6.1']")
    page.see("dialog[data-rule-dialog]", "never blocks")


def test_the_lobby_leads_to_it_and_it_leads_back(page: Page) -> None:
    page.click("[data-ruleset='perdure']")
    page.click("[data-setup='perdure'] [data-how]")
    page.see("[data-screen='how'] h1", "Perdure")
    page.click("[data-screen='how'] a.button", "Begin a game")
    page.see("[data-screen='lobby']")


def test_the_picture_is_no_table_to_play_at(page: Page) -> None:
    page.open("#/how/duel")
    page.see("[data-number]")
    assert page.run("return document.querySelector('.drawn').inert")
    assert not page.all("[data-stop]")


def test_a_game_that_there_is_not_is_told(page: Page) -> None:
    page.may_refuse(404)
    page.open("#/how/whist")
    page.see("[data-problem]", "whist")


def test_on_a_phone_it_fits(page: Page) -> None:
    page.phone()
    page.open("#/how/five_colors")
    page.see("[data-number]")
    assert page.run("return document.documentElement.scrollWidth <= innerWidth")
