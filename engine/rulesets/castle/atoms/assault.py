"""What an assault comes to: a column is attacked, a card turned up, the blocker dies, combat is over."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.state import MagicDraft
from engine.rulesets.castle.events import CastleRevealed, ColumnAttacked, CombatEndedEarly
from engine.rulesets.castle.spots import Spot, at
from engine.rulesets.castle.state import Assault, table_of


def _assault(draft: MagicDraft) -> Assault:
    found: Assault = draft.writable(draft.table, "assault")
    return found


def attack_column(draft: MagicDraft, column: int, seat: int, rule: str) -> None:
    """A column of a player's castle is attacked in this combat phase (CAS-7.1)."""
    _assault(draft).column = column
    draft.emit(ColumnAttacked(rule=rule, seat=seat, column=column))


def turn_up(draft: MagicDraft, spot: Spot, rule: str) -> None:
    """A face-down card is shown to both players where it lies (CAS-8.3, 12.6)."""
    card = at(draft.state, spot)
    assert card is not None, "nothing lies there"
    atoms.know(draft, [card], range(len(draft.state.table.seats)))
    face = draft.state.table.objects[card].card
    draft.emit(CastleRevealed(rule=rule, seat=spot.seat, spot=spot.name, object=card, card=face))


def note_fall(draft: MagicDraft) -> None:
    """The blocker has died; the death is the event (CAS-11.4)."""
    _assault(draft).fallen = True


def end_combat_early(draft: MagicDraft, rule: str) -> None:
    """Combat is over before its end of combat step has ended: all creatures are removed from it (CAS-11.4,
    11.7)."""
    _assault(draft).fallen = False
    draft.emit(CombatEndedEarly(rule=rule, column=table_of(draft.state).assault.column))
    atoms.end_combat(draft, rule)


def forget_assault(draft: MagicDraft) -> None:
    """The combat phase is over, and no column is attacked; the end of the step is the event (CAS-7.6)."""
    _assault(draft).column = 0
