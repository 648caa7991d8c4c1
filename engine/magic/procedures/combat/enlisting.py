"""Enlisting (CR 508.1g, 702.154): for each attacker with enlist, which creature that stays out is tapped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec.structs import replace

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.triggers import Enlists
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.refusals import elsewhere
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import FEW_ENTRIES, PermanentId

ENLISTS = cr("702.154a")


class Enlisting(Decision, frozen=True, tag="enlist"):
    """Which creature this attacker enlists."""

    text = "Tap a creature to add its power to that of {creature}, which attacks?"
    passes = "choice"
    creature: Id


class Enlist(Action, frozen=True, tag="enlist"):
    """Tap this creature for the attacker."""

    object: Id


class EnlistNone(Action, frozen=True, tag="enlist_none"):
    """Tap no creature for the attacker."""

    passing = True


class EnlistForAttackers(Asking[Enlist | EnlistNone], tag="enlist_for_attackers"):
    """Which creatures these attackers enlist."""

    lies_on = ("become_attackers", "pay_mana")
    in_steps = ("declare_attackers",)
    creatures: Annotated[Many[PermanentId], FEW_ENTRIES]
    attackers: Annotated[Many[PermanentId], FEW_ENTRIES]
    """All of them: none of these is tapped for another."""

    def without(self, draft: MagicDraft, seat: int) -> Task:
        """Without the active player nobody enlists anything."""
        return replace(self, creatures=[]) if draft.state.table.active == seat else self


def who_enlist(draft: MagicDraft, attackers: list[Id]) -> list[Id]:
    """Those of the attackers that have enlist."""
    return enlisting(draft.state, attackers) if Enlists in questions(draft).triggers else []


def enlisting(state: MagicState, attackers: Iterable[Id]) -> list[Id]:
    """The same of a game of which it is not known whether its cards have enlist at all."""
    known = characteristics(state)
    return [ref for ref in attackers if "enlist" in known[ref].keywords]


def _left(state: MagicState, task: EnlistForAttackers) -> list[Id]:
    """The creatures that can still be tapped: they stay out, and have been there since the turn began, or
    have haste (CR 702.154a)."""
    taken = {one.object for one in given(task) if isinstance(one, Enlist)}
    objects, known = state.table.objects, characteristics(state)
    return [
        ref
        for ref in state.table.battlefield
        if known[ref].is_creature
        and known[ref].controller == state.table.active
        and not objects[ref].tapped
        and not known[ref].is_summoning_sick(objects[ref])
        and ref not in taken
        and ref not in task.attackers
    ]


def _ask(state: MagicState, task: EnlistForAttackers) -> Decision | None:
    waiting = task.creatures[len(task.answers) :]
    if not waiting or not _left(state, task):
        return None
    return Enlisting(seat=state.table.active, rule=ENLISTS, creature=waiting[0])


def _act(draft: MagicDraft, task: EnlistForAttackers) -> None:
    pairs = [
        (creature, answer.object)
        for creature, answer in zip(task.creatures, given(task), strict=False)
        if isinstance(answer, Enlist)
    ]
    draft.done()
    with triggers.Noticing(draft):
        for _, enlisted in pairs:
            atoms.tap(draft, enlisted, ENLISTS)
        for creature, enlisted in pairs:
            atoms.enlist(draft, creature, enlisted, ENLISTS)


def _domain(ask: Ask) -> Sequence[Id]:
    return _left(ask.state, ask.state.machine.agenda[-1])


MENU = Menu(
    Enlisting,
    (
        Offer(EnlistNone, ENLISTS, "Tap nothing for {decision.creature}"),
        Offer(
            Enlist,
            ENLISTS,
            "Tap {object} for {decision.creature}",
            choices=(Choice("object", _domain, (ENLISTS, "{object} cannot be tapped for it")),),
        ),
    ),
    elsewhere,
)
TASKS: dict[type[Task], TaskRule] = {EnlistForAttackers: TaskRule(ask=_ask, act=_act)}
