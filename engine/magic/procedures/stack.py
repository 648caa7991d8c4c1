"""The stack: triggered abilities are put onto it (CR 603.3), its top resolves (CR 608), program by program.

A running program is an address, a program counter and variables. Each step asks or acts; an answer is written
into the variables, so a game can be stored between any two steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any

from msgspec import field
from msgspec.structs import replace

from engine.kernel.answers import Asking
from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms, effects
from engine.magic.definitions import part, program
from engine.magic.evaluate import holds, playing
from engine.magic.language.abilities import Triggered
from engine.magic.language.ways import BESTOWED, KEYWORD_OF
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.library.definition import following
from engine.magic.objects import seen, viewpoint
from engine.magic.on_stack import gone_since
from engine.magic.proposals import Happen, Move, ReplacedBy
from engine.magic.rules import cr
from engine.magic.seams import OfItem, Settled, union
from engine.magic.state import GONE, MagicDraft, MagicState, Natural, StackItem, Vars, Waiting
from engine.magic.vocabulary import FEW_ENTRIES, ObjectId, ProgramAddress, SeatNumber

from .combat.attacking import may_be_attacked
from .costs import card_of
from .refusals import elsewhere
from .stack_items import Announce, point, programs_of, targets_of
from .targets import still_legal

PLACED = cr("603.3b")
INTERVENING = cr("603.4")
RESOLVES = cr("608.2")
ILLEGAL = cr("608.2b")
LEAVES_STACK = cr("608.2n")
BECOMES = cr("608.3")
AURA_FAILS = cr("608.3b")
BUYBACK = cr("702.27")


class PlaceTriggers(Settled, tag="place_triggers"):
    """The waiting triggered abilities are put on the stack (CR 603.3b)."""

    lies_on = ("state_based_actions",)
    next_only: bool = False
    """Only the next one; the others wait until the timing brings this task again."""


class Resolve(Task, tag="resolve"):
    """The item on top of the stack resolves."""


class FinishResolution(OfItem, tag="finish_resolution"):
    """A spell goes to its owner's graveyard, an ability ceases to exist."""

    lies_on = ("state_based_actions",)


StepAnswer: Any = union(offer.action for menu in effects.STEP_MENUS for offer in menu.offers)


class Run(Asking[StepAnswer], tag="run"):
    """A program that is being carried out. The answers are those to the step that it has come to."""

    lies_on = (
        "finish_resolution",
        "run",
        "pay_mana",
        "state_based_actions",
        "clean_up",
        "happen",
        "arrange",
        "shuffle",
        "pay_price",
        "finish_announcement",
    )
    code: ProgramAddress
    seat: SeatNumber
    source: ObjectId
    pc: Natural = 0
    vars: Vars = field(default_factory=dict)
    rest: Vars = field(default_factory=dict)
    """Whom or what the running loops are still for, by the names that they give."""
    gone: Annotated[Many[ObjectId], FEW_ENTRIES] = field(default_factory=list)
    """What had left before it began, not by the event or the cost: it does not find what that became."""
    replaced_by: ReplacedBy = field(default_factory=list)
    """The effects that put it in the place of an event, and have no turn with what it does (CR 614.5)."""

    def without(self, draft: MagicDraft, seat: int) -> Task | None:
        """It ends if that player has it carried out."""
        return None if seat == self.seat else self


class OrderingTriggers(Decision, frozen=True, tag="order_triggers"):
    """Which of the player's triggered abilities is put on the stack next."""

    text = "Choose which of your triggered abilities comes next"


class PlaceTrigger(Action, frozen=True, tag="place_trigger"):
    """Put this waiting ability on the stack next."""

    index: Whole


# Triggered abilities are put on the stack ------------------------------------------------------------------


def _next_seat(state: MagicState) -> int | None:
    """The first player in turn order with an ability that waits (APNAP, CR 603.3b)."""
    waiting = {one.controller for one in state.machine.waiting}
    return next((seat for seat in playing(state) if seat in waiting), None)


def _differing(state: MagicState, seat: int) -> Iterator[int]:
    """The seat's waiting abilities; of those that are alike only the first (CORE-R3)."""
    met: set[object] = set()
    for index, one in enumerate(state.machine.waiting):
        if one.controller == seat:
            names = sorted((name, tuple(values)) for name, values in one.vars.items())
            alike = (one.code, one.source, tuple(names))
            if alike not in met:
                met.add(alike)
                yield index


