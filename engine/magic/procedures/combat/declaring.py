"""Attackers and blockers are declared creature by creature, in battlefield order (CORE-R9)."""

from __future__ import annotations

from msgspec import field

from engine.kernel.bounds import Map
from engine.kernel.clauses import Ask, Clause
from engine.kernel.documents import Action, Decision, Facts
from engine.magic.rules import BOOK
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft

ONE_BY_ONE = BOOK.cite("CORE-R9")


class Declaration(Between):
    """A player answers for each creature: what it attacks or blocks, or that it stays out."""

    answers: Map[Id, Id] = field(default_factory=dict)


class Declaring(Decision, frozen=True):
    """What a creature does in this combat."""

    creature: Id


class StayOut(Action, frozen=True, tag="stay_out"):
    """Let the creature stay out of combat: it doesn't attack, or doesn't block."""

    creature: Id


def answer(draft: MagicDraft, creature: str, place: str) -> None:
    """Note the answer for a creature."""
    task = draft.current(Declaration)
    task.answers = {**task.answers, creature: place}


def answers(ask: Ask) -> dict[str, str]:
    """The answers given so far."""
    given: dict[str, str] = ask.state.machine.agenda[-1].answers
    return given


def permanents(ask: Ask) -> list[str]:
    """The domain of a choice of a creature: its clauses say which of them may be chosen, and why not."""
    battlefield: list[str] = ask.table.battlefield
    return battlefield


def _not_asked(ask: Ask, creature: str) -> Facts | None:
    return None if creature == ask.decision.creature else {"asked": ask.decision.creature}


ASKED = Clause(
    ONE_BY_ONE, "the question now is what {asked} does, not {creature}", _not_asked, of_decision=True
)
"""Creatures are asked about one after the other."""
ABSENT = "{creature} is not on the battlefield"
