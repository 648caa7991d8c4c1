"""``/docs`` in a browser: every operation opens at once, and every link of it leads to a page."""

from __future__ import annotations

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.support.processes import eventually
from tests.support.servers import Server

PAGE_SECONDS = 60.0
OPERATION_SECONDS = 4.0
"""Of the page's own time: on a quiet core under two, and more for the same work where a core is shared."""
MIB = 1 << 20
HEAP_MIB = 200
PARTS = 3
"""To open every operation takes minutes: most runs look at each third."""

OPERATIONS, HEAD, OPEN = ".opblock", ".opblock-summary-control", ".responses-wrapper"
SHOW_TYPES = """
    const buttons = [...arguments[0].querySelectorAll("button")];
    for (const button of buttons.filter((each) => each.textContent === "Schema")) button.click();
    return new Promise(requestAnimationFrame);
"""
PAINTED = "const done = arguments[0]; requestAnimationFrame(() => setTimeout(done, 0));"


def operations(browser: Chrome, server: Server) -> dict[str, WebElement]:
    """The operations on the page by their ids, all of them closed; what earlier pages logged is forgotten."""
    browser.get_log("browser")
    browser.get(f"{server.url}/docs/")
    assert eventually(lambda: bool(browser.find_elements(By.CSS_SELECTOR, OPERATIONS)), PAGE_SECONDS)
    found = browser.find_elements(By.CSS_SELECTOR, OPERATIONS)
    return {str(each.get_attribute("id")): each for each in found}


def opened(browser: Chrome, operation: WebElement) -> float:
    """Open an operation; returns the seconds that the page worked until it stands there."""
    before = worked(browser)
    operation.find_element(By.CSS_SELECTOR, HEAD).click()
    assert eventually(lambda: bool(operation.find_elements(By.CSS_SELECTOR, OPEN)), PAGE_SECONDS)
    browser.execute_async_script(PAINTED)
    return worked(browser) - before


def worked(browser: Chrome) -> float:
    """The seconds of processor time that the page has taken since it is measured."""
    browser.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    metrics = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def kept(browser: Chrome) -> int:
    """The bytes that the page's scripts hold: without what the engine has not collected yet."""
    browser.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    return int(browser.execute_cdp_cmd("Runtime.getHeapUsage", {})["usedSize"])


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in (1, 2))])
def test_every_operation_opens_at_once(part: int, browser: Chrome, server: Server) -> None:
    found = operations(browser, server)
    assert len(found) >= 16
    for name, operation in list(found.items())[part::PARTS]:
        assert opened(browser, operation) < OPERATION_SECONDS, name
        browser.execute_script(SHOW_TYPES, operation)
        assert operation.find_elements(By.CSS_SELECTOR, ".json-schema-2020-12"), f"{name} shows no type"
        operation.find_element(By.CSS_SELECTOR, HEAD).click()
    assert kept(browser) < HEAP_MIB * MIB
    assert [line for line in browser.get_log("browser") if line["level"] == "SEVERE"] == []
    browser.get("about:blank")  # a page of so much takes processor time as long as it is there


def test_an_operation_is_tried_out_and_answers(browser: Chrome, server: Server) -> None:
    creation = operations(browser, server)["operations-games-createGame"]
    opened(browser, creation)
    creation.find_element(By.CSS_SELECTOR, "button.execute").click()
    assert eventually(
        lambda: bool(creation.find_elements(By.CSS_SELECTOR, ".live-responses-table .response")), PAGE_SECONDS
    )
    live = creation.find_element(By.CSS_SELECTOR, ".live-responses-table .response")
    assert live.find_element(By.CSS_SELECTOR, ".response-col_status").text.startswith("201")
    assert '"state_id"' in live.text


def test_a_member_leads_to_the_page_of_its_type(browser: Chrome, server: Server) -> None:
    browser.get(f"{server.url}/docs/types/AdjudicationBody")
    for name in ("State", "DuelState", "MagicTable", "Card", "CardAbility", "CardSpellAbility"):
        browser.find_element(By.LINK_TEXT, name).click()
        assert browser.find_element(By.TAG_NAME, "h1").text == name
