"""Keywords that mean nothing in a format: cards neither have them nor give them."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.magic.language.changes import Change, Keywords
from engine.magic.language.keywords import parse_keyword, read_keyword

from .definition import Definition, define, rewrite
from .loader import definition_of


class Library(dict[str, Definition]):
    """The cards and tokens of the library by key, as far as they mean something; made at the first use.

    Raises:
        KeyError: the library has no such card.
    """

    def __init__(self, ignored: frozenset[str]) -> None:
        super().__init__()
        self._ignored = ignored

    def __missing__(self, key: str) -> Definition:
        found = definition_of(key)
        self[key] = found = without(found, self._ignored) if self._ignored else found
        return found


@lru_cache(maxsize=4_000)
def without(definition: Definition, ignored: frozenset[str]) -> Definition:
    """The definition without the keywords of these names. Addresses and everything else stay as they are."""

    def spared(change: Change) -> tuple[Change, ...]:
        if not isinstance(change, Keywords):
            return (change,)
        kept = tuple(text for text in change.gain if parse_keyword(text).name not in ignored)
        return (replace(change, gain=kept),)

    card = definition.card
    kept = tuple(entry for entry in card.keywords if read_keyword(entry).name not in ignored)
    abilities, granted = rewrite(card.abilities, spared), rewrite(card.granted, spared)
    return define(definition.key, replace(card, keywords=kept, abilities=abilities, granted=granted))
