"""The question whether to do, or to pay for, what a step offers (CR 608.2d, 118.12)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.clauses import Ask, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic.language.mana import ManaCost
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr

MAY = cr("608.2d")


class ChoosingWhether(Decision, frozen=True, tag="may"):
    """Whether to do, or to pay for, what a step offers."""

    source: str
    pay: ManaCost


class Accept(Action, frozen=True, tag="accept"):
    """Yes."""


class Decline(Action, frozen=True, tag="decline"):
    """No."""


def _told(ask: Ask, _: Action) -> Mapping[str, str]:
    """Whose offer it is, and what it costs."""
    decision: ChoosingWhether = ask.decision
    return {"source": decision.source, "price": f", pay {decision.pay}" if decision.pay else ""}


MENU = Menu(
    ChoosingWhether,
    (
        Offer(Accept, MAY, "Yes{price}: {source}", told=_told),
        Offer(Decline, MAY, "No: {source}", told=_told),
    ),
    elsewhere,
)
