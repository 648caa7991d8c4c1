"""Choosing a color (CR 105.4)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.evaluate import Context
from engine.magic.language import effects as does
from engine.magic.language.words import COLORS
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.state import MagicDraft

from .base import Running, acts, asks

COLOR = cr("105.4")


class ChoosingColor(Decision, frozen=True, tag="choose_color"):
    """Which color."""


class ChooseColor(Action, frozen=True, tag="choose_color"):
    """Choose this color."""

    color: Literal["W", "U", "B", "R", "G"]


@asks(does.ChooseColor)
def color(context: Context, step: does.ChooseColor) -> Decision | None:
    """Until it is chosen."""
    return None if "chosen color" in context.vars else ChoosingColor(seat=context.controller, rule=COLOR)


@acts(does.ChooseColor)
def chosen(running: Running, step: does.ChooseColor) -> None:
    """The color has a name from now on."""
    answer = running.task.vars["chosen color"]
    running.forget("chosen color")
    atoms.note_choice(running.draft, running.seat, running.source, "color", COLOR, choice=str(answer[0]))
    running.name(step.name, answer)


def _perform(draft: MagicDraft, action: ChooseColor) -> None:
    task = draft.writable_item(draft.agenda, -1)
    task.vars = {**task.vars, "chosen color": [action.color]}


MENU = Menu(
    ChoosingColor,
    (
        Offer(
            ChooseColor,
            COLOR,
            "{color}",
            _perform,
            choices=(Choice("color", lambda ask: COLORS, (COLOR, "{color} is not a color")),),
        ),
    ),
    elsewhere,
)
MENUS = (MENU,)
