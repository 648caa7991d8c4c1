"""One tab at the playground: a person's eyes, hand and keyboard. It waits for conditions alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver import ActionChains, Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.support import sight
from tests.browser.support.traffic import Traffic

AXE = Path(__file__).parents[1] / "vendor" / "axe.min.js"

SECONDS = 60.0
"""A machine that is busy with something else may need so long for what takes a moment."""
POLL = 0.02
MOST_TABS = 120
ELSEWHERE = "/health/live"
"""A page of the same origin, by which the browser forgets nothing that it has loaded."""
RETURN_TO = "history.scrollRestoration = 'manual'; history.replaceState(null, '', arguments[0]);"
FORGET = "sessionStorage.clear(); localStorage.clear();"
PHONE: dict[str, Any] = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}

CHANGING = (StaleElementReferenceException, ElementClickInterceptedException, ElementNotInteractableException)
"""What a click meets while the page draws anew; the next attempt finds it drawn."""

UNASKED = re.compile(r"/v1/|/favicon\.ico")
"""What may be refused: answers of the API are looked at by their status; browsers ask for an icon unasked."""

COLOURS = ("color-contrast", "link-in-text-block")
"""Rules of axe-core."""
ASK_AXE = """
    const [options, done] = arguments;
    document.getAnimations().forEach((moving) => moving.finish());
    axe.run(document, options).then((found) => done(found.violations), (fault) => done([{
        id: "failed", help: String(fault), nodes: [{html: "", failureSummary: ""}]
    }]));
