"""Why an action of a kind that is not being asked for is refused."""

from __future__ import annotations

from typing import Any

from engine.kernel.clauses import Ask
from engine.kernel.documents import Facts
from engine.magic.evaluate import seat_ref

NOT_LEFT = "{card} is not among the cards of your hand that are left to choose from"


def elsewhere(ask: Ask, action: Any) -> tuple[str, str, Facts]:
    """The rule of the decision that is being made, and what it is."""
    kind = type(ask.decision).__struct_config__.tag
    wanted = type(action).__struct_config__.tag
    return (
        ask.decision.rule,
        f"{wanted} does not answer the decision of {ask.called(seat_ref(ask.seat))}, {kind}",
        {"decision": str(kind)},
    )
