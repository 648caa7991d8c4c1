"""Requests about a state that the service may have forgotten.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_asking.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from . import models
from ._documents import as_sent, random_seed
from ._errors import CacheUnavailable, StateNotHot
from ._exchange import Answer
from ._operations import Operations

T = TypeVar("T")
B = TypeVar("B", bound=Struct)

NOT_TO_BE_HAD = (StateNotHot, CacheUnavailable)
"""Problems of a service that cannot find a state by its id."""
PLAYERS: Final[Mapping[str, models.Player]] = {
    "random": models.RandomPlayer(),
    "greedy": models.GreedyPlayer(),
    "search": models.SearchPlayer(),
}
"""By the word for each."""


class Asking(ABC):
    """A state with an id, of which the service is asked."""

    state_id: str
    _api: Operations

    @abstractmethod
    def save(self) -> bytes:
        """The state as JSON."""

    def _adjudicated(
        self,
        actions: Sequence[models.Action],
        auto: models.AutoOrForced | None = None,
        perspectives: Sequence[int] = (),
        *,
        texts: bool = False,
    ) -> Answer[models.Adjudication]:
        body = models.AdjudicationBody(actions=actions, auto=auto, perspectives=list(perspectives))
        if texts:
            body = replace(body, include=["state", "legal_actions", "events", "texts"])
        return self._ask(self._api.adjudicate, body)

    def _moved(
        self,
        player: models.Player | Literal["random", "greedy", "search"],
        seed: int | None,
        auto: models.AutoOrForced | None,
        perspectives: Sequence[int],
        *,
        texts: bool,
    ) -> Answer[models.Adjudication]:
        body = models.MoveBody(
            player=PLAYERS[player] if isinstance(player, str) else player,
            seed=random_seed() if seed is None else seed,
            include=["action", "state", "legal_actions", "events"],
            auto=auto,
            perspectives=list(perspectives),
        )
        if texts:
            body = replace(body, include=[*(body.include or ()), "texts"])
        return self._ask(self._api.move, body)

    def _fetch_texts(self) -> models.Texts:
        asked = self._ask(self._api.list_legal_actions, models.LegalActionsBody(include=["texts"]))
        return cast("models.Texts", asked.result.texts)

    def _played_out(self, body: models.PlayoutsBody) -> models.Playouts:
        return self._ask(self._api.play_out, body).result

    def _evaluated(self, body: models.EvaluationBody) -> models.Evaluation:
        return self._ask(self._api.evaluate, body).result

    def _ask(self, operation: Callable[[B], Answer[T]], body: B) -> Answer[T]:
        """The answer to a request about this state: the body names it by its id, or else holds it."""
        try:
            return operation(replace(body, state_id=self.state_id))
        except NOT_TO_BE_HAD:
            return operation(replace(body, state=as_sent(self.save())))
