"""The log: what was done and what happened, with the rules, and the way back to each position."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.support.acting import focus, perdure
from tests.browser.support.page import Page


def test_the_log_leads_to_rules_and_to_positions(page: Page) -> None:
    game = perdure(page)
    game.choose("Play 7♣ as a land")
    game.choose("End the phase")
    page.click("[data-log-list] [data-rule='PER-1.1']")
    page.see("[data-rule-dialog]", "PER-1.1")
    page.press(Keys.ESCAPE)
    kinds = {
        each.get_attribute("data-kind") for each in page.browser.find_elements("css selector", "[data-log]")
    }
    assert kinds == {"turn", "step", "action", "event"}
    page.click("[data-log]", "You play 7♣ as a land")
    page.until(lambda: game.offer().at == 1 or None, "its position is shown")
    current = page.see("[data-log-list] [aria-current='step']")
    assert "You play 7♣ as a land" in current.text
    assert page.all("[data-log-list] .later"), "what came later can still be gone to"
    page.click("[data-log-filter='actions']")
    assert {each.get_attribute("data-kind") for each in page.all("[data-log]")} == {
        "turn",
        "step",
        "action",
    } - {kind for kind in ("step",) if not page.all("[data-kind='step']")}
    assert page.axe() == []


def test_the_newest_line_of_the_log_is_in_sight(page: Page) -> None:
    game = perdure(page)
    for _ in range(6):
        if game.ready().over:
            break
        game.choose("End the phase" if "End the phase" in " ".join(game.ready().actions.values()) else 0)
    seen = page.run(
        "const row = document.querySelector('[data-log-list] [aria-current]').getBoundingClientRect();"
        "const frame = document.querySelector('.log').getBoundingClientRect();"
        "return row.bottom <= frame.bottom + 1 && row.top >= frame.top"
    )
    assert seen


ROWS = """
    const [position, done] = arguments;
    import("/play/acting/rows.js").then(({ rowsOf, filtered }) => {
        const rows = rowsOf(4, position, (seat) => ["You", "Bela"][seat]);
        done([rows, filtered(rows, "actions")].map((each) => each.map(({ kind, text }) => [kind, text])));
    });
"""


@pytest.mark.parametrize(
    ("by", "first"),
    [
        ({"seat": 1, "text": None}, [["action", "Bela draws"]]),
        ({"seat": 0, "text": "Draw"}, [["action", "You: Draw"], ["event", "Bela draws"]]),
        (None, [["event", "Bela draws"]]),
    ],
)
def test_the_log_tells_the_action_of_each_position(modules: Page, by: Any, first: list[list[str]]) -> None:
    """Where its words are not told, the first thing that happened stands for it, be it after a step began."""
    kinds = {"step_began": "A step begins", "drew": "Bela draws", "moved": "A card moves"}
    events = [{"type": kind, "rule": "CR-1.1"} for kind in kinds]
    perspective = {"events": events, "texts": {"events": [*kinds.values()]}}
    rows, actions = modules.browser.execute_async_script(ROWS, {"by": by, "perspective": perspective})
    step, moves = ["step", "A step begins"], ["event", "A card moves"]
    assert rows == (first[:1] if len(first) == 2 else []) + [step, first[-1], moves]
    assert all(kind != "event" for kind, _ in actions)
    assert [text for kind, text in actions if kind == "action"] == [
        text for kind, text in first if kind == "action"
    ]


@pytest.mark.parametrize(("key", "kind"), [(Keys.ARROW_UP, "log"), (Keys.ARROW_RIGHT, "rule")])
def test_arrows_walk_through_the_log(page: Page, key: str, kind: str) -> None:
    perdure(page)
    page.press("l")
    page.until(lambda: "log" in focus(page) or None, "the log has the focus")
    page.press(key)
    assert kind in focus(page)
