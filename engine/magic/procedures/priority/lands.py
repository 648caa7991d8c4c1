"""Playing lands (CR 116.2a, 305)."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Clause, Offer
from engine.kernel.documents import Action, Facts
from engine.magic import atoms
from engine.magic.procedures import costs
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState

from .having import Priority

PLAY_LAND = cr("305.1")
ONE_LAND = cr("305.2")
LAND_TIME = cr("116.2a")


class PlayLand(Action, frozen=True, tag="play_land"):
    """Play a land from the hand (CR 305)."""

    card: Id


def sorcery_time(state: MagicState, seat: int) -> bool:
    """Whether a player may do now what is done only in one's own main phase (CR 307.1)."""
    return format_of(state).timing.sorcery_time(state, seat)


def not_sorcery_time(ask: Ask) -> Facts | None:
    """Why the seat that decides may not do now what is done only in one's own main phase: what moment it
    is. :data:`MOMENT` tells it."""
    if sorcery_time(ask.state, ask.seat):
        return None
    table = ask.table
    return {"step": table.step, "active": table.active, "stack": len(table.stack)}


MOMENT = "it is the step {step} of seat {active}, and the stack holds {stack}"


def _hand(ask: Ask) -> list[str]:
    return list(ask.table.seats[ask.seat].hand)


def _is_land(ask: Ask, card: str) -> Facts | None:
    thing = ask.table.objects.get(card)
    return None if thing is not None and "land" in costs.card_of(ask.state, card).types else {}


def _land_left(ask: Ask) -> Facts | None:
    played = ask.table.seats[ask.seat].lands_played
    return None if played < 1 else {"played": played}


def _play_land(draft: MagicDraft, action: PlayLand) -> None:
    task = draft.current(Priority)
    task.passed = 0
    atoms.count_land(draft, task.seat, PLAY_LAND)
    move = Move(rule=PLAY_LAND, object=action.card, to="battlefield", controller=task.seat)
    draft.then(Happen([move]), StateBasedActions())


PLAYING_LANDS = Offer(
    PlayLand,
    PLAY_LAND,
    "Play {card}",
    _play_land,
    guards=(
        Clause(
            LAND_TIME,
            f"lands are played in one's own main phase with an empty stack; {MOMENT}",
            not_sorcery_time,
        ),
        Clause(ONE_LAND, "one land may be played a turn; played already: {played}", _land_left),
    ),
    choices=(
        Choice(
            "card",
            _hand,
            (PLAY_LAND, "{card} is not in your hand"),
            (Clause(PLAY_LAND, "{card} is not a land", _is_land),),
        ),
    ),
    anytime=True,
)
