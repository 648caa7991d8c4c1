"""What has been done as a whole: scrying, surveilling, proliferating and exploring, for what watches for it
(CR 701.22d, 701.25e, 701.34, 701.44b)."""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.triggers import Does, Explores
from engine.magic.language.words import DoneAction
from engine.magic.procedures.triggers import Noticing
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.state import MagicDraft
from engine.magic.vocabulary import SeatNumber

from .base import Instruction, Running

RULES = {
    "scry": cr("701.22d"),
    "surveil": cr("701.25e"),
    "proliferate": cr("701.34"),
    "roll": cr("706.2"),
    "win_flip": cr("705.2"),
    "lose_flip": cr("705.2"),
}
EXPLORED = cr("701.44b")


class ActionDone(Task, tag="action_done"):
    """A player has done all that belongs to an action."""

    lies_on = ("run", "action_done")
    action: DoneAction
    seat: SeatNumber


def tell_when_done(draft: MagicDraft, action: DoneAction, seat: int) -> None:
    """Tell it after all that is set going from here on, if a card of the game watches for it."""
    if _is_watched(draft, Does):
        draft.then(ActionDone(action, seat))


def tell_done(draft: MagicDraft, action: DoneAction, seat: int) -> None:
    """Tell it at once, if a card of the game watches for it."""
    if _is_watched(draft, Does):
        with Noticing(draft):
            atoms.act(draft, seat, action, RULES[action])


def _is_watched(draft: MagicDraft, kind: type[Does] | type[Explores]) -> bool:
    """Whether some card triggers on it, or asks how often it has happened."""
    asked = questions(draft)
    return kind in asked.triggers or any(isinstance(event, kind) for event in asked.counted)


def _done(draft: MagicDraft, task: ActionDone) -> None:
    draft.done()
    with Noticing(draft):
        atoms.act(draft, task.seat, task.action, RULES[task.action])


class HasExplored(Instruction, frozen=True):
    """It has explored, wherever it is by now (CR 701.44b)."""

    what: str

    def act(self, running: Running) -> None:
        for creature in running.context.named(self.what) if _is_watched(running.draft, Explores) else ():
            with Noticing(running.draft):
                atoms.explored(running.draft, creature, EXPLORED)


TASKS: dict[type[Task], TaskRule] = {ActionDone: TaskRule(act=_done)}
