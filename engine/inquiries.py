"""The public face of inquiries: what can be done with a thing."""

from __future__ import annotations

from collections.abc import Callable

from .kernel import inquiries
from .kernel.about import Named
from .kernel.documents import ActionVerdict, State
from .registry import ruleset_of


def about(
    state: State, named: Named, seat: int | None = None, *, between: Callable[[], object] = lambda: None
) -> tuple[ActionVerdict, ...]:
    """What can be done with a thing: every kind of action that could concern it, each with its verdict.

    ``named`` is what actions call it (``o12``, ``QH``, ``seat:1``), or a place by the parameters that name it
    (``{"province": 2}``). ``seat`` is who asks; without it, the seat that decides. ``between`` is called
    before each kind of action that is looked at; whoever wants to give up raises an error there.

    Raises:
        GameOver: the game has ended.
        IndexError: there is no such seat.
        UnknownThing: there is no such thing.
    """
    return inquiries.about(ruleset_of(state), state, named, seat, between)
