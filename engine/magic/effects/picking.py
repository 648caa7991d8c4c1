"""Picking objects one by one (CORE-R15, R16): to discard, sacrifice, choose, find, put back.

A step that needs picks says with a :class:`Pick` for each player who picks how many of what; this module
asks. ``done`` ends a pick from the fewest on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from engine.kernel.answers import Answer
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.picks import Pick, enough, first_open, options
from engine.magic.definitions import program
from engine.magic.evaluate import Context, passes
from engine.magic.language.filters import Filter
from engine.magic.objects import seen, viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.state import Id, MagicState

PICK = cr("608.2d")


Kind = Literal["discard", "sacrifice", "choose", "search", "put_back", "take", "proliferate"]
"""What is done with what is picked."""

Answers = Sequence[Answer[Any]]
"""What has been answered to a step."""


class ChoosingObjects(Decision, frozen=True, tag="choose_objects"):
    """Which object next."""

    text = (
        "[what=discard?Choose a card to discard][what=sacrifice?Choose a permanent to sacrifice]"
        "[what=choose?Make a choice][what=search?Choose a card to find]"
        "[what=put_back?Choose a card to put back][what=take?Choose a card to take]"
        "[what=proliferate?Choose what gets another counter]"
        " for {source}[ besides {picked}]"
    )
    passes = "choice"
    what: Kind
    source: str
    """The spell that asks for it, or what has the ability."""
    picked: tuple[str, ...]


class ChooseObject(Action, frozen=True, tag="choose"):
    """Pick this one."""

    object: Id


class Done(Action, frozen=True, tag="done"):
    """Pick no more."""

    passing = True


def ask(wanted: Sequence[Pick], what: Kind, source: str, answers: Answers) -> Decision | None:
    """The decision about the next pick; None if there is nothing to ask.

    Players pick in turn, each knowing what the ones before picked (CR 101.4).
    """
    pick = first_open(wanted, answers)
    if pick is None:
        return None
    picked = tuple(pick.picked(answers))
    return ChoosingObjects(seat=pick.seat, rule=pick.rule, what=what, source=source, picked=picked)


def in_order(refs: Iterable[str]) -> list[str]:
    """Ids in ascending order (CORE-R16)."""
    return sorted(refs, key=lambda ref: int(ref[1:]))


def has_no_quality(what: Filter) -> bool:
    """Whether any card of a zone will do."""
    return what == replace(type(what)(), zone=what.zone, controller=what.controller)


def fits(context: Context, ref: str, what: Filter) -> bool:
    """Whether a card passes a filter, wherever it is."""
    found = seen(context.state, ref)
    return found is not None and passes(context, ref, context.state.table.objects[ref], found, what)


def picks_now(state: MagicState) -> Sequence[Pick]:
    """What players pick for the step that a program has come to, whether or not they have."""
    task = state.machine.agenda[-1] if state.machine.agenda else None
    if task is None or not hasattr(task, "pc"):
        return ()
    steps = program(state, task.code)
    if task.pc >= len(steps):
        return ()
    wanted: Sequence[Pick] = steps[task.pc].picks(viewpoint(state, task.source, task.seat, task.vars))
    return wanted


def pick_now(state: MagicState) -> Pick | None:
    """What a player is picking now, if anybody is."""
    wanted = picks_now(state)
    return first_open(wanted, state.machine.agenda[-1].answers) if wanted else None


def _current(state: MagicState) -> Pick:
    pick = pick_now(state)
    assert pick is not None, "the decision is about a pick"
    return pick


ENOUGH = enough(_current, PICK, "at least {need} must be chosen; chosen so far: {have}")
MENU = Menu(
    ChoosingObjects,
    (
        Offer(
            ChooseObject,
            PICK,
            "[decision.what=choose,proliferate?Choose {object}][decision.what=discard?Discard {object}]"
            "[decision.what=sacrifice?Sacrifice {object}][decision.what=search?Find {object}]"
            "[decision.what=put_back?Put {object} back][decision.what=take?Take {object}]",
            choices=(Choice("object", options(_current), (PICK, "{object} cannot be chosen now")),),
        ),
        Offer(Done, PICK, "Choose no more", guards=(ENOUGH,)),
    ),
    elsewhere,
)
MENUS = (MENU,)
