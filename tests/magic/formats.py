"""Formats for tests: regular Magic with some of its parts exchanged, served like any other ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import field

import engine
from engine import registry
from engine.kernel.codec import Codec
from engine.kernel.documents import State
from engine.kernel.rulebook import Rule, Rulebook
from engine.kernel.ruleset import Ruleset
from engine.magic import game
from engine.magic.core import tasks_of
from engine.magic.decks import Decks
from engine.magic.options import GameOptions, SeatOptions
from engine.magic.rules import with_magic
from engine.magic.seams import Format, union
from engine.magic.state import Machine, MagicState, Table
from engine.magic.views import TableView
from engine.rulesets.duel.decks import DECKS
from engine.rulesets.duel.state import PARTS


def parts_with(*exchanged: Any) -> tuple[Any, ...]:
    """The parts of a duel, with these in the place of those on the same seams, or beside them."""
    seams = {part.seam for part in exchanged}
    return (*(part for part in PARTS if part.seam not in seams), *exchanged)


def state_type(
    format_id: str,
    parts: Sequence[Any],
    table: type[Table] = Table,
    options: type[GameOptions] = GameOptions,
) -> type[State]:
    """The struct of the states of a format with these parts."""
    fields = [
        ("options", options, field(default_factory=options)),
        ("table", table, field(default_factory=table)),
        ("machine", Machine[union(tasks_of(parts))], field(default_factory=Machine)),  # type: ignore[misc]  # the tasks are known at run time only
    ]
    made: Any = msgspec.defstruct(f"{format_id}_state", fields, bases=(MagicState,), tag=format_id)
    kind: type[State] = made
    return kind


def variant(
    format_id: str,
    *exchanged: Any,
    seats: tuple[int, int] = (2, 2),
    table: type[Table] = Table,
    view_type: type[TableView] = TableView,
    rules: Sequence[Rule] = (),
    options: type[GameOptions] = GameOptions,
    seat: type[SeatOptions] = SeatOptions,
    decks: Decks = DECKS,
    **more: Any,
) -> Ruleset[Any]:
    """Regular Magic with these parts: one with a seam takes the place of the part there, others are added.

    Args:
        format_id: the tag of its states.
        exchanged: the parts; those without a seam answer hooks.
        seats: fewest and most.
        table: the struct of its tables, with a place for what the parts keep.
        view_type: what a seat sees of the table.
        rules: those that the parts cite.
        options: what a new game may be told.
        seat: what each seat may be told.
        decks: those that are shipped.
        more: what else a :class:`Format` has.
    """
    parts = parts_with(*exchanged)
    form = Format(state_type(format_id, parts, table, options), seats, parts, **more)
    own = Rulebook(id=format_id, name=format_id, edition=1, source="the tests", rules=tuple(rules))
    return game.ruleset(
        form,
        book=with_magic(own),
        summary="For tests.",
        options=options,
        seat=seat,
        decks=decks,
        playout_decisions=5_000,
        view_type=view_type,
    )


def rule(rule_id: str, text: str) -> Rule:
    """A rule of a test format."""
    return Rule(id=rule_id, kind="clause", section="-", text=text)


def served(*rulesets: Ruleset[Any]) -> Any:
    """A fixture for a module: its tests find these rulesets among those that the engine serves."""
    codec = Codec({**registry.BY_ID, **{ruleset.id: ruleset for ruleset in rulesets}})

    @pytest.fixture(autouse=True)
    def serving(monkeypatch: pytest.MonkeyPatch) -> None:
        for ruleset in rulesets:
            monkeypatch.setitem(registry.BY_ID, ruleset.id, ruleset)
            monkeypatch.setitem(registry.BY_STATE, ruleset.state, ruleset)
        monkeypatch.setattr(engine, "_CODEC", codec)

    return serving
