"""Announcing spells and abilities, step by step (CR 601.2, 602.2b, 603.3c–d).

The spell or ability stands on the stack while its choices are made one by one: modes, X, halves of hybrid
symbols, targets, divisions. Each of them is a :class:`Stage`. Then its cost is fixed and paid, and it is
cast. What may be chosen is said in :mod:`.stack_items`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol

from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.words import Half
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState, StackItem
from engine.magic.text.prices import payment
from engine.magic.text.speaker import Speaker

from . import costs, triggers
from .announced_choices import (
    ChooseMode,
    ChoosePrice,
    ChooseTarget,
    ChooseTimes,
    ChooseX,
    ChoosingHalf,
    ChoosingMode,
    ChoosingPrice,
    ChoosingTarget,
    ChoosingTimes,
    ChoosingX,
    Divide,
    Dividing,
    Harmonizing,
    NoMoreModes,
    NoMoreTargets,
    TapForLess,
    TapNothing,
)
from .divided import Division
from .harmonizing import harmonies, less_for
from .paying_costs import pay
from .payment import ChooseHalf
from .refusals import elsewhere, mode_prohibitions
from .sources import SpentOn
from .stack_items import Announce, Announcement, FinishAnnouncement, item_of, targets_of, x_of
from .targets import wanted

MODES = cr("601.2b")
TIMES = cr("601.2b")
HARMONIZE = cr("702.180")
CHOOSE_X = cr("107.3a")
HALVES = cr("107.4e")
LIFE = cr("107.4f")
TARGETS = cr("601.2c")
DIVISION = cr("601.2d")
CAST = cr("601.2i")
ACTIVATED = cr("602.2")


# Stages ----------------------------------------------------------------------------------------------------


class Stage(Protocol):
    """A step of CR 601.2b–d: what is asked there, what may be answered, and what an answer does.

    The player is asked where there are several options, or where none has to be taken; the only one that has
    to be is taken by itself.
    """

    rule: ClassVar[str]
    decision: ClassVar[type[Decision]]
    action: ClassVar[type[Action]]
    """The answer; its one field is the option."""
    label: ClassVar[str]
    refusal: ClassVar[str]
    """Why something is no option, unless :meth:`why_not` knows better."""
    stop: ClassVar[tuple[type[Action], str, str] | None] = None
    """The answer that nothing more is chosen, its label, and why it may not be given yet."""
    told: ClassVar[Mapping[str, Callable[[Ask, Any], Any]]] = {}
    """What the label may speak of beside the option."""

    def is_open(self, now: Announcement) -> bool:
        """Whether something is left to choose here; the stages before it are closed by then."""

    def options(self, now: Announcement) -> Sequence[Any]:
        """What may be chosen next, in order."""

    def question(self, now: Announcement) -> Decision:
        """What the player is asked."""

    def take(self, draft: MagicDraft, now: Announcement, option: Any) -> None:
        """Choose one of the options."""

    def why_not(self, now: Announcement, value: Any) -> Iterable[Explanation]:
        """Every clause that keeps something from being an option."""
        return ()

    def too_few(self, now: Announcement) -> Facts | None:
        """How much is chosen and needed; None where it is enough."""
        return {}

    def end(self, draft: MagicDraft, now: Announcement) -> None:
        """Choose nothing more; also where nothing is left to choose from."""
        raise AssertionError("only what can be completed is announced")

    def asks(self, now: Announcement) -> bool:
        """Whether the player has something to decide."""
        options = self.options(now)
        return len(options) > 1 or (len(options) == 1 and self.too_few(now) is None)

    def go_on(self, draft: MagicDraft, now: Announcement) -> None:
        """Do what leaves no choice."""
        options = self.options(now)
        if options and self.too_few(now) is not None:
            self.take(draft, now, options[0])
        else:
            self.end(draft, now)

    def menu(self) -> Menu:
        """The decision and its answers."""
        current = Announcement.current
        (name,) = self.action.__struct_fields__
        choice = Choice(
            name,
            lambda ask: self.options(current(ask.state)),
            (self.rule, self.refusal),
            because=lambda ask, value: self.why_not(current(ask.state), value),
        )
        offers = [Offer(self.action, self.rule, self.label, self._perform, choices=(choice,), told=self.told)]
        if self.stop is not None:
            action, label, reason = self.stop
            enough = Clause(self.rule, reason, lambda ask: self.too_few(current(ask.state)))
            offers.append(Offer(action, self.rule, label, self._stop, guards=(enough,)))
        return Menu(self.decision, tuple(offers), elsewhere)

    def _perform(self, draft: MagicDraft, action: Action) -> None:
        option = getattr(action, action.__struct_fields__[0])
        self.take(draft, Announcement.current(draft.state), option)

    def _stop(self, draft: MagicDraft, _: Action) -> None:
        self.end(draft, Announcement.current(draft.state))


class _Times(Stage):
    rule, decision, action = TIMES, ChoosingTimes, ChooseTimes
    label, refusal = "Pay the additional cost {times} times", "the cost cannot be paid {times} times"

    def is_open(self, now: Announcement) -> bool:
        return now.pays_many and not now.task.times

    def options(self, now: Announcement) -> list[int]:
        return list(now.times_values())

    def asks(self, now: Announcement) -> bool:
        """Also where it can be paid once only: that cards of a kind are not there, others don't see."""
        return super().asks(now) or now.hidden_cards_say(now.open_prices())

    def question(self, now: Announcement) -> Decision:
        return ChoosingTimes(seat=now.item.controller, rule=TIMES, id=now.item.id)

    def take(self, draft: MagicDraft, now: Announcement, option: int) -> None:
        draft.current(Announce).times = option
        (name,) = now.way.paid
        _write(draft, now, "paid", [name] * option)
        atoms.note_way(draft, now.item.id, (name,) * option)
        item = now.item
        atoms.note_choice(draft, item.controller, item.source, "times", TIMES, choice=option)


