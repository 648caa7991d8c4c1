"""The errors of the engine, one class per kind of refusal.

::

    EngineError
    ├── UnknownRuleset       no ruleset of that id
    ├── EditionMismatch      a state of another edition of the rules
    ├── InvalidState         a document that no game can be in
    ├── InvalidAction        a document that is no action of this ruleset
    ├── UnknownThing         nothing that an action could name
    ├── InvalidOptions       options or seats that a new game cannot have
    ├── InvalidQuery         a search for cards that no card of the ruleset can answer
    ├── IllegalAction        a well-formed action that the rules forbid
    ├── GameOver             an action on a game that has ended
    └── StepBudgetExceeded   an action whose consequences do not end, or take too many steps

Anything else that leaves the engine is a bug.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .documents import Decision, Fault, Outcome, Violation


class EngineError(Exception):
    """Base of everything the engine raises on purpose."""


class UnknownRuleset(EngineError):
    """There is no ruleset with the id ``ruleset``."""

    def __init__(self, ruleset: str) -> None:
        super().__init__(f"there is no ruleset {ruleset!r}")
        self.ruleset = ruleset


class EditionMismatch(EngineError):
    """The state was made under an edition of the rulebook that is not served."""

    def __init__(self, ruleset: str, state_edition: int, supported: Sequence[int]) -> None:
        super().__init__(
            f"the state follows edition {state_edition} of {ruleset}; supported: "
            + ", ".join(str(edition) for edition in supported)
        )
        self.ruleset = ruleset
        self.state_edition = state_edition
        self.supported = tuple(supported)


class InvalidState(EngineError):
    """The document is not a position of the game; ``faults`` lists all its faults."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{fault.path}: {fault.message}" for fault in faults))
        self.faults = tuple(faults)


class InvalidAction(EngineError):
    """The document is not an action of the ruleset; ``path`` (JSONPath) names the place."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
        self.message = message


class UnknownThing(EngineError):
    """Nothing on the table goes by this name, and no action could name it now."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class InvalidOptions(EngineError):
    """A game cannot be created like this; ``faults`` lists the places (JSONPath) and why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{fault.path}: {fault.message}" for fault in faults))
        self.faults = tuple(faults)


class InvalidQuery(EngineError):
    """Cards are searched for by something that they don't have; ``faults`` lists the places (JSONPath)."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{fault.path}: {fault.message}" for fault in faults))
        self.faults = tuple(faults)


class IllegalAction(EngineError):
    """The rules forbid the action; ``violations`` names every clause it breaks, never none."""

    def __init__(self, decision: Decision, violations: Sequence[Violation]) -> None:
        super().__init__("; ".join(f"{broken.rule}: {broken.reason}" for broken in violations))
        self.decision = decision
        self.violations = tuple(violations)

    @property
    def rule(self) -> str:
        """The clause that is broken first."""
        return self.violations[0].rule

    @property
    def reason(self) -> str:
        """Why, in words, by the clause that is broken first."""
        return self.violations[0].reason


class GameOver(EngineError):
    """The game has ended, so no action is legal."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"the game is over: {outcome.reason}")
        self.outcome = outcome


class StepBudgetExceeded(EngineError):
    """No decision was reached within ``budget`` tasks, or something takes more steps than its own ``budget``.

    ``detail`` says what, with a place for the number.
    """

    def __init__(self, budget: int, detail: str = "no decision was reached within {} steps") -> None:
        super().__init__(detail.format(f"{budget:,}"))
        self.budget = budget
