"""Copying spells and abilities on the stack, and choosing new targets for them (CR 115.7, 707.10)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.clauses import Ask, Choice, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import OnStackName
from engine.magic.on_stack import gone_since
from engine.magic.procedures.announced_choices import ChooseTarget
from engine.magic.procedures.loops import exceeds_limits
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.retargeting import Place, may_stay, others
from engine.magic.procedures.stack_items import item_of, point, targets_of
from engine.magic.procedures.targets import wanted, why_no_candidate
from engine.magic.procedures.triggers import Noticing
from engine.magic.rules import cr
from engine.magic.seams import OfItem
from engine.magic.state import Id, MagicDraft, MagicState, Natural, StackItem
from engine.magic.text import amounts
from engine.magic.text.teller import Clause, Teller, instruct
from engine.magic.vocabulary import ObjectId, SeatNumber

from .base import Effect, Running

COPYING = cr("707.10")
NEW_TARGETS = cr("707.10c")
CHANGING = cr("115.7a")
CHOOSING = cr("115.7d")


# Tasks ------------------------------------------------------------------------------------------------------


class CopySpells(Task, tag="copy_spells"):
    """So many copies of a spell or ability are still put on the stack, one after the other."""

    lies_on = ("run",)
    of: ObjectId
    seat: SeatNumber
    left: Natural
    new_targets: bool = False

    def without(self, draft: MagicDraft, seat: int) -> Task | None:
        """It ends if that player copies."""
        return None if seat == self.seat else self


class ChooseNewTargets(OfItem, tag="choose_new_targets"):
    """New targets may be chosen for what is on the stack, one after the other."""

    lies_on = ("copy_spells", "run")
    index: Natural = 0
    """The number of the target that comes next, of all targets in the order of the text."""
    seat: SeatNumber | None = None
    """Who chooses them for a spell or ability that had targets before; absent: whoever controls the copy."""
    must: bool = False
    """Each is changed, if anything else can be a target in its place (CR 115.7a)."""

    def without(self, draft: MagicDraft, seat: int) -> Task | None:
        """It ends if that player chooses, or controls the item."""
        return None if seat == self.seat else super().without(draft, seat)


class ChoosingNewTarget(Decision, frozen=True, tag="choose_new_target"):
    """Whether something else becomes a target of a spell or ability."""

    text = "Choose whether {id} targets {object}, or something else: {wanted}"
    passes = "choice"
    id: Id
    object: Id
    """What it targets so far."""
    target: str
    wanted: str
    """What it may be, in words."""


class ChangingTarget(Decision, frozen=True, tag="change_target"):
    """What becomes the target of a spell or ability in the place of another, which cannot
    stay (CR 115.7a, 115.7d)."""

    text = "Choose what {id} targets in the place of {object}: {wanted}"
    id: Id
    object: Id
    """What it targets so far."""
    target: str
    wanted: str
    """What it may be, in words."""


class KeepTarget(Action, frozen=True, tag="keep_target"):
    """Leave this target unchanged."""

    passing = True


# The verb ---------------------------------------------------------------------------------------------------


class CopySpell(Effect, frozen=True, tag="copy_spell"):
    """Put copies of a spell or ability on the stack (CR 707.10)."""

    rule = COPYING
    touches = ()
    sets_going = (CopySpells,)
    speaks_of_you = True
    what: OnStackName
    amount: Amount = 1
    new_targets: bool = False
    """Their controller may choose new targets for them (CR 707.10c)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if isinstance(self.amount, int) and self.amount < 1:
            yield Fault(f"{path}.amount", "it copies nothing")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        what = speaker.thing(self.what)
        number = amounts.word_of(speaker, self.amount)
        times = {1: "", 2: " twice"}.get(self.amount if isinstance(self.amount, int) else 0)
        if times is None:
            times = f" {number.words} times{number.where}"
        copies = "copy" if self.amount == 1 else "copies"
        new = f" and you may choose new targets for the {copies}" if self.new_targets else ""
        return instruct("copy", f"{what}{times}{new}")

    def act(self, running: Running) -> None:
        """Also of a spell that has left the stack, as it was there."""
        for ref in running.select(self.what)[:1]:
            if atoms.copied_item(running.state, ref) is not None:
                number = running.amount(self.amount)
                running.draft.then(CopySpells(ref, running.seat, number, self.new_targets))


# Carrying it out --------------------------------------------------------------------------------------------


