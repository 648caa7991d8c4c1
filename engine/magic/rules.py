"""Citing the rules of Magic: ``CR-…`` is a rule of the Comprehensive Rules, ``CORE-…`` a reading of ours."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.rulebook import Rulebook

BOOK = Rulebook.load(__file__)


def cr(number: str) -> str:
    """The id of a rule, ``cr("704.5g")`` → ``CR-704.5g``.

    Raises:
        KeyError: the rulebook doesn't have it.
    """
    return BOOK.cite(f"CR-{number}")


def says(number: str) -> str:
    """The id of the rule behind a word of the card language, which a card cites by saying the word.

    Raises:
        KeyError: the rulebook doesn't have it.
    """
    return BOOK.cite(f"CR-{number}")


def with_magic(own: Rulebook) -> Rulebook:
    """The rulebook of a game with Magic cards: its own rules, then those of Magic."""
    return replace(own, rules=(*own.rules, *BOOK.rules))
