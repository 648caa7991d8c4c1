"""deploy/proxy: nginx as it is configured there, before real services and before made-up ones."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests

from service.config import Config
from service.problems import PROBLEMS
from tests.deploy.saying import GAMES, NOBODY, POSTS, address, refusal
from tests.deploy.upstream import Upstream
from tests.support import nginx, processes
from tests.support.nginx import proxying
from tests.support.raw import Raw
from tests.support.servers import Server


def settings() -> dict[str, list[str]]:
    """The directives of site.conf and upstreams.conf with their arguments, the last of each name."""
    own = nginx.PROXY / "headjudge"
    text = "".join((own / name).read_text(encoding="utf-8") for name in ("upstreams.conf", "site.conf"))
    bare = re.sub(r"(?m)#.*$", "", text)
    lines = re.findall(r"(?m)^\s*(\w+) ([^;{}]*);", bare)
    upstream_keepalive = re.search(r"\n    keepalive_timeout (\w+);", text)
    assert upstream_keepalive
    return {name: words.split() for name, words in lines} | {"idle": [upstream_keepalive[1]]}


def seconds(words: list[str]) -> int:
    """A time as nginx writes it."""
    assert words[0].endswith("s")
    return int(words[0].removesuffix("s"))


# The configuration


def test_nginx_accepts_it_without_a_warning(tmp_path: Path) -> None:
    nginx.configure(tmp_path, [NOBODY], f"{processes.HOST}:{processes.free_port()}")
    tmp_path.chmod(0o755)
    done = subprocess.run([*nginx.command(tmp_path), "-t"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not re.findall(r"\[(?:warn|error|emerg)\].*", done.stderr)


def test_every_number_fits_the_settings_of_the_service() -> None:
    of, config = settings(), Config()
    assert int(of["client_max_body_size"][0]) == config.max_body_bytes
    assert of["client_body_buffer_size"] == ["1m"]
    assert seconds(of["client_header_timeout"]) == config.header_seconds
    assert seconds(of["client_body_timeout"]) == config.body_seconds
    assert seconds(of["send_timeout"]) == config.send_seconds
    assert seconds(of["idle"]) < config.keepalive_seconds, "it is the proxy that closes"
    assert seconds(of["proxy_read_timeout"]) >= config.queue_seconds + config.max_seconds + 5
    waits = config.table_wait_seconds + config.queue_seconds
    assert seconds(of["proxy_read_timeout"]) >= waits + 5, "a look that waits for news"
    assert seconds(of["proxy_next_upstream_timeout"]) < min(config.queue_seconds, config.max_seconds)
    stop = re.search(r"worker_shutdown_timeout (\d+)s", (nginx.PROXY / "nginx.conf").read_text())
    assert stop is not None
    assert int(stop[1]) > config.grace_seconds


def test_every_refusal_of_its_own_is_one_of_the_contract() -> None:
    text = (nginx.PROXY / "headjudge" / "problems.conf").read_text(encoding="utf-8")
    codes = [int(code) for codes in re.findall(r"error_page ([\d ]+) =", text) for code in codes.split()]
    assert sorted(codes) == [400, 404, 405, 413, 414, 429, *range(494, 498), *range(500, 506)]
    documents = re.findall(r"return (\d+) '(\{.*\})';", text)
    assert len(documents) == text.count("\nerror_page")
    for status, document in documents:
        name = json.loads(document)["type"].removeprefix("/problems/")
        problem = msgspec.json.decode(document, type=PROBLEMS[name], strict=True)
        assert problem.title == problem.TITLE
        assert problem.status == problem.STATUS == int(status)
        if name == "request-too-large":
            assert json.loads(document)["limit"] == Config().max_body_bytes


# What passes through


def test_a_game_is_the_same_through_the_proxy(server: Server, real: Server) -> None:
    begin = {"seed": 7}
    direct, passed = server.post(GAMES, begin), real.post(GAMES, begin)
    assert passed.status_code == 201
    assert passed.content == direct.content
    assert passed.headers["Location"] == direct.headers["Location"]
    action = {"state": direct.json()["state"], "action": direct.json()["legal_actions"][0]}
    assert real.post(POSTS, action).content == server.post(POSTS, action).content


def test_what_a_service_refuses_passes_untouched(server: Server, real: Server) -> None:
    for body in ({"state_id": "0" * 48}, {"state": 1}, {}):
        wished = {"X-Request-Id": "the-same"}
        answers = [
            requests.post(f"{each.url}/v1/legal-actions", json=body, headers=wished, timeout=10)
            for each in (server, real)
        ]
        assert answers[0].content == answers[1].content
        assert answers[0].headers["Content-Type"] == answers[1].headers["Content-Type"]
        assert answers[1].headers["X-Request-Id"] == "the-same"


def test_answers_are_compressed_and_keep_their_tags(server: Server, real: Server) -> None:
    path = "/v1/rulesets/magic54/rules"
    plain = requests.get(server.url + path, timeout=10)
    packed = requests.get(real.url + path, headers={"Accept-Encoding": "gzip"}, stream=True, timeout=10)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    data = packed.raw.read(decode_content=False)
    assert gzip.decompress(data) == plain.content
    assert len(data) < len(plain.content) / 3
    again = requests.get(real.url + path, headers={"If-None-Match": packed.headers["ETag"]}, timeout=10)
    assert again.status_code == 304
    assert "Content-Encoding" not in real.get("/health/live").headers, "too short to be worth it"


def test_a_service_hears_who_asks_and_under_which_id(service: Upstream, proxy: Server) -> None:
    claims = {
        "X-Forwarded-For": "192.0.2.1",
        "Forwarded": "for=192.0.2.1",
        "X-Forwarded-Host": "elsewhere",
        "X-Request-Id": "mine/1",
    }
    requests.get(f"{proxy.url}/v1/rulesets", headers=claims, timeout=10)
    heard = service.asked[-1].headers
    assert heard["X-Forwarded-For"] == "127.0.0.1"
    assert heard["X-Forwarded-Proto"] == "http"
    assert heard["Host"] == address(proxy)
    assert heard["X-Request-Id"] == "mine/1"
    assert "Forwarded" not in heard
    assert "X-Forwarded-Host" not in heard


@pytest.mark.parametrize("wished", ["two words", "x" * 129, 'quote"d', ""])
def test_an_id_that_a_service_would_not_take_is_replaced(
    service: Upstream, proxy: Server, wished: str
) -> None:
    requests.get(f"{proxy.url}/v1/rulesets", headers={"X-Request-Id": wished}, timeout=10)
    assert re.fullmatch(r"[0-9a-f]{32}", service.asked[-1].headers["X-Request-Id"])


def test_the_log_joins_with_that_of_the_service(proxy: Server) -> None:
    requests.get(f"{proxy.url}/v1/rulesets?x=secret", headers={"X-Request-Id": "in-the-log"}, timeout=10)
    log = proxy.log.parent / "access.log"

    def line() -> dict[str, Any]:
        lines = [json.loads(text) for text in log.read_text(encoding="utf-8").splitlines()]
        return next((each for each in lines if each["request_id"] == "in-the-log"), {})

    assert processes.eventually(lambda: bool(line()))
    assert (line()["status"], line()["path"], line()["upstream_status"]) == (200, "/v1/rulesets", "200")
    assert "secret" not in log.read_text(encoding="utf-8")


def test_connections_to_services_are_kept(service: Upstream, proxy: Server) -> None:
    before = len(service.asked)
    for _ in range(30):
        assert requests.post(proxy.url + POSTS, data=b"{}", timeout=10).ok
    assert len({asked.connection for asked in service.asked[before:]}) <= 4


def test_a_service_hears_of_a_request_when_all_of_it_is_there(service: Upstream, proxy: Server) -> None:
    before = len(service.asked)
    begin = b"POST /v1/adjudications HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[1,2,\r\n"
    with Raw(proxy, begin) as client:
        assert requests.get(f"{proxy.url}/v1/rulesets", timeout=10).ok
        assert [asked.path for asked in service.asked[before:]] == ["/v1/rulesets"]
        client.send(b"2\r\n3]\r\n0\r\n\r\n")
        assert client.answer("POST").status == 200
    assert service.asked[-1].body == b"[1,2,3]"
    assert service.asked[-1].headers["Content-Length"] == "7"


# What the proxy refuses itself


def test_a_body_that_a_service_would_not_take(proxy: Server, service: Upstream) -> None:
    before = len(service.asked)
    largest = Config().max_body_bytes
    assert requests.post(proxy.url + POSTS, data=b"x" * largest, timeout=10).ok
    answer = requests.post(proxy.url + POSTS, data=b"x" * (largest + 1), timeout=10)
    assert answer.status_code == 413
    refusal(answer, "request-too-large", answer.content)
    assert len(service.asked) == before + 1


@pytest.mark.parametrize(
    ("sent", "status", "name"),
    [
        (b"GET /%s HTTP/1.1\r\nHost: a\r\n\r\n" % (b"x" * 9_000), 414, "target-too-long"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: %s\r\n\r\n" % (b"x" * 9_000), 431, "headers-too-large"),
        (b"what is this\r\n\r\n", 400, "bad-request"),
        (b"GET / HTTP/1.1\r\n\r\n", 400, "bad-request"),
        (b"GET / HTTP/3.1\r\nHost: a\r\n\r\n", 400, "bad-request"),
        (b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n", 501, "unsupported-transfer-coding"),
        (b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405, "method-not-allowed"),
        (b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
        (b"GET /.proxy/bad-request HTTP/1.1\r\nHost: a\r\n\r\n", 404, "not-found"),
    ],
)
def test_what_no_service_has_to_look_at(proxy: Server, sent: bytes, status: int, name: str) -> None:
    with Raw(proxy, sent) as client:
        answer = client.answer()
    assert answer.status == status
    refusal(answer, name, answer.body)


def test_no_service_at_all() -> None:
    with proxying([NOBODY, "127.0.0.1:2"]) as proxy:
        answer = proxy.post(POSTS, {})
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == "1"
    refusal(answer, "unavailable", answer.content)
