"""Picking objects one by one (CORE-R15, R16): to discard, sacrifice, choose, find, put back.

A step that needs picks says with a :class:`Pick` who picks how many of what; this module asks. Picks are in
ascending order, so every set has one path, unless the order itself means something. ``done`` ends a pick from
the minimum on. A choice that is forced is taken without asking, unless others cannot see the cards and their
number alone does not force it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.objects import viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

from .base import ASK, Running

PICK = cr("608.2d")


Kind = Literal["discard", "sacrifice", "choose", "search", "put_back", "take", "proliferate"]
"""What is done with what is picked."""


class Pick(NamedTuple):
    """What a player has to pick."""

    seat: int
    rule: str
    kind: Kind
    options: Sequence[str]
    """In ascending order."""
    minimum: int
    maximum: int
    ordered: bool = False
    """The order of picking matters, every order is open."""
    hidden: bool = False
    """Other seats cannot see which options there are."""
    counted: bool = True
    """If they cannot see them, they know at least how many there are."""


Picks = Callable[[Context, Any], Pick | None]
PICKS: dict[type[Any], Picks] = {}


class ChoosingObjects(Decision, frozen=True, tag="choose_objects"):
    """Which object next."""

    what: Kind
    picked: tuple[str, ...]


class ChooseObject(Action, frozen=True, tag="choose"):
    """Pick this one."""

    object: Text


class Done(Action, frozen=True, tag="done"):
    """Pick no more."""


def picks(kind: type[Any]) -> Callable[[Picks], Picks]:
    """Register what a kind of step has picked before it is carried out."""

    def register(wanted: Picks) -> Picks:
        PICKS[kind] = wanted
        ASK[kind] = _asker(wanted)
        return wanted

    return register


def picked(context: Context, wanted: Pick) -> list[str]:
    """What was picked so far for this pick."""
    return [str(ref) for ref in context.vars.get(f"picked by {wanted.seat}", ())]


def _complete(context: Context, wanted: Pick) -> bool:
    return f"done {wanted.seat}" in context.vars or len(picked(context, wanted)) >= wanted.maximum


def _is_forced(context: Context, wanted: Pick) -> bool:
    """Whether only one pick is left, and not asking gives nothing away (CORE-R16)."""
    number, done = len(wanted.options), len(picked(context, wanted))
    must = done < wanted.minimum
    if wanted.hidden and not wanted.counted:
        return False
    if not number:
        return True
    if wanted.hidden:
        return must and (number - done == 1 if wanted.ordered else wanted.minimum >= number)
    still = open_options(context, wanted)
    return not still or (must and len(still) == 1)


def open_options(context: Context, wanted: Pick) -> list[str]:
    """What may be picked next."""
    chosen = picked(context, wanted)
    if wanted.ordered:
        taken = set(chosen)
        return [ref for ref in wanted.options if ref not in taken]
    first = wanted.options.index(chosen[-1]) + 1 if chosen else 0
    needed = max(wanted.minimum - len(chosen) - 1, 0)
    return list(wanted.options[first : len(wanted.options) - needed])


def is_settled(context: Context, wanted: Pick) -> bool:
    """Whether nothing is left to be asked for a pick."""
    return _complete(context, wanted) or _is_forced(context, wanted)


def _asker(wanted: Picks) -> Callable[[Context, Any], Decision | None]:
    def ask(context: Context, step: Any) -> Decision | None:
        pick = wanted(context, step)
        if pick is None or is_settled(context, pick):
            return None
        chosen = tuple(picked(context, pick))
        return ChoosingObjects(seat=pick.seat, rule=pick.rule, what=pick.kind, picked=chosen)

    return ask


def result(running: Running, wanted: Pick) -> list[str]:
    """What was picked, or had to be; the variables of the pick are dropped."""
    chosen = picked(running.context, wanted)
    if len(chosen) < wanted.minimum:
        first = 0 if wanted.ordered or not chosen else wanted.options.index(chosen[-1]) + 1
        taken = set(chosen)
        still = [ref for ref in wanted.options[first:] if ref not in taken]
        chosen += still[: wanted.minimum - len(chosen)]
    running.forget(f"picked by {wanted.seat}", f"done {wanted.seat}")
    return chosen


def pick_now(state: MagicState) -> Pick | None:
    """What a player is picking now, if anybody is."""
    task = state.machine.agenda[-1] if state.machine.agenda else None
    if task is None or not hasattr(task, "pc"):
        return None
    steps = program(state, task.code)
    wanted = PICKS.get(type(steps[task.pc])) if task.pc < len(steps) else None
    context = viewpoint(state, task.source, task.seat, task.vars)
    return None if wanted is None else wanted(context, steps[task.pc])


def _current(state: MagicState) -> tuple[Context, Pick]:
    task = state.machine.agenda[-1]
    wanted = pick_now(state)
    assert wanted is not None, "the decision is about a pick"
    return viewpoint(state, task.source, task.seat, task.vars), wanted


def _domain(ask: Ask) -> list[str]:
    return open_options(*_current(ask.state))


def _enough(ask: Ask) -> Facts | None:
    context, wanted = _current(ask.state)
    have = len(picked(context, wanted))
    return None if have >= wanted.minimum else {"need": wanted.minimum, "have": have}


def _choose(draft: MagicDraft, action: ChooseObject) -> None:
    task = draft.writable_item(draft.agenda, -1)
    name = f"picked by {_current(draft.state)[1].seat}"
    task.vars = {**task.vars, name: [*task.vars.get(name, ()), action.object]}


def _done(draft: MagicDraft, _: Done) -> None:
    task = draft.writable_item(draft.agenda, -1)
    task.vars = {**task.vars, f"done {_current(draft.state)[1].seat}": [1]}


MENU = Menu(
    ChoosingObjects,
    (
        Offer(
            ChooseObject,
            PICK,
            "Choose {object}",
            _choose,
            choices=(Choice("object", _domain, (PICK, "{object} cannot be chosen now")),),
        ),
        Offer(
            Done,
            PICK,
            "Done",
            _done,
            guards=(Clause(PICK, "{need} have to be chosen, so far {have}", _enough),),
        ),
    ),
    elsewhere,
)
MENUS = (MENU,)
