"""Duels: a legend challenges a creature, both players focus, a strike settles it (L5C-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, cast

from msgspec import Struct

from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Event, Facts, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.definitions import definition
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import acting
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.triggers import Noticing
from engine.magic.proposals import Destroy, Happen, Move
from engine.magic.rules import cr
from engine.magic.seams import Between, format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position
from engine.magic.vocabulary import SeatNumber

from . import duel_record
from .actions import STEP
from .atoms import begin_duel, end_duel, lay_focus, note_strike
from .book import cite
from .duel_record import duel, fighters, focus_cards
from .facts import DUEL_EVENTS
from .options import FiveColorsOptions

CHALLENGE = cite("L5C-13.1")
FOCUS = cite("L5C-13.2")
TOTALS = cite("L5C-13.3")
LOSES = cite("L5C-13.4")
AFTERWARDS = cite("L5C-13.5")
AS_ABILITY = cite("L5C-R25")
KEPT = cite("L5C-R28")
TAP = cr("107.5")


# What players do -------------------------------------------------------------------------------------------


class Challenge(Action, frozen=True):
    """Tap a legend: it challenges this creature."""

    legend: Id
    challenged: Id


class Focus(Action, frozen=True):
    """Lay this card face down before yourself."""

    card: Id


class Strike(Action, frozen=True):
    """End the exchange: the totals are compared."""

    passing = True


class Duelling(Decision, frozen=True, tag="duel"):
    """Focus, or strike."""

    text = "The duel of {legend} and {challenged}: focus a card, or strike"
    passes = "choice"
    legend: Id
    challenged: Id


class FightDuel(Between, tag="fight_duel"):
    """In turn, the players focus until one of them strikes (L5C-13.2)."""

    lies_on = ("state_based_actions",)
    in_steps = (STEP,)
    seat: SeatNumber
    """Who focuses or strikes next."""


class EndDuel(Between, tag="end_duel"):
    """The focus cards leave (L5C-13.5)."""

    lies_on = ("state_based_actions",)
    in_steps = (STEP,)


# The challenge ---------------------------------------------------------------------------------------------


def _not_in_actions(ask: Ask) -> Facts | None:
    table = ask.table
    if table.step == STEP and table.active == ask.seat:
        return None
    return {"step": table.step, "active": table.active}


def _creatures(state: MagicState, seat: int) -> Iterator[Id]:
    return (
        ref for ref, found in characteristics(state).items() if found.is_creature and found.controller == seat
    )


def _legends(ask: Ask) -> list[Id]:
    found = characteristics(ask.state)
    return [ref for ref in _creatures(ask.state, ask.seat) if "legendary" in found[ref].supertypes]


def _opposing(ask: Ask, _: Id) -> list[Id]:
    return list(_creatures(ask.state, 1 - ask.seat))


def _tapped(ask: Ask, legend: Id) -> Facts | None:
    thing = ask.table.objects.get(legend)
    return {} if thing is not None and thing.tapped else None


def _sick(ask: Ask, legend: Id) -> Facts | None:
    found = characteristics(ask.state).get(legend)
    return {} if found is not None and found.is_summoning_sick(ask.table.objects[legend]) else None


def _arrested(ask: Ask, legend: Id) -> Facts | None:
    """What forbids its activated abilities forbids challenging (L5C-R25)."""
    found = characteristics(ask.state).get(legend)
    return {} if found is not None and any(cant.activate for cant, _, _ in found.cant) else None


def _challenge(draft: MagicDraft, action: Challenge) -> None:
    seat = acting(draft)
    with Noticing(draft):
        atoms.tap(draft, action.legend, TAP)
    begin_duel(draft, action.legend, action.challenged, CHALLENGE)
    draft.then(FightDuel(1 - seat), *format_of(draft.state).timing.announced(draft.state, seat))


CHALLENGING = Offer(
    Challenge,
    CHALLENGE,
    "Challenge {challenged} with {legend}",
    _challenge,
    guards=(
        Clause(
            CHALLENGE,
            "duels are fought in one's own Actions phase; it is the {step:step} of {active:seat}",
            _not_in_actions,
        ),
    ),
    choices=(
        Choice(
            "legend",
            _legends,
            (CHALLENGE, "{legend} is not a legendary creature that you control"),
            (
                Clause(CHALLENGE, "{legend} is tapped", _tapped),
                Clause(
                    AS_ABILITY,
                    "{legend} has no haste and was not under your control since your turn began",
                    _sick,
                ),
                Clause(AS_ABILITY, "the activated abilities of {legend} cannot be activated", _arrested),
            ),
        ),
        Choice(
            "challenged", _opposing, (CHALLENGE, "{challenged} is not a creature that your opponent controls")
        ),
    ),
    anytime=True,
)


# Focusing and striking -------------------------------------------------------------------------------------


def _ask(state: MagicState, task: FightDuel) -> Decision | None:
    """Whoever has no card in hand must strike."""
    if not state.table.seats[task.seat].hand:
        return None
    legend, challenged = fighters(state)
    return Duelling(seat=task.seat, rule=FOCUS, legend=legend, challenged=challenged)


def _focus(draft: MagicDraft, action: Focus) -> None:
    task = draft.current(FightDuel)
    seat = task.seat
    task.seat = 1 - seat
    lay_focus(draft, seat, action.card, FOCUS)


def _strike(draft: MagicDraft, seat: int) -> None:
    """The exchange ends, and with it the duel is settled."""
    draft.done()
    note_strike(draft, seat, FOCUS)
    legend, challenged = fighters(draft.state)
    laid = [ref for number in range(2) for ref in focus_cards(draft.state, number)]
    if laid:
        atoms.reveal(draft, laid, TOTALS)
    of_legend, of_challenged = _total(draft.state, legend), _total(draft.state, challenged)
    if of_legend == of_challenged:
        end_duel(draft, of_legend, of_challenged, None, TOTALS)
        _tap_both(draft, (legend, challenged))
        draft.then(EndDuel())
    else:
        loser = legend if of_legend < of_challenged else challenged
        end_duel(draft, of_legend, of_challenged, loser, TOTALS)
        draft.then(Happen([Destroy(rule=LOSES, object=loser)]), EndDuel())


def _total(state: MagicState, creature: Id) -> int:
    """The mana value of a creature and of the cards before its controller (CR 202.3)."""
    found = characteristics(state)[creature]
    cards = (
        definition(state, state.table.objects[ref].card).cost for ref in focus_cards(state, found.controller)
    )
    return found.mana_value + sum(cost.mana_value() for cost in cards if cost is not None)


def _tap_both(draft: MagicDraft, creatures: Sequence[Id]) -> None:
    """As far as they are untapped (L5C-R27)."""
    with Noticing(draft):
        for ref in creatures:
            if not draft.state.table.objects[ref].tapped:
                atoms.tap(draft, ref, LOSES)


def _end(draft: MagicDraft, _: EndDuel) -> None:
    draft.done()
    options = cast("FiveColorsOptions", draft.state.options)
    to, rule = ("graveyard", AFTERWARDS) if options.focus_cards == "discard" else ("hand", KEPT)
    leaving = [
        Move(rule=rule, object=ref, to=to) for seat in range(2) for ref in focus_cards(draft.state, seat)
    ]
    if leaving:
        draft.then(Happen([*leaving]))


def _hand(ask: Ask) -> list[Id]:
    return list(ask.table.seats[ask.seat].hand)


def duel_faults(position: Position, doing: Set[type[Task]]) -> Iterator[Fault]:
    """What is wrong with the record, given what is still to be done."""
    record, state = duel(position.state), position.state
    fighting = [record.legend, record.challenged]
    if (FightDuel in doing) != all(fighting) or (FightDuel in doing) != any(fighting):
        yield Fault("$.table.duel", "there is a duel as long as the players focus or strike", FOCUS)
    elif FightDuel in doing:
        active = state.table.active
        for name, ref, seat in zip(("legend", "challenged"), fighting, (active, 1 - active), strict=True):
            found = position.characteristics.get(str(ref))
            if found is None or not found.is_creature or found.controller != seat:
                reason = f"seat {seat} controls no creature {ref}"
                yield Fault(f"$.table.duel.{name}", reason, CHALLENGE)
    if doing.isdisjoint((FightDuel, EndDuel)):
        for seat in position.seats:
            if focus_cards(state, seat):
                path = f"$.table.realms.seats[{seat}].focus"
                yield Fault(path, "cards lie before players only in a duel", FOCUS)


class Duels(BasePart):
    """Challenges are offered in Actions; whoever is challenged acts first."""

    tasks: Mapping[Any, TaskRule] = {
        FightDuel: TaskRule(ask=_ask, act=lambda draft, task: _strike(draft, task.seat)),
        EndDuel: TaskRule(act=_end),
    }
    events: Sequence[type[Event]] = DUEL_EVENTS
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {EndDuel: (Happen,)}
    keeps: Mapping[str, type[Struct]] = {"duel": duel_record.Duel}
    offers: Sequence[Offer] = (CHALLENGING,)
    menus: Sequence[Menu] = (
        Menu(
            Duelling,
            (
                Offer(
                    Focus,
                    FOCUS,
                    "Focus {card}",
                    _focus,
                    choices=(Choice("card", _hand, (FOCUS, "{card} is not in your hand")),),
                ),
                Offer(
                    Strike, FOCUS, "Strike", lambda draft, _: _strike(draft, draft.current(FightDuel).seat)
                ),
            ),
            elsewhere,
        ),
    )

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Who fights is public; the board shows the cards."""
        return {"duel": duel(state)}

    def faults(self, position: Position) -> Iterator[Fault]:
        """A duel is on as long as it is fought, and cards lie before the players until it has ended."""
        return duel_faults(position, {type(task) for task in position.machine.agenda})
