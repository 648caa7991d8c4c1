"""The rulesets, by their ids and by the states that are played under them."""

from __future__ import annotations

from typing import Any, Final

from .kernel.documents import State
from .kernel.errors import EditionMismatch, UnknownRuleset
from .kernel.ruleset import Ruleset
from .rulesets import RULESETS

BY_ID: Final[dict[str, Ruleset[Any]]] = {ruleset.id: ruleset for ruleset in RULESETS}
BY_STATE: Final[dict[type[State], Ruleset[Any]]] = {ruleset.state: ruleset for ruleset in RULESETS}


def ruleset_of(state: State) -> Ruleset[Any]:
    """The ruleset that a state is played under."""
    return BY_STATE[type(state)]


def rulesets() -> tuple[Ruleset[Any], ...]:
    """All the rulesets, in the order in which they are presented."""
    return tuple(BY_ID.values())


def ruleset(ruleset_id: str) -> Ruleset[Any]:
    """The ruleset with this id.

    Raises:
        UnknownRuleset: there is none.
    """
    found = BY_ID.get(ruleset_id)
    if found is None:
        raise UnknownRuleset(ruleset_id)
    return found


def of_edition(ruleset_id: str, edition: int) -> Ruleset[Any]:
    """The ruleset with this id, as long as it is in this edition: what a record of actions was made under.

    Raises:
        UnknownRuleset: there is none.
        EditionMismatch: it is in another edition, in which the same actions could lead elsewhere.
    """
    found = ruleset(ruleset_id)
    if found.edition != edition:
        raise EditionMismatch(ruleset_id, edition, [found.edition])
    return found
