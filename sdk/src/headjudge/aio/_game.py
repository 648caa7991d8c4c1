"""A game as it goes on: positions that never change, and moves that lead from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Self, cast

from .. import models
from .._documents import RAW, RAW_SAMPLES, RAW_SUCCESSORS, STATE, Raw, random_seed
from .._exchange import Answer
from .._progress import bar
from .._records import Past
from ._asking import NOT_TO_BE_HAD
from ._estimates import Estimates
from ._kinds import (
    A,
    G,
    OfAction,
    OfDecision,
    OfEvent,
    OfMoves,
    OfSeatPerspective,
    OfState,
    Ruleset_co,
    T,
)
from ._lazy import at_once, lazy
from ._operations import Operations
from ._successor import Successor


@dataclass(frozen=True, eq=False, repr=False)
class Game(Estimates[Ruleset_co]):
    """A game at one moment. It never changes: :meth:`apply` gives the game after a move.

    Requests name the state by its id; where the service has forgotten it, or can't ask its cache, the state
    itself is sent. What a game hasn't been told yet (the legal actions of a sample, say) :meth:`loaded` asks
    for. In :mod:`headjudge` so does each attribute once it is looked at; in :mod:`headjudge.aio`, where an
    attribute can't be waited for, it raises :class:`headjudge.NotLoaded`.

    Two games are equal when they are in the same state.
    """

    state_id: str
    """The id of the state: equal states have equal ids on every server."""
    _api: Operations
    _answer: Answer[models.NewGame | models.Adjudication] | None = field(default=None, kw_only=True)
    _document: bytes | None = field(default=None, kw_only=True)
    _origin: tuple[Game[Any], models.Action] | None = field(default=None, kw_only=True)
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
    def decision(self: Game[OfDecision[T]]) -> T | None:
        """What that seat has to decide; None when the game is over."""
        return cast("T | None", self._position.decision)

    @property
    def legal_actions(self: Game[OfAction[A]]) -> tuple[A, ...]:
        """Everything that seat may do, except to concede; empty when the game is over."""
        return cast("tuple[A, ...]", self._legal_actions)

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

    @property
    def events(self: Game[OfEvent[T]]) -> tuple[T, ...]:
        """What :meth:`apply` made happen, in order, or what happened as a position written by hand settled in
        :meth:`Client.load`, or all that :meth:`Client.replay` was asked for; empty for a game that something
        else led to."""
        return cast("tuple[T, ...]", self._events)

    @property
    def forced(self: Game[OfAction[A]]) -> tuple[A, ...]:
        """What was done after the actions of :meth:`apply` because nothing else could be, in order."""
        position = self._position
        forced = position.forced if isinstance(position, models.Adjudication) else None
        return cast("tuple[A, ...]", tuple(forced or ()))

    @property
    def auto(self) -> models.CourseTaken | None:
        """Why what was done without asking came to an end, and the reason for each of :attr:`forced`; None
        for a game that no ``Auto`` led to."""
        position = self._position
        return position.auto if isinstance(position, models.Adjudication) else None

    @property
    def chosen(self: Game[OfAction[A]]) -> A | None:
        """What the service chose in :meth:`move`; None for a game that something else led to."""
        position = self._position
        chosen = position.action if isinstance(position, models.Adjudication) else None
        return cast("A | None", chosen)

    @property
    def state(self: Game[OfState[T]]) -> T:
        """The whole state, hidden cards included. ``machine`` in it is the service's own business."""
        return cast("T", self._state)

    @lazy
    def texts(self) -> models.Texts:
        """The decision and the legal actions in words, in their order; with the events, where :meth:`apply`
        was asked for ``texts``."""
        answer = None if self._answer is None else self._answer.result.texts
        return answer if isinstance(answer, models.Texts) else at_once(self._fetch_texts)

    async def save(self) -> bytes:
        """The state as JSON, to be kept anywhere and given to :meth:`Client.load` at any time."""
        if self._document is None and self._answer is None and "_saved" not in vars(self):
            vars(self)["_saved"] = await self._fetch_document()
        return self._saved

    async def loaded(self, *, texts: bool = False) -> Self:
        """This game, with everything told that its attributes have to say: with one request, if it hasn't
        been; ``texts`` with another one."""
        if texts and "texts" not in vars(self):
            vars(self)["texts"] = await self._fetch_texts()
        if self._answer is None and "_position" not in vars(self):
            answer = await self._adjudicated(())
            vars(self)["_position"] = answer.result
            vars(self)["_saved"] = bytes(RAW.decode(answer.body).state)
        return self

    # One seat's side

    @property
    def perspectives(self: Game[OfSeatPerspective[T]]) -> tuple[T, ...]:
        """What to send on to the players of the seats that :meth:`Client.new_game`, :meth:`apply` or
        :meth:`Client.replay` was asked for, in that order, with what each of them saw happen; empty if it
        wasn't asked for any."""
        told = () if self._answer is None else tuple(self._answer.result.perspectives or ())
        return cast("tuple[T, ...]", told)

    async def perspective(self: Game[OfSeatPerspective[T]], seat: int) -> T:
        """What to send on to the player of a seat: one of :attr:`perspectives`, or else one that is asked for
        now, which tells no events.

        :raises InvalidRequest: the game has no such seat.
        """
        told = () if self._answer is None else self._answer.result.perspectives or ()
        for each in told:
            if each.seat == seat:
                return cast("T", each)
        body = models.LegalActionsBody(perspectives=[seat])
        asked = (await self._ask(self._api.list_legal_actions, body)).result
        (found,) = cast("Sequence[T]", asked.perspectives)
        return found

    # What leads on

    async def apply(
        self: Game[OfMoves[A, G]],
        *actions: A,
        auto: models.AutoOrForced | None = None,
        perspectives: Sequence[int] = (),
        texts: bool = False,
    ) -> G:
        """The game after these actions, of whichever seats have to decide: after all of them, or an error.

        :param auto: ``"forced"`` to go on as long as the seat that decides can do one thing only and every
            seat sees that; ``Auto(pass_=[Pass(seat=0)])`` to pass for seats that do not want to be asked, as
            well. What is done so stands in :attr:`forced` of that game, and in its record; :attr:`auto` tells
            why it stopped.
        :param perspectives: the seats for which :attr:`perspectives` of that game tells what they see.
        :param texts: let its :attr:`texts` tell what happens, too, and the perspectives have theirs.
        :raises IllegalAction: the rules forbid one of them; ``index`` says which.
        :raises GameOver: the game has ended before one of them.
        """
        chosen = cast("tuple[models.Action, ...]", actions)
        answer = await self._adjudicated(chosen, auto, perspectives, texts=texts)
        return cast("G", self._reached(answer, *chosen))

    async def play_on(
        self,
        *passes: models.Pass,
        forced: bool = True,
        perspectives: Sequence[int] = (),
        texts: bool = False,
    ) -> Self:
        """The game as it goes on without anybody being asked, in one request: :meth:`apply` without an
        action, but with ``auto``. Where ``auto.because`` of that game is ``"bound"``, it goes on again.

        :param passes: the seats that are passed for, and what their players wish to be asked all the same.
        :param forced: go on as well where a seat can do one thing only and every seat sees that.
        :param perspectives: as in :meth:`apply`, and so is ``texts``.
        :raises InvalidRequest: a seat, a step or a turn is none of this game.
        """
        auto = models.Auto(forced=forced, pass_=passes)
        return self._reached(await self._adjudicated((), auto, perspectives, texts=texts))

    async def move(
        self,
        player: models.Player | Literal["random", "greedy", "search"] = "search",
        *,
        seed: int | None = None,
        auto: models.AutoOrForced | None = None,
        perspectives: Sequence[int] = (),
        texts: bool = False,
    ) -> Self:
        """The game after an action that the service chooses for the seat that has to decide, by what that
        seat knows; :attr:`chosen` of that game tells which. The rest is as in :meth:`apply`.

        :param player: who chooses: ``"random"``; ``"greedy"``, what looks best one step ahead; ``"search"``,
            the best by an evaluation; or one of the models, such as ``SearchPlayer(samples=8,
            max_decisions=16)``.
        :param seed: same seed, same choice; a random one where none is given.
        :raises GameOver: the game has ended.
        """
        answer = await self._moved(player, seed, auto, perspectives, texts=texts)
        return self._reached(answer, cast("models.Action", answer.result.action))

    async def record(self) -> models.ReplayBody:
        """The whole game so far in a few kilobytes: how it was created, and what the seats did. It is given
        to :meth:`Client.replay`, or kept anywhere as JSON.

        :raises ValueError: nobody knows how the game began: it comes from a state, or is a sample.
        """
        if self._past is None:
            raise ValueError("a game that was loaded or sampled has no record: its beginning isn't known")
        return self._past.record(STATE.decode(await self.save()).edition)

    async def successors(
        self: Game[OfMoves[A, G]], *, states: bool = False, progress: bool = False
    ) -> tuple[Successor[A, G], ...]:
        """One step ahead: every legal action with the game that it leads to, fetched page by page.

        :param states: let the answers hold their states, for those who will look at all of them.
        :param progress: show in a terminal how many have come.
        """
        include: list[Literal["state", "events"]] = ["state"] if states else []
        found: list[Successor[A, G]] = []
        after: int | None = 0
        with bar("successors", None, progress) as advance:
            while after is not None:
                body = models.SuccessorsBody(include=include, after=after)
                page = await self._ask(self._api.list_successors, body)
                raw = iter(RAW_SUCCESSORS.decode(page.body).successors)
                for entry in page.result.successors:
                    game = self._after(entry.action, entry.state_id, next(raw))
                    found.append(Successor(cast("A", entry.action), cast("G", game), entry.outcome))
                advance(len(page.result.successors))
                after = page.result.next
        return tuple(found)

    async def sample(self, seat: int, *, count: int = 1, seed: int | None = None) -> tuple[Self, ...]:
        """Games that look to this seat exactly like this one, with what it hasn't seen dealt anew.

        :param seed: same seed, same games; a random one where none is given.
        """
        body = models.SampleBody(seat=seat, count=count, seed=random_seed() if seed is None else seed)
        answer = await self._ask(self._api.sample_states, body)
        raw = iter(RAW_SAMPLES.decode(answer.body).samples)
        return tuple(
            type(self)(entry.state_id, self._api, _document=bytes(next(raw).state))
            for entry in answer.result.samples
        )

    # How it is done

    @lazy
    def _position(self) -> models.NewGame | models.Adjudication:
        return at_once(self._fetch_position) if self._answer is None else self._answer.result

    @lazy
    def _legal_actions(self) -> tuple[models.Action, ...]:
        return tuple(self._position.legal_actions or ())

    @lazy
    def _events(self) -> tuple[models.Event, ...]:
        position = self._position
        return tuple(position.events or ()) if isinstance(position, models.Adjudication) else ()

    @lazy
    def _state(self) -> models.State:
        return STATE.decode(self._saved)

    @lazy
    def _saved(self) -> bytes:
        if self._document is not None:
            return self._document
        if self._answer is not None:
            return bytes(RAW.decode(self._answer.body).state)
        return at_once(self._fetch_document)

    async def _fetch_position(self) -> models.NewGame | models.Adjudication:
        return (await self._adjudicated(())).result

    async def _fetch_document(self) -> bytes:
        try:
            return (await self._api.get_state(self.state_id)).body
        except NOT_TO_BE_HAD:
            if self._origin is None:
                raise
            before, action = self._origin
            after: Game = await before.apply(action)
            return await after.save()

    def _reached(self, answer: Answer[models.Adjudication], *actions: models.Action) -> Self:
        """The game that an answer describes, to which these actions led and those that it was forced to."""
        past = self._later(*actions, *(answer.result.forced or ()))
        return type(self)(answer.result.state_id, self._api, _answer=answer, _past=past)

    def _after(self, action: models.Action, state_id: str, document: Raw) -> Self:
        state = bytes(document.state) or None
        past = self._later(action)
        return type(self)(state_id, self._api, _document=state, _origin=(self, action), _past=past)

    def _later(self, *actions: models.Action) -> Past | None:
        return None if self._past is None else Past(self._past.begun, actions, self._past)

    def __eq__(self, other: object) -> bool:
        return self.state_id == other.state_id if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.state_id)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.state_id}>"
