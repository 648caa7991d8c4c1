"""Chapter 9, the activation test: what a revealed card asks for, paying it, and entering or being exiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.aspects import AGENDA
from engine.magic.atoms import lose_life, note_choice
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.language.mana import ManaCost, parse_cost, written
from engine.magic.language.snow import SNOW, snowy
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures import triggers
from engine.magic.procedures.announced_choices import ChooseX
from engine.magic.procedures.combat.restrictions import attackers
from engine.magic.procedures.mana_abilities import outputs
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.sources import Mana
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.state import Id, MagicDraft, MagicState, Natural
from engine.magic.status.position import Position
from engine.magic.vocabulary import RuleId, SeatNumber

from . import atoms
from .book import cite
from .events import LandCapability
from .price import LandPays, Price, Producer, in_words, largest_x, price_of
from .spots import at, is_face_down, named
from .state import SpotName, options_of
from .turn import REVEAL

PRICE = cite("CAS-9.4")
X = cite("CAS-9.5")
PAY_OR_LET_GO = cite("CAS-9.6")
PAYMENT = cite("CAS-9.7")
DISCARDED = cite("CAS-9.8")
ENTERS = cite("CAS-9.9")


# The test --------------------------------------------------------------------------------------------------


class ActivationTest(NamedTuple):
    """What a card in a spot asks of the one in whose castle it lies."""

    card: Id
    price: Price
    largest_x: int


@derived(ignores=(AGENDA,))
def activation_test(state: MagicState, seat: int, spot: SpotName) -> ActivationTest:
    """The test of a face-down card as it would come out now (CAS-9.1–9.5)."""
    ref = at(state, named(seat, spot))
    assert ref is not None, "a card lies there"
    symbols = _printed_cost(state, ref)
    producers = _producers(state, seat, ref, is_snowy=SNOW in symbols)
    return ActivationTest(ref, price_of(symbols, producers), largest_x(symbols, producers))


def _printed_cost(state: MagicState, ref: Id) -> tuple[str, ...]:
    """CAS-9.3: nothing changes it."""
    cost = definition(state, state.table.objects[ref].card).cost
    assert cost is not None, "a card of a stock has a mana cost (CAS-2.2)"
    return cost.symbols


def _producers(state: MagicState, seat: int, card: Id, *, is_snowy: bool) -> list[Producer]:
    """Whose mana counts for a card (CAS-9.1, 9.2, R27); where the card asks for it, marked as snow mana."""
    everything = options_of(state).capability == "all_permanents"
    return [
        Producer(ref, _marked(found, outputs(state, ref, card)) if is_snowy else outputs(state, ref, card))
        for ref, found in characteristics(state).items()
        if found.controller == seat and (everything or "land" in found.types)
    ]


def _marked(found: Characteristics, options: Sequence[Mana]) -> Sequence[Mana]:
    return [*map(snowy, options)] if "snow" in found.supertypes else options


# Tasks -----------------------------------------------------------------------------------------------------


class Pay(Action, frozen=True):
    """Pay what is asked."""


class LetGo(Action, frozen=True):
    """Don't pay: the card is exiled."""

    passing = True


class PayingForActivation(Decision, frozen=True, tag="pay_for_activation"):
    """Whether the defender pays life for a revealed card (CAS-9.6)."""

    text = "Pay {price} life to activate {object}, or let it go"
    passes = "choice"
    object: Id
    price: int
    missing: ManaCost
    """The part of its mana cost that no land pays for; generic mana last."""
    lands: tuple[LandPays, ...]
    """Which land pays for what of the rest."""


class ChoosingX(Decision, frozen=True, tag="choose_x_of_activation"):
    """The value of X of a revealed card (CAS-9.5)."""

    text = "Choose X for {object} (at most {largest})"
    object: Id
    largest: int


class Activate(Task, tag="activate_card"):
    """The activation test of a card that has been turned up (CAS-9).

    At the end of it the card is active in its spot, or the spot is vacant; or no attackers are left.
    """

    seat: SeatNumber
    spot: SpotName


class PayForActivation(Asking[Pay | LetGo | ChooseX]):
    """The owner of the card pays or lets it go, or chooses X."""

    lies_on = ("reveal",)
    seat: SeatNumber
    spot: SpotName


