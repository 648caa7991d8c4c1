"""Players that need nobody to think for them: they choose an action for the seat that decides.

A player knows what its seat knows and no more: in positions that look alike to the seat it chooses alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from . import rng
from .adjudicate import S, SeatView, legal_actions, question, view
from .documents import Action, Rng
from .errors import GameOver
from .evaluation import best, evaluate
from .playouts import UnfinishedAs, considered
from .ruleset import Ruleset

GREEDY_DECISIONS = 8
"""How far a greedy player looks: as far as an action takes to be paid for and to resolve."""


def choose_at_random(ruleset: Ruleset[S], state: S, *, seed: int) -> Action:
    """One of the legal actions, each equally likely.

    What the seat sees goes into the choice beside the seed: somebody who plays a whole game with one seed
    does not take the same place of every list.

    Raises:
        GameOver: the game has ended.
    """
    seen, chance = _seen(ruleset, state, seed)
    return seen.legal_actions[rng.below(chance, len(seen.legal_actions))]


def _seen(ruleset: Ruleset[S], state: S, seed: int) -> tuple[SeatView, Rng]:
    """What the seat that decides sees, and the chance that follows from that and the seed.

    Raises:
        GameOver: the game has ended.
    """
    ask = question(ruleset, state)
    if ask is None:
        raise GameOver(state.table.outcome)
    seen = view(ruleset, state, ask.seat)
    return seen, rng.of_text(b"%d:%b" % (seed, msgspec.json.encode(seen, order="deterministic")))


def choose_greedily(
    ruleset: Ruleset[S],
    state: S,
    *,
    seed: int,
    between: Callable[[], object] = lambda: None,
) -> Action:
    """The purposeful action after which the position looks best, one step ahead.

    The seat takes each of them in the same sample of what it has not seen. Then everybody leaves it at that
    for some decisions, so that what the action has begun takes effect, and the static evaluation says how the
    seat stands. A single action is taken unseen; of equal ones, any.

    Args:
        between: called before each decision that is looked at; an error that it raises ends the work.

    Raises:
        GameOver: the game has ended.
    """
    seen, chance = _seen(ruleset, state, seed)
    actions = considered(seen.legal_actions, "purposeful")
    if len(actions) == 1:
        return actions[0]
    tallies = evaluate(
        ruleset,
        state,
        samples=1,
        playouts=1,
        seed=seed,
        max_decisions=GREEDY_DECISIONS,
        actions=actions,
        policy="quiet",
        unfinished_as="estimate",
        between=between,
    )
    most = best(tallies).result.mean
    equal = [tally.action for tally in tallies if tally.result.mean == most]
    return equal[rng.below(chance, len(equal))]


def choose_by_search(
    ruleset: Ruleset[S],
    state: S,
    *,
    samples: int,
    seed: int,
    max_decisions: int,
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> Action:
    """The best of the purposeful actions by an evaluation with one purposeful game in each sample, for each
    action (see :func:`engine.kernel.evaluation.evaluate`). A single one needs no evaluation.

    Raises:
        GameOver: the game has ended.
    """
    actions = considered(legal_actions(ruleset, state), "purposeful")
    if len(actions) == 1:
        return actions[0]
    tallies = evaluate(
        ruleset,
        state,
        samples=samples,
        playouts=1,
        seed=seed,
        max_decisions=max_decisions,
        actions=actions,
        policy="purposeful",
        unfinished_as=unfinished_as,
        each=each,
        between=between,
    )
    return best(tallies).action
