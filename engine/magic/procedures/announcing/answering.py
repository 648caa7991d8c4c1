"""The answers of an announcement."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Whole
from engine.magic import atoms
from engine.magic.language.abilities import Mode
from engine.magic.language.words import Half
from engine.magic.procedures.payment import ChooseHalf
from engine.magic.procedures.refusals import elsewhere
from engine.magic.state import Id, MagicDraft, StackItem

from .asking import (
    CHOOSE_X,
    DIVISION,
    HALVES,
    MODES,
    TARGETS,
    ChoosingHalf,
    ChoosingMode,
    ChoosingTarget,
    ChoosingX,
    Dividing,
)
from .items import (
    Announce,
    ability_of,
    division,
    enough_modes,
    halves,
    item_of,
    open_modes,
    target_options,
    targets_of,
    why_no_target,
    x_values,
)


class ChooseMode(Action, frozen=True, tag="choose_mode"):
    """This mode (too)."""

    mode: Whole


class NoMoreModes(Action, frozen=True, tag="no_more_modes"):
    """These are all the modes."""


class ChooseX(Action, frozen=True, tag="choose_x"):
    """X is this number."""

    x: Whole


class ChooseTarget(Action, frozen=True, tag="choose_target"):
    """Target this."""

    target: Id


class NoMoreTargets(Action, frozen=True, tag="no_more_targets"):
    """These are all the targets."""


class Divide(Action, frozen=True, tag="divide"):
    """So much for this target."""

    amount: Whole


def _item(draft: MagicDraft) -> StackItem:
    return atoms.stack_item(draft, draft.state.machine.agenda[-1].id)


def set_var(draft: MagicDraft, name: str, values: list[int | str]) -> None:
    item = _item(draft)
    item.vars = {**item.vars, name: values}


def choose_x(draft: MagicDraft, x: int) -> None:
    set_var(draft, "x", [x])
    item = _item(draft)
    atoms.note_choice(draft, item.controller, item.source, "x", CHOOSE_X, choice=x)


def add_amount(draft: MagicDraft, amount: int) -> None:
    """The share of the next target of the division."""
    item = _item(draft)
    found = division(draft.state, item)
    assert found is not None, "a division is open"
    target, refs, _ = found
    name = f"{target.name}:amounts"
    given = item.vars.get(name, [])
    set_var(draft, name, [*given, amount])
    atoms.note_choice(
        draft, item.controller, item.source, "amount", DIVISION, choice=amount, objects=refs[len(given) :][:1]
    )


def add_mode(draft: MagicDraft, mode: int) -> None:
    item = _item(draft)
    item.modes = [*item.modes, mode]
    atoms.note_choice(draft, item.controller, item.source, "mode", MODES, choice=mode)
    ability = ability_of(draft.state, item)
    assert ability is not None, "only abilities have modes"
    assert not isinstance(ability, Mode), "modes have no modes"
    if len(item.modes) >= ability.choose[1]:
        draft.current(Announce).modes_done = True


def add_half(draft: MagicDraft, half: Half) -> None:
    task = draft.current(Announce)
    task.halves = [*task.halves, half]
    item = item_of(draft.state, task.id)
    atoms.note_choice(draft, item.controller, item.source, "half", HALVES, choice=half)


def _perform_target(draft: MagicDraft, action: ChooseTarget) -> None:
    task: Announce = draft.state.machine.agenda[-1]
    item = _item(draft)
    target = targets_of(draft.state, item)[task.slot]
    set_var(draft, target.name, [*item.vars.get(target.name, ()), action.target])


def _perform_no_more(draft: MagicDraft, _: NoMoreTargets) -> None:
    task = draft.current(Announce)
    item = _item(draft)
    target = targets_of(draft.state, item)[task.slot]
    if target.name not in item.vars:
        set_var(draft, target.name, [])
    task.slot += 1


def _current(ask: Ask) -> tuple[Announce, StackItem]:
    task: Announce = ask.state.machine.agenda[-1]
    return task, item_of(ask.state, task.id)


def _target_options(ask: Ask) -> list[str]:
    task, item = _current(ask)
    return target_options(ask.state, item, task)


def _why_no_target(ask: Ask, ref: str) -> Iterator[Explanation]:
    task, item = _current(ask)
    return why_no_target(ask.state, item, task, ref)


def _enough_targets(ask: Ask) -> Facts | None:
    task, item = _current(ask)
    target = targets_of(ask.state, item)[task.slot]
    have = len(item.vars.get(target.name, ()))
    return None if have >= target.min else {"need": target.min, "have": have}


def _enough_modes_clause(ask: Ask) -> Facts | None:
    _, item = _current(ask)
    return None if enough_modes(ask.state, item) else {"have": len(item.modes)}


def _amounts(ask: Ask) -> range:
    _, item = _current(ask)
    found = division(ask.state, item)
    assert found is not None, "the decision is about a division"
    target, refs, whole = found
    given = [int(n) for n in item.vars.get(f"{target.name}:amounts", ())]
    return range(1, whole - sum(given) - (len(refs) - len(given) - 1) + 1)


def _modes(ask: Ask) -> list[int]:
    task, item = _current(ask)
    return open_modes(ask.state, item, task)


def _xs(ask: Ask) -> list[int]:
    task, item = _current(ask)
    return x_values(ask.state, item, task)


def _half_options(ask: Ask) -> list[Half]:
    task, item = _current(ask)
    return halves(ask.state, item, task)


def _menu(decision: type[Decision], *offers: Offer) -> Menu:
    return Menu(decision, offers, elsewhere)


MENUS = (
    _menu(
        ChoosingMode,
        Offer(
            ChooseMode,
            MODES,
            "Mode {mode}",
            lambda draft, action: add_mode(draft, action.mode),
            choices=(Choice("mode", _modes, (MODES, "mode {mode} cannot be chosen now")),),
        ),
        Offer(
            NoMoreModes,
            MODES,
            "No more modes",
            lambda draft, _: setattr(draft.current(Announce), "modes_done", True),
            guards=(Clause(MODES, "too few modes are chosen, {have}", _enough_modes_clause),),
        ),
    ),
    _menu(
        ChoosingX,
        Offer(
            ChooseX,
            CHOOSE_X,
            "X is {x}",
            lambda draft, action: choose_x(draft, action.x),
            choices=(Choice("x", _xs, (CHOOSE_X, "X = {x} cannot be paid")),),
        ),
    ),
    _menu(
        ChoosingHalf,
        Offer(
            ChooseHalf,
            HALVES,
            "Pay with {half}",
            lambda draft, action: add_half(draft, action.half),
            choices=(Choice("half", _half_options, (HALVES, "the symbol cannot be paid with {half}")),),
        ),
    ),
    _menu(
        ChoosingTarget,
        Offer(
            ChooseTarget,
            TARGETS,
            "Target {target}",
            _perform_target,
            choices=(
                Choice(
                    "target",
                    _target_options,
                    (TARGETS, "{target} is not a legal target"),
                    because=_why_no_target,
                ),
            ),
        ),
        Offer(
            NoMoreTargets,
            TARGETS,
            "No more targets",
            _perform_no_more,
            guards=(
                Clause(TARGETS, "at least {need} must be chosen; chosen so far: {have}", _enough_targets),
            ),
        ),
    ),
    _menu(
        Dividing,
        Offer(
            Divide,
            DIVISION,
            "{amount}",
            lambda draft, action: add_amount(draft, action.amount),
            choices=(Choice("amount", _amounts, (DIVISION, "{amount} cannot be given to this target")),),
        ),
    ),
)