class _Modes(Stage):
    rule, decision, action = MODES, ChoosingMode, ChooseMode
    told: ClassVar = {"text": lambda ask, it: f"{Announcement.current(ask.state).item.code}/m{it.mode}"}
    label, refusal = "Choose: {text}", "mode {mode} cannot be chosen now"
    stop = (
        NoMoreModes,
        "Choose no more modes",
        "at least {need} modes must be chosen; chosen so far: {have}",
    )

    def is_open(self, now: Announcement) -> bool:
        return not now.task.modes_done and now.modal is not None

    def options(self, now: Announcement) -> list[int]:
        return now.open_modes()

    def why_not(self, now: Announcement, value: int) -> Iterable[Explanation]:
        return mode_prohibitions(now.context, now.item.code, value)

    def question(self, now: Announcement) -> Decision:
        item = now.item
        return ChoosingMode(seat=item.controller, rule=MODES, id=item.id, chosen=tuple(item.modes))

    def take(self, draft: MagicDraft, now: Announcement, option: int) -> None:
        item = atoms.stack_item(draft, now.item.id)
        item.modes = [*item.modes, option]
        code = f"{item.code}/m{option}"
        atoms.note_choice(draft, item.controller, item.source, "mode", MODES, choice=option, code=code)
        if len(item.modes) >= now.modes_to_choose[1]:
            draft.current(Announce).modes_done = True

    def too_few(self, now: Announcement) -> Facts | None:
        have = len(now.item.modes)
        need = now.modes_to_choose[0]
        return {"need": need, "have": have} if have < need else None

    def end(self, draft: MagicDraft, now: Announcement) -> None:
        """On to the targets; an ability that cannot have its modes is removed from the stack (CR 603.3c)."""
        if self.too_few(now) is not None:
            draft.done()
            atoms.take_off_stack(draft, now.item.id)
            return
        draft.current(Announce).modes_done = True


class _Harmony(Stage):
    rule, decision, action = HARMONIZE, Harmonizing, TapForLess
    label, refusal = "Tap {creature}", "{creature} is no untapped creature of yours with which it can be paid"
    stop = (TapNothing, "Tap no creature", "without a creature the cost cannot be paid")

    def is_open(self, now: Announcement) -> bool:
        return now.harmonizes

    def options(self, now: Announcement) -> list[Id]:
        return [ref for ref, tapped in harmonies(now) if ref is not None and tapped.is_completable()]

    def question(self, now: Announcement) -> Decision:
        return Harmonizing(seat=now.item.controller, rule=HARMONIZE, id=now.item.id)

    def take(self, draft: MagicDraft, now: Announcement, option: Id) -> None:
        """It is tapped at once: it makes no mana for this, then."""
        draft.current(Announce).less = less_for(draft.state, option)
        with triggers.Noticing(draft):
            atoms.tap(draft, option, HARMONIZE)

    def too_few(self, now: Announcement) -> Facts | None:
        return None if now.with_less(0).is_completable() else {}

    def end(self, draft: MagicDraft, now: Announcement) -> None:
        draft.current(Announce).less = 0


