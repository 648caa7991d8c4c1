"""Games played out at random.

They are played by chance of their own, which depends on their seed alone: games of one seed that begin
differently share it as far as they are alike (see :class:`engine.kernel.rng.Chance`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from . import rng
from .adjudicate import S, legal_actions, question, take
from .documents import Action, Outcome
from .ruleset import Ruleset
from .static_evaluation import estimated, shares

Policy = Literal["uniform", "purposeful", "quiet"]
"""Among which actions players choose at random: all legal ones; those that are not aimless; or of these only
such as pass, elsewhere such as name nothing: they pass, end a declaration, pay as proposed, so that what has
begun takes effect and little else begins."""
UnfinishedAs = Literal["draw", "estimate"]
"""What a game counts that was broken off: as a draw, or as the static evaluation of where it stands."""


class PlayOut(Struct, frozen=True):
    """A game played to its end by random legal actions, or as far as the bound on decisions allowed."""

    winner: int | None
    draw: bool
    decisions: int
    finished: bool
    results: tuple[float, ...]
    """What each seat gets of it: 1 for a win, 0 for a loss, and so much of a game that was broken off as its
    estimate says, if it counts. Where nobody has won otherwise, the seats that are in the game have equal
    shares. All results together are 1, and a seat that is in a game that nobody has won gets more than 0."""


def considered(actions: Sequence[Action], policy: Policy) -> Sequence[Action]:
    """The actions among which players choose by this policy; where it leaves none, all that it could choose
    from."""
    if policy == "uniform":
        return actions
    purposeful = [action for action in actions if not action.aimless] or actions
    if policy == "purposeful":
        return purposeful
    return (
        [action for action in purposeful if action.passing]
        or [action for action in purposeful if not action.__struct_fields__]
        or purposeful
    )


def play_out(
    ruleset: Ruleset[S],
    state: S,
    *,
    seed: int,
    max_decisions: int,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    first: Action | None = None,
    between: Callable[[], object] = lambda: None,
) -> PlayOut:
    """Play on at random, each action that the policy considers equally likely, for at most ``max_decisions``
    decisions.

    What the rules leave to chance follows from the seed too, not from the state, apart from what the state's
    script says. Two games of the same seed share their chance as far as they are alike (see
    :class:`engine.kernel.rng.Chance`), whatever they begin with.

    Args:
        first: the legal action that is taken at the first decision, in place of a random one.
        between: called before each decision; an error that it raises ends the game early.
    """
    chance = rng.Chance(seed)
    for decisions in range(max_decisions):
        if state.table.outcome is not None:
            break
        between()
        state = _gone_on(ruleset, state, chance, policy, first if decisions == 0 else None)
    else:
        decisions = max_decisions
    outcome: Outcome | None = state.table.outcome
    results = (estimated if unfinished_as == "estimate" else shares)(ruleset, state)
    if outcome is None:
        return PlayOut(None, draw=False, decisions=decisions, finished=False, results=results)
    return PlayOut(outcome.winner, outcome.draw, decisions, finished=True, results=results)


def _gone_on(ruleset: Ruleset[S], state: S, chance: rng.Chance, policy: Policy, given: Action | None) -> S:
    """The state after a random action, or after the one that is given."""
    ask = question(ruleset, state)
    assert ask is not None, "a game that is not over asks"
    drawn, luck = chance.of_decision(ruleset.turn(state), ask.seat, type(ask.decision).__name__)
    luck.script = state.machine.rng.script
    if given is None:
        actions = considered(legal_actions(ruleset, state), policy)
        given = actions[rng.spread(drawn, len(actions))]
    return take(ruleset, state, given, luck)
