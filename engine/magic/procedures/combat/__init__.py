"""Combat (CR 506–511): what the turn procedure calls.

* :mod:`.roles`        – who attacks whom, who blocks
* :mod:`.restrictions` – what a creature may not attack or block by itself: evasion and the like
* :mod:`.requirements` – sets of blocks: menace, and as many requirements as possible
* :mod:`.attack_costs` – what attacking costs, and whether it can be paid
* :mod:`.declaring`    – creature by creature
* :mod:`.attacking`    – declaring attackers
* :mod:`.blocking`     – declaring blockers
* :mod:`.assignment`   – how damage may be divided
* :mod:`.damage`       – combat damage
"""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

from . import attacking, blocking, damage

__all__ = ["MENUS", "TASKS", "begin", "end", "is_needed"]

OVER = cr("511.3")


class EndCombat(Task, tag="end_combat"):
    """The end of combat step ends: everything leaves combat (CR 511.3)."""


def begin(step: str) -> tuple[Task, ...]:
    """The turn-based tasks as a step of the combat phase begins (CR 703.4); none for other steps."""
    match step:
        case "declare_attackers":
            return (attacking.DeclareAttackers(),)
        case "declare_blockers":
            return (blocking.DeclareBlockers(),)
        case "first_strike_damage":
            return (damage.DealCombatDamage(first=True),)
        case "combat_damage":
            return (damage.DealCombatDamage(),)
    return ()


def end(step: str) -> tuple[Task, ...]:
    """The tasks as a step of the combat phase ends, after the players have passed; none for other steps."""
    return (EndCombat(),) if step == "end_combat" else ()


def is_needed(state: MagicState, step: str) -> bool:
    """Whether a step takes place.

    Without attackers there are no blocks and no damage (CR 508.8). Without first or double strike there is a
    single damage step (510.4).
    """
    if step in ("declare_blockers", "combat_damage"):
        return state.table.combat is not None
    if step == "first_strike_damage":
        return bool(damage.strikes_first(state))
    return True


def _end(draft: MagicDraft, _: EndCombat) -> None:
    draft.done()
    if draft.state.table.combat is not None:
        atoms.end_combat(draft, OVER)


TASKS: dict[type[Task], TaskRule] = {
    **attacking.TASKS,
    **blocking.TASKS,
    **damage.TASKS,
    EndCombat: TaskRule(act=_end),
}
MENUS = (attacking.MENU, blocking.MENU, damage.MENU)
