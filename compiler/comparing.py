"""Whether a printed text says what is told, word by word, but for a few forms that mean the same.

Sentences that follow each other can be printed as one, "draw a card and you gain 2 life": where the teller
ends a
sentence, the printed text may go on with "and" or "then", whoever acts may be named again or not. Nothing
else
may differ. Which forms were used is told, so that their number can be counted.
"""

from __future__ import annotations

from functools import lru_cache

JOINED, SUBJECT, THEN = 111, 112, 113
_JOINS: tuple[tuple[str, ...], ...] = (
    (",", "then"),
    (",", "and", "then"),
    (",", "and"),
    ("and",),
    ("then",),
    (",",),
)
_MOST_TOKENS = 400


def forms_between(printed: str, told: str) -> frozenset[int] | None:
    """The numbers of the forms in which two texts differ, none if they are equal; None if they differ in
    more.

    Both are canonical: tokens with a space between them.
    """
    if printed == told:
        return frozenset()
    left, right = tuple(printed.split()), tuple(told.split())
    if max(len(left), len(right)) > _MOST_TOKENS or abs(len(left) - len(right)) > 12:
        return None
    return _Comparison(left, right).forms()


class _Comparison:
    """Two texts in their tokens."""

    def __init__(self, printed: tuple[str, ...], told: tuple[str, ...]) -> None:
        self._printed = printed
        self._told = told
        self._from = lru_cache(maxsize=None)(self._compared)

    def forms(self) -> frozenset[int] | None:
        """The forms used, if the texts are equal but for them."""
        at = 0
        shorter = min(len(self._printed), len(self._told))
        while at < shorter and self._printed[at] == self._told[at]:
            at += 1
        start = at
        for _ in range(3):  # the token before may belong to what joins
            if start and (self._told[start - 1] in (".", ",", "and", "then")):
                start -= 1
        return self._from(start, start)

    def _compared(self, left: int, right: int) -> frozenset[int] | None:
        printed, told = self._printed, self._told
        while left < len(printed) and right < len(told) and printed[left] == told[right]:
            joint = self._at_joint(left, right) if told[right] in (".", ",", "and") else None
            if joint is not None:
                return joint
            left, right = left + 1, right + 1
        if left == len(printed) and right == len(told):
            return frozenset()
        return self._at_joint(left, right)

    def _at_joint(self, left: int, right: int) -> frozenset[int] | None:
        """Go on behind what joins two clauses, however it does so in each text."""
        for after_told in self._after_joint(self._told, right):
            for after_printed in self._after_joint(self._printed, left):
                same = self._told[right:after_told] == self._printed[left:after_printed]
                for skip_told, skip_printed in ((0, 0), (1, 0), (0, 1)):
                    if same and not (skip_told or skip_printed):
                        continue
                    found = self._skipping(after_printed, skip_printed, after_told, skip_told)
                    if found is not None:
                        return found | {JOINED} | ({SUBJECT} if skip_told or skip_printed else set())
        return None

    def _skipping(self, left: int, skip_printed: int, right: int, skip_told: int) -> frozenset[int] | None:
        """The comparison behind a joint, with "you" left out on one side."""
        if skip_printed:
            if self._printed[left : left + 1] != ("you",) or self._printed[left + 1 : left + 2] == ("may",):
                return None
            left += 1
        if skip_told:
            if self._told[right : right + 1] != ("you",) or self._told[right + 1 : right + 2] == ("may",):
                return None
            right += 1
        if left < len(self._printed) and right < len(self._told) and self._printed[left] == self._told[right]:
            return self._from(left, right)
        return None

    def _after_joint(self, tokens: tuple[str, ...], at: int) -> list[int]:
        """The places behind what joins two clauses at a place."""
        found = [at + len(join) for join in _JOINS if tokens[at : at + len(join)] == join]
        if tokens[at : at + 1] == (".",) and at + 1 < len(tokens):
            found.append(at + 1)
            if tokens[at + 1 : at + 2] == ("then",):
                found.append(at + 2)
        return found
