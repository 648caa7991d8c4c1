"""Tokens, invitations and the chance that follows from them: 32 random bytes each, base64url without padding
(RFC 4648, section 5), so 43 characters.

A token stands for a seat and is made by whoever takes it; what is kept are hashes (FIPS 180-4).
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from secrets import token_bytes

BITS_IN_SEED = 53
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}\Z")
_TABLE = re.compile(r"[A-Za-z0-9_-]{22}\Z")


_DRAW: ContextVar[Callable[[int], bytes]] = ContextVar("draw", default=token_bytes)


@contextmanager
def shown() -> Iterator[None]:
    """For examples: what is drawn in this context is always the same, and secret no more."""
    numbers = iter(range(1_000))
    before = _DRAW.set(lambda size: sha256(b"example %d" % next(numbers)).digest()[:size])
    try:
        yield
    finally:
        _DRAW.reset(before)


def _text(size: int) -> str:
    return urlsafe_b64encode(_DRAW.get()(size)).rstrip(b"=").decode()


def new_table() -> str:
    """The id of a new table: 128 random bits."""
    return _text(16)


def new_invitation() -> str:
    """A new invitation, or a token."""
    return _text(32)


def new_secret() -> str:
    """The secret of a new table, as hexadecimal digits: what its chance follows from, beside the tokens."""
    return _DRAW.get()(32).hex()


def is_table(text: str) -> bool:
    """Whether this has the form of a table's id."""
    return _TABLE.match(text) is not None


def is_secret(text: str) -> bool:
    """Whether this has the form of a token, or of an invitation."""
    return _SECRET.match(text) is not None


def hashed(secret: str) -> str:
    """What is kept of a token or an invitation."""
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Whether this is the secret whose hash is kept. Takes as long whatever the answer is."""
    return hmac.compare_digest(hashed(secret), kept)


def share(token: str) -> str:
    """What a seat adds to the chance of a game, so that nobody chooses it alone."""
    return _joined(b"headjudge share", token.encode()).hex()


def chance(secret: str, table: str, shares: Sequence[str]) -> str:
    """What chance follows from at a table, once all persons' seats are taken: 64 hexadecimal digits."""
    parts = [bytes.fromhex(secret), table.encode(), *map(bytes.fromhex, shares)]
    return _joined(b"headjudge chance", *parts).hex()


def seed_of_bot(secret: str, step: int) -> int:
    """What a bot chooses by at a step, which nobody can try beforehand."""
    digest = hmac.digest(bytes.fromhex(secret), b"bot\0%d" % step, "sha256")
    return int.from_bytes(digest[:8], "big") >> (64 - BITS_IN_SEED)


def _joined(*parts: bytes) -> bytes:
    return sha256(b"\0".join(parts)).digest()
