"""Chapter 2: the five phases of a turn."""

from __future__ import annotations

from engine.kernel.documents import LAST_TURN
from engine.kernel.draft import Draft

from . import atoms, winning
from .book import BOOK
from .decisions import UsingCards
from .state import PerdureState, mana
from .tasks import DeclareAttackers, EndTurn, StartTurn, UseCards

cite = BOOK.cite
DRAW, PLAY, ATTACK, PLAY_AGAIN = cite("PER-2.3"), cite("PER-2.4"), cite("PER-2.5"), cite("PER-2.6")


def start_turn(draft: Draft[PerdureState], task: StartTurn) -> None:
    """Phases 1 and 2: pass the turn on, untap, draw; then the active player uses cards (PER-2.2, PER-2.3)."""
    draft.done()
    atoms.start_turn(draft)
    table = draft.state.table
    seat = table.active
    atoms.untap_all(draft, seat)
    if table.turn == 1:
        atoms.skip_draw(draft, seat)
    elif table.seats[seat].deck:
        atoms.draw(draft, seat, 1, DRAW)
    else:
        winning.fail(draft, (seat,))
        return
    atoms.start_phase(draft, "play", PLAY)
    draft.then(UseCards())


def question(state: PerdureState, task: UseCards) -> UsingCards:
    """Phases 3 and 5: which card, for how much mana?"""
    table = state.table
    rule = PLAY if table.phase == "play" else PLAY_AGAIN
    return UsingCards(seat=table.active, rule=rule, mana=mana(table.seats[table.active]))


def end_phase(draft: Draft[PerdureState], action: object) -> None:
    """The third phase leads to the attack, the fifth to the end of the turn (PER-2.1)."""
    draft.done()
    if draft.state.table.phase == "play":
        atoms.start_phase(draft, "declare_attackers", ATTACK)
        draft.then(DeclareAttackers())
    else:
        draft.then(EndTurn())


def play_again(draft: Draft[PerdureState], rule: str = PLAY_AGAIN) -> None:
    """Begin the fifth phase; the attack is over, or did not take place."""
    atoms.start_phase(draft, "play_again", rule)
    draft.then(UseCards())


def end_turn(draft: Draft[PerdureState], task: EndTurn) -> None:
    """What lasts for a turn disappears, then the turn passes, unless it was the last (PER-2.6, PER-R34)."""
    draft.done()
    seat = draft.state.table.active
    atoms.remove_damage(draft)
    atoms.lose_mana(draft, seat)
    atoms.end_sickness(draft, seat)
    limit, turn = draft.state.options.turn_limit, draft.state.table.turn
    if limit is not None and turn >= limit:
        winning.reach_turn_limit(draft)
    elif turn >= LAST_TURN:
        winning.run_out(draft, f"turn {LAST_TURN:,} is the last of any game")
    else:
        draft.then(StartTurn())
