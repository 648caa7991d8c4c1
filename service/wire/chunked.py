"""Chunked bodies, decoded as they arrive (RFC 9112, 7.1)."""

from __future__ import annotations

import re
from enum import Enum, auto

from service.problems import BadRequestProblem, RequestTooLargeProblem, too_large

LONGEST_LINE = 4_096
MOST_FRAMING = 65_536
"""Bytes of sizes, extensions, trailers and line ends that a body may have besides an eighth of the limit on
what it holds: what nobody looks at is not sent without end (RFC 9112, 7.1.1)."""

_TOKEN = rb"[!#$%&'*+\-.^_`|~0-9A-Za-z]+"
_QUOTED = rb'"(?:[\t !#-\[\]-~\x80-\xff]|\\[\t -~\x80-\xff])*"'
_SIZE = re.compile(
    rb"([0-9A-Fa-f]{1,15})(?:[ \t]*;[ \t]*%b(?:[ \t]*=[ \t]*(?:%b|%b))?)*[ \t]*" % (_TOKEN, _TOKEN, _QUOTED)
)
_TRAILER = re.compile(rb"%b:[\t\x20-\x7e\x80-\xff]*" % _TOKEN)


class Misframed(Exception):
    """The body breaks its framing, or is too long; ``problem`` says so."""

    def __init__(self, problem: BadRequestProblem | RequestTooLargeProblem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class _Part(Enum):
    """What has to come next."""

    SIZE = auto()
    DATA = auto()
    END_OF_DATA = auto()
    TRAILER = auto()
    NOTHING = auto()


class Chunks:
    """The body of one request; ``body`` is what has been decoded of it."""

    def __init__(self, limit: int) -> None:
        self.body = bytearray()
        self._limit = limit
        self._framing = MOST_FRAMING + limit // 8
        self._part = _Part.SIZE
        self._missing = 0

    def take(self, buffer: bytearray) -> bool:
        """Take from the front of a buffer what belongs to the body. True when the body is complete.

        Raises:
            Misframed: it is no chunked body, or it is longer than the limit.
        """
        at = 0
        while self._part is not _Part.NOTHING:
            end = self._data(buffer, at) if self._part is _Part.DATA else self._line(buffer, at)
            if end is None:
                break
            at = end
        del buffer[:at]
        return self._part is _Part.NOTHING

    def _data(self, buffer: bytearray, at: int) -> int | None:
        """Take data of the chunk from this index on; where the rest begins, or None if more has to come."""
        end = min(at + self._missing, len(buffer))
        self.body += memoryview(buffer)[at:end]
        self._missing -= end - at
        if self._missing == 0:
            self._part = _Part.END_OF_DATA
            return end
        return end if end > at else None

    def _line(self, buffer: bytearray, at: int) -> int | None:
        """Take a line from this index on; where the next begins, or None if more has to come."""
        if self._part is _Part.END_OF_DATA and not b"\r\n".startswith(buffer[at : at + 2]):
            raise _broken("a chunk is longer than its size")
        end = buffer.find(b"\r\n", at)
        if (len(buffer) if end < 0 else end) - at > LONGEST_LINE:
            raise _broken(f"a line between chunks has more than {LONGEST_LINE} bytes")
        if end < 0:
            return None
        self._framing -= end + 2 - at
        if self._framing < 0:
            raise _broken("sizes, extensions and trailers of the chunks are too long for the body")
        self._read(bytes(buffer[at:end]))
        return end + 2

    def _read(self, line: bytes) -> None:
        match self._part:
            case _Part.END_OF_DATA:
                self._part = _Part.SIZE
            case _Part.TRAILER if line:
                if not _TRAILER.fullmatch(line):
                    raise _broken(f"{line[:80]!r} is not a trailer field")
            case _Part.TRAILER:
                self._part = _Part.NOTHING
            case _:
                self._begin(line)

    def _begin(self, line: bytes) -> None:
        """Begin the chunk that has this line with its size."""
        size = _SIZE.fullmatch(line)
        if size is None:
            raise _broken(f"{line[:80]!r} is not the size of a chunk")
        self._missing = int(size[1], 16)
        if len(self.body) + self._missing > self._limit:
            raise Misframed(too_large(self._limit))
        self._part = _Part.DATA if self._missing else _Part.TRAILER


def _broken(detail: str) -> Misframed:
    return Misframed(BadRequestProblem(detail=f"the chunked body is malformed: {detail}"))
