"""Positions written by hand: where in the turn they stand."""

from __future__ import annotations

from .state import Magic54Draft, Phase
from .tasks import DeclareAttackers, DeclareBlockers, EndPhase, Magic54Task, Speak

FIRST_TASK: dict[Phase, type[Magic54Task]] = {
    "pre_attack": Speak,
    "declare_attackers": DeclareAttackers,
    "declare_blockers": DeclareBlockers,
    "combat": Speak,
    "post_attack": Speak,
    "end": EndPhase,
}
"""What is done at the start of the window that a phase names."""


def resume(draft: Magic54Draft) -> None:
    """Give a hand-written state its agenda. On an open pile, the seat that did not speak last speaks."""
    draft.then(FIRST_TASK[draft.state.table.phase]())
