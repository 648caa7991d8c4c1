"""Combat (CR 506–511).

* :mod:`.restrictions` – who attacks whom and who blocks; what a creature may not attack or block by itself
* :mod:`.requirements` – sets of blocks: menace, and as many requirements as possible
* :mod:`.attacking`    – declaring attackers, and what that costs
* :mod:`.exerting`     – exerting creatures as they attack
* :mod:`.enlisting`    – tapping creatures that stay out for those that attack
* :mod:`.blocking`     – declaring blockers
* :mod:`.damage`       – combat damage: divided, then dealt
"""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.rules import cr
from engine.magic.state import MagicDraft

from . import attacking, blocking, damage, enlisting, exerting

__all__ = ["MENUS", "TASKS", "EndCombat", "attacking", "blocking", "damage", "enlisting", "exerting"]

OVER = cr("511.3")


class EndCombat(Task, tag="end_combat"):
    """The end of combat step ends: everything leaves combat (CR 511.3)."""


def _end(draft: MagicDraft, _: EndCombat) -> None:
    draft.done()
    if draft.state.table.combat is not None:
        atoms.end_combat(draft, OVER)


TASKS: dict[type[Task], TaskRule] = {
    **attacking.TASKS,
    **exerting.TASKS,
    **enlisting.TASKS,
    **blocking.TASKS,
    **damage.TASKS,
    EndCombat: TaskRule(act=_end),
}
MENUS = (attacking.MENU, exerting.MENU, enlisting.MENU, blocking.MENU, damage.MENU)
