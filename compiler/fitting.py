"""Whether words such as "it", "that creature" and "they" can mean something that was said before."""

from __future__ import annotations

from collections.abc import Callable

from .antecedents import PERMANENTS, Antecedent, kind_of
from .nodes import New, Said


def fits(said: Said, one: Antecedent) -> bool:
    """Whether these words can mean this."""
    test = _TESTS.get(said.words)
    if test is not None:
        return test(said, one)
    if said.words.startswith("the sacrificed"):
        return one.words.startswith("the sacrificed")
    if one.how and said.words == f"{one.how} this way":
        return True
    return bool(one.words) and one.words == said.words


def _fits_that(said: Said, one: Antecedent) -> bool:
    if said.head == "player":
        return one.kind == "player"
    return one.kind == "object" and not one.many and _is_called(said.head, one)


_TESTS: dict[str, Callable[[Said, Antecedent], bool]] = {
    "it": lambda _, one: one.kind == "object" and not one.many,
    "them": lambda _, one: one.kind == "object" and one.many,
    "they": lambda _, one: one.kind == "player" or one.many,
    "the revealed hand": lambda _, one: one.kind == "player",
    "that": _fits_that,
    "those": lambda said, one: one.kind == "object" and one.many and _is_called(said.head, one),
    "that thing": lambda _, one: one.kind == "thing",
    "attacked": lambda _, one: isinstance(one.name, str) and one.name == "attacked",
    "number": lambda _, one: one.kind == "number" and not one.words,
    "the exiled card": lambda _, one: isinstance(one.name, New) and one.heads == {"card"} and not one.many,
}
"""By the words: whether they can mean something."""


def _is_called(head: str, one: Antecedent) -> bool:
    if head == "card" and "token" in one.heads:
        return False  # CR 108.2b
    if head in one.heads or kind_of(head) in one.heads or "permanent" in one.heads:
        return True
    if isinstance(one.name, New) and one.how == "returned" and head in PERMANENTS:
        return True  # a card that has entered is a permanent of its type
    return head in ("permanent", "card") and bool(
        one.heads.intersection(PERMANENTS) or isinstance(one.name, New)
    )
