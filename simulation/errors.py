"""What can be wrong with a run; the message is all that a user is told."""

from __future__ import annotations


class SimulationError(Exception):
    """A run that cannot begin, or cannot go on."""


class BadRequest(SimulationError):
    """What was asked for cannot be run; nothing has begun."""


class Broken(SimulationError):
    """The run broke off. What it had finished is kept, and it can be resumed."""


class GameFailed(Broken):
    """A game could not be played on: a policy raised an error or chose no legal action, or the rules failed.

    The message names the game, its seed, and the decision, so that it can be played again.
    """
