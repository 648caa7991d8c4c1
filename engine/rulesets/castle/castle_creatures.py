"""Chapter 10, castle creatures: what concerns them, their size, and their death.

A face-down card is no permanent, so that nothing finds it (CAS-10.1); what an active creature is besides a
permanent of its owner's (CAS-10.8) is said here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event
from engine.magic import events as facts
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import Context
from engine.magic.hooks import Hearer, Touch, Word
from engine.magic.language.abilities import Static
from engine.magic.language.changes import AddPT
from engine.magic.language.filters import StandingFilter
from engine.magic.parts import BasePart
from engine.magic.proposals import AnyProposal, Move
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .events import CastleDied, CastleExiled
from .spots import Spot, face_up_in, spot_of
from .state import table_of

LOCK = cite("CAS-10.2")
IMMUNITY = cite("CAS-10.4")
BONUS = cite("CAS-10.6")
DEATH = cite("CAS-10.7")


class Immunity(BasePart):
    """What effects happen to castle creatures."""

    def reaches(self, touch: Touch) -> Explanation | None:
        """CAS-10.2 of targets, CAS-10.4 of effects; also of a card that is being activated (CAS-R53). What a
        player sacrifices is the player's choice."""
        spot = spot_of(touch.context.state, touch.ref)
        if spot is None:
            return None
        if touch.how == "target":
            return _locked(touch.context, spot)
        if touch.how == "sacrifice" or touch.named or _is_its_own(touch.context, touch.ref):
            return None
        return IMMUNITY, "an effect that does not target {target} passes it by, as it stands in a castle", {}


def _locked(context: Context, spot: Spot) -> Explanation | None:
    """CAS-10.2: from the declaration of attackers until combat is over."""
    if table_of(context.state).assault.column == 0 or context.controller == spot.seat:
        return None
    return (
        LOCK,
        "{target} stands in a castle: once attackers are declared, only its owner can target it in combat",
        {},
    )


def _is_its_own(context: Context, ref: Id) -> bool:
    """Whether an effect is of the creature itself or of something attached to it (CAS-10.4b, c)."""
    state, source = context.state, context.source
    if source == ref:
        return True
    known = state.table.objects.get(source) or state.machine.last_known.get(source)
    return known is not None and known.attached_to == ref


# The row bonus (CAS-10.6) -----------------------------------------------------------------------------------


def _in_row(row: int) -> Word:
    def stands_there(state: MagicState, ref: Id, found: Characteristics) -> bool:
        """What somebody else has taken control of is no castle creature any more (CAS-10.9)."""
        return ref in table_of(state).castles.seats[found.controller].rows[row - 1]

    return Word(stands_there, lambda state: face_up_in(state, row), BONUS)


SECOND_ROW = "castle row 2"
THIRD_ROW = "castle row 3"
ROW_BONUS = (
    Static(StandingFilter(types=("creature",), where=SECOND_ROW), (AddPT(1, 1),)),
    Static(StandingFilter(types=("creature",), where=THIRD_ROW), (AddPT(2, 2),)),
)
"""CAS-10.6."""


class Rows(BasePart):
    """The rows, as the row bonus speaks of them."""

    words: ClassVar[Mapping[str, Word]] = {SECOND_ROW: _in_row(2), THIRD_ROW: _in_row(3)}


# Death (CAS-10.7) -------------------------------------------------------------------------------------------


def _moves(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """Tell what the move of a castle creature means; asked before its spot is cleared."""
    assert isinstance(event, facts.Moved)
    if event.rule == DEATH and now is not None and event.owner is not None:
        atoms.go_into_exile(draft, event.owner, now, DEATH)
    elif (event.from_zone, event.to_zone) == ("battlefield", "graveyard"):
        spot = None if was is None else spot_of(draft.state, was)
        if spot is not None and now is not None:
            atoms.die(draft, spot, now, DEATH)


class Death(BasePart):
    """Castle creatures that die go through the graveyard into exile."""

    events = (CastleDied, CastleExiled)
    hears: ClassVar[Mapping[type[Event], Hearer]] = {facts.Moved: _moves}

    def follows(self, state: MagicState, happened: Sequence[Event]) -> Sequence[AnyProposal]:
        """CAS-10.7: before anything else can find it."""
        return [
            Move(rule=DEATH, object=event.object, to="exile")
            for event in happened
            if isinstance(event, CastleDied)
        ]
