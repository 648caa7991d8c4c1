"""The cards that there are: those of the library of a game, and of a pool beside it.

A pool is searched where it lies. Beside it, in memory, are its names, which of its cards were accepted, and
what it takes to find names that are near: put together once, before a server forks, and never changed.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Self

import engine
from compiler.pool import Entry, Pool, PoolFault

__all__ = ["NEAR", "Cards", "Found", "PoolCards", "PoolFault", "spellings"]

NEAR = 3
"""So many names are told that could be meant."""
_OF_TOKENS = " Token"
"""How the names of tokens end, which no deck has (CR 111.4)."""
_SPLIT = re.compile(r"\s*/{1,3}\s*")


class Found(NamedTuple):
    """A card that goes by a name."""

    key: str
    name: str
    entry: Entry | None
    """What the pool says of it; None: it is of the library."""

    @property
    def why_not(self) -> str | None:
        """Why no game can use it; None: one can."""
        if self.entry is None or self.entry.card is not None:
            return None
        why = "its text was not understood" if self.entry.refusal is None else self.entry.refusal.what
        return f"the pool has {self.name}, but no game can use it: {why}"


class PoolCards:
    """The cards of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        names: list[str] = []
        accepted = bytearray()
        for entry in pool:
            names.append(entry.name)
            accepted.append(entry.card is not None)
        self._accepted = bytes(accepted)
        self._near = engine.Names(names)
        folded = [engine.folded(name).replace("\n", " ") for name in names]
        self._folded = "\n".join(["", *folded, ""])
        """All names, folded, each between two line breaks."""
        self._starts = array("I", [1])
        for name in folded:
            self._starts.append(self._starts[-1] + len(name) + 1)

    @classmethod
    def open(cls, file: Path) -> Self:
        """The cards of a pool file.

        Raises:
            PoolFault: it is no pool, is cut or changed, or another version made it.
            OSError: it cannot be read.
        """
        return cls(Pool.open(file))

    def close(self) -> None:
        """Let go of the file."""
        self._pool.close()

    @property
    def digest(self) -> str:
        """What tells this pool from any other."""
        return self._pool.digest

    @property
    def accepted(self) -> int:
        """How many cards games can use."""
        return self._pool.accepted

    def find(self, name: str) -> Entry | None:
        """The card of this name or key, accepted or refused."""
        return self._pool.find(name) if engine.card_key(name) else None

    def near(self, name: str, most: int) -> tuple[str, ...]:
        """Names that could be meant, of cards accepted or refused."""
        return self._near.near(name, most)

    def search(self, part: str) -> Iterator[tuple[str, int]]:
        """The accepted cards whose name says this somewhere, whatever the case and the accents: their names,
        folded, and their places, in the order of their keys."""
        wanted, place = engine.folded(part), 0
        at = self._folded.find(wanted) if wanted and "\n" not in wanted else -1
        while at >= 0:
            place = bisect_right(self._starts, at) - 1
            end = self._starts[place + 1]
            if self._accepted[place]:
                yield self._folded[self._starts[place] : end - 1], place
            at = self._folded.find(wanted, end)

    def at(self, place: int) -> Entry:
        """The card at a place that :meth:`search` told."""
        return self._pool.entry(place)

    def shown(self, entry: Entry) -> engine.CardEntry:
        """What people look up of an accepted card; no printed text is in it."""
        assert entry.card is not None, "it was accepted"
        return engine.card_entry(entry.card, self._pool.tokens_of(entry))

    def documents(self, entry: Entry) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The documents that a game has to bring along for an accepted card, by its name, and those of the
        tokens that it creates, by the keys of their content."""
        assert entry.card is not None, "it was accepted"
        yield entry.name, entry.card
        yield from self._pool.tokens_of(entry).items()


class Cards:
    """The cards that a game can be played with."""

    def __init__(self, ruleset: str, pool: PoolCards | None = None) -> None:
        """
        Raises:
            engine.UnknownRuleset: there is no such ruleset.
        """
        self._ruleset = ruleset
        self.pool = pool if engine.takes_cards(ruleset) else None

    def find(self, name: str) -> Found | None:
        """The card that goes by this name: of the library, or else of the pool. Of a card with two halves,
        ``Fire // Ice``, the name of one is enough."""
        found = (self.find_exactly(each) for each in spellings(name))
        return next((each for each in found if each is not None), None)

    def find_exactly(self, name: str) -> Found | None:
        """The same by the whole name or the key."""
        try:
            card = engine.card(self._ruleset, name)
        except KeyError:
            entry = None if self.pool is None else self.pool.find(name)
            return None if entry is None else Found(entry.key, entry.name, entry)
        return None if card.name.endswith(_OF_TOKENS) else Found(card.key, card.name, None)

    def near(self, name: str) -> tuple[str, ...]:
        """Names that could be meant, the likeliest first."""
        found = list(self._library.near(name, NEAR))
        if self.pool is not None:
            found += self.pool.near(name, NEAR)
        return engine.Names(list(dict.fromkeys(found))).near(name, NEAR)

    @cached_property
    def _library(self) -> engine.Names:
        return _names_of(self._ruleset)

    def shown(self, found: Found) -> engine.CardEntry:
        """What people look up of a card that a game can use."""
        if found.entry is None or self.pool is None:
            return engine.card(self._ruleset, found.key)
        return self.pool.shown(found.entry)

    def entry(self, found: engine.CardEntry | int) -> engine.CardEntry:
        """What people look up of a card that :meth:`search` has found."""
        if isinstance(found, engine.CardEntry):
            return found
        assert self.pool is not None, "it was found there"
        return self.pool.shown(self.pool.at(found))

    def search(self, part: str) -> Sequence[engine.CardEntry | int]:
        """The cards whose name says this somewhere, those first that begin with it: entries of the library,
        and places in the pool."""
        wanted = engine.folded(part)
        found: list[tuple[bool, str, int, engine.CardEntry | int]] = []
        keys = set()
        for card in engine.search_cards(self._ruleset):
            name = engine.folded(card.name)
            if wanted in name:
                found.append((not name.startswith(wanted), name, 0, card))
                keys.add(name)
        for name, place in () if self.pool is None else self.pool.search(part):
            if name not in keys:
                found.append((not name.startswith(wanted), name, 1 + place, place))
        return [one for *_, one in sorted(found, key=lambda each: each[:3])]


def spellings(name: str) -> tuple[str, ...]:
    """What a card of this name may be called: so, or, if it has two halves, by the front one."""
    halves = _SPLIT.split(name)
    return (name,) if len(halves) == 1 or not halves[0] else (name, halves[0])


_library_names: dict[str, engine.Names] = {}


def _names_of(ruleset: str) -> engine.Names:
    if ruleset not in _library_names:
        cards = engine.search_cards(ruleset)
        _library_names[ruleset] = engine.Names(
            [card.name for card in cards if not card.name.endswith(_OF_TOKENS)]
        )
    return _library_names[ruleset]
