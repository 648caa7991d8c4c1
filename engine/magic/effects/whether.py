"""The question whether to do, or to pay for, what a step offers (CR 608.2d, 118.12)."""

from __future__ import annotations

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic.language.mana import ManaCost
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr

MAY = cr("608.2d")


class ChoosingWhether(Decision, frozen=True, tag="may"):
    """Whether to do, or to pay for, what a step offers."""

    text = "{source}: {ability}[ Pay {pay}?]"
    passes = "choice"
    source: str
    pay: ManaCost
    ability: str
    """The address of what is being carried out."""


class Accept(Action, frozen=True, tag="accept"):
    """Yes."""


class Decline(Action, frozen=True, tag="decline"):
    """No."""

    passing = True


MENU = Menu(
    ChoosingWhether,
    (
        Offer(
            Accept,
            MAY,
            "[decision.pay?Pay {decision.pay} for {decision.source}]"
            "[!decision.pay?Accept what {decision.source} offers]",
        ),
        Offer(Decline, MAY, "Decline what {decision.source} offers"),
    ),
    elsewhere,
)
