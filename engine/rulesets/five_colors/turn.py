"""The phases of a turn, and what those do of themselves that are no battle (L5C-8, 9, 20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic.parts import StandardTurn
from engine.magic.procedures.untapping import UntapAll
from engine.magic.proposals import Draw, Happen
from engine.magic.state import MagicDraft, MagicState

from .book import cite
from .events import LeaveEvents, TurnUpProvinces
from .growth import growth
from .recruitment import RefillProvinces

DRAW = cite("L5C-20.1")

PHASES: Final[tuple[str, ...]] = (
    "straighten",
    "events",
    "upkeep",
    "actions",
    "battle_begin",
    "assignment",
    "battle",
    "battle_end",
    "recruitment",
    "end",
    "draw",
    "cleanup",
    "growth",
)
"""L5C-8.1: Battle is four steps, End of Turn the last four."""
KINDS: Final[Mapping[str, str]] = {
    "straighten": "untap",
    "actions": "main",
    "battle_begin": "begin_combat",
    "assignment": "declare_attackers",
    "battle_end": "end_combat",
    "recruitment": "main",
}
"""L5C-8.2: what cards mean by their words."""
BATTLE: Final = frozenset({"begin_combat", "declare_attackers", "battle", "end_combat"})
"""The kinds of the steps of Battle."""


class DrawFate(Task, tag="draw_fate"):
    """The active player draws a card from the fate deck (L5C-20.1)."""


class Turn(StandardTurn):
    """The phases in order; players act in some of them, and abilities trigger in all but Straighten."""

    tasks: Mapping[type[Task], TaskRule]

    def __init__(self) -> None:
        super().__init__(PHASES, KINDS, BATTLE)

    def is_combat(self, step: str) -> bool:
        """In battles, the players act by turns as in any other phase."""
        return super().is_combat(step) and step != "battle"

    def added(self, phase: str) -> str | None:
        """Battle and Recruitment take place once in a turn (L5C-8.1)."""
        return None

    def tasks_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """L5C-9, 20."""
        match step:
            case "straighten":
                return (LeaveEvents(), UntapAll())
            case "events":
                return (TurnUpProvinces(),)
            case "draw":
                return (DrawFate(),)
            case "growth":
                return growth(state)
        return super().tasks_of(state, step)

    def end_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """L5C-19.3, and what ends with Battle."""
        return (RefillProvinces(),) if step == "recruitment" else super().end_of(state, step)


def _draw(draft: MagicDraft, _: DrawFate) -> None:
    """There is no first turn without a draw (L5C-4.5)."""
    draft.done()
    active = draft.state.table.active
    draft.then(Happen([Draw(rule=DRAW, seat=active)]))


Turn.tasks = {DrawFate: TaskRule(act=_draw)}
