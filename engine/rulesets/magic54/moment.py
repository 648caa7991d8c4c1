"""The moment of a game: whose turn it is, what lies on the pile, who is attacked."""

from __future__ import annotations

from typing import Final, get_args

from engine.kernel.moments import DefaultStops, Moment, Pending
from engine.kernel.seats import opponent

from .state import Magic54State, Phase

STEPS: Final[tuple[str, ...]] = get_args(Phase)
STOPS: Final = DefaultStops(
    mine=("pre_attack", "combat", "post_attack", "end"), theirs=("combat", "post_attack")
)
"""Declarations are asked for by their kind. The end phase is the exchange; after the other's attack is the
last chance of a turn."""


def moment(state: Magic54State) -> Moment:
    """Where in the game a player plays or chooses. Mana is paid at once, so that none is floating."""
    table = state.table
    return Moment(
        turn=table.turn,
        active=table.active,
        step=table.phase,
        seats=(table.active, opponent(table.active)),
        pending=tuple(Pending(item.card, item.seat) for item in table.pile),
        is_combat=table.phase in ("declare_attackers", "declare_blockers", "combat"),
        attacked=() if table.combat is None else (opponent(table.active),),
    )
