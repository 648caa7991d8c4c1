"""The question whether to do, or to pay for, what a step offers (CR 608.2d, 118.12)."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Whole
from engine.magic.definitions import program
from engine.magic.language.mana import ManaCost
from engine.magic.objects import viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr

MAY = cr("608.2d")
PAYABLE = cr("118.3")


class ChoosingWhether(Decision, frozen=True, tag="may"):
    """Whether to do, or to pay for, what a step offers."""

    text = "{source}: {ability}[ Pay {pay}?]"
    passes = "choice"
    source: str
    pay: ManaCost
    ability: str
    """The address of what is being carried out."""


class ChoosingXToPay(Decision, frozen=True, tag="choose_x_to_pay"):
    """How much to pay for X where an effect asks for it."""

    text = "Choose X to pay for {source}"
    source: str


class PayX(Action, frozen=True, tag="pay_x"):
    """X is this number."""

    x: Whole


class Accept(Action, frozen=True, tag="accept"):
    """Yes."""


class Decline(Action, frozen=True, tag="decline"):
    """No."""

    passing = True


def _unpayable(ask: Ask) -> Facts | None:
    """Whether the player was asked for something that only others do not know to be out of reach."""
    task = ask.state.machine.agenda[-1]
    step = program(ask.state, task.code)[task.pc]
    context = viewpoint(ask.state, task.source, task.seat, task.vars)
    return {} if step.refuses(context, ask.seat) else None


def _x_values(ask: Ask) -> list[int]:
    task = ask.state.machine.agenda[-1]
    step = program(ask.state, task.code)[task.pc]
    context = viewpoint(ask.state, task.source, task.seat, task.vars)
    found: list[int] = step.x_values(context, ask.seat)
    return found


X_MENU = Menu(
    ChoosingXToPay,
    (
        Offer(
            PayX,
            PAYABLE,
            "Pay with X = {x}",
            choices=(Choice("x", _x_values, (PAYABLE, "X = {x} cannot be paid")),),
        ),
    ),
    elsewhere,
)
MENU = Menu(
    ChoosingWhether,
    (
        Offer(
            Accept,
            MAY,
            "[decision.pay?Pay {decision.pay} for {decision.source}]"
            "[!decision.pay?Accept what {decision.source} offers]",
            guards=(Clause(PAYABLE, "you cannot pay what is asked for", _unpayable),),
        ),
        Offer(Decline, MAY, "Decline what {decision.source} offers"),
    ),
    elsewhere,
)