def _waiting(ask: Ask, action: PlaceTrigger) -> Waiting:
    one: Waiting = ask.state.machine.waiting[action.index]
    return one


def _beside(ask: Ask, action: PlaceTrigger) -> list[Waiting]:
    """Others of the same source that wait."""
    waiting, source = ask.state.machine.waiting, _waiting(ask, action).source
    others = [waiting[index] for index in _differing(ask.state, ask.seat) if index != action.index]
    return [other for other in others if other.source == source]


def _about(ask: Ask, action: PlaceTrigger) -> list[int | str]:
    """What it is about, where the same ability of the source, or of one that has left as well, waits with
    something else: what has left is called by its name alone."""
    one, others = _waiting(ask, action), _beside(ask, action)
    objects, waiting = ask.state.table.objects, ask.state.machine.waiting
    if one.source not in objects:
        others = [each for each in waiting if each.controller == ask.seat and each.source not in objects]
    return [
        value
        for name, values in one.vars.items()
        if any(other.code == one.code and other.vars.get(name) != values for other in others)
        for value in values
    ]


def _ask_order(state: MagicState, _: PlaceTriggers) -> Decision | None:
    seat = _next_seat(state)
    if seat is None or state.machine.leaving or len(list(islice(_differing(state, seat), 2))) < 2:
        return None
    return OrderingTriggers(seat=seat, rule=PLACED)


def _place_next(draft: MagicDraft, _: PlaceTriggers) -> None:
    """A player who is about to leave does so before the next ability is placed."""
    seat = _next_seat(draft.state)
    if seat is None or draft.state.machine.leaving:
        draft.done()
    else:
        _place(draft, next(_differing(draft.state, seat)))


def _place(draft: MagicDraft, index: int) -> None:
    """Put a waiting ability on the stack; modes and targets are chosen next (CR 603.3c, d)."""
    if draft.current(PlaceTriggers).next_only:
        draft.done()
    waiting = atoms.trigger_placed(draft, index)
    alone = draft.state.machine.alone
    if alone is not None and alone.seat != waiting.controller:
        atoms.forget_alone(draft)
    ref = atoms.new_id(draft)
    item = StackItem(ref, waiting.code, waiting.controller, waiting.source, vars=dict(waiting.vars))
    atoms.put_on_stack(draft, item, PLACED)
    draft.then(Announce(ref, "triggered"))


# The top of the stack resolves -----------------------------------------------------------------------------


def _resolve(draft: MagicDraft, _: Resolve) -> None:
    draft.done()
    state = draft.state
    item = state.table.stack[-1]
    ability = part(state, item.code) if item.code else None
    condition = ability.condition if isinstance(ability, Triggered) else None
    if condition is not None and not holds(point(state, item), condition):
        _fizzle(draft, item, INTERVENING)
        return
    names = _legal_targets(state, item)
    spell = seen(state, item.id) if item.id in state.table.objects else None
    becomes_permanent = spell is not None and not spell.types.isdisjoint(PERMANENT_TYPES)
    if names is None and BESTOWED in item.vars.get("paid", ()):
        _enter(draft, item, {})  # it is a creature spell from now on (CR 702.103e)
    elif names is None:
        _fizzle(draft, item, AURA_FAILS if becomes_permanent else ILLEGAL)
    elif becomes_permanent:
        _enter(draft, item, names)
    else:
        draft.then(*_programs(state, item, names), FinishResolution(item.id))


def _programs(state: MagicState, item: StackItem, names: Vars) -> list[Run]:
    """The ability's own steps, then those of its modes in the order of the text."""
    codes = programs_of(state, item)
    gone = [str(ref) for ref in names.pop(GONE, ())]
    if item.id not in state.table.objects and item.code:
        gone += (ref for ref in gone_since(state, item) if ref not in gone)
    own = {code: dict(names) if code.startswith(item.code) else {} for code in codes}
    return [Run(code, item.controller, item.source, 0, own[code], gone=list(gone)) for code in codes]


def _legal_targets(state: MagicState, item: StackItem) -> Vars | None:
    """The variables without illegal targets; None if there were targets and all are illegal (CR 608.2b)."""
    names = dict(item.vars)
    if "paid" not in names and item.id in state.table.objects:
        names["paid"] = list(state.table.objects[item.id].paid)
    context = point(state, item)
    had, kept = 0, 0
    for target in targets_of(state, item):
        refs = item.vars.get(target.name, [])
        legal = [still_legal(context, target, str(ref)) for ref in refs]
        names[target.name] = [ref for ref, fine in zip(refs, legal, strict=True) if fine]
        amounts = item.vars.get(f"{target.name}:amounts")
        if amounts is not None:
            names[f"{target.name}:amounts"] = [n for n, fine in zip(amounts, legal, strict=True) if fine]
        had, kept = had + len(refs), kept + len(names[target.name])
    return None if had and not kept else names


