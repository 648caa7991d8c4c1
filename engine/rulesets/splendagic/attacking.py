"""Chapter 13, whom creatures may attack with three or four players (SPL-13.2, R61)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.clauses import Explanation
from engine.kernel.seats import seat_ref
from engine.magic.evaluate import playing
from engine.magic.hooks import AttackIt, Deed
from engine.magic.objects import controller_of
from engine.magic.parts import BasePart
from engine.magic.state import MagicState

from .book import cite
from .state import options_of

ATTACK = cite("SPL-R61")


def neighbour(state: MagicState, seat: int, side: str) -> int:
    """The nearest player on one side who is still in the game: the next in turn order sits on the left."""
    order = playing(state)
    step = 1 if side == "left" else -1
    return order[(order.index(seat) + step) % len(order)]


class Attacking(BasePart):
    """Everybody, or one neighbour alone."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """Attacks, with an option."""
        return () if options_of(state).attack == "multiple" else (AttackIt,)

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """CR 803, with the option of that name."""
        side = options_of(state).attack
        if side == "multiple" or not isinstance(deed, AttackIt):
            return None
        only = neighbour(state, seat, side)
        if controller_of(state, deed.defender) == only:
            return None
        return ATTACK, f"creatures attack the player on the {side} alone: {{only}}", {"only": seat_ref(only)}
