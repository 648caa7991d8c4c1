"""Turning a face-down permanent face up, a special action (CR 116.2b, 701.40b, 702.37e, 702.168d).

Its controller shows what it costs, by showing the card, and pays that; then it is turned face up. Nobody can
do anything in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Offer
from engine.kernel.documents import Action, Event, Facts, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.definitions import definition
from engine.magic.events import TurnedFaceUp
from engine.magic.language.mana import Price
from engine.magic.language.ways import FACE_DOWN_WAYS
from engine.magic.language.words import FaceDown, TurningUp
from engine.magic.objects import characteristics, of_characteristics
from engine.magic.proposals import Happen, PutCounters
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import ObjectId, SeatNumber

from . import costs, triggers
from .paying_costs import pay
from .priority import acting

ACTION = cr("116.2b")
MORPH = cr("702.37e")
MEGAMORPH = cr("702.37b")
DISGUISE = cr("702.168d")
MANIFESTED = cr("701.40b")
TURNED = cr("708.8")
CHOOSE_X = cr("107.3a")
_RULES = {"morph": MORPH, "megamorph": MORPH, "disguise": DISGUISE}
_KEYWORDS: Mapping[FaceDown, tuple[str, ...]] = {
    "morph": ("morph", "megamorph"),
    "disguise": ("disguise",),
    "manifest": ("morph", "megamorph", "disguise"),
    "cloak": ("morph", "megamorph", "disguise"),
}
"""By how a permanent was turned face down: the keywords whose cost turns it face up."""


class TurnFaceUp(Action, frozen=True, tag="turn_face_up"):
    """Pay what it costs to turn a face-down permanent face up (CR 702.37e, 701.40b)."""

    permanent: Id
    paying: TurningUp
    x: Whole = 0
    """The X in its mana cost."""


class TurnUp(Task, tag="turn_up"):
    """What it costs has been paid: a permanent is turned face up."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber
    object: ObjectId
    paying: TurningUp
    turned: bool = False
    """It has been, and grows as it is; then abilities trigger on that."""


class Payable(NamedTuple):
    """What can be paid to turn a permanent face up."""

    rule: str
    mana: str
    price: Price | None
    """The rest of it, with the mana."""
    grows: bool = False
    """Megamorph: it gets a counter."""

    @property
    def prices(self) -> tuple[Price, ...]:
        """What is paid beside mana."""
        return () if self.price is None else (self.price,)

    def symbols(self, x: int) -> list[str]:
        """The symbols of the mana."""
        return costs.changed(costs.symbols(self.mana, x), 0)


@of_characteristics()
def _face_down(state: MagicState) -> list[Id]:
    """The face-down permanents."""
    objects = state.table.objects
    return [ref for ref in state.table.battlefield if objects[ref].face_down is not None]


def lying(ask: Ask) -> list[Id]:
    """The face-down permanents of a player, who knows them (CR 708.5)."""
    refs = _face_down(ask.state)
    if not refs:
        return refs
    found, known = characteristics(ask.state), ask.state.machine.known
    return [ref for ref in refs if found[ref].controller == ask.seat and ask.seat in known.get(ref, ())]


def payable(state: MagicState, ref: Id) -> dict[TurningUp, Payable]:
    """What can be paid to turn a permanent face up: the cost of its keyword; and of one that was not cast,
    its mana cost, if it is a creature card (CR 701.40b, 701.40c)."""
    thing = state.table.objects.get(ref)
    if thing is None or thing.face_down is None or thing.face_down not in _KEYWORDS:
        return {}
    card, found = definition(state, thing.true_card), dict[TurningUp, Payable]()
    names = _KEYWORDS[thing.face_down]
    keyword = next((one for name in names if (one := card.keyword(name)) is not None), None)
    if keyword is not None and keyword.price is not None:
        price = keyword.price
        found["keyword"] = Payable(_RULES[keyword.name], price.mana, price, keyword.name == "megamorph")
    if thing.face_down not in FACE_DOWN_WAYS and "creature" in card.types and card.card.cost is not None:
        found["mana cost"] = Payable(MANIFESTED, card.card.cost, None)
    return found


