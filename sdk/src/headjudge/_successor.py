"""One step ahead.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_successor.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from typing_extensions import TypeVar

from . import models

if TYPE_CHECKING:
    from ._game import Game

Action_co = TypeVar("Action_co", default=models.Action, covariant=True)
Game_co = TypeVar("Game_co", default="Game", covariant=True)


@dataclass(frozen=True, slots=True)
class Successor(Generic[Action_co, Game_co]):
    """A legal action, and where it leads."""

    action: Action_co
    game: Game_co
    """The game after the action."""
    outcome: models.Outcome | None
    """How the action ends the game; None where it goes on."""
