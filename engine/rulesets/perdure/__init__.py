"""Perdure: Magic with an ordinary deck of cards, two games a match.

* :mod:`.cards`, :mod:`.state`, :mod:`.options` – what the game is made of
* :mod:`.actions`, :mod:`.decisions`, :mod:`.events`, :mod:`.tasks` – what can be done, asked, happen, be due
* :mod:`.atoms` – the only functions that change the table
* :mod:`.setup` (1), :mod:`.turn` (2), :mod:`.using_cards` (3), :mod:`.attack` and :mod:`.damage` (4, 5),
  :mod:`.spells` (7), :mod:`.winning` (8) – the chapters of the rules
* :mod:`.refusals` – why not now
* :mod:`.status`, :mod:`.standing` – checking documents, carrying on from them
* :mod:`.views`, :mod:`.library` – hiding cards, looking them up
"""

from __future__ import annotations

from typing import Final

from engine.kernel.ruleset import Ruleset, TaskRule

from . import attack, damage, setup, spells, standing, status, tasks, turn, using_cards, views, winning
from .actions import AnyAction
from .book import BOOK
from .decisions import AnyDecision
from .events import AnyEvent
from .library import LIBRARY
from .options import Options, SeatOptions
from .state import PerdureState

PERDURE: Final[Ruleset[PerdureState]] = Ruleset(
    book=BOOK,
    summary="Lands, creatures and spells out of half a deck of cards each; then the decks change hands.",
    seats=(2, 2),
    state=PerdureState,
    options=Options,
    seat=SeatOptions,
    action=AnyAction,
    decision=AnyDecision,
    event=AnyEvent,
    view_type=views.TableView,
    tasks={
        tasks.StartMatch: TaskRule(act=setup.start_match),
        tasks.ExchangeDecks: TaskRule(act=setup.exchange_decks),
        tasks.StartTurn: TaskRule(act=turn.start_turn),
        tasks.UseCards: TaskRule(ask=turn.question),
        tasks.Heal: TaskRule(ask=spells.heal_question, act=spells.finish_heal),
        tasks.Trix: TaskRule(ask=spells.trix_question, act=spells.finish_trix),
        tasks.DeclareAttackers: TaskRule(ask=attack.attackers_question),
        tasks.DeclareBlockers: TaskRule(ask=attack.blockers_question),
        tasks.DealDamage: TaskRule(ask=damage.division_question, act=damage.deal_step),
        tasks.EndTurn: TaskRule(act=turn.end_turn),
    },
    menus=(
        using_cards.MENU,
        spells.HEAL_MENU,
        spells.TRIX_MENU,
        attack.ATTACKERS_MENU,
        attack.BLOCKERS_MENU,
        damage.MENU,
    ),
    set_up=setup.set_up,
    bare=setup.bare,
    resume=standing.resume,
    faults=status.faults,
    view=views.view,
    resample=views.resample,
    concession=winning.CONCEDING,
    conceded=winning.conceded,
    playout_decisions=1_500,
    cards=LIBRARY,
)
