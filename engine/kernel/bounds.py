"""How much a document may hold anywhere: far more than any game comes to, little enough to be looked through
at once.

What a ruleset limits by its own rules is less, and a fault that cites them. These bounds are part of the
types, so that they stand in the contract and hold before anything looks at a document.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

LONGEST = 1_000
"""Characters of a text."""
FEW = 500
"""Entries of a list that people would write down: cards of a small deck, what a card says."""
MANY = 10_000
"""Entries of any other list, and of a map."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Few = Annotated[list[T], Meta(max_length=FEW)]
FewOf = Annotated[tuple[T, ...], Meta(max_length=FEW)]
Many = Annotated[list[T], Meta(max_length=MANY)]
ManyOf = Annotated[tuple[T, ...], Meta(max_length=MANY)]
Map = Annotated[dict[K, V], Meta(max_length=MANY)]
