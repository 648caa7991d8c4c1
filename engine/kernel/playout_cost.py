"""What games played out at random cost: microseconds of a quiet core, by which work is bounded before it is
begun.

They were measured once (`python -m bench costs` measures them again) and stand in the rulesets, so that the
same request is as much work on every server.
"""

from __future__ import annotations

from typing import NamedTuple


class PlayoutCost(NamedTuple):
    """Microseconds for each KiB of the state's document, and how many decisions games take."""

    sample: int
    """To draw a sample of what a seat has not seen."""
    decision: int
    """To make a decision: to list the legal actions, and to carry out one of them."""
    decisions: int
    """How many decisions a random game takes on average: of more that it is given, it needs no more."""

    def work(self, *, kib: int, samples: int = 0, games: int, decisions: int) -> int:
        """The microseconds that it takes to draw ``samples`` and to play ``games``, each for at most so many
        ``decisions``, with a state of ``kib``."""
        each = min(decisions, self.decisions) * self.decision
        return kib * (samples * self.sample + games * each)
