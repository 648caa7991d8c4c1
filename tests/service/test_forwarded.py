"""Whose request it is behind proxies, and that it counts for its client's limit."""

from __future__ import annotations

import pytest

from service.app import create_app
from service.config import Config, ConfigError, from_environ
from service.forwarded import client_address, counted_together, networks

from .conftest import Judge

PROXIES = networks("10.0.0.0/8, 2001:db8::1")


@pytest.mark.parametrize(
    ("peer", "forwarded_for", "client"),
    [
        pytest.param("10.1.2.3", "192.0.2.1", "192.0.2.1", id="one-proxy"),
        pytest.param("10.1.2.3", "192.0.2.1, 10.9.9.9", "192.0.2.1", id="two-proxies"),
        pytest.param("2001:db8::1", "2001:DB8::7", "2001:db8::7", id="ipv6"),
        pytest.param("::ffff:10.1.2.3", "::ffff:192.0.2.1", "192.0.2.1", id="ipv4-written-as-ipv6"),
        pytest.param("192.0.2.9", "192.0.2.1", "192.0.2.9", id="nobody-trusts-the-peer"),
        pytest.param("10.1.2.3", "10.0.0.1, 192.0.2.1", "192.0.2.1", id="the-client-made-the-left-up"),
        pytest.param("10.1.2.3", "192.0.2.1, 203.0.113.5, 10.9.9.9", "203.0.113.5", id="a-proxy-of-others"),
        pytest.param("10.1.2.3", "", "10.1.2.3", id="nothing-said"),
        pytest.param("10.1.2.3", "192.0.2.1, unknown", "10.1.2.3", id="no-address"),
        pytest.param("10.1.2.3", "10.4.4.4", "10.4.4.4", id="a-client-among-the-proxies"),
    ],
)
def test_the_client_is_the_last_address_that_no_trusted_proxy_has(
    peer: str, forwarded_for: str, client: str
) -> None:
    assert client_address(peer, forwarded_for, PROXIES) == client


def test_each_client_behind_a_trusted_proxy_has_a_limit_of_its_own() -> None:
    judge = Judge(create_app(Config(rate_limit="1/minute", trusted_proxies="127.0.0.0/8")))

    def status(address: str) -> int:
        return judge.http.get("/v1/rulesets", headers={"X-Forwarded-For": address}).status_code

    assert [status("192.0.2.1"), status("192.0.2.2"), status("192.0.2.1")] == [200, 200, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::6", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_an_ipv6_address_is_counted_with_its_network(address: str, counted: str) -> None:
    assert counted_together(address) == counted


def test_who_has_a_network_of_ipv6_has_one_limit() -> None:
    judge = Judge(create_app(Config(rate_limit="1/minute", trusted_proxies="127.0.0.0/8")))
    addresses = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1")
    statuses = [
        judge.http.get("/v1/rulesets", headers={"X-Forwarded-For": address}).status_code
        for address in addresses
    ]
    assert statuses == [200, 429, 200]


def test_nobody_escapes_a_limit_by_claiming_to_be_forwarded_for_another() -> None:
    judge = Judge(create_app(Config(rate_limit="1/minute")))
    statuses = [
        judge.http.get("/v1/rulesets", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
        for number in (1, 2)
    ]
    assert statuses == [200, 429]


@pytest.mark.parametrize("text", ["10.0.0.1/8", "proxy.example", "10.0.0.0/8;10.1.0.1"])
def test_what_is_no_address_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(ConfigError, match="HEADJUDGE_TRUSTED_PROXIES has to list addresses and networks"):
        from_environ({"HEADJUDGE_TRUSTED_PROXIES": text})
