"""A real browser, and a page of the playground in it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from tests.browser.support import chromium
from tests.browser.support.drawing import Drawing
from tests.browser.support.friends import Friends
from tests.browser.support.page import Page
from tests.support.servers import Server


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """Chromium with a profile of its own. Where it is not installed the tests are skipped, but fail in CI."""
    if not chromium.installed():
        if os.environ.get("CI"):
            pytest.fail(chromium.MISSING)
        pytest.skip(chromium.MISSING)
    with chromium.chromium(tmp_path_factory.mktemp("profile")) as running:
        yield running


@pytest.fixture(scope="session")
def tab(browser: Chrome, server: Server) -> Page:
    """The tab in which all tests look at the playground."""
    return Page(browser, server.url)


@pytest.fixture
def page(tab: Page) -> Iterator[Page]:
    """The playground, opened afresh.

    At the end of the test nothing may stand on its console, nothing have been asked of anybody else, and no
    answer have been a refusal that the test does not say it expects.
    """
    tab.recover()
    tab.open()
    yield tab
    try:
        tab.assert_sound()
    finally:
        tab.leave()


@pytest.fixture(scope="session")
def elsewhere(browser: Chrome, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """A second Chromium, that of another device: it shares nothing with the first."""
    del browser  # which skips the test where there is none
    with chromium.chromium(tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


@pytest.fixture
def friends(page: Page, elsewhere: Chrome, server: Server) -> Iterator[Friends]:
    """Two people at two devices, both in the lobby."""
    other = Page(elsewhere, server.url)
    other.open()
    for each in (page, other):
        each.may_refuse(
            409
        )  # both tell the table at once where they want to be asked: one of them tells it again
    yield Friends(page, other)
    try:
        other.assert_sound()
    finally:
        other.leave()


def share(tab: Page) -> None:
    """Open the playground, unless the test before has left it open; what that was told does not count."""
    tab.recover()
    if tab.is_open:
        tab.traffic.forget()
    else:
        tab.open()


@pytest.fixture
def drawing(tab: Page) -> Iterator[Drawing]:
    """A table by itself, on a desk in daylight. Tests that follow each other share the page below it."""
    share(tab)
    yield Drawing(tab)
    tab.assert_sound()


@pytest.fixture
def modules(tab: Page) -> Iterator[Page]:
    """The playground, for tests that ask modules of it which draw and keep nothing. They share the page."""
    share(tab)
    yield tab
    tab.assert_sound()
