"""How long a wish to pass lasts: up to a point that is anchored in the turn in which it was set.

It holds until its point is reached or passed, never at exactly one step, which may be skipped. So it can be
sent again with each request, and an old one does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.moments import Moment

from .wishes import EndOfTurnUntil, MyTurnUntil, StackEmptyUntil, StepUntil, Until


def is_over(until: Until, seat: int, moment: Moment, steps: Sequence[str]) -> bool:
    """Whether the point is reached or passed; after as many turns as there are seats it always is.

    :param steps: the steps of the ruleset, in order.
    """
    later = moment.turn - until.turn
    if not 0 <= later < len(moment.seats):
        return True
    match until:
        case EndOfTurnUntil():
            return later > 0
        case MyTurnUntil():
            return _has_had_a_turn(until, seat, moment)
        case StackEmptyUntil():
            return not moment.pending
        case StepUntil(step=step, whose=whose):
            at_it = steps.index(moment.step) >= steps.index(step)
            reached = any(
                (_active(moment, turn) == seat) == (whose == "mine") and (turn < moment.turn or at_it)
                for turn in range(until.turn, moment.turn + 1)
            )
            return reached or (whose == "theirs" and _has_had_a_turn(until, seat, moment))


def _has_had_a_turn(until: Until, seat: int, moment: Moment) -> bool:
    """Whether a turn of the seat has begun since."""
    turns = range(until.turn + 1, moment.turn + 1)
    return any(_active(moment, turn) == seat for turn in turns)


def _active(moment: Moment, turn: int) -> int:
    """Whose turn it was: turns go round, and none is taken beside that."""
    return moment.seats[(moment.seats.index(moment.active) + turn - moment.turn) % len(moment.seats)]
