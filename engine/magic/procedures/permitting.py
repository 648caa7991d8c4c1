"""Choosing which of several rules is used that each let one card be played each turn (CR 601.3, 305.1)."""

from __future__ import annotations

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState

from . import casting, priority
from .permitted import ChoosePermission, Use
from .refusals import elsewhere

PERMITS = cr("601.3")


class ChoosingPermission(Decision, frozen=True, tag="choose_permission"):
    """Which of several rules that each let one card be played each turn is used."""

    text = "Choose what lets you play the card"


class UsePermission(Action, frozen=True, tag="use_permission"):
    """Use what this ability permits."""

    source: Id
    ability: Text


def uses(state: MagicState, task: ChoosePermission) -> list[Use]:
    """What is chosen from."""
    if task.card not in state.table.objects:
        return []
    if task.way is None:
        return priority.uses_of(state, task.seat, task.card)
    return casting.uses_of(state, task.seat, task.card, task.way)


def _ask(state: MagicState, task: ChoosePermission) -> Decision:
    return ChoosingPermission(seat=task.seat, rule=PERMITS)


def _options(ask: Ask) -> list[Use]:
    return uses(ask.state, ask.state.machine.agenda[-1])


def _use(draft: MagicDraft, action: UsePermission) -> None:
    task = draft.current(ChoosePermission)
    draft.done()
    atoms.note_use(draft, action.source, action.ability)
    if task.way is None:
        priority.go_on(draft, task.seat, task.card)
    else:
        casting.go_on(draft, task.seat, casting.CastSpell(task.card, task.way))


TASKS = {ChoosePermission: TaskRule(ask=_ask)}
MENUS = (
    Menu(
        ChoosingPermission,
        (
            Offer(
                UsePermission,
                PERMITS,
                "Use {source}: {ability}",
                _use,
                choices=(
                    Choice(
                        "source",
                        lambda ask: dict.fromkeys(source for source, _ in _options(ask)),
                        (PERMITS, "{source} does not let you play it"),
                    ),
                    Choice(
                        "ability",
                        lambda ask, source: [code for one, code in _options(ask) if one == source],
                        (PERMITS, "no such ability of {source} lets you play it"),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
)
