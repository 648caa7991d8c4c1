"""Forms of card data that mean the same: which of two documents it is makes no difference in play.

Whatever can be refused is refused by the library's check, which names the form to be used; what stands here
cannot be, or need not be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.magic.language.abilities import Card


class Form(NamedTuple):
    """A way to write the same in one form."""

    reason: str
    """Why it makes no difference."""
    rewrite: Callable[[Card], Card]


FORMS: tuple[Form, ...] = ()


def normal(card: Card) -> Card:
    """The card in the one form of all that mean the same."""
    for form in FORMS:
        card = form.rewrite(card)
    return card


def mean_the_same(one: Card, other: Card) -> bool:
    """Whether two cards differ in nothing but forms that mean the same."""
    return one == other or normal(one) == normal(other)
