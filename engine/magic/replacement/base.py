"""An effect that applies to a proposal, and whom a proposal affects (CR 614.1, 616.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.kernel.documents import Decision
from engine.magic import proposals
from engine.magic.evaluate import next_seat, owner_of
from engine.magic.objects import controller_of
from engine.magic.proposals import AnyProposal
from engine.magic.state import MagicDraft, MagicState

FINAL, COPY, OTHER = range(3)
"""The classes of CR 616.1, in order: what leaves no choice, entering as a copy, any other."""
Apply = Callable[[MagicDraft, AnyProposal, str | None], list[AnyProposal]]
Question = Callable[[Any, AnyProposal], Decision | None]


class Replacement:
    """One effect that applies to a proposal."""

    __slots__ = ("_apply", "_question", "likeness", "name", "rank")

    def __init__(
        self,
        name: str,
        apply: Apply,
        question: Question | None = None,
        *,
        rank: int = OTHER,
        likeness: str | None = None,
    ) -> None:
        self.name = name
        self.rank = rank
        self.likeness = name if likeness is None else likeness
        """Equal for effects that do the same by the same text."""
        self._apply = apply
        self._question = question

    def question(self, state: MagicState, proposal: AnyProposal) -> Decision | None:
        """What the affected player has to answer first."""
        return None if self._question is None else self._question(state, proposal)

    def apply(self, draft: MagicDraft, proposal: AnyProposal, answer: str | None) -> list[AnyProposal]:
        """What takes the proposal's place."""
        changed = self._apply(draft, proposal, answer)
        return [replace(one, replaced_by=[*one.replaced_by, self.name]) for one in changed]


def by_rule(rule: str, apply: Apply) -> Replacement:
    """What a rule of the format does with a proposal: nobody chooses, and no effect has its name."""
    return Replacement(rule, apply, rank=FINAL)


def nothing(_draft: MagicDraft, _proposal: AnyProposal, _answer: str | None) -> list[AnyProposal]:
    """The proposal does not happen."""
    return []


def affected_seat(state: MagicState, proposal: AnyProposal) -> int:
    """Who chooses: the affected player, or the controller (owner) of the affected object (CR 616.1).

    In the place of a player who has left, the next one does (CR 800.4g).
    """
    seat = _affected(state, proposal)
    return next_seat(state, seat) if state.table.seats[seat].lost else seat


def _affected(state: MagicState, proposal: AnyProposal) -> int:
    match proposal:
        case proposals.Draw() | proposals.GainLife() | proposals.LoseLife() | proposals.CreateToken():
            return proposal.seat
        case proposals.Damage():
            ref = proposal.to
        case proposals.Move(to="battlefield", controller=int(controller)):
            return controller
        case _:
            ref = proposal.object
    seat, owner = controller_of(state, ref), owner_of(state, ref)
    return next((found for found in (seat, owner) if found is not None), int(state.table.active))


def current(state: MagicState) -> AnyProposal:
    """The proposal whose replacements are being settled."""
    task: proposals.Happen = state.machine.agenda[-1]
    return task.batch[task.index]


def answer(text: str) -> Callable[[MagicDraft, Any], None]:
    """An offer's answer to the question of an effect."""

    def perform(draft: MagicDraft, _: Any) -> None:
        draft.current(proposals.Happen).answer = text

    return perform
