"""Where it is asked whether a step has been done: right after it, "if you do" (CR 608.2c, 603.12)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.conditions import Done, Not

from .reading import given

_OF_A_STEP = re.compile(r"\.(do|then|otherwise|steps)\[\d+\]\.condition(\.condition)?$")
ELSEWHERE = "only an if among the steps asks whether the step before was done"
_BEFORE = "it is asked of the step just before it: give what that names with as"
_SAID = "whether somebody does what they may is asked anyway"
_FILTER = "those that a step before it was done to are meant by the same filter: write that"
_OF = "say of which step: give what the one before it names with as"


def results_faults(steps: Sequence[Any], path: str, done: int | None) -> Iterator[Fault]:
    """What asks for another step than the one before it, or for none, or for what goes without saying.

    Args:
        steps: a list of steps.
        path: its place.
        done: the place of the step that follows what somebody may do.
    """
    for index, step in enumerate(steps):
        if hasattr(step, "when") and any(True for _ in _asked(step)):
            yield Fault(f"{path}[{index}].condition", ELSEWHERE)
            continue
        before = given(steps[index - 1]) if index else {}
        for field, name in _asked(step):
            plainly = done is not None and (index == done or field == "of")
            if plainly or name not in before:
                yield Fault(f"{path}[{index}].{field}", _SAID if plainly else _BEFORE)
        if hasattr(step, "during") and isinstance(step.what, str) and step.what in before:
            yield Fault(f"{path}[{index}].what", _FILTER)
        if _is_reflexive(step) and step.of is None and done is None:
            yield Fault(f"{path}[{index}].of", _OF)


def _asked(step: Any) -> Iterator[tuple[str, str]]:
    """What a step asks for, each with its field."""
    condition = getattr(step, "condition", None)
    field = "condition"
    if isinstance(condition, Not):
        condition, field = condition.condition, f"{field}.condition"
    if isinstance(condition, Done):
        yield f"{field}.what", condition.what
    if _is_reflexive(step) and step.of is not None:
        yield "of", step.of


def _is_reflexive(step: Any) -> bool:
    return hasattr(step, "targets") and hasattr(step, "steps")


def is_out_of_place(node: Any, path: str) -> bool:
    """Whether a question for what was done stands elsewhere than in an if among the steps."""
    return isinstance(node, Done) and _OF_A_STEP.search(path) is None
