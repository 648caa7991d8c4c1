"""How good a position is, by games that are played out at random.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_estimates.py.
"""

from __future__ import annotations

import warnings
from abc import abstractmethod
from collections.abc import Sequence
from typing import Literal, Self, cast

from . import models
from ._batches import evaluate, play_out
from ._documents import random_seed
from ._inquiries import Inquiries
from ._kinds import A, OfEvaluation, OfPlayouts, Policy, Ruleset_co, T, UnfinishedAs
from ._playouts import UnfinishedPlayouts, unfinished


class Estimates(Inquiries[Ruleset_co]):
    """A state of which one asks how games go on from there."""

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The seat that has to decide; None when the game is over."""

    @abstractmethod
    def loaded(self) -> Self:
        """This state, of which everything has been told."""

    def playouts(
        self: Estimates[OfPlayouts[A, T]],
        count: int = 20,
        *,
        actions: Sequence[A] | Literal["all"] | None = None,
        seed: int | None = None,
        max_decisions: int | None = None,
        policy: Policy = "uniform",
        unfinished_as: UnfinishedAs = "draw",
        progress: bool = False,
    ) -> T:
        """How the game ends when everybody plays at random from here on, ``count`` times.

        Games that are not over in time are ``unfinished`` and nobody has won them; where there are any that
        count as draws, an :class:`UnfinishedPlayouts` warning says so.

        :param actions: actions to compare, or ``"all"`` legal ones: ``count`` games begin with each of them,
            with the same chance. ``actions`` of the answer says how they went.
        :param seed: same seed, same games; a random one where none is given.
        :param max_decisions: a game that isn't over after so many decisions is left unfinished. Without it,
            as many as 99 % of random games need.
        :param policy: among which actions everybody chooses: all, those that lead somewhere, or of these only
            such as let what has begun take effect.
        :param unfinished_as: what a game counts that is left unfinished: as a draw, or as an estimate of how
            likely each seat is to win, by what lies on the table.
        :param progress: show in a terminal how far it has come, by several requests with the same answer.
        :raises IllegalAction: the rules forbid one of the actions; ``index`` says which.
        :raises GameOver: there are actions to compare, and the game has ended.
        """
        body = models.PlayoutsBody(
            count=count,
            seed=random_seed() if seed is None else seed,
            max_decisions=max_decisions,
            policy=policy,
            unfinished_as=unfinished_as,
            actions=cast("Sequence[models.Action] | Literal['all'] | None", actions),
        )
        played = play_out(self._played_out, body, progress)
        if played.unfinished and unfinished_as == "draw":
            warnings.warn(unfinished(played), UnfinishedPlayouts, stacklevel=2)
        return cast("T", played)

    def evaluate(
        self: Estimates[OfEvaluation[A, T]],
        *,
        actions: Sequence[A] | None = None,
        samples: int | None = None,
        playouts: int = 1,
        seed: int | None = None,
        max_decisions: int | None = None,
        policy: Policy = "purposeful",
        unfinished_as: UnfinishedAs = "estimate",
        progress: bool = False,
    ) -> T:
        """How good each action is for the seat that has to decide, as far as that seat can know.
        ``best`` of the answer is the action with the highest mean. The rest is as in :meth:`playouts`.

        :param actions: legal actions of the seat, the only ones to be judged; without it, all are.
        :param samples: in how many samples of what the seat hasn't seen; without it, in as many as take a
            second or two at most, which ``samples`` of the answer tells.
        :param playouts: how many games begin with each action in each sample.
        :raises IllegalAction: the rules forbid one of the actions; ``index`` says which.
        :raises GameOver: the game has ended.
        """
        body = models.EvaluationBody(
            seat=self.loaded().seat or 0,  # where nobody decides, the service says how the game ended
            samples=samples,
            playouts=playouts,
            seed=random_seed() if seed is None else seed,
            max_decisions=max_decisions,
            policy=policy,
            unfinished_as=unfinished_as,
            actions=cast("Sequence[models.Action] | None", actions),
        )
        return cast("T", evaluate(self._evaluated, body, progress))
