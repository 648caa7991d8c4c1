"""Policies: who decides for a seat.

``random``, ``greedy``, ``search`` (``search:samples=2,max_decisions=60``), or ``module:function`` of one's
own: a :class:`Policy`, found by its name on every worker.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Annotated, Literal, Protocol, cast

import msgspec
from msgspec import Meta, Struct

import engine

from .errors import BadRequest


class Budget(Struct, frozen=True, forbid_unknown_fields=True):
    """What ``search`` spends on a decision, unless it is told."""

    samples: Annotated[int, Meta(ge=1, le=1_000)] = 4
    """Games for each action."""
    max_decisions: Annotated[int, Meta(ge=1, le=100_000)] = 100
    """How long they may be."""
    unfinished_as: Literal["draw", "estimate"] = "draw"
    """What a game counts that is not over then: a draw, or what its last position looks worth."""


class Policy(Protocol):
    """Chooses for the seat that decides.

    ``state`` is the whole game: a policy that plays fair looks at ``engine.view(state, seat)`` alone, or
    plays on from ``engine.sample(state, seat, seed)``, for the seat ``engine.decision(state).seat``. ``seed``
    differs from decision to decision; where a policy takes all its chance from it, the same run has the same
    rows. The answer is one of ``engine.legal_actions(state)``, or ``engine.Concede``.
    """

    def __call__(self, state: engine.State, /, *, seed: int) -> engine.Action: ...


Player = Callable[[engine.State, int], engine.Action]
"""Chooses in one game, for one seat: gets the state and the number of the decision."""
Maker = Callable[[int, int], Player]
"""Makes the player for a game, by its seed, and a seat."""


def maker(policy: str) -> Maker:
    """What makes the players of a policy.

    Raises:
        BadRequest: there is no such policy.
    """
    name, _, budget = policy.partition(":")
    if policy == "random":
        return _uniform
    if policy == "greedy":
        return partial(_playing, engine.choose_greedily)
    if name == "search":
        return partial(_playing, _search(_budget(policy, budget)))
    return partial(_playing, _own(policy))


def _uniform(seed: int, seat: int) -> Player:
    """Every legal action is equally likely.

    Only ``Random.random`` promises to give the same numbers in every version of Python.
    """
    chance = Random(decision_seed(seed, seat, 0)).random  # noqa: S311  # games want numbers that repeat
    legal_actions = engine.legal_actions

    def choose(state: engine.State, decision: int) -> engine.Action:
        del decision
        actions = legal_actions(state)
        return actions[int(chance() * len(actions))]

    return choose


def _playing(policy: Policy, seed: int, seat: int) -> Player:
    def choose(state: engine.State, decision: int) -> engine.Action:
        return policy(state, seed=decision_seed(seed, seat, decision))

    return choose


def decision_seed(seed: int, seat: int, decision: int) -> int:
    """A seed for a decision, which tells nothing of the game's own seed."""
    digest = blake2b(b"%d:%d:%d" % (seed, seat, decision), digest_size=8).digest()
    return int.from_bytes(digest, "big") & engine.MAX_SEED


def _search(budget: Budget) -> Policy:
    def choose(state: engine.State, /, *, seed: int) -> engine.Action:
        return engine.choose_by_search(
            state,
            samples=budget.samples,
            seed=seed,
            max_decisions=budget.max_decisions,
            unfinished_as=budget.unfinished_as,
        )

    return choose


def _budget(policy: str, told: str) -> Budget:
    """What a search may spend: ``samples=2,max_decisions=60``."""
    named = dict(part.partition("=")[::2] for part in told.split(",") if told)
    try:
        return msgspec.convert(named, Budget, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"policy {policy!r}: {error}") from error


def _own(policy: str) -> Policy:
    """The function of this name; modules are looked for in the current folder, too."""
    module, colon, function = policy.partition(":")
    if not (module and colon and function):
        raise BadRequest(
            f"there is no policy {policy!r}; there are random, greedy, search and module:function of your own"
        )
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = import_module(module)
    except Exception as error:
        raise BadRequest(
            f"policy {policy!r}: module {module} cannot be imported: {type(error).__name__}: {error}"
        ) from error
    chosen = getattr(found, function, None)
    if not callable(chosen):
        raise BadRequest(f"policy {policy!r}: module {module} has no function {function}")
    return cast("Policy", chosen)
