"""Things that one asks about, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from . import models

Thing: TypeAlias = str | Mapping[str, str | int]
"""What actions name: an object (``o12``), a card (``QH``), a player (``seat:1``); or a place, by parameters
that name it (``{"province": 2}``)."""


def obstacles(told: models.Verdicts) -> tuple[models.Violation, ...]:
    """What keeps a seat from doing something with a thing; nothing, if there is something that it can do."""
    if any(verdict.legal for verdict in told.verdicts):
        return ()
    return tuple(violation for verdict in told.verdicts for violation in verdict.violations)
