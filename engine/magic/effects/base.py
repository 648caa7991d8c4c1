"""What every step of a program can rely on: the running program, and where handlers are registered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.answers import Answer
from engine.kernel.documents import Decision
from engine.magic import evaluate
from engine.magic.definitions import definition
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Selector, Whose
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.objects import viewpoint
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.state import MagicDraft

Act = Callable[["Running", Any], None]
Answers = Sequence[Answer[Any]]
Asks = Callable[[Context, Any, Answers], Decision | None]
ACT: dict[type[Any], Act] = {}
ASK: dict[type[Any], Asks] = {}


def acts(kind: type[Any]) -> Callable[[Act], Act]:
    """Register how a kind of step is carried out."""

    def register(handler: Act) -> Act:
        ACT[kind] = handler
        return handler

    return register


def asks(kind: type[Any]) -> Callable[[Asks], Asks]:
    """Register what a kind of step asks before it is carried out, after the answers given to it so far; None:
    nothing more."""

    def register(handler: Asks) -> Asks:
        ASK[kind] = handler
        return handler

    return register


class Running:
    """A program in the middle of a step, its counter already on the next one."""

    __slots__ = ("answers", "draft", "task")

    def __init__(self, draft: MagicDraft, task: Any, answers: Answers) -> None:
        self.draft = draft
        self.task = task
        self.answers = answers
        """What was answered to this step."""

    @property
    def state(self) -> Any:
        """The state as it is now."""
        return self.draft.state

    @property
    def context(self) -> Context:
        """The point of view of the program."""
        return viewpoint(self.draft.state, self.task.source, self.task.seat, self.task.vars)

    @property
    def source(self) -> str:
        """Id of the source."""
        source: str = self.task.source
        return source

    @property
    def seat(self) -> int:
        """The controller."""
        seat: int = self.task.seat
        return seat

    def select(self, what: Selector) -> list[str]:
        """The objects and players meant."""
        return evaluate.select(self.context, what)

    def objects(self, what: Selector) -> list[str]:
        """The objects meant that are still where they can be found."""
        return [ref for ref in self.select(what) if ref in self.draft.state.table.objects]

    def permanents(self, what: Selector) -> list[str]:
        """The objects meant that are on the battlefield."""
        objects = self.draft.state.table.objects
        return [ref for ref in self.objects(what) if objects[ref].zone == "battlefield"]

    def seats(self, who: Whose) -> list[int]:
        """The players meant, in APNAP order."""
        return evaluate.whose(self.context, who)

    def amount(self, value: Amount) -> int:
        """The number meant, at least 0 (CR 107.1b)."""
        return max(0, evaluate.amount(self.context, value))

    def signed(self, value: Amount) -> int:
        """The number meant."""
        return evaluate.amount(self.context, value)

    def happen(self, batch: list[AnyProposal]) -> None:
        """Let things happen at once, before the next step."""
        possible = [proposal for proposal in batch if not self._stays(proposal)]
        if possible:
            self.draft.then(Happen(possible))

    def _stays(self, proposal: AnyProposal) -> bool:
        """An instant or sorcery that would enter the battlefield stays where it is (CR 400.4a)."""
        if not isinstance(proposal, Move) or proposal.to != "battlefield":
            return False
        thing = self.state.table.objects.get(proposal.object)
        return thing is not None and definition(self.state, thing.card).types.isdisjoint(PERMANENT_TYPES)

    def name(self, name: str | None, values: list[int | str]) -> None:
        """Give something a name for later steps."""
        if name is not None:
            self.task.vars = {**self.task.vars, name: values}

    def forget(self, *names: str) -> None:
        """Drop names that were only needed for one step."""
        self.task.vars = {name: values for name, values in self.task.vars.items() if name not in names}
