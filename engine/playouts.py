"""What games played out at random say of a state, and players that choose by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .kernel import adjudicate, evaluation, players, playouts
from .kernel.documents import Action, State
from .kernel.evaluation import Tally
from .kernel.playouts import PlayOut, Policy, UnfinishedAs
from .registry import ruleset_of


def play_out(
    state: State,
    *,
    seed: int,
    max_decisions: int,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    first: Action | None = None,
    between: Callable[[], object] = lambda: None,
) -> PlayOut:
    """Play on at random, each action that the policy considers equally likely, for at most ``max_decisions``
    decisions (see :func:`considered`).

    ``first`` is the legal action that is taken at the first of them, in place of a random one: games of the
    same seed that begin differently share their chance as far as they are alike. ``between`` is called before
    each decision; whoever wants to give up raises an error there.
    """
    return playouts.play_out(
        ruleset_of(state),
        state,
        seed=seed,
        max_decisions=max_decisions,
        policy=policy,
        unfinished_as=unfinished_as,
        first=first,
        between=between,
    )


def considered(state: State, policy: Policy) -> Sequence[Action]:
    """The legal actions among which the seat that decides chooses by this policy (see
    :attr:`engine.kernel.documents.Action.aimless`).
    """
    return playouts.considered(adjudicate.legal_actions(ruleset_of(state), state), policy)


def compare(
    state: State,
    actions: Sequence[Action | None],
    *,
    count: int,
    seed: int,
    max_decisions: int,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> list[list[PlayOut]]:
    """For each of these legal actions ``count`` games that begin with it, with common random numbers; None
    stands for any action (see :func:`engine.kernel.evaluation.compare`).
    """
    return evaluation.compare(
        ruleset_of(state),
        state,
        actions,
        count=count,
        seed=seed,
        max_decisions=max_decisions,
        policy=policy,
        unfinished_as=unfinished_as,
        each=each,
        between=between,
    )


def evaluate(
    state: State,
    *,
    samples: int,
    playouts: int,
    seed: int,
    max_decisions: int,
    actions: Sequence[Action] | None = None,
    policy: Policy = "uniform",
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> list[Tally]:
    """How good each of these legal actions, or of all, is for the seat that decides, as far as it knows, by
    ``samples`` × ``playouts`` games played out at random (see :func:`engine.kernel.evaluation.evaluate`).

    Raises:
        GameOver: the game has ended.
    """
    return evaluation.evaluate(
        ruleset_of(state),
        state,
        samples=samples,
        playouts=playouts,
        seed=seed,
        max_decisions=max_decisions,
        actions=actions,
        policy=policy,
        unfinished_as=unfinished_as,
        each=each,
        between=between,
    )


def choose_at_random(state: State, *, seed: int) -> Action:
    """One of the legal actions, each equally likely, by the seed and what the seat that decides sees.

    Raises:
        GameOver: the game has ended.
    """
    return players.choose_at_random(ruleset_of(state), state, seed=seed)


def choose_greedily(state: State, *, seed: int, between: Callable[[], object] = lambda: None) -> Action:
    """The purposeful action after which the position looks best to the seat that decides, as far as it knows
    (see :func:`engine.kernel.players.choose_greedily`).

    Raises:
        GameOver: the game has ended.
    """
    return players.choose_greedily(ruleset_of(state), state, seed=seed, between=between)


def choose_by_search(
    state: State,
    *,
    samples: int,
    seed: int,
    max_decisions: int,
    unfinished_as: UnfinishedAs = "draw",
    each: Callable[[Sequence[int]], Iterable[int]] = iter,
    between: Callable[[], object] = lambda: None,
) -> Action:
    """The best purposeful action by an evaluation with one game in each sample (see
    :func:`engine.kernel.players.choose_by_search`).

    Raises:
        GameOver: the game has ended.
    """
    return players.choose_by_search(
        ruleset_of(state),
        state,
        samples=samples,
        seed=seed,
        max_decisions=max_decisions,
        unfinished_as=unfinished_as,
        each=each,
        between=between,
    )
