"""Chapter 12, the castle action ROUSE: a card is revealed, and its owner may pay its mana cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Decision, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.atoms import note_choice
from engine.magic.definitions import definition
from engine.magic.effects.whether import Decline
from engine.magic.language.mana import ManaCost
from engine.magic.parts import BasePart
from engine.magic.procedures.affording import Work
from engine.magic.procedures.announced_choices import ChooseX
from engine.magic.procedures.costs import affordable, symbols
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position
from engine.magic.vocabulary import SeatNumber

from .activation import ENTERS, ChoosingX, EnterCastle, Pay, turned_up_faults
from .book import cite
from .spots import at, named
from .state import SpotName

ROUSE = cite("CAS-12.6")


class PayingToRouse(Decision, frozen=True, tag="rouse_pay"):
    """Whether to pay the mana cost of a revealed card."""

    text = "Pay {cost} to make {object} active, or turn it face down again"
    passes = "choice"
    object: Id
    cost: ManaCost


class RouseCard(Asking[Pay | Decline | ChooseX]):
    """The owner of a revealed card pays its mana cost, or it lies face down again."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber
    spot: SpotName


def _card(state: MagicState, task: RouseCard) -> Id:
    ref = at(state, named(task.seat, task.spot))
    assert ref is not None, "what was turned up stays in its spot"
    return ref


def _cost(state: MagicState, ref: Id) -> str:
    """Its mana cost, as printed."""
    cost = definition(state, state.table.objects[ref].card).card.cost
    assert cost is not None, "a card of a stock has a mana cost (CAS-2.2)"
    return cost


def _payable(state: MagicState, task: RouseCard, x: int, work: Work) -> bool:
    cost = symbols(_cost(state, _card(state, task)), x)
    return affordable(state, task.seat, "", cost, (), work)


def _largest_x(state: MagicState, task: RouseCard) -> int:
    """The largest X that can be paid; 0 without X in the cost."""
    x, work = 0, Work()
    has_x = "{X}" in _cost(state, _card(state, task))
    while has_x and _payable(state, task, x + 1, work):
        x += 1
    return x


def _ask(state: MagicState, task: RouseCard) -> Decision | None:
    """Nobody is asked to pay what cannot be paid."""
    answers, ref = given(task), _card(state, task)
    if not answers:
        payable = _payable(state, task, 0, Work())
        cost = _cost(state, ref)
        return PayingToRouse(seat=task.seat, rule=ROUSE, object=ref, cost=cost) if payable else None
    most = _largest_x(state, task) if answers == [Pay()] else 0
    return ChoosingX(seat=task.seat, rule=ROUSE, object=ref, largest=most) if most else None


def _act(draft: MagicDraft, task: RouseCard) -> None:
    answers, ref = given(task), _card(draft.state, task)
    draft.done()
    if Pay() not in answers:
        return
    x = next((answer.x for answer in answers if isinstance(answer, ChooseX)), 0)
    if x:
        note_choice(draft, task.seat, ref, "x", ROUSE, choice=x)
    cost = symbols(_cost(draft.state, ref), x)
    draft.then(PayMana(task.seat, cost), EnterCastle(task.seat, task.spot, ENTERS, x))


MENUS = (
    Menu(
        PayingToRouse,
        (
            Offer(Pay, ROUSE, "Pay {decision.cost} for {decision.object}"),
            Offer(
                Decline,
                ROUSE,
                "Turn {decision.object} face down again",
            ),
        ),
        elsewhere,
    ),
)


class Rousing(BasePart):
    """Paying for a card that ROUSE has revealed."""

    tasks: Mapping[Any, TaskRule] = {RouseCard: TaskRule(ask=_ask, act=_act)}
    menus = MENUS
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {EnterCastle: (PayMana, StateBasedActions)}

    def faults(self, position: Position) -> Iterator[Fault]:
        """What is paid for has been turned up."""
        return turned_up_faults(position, (RouseCard,), ROUSE)
