"""Chance, reproducible from the state and invisible to every seat.

Draw *n* of a game is the first eight bytes of BLAKE2b (RFC 7693) over ``seed:n``, so a state needs two
integers to continue the same game anywhere, and nobody who has seen some draws can foretell the next one.
Seeds are few enough to be tried one by one, though: a game among people who do not trust each other has a key
of 256 bits, with which the hash is keyed.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Any

from .documents import MAX_EXACT, Rng

_RANGE = 1 << 64


def below(rng: Rng, bound: int) -> int:
    """The next draw: a whole number from 0 to ``bound`` − 1, each equally likely. Advances ``rng``.

    A scripted result is taken modulo ``bound``. After the largest number a document can hold, the counter
    starts again.

    Raises:
        ValueError: ``bound`` is below 1.
    """
    if bound < 1:
        raise ValueError("the bound of a draw is at least 1")
    if rng.script:
        return rng.script.pop(0) % bound
    fair = _RANGE - _RANGE % bound
    key = b"" if rng.key is None else bytes.fromhex(rng.key)
    while True:
        digest = blake2b(b"%d:%d" % (rng.seed, rng.counter), digest_size=8, key=key).digest()
        rng.counter = (rng.counter + 1) % (MAX_EXACT + 1)
        number = int.from_bytes(digest, "big")
        if number < fair:
            return number % bound


def shuffle(rng: Rng, items: MutableSequence[Any]) -> None:
    """Shuffle in place (Fisher–Yates from the end: item ``i`` changes places with item ``below(i + 1)``)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]


def of_text(text: bytes) -> Rng:
    """Chance that follows from a text, and looks unlike that of any other."""
    digest = blake2b(text, digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big") & MAX_EXACT)


class Chance:
    """The chance of one game that is played on at random, such that games which differ can share it.

    Every decision has draws of its own, found by what games have in common even where they differ: the turn,
    the seat that decides, the kind of decision, and how many of that kind the seat has made in that turn. So
    a seat that is asked once more in one of two games puts no later draws out of step.
    """

    __slots__ = ("_made", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._made: dict[tuple[int, int, str], int] = {}

    def of_decision(self, turn: int, seat: int, kind: str) -> tuple[int, Rng]:
        """For the next decision of this kind: a number below 2⁶⁴ for the choice (see :func:`spread`), and
        the draws for what the rules leave to chance after it."""
        key = (turn, seat, kind)
        number = self._made[key] = self._made.get(key, 0) + 1
        text = f"{self._seed}:{turn}:{seat}:{kind}:{number}"
        digest = blake2b(text.encode(), digest_size=16).digest()
        return int.from_bytes(digest[:8], "big"), Rng(int.from_bytes(digest[8:], "big") & MAX_EXACT)


def spread(number: int, bound: int) -> int:
    """A number below 2⁶⁴, spread over 0 to ``bound`` − 1 in their order.

    It comes out at about the same place of lists that differ in length, which a remainder would not do.
    """
    return number * bound >> 64
