"""A payment that is going on, and the mana ability that one is for."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Struct, field

from engine.kernel.bounds import Many
from engine.kernel.documents import Exact, Task
from engine.magic.language.mana import Price
from engine.magic.procedures.sources import SpentOn
from engine.magic.state import Id, MagicState
from engine.magic.vocabulary import (
    FEW_ENTRIES,
    Address,
    CostSymbol,
    ManaName,
    ManaNames,
    ObjectId,
    SeatNumber,
)


class Use(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A mana ability that was activated for a payment."""

    mana: Annotated[Many[ManaName], FEW_ENTRIES]
    """What it adds."""
    cost: Annotated[Many[CostSymbol], FEW_ENTRIES] = field(default_factory=list)
    """The mana that it costs itself."""
    goes: Id | None = None
    """The permanent that goes with it; None: none does."""
    kept: bool = False
    """The mana may not be spent on everything."""


class Paid(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A symbol that was paid directly, and what paid it."""

    symbol: CostSymbol
    """Generic mana is 1."""
    mana: ManaNames
    """The mana that it was, or could be: one of these; none for life."""
    place: Exact


class Handed(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What was handed in for the cost of a mana ability."""

    mana: ManaNames
    """The mana that it was, or could be: one of these."""
    under: Id | None = None
    """The permanent under which it lay."""


class PayMana(Task, tag="pay_mana"):
    """A player pays these symbols: generic numbers, colours, ``C``; hybrid ones are settled first."""

    lies_on = ("pay_price", "become_attackers", "make_mana", "set_aside")
    seat: SeatNumber
    cost: Annotated[Many[CostSymbol], FEW_ENTRIES]
    source: Id = ""
    prices: Many[Price] = field(default_factory=list)
    """The other parts of the cost, to be paid next; the mana leaves what they need."""
    spent_on: SpentOn | None = None
    """What its source is doing: it is a spell that is cast, or has the ability that is activated."""
    auto: bool = False
    after: ObjectId | None = None
    """The last source used; the next ones come after it (ascending order)."""
    after_ability: Address | None = None
    """Its ability, if others of it may come next."""
    spent: ManaName | None = None
    """The last mana that paid generic mana; the next ones come after it (ascending order)."""
    uses: Annotated[Many[Use], FEW_ENTRIES] = field(default_factory=list)
    """The mana abilities activated for it so far, those for payments that it waits for among them."""
    before: Annotated[Many[ManaName], FEW_ENTRIES] = field(default_factory=list)
    """The mana that was in the pool when the first of them was activated."""
    before_kept: Annotated[Many[ManaName], FEW_ENTRIES] = field(default_factory=list)
    """The same of mana that may not be spent on everything, but on this."""
    made: bool = False
    """The mana abilities are done; symbols are paid directly now (:mod:`.direct`)."""
    paid: Many[ManaName] = field(default_factory=list)
    """The mana out of the pool that has paid directly, also for payments that it waited for."""
    handed: Annotated[Many[Handed], FEW_ENTRIES] = field(default_factory=list)
    """What was handed in for payments that it waited for."""
    steps: Many[Paid] = field(default_factory=list)
    """What has paid directly, symbol by symbol."""


class MakeMana(Task, tag="make_mana"):
    """What a mana ability costs beside mana is paid, and it adds this mana."""

    lies_on = ("pay_mana", "state_based_actions")
    seat: SeatNumber
    source: ObjectId
    code: Address
    mana: Many[ManaName] = field(default_factory=list)


class PaidFor(NamedTuple):
    """What a payment is for, as its decisions tell it."""

    source: Id | None
    ability: str | None


def paid_for(state: MagicState, task: PayMana) -> PaidFor:
    """The spell, or what has the ability, that a payment is for, and the address of the ability; nothing for
    attacks and the like."""
    agenda, stack = state.machine.agenda, state.table.stack
    below = agenda[-2] if len(agenda) > 1 else None
    if isinstance(below, MakeMana):
        return PaidFor(task.source, below.code)
    item = stack[-1] if stack else None
    if item is None or item.source != task.source or item.id == task.source:
        return PaidFor(task.source or None, None)
    return PaidFor(task.source, item.code)
