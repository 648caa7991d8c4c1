"""The body of a reply as it comes in: decompressed here, so that what it grows to has a bound."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Final

MOST_BYTES: Final = 64 * 1024 * 1024
"""Bytes that an answer may have by default: some hundred times what the largest ones of the contract take."""

ACCEPTED: Final = "gzip"
"""The only coding that is asked for, and understood (RFC 9110, 8.4.1.3)."""
_GZIPPED: Final = ("gzip", "x-gzip")
_GZIP_FORMAT: Final = 16 + zlib.MAX_WBITS


class Unreadable(Exception):
    """The body is too long, or compressed in a way that can't be undone; the message says which."""


class Body:
    """The body of one reply, in pieces as the network has them."""

    def __init__(self, headers: Mapping[str, str], most: int) -> None:
        """``headers`` are those of the reply; ``most`` is how many bytes the body may have, decompressed.

        :raises Unreadable: the headers announce more bytes than that, or a coding that isn't understood.
        """
        self._most = most
        self._parts = bytearray()
        coding = headers.get("Content-Encoding", "identity").strip().lower()
        if coding not in (*_GZIPPED, "identity", ""):
            raise Unreadable(f"the answer is coded as {coding!r}, though only {ACCEPTED} was asked for")
        self._gzip = _Gzip() if coding in _GZIPPED else None
        length = headers.get("Content-Length", "0")
        if length.isascii() and length.isdigit() and int(length[:20]) > most:
            raise self._too_long()

    def take(self, piece: bytes) -> None:
        """Take a piece as it was sent.

        :raises Unreadable: the body is longer than it may be, or isn't what its coding says.
        """
        if self._gzip is None:
            self._add(piece)
            return
        self._gzip.feed(piece)
        while decompressed := self._gzip.more(self._most + 1 - len(self._parts)):
            self._add(decompressed)

    def take_decoded(self, content: bytes) -> None:
        """Take the whole body as somebody else has read and decompressed it.

        :raises Unreadable: it is longer than it may be.
        """
        self._gzip = None
        self._add(content)

    def whole(self) -> bytes:
        """The body, once all its pieces are here.

        :raises Unreadable: what was compressed breaks off.
        """
        if self._gzip is not None and not self._gzip.is_complete:
            raise Unreadable("the compressed answer breaks off")
        return bytes(self._parts)

    def _add(self, piece: bytes) -> None:
        if len(self._parts) + len(piece) > self._most:
            raise self._too_long()
        self._parts += piece

    def _too_long(self) -> Unreadable:
        return Unreadable(f"the answer has more than {self._most:,} bytes (max_answer_bytes)")


class _Gzip:
    """A decompressor of gzip members that come one after the other (RFC 1952, 2.2)."""

    def __init__(self) -> None:
        self._member = zlib.decompressobj(_GZIP_FORMAT)
        self._compressed = b""
        self.is_complete = True
        """Whether nothing has come yet, or the last member is there to its end."""

    def feed(self, piece: bytes) -> None:
        self._compressed += piece

    def more(self, most: int) -> bytes:
        """Some of what can be decompressed of all that has come, at most so many bytes; nothing at its end.

        :raises Unreadable: it is no gzip.
        """
        found = b""
        while self._compressed and not found:
            if self._member.eof:
                self._member = zlib.decompressobj(_GZIP_FORMAT)
            try:
                found = self._member.decompress(self._compressed, most)
            except zlib.error as error:
                raise Unreadable(f"the answer isn't the gzip that it is declared as: {error}") from None
            self._compressed = self._member.unused_data or self._member.unconsumed_tail
            self.is_complete = self._member.eof
        return found
