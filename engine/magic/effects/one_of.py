"""One of several things that a step names, by the choice of its controller: "your choice of flying or
lifelink" (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Decision
from engine.magic import atoms
from engine.magic.evaluate import Context, select
from engine.magic.language.filters import Permanents
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import ChooseValue
from engine.magic.rules import cr

from .base import Running, concerned
from .picking import Answers

CHOICE = cr("608.2d")


class ChoosingOneOf(Decision, frozen=True, tag="choose_one_of"):
    """Which of these."""

    text = "Choose a {what} for {source}"
    source: str
    what: Literal["keyword", "kind of counter"]
    choices: tuple[str, ...]


def ask_one_of(
    context: Context,
    answers: Answers,
    what: Literal["keyword", "kind of counter"],
    choices: Sequence[str],
    of: Permanents,
) -> Decision | None:
    """Until it is chosen; nobody is asked for what is no permanent any more, or what the step passes by, nor
    where one is left alone (CORE-R3)."""
    if answers or len(choices) < 2 or not _permanents(context, of):
        return None
    return ChoosingOneOf(
        seat=context.controller, rule=CHOICE, source=context.source, what=what, choices=tuple(choices)
    )


def _permanents(context: Context, of: Permanents) -> list[str]:
    """What the step that is carried out now is done to."""
    table, task = context.state.table, context.state.machine.agenda[-1]
    return concerned(context, task.code, [ref for ref in select(context, of) if ref in table.battlefield])


def chosen_of(running: Running, choices: Sequence[str]) -> str | None:
    """What was chosen, which everybody is told, or was left alone; None: nobody was asked."""
    if not running.answers:
        return choices[0] if len(choices) == 1 else None
    answer: ChooseValue = running.answers[0].action
    atoms.note_choice(running.draft, running.seat, running.source, "type", CHOICE, choice=answer.choice)
    return answer.choice


MENU = Menu(
    ChoosingOneOf,
    (
        Offer(
            ChooseValue,
            CHOICE,
            "Choose {choice}",
            choices=(
                Choice(
                    "choice",
                    lambda ask: list(ask.decision.choices),
                    (CHOICE, "{choice} is not one of those to choose from"),
                ),
            ),
        ),
    ),
    elsewhere,
)
