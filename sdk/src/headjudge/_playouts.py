"""What the results of playouts say."""

from __future__ import annotations

from . import models


class UnfinishedPlayouts(UserWarning):
    """Some playouts were not over after ``max_decisions``: nobody has won them, and wins ÷ count is no win
    rate.
    """


def unfinished(played: models.Playouts) -> str:
    """The warning in words."""
    return (
        f"{played.unfinished} of {played.count} playouts were not over after {played.max_decisions} "
        "decisions and are in neither wins nor draws"
    )
