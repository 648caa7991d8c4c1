"""Answers about games that were played out at random."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine import Action
from service.answers.positions import Id

Mean = Annotated[float, Meta(description="Rounded to six decimal places.")]
StandardError = Annotated[
    float | None,
    Meta(
        description="By how much the mean is likely to be off: in two of three cases it is off by less. Null "
        "where there is one observation, which says nothing about that."
    ),
]
Results = Annotated[
    tuple[float, ...],
    Meta(
        description="Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives "
        "equal shares to the seats that are in it, so that the means of all seats add up to 1."
    ),
]
StandardErrors = Annotated[
    tuple[float, ...] | None,
    Meta(description="Standard error of each of these means; null for a single game."),
]
Length = Annotated[float, Meta(description="Mean number of decisions made in a game.")]


class ActionPlayouts(Struct, frozen=True, kw_only=True):
    """How the games went that began with an action."""

    action: Action
    wins: tuple[int, ...]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Results
    standard_error: StandardErrors
    length: Length


class Playouts(Struct, frozen=True, kw_only=True):
    """How games went that were played out at random."""

    ruleset: str
    state_id: Id
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: tuple[int, ...]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games, wins
    ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Results
    standard_error: StandardErrors
    length: Length
    lengths: tuple[int, ...]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: tuple[ActionPlayouts, ...] | UnsetType = UNSET
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class Evaluated(Struct, frozen=True, kw_only=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: Action
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats that
    are in it. Rounded to six decimal places."""
    standard_error: StandardError
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class Evaluation(Struct, frozen=True, kw_only=True):
    """The legal actions of the seat that decides, each by games played out at random in the same samples of
    what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: str
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["uniform", "purposeful", "quiet"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: Action
    """The action with the highest mean; the first one, if several have."""
    actions: tuple[Evaluated, ...]
    """The actions that were sent, or all legal ones, in the order of their list."""
