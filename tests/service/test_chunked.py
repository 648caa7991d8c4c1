"""Chunked bodies, in whatever pieces they come."""

from __future__ import annotations

import pytest
from gunicorn.config import Config as GunicornConfig  # type: ignore[import-untyped]  # it has no types
from hypothesis import given
from hypothesis import strategies as st

from service.problems import BadRequestProblem, RequestTooLargeProblem
from service.wire.chunked import LONGEST_LINE, MOST_FRAMING, Chunks, Misframed
from service.wire.incoming import Incoming

LIMIT = 4_096
REST = b"GET / HTTP/1.1\r\n"
"""What follows on the connection."""


def chunked(chunks: list[bytes], trailers: bytes = b"") -> bytes:
    """A body in these chunks, none of them empty."""
    encoded = b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks)
    return encoded + b"0\r\n" + trailers + b"\r\n"


def decode(pieces: list[bytes]) -> tuple[bytes, bytes]:
    """The body in these pieces, and what is left of the last one."""
    chunks = Chunks(LIMIT)
    buffer = bytearray()
    for piece in pieces[:-1]:
        buffer += piece
        assert not chunks.take(buffer)
    buffer += pieces[-1]
    assert chunks.take(buffer)
    return bytes(chunks.body), bytes(buffer)


@given(st.lists(st.binary(min_size=1, max_size=40), max_size=8), st.data())
def test_a_body_is_the_same_in_whatever_pieces_it_comes(chunks: list[bytes], data: st.DataObject) -> None:
    encoded = chunked(chunks)
    cut = data.draw(st.integers(1, len(encoded) - 1))
    assert decode([encoded[:cut], encoded[cut:] + REST]) == (b"".join(chunks), REST)


def test_byte_by_byte() -> None:
    encoded = chunked([b"a", b"b\r\n0\r\n\r\nc"], trailers=b"X-Sum: 1\r\n")
    pieces = [encoded[index : index + 1] for index in range(len(encoded))]
    assert decode(pieces) == (b"ab\r\n0\r\n\r\nc", b"")


@pytest.mark.parametrize(
    "line",
    [b"2", b"02", b"0" * 14 + b"2", b"2;a", b"2;a=b", b'2 ; a = "b;\\"c"', b"2;a;b=c", b"2 "],
)
def test_extensions_are_passed_over(line: bytes) -> None:
    assert decode([line + b"\r\nab\r\n0;last\r\n\r\n"]) == (b"ab", b"")


@pytest.mark.parametrize(
    "body",
    [
        b"ZZZ\r\n",
        b"\r\n",
        b"-1\r\n",
        b"+2\r\nab\r\n",
        b"0x2\r\nab\r\n",
        b"1_0\r\n",
        b" 2\r\nab\r\n",
        b"2;=b\r\nab\r\n",
        b'2;a="b\r\nab\r\n',
        b"2\nab\r\n",
        b"f" * 16 + b"\r\n",
        b"2\r\nabc",
        b"2\r\nab\n",
        b"2\r\nab0\r\n\r\n",
        b"0\r\nno colon\r\n\r\n",
        b"0\r\nX: a\nb\r\n\r\n",
        b"1" * (LONGEST_LINE + 1),
    ],
)
def test_what_is_no_chunked_body(body: bytes) -> None:
    with pytest.raises(Misframed) as caught:
        Chunks(LIMIT).take(bytearray(body))
    assert isinstance(caught.value.problem, BadRequestProblem)


def test_the_limit_holds_for_all_chunks_together() -> None:
    half = b"%x\r\n%b\r\n" % (LIMIT // 2, b"x" * (LIMIT // 2))
    assert decode([half + half + b"0\r\n\r\n"])[0] == b"x" * LIMIT
    with pytest.raises(Misframed) as caught:
        Chunks(LIMIT).take(bytearray(half + half + b"1\r\n"))
    assert caught.value.problem == RequestTooLargeProblem(
        detail=f"the body has more than {LIMIT} bytes", limit=LIMIT
    )


def test_a_size_beyond_the_limit_is_refused_before_the_chunk_comes() -> None:
    with pytest.raises(Misframed, match="more than 4096 bytes"):
        Chunks(LIMIT).take(bytearray(b"1001\r\n"))


def test_the_application_sees_a_body_with_its_length() -> None:
    head = b"POST / HTTP/1.1\r\nX-A: b\r\nTransfer-Encoding: chunked\r\n\r\n"
    incoming = Incoming(GunicornConfig(), ("", 0), largest_body=LIMIT)
    incoming.feed(head + chunked([b"ab", b"c"]))
    request = incoming.next_request()
    assert request is not None
    assert request.headers == [("X-A", "b"), ("CONTENT-LENGTH", "3")]
    assert request.body.read() == b"abc"
    assert incoming.next_request() is None


@pytest.mark.parametrize("line", [b"0\r\n" + b"X: 1\r\n" * MOST_FRAMING, b"1;a\r\nb\r\n" * MOST_FRAMING])
def test_framing_has_an_end(line: bytes) -> None:
    with pytest.raises(Misframed, match="too long for the body"):
        Chunks(1_000_000).take(bytearray(line))
