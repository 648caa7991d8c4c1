"""Chromium without a screen."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

MISSING = "needs Chromium and its driver: apt-get install chromium chromium-driver"

FLAGS = """
    --headless --no-sandbox --disable-gpu --disable-quic --disable-dev-shm-usage --no-first-run
    --disable-background-networking --disable-component-update --disable-sync --window-size=1200,1400
    --hide-scrollbars --force-color-profile=srgb --disable-features=BackForwardCache
"""
"""Without a screen, without calls home, with the same pixels everywhere; who goes back loads a page anew."""


def installed() -> bool:
    """Whether there is a Chromium with its driver."""
    return shutil.which("chromium") is not None and shutil.which("chromedriver") is not None


@contextmanager
def chromium(profile: Path) -> Iterator[Chrome]:
    """Chromium with a profile of its own, whose logs tell what pages say and what goes over the wire."""
    options = ChromeOptions()
    options.binary_location = str(shutil.which("chromium"))
    for flag in [*FLAGS.split(), f"--user-data-dir={profile}"]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    options.add_experimental_option("perfLoggingPrefs", {"enablePage": False})
    with Chrome(options=options, service=Service(shutil.which("chromedriver"))) as running:
        running.set_page_load_timeout(60)
        running.set_script_timeout(60)
        yield running
