"""Everything that is wrong with a document of a game with Magic cards, each fault with place and rule.

What a single field may hold is annotated at the field; one walk checks it (:mod:`engine.kernel.constraints`).
Here is what concerns several of them:

* :mod:`.position`  – the document, and what every check asks of it
* :mod:`.objects`   – cards, zones, permanents
* :mod:`.players`   – seats, turn, outcome
* :mod:`.stack`, :mod:`.variables` – spells and abilities with their choices
* :mod:`.lasting`   – continuous effects, delayed abilities
* :mod:`.combat`    – attackers and blockers
* :mod:`.memory`    – ids, who has seen what, waiting triggers
* :mod:`.agenda`    – what is still to be done; :mod:`.tasks` and :mod:`.paying` have facts about each kind of
  task

Later checks rely on what the earlier ones have established, so they wait until those find nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.kernel import constraints
from engine.kernel.documents import Fault
from engine.kernel.rulebook import Rulebook
from engine.magic import custom_cards
from engine.magic.state import MagicState

from .agenda import agenda_faults
from .combat import combat_faults, role_faults
from .lasting import lasting_faults
from .memory import knowledge_faults, leaving_faults, number_faults, waiting_faults
from .objects import object_faults, permanent_faults, size_faults, zone_faults
from .players import loser_faults, outcome_faults, seat_faults, turn_faults
from .position import Position
from .stack import id_faults, stack_faults

__all__ = ["faults"]

Step = Callable[[Position], Iterable[Fault]]


def _card_faults(position: Position) -> Iterable[Fault]:
    """Definitions that the game brought along, and that are none."""
    return custom_cards.table_faults(position.table.cards)


def _field_faults(position: Position) -> Iterable[Fault]:
    """Fields that do not hold what their annotations say."""
    return constraints.faults(position, position.state, "$")


STEPS: tuple[tuple[Step, ...], ...] = (
    (size_faults, seat_faults, _card_faults),
    (_field_faults, number_faults, object_faults, id_faults, turn_faults, outcome_faults),
    (zone_faults, leaving_faults),
    (permanent_faults, stack_faults, lasting_faults, combat_faults),
    (loser_faults, knowledge_faults, waiting_faults, role_faults),
)
"""Later checks rely on what the earlier ones have established."""


def faults(state: MagicState, book: Rulebook) -> list[Fault]:
    """All the faults of a document of the right form; none if it can be played on.

    ``book`` has the rules that the game cites.
    """
    position = Position(state, book)
    for step in (*STEPS[:3], position.format.faults, *STEPS[3:]):
        found = [fault for check in step for fault in check(position)]
        if found:
            return found
    return [] if position.over else list(agenda_faults(position))
