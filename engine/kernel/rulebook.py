"""Rulebooks: the numbered clauses and rulings of a game, and the only way to cite them.

A rulebook is a TOML file beside the ruleset's code, read once at import. Code cites a rule through its book,
at import time, so an unknown id never gets as far as a game::

    BOOK = Rulebook.load(__file__)
    UNTAP = BOOK.cite("PER-2.2")

    @BOOK.clause("PER-3.3", "a land was already played this turn")
    def one_land_per_turn(ask): ...
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, convert
from msgspec.structs import replace

from .clauses import Clause
from .documents import Facts


class Rule(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A rule of a game: a *clause* restates what the source says, a *ruling* decides what it leaves open."""

    id: str
    kind: Literal["clause", "ruling"]
    section: str
    """Where in the source it stands."""
    text: str
    """The rule in our own words; of a ruling, the reading chosen."""
    chapter: str | None = None
    title: str | None = None
    question: str | None = None
    """Of a ruling: what is open, and the readings."""
    why: str | None = None
    """Of a ruling: the reason for the choice."""
    option: str | None = None
    """The option of a new game that chooses another reading."""
    definition: bool = False
    """True if nothing that happens in a game can cite it: a definition, or something that does not exist."""


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"rules": "rule"}):
    """The rules of one game."""

    id: str
    name: str
    edition: int
    source: str
    rules: tuple[Rule, ...]
    file: str = ""
    """The file that it was read from, by its last folders."""

    @classmethod
    def load(cls, module_file: str) -> Rulebook:
        """Read ``rulebook.toml`` from the folder of a module.

        Raises:
            ValueError: an id occurs twice.
            msgspec.ValidationError: the file does not have the form of a rulebook.
        """
        path = Path(module_file).with_name("rulebook.toml")
        book = replace(
            convert(tomllib.loads(path.read_text(encoding="utf-8")), cls), file="/".join(path.parts[-3:])
        )
        ids = [rule.id for rule in book.rules]
        if len(set(ids)) != len(ids):
            twice = sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1})
            raise ValueError(f"ids that occur twice in {book.id}: {', '.join(twice)}")
        return book

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id.

        Raises:
            KeyError: the book has no such rule.
        """
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        raise KeyError(f"{self.file or self.id} has no rule {rule_id}: add it there, or correct the id")

    def cite(self, rule_id: str) -> str:
        """The id itself, once it is certain that the book has it.

        Raises:
            KeyError: the book has no such rule.
        """
        return self.rule(rule_id).id

    def clause(
        self, rule_id: str, reason: str, *, of_kind: bool = False
    ) -> Callable[[Callable[..., Facts | None]], Clause]:
        """Make a legality clause of a function (see :class:`engine.kernel.clauses.Clause`).

        Raises:
            KeyError: the book has no such rule.
        """
        cited = self.cite(rule_id)

        def decorate(broken: Callable[..., Facts | None]) -> Clause:
            return Clause(cited, reason, broken, of_kind=of_kind)

        return decorate

    def document(self) -> list[dict[str, Any]]:
        """All the rules as plain data, in the book's order."""
        return [{field: value for field, value in _fields(rule) if value is not None} for rule in self.rules]


def _fields(rule: Rule) -> Iterator[tuple[str, Any]]:
    for name in ("id", "kind", "chapter", "title", "section", "question", "text", "why", "option"):
        yield name, getattr(rule, name)
