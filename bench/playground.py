"""The playground in a browser: from its address to the first table, with nothing in the cache."""

from __future__ import annotations

import shutil
import sys
import tempfile

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

from .figures import Figure
from .load import HOST
from .servers import headjudge

ROUNDS = 7
SECONDS = 1.0
RULESET = "splendagic"
"""The one with most cards on its first table."""
SOON = 30

BEGIN = """
    const [ruleset, done] = arguments;
    const look = (selector) => document.querySelector(selector);
    const clicks = [`[data-ruleset="${ruleset}"]`, `[data-setup="${ruleset}"] [data-begin]:enabled`];
    const step = () => {
        if (clicks.length > 0 && look(clicks[0])) look(clicks.shift()).click();
        if (look("[data-zone] [data-id]")) {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() / 1000)));
        } else setTimeout(step);
    };
    step();
"""
"""Begin as soon as the page lets one; tells the seconds from the request of the page to a painted table."""


def measure() -> list[Figure]:
    """The seconds to the first table, the lobby and its two clicks included; nothing without Chromium."""
    chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if chromium is None or driver is None:
        print("playground: not measured, there is no Chromium with its driver", file=sys.stderr)
        return []
    options = ChromeOptions()
    options.binary_location = chromium
    for flag in ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"):
        options.add_argument(flag)
    with tempfile.TemporaryDirectory(prefix="hj-") as profile, headjudge(workers=2) as port:
        options.add_argument(f"--user-data-dir={profile}")
        with Chrome(options=options, service=Service(driver)) as browser:
            browser.set_script_timeout(SOON)
            runs = [_first_table(browser, f"http://{HOST}:{port}") for _ in range(ROUNDS)]
    return [
        Figure(
            name="playground, address to first table",
            runs=runs,
            target=SECONDS,
            unit="s",
            detail=f"{RULESET}, through the lobby, nothing in the cache",
            at_most=True,
        )
    ]


def _first_table(browser: Chrome, address: str) -> float:
    browser.get("about:blank")
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    browser.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    browser.get(f"{address}/play/")
    return float(browser.execute_async_script(BEGIN, RULESET))
