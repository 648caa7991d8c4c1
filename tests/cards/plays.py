"""The mark of a test in which a card does what it can do."""

from __future__ import annotations

import functools

import pytest

from engine.magic.library.loader import CARDS, TOKENS


def plays(*names: str) -> pytest.MarkDecorator:
    """Mark a test of ``tests/cards/played`` with the names of the cards and tokens that it is about.

    Raises:
        ValueError: there is no such card.
    """
    unknown = [name for name in names if name not in keys_by_name()]
    if unknown or not names:
        raise ValueError(f"no cards of the library: {', '.join(unknown)}" if unknown else "name a card")
    return pytest.mark.plays(*names)


@functools.cache
def keys_by_name() -> dict[str, list[str]]:
    """The keys of the cards and tokens with each name; several tokens can share one."""
    found: dict[str, list[str]] = {}
    for key, card in (*CARDS.items(), *TOKENS.items()):
        found.setdefault(card.name, []).append(key)
    return found
