"""A game as it goes on: positions that never change, and moves that lead from one to the next."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeVar, cast

import msgspec

from . import models
from ._errors import CacheUnavailable, StateNotHot
from ._lazy import lazy
from ._operations import Operations
from ._problems import UNREADABLE
from ._records import Past
from ._transport import Answer

T = TypeVar("T")

NOT_TO_BE_HAD = (StateNotHot, CacheUnavailable)
"""Problems of a service that cannot find a state by its id."""
SEEDS = 2**52
"""Random seeds are below this: JSON numbers that every language can hold, even with a count added."""


def random_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbelow(SEEDS)


class _Raw(msgspec.Struct):
    """The state in a document, byte for byte, with members that this version of the SDK doesn't know."""

    state: msgspec.Raw = msgspec.Raw()


class _RawSamples(msgspec.Struct):
    samples: list[_Raw]


class _RawSuccessors(msgspec.Struct):
    successors: list[_Raw]


_RAW = msgspec.json.Decoder(_Raw)
_RAW_SAMPLES = msgspec.json.Decoder(_RawSamples)
_RAW_SUCCESSORS = msgspec.json.Decoder(_RawSuccessors)
_STATE: msgspec.json.Decoder[models.State] = msgspec.json.Decoder(models.State)


def as_sent(document: bytes) -> models.State:
    """A state that is sent byte for byte: a struct would drop the members that it doesn't know.

    :raises ValueError: this isn't one JSON document.
    """
    try:
        raw = msgspec.json.decode(document, type=msgspec.Raw)
    except UNREADABLE as error:
        raise ValueError(f"a state is one JSON document, this isn't: {error}") from error
    return cast("models.State", raw)


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game at one moment. It never changes: :meth:`apply` gives the game after a move.

    Requests name the state by its id; where the service has forgotten it, or can't ask its cache, the state
    itself is sent. What a game hasn't been told yet (the legal actions of a sample, say) it asks for once it
    is looked at.

    Two games are equal when they are in the same state.
    """

    state_id: str
    """The id of the state: equal states have equal ids on every server."""
    _api: Operations
    _answer: Answer[models.NewGame | models.Adjudication] | None = field(default=None, kw_only=True)
    _document: bytes | None = field(default=None, kw_only=True)
    _origin: tuple[Game, models.Action] | None = field(default=None, kw_only=True)
    _past: Past | None = field(default=None, kw_only=True)

    # The position

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        return self._position.ruleset

    @property
    def seat(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return self._position.seat

    @property
    def decision(self) -> models.Decision | None:
        """What that seat has to decide; None when the game is over."""
        return self._position.decision

    @lazy
    def legal_actions(self) -> tuple[models.Action, ...]:
        """Everything that seat may do, except to concede; empty when the game is over."""
        return tuple(self._position.legal_actions or ())

    @property
    def outcome(self) -> models.Outcome | None:
        """How the game ended; None while it goes on."""
        return self._position.outcome

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def seed(self) -> int | None:
        """The seed that :meth:`Client.new_game` dealt it by; None for a game that something else led to."""
        position = self._position
        return position.seed if isinstance(position, models.NewGame) else None

    @lazy
    def events(self) -> tuple[models.Event, ...]:
        """What :meth:`apply` made happen, in order, or what happened as a position written by hand settled in
        :meth:`Client.load`, or all that :meth:`Client.replay` was asked for; empty for a game that something
        else led to."""
        position = self._position
        if isinstance(position, models.Adjudication):
            return tuple(position.events or ())
        return ()

    @lazy
    def state(self) -> models.State:
        """The whole state, hidden cards included. ``machine`` in it is the service's own business."""
        return _STATE.decode(self._saved)

    def save(self) -> bytes:
        """The state as JSON, to be kept anywhere and given to :meth:`Client.load` at any time."""
        return self._saved

    # One seat's side

    @property
    def perspectives(self) -> tuple[models.SeatPerspective, ...]:
        """What to send on to the players of the seats that :meth:`Client.new_game`, :meth:`apply` or
        :meth:`Client.replay` was asked for, in that order, with what each of them saw happen; empty if it
        wasn't asked for any."""
        answer = self._answer
        return () if answer is None else tuple(answer.result.perspectives or ())

    def perspective(self, seat: int) -> models.SeatPerspective:
        """What to send on to the player of a seat: one of :attr:`perspectives`, or else one that is asked for
        now, which tells no events.

        :raises InvalidRequest: the game has no such seat.
        """
        for found in self.perspectives:
            if found.seat == seat:
                return found
        asked = self._ask(
            lambda state, state_id: self._api.list_legal_actions(
                models.LegalActionsBody(state=state, state_id=state_id, perspectives=[seat])
            )
        ).result
        (found,) = asked.perspectives or ()
        return found

    # What leads on

    def apply(self, *actions: models.Action, perspectives: Sequence[int] = ()) -> Game:
        """The game after these actions, of whichever seats have to decide: after all of them, or an error.

        :param perspectives: the seats for which :attr:`perspectives` of that game tells what they see.
        :raises IllegalAction: the rules forbid one of them; ``index`` says which.
        :raises GameOver: the game has ended before one of them.
        """
        return reached(self._api, self._adjudicated(actions, perspectives), self._later(*actions))

    def record(self) -> models.ReplayBody:
        """The whole game so far in a few kilobytes: how it was created, and what the seats did. It is given
        to :meth:`Client.replay`, or kept anywhere as JSON.

        :raises ValueError: nobody knows how the game began: it comes from a state, or is a sample.
        """
        if self._past is None:
            raise ValueError("a game that was loaded or sampled has no record: its beginning isn't known")
        return self._past.record(self.state.edition)

    def verdict(self, action: models.Action) -> models.Verdict:
        """Whether an action is legal, by which rule, and if not, every reason why. It changes nothing."""
        return self._ask(
            lambda state, state_id: self._api.give_verdict(
                models.VerdictBody(state=state, state_id=state_id, action=action)
            )
        ).result

    def why_not(self, action: models.Action) -> tuple[models.Violation, ...]:
        """Every rule that the action would break, with the facts that matter; empty for a legal one."""
        return tuple(self.verdict(action).violations)

    def view(self, seat: int) -> models.Perspective:
        """What a seat may see of the table and of the decision; its legal actions if it has to decide."""
        return self._ask(
            lambda state, state_id: self._api.view_state(
                models.ViewBody(state=state, state_id=state_id, seat=seat)
            )
        ).result

    def successors(self, *, states: bool = False) -> tuple[Successor, ...]:
        """One step ahead: every legal action with the game that it leads to, fetched page by page.

        :param states: let the answers hold their states, for those who will look at all of them.
        """
        include: list[Literal["state", "events"]] = ["state"] if states else []
        found: list[Successor] = []
        after: int | None = 0
        while after is not None:
            page = self._ask(partial(self._successors, after, include))
            raw = iter(_RAW_SUCCESSORS.decode(page.body).successors)
            for entry in page.result.successors:
                game = self._after(entry.action, entry.state_id, next(raw))
                found.append(Successor(entry.action, game, entry.outcome))
            after = page.result.next
        return tuple(found)

    def sample(self, seat: int, *, count: int = 1, seed: int | None = None) -> tuple[Game, ...]:
        """Games that look to this seat exactly like this one, with what it hasn't seen dealt anew.

        :param seed: same seed, same games; a random one where none is given.
        """
        chosen = random_seed() if seed is None else seed
        answer = self._ask(
            lambda state, state_id: self._api.sample_states(
                models.SampleBody(state=state, state_id=state_id, seat=seat, count=count, seed=chosen)
            )
        )
        raw = iter(_RAW_SAMPLES.decode(answer.body).samples)
        return tuple(
            Game(entry.state_id, self._api, _document=bytes(next(raw).state))
            for entry in answer.result.samples
        )

    def playouts(
        self, count: int = 20, *, seed: int | None = None, max_decisions: int | None = None
    ) -> models.Playouts:
        """How the game ends when everybody plays at random from here on, ``count`` times.

        Games that are not over in time are ``unfinished`` and count for nobody; where there are any, an
        :class:`UnfinishedPlayouts` warning says so.

        :param seed: same seed, same games; a random one where none is given.
        :param max_decisions: a game that isn't over after so many decisions is left unfinished. Without it,
            as many as 99 % of random games need.
        """
        chosen = random_seed() if seed is None else seed
        played = self._ask(
            lambda state, state_id: self._api.play_out(
                models.PlayoutsBody(
                    state=state, state_id=state_id, count=count, seed=chosen, max_decisions=max_decisions
                )
            )
        ).result
        if played.unfinished:
            warnings.warn(_unfinished(played), UnfinishedPlayouts, stacklevel=2)
        return played

    # How it is done

    @lazy
    def _position(self) -> models.NewGame | models.Adjudication:
        return (self._answer or self._adjudicated(())).result

    @lazy
    def _saved(self) -> bytes:
        if self._document is not None:
            return self._document
        if self._answer is not None:
            return bytes(_RAW.decode(self._answer.body).state)
        try:
            return self._api.get_state(self.state_id).body
        except NOT_TO_BE_HAD:
            if self._origin is None:
                raise
            before, action = self._origin
            return before.apply(action).save()

    def _successors(
        self,
        after: int,
        include: Sequence[Literal["state", "events"]],
        state: models.State | None,
        state_id: str | None,
    ) -> Answer[models.Successors]:
        return self._api.list_successors(
            models.SuccessorsBody(state=state, state_id=state_id, include=include, after=after)
        )

    def _after(self, action: models.Action, state_id: str, document: _Raw) -> Game:
        state = bytes(document.state) or None
        return Game(state_id, self._api, _document=state, _origin=(self, action), _past=self._later(action))

    def _later(self, *actions: models.Action) -> Past | None:
        return None if self._past is None else Past(self._past.begun, actions, self._past)

    def _adjudicated(
        self, actions: Sequence[models.Action], perspectives: Sequence[int] = ()
    ) -> Answer[models.Adjudication]:
        return self._ask(
            lambda state, state_id: self._api.adjudicate(
                models.AdjudicationBody(
                    state=state, state_id=state_id, actions=actions, perspectives=list(perspectives)
                )
            )
        )

    def _ask(self, request: Callable[[models.State | None, str | None], Answer[T]]) -> Answer[T]:
        """The answer to a request that names the state by its id, or else holds it."""
        try:
            return request(None, self.state_id)
        except NOT_TO_BE_HAD:
            return request(as_sent(self._saved), None)

    def __eq__(self, other: object) -> bool:
        return self.state_id == other.state_id if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.state_id)

    def __repr__(self) -> str:
        return f"<Game {self.state_id}>"


def reached(
    api: Operations, answer: Answer[models.NewGame | models.Adjudication], past: Past | None = None
) -> Game:
    """The game that an answer describes, and what led to it."""
    return Game(answer.result.state_id, api, _answer=answer, _past=past)


class UnfinishedPlayouts(UserWarning):
    """Some playouts were not over after ``max_decisions``: nobody has won them, and wins ÷ count is no win
    rate.
    """


def _unfinished(played: models.Playouts) -> str:
    return (
        f"{played.unfinished} of {played.count} playouts were not over after {played.max_decisions} "
        "decisions and are in neither wins nor draws"
    )


@dataclass(frozen=True, slots=True)
class Successor:
    """A legal action, and where it leads."""

    action: models.Action
    game: Game
    """The game after the action."""
    outcome: models.Outcome | None
    """How the action ends the game; None where it goes on."""
