"""Life is a purse: players are never dealt damage, and what they gain in a turn is counted (L5C-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event
from engine.kernel.seats import seat_of
from engine.magic.events import LifeGained, TurnBegan
from engine.magic.hooks import Hearer, Touch
from engine.magic.parts import BasePart
from engine.magic.proposals import AnyProposal, Damage, LoseLife, Replacement, by_rule, nothing
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite

NO_DAMAGE = cite("L5C-5.1")
PURSE = cite("L5C-5.2")


def _gained(draft: MagicDraft, event: LifeGained, was: Id | None, now: Id | None) -> None:
    """L5C-5.3."""
    atoms.count_life(draft, event.seat, event.amount)


def _turn_began(draft: MagicDraft, event: TurnBegan, was: Id | None, now: Id | None) -> None:
    """Another turn, in which nothing has been gained yet."""
    atoms.forget_life(draft)


class Life(BasePart):
    """Damage, life totals, and life gained."""

    hears: Mapping[type[Event], Hearer] = {LifeGained: _gained, TurnBegan: _turn_began}  # type: ignore[dict-item]  # each hearer gets the events that it is listed for

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """Damage to a player does not happen; nobody loses more life than there is."""
        match proposal:
            case Damage(to=to) if seat_of(to) is not None:
                yield by_rule(NO_DAMAGE, nothing)
            case LoseLife(seat=seat, amount=amount) if amount > state.table.seats[seat].life:
                yield by_rule(PURSE, _what_there_is)

    def reaches(self, touch: Touch) -> Explanation | None:
        """Whatever may be a creature or a player is a creature."""
        is_choice = touch.how == "target" and touch.target is not None and touch.target.what is not None
        if is_choice and seat_of(touch.ref) is not None:
            return NO_DAMAGE, "{target} is a player, and where creatures can be chosen players cannot", {}
        return None


def _what_there_is(draft: MagicDraft, loss: LoseLife, _reply: object) -> list[AnyProposal]:
    return [replace(loss, amount=draft.state.table.seats[loss.seat].life, rule=PURSE)]
