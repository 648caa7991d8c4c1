"""Choosing a color on resolution (CR 105.4, 608.2d)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.evaluate import Context
from engine.magic.language.filters import NewColor
from engine.magic.language.words import COLORS
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr, says
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running
from .picking import Answers

COLOR = cr("105.4")


class ChoosingColor(Decision, frozen=True, tag="choose_color"):
    """Which color."""

    text = "Choose a color for {source}"
    source: str


class PickColor(Action, frozen=True, tag="choose_color"):
    """Choose this color."""

    color: Literal["W", "U", "B", "R", "G"]


class ChooseColor(Effect, frozen=True, tag="choose_color", rename={"name": "as"}):
    """A player chooses a color."""

    rule = says("608.2d")
    touches = ()
    name: NewColor = "color"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("choose", "a color")

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Until it is chosen."""
        return None if answers else ChoosingColor(seat=context.controller, rule=COLOR, source=context.source)

    def act(self, running: Running) -> None:
        """The color has a name from now on."""
        answer: PickColor = running.answers[0].action
        atoms.note_choice(running.draft, running.seat, running.source, "color", COLOR, choice=answer.color)
        running.name(self.name, [answer.color])


MENU = Menu(
    ChoosingColor,
    (
        Offer(
            PickColor,
            COLOR,
            "Choose {color}",
            choices=(Choice("color", lambda ask: COLORS, (COLOR, "{color} is not a color")),),
        ),
    ),
    elsewhere,
)
MENUS = (MENU,)
