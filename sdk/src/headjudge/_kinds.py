"""What games of different rulesets differ in: the types of their documents.

Without parameters, each of them is that of any ruleset. ``PARTS`` in ``sdk/codegen/generate.py`` lists them
in the order in which :class:`headjudge.Game` takes them. None of them has a bound: checking hundreds of types
against hundreds takes a type checker minutes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from typing_extensions import TypeVar

from . import models

State_co = TypeVar("State_co", default=models.State, covariant=True)
Action_co = TypeVar("Action_co", default=models.Action, covariant=True)
Decision_co = TypeVar("Decision_co", default=models.Decision, covariant=True)
Event_co = TypeVar("Event_co", default=models.Event, covariant=True)
Perspective_co = TypeVar("Perspective_co", default=models.Perspective, covariant=True)
SeatPerspective_co = TypeVar("SeatPerspective_co", default=models.SeatPerspective, covariant=True)
Playouts_co = TypeVar("Playouts_co", default=models.Playouts, covariant=True)
Evaluation_co = TypeVar("Evaluation_co", default=models.Evaluation, covariant=True)
Policy: TypeAlias = Literal["uniform", "purposeful", "quiet"]
"""Among which actions everybody in a playout chooses at random: all legal ones; those that are not among the
ruleset's ``aimless_actions``, wherever there are any; or of these only such as name nothing."""
UnfinishedAs: TypeAlias = Literal["draw", "estimate"]
"""What a game counts that is left unfinished."""
