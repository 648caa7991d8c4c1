"""Heads are read as gunicorn's own parser reads them: the same fields, the same framing, the same refusals.

Where two parsers of one request disagree, one request can be smuggled in another (RFC 9112, 11.2).
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from gunicorn.config import Config as GunicornConfig  # type: ignore[import-untyped]  # it has no types
from gunicorn.http import errors  # type: ignore[import-untyped]  # as above
from gunicorn.http.body import ChunkedReader  # type: ignore[import-untyped]  # as above
from gunicorn.http.message import Request  # type: ignore[import-untyped]  # as above
from gunicorn.http.unreader import IterUnreader  # type: ignore[import-untyped]  # as above
from hypothesis import assume, example, given
from hypothesis import strategies as st

from service.problems import Problem, TargetTooLongProblem
from service.wire.head import Head
from service.wire.incoming import Incoming, Unacceptable

CONFIG = GunicornConfig()
CONFIG.set("http_parser", "python")
CLIENT = ("127.0.0.1", 1)

REQUEST_LINES = [
    b"GET / HTTP/1.1",
    b"POST /a?b=c HTTP/1.1",
    b"PUT http://here/there HTTP/1.0",
    b"OPTIONS * HTTP/1.1",
    b"CONNECT here:1 HTTP/1.1",
    b"BREW /pot HTTP/1.1",
]
FIELDS = [
    b"Host: here",
    b"Content-Length: 5",
    b"content-length:5 \t",
    b"Content-Length: 0",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, Chunked",
    b"Transfer-Encoding: identity",
    b"TE: trailers",
    b"Expect: 100-continue",
    b"Connection: close",
    b"Connection: upgrade",
    b"Upgrade: h2c",
    b"X_Y: 1",
    b"X-Forwarded-Proto: https",
    b"Empty:",
    b"Spaced: \t b c \t",
    b"Cookie: a=b; c",
    b"Content-Type: text/plain",
]
TELLING = b'\r\n \t:\x00\x01\x0b\x1f\x7f\x80\xff,;"(@_-'
"""Bytes that mean something in a head, or must not stand in one."""


@st.composite
def heads(draw: st.DrawFn) -> bytes:
    """A head, most often with something wrong in it, that neither bare line feeds nor folded lines are in."""
    lines = [draw(st.sampled_from(REQUEST_LINES)), *draw(st.lists(st.sampled_from(FIELDS), max_size=6))]
    head = bytearray(b"\r\n".join(lines) + b"\r\n\r\n")
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(head) - 5))
        replaced = draw(st.integers(0, 1))
        written = draw(st.sampled_from([bytes([byte]) for byte in TELLING]) | st.binary(max_size=1))
        head[at : at + replaced] = written
    whole = bytes(head[: head.index(b"\r\n\r\n") + 4])
    assume(not whole.startswith(b"\r\n") and not re.search(rb"(?<!\r)\n|\r\n[ \t]", whole))
    return whole


def read(parser: type[Any], head: bytes) -> tuple[Any, ...] | None:
    """All that a parser finds in a head; None if it refuses it."""
    try:
        request = parser(CONFIG, IterUnreader([head]), CLIENT, 1)
    except errors.ParseException:
        return None
    reader = request.body.reader
    framing = "chunked" if isinstance(reader, ChunkedReader) else reader.length
    said = (request.method, request.uri, request.path, request.query, request.version, request.headers)
    return *said, framing, request.scheme, request.should_close(), request._expected_100_continue


@given(heads())
@example(b"GET  / HTTP/1.1\r\n\r\n")
@example(b"GET /\r\n\r\n")
@example(b"GET / HTTP/1.1\r\nA : b\r\n\r\n")
@example(b"GET / HTTP/1.1\r\nA: b\rC: d\r\n\r\n")
@example(b"POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n")
@example(b"POST / HTTP/1.1\r\nContent-Length: \xb2\r\n\r\n")
@example(b"POST / HTTP/1.1\r\nTransfer-Encoding:\x0bchunked\r\n\r\n")
@example(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\ncontent-length: 5\r\n\r\n")
def test_a_head_is_read_as_gunicorn_reads_it(head: bytes) -> None:
    assert read(Head, head) == read(Request, head)


@pytest.mark.parametrize(
    ("name", "value"),
    [(b"a" * 4_000, b" \t" * 2_000 + b"\x00"), (b"a" * 8_000, b""), (b"a", b"b" * 8_000 + b"\x7f")],
)
def test_a_field_that_almost_fits_is_read_once(name: bytes, value: bytes) -> None:
    """What cannot match is refused without another look at what did: no time grows with its square."""
    head = b"GET / HTTP/1.1\r\n" + b"%b:%b\r\n" % (name, value) * 100 + b"\r\n"
    assert read(Head, head) == read(Request, head)


@pytest.mark.parametrize(("over", "taken"), [(0, True), (1, False)])
def test_the_limits_are_those_of_the_settings(over: int, taken: bool) -> None:
    line, fields, field = (
        CONFIG.limit_request_line,
        CONFIG.limit_request_fields,
        CONFIG.limit_request_field_size,
    )
    assert (line, fields, field) == (4_094, 100, 8_190), "docs/serving.md tells them"
    target = b"/" + b"a" * (line + over - len(b"GET / HTTP/1.1"))
    heads = [
        b"GET %b HTTP/1.1\r\n\r\n" % target,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (fields + over) + b"\r\n",
        b"GET / HTTP/1.1\r\nA: " + b"b" * (field + over - len(b"A: \r\n")) + b"\r\n\r\n",
    ]
    for head in heads:
        assert read(Head, head) == read(Request, head)
        assert (read(Head, head) is not None) is taken


def refusal(*pieces: bytes) -> Problem:
    """Why what comes in these pieces is refused, with the last of them and no sooner."""
    incoming = Incoming(CONFIG, CLIENT, largest_body=1_000)
    for piece in pieces[:-1]:
        incoming.feed(piece)
        assert incoming.next_request() is None
    incoming.feed(pieces[-1])
    with pytest.raises(Unacceptable) as caught:
        incoming.next_request()
    return caught.value.problem


@pytest.mark.parametrize(
    "pieces",
    [
        (b"\r", b"\n\nGET / HTTP/1.1\r\n\r\n"),
        (b"\r\n\r", b"\n\nGET / HTTP/1.1\r\n\r\n"),
        (b"\r\n", b"\nGET / HTTP/1.1\r\n\r\n"),
        (b"\n",),
        (b"GET / HTTP/1.1\r\nA: b\r", b"\n", b"\n"),
    ],
)
def test_a_bare_line_feed_is_refused_in_whatever_pieces_it_comes(pieces: tuple[bytes, ...]) -> None:
    assert "bare line feed" in refusal(*pieces).detail


def test_a_request_line_that_is_too_long_is_told_from_fields_that_are() -> None:
    assert isinstance(refusal(b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\n\r\n"), TargetTooLongProblem)