"""

T = TypeVar("T")


class Page:
    """A tab. `traffic` is what went over the wire since the page was opened."""

    def __init__(self, browser: Chrome, address: str) -> None:
        self.browser = browser
        self.address = address
        self.traffic = Traffic(browser)
        self.refusals: set[int] = set()
        self._emulated: dict[str, Any] = {}
        self._behind: str | None = None
        self.recover()

    # The window

    def recover(self) -> None:
        """Be a window on a desk in daylight, whatever a test made of it, where nothing may be refused."""
        self.refusals.clear()
        self.look()
        self.desktop()

    def _emulate(self, what: str, how: dict[str, Any]) -> None:
        if self._emulated.get(what) != how:
            self.browser.execute_cdp_cmd(f"Emulation.set{what}", how)
            self._emulated[what] = how

    def open(self, fragment: str = "#/") -> None:
        """Open the playground afresh: with nothing stored, and empty logs.

        Where it was open before, go back to it: that asks for none of its files again.
        """
        if self.is_open:
            self.leave(fragment)
        known = self._behind == fragment and self.browser.current_url == f"{self.address}{ELSEWHERE}"
        if not known:
            self.browser.get(f"{self.address}{ELSEWHERE}")
        self.run(FORGET)
        self.traffic.forget()
        self.browser.get_log("browser")
        if known:
            self.browser.back()
        else:
            self.browser.get(f"{self.address}/play/{fragment}")
        self.see("main")

    def leave(self, fragment: str = "#/") -> None:
        """Go elsewhere; who comes back comes to this fragment."""
        self.run(RETURN_TO, f"/play/{fragment}")
        self.browser.get(f"{self.address}{ELSEWHERE}")
        self._behind = fragment

    @property
    def is_open(self) -> bool:
        """Whether the tab shows any part of the playground."""
        return self.browser.current_url.startswith(f"{self.address}/play/")

    def open_first(self) -> None:
        """Open it as somebody does who never was here: the cache is empty, too."""
        self.browser.get(f"{self.address}{ELSEWHERE}")
        self.browser.execute_cdp_cmd("Network.clearBrowserCache", {})
        self._behind = None
        self.open()

    def follow(self, fragment: str) -> None:
        """Follow a link that leads elsewhere in the playground."""
        self.run("location.hash = arguments[0]", fragment)

    def look(self, scheme: str = "light", motion: str = "reduce") -> None:
        """Prefer a colour scheme, and motion or none."""
        wishes = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        features = [{"name": name, "value": value} for name, value in wishes.items()]
        self._emulate("EmulatedMedia", {"features": features})

    def phone(self) -> None:
        """Be a phone, held upright."""
        self._emulate("DeviceMetricsOverride", PHONE)
        self._emulate("TouchEmulationEnabled", {"enabled": True})

    def desktop(self, width: int = 1280, height: int = 900) -> None:
        """Be a window on a desk."""
        window = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._emulate("DeviceMetricsOverride", window)
        self._emulate("TouchEmulationEnabled", {"enabled": False})

    # Eyes

    def until(self, holds: Callable[[], T | None], what: str) -> T:
        """Wait for something to be true, and return it.

        Raises:
            AssertionError: it does not come true; the message has what the page shows instead.
        """
        wait = WebDriverWait(self.browser, SECONDS, POLL, ignored_exceptions=CHANGING)
        try:
            found = wait.until(lambda _: holds())
        except TimeoutException:
            shown = self.browser.find_element(By.TAG_NAME, "body").text
            complaints = [line["message"] for line in self.console()]
            raise AssertionError(f"{what}: not after {SECONDS:.0f} s. {complaints}\n{shown}") from None
        assert found is not None
        return found

    def all(self, selector: str) -> list[WebElement]:
        """What stands there and can be seen."""
        found: list[WebElement] = self.run(sight.ALL, selector)
        return found

    def texts(self, selector: str) -> list[str]:
        """The words of each thing there that can be seen."""
        found: list[str] = self.run(sight.TEXTS, selector)
        return found

    def data(self, selector: str, attribute: str) -> list[str | None]:
        """An attribute of each thing there that can be seen."""
        found: list[str | None] = self.run(sight.DATA, selector, attribute)
        return found

    def see(self, selector: str, text: str = "") -> WebElement:
        """Wait until something stands there, with this in its text."""
        found: WebElement = self.until(
            lambda: self.run(sight.SEEN, selector, text), f"{selector} with {text!r}"
        )
        return found

    def gone(self, selector: str) -> None:
        """Wait until it stands there no more."""
        self.until(lambda: self.run(sight.GONE, selector), f"{selector} goes away")

    def text(self, selector: str) -> str:
        """What stands there in words."""
        (words,) = self.until(lambda: self.run(sight.READ, selector), selector)
        return str(words)

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript in the page."""
        return self.browser.execute_script(script, *arguments)

    # Hand and keyboard

    def click(self, selector: str, text: str = "") -> None:
        """Click on something that can be seen, as soon as it can be clicked."""

        def clicked() -> bool:
            found = self.run(sight.AT_HAND, selector, text)
            if found is None:
                return False
            found.click()
            return True

        self.until(clicked, f"a click on {selector} with {text!r}")

    def press(self, *keys: str) -> None:
        """Press keys, one after another, wherever the focus is."""
        ActionChains(self.browser).send_keys(*keys).perform()

    def tab_to(self, selector: str) -> None:
        """Go to something by the tab key alone, as people do who use no mouse."""
        for _ in range(MOST_TABS):
            if self.run("return document.activeElement.matches(arguments[0])", selector):
                return
            self.press(Keys.TAB)
        raise AssertionError(f"{selector} is not reached by {MOST_TABS} times Tab")

    def fill(self, selector: str, value: object) -> None:
        """Give a control of a form a value."""
        kind = self.until(lambda: self.run(sight.FILLED, selector, str(value)), f"{value!r} in {selector}")
        if kind == "text":
            self.browser.execute_cdp_cmd("Input.insertText", {"text": str(value)})
        elif kind != "select" and (kind == "checked") != bool(value):
            self.click(selector)

    # Judgement

    def console(self) -> list[dict[str, Any]]:
        """Errors on the console since the page was opened, violations of the policy among them.

        Refusals are no errors of the page: the API's answers are looked at by their status.
        """
        lines: list[dict[str, Any]] = self.browser.get_log("browser")
        return [
            line
            for line in lines
            if line["level"] == "SEVERE"
            and not (line["source"] == "network" and UNASKED.search(line["message"]))
        ]

    def may_refuse(self, *statuses: int) -> None:
        """Say that the API may answer so in this test."""
        self.refusals |= {*statuses}

    def assert_sound(self) -> None:
        """No error on the console, no request to anywhere else, no answer that nobody expected."""
        complaints = self.console()
        assert complaints == [], complaints
        for each in self.traffic.exchanges():
            assert each.url.startswith((f"{self.address}/", "data:", "blob:")), f"{each.url} is elsewhere"
            assert not each.failure or each.failure == "net::ERR_ABORTED", f"{each.url}: {each.failure}"
            assert each.status < 400 or each.status in self.refusals, (
                f"{each.method} {each.url}: {each.status} {each.body}, asked with {each.sent}"
            )

    def assert_clean(self) -> None:
        """axe-core finds nothing wrong, in light and in dark.

        Its rules that look at colours run in both; the others ask about names and structure, which stay.
        """
        self.look("light")
        found = self.axe()
        self.look("dark")
        found += self.axe(*COLOURS)
        self.look("light")
        assert found == []

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds wrong with the page as it is, by all of its rules or by these; what still moves
        is taken to its end, for nobody reads it half faded in."""
        if not self.run("return 'axe' in window"):
            self.run(AXE.read_text(encoding="utf-8"))
        only = {"runOnly": {"type": "rule", "values": [*rules]}} if rules else {}
        found = self.browser.execute_async_script(
            ASK_AXE, {"resultTypes": ["violations"], "preload": False, **only}
        )
        return [
            f"{violation['id']}: {violation['help']}: {node['html'][:200]} ({node['failureSummary']})"
            for violation in found
            for node in violation["nodes"]
        ]
