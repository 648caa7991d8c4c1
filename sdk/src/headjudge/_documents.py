"""Documents as they came and as they are sent on: states, byte for byte."""

from __future__ import annotations

import secrets
from typing import Final, cast

import msgspec

from . import models
from ._problems import UNREADABLE

SEEDS: Final = 2**52
"""Random seeds are below this: JSON numbers that every language can hold, even with a count added."""


def random_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbelow(SEEDS)


class Raw(msgspec.Struct):
    """The state in a document, byte for byte, with members that this version of the SDK doesn't know."""

    state: msgspec.Raw = msgspec.Raw()


class _RawSamples(msgspec.Struct):
    samples: list[Raw]


class _RawSuccessors(msgspec.Struct):
    successors: list[Raw]


RAW: Final = msgspec.json.Decoder(Raw)
RAW_SAMPLES: Final = msgspec.json.Decoder(_RawSamples)
RAW_SUCCESSORS: Final = msgspec.json.Decoder(_RawSuccessors)
STATE: Final[msgspec.json.Decoder[models.State]] = msgspec.json.Decoder(models.State)


def as_sent(document: bytes | models.State) -> models.State:
    """A state that is sent byte for byte: a struct would drop the members that it doesn't know.

    :raises ValueError: this isn't one JSON document.
    """
    if not isinstance(document, bytes):
        return document
    try:
        raw = msgspec.json.decode(document, type=msgspec.Raw)
    except UNREADABLE as error:
        raise ValueError(f"a state is one JSON document, this isn't: {error}") from error
    return cast("models.State", raw)
