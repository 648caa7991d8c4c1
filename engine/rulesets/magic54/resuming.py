"""Positions written by hand: where in the turn they stand."""

from __future__ import annotations

from engine.kernel.documents import Task

from .state import DeclareAttackers, DeclareBlockers, EndPhase, Magic54Draft, Phase, Speak

FIRST_TASK: dict[Phase, type[Task]] = {
    "pre_attack": Speak,
    "declare_attackers": DeclareAttackers,
    "declare_blockers": DeclareBlockers,
    "combat": Speak,
    "post_attack": Speak,
    "end": EndPhase,
}


def resume(draft: Magic54Draft) -> None:
    """The start of what the phase names; on an open pile the seat that did not speak last has its say."""
    draft.then(FIRST_TASK[draft.state.table.phase]())
