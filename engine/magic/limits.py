"""Size limits: a game that exceeds one of them is a draw (CORE-R5).

Documents are held to the same limits, so that whatever comes of play can be sent again.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import TYPE_CHECKING

from engine.kernel.derived import UNTIMED, derived
from engine.kernel.documents import MAX_EXACT

if TYPE_CHECKING:
    from engine.magic.course import Course
    from engine.magic.state import MagicState

LARGEST = 1_000_000
"""Of any amount: life, damage, counters, a number that a spell works with."""
MOST_OBJECTS = 5_000
"""Cards and tokens of one game."""
MOST_PERMANENTS = 1_000
MOST_ENTRIES = 1_000
"""Of any other list: the stack, effects, what waits, a mana pool."""
MOST_LOOKS = 1_000_000
"""How often an object is looked at, or changed, while continuous effects are worked out (a step budget)."""
LAST_NUMBER = MAX_EXACT - MOST_OBJECTS
"""Of ids and timestamps."""


def within(number: int, least: int = 0, most: int = LARGEST) -> bool:
    """Whether a number is within the limits."""
    return least <= number <= most


def exceeded(state: MagicState) -> str | None:
    """The limit that a state exceeds, in words; None if it exceeds none. It is asked at every decision."""
    found = _on_table(state)
    if found is not None:
        return found
    machine = state.machine
    if machine.waiting and len(machine.waiting) > MOST_ENTRIES:
        return f"more than {MOST_ENTRIES:,} triggered abilities at once"
    if machine.happened:
        if len(machine.happened) > MOST_OBJECTS:
            return f"more than {MOST_OBJECTS:,} things to be remembered of a turn"
        for tally in machine.happened:
            if tally.times > LARGEST or tally.amount > LARGEST:
                return f"a number beyond {LARGEST:,}"
    counted = machine.next_id <= LAST_NUMBER and machine.clock <= LAST_NUMBER
    return None if counted else "ids beyond what can be counted"


@derived(ignores=UNTIMED)
def _on_table(state: MagicState) -> str | None:
    """The limit that what lies on the table exceeds.

    Comparing one thing after the other is quicker than going through a list of them; that there is nothing is
    seen before how much there is.
    """
    table = state.table
    if len(table.battlefield) > MOST_PERMANENTS:
        return f"more than {MOST_PERMANENTS:,} permanents"
    if len(table.objects) > MOST_OBJECTS:
        return f"more than {MOST_OBJECTS:,} objects"
    if (
        (table.stack and len(table.stack) > MOST_ENTRIES)
        or (table.effects and len(table.effects) > MOST_ENTRIES)
        or (table.shields and len(table.shields) > MOST_ENTRIES)
        or (table.permissions and len(table.permissions) > MOST_ENTRIES)
        or (table.lasting and len(table.lasting) > MOST_ENTRIES)
        or (table.delayed and len(table.delayed) > MOST_ENTRIES)
        or (table.command and len(table.command) > MOST_ENTRIES)
        or (table.course is not None and max(map(len, _to_come(table.course))) > MOST_ENTRIES)
    ):
        return f"more than {MOST_ENTRIES:,} spells, abilities, effects or emblems at once"
    for player in table.seats:
        if (player.mana and len(player.mana) > MOST_ENTRIES) or (
            player.kept_mana and len(player.kept_mana) > MOST_ENTRIES
        ):
            return f"more than {MOST_ENTRIES:,} mana"
        if (
            abs(player.life) > LARGEST
            or player.poison > LARGEST
            or player.draws > LARGEST
            or player.lands_played > LARGEST
            or player.more_lands > LARGEST
            or (player.counters and max(player.counters.values()) > LARGEST)
        ):
            return f"a number beyond {LARGEST:,}"
    return None


def _to_come(course: Course) -> tuple[Sized, ...]:
    return course.extra_turns, course.phases, course.skips
