"""Perdure: Magic with an ordinary deck of cards, two games a match.

* :mod:`.cards`, :mod:`.state`, :mod:`.options` – what the game is made of
* :mod:`.actions`, :mod:`.decisions`, :mod:`.events`, :mod:`.tasks` – what can be done, asked, happen, be due
* :mod:`.atoms` – the only functions that change the table
* :mod:`.setup` (1), :mod:`.turn` (2), :mod:`.using_cards` (3), :mod:`.attack` (4), :mod:`.damage` (4–6),
  :mod:`.spells` (7), :mod:`.ending` (8) – the chapters of the rules
* :mod:`.refusals` – why not now
* :mod:`.status`, :mod:`.handwritten` – checking documents, carrying on from them
* :mod:`.moment` – where in the turn somebody decides
* :mod:`.views`, :mod:`.library` – hiding cards, looking them up
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
    setup,
    spells,
    status,
    tasks,
    turn,
    using_cards,
    views,
    worth,
)
from .book import BOOK
from .cards import PACK
from .events import PerdureEvent
from .library import LIBRARY
from .options import Options, SeatOptions
from .state import PerdureState

DISPLAYS: Final = {
    "phase": {
        "play": "first play phase",
        "declare_attackers": "declaration of attackers",
        "declare_blockers": "declaration of blockers",
        "play_again": "second play phase",
    }
}
"""What people call the phases."""
PERDURE: Final[Ruleset[PerdureState]] = Ruleset(
    book=BOOK,
    guide=Guide.load(__file__),
    summary="Lands, creatures and spells out of half a deck of cards each; then the decks change hands.",
    seats=(2, 2),
    state=PerdureState,
    options=Options,
    seat=SeatOptions,
    event=PerdureEvent,
    view_type=views.TableView,
    tasks={
        tasks.StartMatch: TaskRule(act=setup.start_match),
        tasks.ExchangeDecks: TaskRule(act=setup.exchange_decks),
        tasks.StartTurn: TaskRule(act=turn.start_turn),
        tasks.UseCards: TaskRule(ask=turn.ask_play),
        tasks.Heal: TaskRule(ask=spells.ask_heal, act=spells.finish_heal),
        tasks.Trix: TaskRule(ask=spells.ask_trix, act=spells.finish_trix),
        tasks.DeclareAttackers: TaskRule(ask=attack.ask_attackers),
        tasks.DeclareBlockers: TaskRule(ask=attack.ask_blockers),
        tasks.DealDamage: TaskRule(ask=damage.ask_share, act=damage.deal_step),
        tasks.EndTurn: TaskRule(act=turn.end_turn),
    },
    menus=(
        using_cards.USING_CARDS,
        spells.HEALING,
        spells.TOGGLING,
        attack.DECLARING_ATTACKERS,
        attack.DECLARING_BLOCKERS,
        damage.DIVIDING,
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
    names=lambda state, named: named in PACK,
    playout_decisions=1_500,
    playout_cost=PlayoutCost(sample=60, decision=40, decisions=140),
    steps=moment.STEPS,
    moment=moment.moment,
    stops=moment.STOPS,
    worth=worth.worth,
    library=lambda: LIBRARY,
)
