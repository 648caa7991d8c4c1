"""Magic 54: two players, one pack of cards with both Jokers, a pile of effects.

* :mod:`.cards`, :mod:`.state`, :mod:`.options` – what the game is made of
* :mod:`.actions`, :mod:`.decisions`, :mod:`.events`, :mod:`.tasks` – what can be done, asked, happen, be due
* :mod:`.atoms` – the only functions that change the table
* :mod:`.setup` (1), :mod:`.deck` (2), :mod:`.turn` (7, 10), :mod:`.pile` and :mod:`.resolution` (3–6, 8),
  :mod:`.attack` (9), :mod:`.damage` (8, 9), :mod:`.ending` (11) – the chapters of the rules
* :mod:`.refusals` – why not now
* :mod:`.status`, :mod:`.handwritten` – checking documents, carrying on from them
* :mod:`.moment` – where in the turn somebody decides
* :mod:`.views`, :mod:`.knowledge`, :mod:`.library` – hiding cards, remembering them, looking them up
"""

from __future__ import annotations

from typing import Final

from engine.kernel.guide import Guide
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.ruleset import Ruleset, TaskRule

from . import (
    attack,
    damage,
    ending,
    handwritten,
    moment,
    pile,
    resolution,
    setup,
    status,
    tasks,
    turn,
    views,
    worth,
)
from .book import BOOK
from .cards import TEAM_OF
from .events import Magic54Event
from .library import LIBRARY
from .options import Options, SeatOptions
from .state import Magic54State

DISPLAYS: Final = {
    "phase": {
        "pre_attack": "before the attack",
        "declare_attackers": "declaration of attackers",
        "declare_blockers": "declaration of blockers",
        "combat": "combat step",
        "post_attack": "after the attack",
        "end": "end phase",
    }
}
"""What people call the phases."""
MAGIC54: Final[Ruleset[Magic54State]] = Ruleset(
    book=BOOK,
    guide=Guide.load(__file__),
    summary="Two players duel with creatures, mana and a pile of effects, each with half of a 54-card pack.",
    seats=(2, 2),
    state=Magic54State,
    options=Options,
    seat=SeatOptions,
    event=Magic54Event,
    view_type=views.TableView,
    tasks={
        tasks.Speak: TaskRule(ask=pile.ask_speak),
        tasks.DeclareAttackers: TaskRule(ask=attack.ask_attackers),
        tasks.DeclareBlockers: TaskRule(ask=attack.ask_blockers),
        tasks.Resolve: TaskRule(ask=resolution.ask_resolution, act=resolution.resolve),
        tasks.EndPhase: TaskRule(ask=turn.ask_end),
    },
    menus=(
        turn.PLAYING,
        turn.ANSWERING,
        attack.FIGHTING,
        attack.DECLARING_ATTACKERS,
        attack.DECLARING_BLOCKERS,
        resolution.SEARCHING,
        damage.DIVIDING,
        turn.DISCARDING,
        turn.EXCHANGING,
    ),
    set_up=setup.set_up,
    bare=setup.bare,
    resume=handwritten.resume,
    faults=status.faults,
    view=views.view,
    resample=views.resample,
    concession=ending.CONCESSION,
    conceded=ending.conceded,
    turn=lambda state: state.table.turn,
    chosen=damage.tell_share,
    called=ending.called,
    displays=DISPLAYS,
    names=lambda state, named: named in TEAM_OF,
    playout_decisions=1_000,
    playout_cost=PlayoutCost(sample=65, decision=35, decisions=430),
    steps=moment.STEPS,
    moment=moment.moment,
    stops=moment.STOPS,
    worth=worth.worth,
    option_faults=setup.option_faults,
    library=lambda: LIBRARY,
)
