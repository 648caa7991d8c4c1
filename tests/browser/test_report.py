"""The report of simulated games in a browser: axe-core finds nothing wrong with it, and it fits a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from simulation.report import command
from tests.browser.support.page import Page
from tests.simulation.report.made import game, run, seat

PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
FIRST_PICTURE = "return document.querySelector('img').currentSrc"
"""Which of its sources a picture shows. The browser chooses anew after the colour scheme has changed."""
ALL_PICTURES = "return [...document.images].every(image => image.complete && image.naturalWidth > 300)"
NAMES = ("Red", "Blue", "a deck with a long name, which has to be broken", "Green")


@pytest.fixture
def page(browser: Chrome, tmp_path: Path) -> Iterator[Page]:
    """The report of two runs with everything that there is."""
    rows = [
        game(
            number % 2,
            seats=[seat(NAMES[number % 4], "greedy"), seat(NAMES[(number + 1 + number // 4 % 3) % 4])],
            events={"drew": 2},
            drawn=[["Bear"], ["Bolt" if number % 3 else "Bear"]],
        )
        for number in range(480)
    ]
    runs = [
        run(
            tmp_path / f"{life}.parquet",
            rows,
            events=True,
            options={"life": life},
            per_part=480,
            asked=life * 24,
        )
        for life in (20, 40)
    ]
    command.write(runs, out=tmp_path / "report.html", png=None, csv=None)
    browser.get((tmp_path / "report.html").as_uri())
    yield Page(browser, browser.current_url)
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    browser.get("about:blank")


def test_nothing_is_wrong_with_it_in_light_in_dark_and_on_a_phone(page: Page) -> None:
    page.look("light")
    assert page.axe() == []
    light = page.run(FIRST_PICTURE)
    page.look("dark")
    page.until(lambda: page.run(FIRST_PICTURE) != light, "another picture in dark than in light")
    assert page.axe("color-contrast", "link-in-text-block") == []
    page.look("light")
    page.until(lambda: page.run(FIRST_PICTURE) == light, "the picture for light again")
    page.until(lambda: page.run(ALL_PICTURES), "every picture loaded, and wide enough")
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    assert page.axe() == []
    width = page.run("return [document.documentElement.scrollWidth, window.innerWidth]")
    assert width == [390, 390]
    assert [entry for entry in page.browser.get_log("browser") if entry["level"] == "SEVERE"] == []
