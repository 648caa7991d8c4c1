"""What can be wrong with a run; the message is all that a user is told."""

from __future__ import annotations


class SimulationError(Exception):
    """A run that cannot begin, or cannot go on."""


class BadRequest(SimulationError):
    """What was asked for cannot be run; nothing has begun."""


class Broken(SimulationError):
    """The run broke off. What it had finished is kept, and it can be resumed."""


class PolicyFailed(Broken):
    """A policy raised an error, or chose something that is not legal."""
