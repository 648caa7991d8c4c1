"""Constraints in annotations: which values are asked about, and where a fault is placed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct, field

from engine.kernel import constraints
from engine.kernel.constraints import CheckedApart, Cites, Constraint

below = Constraint(lambda about, number: number < about, "{} is too large")
short = Constraint(lambda _, numbers: len(numbers) <= 1, "too long")
other = Constraint(lambda _, word: word != "no", lambda about, word: f"{word} about {about}")
Number = Annotated[int, Meta(le=100), below]
Text = Annotated[str, other]


class Leaf(Struct, tag="leaf"):
    """Nothing but numbers."""

    number: Annotated[Number, Cites("R-1")]
    other: Number = 50
    maybe: Annotated[Number | None, Cites("R-2")] = None


class Branch(Struct, tag="branch"):
    """Holds others of its kind."""

    numbers: Annotated[list[Number], short, Cites("R-3")] = field(default_factory=list)
    parts: dict[Text, Leaf | Branch] = field(default_factory=dict)
    mixed: list[int | Text] = field(default_factory=list)


class Plain(Struct):
    """Nothing is marked in it."""

    numbers: list[int] = field(default_factory=list)


class Document(Struct):
    """The whole."""

    things: list[Leaf | Branch] = field(default_factory=list)
    pair: tuple[Number, ...] = ()
    plain: Plain = field(default_factory=Plain)
    apart: Annotated[dict[str, Leaf], CheckedApart()] = field(default_factory=dict)
    ruled: Annotated[dict[str, Annotated[Number, Cites("R-5")]], Cites("R-4")] = field(default_factory=dict)


def found(document: dict[str, Any], about: int = 10) -> set[tuple[str, str, str | None]]:
    """Paths, messages and rules of the faults."""
    decoded = msgspec.convert(document, Document)
    return {(fault.path, fault.message, fault.rule) for fault in constraints.faults(about, decoded, "$")}


@pytest.mark.parametrize(
    ("document", "faults"),
    [
        ({}, set()),
        ({"things": [{"type": "leaf", "number": 9}]}, set()),
        (
            {"things": [{"type": "leaf", "number": 9}, {"type": "leaf", "number": 10}]},
            {("$.things[1].number", "10 is too large", "R-1")},
        ),
        (
            {"things": [{"type": "leaf", "number": 1, "maybe": 11, "other": 12}]},
            {
                ("$.things[0].maybe", "11 is too large", "R-2"),
                ("$.things[0].other", "12 is too large", None),
            },
        ),
        (
            {"things": [{"type": "branch", "numbers": [1, 20]}]},
            {
                ("$.things[0].numbers", "too long", "R-3"),
                ("$.things[0].numbers[1]", "20 is too large", "R-3"),
            },
        ),
        (
            {"things": [{"type": "branch", "parts": {"a": {"type": "branch", "numbers": [30]}}}]},
            {("$.things[0].parts.a.numbers[0]", "30 is too large", "R-3")},
        ),
        (
            {"things": [{"type": "branch", "parts": {"no": {"type": "leaf", "number": 1}}}]},
            {("$.things[0].parts.no", "no about 10", None)},
        ),
        ({"things": [{"type": "branch", "mixed": [1000, "yes"]}]}, set()),
        (
            {"things": [{"type": "branch", "mixed": [1, "no"]}]},
            {("$.things[0].mixed[1]", "no about 10", None)},
        ),
        ({"pair": [1, 99]}, {("$.pair[1]", "99 is too large", None)}),
        ({"plain": {"numbers": [1000]}}, set()),
        ({"ruled": {"x" * 90: 10}}, {("$.ruled." + "x" * 40, "10 is too large", "R-5")}),
    ],
)
def test_each_fault_has_its_place_and_rule(
    document: dict[str, Any], faults: set[tuple[str, str, str | None]]
) -> None:
    assert found(document) == faults


def test_nobody_asks_about_a_default() -> None:
    assert found({"things": [{"type": "leaf", "number": 1, "other": 50}]}) == set()
    assert found({"things": [{"type": "leaf", "number": 1, "other": 51}]}) != set()
    assert found({"things": [{"type": "leaf", "number": 1, "maybe": 2}]}) == set()


def test_what_has_no_marks_is_not_walked() -> None:
    assert list(constraints.faults(0, Plain([1000]), "$")) == []


def test_what_stands_apart_is_left_to_the_ruleset() -> None:
    assert found({"apart": {"a": {"type": "leaf", "number": 99}}}) == set()


def test_a_message_shows_the_beginning_of_a_text() -> None:
    constraint = Constraint(lambda *_: False, "there is no {}")
    assert constraint.fault(None, 7) == "there is no 7"
    assert constraint.fault(None, "x" * 900) == "there is no '" + "x" * 80 + "'"
