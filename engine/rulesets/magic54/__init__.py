"""Magic 54: two players, one pack of cards with both Jokers, a pile of effects.

Each module implements a chapter of the rulebook beside it.
"""

from __future__ import annotations

from engine.kernel.ruleset import Ruleset

from .actions import Magic54Action
from .attack import ATTACKERS, BLOCKERS, DECLARING_ATTACKERS, DECLARING_BLOCKERS, FIGHTING
from .book import BOOK
from .cards import library
from .decisions import Magic54Decision
from .end_phase import CLOSING, DISCARDING, END
from .endings import CONCEDED, conceded
from .events import Magic54Event
from .pile import SPEAK
from .resolution import DIVIDING, RESOLUTION, SEARCHING
from .resuming import resume
from .setup import bare, option_faults, set_up
from .state import (
    DeclareAttackers,
    DeclareBlockers,
    EndPhase,
    Magic54State,
    Options,
    Resolve,
    SeatOptions,
    Speak,
)
from .status import faults
from .turn import ANSWER, INITIATIVE
from .views import View, resample, view

MAGIC54: Ruleset[Magic54State] = Ruleset(
    book=BOOK,
    summary="Two players duel with creatures, mana and a pile of effects, each with half of a 54-card pack.",
    seats=(2, 2),
    state=Magic54State,
    options=Options,
    seat=SeatOptions,
    action=Magic54Action,
    decision=Magic54Decision,
    event=Magic54Event,
    view_type=View,
    tasks={
        Speak: SPEAK,
        DeclareAttackers: ATTACKERS,
        DeclareBlockers: BLOCKERS,
        Resolve: RESOLUTION,
        EndPhase: END,
    },
    menus=(
        INITIATIVE,
        ANSWER,
        FIGHTING,
        DECLARING_ATTACKERS,
        DECLARING_BLOCKERS,
        SEARCHING,
        DIVIDING,
        DISCARDING,
        CLOSING,
    ),
    set_up=set_up,
    bare=bare,
    resume=resume,
    faults=faults,
    view=view,
    resample=resample,
    concession=CONCEDED,
    conceded=conceded,
    playout_decisions=1_000,
    option_faults=option_faults,
    cards=tuple(library()),
)
