"""What a spell with cleave does, in both ways to cast it: one text with square brackets (CR 702.148a)."""

from __future__ import annotations

import re
from itertools import groupby

_WORD = re.compile(r"[^\s.,]+|[.,]")
"""A word, or what may stand behind one."""


def cleft(whole: str, less: str) -> str:
    """The whole text, with brackets around the words that the other one does not have; where that has words
    of its own, one text behind the other."""
    return bracketed(whole, less) or f'{whole}\nIf its cleave cost was paid, it says "{less}" instead.'


def bracketed(whole: str, less: str) -> str | None:
    """A text with brackets around words without which it is another; None, where that has other words."""
    found, wanted = [*_WORD.finditer(whole)], _WORD.findall(less)
    left_out = []
    for word in found:
        is_there = bool(wanted) and word[0] == wanted[0]
        left_out.append(not is_there)
        if is_there:
            wanted.pop(0)
    if wanted:
        return None
    text, end = "", 0
    for is_left_out, run in groupby(zip(found, left_out, strict=True), key=lambda one: one[1]):
        words = [word for word, _ in run]
        first, last = words[0].start(), words[-1].end()
        said = whole[first:last]
        text += whole[end:first] + (f"[{said}]" if is_left_out else said)
        end = last
    return text
