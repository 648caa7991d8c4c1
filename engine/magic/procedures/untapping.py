"""The untap step: what untaps, and what its controller lets stay tapped (CR 502.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import select
from engine.magic.language.changes import MayStayTapped, UntapAsWell
from engine.magic.objects import characteristics, rules_in_force
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState

from . import triggers
from .refusals import elsewhere

UNTAP = cr("502.3")


class Untapping(Decision, frozen=True, tag="untap"):
    """Whether this permanent untaps, which may stay tapped."""

    text = "Untap {permanent}?"
    passes = "choice"
    permanent: Id


class UntapIt(Action, frozen=True, tag="untap"):
    """Untap this permanent with the others."""

    passing = True

    permanent: Id


class KeepTapped(Action, frozen=True, tag="keep_tapped"):
    """Let this permanent stay tapped."""

    permanent: Id


class UntapAll(Between, Asking[UntapIt | KeepTapped], tag="untap_all"):
    """The active player untaps (CR 502.3)."""

    lies_on = ("end_step",)
    in_steps = ("untap",)


def _stays(state: MagicState, ref: Id, found: Characteristics) -> bool:
    """Whether an effect keeps it tapped in the untap step of its controller, who is the active player."""
    thing = state.table.objects[ref]
    kept = thing.stays_tapped or state.table.active in thing.stays_tapped_for
    return kept or any(cant.untap for cant, _, _ in found.cant)


def _asked_of(state: MagicState) -> list[Id]:
    """What the active player may let stay tapped, and what would untap otherwise, in the order of ids."""
    active, objects = state.table.active, state.table.objects
    sources = {
        context.source for context, _ in rules_in_force(state, MayStayTapped) if context.controller == active
    }
    if not sources:
        return []
    known = characteristics(state)
    return sorted(
        (ref for ref in sources if objects[ref].tapped and not _stays(state, ref, known[ref])),
        key=lambda ref: int(ref[1:]),
    )


def _untapped_as_well(state: MagicState) -> list[Id]:
    """What other players have that untaps in this untap step; what keeps it tapped in their own does not."""
    active, objects = state.table.active, state.table.objects
    found = (
        ref
        for context, rule in rules_in_force(state, UntapAsWell)
        if context.controller != active
        for ref in select(context, rule.what)
    )
    return [
        ref
        for ref in dict.fromkeys(found)
        if objects[ref].tapped and active not in objects[ref].stays_tapped_for
    ]


def _left(state: MagicState, task: UntapAll) -> Iterator[Id]:
    return iter(_asked_of(state)[len(task.answers) :])


def _ask(state: MagicState, task: UntapAll) -> Decision | None:
    asked = next(_left(state, task), None)
    return None if asked is None else Untapping(seat=state.table.active, rule=UNTAP, permanent=asked)


def _act(draft: MagicDraft, task: UntapAll) -> None:
    """Everything untaps at the same time."""
    kept = {answer.permanent for answer in given(task) if isinstance(answer, KeepTapped)}
    draft.done()
    active = draft.state.table.active
    as_well = _untapped_as_well(draft.state)
    with triggers.Noticing(draft):
        for ref, found in characteristics(draft.state).items():
            if found.controller != active:
                continue
            if (
                draft.state.table.objects[ref].tapped
                and ref not in kept
                and not _stays(draft.state, ref, found)
            ):
                atoms.untap(draft, ref, UNTAP)
            atoms.refresh(draft, ref)
        for ref in as_well:
            atoms.untap(draft, ref, UNTAP)
    atoms.release(draft, active)
    atoms.end_effects_of_untap_step(draft, active, UNTAP)


def _meant(ask: Ask) -> list[Id]:
    return [ask.decision.permanent]


NOT_ASKED = (UNTAP, "the question now is not whether {permanent} untaps")
MENUS = (
    Menu(
        Untapping,
        (
            Offer(UntapIt, UNTAP, "Untap {permanent}", choices=(Choice("permanent", _meant, NOT_ASKED),)),
            Offer(
                KeepTapped,
                UNTAP,
                "Let {permanent} stay tapped",
                choices=(Choice("permanent", _meant, NOT_ASKED),),
            ),
        ),
        elsewhere,
    ),
)
TASKS: dict[type[Task], TaskRule] = {UntapAll: TaskRule(ask=_ask, act=_act)}
