"""Choosing a color, or a type, on resolution (CR 105.4, 205.3e, 305.6, 608.2d)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.evaluate import Context
from engine.magic.language.filters import CHOSEN, NewColor, NewCreatureType, NewLandType
from engine.magic.language.words import BASIC_LAND_MANA, COLORS, BasicLandType, ChosenValue
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import ChooseValue
from engine.magic.replacement.choosing import creature_types
from engine.magic.rules import cr, says
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running
from .picking import Answers

COLOR = cr("105.4")
LAND_TYPE = cr("305.6")
CREATURE_TYPE = cr("205.3e")


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


class ChoosingLandType(Decision, frozen=True, tag="choose_land_type"):
    """Which basic land type."""

    text = "Choose a basic land type for {source}"
    source: str


class PickLandType(Action, frozen=True, tag="choose_land_type"):
    """Choose this basic land type."""

    land_type: BasicLandType


class ChooseLandType(Effect, frozen=True, tag="choose_land_type", rename={"name": "as"}):
    """A player chooses a basic land type."""

    rule = says("608.2d")
    touches = ()
    name: NewLandType = "land_type"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("choose", "a basic land type")

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Until it is chosen."""
        if answers:
            return None
        return ChoosingLandType(seat=context.controller, rule=LAND_TYPE, source=context.source)

    def act(self, running: Running) -> None:
        """The type has a name from now on."""
        answer: PickLandType = running.answers[0].action
        chosen = answer.land_type
        atoms.note_choice(running.draft, running.seat, running.source, "type", LAND_TYPE, choice=chosen)
        running.name(self.name, [chosen])


class ChoosingCreatureType(Decision, frozen=True, tag="choose_creature_type"):
    """Which creature type."""

    text = "Choose a creature type for {source}"
    source: str


class ChooseCreatureType(Effect, frozen=True, tag="choose_creature_type", rename={"name": "as"}):
    """A player chooses a creature type."""

    rule = says("608.2d")
    touches = ()
    chooses_value: ClassVar[ChosenValue] = "creature type"
    name: NewCreatureType = "creature_type"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("choose", "a creature type")

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Until it is chosen."""
        if answers:
            return None
        return ChoosingCreatureType(seat=context.controller, rule=CREATURE_TYPE, source=context.source)

    def act(self, running: Running) -> None:
        """The type has a name from now on; filters ask for it as for one chosen as something enters."""
        answer: ChooseValue = running.answers[0].action
        chosen = answer.choice
        atoms.note_choice(running.draft, running.seat, running.source, "type", CREATURE_TYPE, choice=chosen)
        running.name(self.name, [chosen])
        running.name(CHOSEN, [chosen])


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
LAND_MENU = Menu(
    ChoosingLandType,
    (
        Offer(
            PickLandType,
            LAND_TYPE,
            "Choose {land_type}",
            choices=(
                Choice(
                    "land_type",
                    lambda ask: list(BASIC_LAND_MANA),
                    (LAND_TYPE, "{land_type} is no basic land type"),
                ),
            ),
        ),
    ),
    elsewhere,
)
CREATURE_MENU = Menu(
    ChoosingCreatureType,
    (
        Offer(
            ChooseValue,
            CREATURE_TYPE,
            "Choose {choice}",
            choices=(
                Choice(
                    "choice",
                    lambda ask: creature_types(ask.state),
                    (CREATURE_TYPE, "{choice} is no creature type"),
                ),
            ),
        ),
    ),
    elsewhere,
)
MENUS = (MENU, LAND_MENU, CREATURE_MENU)
