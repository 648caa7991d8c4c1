"""One tab at the playground: a person's eyes, hand and keyboard. It waits for conditions alone."""

from __future__ import annotations

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
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.support.traffic import Traffic

AXE = Path(__file__).parents[1] / "vendor" / "axe.min.js"

SECONDS = 20.0
"""A machine that is busy with something else may need so long for what takes a moment."""
POLL = 0.02
MOST_TABS = 120
PHONE: dict[str, Any] = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}

CHANGING = (StaleElementReferenceException, ElementClickInterceptedException, ElementNotInteractableException)
"""What a click meets while the page draws anew; the next attempt finds it drawn."""

ASK_AXE = """
    const [options, done] = arguments;
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
        self.look()
        self.desktop()

    # The window

    def open(self, fragment: str = "#/") -> None:
        """Open the playground afresh: with nothing stored, nothing in the cache, and empty logs."""
        self.browser.get("about:blank")
        everything = {"origin": self.address, "storageTypes": "all"}
        self.browser.execute_cdp_cmd("Storage.clearDataForOrigin", everything)
        self.browser.execute_cdp_cmd("Network.clearBrowserCache", {})
        self.traffic.forget()
        self.browser.get_log("browser")
        self.browser.get(f"{self.address}/play/{fragment}")
        self.see("main")

    def look(self, scheme: str = "light", motion: str = "reduce") -> None:
        """Prefer a colour scheme, and motion or none."""
        wishes = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        features = [{"name": name, "value": value} for name, value in wishes.items()]
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def phone(self) -> None:
        """Be a phone, held upright."""
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def desktop(self, width: int = 1280, height: int = 900) -> None:
        """Be a window on a desk."""
        window = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", window)
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})

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
        return [each for each in self.browser.find_elements(By.CSS_SELECTOR, selector) if each.is_displayed()]

    def see(self, selector: str, text: str = "") -> WebElement:
        """Wait until something stands there, with this in its text."""
        return self.until(
            lambda: next((each for each in self.all(selector) if text in each.text), None),
            f"{selector} with {text!r}",
        )

    def gone(self, selector: str) -> None:
        """Wait until it stands there no more."""
        self.until(lambda: not self.all(selector), f"{selector} goes away")

    def text(self, selector: str) -> str:
        """What stands there in words."""
        return self.see(selector).text

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript in the page."""
        return self.browser.execute_script(script, *arguments)

    # Hand and keyboard

    def click(self, selector: str, text: str = "") -> None:
        """Click on something that can be seen, as soon as it can be clicked."""

        def clicked() -> bool:
            found = next(
                (each for each in self.all(selector) if text in each.text and each.is_enabled()), None
            )
            if found is None:
                return False
            self.run("arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})", found)
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
        control = self.see(selector)
        if control.tag_name == "select":
            self.until(lambda: _selected(self.see(selector), str(value)), f"{value!r} in {selector}")
        elif control.get_attribute("type") == "checkbox":
            if control.is_selected() != bool(value):
                self.click(selector)
        else:
            self.type(selector, str(value))

    def type(self, selector: str, text: str) -> None:
        """Replace what stands in a field, as if it had been typed or pasted."""
        self.click(selector)
        ActionChains(self.browser).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
        self.browser.execute_cdp_cmd("Input.insertText", {"text": text})

    # Judgement

    def console(self) -> list[dict[str, Any]]:
        """Errors on the console since the page was opened, violations of the policy among them.

        Refusals are no errors of the page: the API's answers are looked at by their status.
        """
        lines: list[dict[str, Any]] = self.browser.get_log("browser")
        return [
            line
            for line in lines
            if line["level"] == "SEVERE" and not (line["source"] == "network" and "/v1/" in line["message"])
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

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds wrong with the page as it is, by all of its rules or by these."""
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


def _selected(control: WebElement, value: str) -> bool:
    Select(control).select_by_value(value)
    return True
