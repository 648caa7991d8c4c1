"""Chapter 2, the turn: its five phases and its end."""

from __future__ import annotations

from engine.kernel.documents import LAST_TURN

from . import atoms
from .actions import EndPhase
from .book import cite
from .decisions import ChoosingPlay
from .ending import fail, reach_turn_limit, run_out
from .state import PerdureDraft, PerdureState
from .tasks import DeclareAttackers, EndTurn, StartTurn, UseCards

DRAW = cite("PER-2.3")
PLAY = cite("PER-2.4")
ATTACK = cite("PER-2.5")
PLAY_AGAIN = cite("PER-2.6")
TURN_ENDED = cite("PER-2.6")
NO_FIRST_DRAW = cite("PER-R37")


def start_turn(draft: PerdureDraft, task: StartTurn) -> None:
    """Phases 1 and 2: pass the turn on, untap, draw; then the active player uses cards (PER-2.2, PER-2.3)."""
    draft.done()
    atoms.start_turn(draft)
    table = draft.state.table
    atoms.untap_all(draft, table.active)
    if table.turn == 1:
        atoms.skip_draw(draft, table.active, NO_FIRST_DRAW)
    elif table.seats[table.active].deck:
        atoms.draw(draft, table.active, DRAW)
    else:
        fail(draft, (table.active,))
        return
    atoms.start_phase(draft, "play", PLAY)
    draft.then(UseCards())


def ask_play(state: PerdureState, task: UseCards) -> ChoosingPlay:
    """Phases 3 and 5: which card is used?"""
    rule = PLAY if state.table.phase == "play" else PLAY_AGAIN
    return ChoosingPlay(seat=state.table.active, rule=rule)


def end_phase(draft: PerdureDraft, action: EndPhase) -> None:
    """The third phase leads to the attack, the fifth to the end of the turn (PER-2.1)."""
    if draft.state.table.phase == "play":
        atoms.start_phase(draft, "declare_attackers", ATTACK)
        draft.instead(DeclareAttackers())
    else:
        draft.instead(EndTurn())


def play_again(draft: PerdureDraft, rule: str = PLAY_AGAIN) -> None:
    """Begin the fifth phase; the attack is over, or did not take place."""
    if draft.state.table.combat is not None:
        atoms.end_combat(draft, ATTACK)
    atoms.start_phase(draft, "play_again", rule)
    draft.then(UseCards())


def end_turn(draft: PerdureDraft, task: EndTurn) -> None:
    """What lasts for a turn ends, then the turn passes, unless it was the last (PER-2.6, PER-R34)."""
    draft.done()
    for seat, half in enumerate(draft.state.table.seats):
        for creature in half.creatures:
            if creature.damage:
                atoms.remove_damage(draft, seat, creature.card)
    if draft.state.table.seats[draft.state.table.active].floating_mana:
        atoms.lose_mana(draft)
    atoms.end_turn(draft, TURN_ENDED)
    limit, turn = draft.state.options.turn_limit, draft.state.table.turn
    if limit is not None and turn >= limit:
        reach_turn_limit(draft, limit)
    elif turn >= LAST_TURN:
        run_out(draft, f"turn {LAST_TURN:,} is the last of any game")
    else:
        draft.then(StartTurn())
