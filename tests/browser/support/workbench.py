"""The workbench, as somebody uses it who writes states and cards."""

from __future__ import annotations

import json
from typing import Any

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.support.page import Page

STATE, CARD = "[data-editor]", "[data-card-editor]"

TEXT = "const {editor} = arguments[0].querySelector('.code'); return editor ? [editor.text] : null;"
CURSOR = """
    const view = arguments[0].querySelector('.code').editor.view;
    const at = view.state.doc.toString().indexOf(arguments[1]) + arguments[2];
    view.dispatch({selection: {anchor: at}});
    view.focus();
"""
MARKED = """
    const root = arguments[0].querySelector('.code').shadowRoot;
    return [...root.querySelectorAll('.cm-lintRange-error')].map((each) => each.textContent);
"""
OPTIONS = """
    const root = arguments[0].querySelector('.code').shadowRoot;
    return [...root.querySelectorAll('.cm-tooltip-autocomplete li .cm-completionLabel')]
        .map((each) => each.textContent);
"""


MOMENT = 0.2
"""In seconds; CodeMirror takes a key that comes within 75 ms of its list for one that was typed on."""

SPARK: dict[str, Any] = {
    "name": "Bench Spark",
    "cost": "{R}",
    "types": ["instant"],
    "abilities": [
        {
            "ability": "spell",
            "targets": [{"player": "any"}],
            "do": [{"do": "damage", "amount": 2, "to": "target"}],
        }
    ],
}
"""A card of one's own."""


class Workbench:
    """The workbench in a tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.click("nav a", "Workbench")
        page.see('[data-screen="workbench"]')
        self.text()

    def editor(self, which: str = STATE) -> WebElement:
        """The element around an editor."""
        return self.page.see(which)

    def text(self, which: str = STATE) -> str:
        """What stands in an editor, once it is there."""
        (text,) = self.page.until(lambda: self.page.run(TEXT, self.editor(which)), "an editor")
        return str(text)

    def state(self) -> Any:
        """The state that stands there."""
        return json.loads(self.text())

    def write(self, text: str, which: str = STATE) -> None:
        """Replace all that stands in an editor by typing."""
        self.at("", 0, which)
        self.page.browser.switch_to.active_element.send_keys(Keys.CONTROL, "a")
        self.insert(text)

    def insert(self, text: str) -> None:
        """Type, or paste, at the cursor."""
        self.page.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    def at(self, text: str, offset: int, which: str = STATE) -> None:
        """Put the cursor so many characters behind the beginning of a text."""
        self.text(which)
        self.page.run(CURSOR, self.editor(which), text, offset)

    def replace(self, old: str, new: str, which: str = STATE) -> None:
        """Type something in place of a text, as one does with the keyboard."""
        self.at(old, 0, which)
        for _ in old:
            self.page.press(Keys.DELETE)
        self.insert(new)

    def marked(self, which: str = STATE) -> list[str]:
        """The texts that are marked as faulty."""
        return list(self.page.run(MARKED, self.editor(which)))

    def sound(self) -> None:
        """Wait until the state has been found to be right."""
        self.page.see("[data-state-status]", "No faults.")

    def begin(self, ruleset: str, position: int) -> None:
        """Lay out one of the positions of a ruleset."""
        self.page.fill("[data-start-ruleset]", ruleset)
        self.page.until(lambda: len(self.page.all("[data-start-position] option")) > 1, "positions")
        self.page.fill("[data-start-position]", position)
        self.page.click("[data-start]")
        self.page.until(lambda: self.state()["ruleset"] == ruleset, f"a state of {ruleset}")
        self.sound()

    def options(self, which: str = STATE) -> list[str]:
        """The words that are offered at the cursor."""
        return self.page.until(lambda: list(self.page.run(OPTIONS, self.editor(which))) or None, "words")

    def accept(self) -> None:
        """Take the first of the words. The editor heeds Enter when the list has stood there for a moment."""
        ActionChains(self.page.browser).pause(MOMENT).send_keys(Keys.ENTER).perform()