class _Alternatives(Stage):
    rule, decision, action = MODES, ChoosingPrice, ChoosePrice
    label, refusal = "Pay: {text}", "price {price} cannot be paid"
    told: ClassVar = {"text": lambda ask, it: _price_text(Announcement.current(ask.state), it.price)}

    def is_open(self, now: Announcement) -> bool:
        return bool(now.alternatives())

    def options(self, now: Announcement) -> list[int]:
        return now.payable_alternatives()

    def asks(self, now: Announcement) -> bool:
        """Also where one is left: that another asks for cards that are not there, others don't see."""
        return super().asks(now) or now.hidden_cards_say(now.alternatives())

    def question(self, now: Announcement) -> Decision:
        return ChoosingPrice(seat=now.item.controller, rule=MODES, id=now.item.id)

    def take(self, draft: MagicDraft, now: Announcement, option: int) -> None:
        task, item = draft.current(Announce), now.item
        task.alternatives = [*task.alternatives, option]
        atoms.note_choice(draft, item.controller, item.source, "price", MODES, choice=option)


def _price_text(now: Announcement, number: int) -> str:
    """What an alternative is, in words."""
    card = costs.card_of(now.state, now.item.source).card
    return payment(Speaker(card), now.alternatives()[number])


class _X(Stage):
    rule, decision, action = CHOOSE_X, ChoosingX, ChooseX
    label, refusal = "Choose X = {x}", "X = {x} cannot be paid"

    def is_open(self, now: Announcement) -> bool:
        return "x" not in now.item.vars and now.has_x

    def options(self, now: Announcement) -> list[int]:
        return now.x_values()

    def asks(self, now: Announcement) -> bool:
        """Also where X can only be 0: that cards of a kind are not there, others don't see."""
        return super().asks(now) or now.hidden_cards_say(now.open_prices())

    def question(self, now: Announcement) -> Decision:
        return ChoosingX(seat=now.item.controller, rule=CHOOSE_X, id=now.item.id)

    def take(self, draft: MagicDraft, now: Announcement, option: int) -> None:
        item = _write(draft, now, "x", [option])
        atoms.note_choice(draft, item.controller, item.source, "x", CHOOSE_X, choice=option)


class _Halves(Stage):
    rule, decision, action = HALVES, ChoosingHalf, ChooseHalf
    label, refusal = "Pay {decision.symbol} with {half}", "the symbol cannot be paid with {half}"

    def is_open(self, now: Announcement) -> bool:
        return now.next_symbol() is not None

    def options(self, now: Announcement) -> list[Half]:
        return now.halves()

    def question(self, now: Announcement) -> Decision:
        item, symbol = now.item, f"{{{now.next_symbol()}}}"
        return ChoosingHalf(seat=item.controller, rule=HALVES, id=item.id, symbol=symbol)

    def take(self, draft: MagicDraft, now: Announcement, option: Half) -> None:
        task, item = draft.current(Announce), now.item
        task.halves = [*task.halves, option]
        atoms.note_choice(draft, item.controller, item.source, "half", HALVES, choice=option)


class _Targets(Stage):
    rule, decision, action = TARGETS, ChoosingTarget, ChooseTarget
    label, refusal = "Choose {target} as the target", "{target} is not a legal target"
    stop = (NoMoreTargets, "Choose no more targets", "at least {need} must be chosen; chosen so far: {have}")

    def is_open(self, now: Announcement) -> bool:
        return now.task.slot < len(now.targets)

    def options(self, now: Announcement) -> list[Id]:
        return now.target_options()

    def why_not(self, now: Announcement, value: Id) -> Iterable[Explanation]:
        return now.why_no_target(value)

    def question(self, now: Announcement) -> Decision:
        return ChoosingTarget(
            seat=now.chooser,
            rule=TARGETS,
            id=now.item.id,
            target=now.target.name,
            wanted=wanted(now.target),
            chosen=tuple(now.chosen(now.target)),
        )

    def take(self, draft: MagicDraft, now: Announcement, option: Id) -> None:
        _write(draft, now, now.target.name, [*now.chosen(now.target), option])

    def too_few(self, now: Announcement) -> Facts | None:
        have, need = len(now.chosen(now.target)), int(now.target.min)
        return {"need": need, "have": have} if have < need else None

    def end(self, draft: MagicDraft, now: Announcement) -> None:
        """On to the next; an ability that cannot have its targets is removed from the stack (CR 603.3d)."""
        if self.too_few(now) is not None:
            draft.done()
            atoms.take_off_stack(draft, now.item.id)
            return
        if now.target.name not in now.item.vars:
            _write(draft, now, now.target.name, [])
        draft.current(Announce).slot += 1


