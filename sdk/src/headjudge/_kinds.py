"""What games of different rulesets differ in: the types of their documents.

``Game`` has one type variable, the ruleset: a class whose annotations are those types. A method says by the
type of its ``self`` which of them it needs: ``self: Game[OfEvent[T]]`` is a game whose ruleset has events of
type ``T``. Type checkers find out what ``T`` is; while the program runs, nobody looks at any of this.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_kinds.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from typing_extensions import TypeVar

from . import models

if TYPE_CHECKING:
    from ._game import Game


class Ruleset:
    """The types of any ruleset. One of them says its own, in a subclass of this.

    The types of a subclass are narrower. That of actions can't be, strictly, since a game takes actions. But
    a game of one ruleset has to be a game of any, and whoever forgets which gets a refusal from the service.
    """

    state: models.State
    action: models.Action
    decision: models.Decision
    event: models.Event
    perspective: models.Perspective
    seat_perspective: models.SeatPerspective
    playouts: models.Playouts
    evaluation: models.Evaluation
    game: Game


Ruleset_co = TypeVar("Ruleset_co", default=Ruleset, covariant=True)
A = TypeVar("A")
G = TypeVar("G")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class OfState(Protocol[T_co]):
    """A ruleset with states of this type."""

    @property
    def state(self) -> T_co: ...


class OfAction(Protocol[A]):
    """A ruleset with actions of this type, and no other: an action of another ruleset is an error."""

    action: A


class OfDecision(Protocol[T_co]):
    """A ruleset with decisions of this type."""

    @property
    def decision(self) -> T_co: ...


class OfEvent(Protocol[T_co]):
    """A ruleset with events of this type."""

    @property
    def event(self) -> T_co: ...


class OfPerspective(Protocol[T_co]):
    """A ruleset with perspectives of this type."""

    @property
    def perspective(self) -> T_co: ...


class OfSeatPerspective(Protocol[T_co]):
    """A ruleset whose players are sent perspectives of this type."""

    @property
    def seat_perspective(self) -> T_co: ...


class OfMoves(OfAction[A], Protocol[A, T_co]):
    """A ruleset whose actions lead to games of this type."""

    @property
    def game(self) -> T_co: ...


class OfPlayouts(OfAction[A], Protocol[A, T_co]):
    """A ruleset whose actions are compared by playouts of this type."""

    @property
    def playouts(self) -> T_co: ...


class OfEvaluation(OfAction[A], Protocol[A, T_co]):
    """A ruleset whose actions are judged by evaluations of this type."""

    @property
    def evaluation(self) -> T_co: ...


Policy: TypeAlias = Literal["uniform", "purposeful", "quiet"]
"""Among which actions everybody in a playout chooses at random: all legal ones; those that are not among the
ruleset's ``aimless_actions``, wherever there are any; or of these only such as name nothing."""
UnfinishedAs: TypeAlias = Literal["draw", "estimate"]
"""What a game counts that is left unfinished."""
