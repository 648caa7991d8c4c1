"""What the playground costs to load, and that nobody else is asked for any of it."""

from __future__ import annotations

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing

MOST_BYTES = 300_000
MOST_REQUESTS = 112
"""Each module is a request; on one connection of the same machine that is a fraction of a second."""

ELSEWHERE = "http://127.0.0.2:9/"
ASK_ELSEWHERE = """
    const [address, done] = arguments;
    addEventListener("securitypolicyviolation", (event) => done(event.blockedURI));
    fetch(address).catch(() => {});
"""


def test_the_page_and_its_first_table_weigh_little(page: Page) -> None:
    page.open_first()
    Playing(page).set_up("duel", ["person", "person"])
    exchanges = page.traffic.exchanges()
    assert all(each.over for each in exchanges)
    weight = sum(each.wire_bytes for each in exchanges)
    assert 10_000 < weight <= MOST_BYTES, {each.url: each.wire_bytes for each in exchanges}
    assert len(exchanges) <= MOST_REQUESTS
    large = [each for each in page.traffic.exchanges("/play/") if each.wire_bytes > 1_500]
    assert large
    assert {(each.headers or {}).get("content-encoding") for each in large} == {"gzip"}


def test_the_policy_lets_the_page_ask_nobody_else(page: Page) -> None:
    page.open_first()
    (document,) = [each for each in page.traffic.exchanges() if each.url.endswith("/play/")]
    policy = (document.headers or {})["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    blocked = page.browser.execute_async_script(ASK_ELSEWHERE, ELSEWHERE)
    assert blocked.startswith(ELSEWHERE)
    assert any(ELSEWHERE in line["message"] for line in page.console())
