"""Whether a printed text says what is told, word by word, but for a few forms that mean the same.

Where the teller speaks again of what was said before, the told text brings the words that could stand there
(:mod:`.telling`). And sentences that follow each other can be printed as one, "draw a card and you gain 2
life": where the teller ends a sentence, the printed text may go on with "and" or "then", and whoever acts may
be named again or not. Nothing else may differ. Which forms were used is told, so that their number can be
counted.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .normalising import canonical
from .telling import BEGIN, END, OR, plain

JOINED, SUBJECT, X_ONCE, ALL = 111, 112, 113, 114
_JOINS: tuple[tuple[str, ...], ...] = (
    (",", "then"),
    (",", "and", "then"),
    (",", "and"),
    ("and",),
    ("then",),
    (",",),
)
_STARTS = frozenset({".", ",", ":", "•", "and", "then", "—", '"'})
"""Words and marks behind which a clause begins."""
_ACTORS = frozenset({"you", "it", "they"})
_MOST_STEPS = 20_000
_LONGEST = 400


class _Choice(NamedTuple):
    """A place of the told text where several words could stand, each with its form; 0 is the teller's own."""

    options: tuple[tuple[int, tuple[str, ...]], ...]


_Told = tuple["str | _Choice", ...]
_Forms = frozenset[int]


def forms_between(printed: str, told: str) -> _Forms | None:
    """The numbers of the forms in which two texts differ, none if they are equal; None if they differ in
    more.

    Args:
        printed: a canonical text.
        told: a text with choices.
    """
    if canonical(plain(told)) == printed:
        return frozenset()
    for text, numbers in ((told, ()), (_x_said_once(told), (X_ONCE,))):
        found = None if text is None else _compare(printed, text)
        if found is not None:
            return found | set(numbers)
    return None


_WHERE = re.compile(r", where X is [^.]+(?=\.)")


def _x_said_once(told: str) -> str | None:
    """The text with what X is at its last place alone; None if that is not said twice, or not the same."""
    places = list(_WHERE.finditer(told))
    if len(places) < 2 or len({plain(place[0]) for place in places}) > 1:
        return None
    *first, _ = places
    for place in reversed(first):
        told = told[: place.start()] + told[place.end() :]
    return told


def _compare(printed: str, told: str) -> _Forms | None:
    left, right = tuple(printed.split()), _told_tokens(told)
    if max(len(left), len(right)) > _LONGEST or abs(len(left) - len(right)) > 16:
        return None
    return _Comparison(left, right).forms_from(0, 0)


def _told_tokens(told: str) -> _Told:
    parts = told.split(BEGIN)
    found: list[str | _Choice] = [*canonical(parts[0]).split()]
    for part in parts[1:]:
        choice, _, rest = part.partition(END)
        own, *others = choice.split(OR)
        options = [(0, tuple(canonical(own).split()))]
        for other in others:
            number, _, words = other.partition(" ")
            options.append((int(number), tuple(canonical(words).split())))
        found.append(_Choice(tuple(options)))
        found += canonical(rest).split()
    return tuple(found)


class _Comparison:
    """Two texts in their tokens."""

    def __init__(self, printed: tuple[str, ...], told: _Told) -> None:
        self._printed = printed
        self._told = told
        self._known: dict[tuple[int, int], _Forms | None] = {}

    def forms_from(self, left: int, right: int) -> _Forms | None:
        """The forms by which the texts differ from these places on; None if they differ in more."""
        place = (left, right)
        if place not in self._known:
            self._known[place] = None
            if len(self._known) <= _MOST_STEPS:
                self._known[place] = self._compared(left, right)
        return self._known[place]

    def _compared(self, left: int, right: int) -> _Forms | None:
        printed, told = self._printed, self._told
        while right < len(told):
            token = told[right]
            if isinstance(token, _Choice):
                return self._chosen(token, left, right)
            if token in (".", ",", "and", "then"):
                joint = self._at_joint(left, right)
                if joint is not None:
                    return joint
            if left == len(printed) or printed[left] != token:
                return self._at_start(left, right)
            left, right = left + 1, right + 1
        return frozenset() if left == len(printed) else None

    def _at_start(self, left: int, right: int) -> _Forms | None:
        """Go on behind "you" or "all" where a clause begins in one text with it and not in the other."""
        before = self._printed[left - 1] if left else "."
        if before not in _STARTS:
            return None
        word = self._told[right]
        if self._printed[left : left + 1] == ("you",) and not self._may(left + 1):
            found = self.forms_from(left + 1, right)
            return None if found is None else found | {SUBJECT}
        if word == "all" or self._printed[left : left + 1] == ("all",):
            skip_told, skip_printed = (1, 0) if word == "all" else (0, 1)
            found = self.forms_from(left + skip_printed, right + skip_told)
            return None if found is None else found | {ALL}
        return None

    def _chosen(self, choice: _Choice, left: int, right: int) -> _Forms | None:
        for number, words in choice.options:
            end = left + len(words)
            if self._printed[left:end] == words:
                found = self.forms_from(end, right + 1)
                if found is not None:
                    return found | ({number} if number else frozenset())
        return None

    def _at_joint(self, left: int, right: int) -> _Forms | None:
        """Go on behind what joins two clauses, if it does so in another way in each text."""
        plain_told = tuple(one if isinstance(one, str) else "" for one in self._told[right : right + 3])
        for after_told in _after_joint(plain_told):
            for after_printed in _after_joint(self._printed[left : left + 3]):
                same = plain_told[:after_told] == self._printed[left : left + after_printed]
                found = self._behind(left + after_printed, right + after_told, same=same)
                if found is not None:
                    return found
        return None

    def _behind(self, left: int, right: int, *, same: bool) -> _Forms | None:
        """The comparison behind a joint: with the same words, or without who acts on one side."""
        if not same:
            found = self.forms_from(left, right)
            if found is not None:
                return found | {JOINED}
        if self._acts(self._printed[left : left + 1]) and not self._may(left + 1):
            found = self.forms_from(left + 1, right)
            if found is not None:
                return found | {JOINED, SUBJECT}
        token = self._told[right] if right < len(self._told) else ""
        words = token.options[0][1] if isinstance(token, _Choice) else (token,)
        if self._acts(words) and self._told[right + 1 : right + 2] != ("may",) and not same:
            found = self.forms_from(left, right + 1)
            if found is not None:
                return found | {JOINED, SUBJECT}
        return None

    def _acts(self, words: tuple[str, ...]) -> bool:
        return len(words) == 1 and words[0] in _ACTORS

    def _may(self, left: int) -> bool:
        return self._printed[left : left + 1] == ("may",)


def _after_joint(tokens: tuple[str, ...]) -> list[int]:
    """How many tokens join two clauses, if the first of these do."""
    found = [len(join) for join in _JOINS if tokens[: len(join)] == join]
    if tokens[:1] == (".",) and len(tokens) > 1:
        found += [1, 2] if tokens[1] == "then" else [1]
    return found
