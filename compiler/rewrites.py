"""Rewrites of printed wording into the wording that is told: numbered, one way, each for a reason.

Printed texts say the same thing in several ways; the teller says it in one. A rewrite turns one printed way into
the told one before the text is read, so whatever is compared afterwards is compared word by word. None may lose
what a word says: a rewrite is only admitted if both wordings mean the same under the rules.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .printed import Printed


class Rewrite(NamedTuple):
    """One printed wording, and how it is told."""

    number: int
    pattern: re.Pattern[str]
    told: str
    reason: str
    example: tuple[str, str]
    """In invented words: printed, and told."""


class Rewritten(NamedTuple):
    """A text with the numbers of the rewrites that led to it."""

    text: str
    numbers: tuple[int, ...]


def _rewrite(number: int, pattern: str, told: str, reason: str, example: tuple[str, str]) -> Rewrite:
    return Rewrite(number, re.compile(pattern), told, reason, example)


REWRITES: tuple[Rewrite, ...] = ()


def rewritten(text: str, card: Printed) -> Rewritten:
    """The text after all rewrites, each once, in their order."""
    del card
    numbers = []
    for one in REWRITES:
        new = one.pattern.sub(one.told, text)
        if new != text:
            numbers.append(one.number)
            text = new
    return Rewritten(text, tuple(numbers))
