"""One game, from its deal to its end."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import count
from time import perf_counter
from typing import NamedTuple

import engine

from . import settings as _settings
from .chronicle import Chronicle
from .errors import GameFailed
from .lineups import Lineup, Lineups
from .policies import Maker, Player, maker
from .settings import Settings

UNFINISHED = "unfinished"
"""The reason of the end of a game that came to the bound on decisions."""


class Row(NamedTuple):
    """What is told of a game (see :mod:`.rows`)."""

    game: int
    seed: int
    seats: Sequence[Mapping[str, str | None]]
    first: int
    winner: int | None
    draw: bool
    reason: str
    rule: str | None
    turns: int
    decisions: int
    seconds: float
    events: Mapping[str, int]
    drawn: Sequence[Sequence[str]]


class Table:
    """All that the games of a run have in common.

    Raises:
        BadRequest: a policy is not to be found here.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lineups = Lineups(settings.seats, settings.policies, settings.decks)
        self._makers: dict[str, Maker] = {policy: maker(policy) for policy in settings.policies}

    def play(self, game: int) -> Row:
        """Play the game with this number.

        Raises:
            GameFailed: a policy raised an error or chose no legal action, or the rules failed.
        """
        settings = self.settings
        start = perf_counter()
        seed, lineup = settings.seed_of(game), self._lineups.of(game)
        begun = engine.begin(
            settings.ruleset,
            seed=seed,
            options=settings.options,
            seats=[settings.deck_documents[deck] if deck is not None else {} for deck in lineup.decks],
        )
        chronicle = Chronicle(begun) if settings.events else None
        players = [self._makers[policy](seed, seat) for seat, policy in enumerate(lineup.policies)]
        state, decisions = self._played(begun.state, players, chronicle, game, lineup)
        ended = engine.outcome(state)
        return Row(
            game=game,
            seed=seed,
            seats=[
                {"deck": deck, "policy": policy}
                for deck, policy in zip(lineup.decks, lineup.policies, strict=True)
            ],
            first=begun.state.table.active,
            winner=None if ended is None else ended.winner,
            draw=ended is not None and ended.draw,
            reason=UNFINISHED if ended is None else ended.reason,
            rule=None if ended is None else ended.rule,
            turns=engine.ruleset_of(state).turn(state),
            decisions=decisions,
            seconds=perf_counter() - start,
            events={} if chronicle is None else chronicle.events,
            drawn=[] if chronicle is None else chronicle.drawn,
        )

    def _played(
        self,
        state: engine.State,
        players: Sequence[Player],
        chronicle: Chronicle | None,
        game: int,
        lineup: Lineup,
    ) -> tuple[engine.State, int]:
        """The last state, and how many decisions led to it."""
        bound = self.settings.max_decisions
        for decisions in count():
            asked = engine.decision(state)
            if asked is None or decisions == bound:
                return state, decisions
            try:
                action = players[asked.seat](state, decisions)
            except Exception as error:
                place = traceback.extract_tb(error.__traceback__)[-1]
                raised = f"raised {_named(error)} ({place.filename}:{place.lineno})"
                raise self._failed(game, lineup, asked.seat, decisions, raised) from error
            try:
                applied = engine.apply(state, action)
            except Exception as error:
                chose = f"chose {action!r}, which cannot be carried out: {_named(error)}"
                raise self._failed(game, lineup, asked.seat, decisions, chose) from error
            state = applied.state
            if chronicle is not None:
                chronicle.hear(applied.events)
        raise AssertionError("counting has no end")

    def _failed(self, game: int, lineup: Lineup, seat: int, decision: int, what: str) -> GameFailed:
        """What went wrong in which game, so that it can be played again."""
        seed = self.settings.seed_of(game)
        policy = lineup.policies[seat]
        return GameFailed(
            f"game {game} (seed {seed}), decision {decision}: policy {policy} at seat {seat} {what}"
        )


def _named(error: Exception) -> str:
    """The kind of an error and its message."""
    return f"{type(error).__name__}: {error}"


@lru_cache(maxsize=4)
def table(document: bytes) -> Table:
    """The table of the run with these settings, laid once in each process.

    What has been loaded by then stays: out of the garbage collector's sight it costs its rounds no time.
    """
    laid = Table(_settings.from_json(document))
    engine.load_libraries()
    gc.freeze()
    return laid
