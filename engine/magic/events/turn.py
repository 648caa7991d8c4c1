"""The game, its turns and its steps (CR 103, 104, 500)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.kernel.documents import Event
from engine.magic.course import AddedPhase, Skipped
from engine.magic.state import Id
from engine.magic.vocabulary import StepName


class GameBegan(Event, frozen=True):
    """It was settled who has the first turn (CR 103.1)."""

    text = "{starting_seat} takes|take the first turn"
    starting_seat: int


class MulliganTaken(Event, frozen=True):
    """CR 103.5."""

    text = "{seat} takes|take a mulligan"
    seat: int


class HandKept(Event, frozen=True):
    """CR 103.5."""

    text = "{seat} keeps|keep the hand"
    seat: int


class TurnBegan(Event, frozen=True):
    """A player's turn began (CR 500.7)."""

    text = "{seat}'s turn begins (turn {turn})"
    seat: int
    turn: int


class TurnAdded(Event, frozen=True):
    """A player takes an extra turn after this one (CR 500.7)."""

    text = "{seat} takes|take an extra turn after this one"
    seat: int


class PhasesAdded(Event, frozen=True):
    """Phases were added after this one (CR 500.8)."""

    text = "added after this phase: {phases}"
    absent: ClassVar[Mapping[str, str]] = {"phases": "nothing"}
    phases: tuple[AddedPhase, ...]


class SkipAdded(Event, frozen=True):
    """A player skips something the next time that it would begin (CR 614.10a)."""

    text = "{seat} is|are to skip the next {what}"
    seat: int
    what: Skipped


class TimeSkipped(Event, frozen=True):
    """A player skipped something (CR 614.10a)."""

    text = "{seat} skips|skip this {what}"
    seat: int
    what: Skipped


class StepBegan(Event, frozen=True):
    """A step or phase began (CR 500)."""

    text = "{seat}'s {step} begins"
    step: StepName
    seat: int
    turn: int


class Passed(Event, frozen=True):
    """A player passed priority (CR 117.3d)."""

    text = "{seat} passes|pass"
    seat: int


class PlayerLost(Event, frozen=True):
    """A player lost and left the game (CR 104.3, 104.5)."""

    text = "{seat} loses|lose the game"
    seat: int


class LeftGame(Event, frozen=True):
    """A player's objects left the game (CR 800.4a): these, which everybody saw, and all that lay hidden."""

    text = "{seat} leaves|leave the game"
    seat: int
    objects: tuple[Id, ...]


class GameEnded(Event, frozen=True, tag="game_over"):
    """The game ended (CR 104)."""

    text = "the game is over[: {winner} wins|win][draw?: it is a draw]"
    winner: int | None
    draw: bool
