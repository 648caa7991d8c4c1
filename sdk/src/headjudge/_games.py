"""The games of the contract: the types of each ruleset, and how its games are begun.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

# pyright: reportIncompatibleVariableOverride=false
# Ruleset says why.

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Literal, cast, overload

import msgspec

from . import models
from ._documents import as_sent
from ._game import Game
from ._kinds import Ruleset
from ._records import as_recorded


class Magic54(Ruleset):
    """The types of ``magic54``."""

    state: models.Magic54State
    action: models.Magic54Action
    decision: models.Magic54Decision
    event: models.Magic54Event
    perspective: models.Magic54Perspective
    seat_perspective: models.Magic54SeatPerspective
    playouts: models.Magic54Playouts
    evaluation: models.Magic54Evaluation
    game: Magic54Game


class Magic54Game(Game[Magic54]):
    """A game of ``magic54``."""


class Perdure(Ruleset):
    """The types of ``perdure``."""

    state: models.PerdureState
    action: models.PerdureAction
    decision: models.PerdureDecision
    event: models.PerdureEvent
    perspective: models.PerdurePerspective
    seat_perspective: models.PerdureSeatPerspective
    playouts: models.PerdurePlayouts
    evaluation: models.PerdureEvaluation
    game: PerdureGame


class PerdureGame(Game[Perdure]):
    """A game of ``perdure``."""


class Duel(Ruleset):
    """The types of ``duel``."""

    state: models.DuelState
    action: models.DuelAction
    decision: models.DuelDecision
    event: models.DuelEvent
    perspective: models.DuelPerspective
    seat_perspective: models.DuelSeatPerspective
    playouts: models.DuelPlayouts
    evaluation: models.DuelEvaluation
    game: DuelGame


class DuelGame(Game[Duel]):
    """A game of ``duel``."""


class Castle(Ruleset):
    """The types of ``castle``."""

    state: models.CastleState
    action: models.CastleAction
    decision: models.CastleDecision
    event: models.CastleEvent
    perspective: models.CastlePerspective
    seat_perspective: models.CastleSeatPerspective
    playouts: models.CastlePlayouts
    evaluation: models.CastleEvaluation
    game: CastleGame


class CastleGame(Game[Castle]):
    """A game of ``castle``."""


class FiveColors(Ruleset):
    """The types of ``five_colors``."""

    state: models.FiveColorsState
    action: models.FiveColorsAction
    decision: models.FiveColorsDecision
    event: models.FiveColorsEvent
    perspective: models.FiveColorsPerspective
    seat_perspective: models.FiveColorsSeatPerspective
    playouts: models.FiveColorsPlayouts
    evaluation: models.FiveColorsEvaluation
    game: FiveColorsGame


class FiveColorsGame(Game[FiveColors]):
    """A game of ``five_colors``."""


class Splendagic(Ruleset):
    """The types of ``splendagic``."""

    state: models.SplendagicState
    action: models.SplendagicAction
    decision: models.SplendagicDecision
    event: models.SplendagicEvent
    perspective: models.SplendagicPerspective
    seat_perspective: models.SplendagicSeatPerspective
    playouts: models.SplendagicPlayouts
    evaluation: models.SplendagicEvaluation
    game: SplendagicGame


class SplendagicGame(Game[Splendagic]):
    """A game of ``splendagic``."""


GAMES: Final[Mapping[str, type[Game]]] = {
    "magic54": Magic54Game,
    "perdure": PerdureGame,
    "duel": DuelGame,
    "castle": CastleGame,
    "five_colors": FiveColorsGame,
    "splendagic": SplendagicGame,
}
"""The class of the games of each ruleset."""


class Rulesets(ABC):
    """Where games begin. A ruleset that is written out gives games that have its types."""

    @overload
    def new_game(
        self,
        ruleset: Literal["magic54"],
        *,
        seed: int | None = None,
        options: models.Magic54Options | Mapping[str, object] | None = None,
        seats: Sequence[models.Magic54SeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> Magic54Game: ...

    @overload
    def new_game(
        self,
        ruleset: Literal["perdure"],
        *,
        seed: int | None = None,
        options: models.PerdureOptions | Mapping[str, object] | None = None,
        seats: Sequence[models.PerdureSeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> PerdureGame: ...

    @overload
    def new_game(
        self,
        ruleset: Literal["duel"],
        *,
        seed: int | None = None,
        options: models.DuelOptions | Mapping[str, object] | None = None,
        seats: Sequence[models.DuelSeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> DuelGame: ...

    @overload
    def new_game(
        self,
        ruleset: Literal["castle"],
        *,
        seed: int | None = None,
        options: models.CastleOptions | Mapping[str, object] | None = None,
        seats: Sequence[models.CastleSeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> CastleGame: ...

    @overload
    def new_game(
        self,
        ruleset: Literal["five_colors"],
        *,
        seed: int | None = None,
        options: models.FiveColorsOptions | Mapping[str, object] | None = None,
        seats: Sequence[models.FiveColorsSeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> FiveColorsGame: ...

    @overload
    def new_game(
        self,
        ruleset: Literal["splendagic"],
        *,
        seed: int | None = None,
        options: models.SplendagicOptions | Mapping[str, object] | None = None,
        seats: Sequence[models.SplendagicSeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> SplendagicGame: ...

    @overload
    def new_game(
        self,
        ruleset: str,
        *,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> Game: ...

    def new_game(
        self,
        ruleset: str,
        *,
        seed: int | None = None,
        options: models.Options | Mapping[str, object] | None = None,
        seats: Sequence[models.SeatOptions | Mapping[str, object]] | None = None,
        perspectives: Sequence[int] = (),
    ) -> Game:
        """A game at its first decision.

        :param seed: same seed, same game. Without one the service draws it: :attr:`Game.seed`.
        :param options: what :meth:`Client.ruleset` lists, as a struct of the models or by name.
        :param seats: for each seat, likewise, what it is called and what else it may choose.
        :param perspectives: the seats for which :attr:`Game.perspectives` tells what they see.
        :raises UnknownRuleset: the service has no such ruleset.
        :raises InvalidRequest: an option or a seat isn't as the ruleset wants it.
        """
        body = models.GameBody(
            seed=seed,
            options=cast("models.Options | None", options),
            seats=cast("Sequence[models.SeatOptions] | None", seats),
            perspectives=list(perspectives),
        )
        return self._new_game(ruleset, body)

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["magic54"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> Magic54Game: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["perdure"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> PerdureGame: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["duel"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> DuelGame: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["castle"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> CastleGame: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["five_colors"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> FiveColorsGame: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: Literal["splendagic"],
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> SplendagicGame: ...

    @overload
    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: str | None = None,
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> Game: ...

    def replay(
        self,
        record: bytes | models.ReplayBody,
        *,
        ruleset: str | None = None,
        upto: int | None = None,
        events: bool = False,
        perspectives: Sequence[int] = (),
    ) -> Game:
        """The game that a record leads to (see :meth:`Game.record`).

        :param record: the struct, or its JSON.
        :param ruleset: whose game it is, for those who know; the game then has its types.
        :param upto: so many of its actions only; without it, all of them.
        :param events: let :attr:`Game.events` tell the whole game, from the shuffling on.
        :param perspectives: the seats for which :attr:`Game.perspectives` tells what they see now, and have
            seen from the beginning.
        :raises IllegalAction: the rules forbid one of the actions; ``index`` says which.
        :raises EditionMismatch: the game was played under another edition of the rules.
        :raises InvalidRequest: no game is created like that.
        :raises ValueError: the bytes are no record, or it is one of another ruleset.
        """
        recorded = as_recorded(record)
        _expect(ruleset, recorded.ruleset)
        include: list[Literal["events", "legal_actions", "state"]] = ["state", "legal_actions"]
        body = msgspec.structs.replace(
            recorded,
            upto=recorded.upto if upto is None else upto,
            include=[*include, "events"] if events else include,
            perspectives=list(perspectives),
        )
        return self._replay(body)

    @overload
    def load(self, state: models.Magic54State) -> Magic54Game: ...

    @overload
    def load(self, state: bytes | models.Magic54State, *, ruleset: Literal["magic54"]) -> Magic54Game: ...

    @overload
    def load(self, state: models.PerdureState) -> PerdureGame: ...

    @overload
    def load(self, state: bytes | models.PerdureState, *, ruleset: Literal["perdure"]) -> PerdureGame: ...

    @overload
    def load(self, state: models.DuelState) -> DuelGame: ...

    @overload
    def load(self, state: bytes | models.DuelState, *, ruleset: Literal["duel"]) -> DuelGame: ...

    @overload
    def load(self, state: models.CastleState) -> CastleGame: ...

    @overload
    def load(self, state: bytes | models.CastleState, *, ruleset: Literal["castle"]) -> CastleGame: ...

    @overload
    def load(self, state: models.FiveColorsState) -> FiveColorsGame: ...

    @overload
    def load(
        self, state: bytes | models.FiveColorsState, *, ruleset: Literal["five_colors"]
    ) -> FiveColorsGame: ...

    @overload
    def load(self, state: models.SplendagicState) -> SplendagicGame: ...

    @overload
    def load(
        self, state: bytes | models.SplendagicState, *, ruleset: Literal["splendagic"]
    ) -> SplendagicGame: ...

    @overload
    def load(self, state: bytes | models.State) -> Game: ...

    @overload
    def load(self, state: bytes, *, ruleset: str | None) -> Game: ...

    def load(self, state: bytes | models.State, *, ruleset: str | None = None) -> Game:
        """The game in this state: one that was saved, or a position written by hand.

        :param ruleset: whose game it is, for those who know; the game then has its types.
        :raises InvalidState: no game can be in this state; ``faults`` lists everything that is wrong with it.
        :raises ValueError: the bytes aren't JSON at all, or the state is one of another ruleset.
        """
        game = self._load(as_sent(state))
        _expect(ruleset, game.ruleset)
        return game

    @abstractmethod
    def _new_game(self, ruleset: str, body: models.GameBody) -> Game: ...

    @abstractmethod
    def _replay(self, body: models.ReplayBody) -> Game: ...

    @abstractmethod
    def _load(self, state: models.State) -> Game: ...


def _expect(ruleset: str | None, found: str) -> None:
    if ruleset is not None and ruleset != found:
        raise ValueError(f"this is a game of {found}, not of {ruleset}")
