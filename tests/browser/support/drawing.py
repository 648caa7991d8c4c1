"""The table of the playground by itself: it draws any view that it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenium.webdriver.remote.webelement import WebElement

from tests.browser.support.page import Page

DRAW = """
    const [perspective, ruleset, concerned, seats, done] = arguments;
    (async () => {
        const { html, render } = await import("/play/vendor/preact.js");
        const { Table } = await import("/play/table/table.js");
        const place = document.createElement("main");
        document.body.replaceChildren(place);
        window.picks = [];
        const given = { perspective, ruleset, seats, concerned: new Map(Object.entries(concerned)) };
        const onPick = (id, element) => { picks.push([id, element.tagName]); draw(id); };
        const table = (picked) => html`<${Table} ...${given} picked=${picked} onPick=${onPick} />`;
        const draw = (picked) => render(html`<h1>Table</h1>${table(picked)}`, place);
        draw(null);
    })().then(done, (fault) => done(String(fault)));
"""
FACE = """
    const [face, card, size, done] = arguments;
    (async () => {
        const { html, render } = await import("/play/vendor/preact.js");
        const { Face } = await import("/play/table/face.js");
        const place = document.createElement("main");
        document.body.replaceChildren(place);
        render(html`<${Face} face=${face} card=${card} size=${size} />`, place);
    })().then(done, (fault) => done(String(fault)));
"""
EACH = "return [...document.querySelectorAll(arguments[0])].map((each) => each.getAttribute(arguments[1]))"
WIDER = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Drawing:
    """A table in place of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def draw(
        self,
        perspective: Mapping[str, Any],
        ruleset: str = "duel",
        concerned: Mapping[str, Sequence[int]] | None = None,
        seats: Sequence[Mapping[str, str]] = (),
    ) -> None:
        """Draw the table of a perspective, and wait until the words of its ruleset stand there."""
        given = perspective, ruleset, concerned or {}, [*seats]
        assert self.page.browser.execute_async_script(DRAW, *given) is None
        if ruleset in KNOWN:
            self.page.until(lambda: len(self.page.all(".steps li")) > 1, "the names of the steps")

    def face(self, face: Mapping[str, Any] | None, card: Mapping[str, Any], size: str) -> str:
        """Draw one card; what stands on it."""
        assert self.page.browser.execute_async_script(FACE, face, card, size) is None
        return self.page.text(".face")

    def each(self, selector: str, attribute: str) -> list[str]:
        """An attribute of everything of this kind, seen or not."""
        found: list[str] = self.page.run(EACH, selector, attribute)
        return found

    def name(self, thing: str) -> str:
        """The accessible name of a thing on the table."""
        return self.card(thing).accessible_name

    def card(self, thing: str) -> WebElement:
        """The button of a thing on the table."""
        return self.page.see(f'[data-id="{thing}"]')

    def zone_of(self, thing: str) -> str | None:
        """The innermost zone in which a thing lies."""
        script = "return document.querySelector(arguments[0]).closest('[data-zone]')?.dataset.zone"
        zone: str | None = self.page.run(script, f'[data-id="{thing}"]')
        return zone

    @property
    def picks(self) -> list[list[str]]:
        """What was picked so far, each with the kind of element."""
        found: list[list[str]] = self.page.run("return picks")
        return found

    @property
    def wider(self) -> int:
        """By how much the page is wider than the window."""
        pixels: int = self.page.run(WIDER)
        return pixels


KNOWN = ("magic54", "perdure", "duel", "castle", "five_colors", "splendagic")
