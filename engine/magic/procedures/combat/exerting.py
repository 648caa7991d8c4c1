"""Exerting creatures as they attack (CR 508.1g, 701.43d): for each that may be exerted, whether it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec.structs import replace

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.abilities import Triggered
from engine.magic.language.triggers import Exerts
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.refusals import elsewhere
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import FEW_ENTRIES, PermanentId

CHOOSING = cr("508.1g")
EXERTS = cr("701.43a")


class Exerting(Decision, frozen=True, tag="exert"):
    """Whether this attacker is exerted."""

    text = "Exert {creature} as it attacks? It doesn't untap during your next untap step"
    passes = "choice"
    creature: Id


class Exert(Action, frozen=True, tag="exert"):
    """Exert this attacker."""

    creature: Id


class Spare(Action, frozen=True, tag="spare"):
    """Let this attacker untap as usual: it is not exerted."""

    passing = True

    creature: Id


class ExertAttackers(Asking[Exert | Spare], tag="exert_attackers"):
    """Which of these attackers are exerted."""

    lies_on = ("become_attackers", "pay_mana", "enlist_for_attackers")
    in_steps = ("declare_attackers",)
    creatures: Annotated[Many[PermanentId], FEW_ENTRIES]

    def without(self, draft: MagicDraft, seat: int) -> Task:
        """Without the active player nobody exerts anything."""
        return replace(self, creatures=[]) if draft.state.table.active == seat else self


def may_be_exerted(draft: MagicDraft, attackers: list[Id]) -> list[Id]:
    """Those of the attackers whose controller may exert them."""
    return exertable(draft.state, attackers) if Exerts in questions(draft).triggers else []


def exertable(state: MagicState, attackers: Iterable[Id]) -> list[Id]:
    """The same of a game of which it is not known whether its cards offer that at all."""
    known = characteristics(state)
    return [ref for ref in attackers if any(_offers(ability) for _, ability in known[ref].abilities)]


def _offers(ability: object) -> bool:
    trigger = ability.trigger if isinstance(ability, Triggered) else None
    return isinstance(trigger, Exerts) and trigger.offers


def _left(state: MagicState, task: ExertAttackers) -> list[Id]:
    return task.creatures[len(task.answers) :]


def _ask(state: MagicState, task: ExertAttackers) -> Decision | None:
    left = _left(state, task)
    return Exerting(seat=state.table.active, rule=CHOOSING, creature=left[0]) if left else None


def _act(draft: MagicDraft, task: ExertAttackers) -> None:
    exerted = [answer.creature for answer in given(task) if isinstance(answer, Exert)]
    draft.done()
    with triggers.Noticing(draft):
        for ref in exerted:
            atoms.exert(draft, ref, draft.state.table.active, EXERTS)


def _asked(ask: Ask) -> list[Id]:
    return [ask.decision.creature]


NOT_ASKED = (CHOOSING, "the question now is not whether {creature} is exerted")
MENU = Menu(
    Exerting,
    (
        Offer(Spare, CHOOSING, "Do not exert {creature}", choices=(Choice("creature", _asked, NOT_ASKED),)),
        Offer(Exert, CHOOSING, "Exert {creature}", choices=(Choice("creature", _asked, NOT_ASKED),)),
    ),
    elsewhere,
)
TASKS: dict[type[Task], TaskRule] = {ExertAttackers: TaskRule(ask=_ask, act=_act)}
