"""The moment of a game with Magic cards: whose turn it is, what lies on the stack, who is attacked, and what
may be tried then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kernel.documents import Action
from engine.kernel.moments import DefaultStops, Moment, Pending

from .evaluate import playing
from .procedures.activating import TapForMana
from .seams import format_of
from .state import Id, MagicState, StackItem

STOPS: Final = DefaultStops(
    mine=("main1", "declare_attackers", "declare_blockers", "main2"),
    theirs=("declare_attackers", "declare_blockers", "end"),
)
"""Of a regular turn: tricks after blocks by both players, and instants at the other's end step. What is done
in one's own upkeep, draw step or at the beginning of combat is done in the main phase."""


def moment(state: MagicState) -> Moment:
    """Where in the game a player acts or chooses."""
    table, form = state.table, format_of(state)
    return Moment(
        turn=table.turn,
        active=table.active,
        step=table.step,
        seats=tuple(dict.fromkeys((table.active, *playing(state)))),
        pending=tuple(_pending(state, item) for item in table.stack),
        is_combat=form.turn.is_combat(table.step),
        attacked=form.combat.attacked(state),
        floating=[seat for seat, player in enumerate(table.seats) if player.mana or player.kept_mana],
    )


def _pending(state: MagicState, item: StackItem) -> Pending:
    """A spell is a card, an ability has an address."""
    return Pending(item.id, item.controller, None if item.id in state.table.objects else item.code)


def trials(actions: Sequence[Action]) -> Iterator[Action]:
    """An activation of each mana ability: what mana it makes is all the same to what it sets off."""
    tried: set[tuple[Id, str]] = set()
    for action in actions:
        if isinstance(action, TapForMana) and (action.source, action.ability) not in tried:
            tried.add((action.source, action.ability))
            yield action
