"""Why an action of a kind that is not being asked for is refused."""

from __future__ import annotations

from typing import Any

from engine.kernel.clauses import Ask
from engine.kernel.documents import Facts


def elsewhere(ask: Ask, action: Any) -> tuple[str, str, Facts]:
    """The rule of the decision that is being made, and what it is."""
    kind = type(ask.decision).__struct_config__.tag
    wanted = type(action).__struct_config__.tag
    return (
        ask.decision.rule,
        f"{wanted} is not possible now: seat {ask.seat} has to decide {kind}",
        {"decision": str(kind)},
    )
