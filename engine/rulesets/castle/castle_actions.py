"""Chapter 12, castle actions: what a player may do once in each turn of their own with the own castle.

The source has lost its list; this one is a reconstruction (CAS-R33).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import acting
from engine.magic.procedures.refusals import elsewhere, only_in_main_phase
from engine.magic.proposals import Happen, Move
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState
from engine.magic.vocabulary import SeatNumber

from . import atoms
from .book import cite
from .events import CastleConcealed, CastleExchanged, CastleLooked
from .options import CastleAction
from .rouse import RouseCard
from .spots import Spot, at, is_active, is_face_down, named, spoken, spots, what_stands
from .state import COLUMNS, ROWS, SpotName, options_of, table_of

ONCE = cite("CAS-4.2")
TIME = cite("CAS-12.1")
LOOK = cite("CAS-12.2")
SHIFT = cite("CAS-12.3")
EXCHANGE = cite("CAS-12.4")
CONCEAL = cite("CAS-12.5")
ROUSE = cite("CAS-12.6")
AGREED = cite("CAS-R33")


class LookSpot(Decision, frozen=True):
    """Which card to look at (CAS-12.2)."""

    text = "Choose a card of your castle to look at"


class ShiftFrom(Decision, frozen=True):
    """Which of the two spots to exchange comes first (CAS-12.3)."""

    text = "Choose the first of two neighbouring spots to exchange"


class ShiftTo(Decision, frozen=True):
    """Which spot beside or behind it is the other one."""

    text = "Choose the spot to exchange with {spot}"
    spot: SpotName


class ExchangeSpot(Decision, frozen=True):
    """Which card goes under the reserve (CAS-12.4)."""

    text = "Choose a card of your castle to exchange for the top card of your reserve"


class ConcealSpot(Decision, frozen=True):
    """Which creature is turned face down (CAS-12.5)."""

    text = "Choose a creature of your castle to turn face down"


class RouseSpot(Decision, frozen=True):
    """Which card is revealed (CAS-12.6)."""

    text = "Choose a card of your castle to reveal"


class TakeCastleAction(Action, frozen=True, tag="castle_action"):
    """Take the castle action of the turn."""

    action: CastleAction


class ChooseSpot(Action, frozen=True, tag="spot"):
    """This spot."""

    spot: SpotName


class ActInCastle(Asking[ChooseSpot]):
    """A player takes a castle action: chooses its spots, then it is done."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber
    action: CastleAction


NO_NEIGHBOUR = "{spot} is not on the right of the first spot, nor behind it, or both are vacant"


# What is possible ------------------------------------------------------------------------------------------


def _face_down(state: MagicState, seat: int) -> Iterator[Spot]:
    """The spots with face-down cards: all alike, whatever lies there (CAS-2.5)."""
    return (spot for spot in spots(seat) if is_face_down(state, at(state, spot) or ""))


def _active(state: MagicState, seat: int) -> Iterator[Spot]:
    return (spot for spot in spots(seat) if is_active(state, at(state, spot) or ""))


def _exchangeable(state: MagicState, seat: int) -> Iterator[Spot]:
    return _face_down(state, seat) if table_of(state).castles.seats[seat].reserve else iter(())


def _later_neighbours(state: MagicState, spot: Spot) -> list[Spot]:
    """The spots on the right and behind with which a spot can be exchanged (CAS-R35)."""
    beside, behind = spot._replace(column=spot.column + 1), spot._replace(row=spot.row + 1)
    there = [beside] if spot.column < COLUMNS else []
    there += [behind] if spot.row < ROWS else []
    return [other for other in there if at(state, spot) is not None or at(state, other) is not None]


def _shiftable(state: MagicState, seat: int) -> Iterator[Spot]:
    return (spot for spot in spots(seat) if _later_neighbours(state, spot))


class _Kind(NamedTuple):
    """A castle action."""

    rule: str
    decision: type[Decision]
    spots: Callable[[MagicState, int], Iterator[Spot]]
    """The spots that may be chosen first; with none of them the action is not possible."""
    impossible: str
    """Why it is not possible."""
    spot_label: str
    other_spot: str
    """Why another spot cannot be chosen."""


KINDS: Mapping[CastleAction, _Kind] = {
    "look": _Kind(
        LOOK,
        LookSpot,
        _face_down,
        "no card lies face down in your castle",
        "Look at the card in {spot}",
        "no card lies face down in {spot} of your castle",
    ),
    "shift": _Kind(
        SHIFT,
        ShiftFrom,
        _shiftable,
        "your castle is empty",
        "Exchange {spot} ({there}) with a spot on its right or behind it",
        "{spot} and the spots on its right and behind it are vacant, or there are none",
    ),
    "exchange": _Kind(
        EXCHANGE,
        ExchangeSpot,
        _exchangeable,
        "no card lies face down in your castle, or your reserve is empty",
        "Exchange the card in {spot}",
        "no card lies face down in {spot} of your castle",
    ),
    "conceal": _Kind(
        CONCEAL,
        ConcealSpot,
        _active,
        "no creature of your castle is active",
        "Turn {there} in {spot} face down",
        "no creature is active in {spot} of your castle",
    ),
    "rouse": _Kind(
        ROUSE,
        RouseSpot,
        _face_down,
        "no card lies face down in your castle",
        "Reveal the card in {spot}",
        "no card lies face down in {spot} of your castle",
    ),
}
"""In the order of the clauses."""


