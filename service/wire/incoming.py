"""Requests as they come in: bytes in whatever pieces, complete requests out.

:class:`.Head` reads the head, once that is whole; here is what it leaves to a thread that waits: where the
head ends, how much body there is, and how much of all this is taken.
"""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

from gunicorn.http import errors  # type: ignore[import-untyped]  # it has no types
from gunicorn.http.body import ChunkedReader  # type: ignore[import-untyped]  # as above
from gunicorn.http.unreader import IterUnreader  # type: ignore[import-untyped]  # as above

from service.problems import (
    BadRequestProblem,
    ExpectationFailedProblem,
    HeadersTooLargeProblem,
    Problem,
    TargetTooLongProblem,
    UnsupportedTransferCodingProblem,
    too_large,
)
from service.wire.chunked import Chunks, Misframed
from service.wire.head import Head

LARGEST_HEAD = 32_768
"""Bytes of request line and header fields together."""
LONGEST_DETAIL = 300

_END = b"\r\n\r\n"
_BARE_LINE_FEED = re.compile(rb"(?<!\r)\n")
_FOLDED_LINE = re.compile(rb"\r\n[ \t]")
"""RFC 9112, 5.2: to be refused by a server that does not unfold it."""

_KINDS: dict[type[Exception], type[Problem]] = {
    errors.LimitRequestLine: TargetTooLongProblem,
    errors.LimitRequestHeaders: HeadersTooLargeProblem,
    errors.UnsupportedTransferCoding: UnsupportedTransferCodingProblem,
    errors.ExpectationFailed: ExpectationFailedProblem,
}
"""What gunicorn's parser raises, where it is more than a bad request."""


class Unacceptable(Exception):
    """What came in is no request that can be served; after ``problem`` the connection has to be closed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Incoming:
    """What one connection has received and nobody has taken, and the request that this begins with."""

    def __init__(self, cfg: Any, client: Any, *, largest_body: int) -> None:
        self._cfg = cfg
        self._client = client
        self._largest_body = largest_body
        self._buffer = bytearray()
        self._searched = 0
        self._requests = 0
        self.head: Head | None = None
        """The request whose body is not complete."""
        self._length = 0
        self._chunks: Chunks | None = None

    def __len__(self) -> int:
        """Bytes that are not taken."""
        return len(self._buffer)

    @property
    def promised(self) -> int:
        """Bytes that it holds, or will when the request is complete."""
        if self.head is None:
            return len(self._buffer)
        return self._largest_body if self._chunks else max(self._length, len(self._buffer))

    @property
    def expects_go_ahead(self) -> bool:
        """Whether the client waits for ``100 Continue`` before it sends the body (RFC 9110, 10.1.1)."""
        return self.head is not None and self.head._expected_100_continue and not self._buffer  # noqa: SLF001  # gunicorn has no other name for it

    def feed(self, data: bytes) -> None:
        """Take what was received."""
        self._buffer += data

    def next_request(self) -> Head | None:
        """The next request, its ``body`` a file with all that belongs to it; None if more has to come.

        A chunked body is as if it had been sent with its length (RFC 9112, 7.1.3).

        Raises:
            Unacceptable: what comes next is no request, too long, or framed in a way that is not understood.
        """
        if self.head is None and (head := self._read_head()):
            self._begin_body(self._parsed(head))
        request = self.head
        body = None if request is None else self._read_body()
        if request is None or body is None:
            return None
        self.head = None
        if self._chunks:
            self._chunks = None
            framed = [field for field in request.headers if field[0] != "TRANSFER-ENCODING"]
            request.headers = [*framed, ("CONTENT-LENGTH", str(len(body)))]
        request.body, request.body_length = BytesIO(body), len(body)
        request._expected_100_continue = False  # noqa: SLF001  # the body is here
        return request

    def cut_off(self) -> Unacceptable | None:
        """What to say to a client that sends nothing more; None between two requests."""
        if self.head is None and not self._buffer:
            return None
        part = "header fields" if self.head is None else "body"
        return Unacceptable(BadRequestProblem(detail=f"the request ends in the middle of its {part}"))

    def _read_head(self) -> bytes | None:
        """Request line and header fields; None if more has to come."""
        buffer = self._buffer
        while buffer.startswith(b"\r\n"):  # RFC 9112, 2.2: empty lines before a request line are ignored
            del buffer[:2]
            self._searched = 0
        end = buffer.find(_END, max(0, self._searched - 3))
        stop = len(buffer) if end < 0 else end
        if _BARE_LINE_FEED.search(buffer, self._searched, stop):
            raise Unacceptable(BadRequestProblem(detail="a line of the header ends with a bare line feed"))
        if _FOLDED_LINE.search(buffer, max(0, self._searched - 3), stop):
            raise Unacceptable(BadRequestProblem(detail="a header field is folded over several lines"))
        if stop > LARGEST_HEAD:
            raise self._head_too_large()
        self._searched = len(buffer)
        if end < 0:
            return None
        head = bytes(buffer[: end + len(_END)])
        del buffer[: len(head)]
        self._searched = 0
        self._requests += 1
        return head

    def _head_too_large(self) -> Unacceptable:
        if b"\r\n" not in self._buffer[:LARGEST_HEAD]:
            detail = f"the request line has more than {LARGEST_HEAD} bytes"
            return Unacceptable(TargetTooLongProblem(detail=detail))
        detail = f"request line and header fields have more than {LARGEST_HEAD} bytes"
        return Unacceptable(HeadersTooLargeProblem(detail=detail))

    def _parsed(self, head: bytes) -> Head:
        try:
            return Head(self._cfg, IterUnreader([head]), self._client, self._requests)
        except errors.ParseException as error:
            kind = _KINDS.get(type(error), BadRequestProblem)
            raise Unacceptable(kind(detail=str(error)[:LONGEST_DETAIL])) from None

    def _begin_body(self, request: Head) -> None:
        """Find out how the body is framed."""
        self.head = request
        reader = request.body.reader
        if isinstance(reader, ChunkedReader):
            _insist_on_chunked_alone(request)
            self._chunks = Chunks(self._largest_body)
            return
        self._length = reader.length
        if self._length > self._largest_body:
            raise Unacceptable(too_large(self._largest_body))

    def _read_body(self) -> bytes | None:
        """The body of the request whose head is read; None if more has to come."""
        if self._chunks:
            try:
                return bytes(self._chunks.body) if self._chunks.take(self._buffer) else None
            except Misframed as error:
                raise Unacceptable(error.problem) from None
        if len(self._buffer) < self._length:
            return None
        body = bytes(self._buffer[: self._length])
        del self._buffer[: self._length]
        return body


def _insist_on_chunked_alone(request: Head) -> None:
    """Look at how a chunked body is coded besides.

    Raises:
        Unacceptable: it is compressed, too, which is not understood (RFC 9112, 6.1).
    """
    coding = ", ".join(value for name, value in request.headers if name == "TRANSFER-ENCODING")
    if coding.strip(" \t,").lower() != "chunked":
        detail = f"the transfer coding {coding[:80]!r} is not understood; chunked alone is"
        raise Unacceptable(UnsupportedTransferCodingProblem(detail=detail))
