"""Bounds on the size of every document: above what any game reaches, below what would take long to check.

They are part of the types, so the contract tells them, and a decoder enforces them before anything else looks
at a document. Limits that follow from the rules of a game are lower, and their faults cite the rule.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

LONGEST = 1_000
"""The most characters of a text."""
FEW = 500
"""The most entries of a list that people write down: the cards of a small deck, the parts of a card."""
MANY = 10_000
"""The most entries of any other list, and of a map."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Few = Annotated[list[T], Meta(max_length=FEW)]
FewOf = Annotated[tuple[T, ...], Meta(max_length=FEW)]
Many = Annotated[list[T], Meta(max_length=MANY)]
ManyOf = Annotated[tuple[T, ...], Meta(max_length=MANY)]
Map = Annotated[dict[K, V], Meta(max_length=MANY)]
