"""What can be done with a thing, in a state (see :mod:`.about`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .about import Inquiry, Named
from .adjudicate import answerable, legal_actions, question
from .documents import ActionVerdict, State
from .errors import GameOver
from .ruleset import Ruleset

S = TypeVar("S", bound=State)


def about(
    ruleset: Ruleset[S],
    state: S,
    named: Named,
    seat: int | None = None,
    between: Callable[[], object] = lambda: None,
) -> tuple[ActionVerdict, ...]:
    """What can be done with a thing (see :mod:`.about`), as the seat that decides sees it, or another. The
    legal actions come first, then those that stand for a kind of action, the most telling first.

    ``between`` is called before each kind of action that is looked at; an error that it raises ends the work.

    Raises:
        GameOver: the game has ended.
        IndexError: there is no such seat.
        UnknownThing: there is no such thing.
    """
    if seat is not None and not 0 <= seat < len(state.table.seats):
        raise IndexError(f"there is no seat {seat}")
    return _about(ruleset, state, named, seat, between)


@answerable
def _about(
    ruleset: Ruleset[S], state: S, named: Named, seat: int | None, between: Callable[[], object]
) -> tuple[ActionVerdict, ...]:
    ask = question(ruleset, state)
    if ask is None:
        raise GameOver(state.table.outcome)
    inquiry = Inquiry(ruleset, ask, ask.seat if seat is None else seat, named)
    return inquiry.answer(legal_actions(ruleset, state), between)
