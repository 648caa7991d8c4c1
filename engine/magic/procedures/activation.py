"""Mana abilities: they resolve at once, without the stack (CR 605.3)."""

from __future__ import annotations

from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.definitions import part
from engine.magic.language.abilities import Activated
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

from .costs import symbols
from .payment import MakeMana, PayMana
from .stack import Run

MANA = cr("605.3b")
TAP = cr("107.5")
LIFE = cr("119.4")
SACRIFICE = cr("701.21")
COSTS = cr("601.2h")


def use_mana_ability(draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
    """Activate a mana ability for some of the mana that it could add; its own mana cost is paid first."""
    cost = activated(draft.state, code).cost
    making = MakeMana(seat, ref, code, list(mana))
    if cost.mana:
        outer = draft.state.machine.agenda[-1]
        auto = isinstance(outer, PayMana) and outer.auto
        draft.then(PayMana(seat, symbols(cost.mana), ref, [cost], auto=auto), making)
    else:
        _make(draft, making)


def _make(draft: MagicDraft, task: MakeMana) -> None:
    ability = activated(draft.state, task.code)
    cost = ability.cost
    if cost.tap:
        atoms.tap(draft, task.source, TAP)
    if cost.life:
        atoms.lose_life(draft, task.seat, cost.life, LIFE)
    if ability.once_per_turn:
        atoms.note_activation(draft, task.source, task.code, task.seat, MANA)
    if all(step.adds_mana for step in ability.do):
        atoms.add_mana(draft, task.seat, task.mana, MANA)
    else:
        draft.then(Run(task.code, task.seat, task.source, 0, {"mana": list(task.mana)}))
    if cost.sacrifice == "self":
        draft.then(Happen([Move(rule=SACRIFICE, object=task.source, to="graveyard", sacrificed=True)]))
    elif cost.exile == "self":
        draft.then(Happen([Move(rule=COSTS, object=task.source, to="exile")]))


def _act(draft: MagicDraft, task: MakeMana) -> None:
    draft.done()
    _make(draft, task)


def activated(state: MagicState, address: str) -> Activated:
    """The activated ability at an address."""
    found = part(state, address)
    assert isinstance(found, Activated), f"{address} is an activated ability"
    return found


TASKS = {MakeMana: TaskRule(act=_act)}
