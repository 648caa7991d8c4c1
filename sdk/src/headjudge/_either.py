"""Answers of two kinds: which of them a service gives depends on what it was asked."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import ValidationError
from msgspec.json import Decoder

A = TypeVar("A")
B = TypeVar("B")


class Either(Generic[A, B]):
    """Decodes the first kind, or else the other."""

    def __init__(self, one: Decoder[A], other: Decoder[B]) -> None:
        self._one = one
        self._other = other

    def decode(self, document: bytes) -> A | B:
        """The answer in a document.

        :raises msgspec.DecodeError: it is of neither kind.
        """
        try:
            return self._one.decode(document)
        except ValidationError:
            return self._other.decode(document)
