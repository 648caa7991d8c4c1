"""Who attacks whom is remembered until the turn ends, for attackers that leave the battlefield (CAS-5.1).

The events are those of the attacks.
"""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.state import Aim, table_of


def take_aim(draft: MagicDraft, creature: Id, defender: Id) -> None:
    """A creature attacks."""
    _aims(draft)[creature] = Aim(defender)


def block_aim(draft: MagicDraft, creature: Id) -> None:
    """An attacker is blocked."""
    if creature in table_of(draft.state).aims.of:
        _block(draft, creature)


def keep_aim(draft: MagicDraft, creature: Id) -> None:
    """An attacker has left the battlefield: the column is that which it attacked by then."""
    if creature in table_of(draft.state).aims.of:
        _leave(draft, creature)


def forget_aims(draft: MagicDraft) -> None:
    """The turn ends."""
    if table_of(draft.state).aims.of:
        _aims(draft).clear()


def _aims(draft: MagicDraft) -> dict[Id, Aim]:
    found: dict[Id, Aim] = draft.writable(draft.writable(draft.table, "aims"), "of")
    return found


def _leave(draft: MagicDraft, creature: Id) -> None:
    draft.writable_item(_aims(draft), creature).column = table_of(draft.state).assault.column


def _block(draft: MagicDraft, creature: Id) -> None:
    draft.writable_item(_aims(draft), creature).blocked = True