def _fizzle(draft: MagicDraft, item: StackItem, rule: str) -> None:
    atoms.note_failure(draft, item.id, rule)
    if item.id in draft.state.table.objects:
        draft.then(Happen([Move(rule=rule, object=item.id, to="graveyard")]))
    else:
        atoms.take_off_stack(draft, item.id)


def _enter(draft: MagicDraft, item: StackItem, names: Vars) -> None:
    """A permanent spell becomes a permanent; an Aura is attached to its target (CR 608.3)."""
    targets = targets_of(draft.state, item)
    chosen = names.get(targets[0].name, []) if targets else []
    host = str(chosen[0]) if chosen else None
    move = Move(rule=BECOMES, object=item.id, to="battlefield", controller=item.controller, attach_to=host)
    if "sneak" in draft.state.table.objects[item.id].paid:
        move = replace(move, tapped=True, attacks=_sneaks_at(draft.state, item))
    draft.then(Happen([move]), *_follow(draft.state, item))


def _sneaks_at(state: MagicState, item: StackItem) -> str | None:
    """What a permanent attacks that was cast for its sneak cost: what the creature attacked that was returned
    for it (CR 702.190)."""
    known = state.machine.last_known
    whom = [known[str(ref)].attacked for ref in item.vars.get("returned", ()) if ref in known]
    return next((one for one in whom if may_be_attacked(state, item.controller, one)), None)


def _follow(state: MagicState, item: StackItem) -> Iterator[Run]:
    """What the way in which a permanent spell was cast lets follow as the permanent has entered."""
    for paid in state.table.objects[item.id].paid:
        card = card_of(state, item.id)
        code = following(card.key, KEYWORD_OF[paid])
        if code in card.programs:
            yield Run(code, item.controller, item.id)


def _finish(draft: MagicDraft, task: FinishResolution) -> None:
    draft.done()
    state = draft.state
    item = next((one for one in state.table.stack if one.id == task.id), None)
    atoms.note_resolution(draft, task.id, RESOLVES)
    if item is None:
        return
    if item.id not in state.table.objects:
        atoms.take_off_stack(draft, item.id)
    elif "buyback" in state.table.objects[item.id].paid:
        draft.then(Happen([Move(rule=BUYBACK, object=item.id, to="hand")]))
    else:
        draft.then(Happen([Move(rule=LEAVES_STACK, object=item.id, to="graveyard")]))


# A program is carried out ----------------------------------------------------------------------------------


def _ask_step(state: MagicState, task: Run) -> Decision | None:
    steps = program(state, task.code)
    if task.pc >= len(steps):
        return None
    return steps[task.pc].ask(viewpoint(state, task.source, task.seat, task.vars), task.answers)


def _take_step(draft: MagicDraft, task: Run) -> None:
    steps = program(draft.state, task.code)
    if task.pc >= len(steps):
        draft.done()
        return
    step = steps[task.pc]
    answers = task.answers
    running = draft.current(Run)
    running.pc += 1
    running.answers = []
    step.act(effects.Running(draft, running, answers))


MENUS = (
    Menu(
        OrderingTriggers,
        (
            Offer(
                PlaceTrigger,
                PLACED,
                "[carried_out?Carry out][!carried_out?Put] the ability of {source}"
                "[!carried_out? on the stack] next: {which}[ (about {about})]",
                lambda draft, action: _place(draft, action.index),
                choices=(
                    Choice(
                        "index",
                        lambda ask: _differing(ask.state, ask.seat),
                        (PLACED, "you have no waiting ability with this number"),
                    ),
                ),
                told={
                    "carried_out": lambda ask, _: ask.state.machine.agenda[-1].next_only,
                    "source": lambda ask, action: _waiting(ask, action).source,
                    "which": lambda ask, action: _waiting(ask, action).code,
                    "about": _about,
                },
            ),
        ),
        elsewhere,
    ),
)
TASKS = {
    PlaceTriggers: TaskRule(ask=_ask_order, act=_place_next),
    Resolve: TaskRule(act=_resolve),
    FinishResolution: TaskRule(act=_finish),
    Run: TaskRule(ask=_ask_step, act=_take_step),
}
