"""Duels are begun, fought and settled."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.magic import atoms
from engine.magic.state import Id, MagicDraft
from engine.rulesets.five_colors.duel_record import Duel, fighters
from engine.rulesets.five_colors.facts import DuelBegan, DuelResult, DuelStruck, FocusLaid


def begin_duel(draft: MagicDraft, legend: Id, challenged: Id, rule: str) -> None:
    """Two creatures are to fight."""
    duel = _duel(draft)
    duel.legend, duel.challenged = legend, challenged
    draft.emit(DuelBegan(rule=rule, legend=legend, challenged=challenged))


def lay_focus(draft: MagicDraft, seat: int, ref: Id, rule: str) -> None:
    """A player lays a card from the hand face down before them; nobody else is certain any more of what is
    left in the hand."""
    face = draft.state.table.objects[ref].card
    atoms.blur(draft, draft.state.table.seats[seat].hand, seat)
    laid = atoms.move(draft, ref, "focus", rule)
    draft.emit(FocusLaid(rule=rule, seat=seat, private=Private((seat,), (face,), (laid,))))


def note_strike(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player strikes."""
    draft.emit(DuelStruck(rule=rule, seat=seat))


def end_duel(draft: MagicDraft, of_legend: int, of_challenged: int, loser: Id | None, rule: str) -> None:
    """The totals have settled it."""
    legend, challenged = fighters(draft.state)
    duel = _duel(draft)
    duel.legend = duel.challenged = None
    result = DuelResult(
        rule=rule,
        legend=legend,
        challenged=challenged,
        of_legend=of_legend,
        of_challenged=of_challenged,
        loser=loser,
    )
    draft.emit(result)


def _duel(draft: MagicDraft) -> Duel:
    found: Duel = draft.writable(draft.table, "duel")
    return found
