"""The rulesets, by their ids and by the states that are played under them."""

from __future__ import annotations

from typing import Any, Final

from .kernel.documents import State
from .kernel.ruleset import Ruleset
from .rulesets import RULESETS

BY_ID: Final[dict[str, Ruleset[Any]]] = {ruleset.id: ruleset for ruleset in RULESETS}
BY_STATE: Final[dict[type[State], Ruleset[Any]]] = {ruleset.state: ruleset for ruleset in RULESETS}


def ruleset_of(state: State) -> Ruleset[Any]:
    """The ruleset that a state is played under."""
    return BY_STATE[type(state)]
