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

from .base import Answers, Running, acts, asks

COLOR = cr("105.4")


class ChoosingColor(Decision, frozen=True, tag="choose_color"):
    """Which color."""


class ChooseColor(Action, frozen=True, tag="choose_color"):
    """Choose this color."""

    color: Literal["W", "U", "B", "R", "G"]


@asks(does.ChooseColor)
def color(context: Context, step: does.ChooseColor, answers: Answers) -> Decision | None:
    """Until it is chosen."""
    return None if answers else ChoosingColor(seat=context.controller, rule=COLOR)


@acts(does.ChooseColor)
def chosen(running: Running, step: does.ChooseColor) -> None:
    """The color has a name from now on."""
    answer: ChooseColor = running.answers[0].action
    atoms.note_choice(running.draft, running.seat, running.source, "color", COLOR, choice=answer.color)
    running.name(step.name, [answer.color])


MENU = Menu(
    ChoosingColor,
    (
        Offer(
            ChooseColor,
            COLOR,
            "{color}",
            choices=(Choice("color", lambda ask: COLORS, (COLOR, "{color} is not a color")),),
        ),
    ),
    elsewhere,
)
MENUS = (MENU,)