# Taking one ------------------------------------------------------------------------------------------------


def _acted(ask: Ask) -> Facts | None:
    return {} if table_of(ask.state).castles.seats[ask.seat].acted == ask.table.turn else None


def _agreed_on(ask: Ask) -> list[CastleAction]:
    """CAS-R33: each of them is a switch."""
    return [action for action in KINDS if action in options_of(ask.state).castle_actions]


def _impossible(ask: Ask, action: CastleAction) -> tuple[Explanation, ...] | None:
    kind = KINDS[action]
    return None if any(kind.spots(ask.state, ask.seat)) else ((kind.rule, kind.impossible, {}),)


def _take(draft: MagicDraft, action: TakeCastleAction) -> None:
    seat = acting(draft)
    taking = ActInCastle(seat=seat, action=action.action)
    draft.then(taking, *format_of(draft.state).timing.announced(draft.state, seat))


TAKING = Offer(
    TakeCastleAction,
    TIME,
    "[action=look?Look at a card of your castle]"
    "[action=shift?Exchange two neighbouring spots of your castle]"
    "[action=exchange?Exchange a card of your castle for the top card of your reserve]"
    "[action=conceal?Turn a creature of your castle face down]"
    "[action=rouse?Reveal a card of your castle, and pay its mana cost to make it active]",
    _take,
    guards=(
        Dynamic(lambda ask: only_in_main_phase(ask, TIME, "a castle action is taken")),
        Clause(ONCE, "you have taken the castle action of this turn", _acted),
    ),
    choices=(
        Choice(
            "action",
            _agreed_on,
            (AGREED, "{action} is not among the castle actions that this game is played with"),
            (Dynamic(_impossible),),
        ),
    ),
    anytime=True,
)


# Carrying it out -------------------------------------------------------------------------------------------


def _chosen(state: MagicState, task: ActInCastle) -> tuple[list[Spot], list[Spot]]:
    """The spots chosen so far, and those that may be chosen next; the only one is chosen by itself."""
    answers = iter(given(task))
    found: list[Spot] = []
    for options_at in _stages(state, task):
        options = options_at(found)
        answer = None if len(options) == 1 else next(answers, None)
        if len(options) > 1 and answer is None:
            return found, options
        found.append(options[0] if answer is None else named(task.seat, answer.spot))
    return found, []


def _stages(state: MagicState, task: ActInCastle) -> Iterator[Callable[[list[Spot]], list[Spot]]]:
    """For each spot to choose, what it may be once those before it are chosen."""
    yield lambda _: [*KINDS[task.action].spots(state, task.seat)]
    if task.action == "shift":
        yield lambda found: _later_neighbours(state, found[0])


def _ask(state: MagicState, task: ActInCastle) -> Decision | None:
    found, options = _chosen(state, task)
    if not options:
        return None
    if found:
        return ShiftTo(seat=task.seat, rule=SHIFT, spot=found[0].name)
    kind = KINDS[task.action]
    return kind.decision(seat=task.seat, rule=kind.rule)


def _act(draft: MagicDraft, task: ActInCastle) -> None:
    (spot, *others), _ = _chosen(draft.state, task)
    ref = at(draft.state, spot)
    draft.done()
    match task.action:
        case "look":
            atoms.look(draft, spot, LOOK)
        case "shift":
            atoms.shift(draft, spot, others[0], SHIFT)
        case "exchange":
            atoms.exchange(draft, spot, EXCHANGE)
        case "conceal":
            assert ref is not None, "a creature is active there"
            atoms.begin_concealing(draft, task.seat)
            draft.then(Happen([Move(rule=CONCEAL, object=ref, to="castle")]))
        case "rouse":
            atoms.rouse(draft, spot, ROUSE)
            draft.then(RouseCard(seat=task.seat, spot=spot.name))


# Menus -----------------------------------------------------------------------------------------------------


def _options(ask: Ask) -> list[SpotName]:
    _, options = _chosen(ask.state, ask.state.machine.agenda[-1])
    return [spot.name for spot in options]


def _there(ask: Ask, chosen: ChooseSpot) -> str:
    """What is in the spot, as far as everybody sees it."""
    return what_stands(ask.state, named(ask.seat, chosen.spot)) or "vacant"


def _choosing(rule: str, label: str, outside: str) -> Offer:
    return Offer(
        ChooseSpot,
        rule,
        label,
        told={"there": _there},
        choices=(
            Choice(
                "spot",
                _options,
                lambda _, spot: (rule, outside.format(spot=spoken(spot))),
            ),
        ),
    )


MENUS = (
    *(
        Menu(kind.decision, (_choosing(kind.rule, kind.spot_label, kind.other_spot),), elsewhere)
        for kind in KINDS.values()
    ),
    Menu(
        ShiftTo,
        (_choosing(SHIFT, "Exchange {decision.spot} with {spot} ({there})", NO_NEIGHBOUR),),
        elsewhere,
    ),
)


class CastleActions(BasePart):
    """One castle action a turn."""

    offers = (TAKING,)
    tasks: Mapping[Any, TaskRule] = {ActInCastle: TaskRule(ask=_ask, act=_act)}
    menus = MENUS
    events = (CastleLooked, CastleExchanged, CastleConcealed)