class EnterCastle(Task):
    """A card that has been turned up becomes active in its spot (CAS-9.9)."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber
    spot: SpotName
    rule: RuleId
    x: Natural = 0


def _test(draft: MagicDraft, task: Activate) -> None:
    draft.done()
    test = activation_test(draft.state, task.seat, task.spot)
    atoms.note_capability(draft, named(task.seat, task.spot), test.card, test.price, PRICE)
    draft.then(PayForActivation(seat=task.seat, spot=task.spot))


def _can_pay(state: MagicState, seat: int, life: int) -> bool:
    return state.table.seats[seat].life >= life


def _ask(state: MagicState, task: PayForActivation) -> Decision | None:
    """Nobody is asked where there is nothing to choose: at price 0, and with too little life."""
    if task.answers:
        return None
    card, price, most = activation_test(state, task.seat, task.spot)
    if price.life and _can_pay(state, task.seat, price.life):
        return PayingForActivation(
            seat=task.seat,
            rule=PAY_OR_LET_GO,
            object=card,
            price=price.life,
            missing=written(price.missing),
            lands=price.lands,
        )
    return ChoosingX(seat=task.seat, rule=X, object=card, largest=most) if most else None


def _act(draft: MagicDraft, task: PayForActivation) -> None:
    card, price, _ = activation_test(draft.state, task.seat, task.spot)
    answer = next(iter(given(task)), None)
    draft.done()
    if price.life and not isinstance(answer, Pay):
        draft.then(Happen([Move(rule=DISCARDED, object=card, to="exile")]), StateBasedActions())
        return
    x = answer.x if isinstance(answer, ChooseX) else 0
    entering = EnterCastle(task.seat, task.spot, ENTERS, x)
    if price.life:
        with triggers.Noticing(draft):
            lose_life(draft, task.seat, price.life, PAYMENT)
        draft.then(StateBasedActions(), entering, StateBasedActions())
        return
    if x:
        note_choice(draft, task.seat, card, "x", X, choice=x)
    draft.then(entering, StateBasedActions())


def _enter(draft: MagicDraft, task: EnterCastle) -> None:
    """A payment may have left no attackers: then the reveal stops where it stands (CAS-8.8, R57)."""
    draft.done()
    if draft.state.table.step == REVEAL and not attackers(draft.state):
        return
    ref = at(draft.state, named(task.seat, task.spot))
    assert ref is not None, "what was turned up stays in its spot"
    draft.then(Happen([Move(rule=task.rule, object=ref, to="battlefield", x=task.x)]))


# Menus -----------------------------------------------------------------------------------------------------


def _too_large(ask: Ask, _: int) -> tuple[str, str]:
    return X, f"X is at most {ask.decision.largest}: your lands have no more mana left over"


MENUS = (
    Menu(
        PayingForActivation,
        (
            Offer(
                Pay,
                PAYMENT,
                "Pay {decision.price} life for {decision.object}: {missing}",
                told={"missing": lambda ask, _: in_words(parse_cost(ask.decision.missing).symbols)},
            ),
            Offer(
                LetGo,
                PAY_OR_LET_GO,
                "Let {decision.object} go",
            ),
        ),
        elsewhere,
    ),
    Menu(
        ChoosingX,
        (
            Offer(
                ChooseX,
                X,
                "Choose X = {x}",
                choices=(Choice("x", lambda ask: range(ask.decision.largest + 1), _too_large),),
            ),
        ),
        elsewhere,
    ),
)


class Activation(BasePart):
    """The activation test, and entering a castle."""

    tasks: Mapping[Any, TaskRule] = {
        Activate: TaskRule(act=_test),
        PayForActivation: TaskRule(ask=_ask, act=_act),
        EnterCastle: TaskRule(act=_enter),
    }
    menus = MENUS
    events = (LandCapability,)

    def faults(self, position: Position) -> Iterator[Fault]:
        """What is tested, and what enters, has been turned up."""
        return turned_up_faults(position, (Activate, PayForActivation, EnterCastle), PAY_OR_LET_GO)


def turned_up_faults(position: Position, kinds: tuple[Any, ...], rule: RuleId) -> Iterator[Fault]:
    """Tasks of these kinds whose spot holds no card that both players have seen."""
    for place, task in enumerate(position.machine.agenda):
        if isinstance(task, kinds) and not _is_turned_up(position.state, task.seat, task.spot):
            message = f"no card has been turned up in the spot {task.spot}"
            yield Fault(f"$.machine.agenda[{place}].spot", message, rule)


def _is_turned_up(state: MagicState, seat: int, spot: SpotName) -> bool:
    """Whether a card lies in a spot that both players have seen."""
    ref = at(state, named(seat, spot))
    seen = state.machine.known.get(ref or "", ())
    return ref is not None and is_face_down(state, ref) and len(seen) == len(state.table.seats)
