"""The moment of a game: whose turn it is, who is attacked. Nobody responds, so that nothing is pending."""

from __future__ import annotations

from typing import Final, get_args

from engine.kernel.moments import DefaultStops, Moment
from engine.kernel.seats import opponent

from .state import PerdureState, Phase

STEPS: Final[tuple[str, ...]] = get_args(Phase)
STOPS: Final = DefaultStops(mine=("play", "play_again"), theirs=())
"""The windows are the active player's."""


def moment(state: PerdureState) -> Moment:
    """Where in the game a player uses cards or chooses."""
    table = state.table
    return Moment(
        turn=table.turn,
        active=table.active,
        step=table.phase,
        seats=(table.active, opponent(table.active)),
        is_combat=table.phase in ("declare_attackers", "declare_blockers"),
        attacked=() if table.combat is None else (opponent(table.active),),
        floating=[seat for seat, half in enumerate(table.seats) if half.floating_mana],
    )
