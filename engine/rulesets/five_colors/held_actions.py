"""Actions in a battle: carried out once they are paid for, or held for a save (L5C-6.2, 15.2, 16).

A harmful action is held, and the other player is asked for a save, whatever that player could do: not asking
would betray the hand. A save is carried out first; with what is held it is one event, so that what triggers
waits for both.
"""

from __future__ import annotations

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.effects.whether import Decline
from engine.magic.evaluate import next_seat
from engine.magic.procedures.activating import ACTIVATING
from engine.magic.procedures.casting import CASTING
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.stack import Resolve
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement, item_of
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.state import Id, MagicDraft, MagicState, StackItem
from engine.magic.vocabulary import ObjectId, SeatNumber

from . import atoms
from .alternation import TakeAction
from .book import cite
from .foreseen import harmed
from .timing import Acted, OneEvent

TURNS = cite("L5C-15.2")
HARMFUL = cite("L5C-16.1")
SAVE = cite("L5C-16.2")


class Held(OneEvent, tag="held"):
    """An action is held: the other player may save what it would harm (L5C-16.1)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)
    seat: SeatNumber
    """Who may save."""
    id: ObjectId
    """What is held."""
    saved: bool = False

    def acts(self) -> None:
        """The player takes a save; what is held waits for it."""
        self.saved = True


class Saving(Decision, frozen=True, tag="save"):
    """Whether to save a creature, and with what, before the held action is carried out."""

    text = "Choose how to save {creatures} from {held}, if at all"
    absent = {"creatures": "nothing"}
    passes = "choice"
    held: Id
    creatures: tuple[Id, ...]
    """Those that it would harm."""


def held(state: MagicState) -> StackItem | None:
    """The action that is held, while its save is chosen, announced or carried out; None if none is."""
    stack, agenda = state.table.stack, state.machine.agenda
    task = next((one for one in reversed(agenda) if isinstance(one, Held)), None) if stack else None
    if task is None or (task is not agenda[-1] and stack[-1].id == task.id):
        return None
    return next((item for item in stack if item.id == task.id), None)


def _take(draft: MagicDraft, task: TakeAction) -> None:
    """Whether it would harm a creature is public, by its text as things stand."""
    draft.done()
    item = draft.state.table.stack[-1]
    atoms.note_battle_action(draft, task.seat, item.source, TURNS)
    creatures = list(harmed(draft.state, item))
    if creatures:
        atoms.hold_action(draft, item.id, creatures, HARMFUL)
        draft.then(Held(next_seat(draft.state, task.seat), item.id))
    else:
        draft.then(Resolve())


def _ask(state: MagicState, task: Held) -> Decision | None:
    if task.saved:
        return None
    creatures = tuple(harmed(state, item_of(state, task.id)))
    return Saving(seat=task.seat, rule=SAVE, held=task.id, creatures=creatures)


def _act(draft: MagicDraft, task: Held) -> None:
    """The save was the action of its player: after what is held, the other one is next."""
    atoms.note_save(draft, task.id, task.seat, SAVE)
    draft.current(Acted, after=2).seat = task.seat
    _release(draft)


def _decline(draft: MagicDraft, _: Decline) -> None:
    _release(draft)


def _release(draft: MagicDraft) -> None:
    draft.done()
    draft.then(Resolve())


MENUS = (
    Menu(
        Saving,
        (CASTING, ACTIVATING, Offer(Decline, SAVE, "Save nothing", _decline)),
        elsewhere,
    ),
)
TASKS: dict[type[Task], TaskRule] = {
    TakeAction: TaskRule(act=_take),
    Held: TaskRule(ask=_ask, act=_act),
}
CARRIES: dict[type[Task], tuple[type[Task], ...]] = {
    TakeAction: (Announce, FinishAnnouncement),
    Held: (StateBasedActions,),
}
"""What of the core may lie on them."""
