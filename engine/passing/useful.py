"""Whether a seat can do anything that is of use.

An action is useful unless it passes, is aimless or concedes. The list of legal actions need not be made to
know that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel import adjudicate
from engine.kernel.clauses import Ask
from engine.kernel.documents import Action, State
from engine.kernel.ruleset import Ruleset


def passing_action(ruleset: Ruleset[Any], state: State, ask: Ask) -> Action | None:
    """The action that passes; None where none is legal."""
    return next(_legal(ruleset, state, ask, lambda action: action.passing), None)


def can_act(ruleset: Ruleset[Any], state: State, ask: Ask) -> bool:
    """Whether a useful action is legal."""
    return any(_legal(ruleset, state, ask, lambda action: not (action.passing or action.aimless)))


def can_set_off(
    ruleset: Ruleset[Any], state: State, ask: Ask, between: Callable[[], object] = lambda: None
) -> bool:
    """Whether an aimless action sets something off. Each is tried, on a copy: Chromatic Star draws a card as
    it is sacrificed for mana, and nothing but a trial tells that.

    ``between`` is called before each trial; whoever wants to give up raises an error there.
    """
    for action in ruleset.trials([*_legal(ruleset, state, ask, lambda action: action.aimless)]):
        between()
        if any(event.sets_off for event in adjudicate.apply(ruleset, state, action).events):
            return True
    return False


def _legal(
    ruleset: Ruleset[Any], state: State, ask: Ask, wanted: Callable[[type[Action]], bool]
) -> Iterator[Action]:
    """The legal actions of the kinds that are wanted."""
    for offer in ruleset.menu[type(ask.decision)].offers:
        if wanted(offer.action):
            yield from offer.actions(ask)
