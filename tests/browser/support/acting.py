"""Acting on the page by hand and by keys: games to begin with, and where the focus is."""

from __future__ import annotations

from typing import Any

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing

PERSON_AND_BOT = ("person", "random")
HAND = "[data-zone='hand-0']"


def perdure(page: Page) -> Playing:
    """A hand of five lands to be, and the first turn."""
    game = Playing(page)
    game.begin("perdure", PERSON_AND_BOT, seed=3)
    page.see(f"{HAND} [data-id='7H']")
    page.run("document.activeElement.blur()")
    return game


def duel(page: Page) -> Playing:
    """A main phase of duel: Swamps to play, and creatures that are too dear."""
    game = Playing(page)
    game.begin("duel", ("random", "person"), seed=3)
    page.click("[data-bar] [data-action]", "Keep this hand")
    for _ in range(9):
        if "first main phase" in page.text("[data-prompt]"):
            break
        game.choose("Pass")
    return game


def focus(page: Page) -> dict[str, Any]:
    """What has the focus."""
    found: dict[str, Any] = page.run(
        "const each = document.activeElement; return {...each.dataset, text: each.textContent.trim(),"
        " zone: each.closest('[data-zone]')?.dataset.zone}"
    )
    return found


def until_focus(page: Page, **expected: str) -> None:
    """Wait until something has the focus that has these data."""
    page.until(lambda: expected.items() <= focus(page).items() or None, f"focus on {expected}")
