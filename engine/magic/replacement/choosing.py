"""Values that are chosen as something enters: a color, a type (CR 607.2d, 614.12a)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision
from engine.magic.language.abilities import AsEnters
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.words import BASIC_LAND_MANA, COLORS, ChosenValue
from engine.magic.objects import characteristics
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    FINAL,
    AnyProposal,
    ChooseValue,
    Entering,
    Question,
    Replacement,
    Reply,
)
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState
from engine.magic.vocabulary import ColorLetter

CHOOSING = cr("614.12a")


class ChoosingValue(Decision, frozen=True, tag="choose_value"):
    """The color or type that is chosen as something enters."""

    text = "Choose a {what} for {object} as it enters"
    object: str
    what: ChosenValue
    but_not: tuple[ColorLetter, ...]


class EnteringWithOneOf(Decision, frozen=True, tag="enter_with_one_of"):
    """With a counter of which of these kinds a permanent enters."""

    text = "Choose the counter that {object} enters with"
    object: str
    choices: tuple[str, ...]


def choice(ability: AsEnters, name: str, ref: str, seat: int) -> Replacement[Entering]:
    """What lets a player choose as something enters. It leaves no choice of its order: nothing else that
    happens as it enters can depend on that."""
    return Replacement(name, _chosen, _question(ability, ref, seat), rank=FINAL)


def _question(ability: AsEnters, ref: str, seat: int) -> Question[Entering]:
    def question(_state: MagicState, _proposal: Entering) -> Decision | None:
        return ChoosingValue(
            seat=seat, rule=CHOOSING, object=ref, what=ability.choose, but_not=tuple(ability.but_not)
        )

    return question


def _chosen(_draft: MagicDraft, proposal: Entering, reply: Reply | None) -> Sequence[AnyProposal]:
    return [replace(proposal, chosen=reply.choice) if isinstance(reply, ChooseValue) else proposal]


def _values(ask: Ask) -> list[str]:
    """What can be chosen; of creature types those on the battlefield first."""
    decision = ask.decision
    if decision.what == "color":
        return [color for color in COLORS if color not in decision.but_not]
    if decision.what == "basic land type":
        return list(BASIC_LAND_MANA)
    return creature_types(ask.state)


def creature_types(state: MagicState) -> list[str]:
    """All creature types, those on the battlefield first."""
    met = {name for found in characteristics(state).values() for name in found.subtypes}
    return [*sorted(CREATURE_TYPES & met), *sorted(CREATURE_TYPES - met)]


COUNTER_MENU = Menu(
    EnteringWithOneOf,
    (
        Offer(
            ChooseValue,
            CHOOSING,
            "Choose {choice}",
            choices=(
                Choice(
                    "choice",
                    lambda ask: list(ask.decision.choices),
                    (CHOOSING, "it does not say that it may enter with {choice}"),
                ),
            ),
        ),
    ),
    elsewhere,
)
MENU = Menu(
    ChoosingValue,
    (
        Offer(
            ChooseValue,
            CHOOSING,
            "Choose {choice}",
            choices=(Choice("choice", _values, (CHOOSING, "{choice} cannot be chosen")),),
        ),
    ),
    elsewhere,
)
