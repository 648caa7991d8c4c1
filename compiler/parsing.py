"""A packrat parser that keeps all parses: what a text can mean is decided later, not by the order of rules.

A grammar is a table of productions, each a pattern and what it builds::

    rule("act", "draw|draws <cards>", lambda amount: …)

In a pattern, words match whatever their case, ``a|b`` is one of several, ``word?`` may be missing, ``<name>``
is whatever the productions of that name match, and ``<name>?`` may be missing. What they matched is given to
the builder in order, ``None`` for what is missing; a builder that answers :data:`NOTHING` refuses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

Found = tuple[Any, int]
"""What was read, and the place after it."""
Read = Callable[["Parser", int], Iterable[Found]]
Builder = Callable[..., Any]

NOTHING: Final = object()
"""What a builder answers if what it was given makes no sense together."""
MOST_STEPS = 40_000
"""Productions tried for one text; the longest that is printed takes a thirtieth of that."""

_TOKEN = re.compile(
    r"\{[^{}\s]{1,7}\}"  # a symbol
    r"|[+−-](?:\d+|X)/[+−-](?:\d+|X)"  # +1/+1
    r"|(?:\d+|X|\*)/(?:\d+|X|\*)"  # 2/2
    r"|[+−-](?:\d+|X)"  # a loyalty cost
    r"|\d+"
    r"|~"
    r"|[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)*(?:-[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)*)*"  # a word: don't, non-Human
    r"|['’]s\b|['’]"
    r"|\S"
)


def tokens_of(text: str) -> list[str]:
    """The words, numbers, symbols and marks of a text; the ``'s`` of a possessive is one of its own."""
    found = [token.replace("’", "'") for token in _TOKEN.findall(text)]
    return list(_with_stops(found))


def _with_stops(tokens: list[str]) -> Iterator[str]:
    """The full stop inside a quotation that ends a sentence ends the sentence around it, too."""
    for index, token in enumerate(tokens):
        yield token
        following = tokens[index + 1] if index + 1 < len(tokens) else "•"
        ends = token == '"' and index > 1 and tokens[index - 1] == "."  # noqa: S105
        if ends and (following == "•" or following[0].isupper() or following == "~"):
            yield "."


class TooMuchWork(Exception):
    """A text would take more steps than it is granted."""


class _Item(NamedTuple):
    words: frozenset[str] | None
    """The words that match; None for the productions of a name."""
    name: str
    optional: bool


class _Production(NamedTuple):
    items: tuple[_Item, ...]
    build: Builder
    at: bool
    """Whether the builder is given the place where it begins."""


class Grammar:
    """Productions by the names of what they read."""

    def __init__(self) -> None:
        self._by_word: dict[str, dict[str, list[_Production]]] = {}
        self._always: dict[str, list[_Production]] = {}
        self._functions: dict[str, Read] = {}

    def rule(self, name: str, pattern: str, build: Builder, *, at: bool = False) -> None:
        """Add a production. ``at``: its builder is given the place where it begins, before all else."""
        production = _Production(tuple(_items(pattern)), build, at)
        first = production.items[0]
        if first.words is None or first.optional:
            self._always.setdefault(name, []).append(production)
            return
        for word in first.words:
            self._by_word.setdefault(name, {}).setdefault(word, []).append(production)

    def reads(self, name: str) -> Callable[[Read], Read]:
        """Mark a function as what reads a name, beside or in place of productions."""

        def mark(function: Read) -> Read:
            self._functions[name] = function
            return function

        return mark

    def productions(self, name: str, word: str) -> Iterator[_Production]:
        """Those of a name that can begin with a word."""
        yield from self._by_word.get(name, {}).get(word, ())
        yield from self._always.get(name, ())

    def function(self, name: str) -> Read | None:
        """What reads a name beside its productions."""
        return self._functions.get(name)

    @property
    def names(self) -> set[str]:
        """Everything that can be read."""
        return {*self._by_word, *self._always, *self._functions}

    @property
    def used_names(self) -> set[str]:
        """Everything that some production reads."""
        tables = [*self._always.values(), *(each for by in self._by_word.values() for each in by.values())]
        return {
            item.name
            for productions in tables
            for production in productions
            for item in production.items
            if item.words is None
        }


def _items(pattern: str) -> Iterator[_Item]:
    for written in pattern.split():
        optional = len(written) > 1 and written.endswith("?")
        part = written.removesuffix("?") if optional else written
        if part.startswith("<"):
            yield _Item(None, part[1:-1], optional)
            continue
        if "|" in part and part != "|":
            yield _Item(frozenset(part.lower().split("|")), "", optional)
            continue
        words = tokens_of(part)
        for index, word in enumerate(words):
            yield _Item(frozenset({word.lower()}), "", optional and index == len(words) - 1)


class Parser:
    """Reads one text."""

    def __init__(self, grammar: Grammar, text: str, most_steps: int | None = None) -> None:
        self.grammar = grammar
        self.tokens = tokens_of(text)
        self.words = [token.lower() for token in self.tokens]
        self.steps = 0
        self.furthest = 0
        """The place that no production came past."""
        self._most = MOST_STEPS if most_steps is None else most_steps
        self._known: dict[tuple[str, int], tuple[Found, ...]] = {}

    def word(self, at: int) -> str:
        """The word at a place in small letters; empty behind the end."""
        return self.words[at] if at < len(self.words) else ""

    def token(self, at: int) -> str:
        """The same as it is written."""
        return self.tokens[at] if at < len(self.tokens) else ""

    def starts(self, at: int, *words: str) -> bool:
        """Whether these words stand there."""
        return self.words[at : at + len(words)] == list(words)

    def read(self, name: str, at: int = 0) -> tuple[Found, ...]:
        """Everything that a name can be at a place.

        Raises:
            TooMuchWork: the text takes more steps than it is granted.
        """
        place = (name, at)
        known = self._known.get(place)
        if known is not None:
            return known
        self._known[place] = ()  # nothing begins with itself
        found: list[Found] = []
        function = self.grammar.function(name)
        if function is not None:
            found += function(self, at)
        for production in self.grammar.productions(name, self.word(at)):
            for captured, end in self._match(production.items, 0, at):
                value = production.build(at, *captured) if production.at else production.build(*captured)
                if value is not NOTHING:
                    found.append((value, end))
        self._known[place] = tuple(found)
        return self._known[place]

    def whole(self, name: str) -> list[Any]:
        """Everything that the whole text can be."""
        end = len(self.words)
        return [value for value, place in self.read(name) if place == end]

    def _match(self, items: tuple[_Item, ...], index: int, at: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        while True:
            self.steps += 1
            if self.steps > self._most:
                raise TooMuchWork
            self.furthest = max(self.furthest, at)
            if index == len(items):
                yield (), at
                return
            words, name, optional = items[index]
            index += 1
            if words is None:
                for value, end in self.read(name, at):
                    for rest, last in self._match(items, index, end):
                        yield (value, *rest), last
                if optional:
                    for rest, last in self._match(items, index, at):
                        yield (None, *rest), last
                return
            if at < len(self.words) and self.words[at] in words:
                if optional:
                    yield from self._match(items, index, at + 1)
                else:
                    at += 1
            elif not optional:
                return
