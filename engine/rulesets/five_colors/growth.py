"""Life gained in a turn brings provinces (L5C-20.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.effects.whether import Decline
from engine.magic.parts import BasePart
from engine.magic.procedures.refusals import elsewhere
from engine.magic.state import MagicDraft, MagicState
from engine.magic.vocabulary import Amount

from . import atoms
from .book import cite
from .realm import realm
from .setup import refill_one

ADDS = cite("L5C-20.4")
PRICE = 5
"""So much life, gained in one's own turn, brings a province."""


class Grow(Task, tag="grow"):
    """The active player may add provinces, up to so many."""

    lies_on = ("state_based_actions",)
    in_steps = ("growth",)
    left: Amount


class AddingProvince(Decision, frozen=True, tag="add_province"):
    """Add a province, or leave it at that."""

    text = "Choose whether to add a province ({left:province} to add)"
    passes = "choice"
    left: int


class AddProvince(Action, frozen=True, tag="add_province"):
    """Add a province at the right end, with the top card of the dynasty deck in it."""


def growth(state: MagicState) -> tuple[Task, ...]:
    """What the active player has gained this turn comes to."""
    left = realm(state, state.table.active).life_gained // PRICE
    return (Grow(left),) if left else ()


def _ask(state: MagicState, task: Grow) -> Decision | None:
    active = state.table.active
    if not task.left or state.table.seats[active].lost:
        return None
    return AddingProvince(seat=active, rule=ADDS, left=task.left)


def _act(draft: MagicDraft, _: Grow) -> None:
    draft.done()


def _add(draft: MagicDraft, _: AddProvince) -> None:
    draft.current(Grow).left -= 1
    active = draft.state.table.active
    atoms.add_province(draft, active, ADDS)
    refill_one(draft, active, len(realm(draft.state, active).provinces), ADDS)


def _decline(draft: MagicDraft, _: Decline) -> None:
    draft.done()


class Growth(BasePart):
    """What a player gets for life."""

    tasks: Mapping[type[Task], TaskRule] = {Grow: TaskRule(ask=_ask, act=_act)}
    menus: Sequence[Menu] = (
        Menu(
            AddingProvince,
            (
                Offer(AddProvince, ADDS, "Add a province", _add),
                Offer(Decline, ADDS, "Add no more provinces", _decline),
            ),
            elsewhere,
        ),
    )