def _copy(draft: MagicDraft, task: CopySpells) -> None:
    item = atoms.copied_item(draft.state, task.of)
    if not task.left or item is None:
        draft.done()
        return
    if exceeds_limits(draft):
        return
    draft.current(CopySpells).left -= 1
    with Noticing(draft):
        if item.source == item.id:
            ref = atoms.copy_spell(draft, item, task.seat, COPYING)
        else:
            ref = atoms.copy_ability(draft, item, task.seat, gone_since(draft.state, item), COPYING)
    draft.then(ChooseNewTargets(ref, index=0 if task.new_targets else len(places_of(draft.state, ref))))


def places_of(state: MagicState, ref: Id) -> list[Place]:
    """Everything that an item targets."""
    item = item_of(state, ref)
    return [
        Place(target, number, str(chosen))
        for target in targets_of(state, item)
        for number, chosen in enumerate(item.vars.get(target.name, ()))
    ]


def _now(state: MagicState) -> tuple[StackItem, list[Place], int]:
    """What gets new targets, all that it targets, and which of these is being chosen."""
    task: ChooseNewTargets = state.machine.agenda[-1]
    return item_of(state, task.id), places_of(state, task.id), task.index


def _ask(state: MagicState, task: ChooseNewTargets) -> Decision | None:
    item, places, index = _now(state)
    if index >= len(places) or not others(point(state, item), places, index):
        return None
    place, has_to = places[index], task.must or not may_stay(point(state, item), places, index)
    return (ChangingTarget if has_to else ChoosingNewTarget)(
        seat=item.controller if task.seat is None else task.seat,
        rule=_rule(task),
        id=task.id,
        object=place.ref,
        target=place.target.name,
        wanted=wanted(place.target),
    )


def _go_on(draft: MagicDraft, task: ChooseNewTargets) -> None:
    """The next target; in the end, what a copy targets becomes a target of it."""
    places = places_of(draft.state, task.id)
    if task.index < len(places):
        draft.current(ChooseNewTargets).index += 1
        return
    draft.done()
    if task.seat is None:
        with Noticing(draft):
            for place in places:
                atoms.note_target(draft, task.id, place.ref, NEW_TARGETS)


def _keep(draft: MagicDraft, _: KeepTarget) -> None:
    draft.current(ChooseNewTargets).index += 1


def _change(draft: MagicDraft, action: ChooseTarget) -> None:
    item, places, index = _now(draft.state)
    place, task = places[index], draft.current(ChooseNewTargets)
    task.index += 1
    atoms.change_target(draft, item.id, place.target.name, place.number, action.target)
    if task.seat is not None:
        with Noticing(draft):
            atoms.note_target(draft, item.id, action.target, _rule(task))


def _rule(task: ChooseNewTargets) -> str:
    """A copy gets new targets, a spell or ability may, or has to."""
    if task.seat is None:
        return NEW_TARGETS
    return CHANGING if task.must else CHOOSING


def _domain(ask: Ask) -> list[Id]:
    item, places, index = _now(ask.state)
    return others(point(ask.state, item), places, index)


def _why_not(ask: Ask, ref: Id) -> Iterator[Explanation]:
    item, places, index = _now(ask.state)
    return why_no_candidate(point(ask.state, item), places[index].target, ref)


def _new_target(rule: str) -> Offer:
    return Offer(
        ChooseTarget,
        rule,
        "Let {decision.id} target {target} in the place of {decision.object}",
        _change,
        choices=(
            Choice(
                "target",
                _domain,
                (rule, "{target} cannot be chosen in the place of this target"),
                because=_why_not,
            ),
        ),
        cited=lambda ask: _rule(ask.state.machine.agenda[-1]),
    )


MENUS = (
    Menu(
        ChoosingNewTarget,
        (
            _new_target(NEW_TARGETS),
            Offer(
                KeepTarget,
                NEW_TARGETS,
                "Let {decision.id} target {decision.object}",
                _keep,
                cited=lambda ask: _rule(ask.state.machine.agenda[-1]),
            ),
        ),
        elsewhere,
    ),
    Menu(ChangingTarget, (_new_target(CHANGING),), elsewhere),
)
TASKS: dict[type[Task], TaskRule] = {
    CopySpells: TaskRule(act=_copy),
    ChooseNewTargets: TaskRule(ask=_ask, act=_go_on),
}
