"""What the server itself says to requests that break HTTP, and how it keeps connections."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest

from service.wire.incoming import LARGEST_HEAD
from tests.support.raw import Raw, RawAnswer, head, request
from tests.support.servers import Server, serving

PATH = "/v1/statuses"
BODY = b'{"state": {"ruleset": "none"}}'
LIMIT = 8_192
JSON = {"Host": "here", "Content-Type": "application/json"}
CHUNKED = {**JSON, "Transfer-Encoding": "chunked"}
LIVE = request("GET", "/health/live")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that takes small bodies."""
    with serving(workers=1, threads=2, max_body_bytes=LIMIT, cache_url="memory://") as running:
        yield running


def is_problem(answer: RawAnswer, kind: str) -> None:
    """The answer is this problem, complete as any other, and ends the connection."""
    document = answer.json()
    assert document["type"] == f"/problems/{kind}", document
    assert document["status"] == answer.status
    assert document["title"]
    assert document["detail"]
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.headers["X-Request-Id"] == document["request_id"] != ""
    assert answer.headers["Connection"] == "close"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


def refusal(server: Server, sent: bytes) -> RawAnswer:
    """The answer to what is no request; the connection is closed after it."""
    with Raw(server, sent) as client:
        answer = client.answer()
        assert client.is_closed_within(5)
        return answer


def chunks(*parts: bytes, fields: dict[str, str] = CHUNKED) -> bytes:
    """A request with a body in these chunks."""
    encoded = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts)
    return head("POST", PATH, fields) + encoded + b"0\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"NONSENSE\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET  / HTTP/1.1\r\n\r\n",
        b"get / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /caf\xe9 HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\nHost: here\n\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nA B: c\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: \x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: " + b"9" * 5_000 + b"\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n",
    ],
)
def test_what_is_no_http(server: Server, sent: bytes) -> None:
    is_problem(refusal(server, sent), "bad-request")


def test_the_request_line_has_a_limit(server: Server) -> None:
    is_problem(refusal(server, b"GET /" + b"a" * 8_000 + b" HTTP/1.1\r\n\r\n"), "target-too-long")
    is_problem(refusal(server, b"GET /" + b"a" * (LARGEST_HEAD + 1)), "target-too-long")


@pytest.mark.parametrize(
    "fields",
    [
        b"A: b\r\n" * 101 + b"\r\n",
        b"A: " + b"b" * 9_000 + b"\r\n\r\n",
        (b"A: " + b"b" * 8_000 + b"\r\n") * 5 + b"\r\n",
        (b"A: " + b"b" * 8_000 + b"\r\n") * 5 + b"and so on",
    ],
)
def test_header_fields_have_limits(server: Server, fields: bytes) -> None:
    is_problem(refusal(server, b"GET / HTTP/1.1\r\n" + fields), "headers-too-large")


def test_an_expectation_that_nobody_knows(server: Server) -> None:
    is_problem(refusal(server, request("GET", "/", Expect="the-unexpected")), "expectation-failed")


@pytest.mark.parametrize("coding", ["gzip, chunked", "deflate, Chunked", "br, chunked", "nonsense"])
def test_transfer_codings_but_chunked_are_not_understood(server: Server, coding: str) -> None:
    answer = refusal(server, chunks(BODY, fields={**JSON, "Transfer-Encoding": coding}))
    is_problem(answer, "unsupported-transfer-coding")


@pytest.mark.parametrize("coding", ["gzip", "chunked, gzip", "chunked, chunked"])
def test_transfer_codings_that_have_no_end(server: Server, coding: str) -> None:
    answer = refusal(server, chunks(BODY, fields={**JSON, "Transfer-Encoding": coding}))
    is_problem(answer, "bad-request")


def test_a_length_beyond_the_limit_is_refused_before_the_body_comes(server: Server) -> None:
    fields = {**JSON, "Content-Length": str(LIMIT + 1), "Expect": "100-continue", "X-Request-Id": "mine"}
    answer = refusal(server, head("POST", PATH, fields))
    is_problem(answer, "request-too-large")
    assert answer.json()["limit"] == LIMIT
    assert answer.json()["request_id"] == "mine"


def test_a_client_that_sends_too_much_can_read_why(server: Server) -> None:
    with Raw(server) as client:
        client.send(request("POST", PATH, b" " * 2_000_000))
        is_problem(client.answer(), "request-too-large")


def test_a_chunked_body_is_a_body(server: Server) -> None:
    with Raw(server) as client:
        for parts in ([BODY], [BODY[:7], BODY[7:8], BODY[8:]]):
            client.send(chunks(*parts))
            answer = client.answer()
            assert answer.status == 200
            assert answer.headers["Connection"] == "keep-alive"
            assert answer.json()["faults"]