class _Shares(Stage):
    rule, decision, action = DIVISION, Dividing, Divide
    label, refusal = "Give {decision.recipient} {amount}", "{amount} is not a legal share for this target"

    def is_open(self, now: Announcement) -> bool:
        return now.division() is not None

    def options(self, now: Announcement) -> list[int]:
        return self._division(now).shares()

    def question(self, now: Announcement) -> Decision:
        item, division = now.item, self._division(now)
        return Dividing(
            seat=item.controller, rule=DIVISION, id=item.id, recipient=division.recipient, left=division.left
        )

    def take(self, draft: MagicDraft, now: Announcement, option: int) -> None:
        division = self._division(now)
        item = _write(draft, now, f"{division.target.name}:amounts", [*division.given, option])
        to = [division.recipient]
        atoms.note_choice(draft, item.controller, item.source, "amount", DIVISION, choice=option, objects=to)

    def _division(self, now: Announcement) -> Division:
        division = now.division()
        assert division is not None, "the stage is open"
        return division


STAGES: tuple[Stage, ...] = (
    _Times(),
    _Modes(),
    _Harmony(),
    _Alternatives(),
    _X(),
    _Halves(),
    _Targets(),
    _Shares(),
)
"""In the order of CR 601.2."""


def _write(draft: MagicDraft, now: Announcement, name: str, values: list[int | str]) -> StackItem:
    item = atoms.stack_item(draft, now.item.id)
    item.vars = {**item.vars, name: values}
    return item


# From the first choice to the last -------------------------------------------------------------------------


@derived()
def _open_stage(state: MagicState) -> Stage | None:
    """The stage of the announcement that is the current task."""
    now = Announcement.current(state)
    return next((stage for stage in STAGES if stage.is_open(now)), None)


def _ask(state: MagicState, task: Announce) -> Decision | None:
    stage = _open_stage(state)
    if stage is None:
        return None
    now = Announcement.of(state, task)
    return stage.question(now) if stage.asks(now) else None


def _act(draft: MagicDraft, task: Announce) -> None:
    now = Announcement.of(draft.state, task)
    stage = _open_stage(draft.state)
    if stage is not None:
        stage.go_on(draft, now)
    elif task.kind == "triggered":
        draft.done()
        mark = len(draft.events)
        _become_targets(draft, now.item)
        triggers.notice(draft, draft.events[mark:])
    else:
        _pay(draft, now, task.kind)


def _pay(draft: MagicDraft, now: Announcement, kind: Literal["spell", "activated"]) -> None:
    """The total cost is fixed, then paid (CR 601.2f–h)."""
    draft.done()
    item, (cost, life) = now.item, now.settled_cost()
    draft.then(FinishAnnouncement(item.id, kind))
    if life:
        with triggers.Noticing(draft):
            atoms.lose_life(draft, item.controller, life, LIFE)
    spent_on: SpentOn = "cast" if kind == "spell" else "activate"
    pay(draft, item.controller, item.source, now.prices(), cost=cost, into=item.id, spent_on=spent_on)


def _finish(draft: MagicDraft, task: FinishAnnouncement) -> None:
    draft.done()
    item = item_of(draft.state, task.id)
    mark = len(draft.events)
    if task.kind == "spell":
        atoms.note_cast(draft, item.id, item.controller, x_of(item), CAST)
    else:
        atoms.note_activation(draft, item.source, item.code, item.controller, ACTIVATED)
    _become_targets(draft, item)
    triggers.notice(draft, draft.events[mark:])


def _become_targets(draft: MagicDraft, item: StackItem) -> None:
    for target in targets_of(draft.state, item):
        for ref in item.vars.get(target.name, ()):
            atoms.note_target(draft, item.id, str(ref), TARGETS)


TASKS = {Announce: TaskRule(ask=_ask, act=_act), FinishAnnouncement: TaskRule(act=_finish)}
MENUS = tuple(stage.menu() for stage in STAGES)