def _mine(ask: Ask, permanent: Id) -> dict[TurningUp, Payable]:
    """The same of a permanent that the player controls; of what somebody else does, nothing is told."""
    return payable(ask.state, permanent) if permanent in lying(ask) else {}


def _nothing(ask: Ask, permanent: Id) -> Facts | None:
    """Whether nothing turns it face up; of what somebody else controls, nothing is told."""
    return {} if permanent in lying(ask) and not _mine(ask, permanent) else None


def _can_pay(ask: Ask, permanent: Id, paid: Payable, x: int) -> bool:
    return costs.affordable(ask.state, ask.seat, permanent, paid.symbols(x), paid.prices)


def _unpaid(ask: Ask, permanent: Id, paying: TurningUp) -> Iterator[Explanation] | None:
    paid = _mine(ask, permanent).get(paying)
    if paid is None or _can_pay(ask, permanent, paid, 0):
        return None
    return costs.why_unpaid(ask.state, ask.seat, permanent, paid.symbols(0), paid.prices, "{permanent}")


def _values(ask: Ask, permanent: Id, paying: TurningUp) -> list[int]:
    """The values of X that can be paid; 0 where there is none."""
    paid = _mine(ask, permanent).get(paying)
    if paid is None or "{X}" not in paid.mana:
        return [0]
    values = list[int]()
    while _can_pay(ask, permanent, paid, len(values)):
        values.append(len(values))
    return values


def _has_x(ask: Ask, action: TurnFaceUp) -> bool:
    paid = payable(ask.state, action.permanent).get(action.paying)
    return paid is not None and "{X}" in paid.mana


def _turn(draft: MagicDraft, action: TurnFaceUp) -> None:
    seat, ref = acting(draft), action.permanent
    paid = payable(draft.state, ref)[action.paying]
    following = format_of(draft.state).timing.announced(draft.state, seat)
    draft.then(TurnUp(seat, ref, action.paying), *following)
    atoms.reveal(draft, [ref], paid.rule)
    pay(draft, seat, ref, paid.prices, cost=paid.symbols(action.x))


def _act(draft: MagicDraft, task: TurnUp) -> None:
    """It is turned face up, unless it was given up to pay for that. As it is, megamorph puts a counter on it:
    what triggers on its being turned up finds that there (CR 702.37b, 708.11)."""
    ref = task.object
    paid = None if task.turned else payable(draft.state, ref).get(task.paying)
    if paid is not None and paid.grows:
        draft.current(TurnUp).turned = True
        draft.then(Happen([PutCounters(rule=MEGAMORPH, object=ref, kind="+1/+1", amount=1)]))
        atoms.turn_face_up(draft, ref, TURNED)
        return
    draft.done()
    if paid is not None:
        with triggers.Noticing(draft):
            atoms.turn_face_up(draft, ref, TURNED)
    elif task.turned and ref in draft.state.table.objects:
        card = draft.state.table.objects[ref].card
        triggers.notice(draft, [TurnedFaceUp(rule=TURNED, object=ref, card=card)])


TURNING_UP = Offer(
    TurnFaceUp,
    ACTION,
    "Turn {permanent} face up for {paying}[, X = {some_x}]: {card}",
    _turn,
    choices=(
        Choice(
            "permanent",
            lying,
            (ACTION, "{permanent} is no face-down permanent of yours"),
            (Clause(MORPH, "nothing turns {permanent} face up", _nothing),),
        ),
        Choice(
            "paying",
            _mine,
            (ACTION, "{permanent} is not turned face up for {paying}"),
            (Dynamic(_unpaid),),
        ),
        Choice("x", _values, (CHOOSE_X, "X = {x} cannot be paid")),
    ),
    anytime=True,
    told={
        "card": lambda ask, action: ask.table.objects[action.permanent].true_card,
        "some_x": lambda ask, action: action.x if _has_x(ask, action) else None,
    },
)
NEVER: tuple[type[Action | Event], ...] = (TurnFaceUp, TurnedFaceUp)
"""What does not occur where no cards lie face down."""
TASKS = {TurnUp: TaskRule(act=_act)}