@pytest.mark.parametrize(
    "broken", [b"ZZZ\r\n", b"5\r\nabcdefgh\r\n", b"2;=\r\nab\r\n", b"0\r\nnonsense\r\n\r\n"]
)
def test_a_chunked_body_that_is_malformed(server: Server, broken: bytes) -> None:
    answer = refusal(server, head("POST", PATH, CHUNKED) + broken)
    is_problem(answer, "bad-request")
    assert "chunked body is malformed" in answer.json()["detail"]


def test_a_chunked_body_that_is_too_long(server: Server) -> None:
    is_problem(refusal(server, chunks(*[b" " * 1_000] * 9)), "request-too-large")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /health/li",
        head("POST", PATH, {**JSON, "Content-Length": "20"}) + b"{",
        head("POST", PATH, CHUNKED) + b"5\r\nab",
        head("POST", PATH, CHUNKED) + b"2\r\n{}\r\n0\r\n",
    ],
)
def test_a_request_that_is_cut_off(server: Server, sent: bytes) -> None:
    with Raw(server, sent) as client:
        client.finish()
        is_problem(client.answer(), "bad-request")


def test_a_request_may_come_byte_by_byte(server: Server) -> None:
    with Raw(server) as client:
        for byte in b"\r\n" + request("POST", PATH, BODY):
            client.send(bytes([byte]))
        assert client.answer().status == 200


def test_requests_may_be_sent_before_answers_are_read(server: Server) -> None:
    with Raw(server, LIVE + chunks(BODY) + request("GET", "/nowhere") + LIVE) as client:
        assert [client.answer().status for _ in range(4)] == [200, 200, 404, 200]


def test_more_requests_than_are_read_ahead(server: Server) -> None:
    count = 300
    long = request("GET", "/health/live", X_Padding="x" * 4_000)
    with Raw(server) as client:
        client.send(long * count)
        assert {client.answer().status for _ in range(count)} == {200}


def test_the_client_is_told_to_go_ahead_with_the_body(server: Server) -> None:
    fields = {**JSON, "Content-Length": str(len(BODY)), "Expect": "100-continue"}
    with Raw(server, head("POST", PATH, fields)) as client:
        assert client.socket.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
        client.send(BODY)
        assert client.answer().status == 200
        client.send(head("POST", PATH, fields) + BODY)
        assert client.answer().status == 200, "who does not wait is not told"


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        (request("GET", "/nowhere"), True),
        (request("GET", "/nowhere", Connection="close"), False),
        (b"GET /nowhere HTTP/1.0\r\n\r\n", False),
        (b"GET /nowhere HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", True),
        (request("HEAD", "/health/live"), True),
    ],
)
def test_connections_are_kept_as_the_client_wishes(server: Server, sent: bytes, kept: bool) -> None:
    with Raw(server, sent) as client:
        answer = client.answer(sent.split()[0].decode())
        assert answer.headers["Connection"] == ("keep-alive" if kept else "close")
        if kept:
            client.send(LIVE)
            assert client.answer().status == 200
        else:
            assert client.is_closed_within(5)


def test_a_client_that_does_not_close_holds_nobody_up(server: Server) -> None:
    with Raw(server, request("GET", "/nowhere", Connection="close")) as client:
        client.answer()
        with Raw(server, LIVE) as other:
            begin = time.monotonic()
            assert other.answer().status == 200
            assert time.monotonic() - begin < 1


@pytest.mark.parametrize("target", ["//metrics", "///health/live", "//v1/rulesets", "http://here//metrics"])
def test_a_path_with_slashes_before_it_is_another_path(server: Server, target: str) -> None:
    with Raw(server, request("GET", target)) as client:
        answer = client.answer()
        assert (answer.status, answer.json()["type"]) == (404, "/problems/not-found")


@pytest.mark.parametrize("name", ["SCRIPT_NAME", "PATH_INFO", "X_Y"])
def test_a_header_cannot_pass_for_a_part_of_the_environment(server: Server, name: str) -> None:
    fields = {**JSON, name: "/elsewhere"}
    with Raw(server, head("GET", "/health/live", fields)) as client:
        assert client.answer().status == 200


def test_refusals_are_counted_and_logged(server: Server) -> None:
    refusal(server, request("POST", PATH, b" " * (LIMIT + 1), X_Request_Id="odd"))
    with Raw(server, request("GET", "/metrics")) as client:
        assert b'headjudge_problems_total{type="request-too-large"}' in client.answer().body
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if '"odd"' in line]
    assert [(line["status"], line["path"], line["operation"]) for line in lines] == [(413, PATH, "none")]
