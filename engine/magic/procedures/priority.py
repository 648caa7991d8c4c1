"""Priority: having it, passing it on, and playing lands with it (CR 117, 116.2a, 305).

What else a player with priority may do is in :mod:`.casting` and :mod:`.activating`, and with the format.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.hooks import PassIt, PlayIt
from engine.magic.language.changes import Lands, PlayFrom
from engine.magic.objects import kinds_in_force, rules_in_force
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.seams import FORMATS, Settled
from engine.magic.state import Id, MagicDraft, MagicState, Natural
from engine.magic.vocabulary import SeatNumber, StepName

from .costs import card_of
from .permitted import ChoosePermission, Use, land_uses, permissions, played_from, unlike
from .refusals import elsewhere, forbidden, is_main_time, only_in_main_phase

PASS = cr("117.3d")
PLAY_LAND = cr("305.1")
ONE_LAND = cr("305.2")
LAND_TIME = cr("116.2a")


class Priority(Settled, tag="priority"):
    """A player has priority; ``passed`` players in a row have passed before."""

    lies_on = ("end_step",)
    seat: SeatNumber
    passed: Natural = 0

    def acts(self) -> None:
        """The player does something but pass: all have to pass anew (CR 117.4)."""
        self.passed = 0

    def without(self, draft: MagicDraft, seat: int) -> Task:
        """One pass less, if that player was among those who have passed in a row."""
        seats, last = draft.state.table.seats, self.seat
        for _ in range(self.passed):
            last = (last - 1) % len(seats)
            while seats[last].lost and last != seat:
                last = (last - 1) % len(seats)
            if last == seat:
                return replace(self, passed=self.passed - 1)
        return self


class HavingPriority(Decision, frozen=True, tag="priority"):
    """Act, or pass."""

    text = "Act, or pass ({step})"
    passes = "window"
    step: StepName


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing now (CR 117.3d)."""

    passing = True


class PlayLand(Action, frozen=True, tag="play_land"):
    """Play a land from the hand, or from where an effect permits it (CR 305)."""

    card: Id


def acting(draft: MagicDraft) -> int:
    """The player who casts, activates or plays something now; the task that lets them is told.

    That is :class:`Priority`, or one of a format that offers such actions: it has a ``seat``, and ``acts``.
    """
    task: Any = draft.current(Task)
    task.acts()
    return int(task.seat)


def _ask(state: MagicState, task: Priority) -> Decision | None:
    if state.table.seats[task.seat].lost:
        return None
    return having_priority(state, task.seat)


def having_priority(state: MagicState, seat: int) -> HavingPriority:
    """That this player may act now, or pass."""
    rule = FORMATS[type(state)].timing.acting(state).rule
    return HavingPriority(seat=seat, rule=rule, step=state.table.step)


def _act(draft: MagicDraft, _: Priority) -> None:
    """The player has left the game: priority goes on (CR 800.4a)."""
    FORMATS[type(draft.state)].timing.go_on(draft)


def _pass(draft: MagicDraft, _: Pass) -> None:
    task = draft.current(Priority)
    task.passed += 1
    timing = FORMATS[type(draft.state)].timing
    atoms.note_pass(draft, task.seat, timing.acting(draft.state).passing)
    timing.go_on(draft)


# Playing lands ---------------------------------------------------------------------------------------------


def playable(ask: Ask) -> list[Id]:
    """The cards in a player's hand, and those that effects permit them to play from elsewhere (CR 305.1)."""
    found = [*ask.table.seats[ask.seat].hand]
    if PlayFrom in kinds_in_force(ask.state):
        rules = played_from(ask.state, ask.seat)
        found += (ref for one in rules if one.rule.lands for ref in one.lying)
    if ask.table.permissions:
        found += (one.object for one in permissions(ask.state, ask.seat) if not one.cast_only)
    return list(dict.fromkeys(found))


def _is_land(ask: Ask, card: Id) -> Facts | None:
    thing = ask.table.objects.get(card)
    return None if thing is not None and "land" in card_of(ask.state, card).types else {}


def most_lands(state: MagicState, seat: int) -> int:
    """How many lands a player may play in a turn (CR 305.2)."""
    return (
        1
        + state.table.seats[seat].more_lands
        + sum(
            rule.by
            for context, rule in rules_in_force(state, Lands)
            if rule.whose == "any" or context.controller == seat
        )
    )


def _land_left(ask: Ask) -> Facts | None:
    played, most = ask.table.seats[ask.seat].lands_played, most_lands(ask.state, ask.seat)
    return None if played < most else {"played": played, "most": most}


def uses_of(state: MagicState, seat: int, card: Id) -> list[Use]:
    """What of it lets a land be played from where it lies, of what lets one be played each turn: one is used
    up."""
    elsewhere_than_hand = state.table.objects[card].zone in ("graveyard", "library")
    return unlike(state, land_uses(state, seat, card)) if elsewhere_than_hand else []


def _play_land(draft: MagicDraft, action: PlayLand) -> None:
    seat = acting(draft)
    uses = uses_of(draft.state, seat, action.card)
    if len(uses) > 1:
        draft.then(ChoosePermission(seat, action.card))
        return
    for use in uses:
        atoms.note_use(draft, *use)
    go_on(draft, seat, action.card)


def go_on(draft: MagicDraft, seat: int, card: Id) -> None:
    """It is settled what permits a player to play a land."""
    draft.then(*FORMATS[type(draft.state)].timing.announced(draft.state, seat))
    play_land(draft, seat, card, PLAY_LAND)


def play_land(draft: MagicDraft, seat: int, card: Id, rule: str) -> None:
    """A player puts a land onto the battlefield as one of those that they may play (CR 305.2)."""
    atoms.count_land(draft, seat, rule)
    draft.then(Happen([Move(rule=rule, object=card, to="battlefield", controller=seat)]))


PLAYING_LANDS = Offer(
    PlayLand,
    PLAY_LAND,
    "Play {card}",
    _play_land,
    guards=(
        Dynamic(lambda ask: only_in_main_phase(ask, LAND_TIME, "lands can be played")),
        Clause(ONE_LAND, "lands that may be played this turn: {most}; already played: {played}", _land_left),
    ),
    choices=(
        Choice(
            "card",
            playable,
            (PLAY_LAND, "{card} is not in your hand"),
            (
                Clause(PLAY_LAND, "{card} is not a land", _is_land, of_kind=True),
                forbidden(lambda ask, card: PlayIt(card) if card in ask.table.objects else None),
            ),
        ),
    ),
    anytime=True,
)
PASSING = Offer(
    Pass,
    PASS,
    "{label}",
    _pass,
    guards=(forbidden(lambda ask: PassIt()),),
    cited=lambda ask: FORMATS[type(ask.state)].timing.acting(ask.state).passing,
    told={"label": lambda ask, _: FORMATS[type(ask.state)].timing.acting(ask.state).label},
)


def menu(offers: Iterable[Offer]) -> Menu:
    """What a player with priority may do: play a land, these, or pass."""
    return Menu(HavingPriority, (PLAYING_LANDS, *offers, PASSING), elsewhere, _moment)


def _moment(ask: Ask) -> Hashable:
    return FORMATS[type(ask.state)].timing.moment(ask.state, at_main_time=is_main_time(ask))


def is_open(state: MagicState, seat: int, offer: Offer) -> bool:
    """Whether a player who had priority now would find an action of this kind on the list."""
    return bool(offer.actions(Ask(state, having_priority(state, seat))))


TASKS = {Priority: TaskRule(ask=_ask, act=_act)}
