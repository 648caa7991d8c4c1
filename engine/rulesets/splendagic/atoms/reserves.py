"""Cards are reserved, followed, lost sight of; draws are owed and taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from engine.kernel.documents import Private
from engine.magic.state import Id, MagicDraft
from engine.rulesets.splendagic.events import CardReserved, OwedDraw
from engine.rulesets.splendagic.state import Owed, Reserved, table_of

from .reach import _owed, _reserved


def reserve(
    draft: MagicDraft, rule: str, seat: int, ref: Id, level: int, how: Literal["open", "blind"]
) -> None:
    """A card that lies on a player's library is reserved, and a draw owed (SPL-8.1, 8.2, 8.6). One that
    everybody has seen lies face up."""
    turn, face = draft.state.table.turn, draft.state.table.objects[ref].card
    knowing = draft.state.machine.known[ref]
    seen = len(knowing) == len(draft.state.table.seats)
    _reserved(draft)[ref] = Reserved(level, turn, face_up=seen)
    _owed(draft).append(Owed(seat, turn))
    private = None if seen else Private(tuple(knowing), (face,))
    draft.emit(
        CardReserved(rule=rule, seat=seat, level=level, how=how, card=face if seen else None, private=private)
    )


def follow_reserved(draft: MagicDraft, was: Id, now: Id) -> None:
    """A reserved card has gone from the library to the hand, or back; its move is the event. In a library it
    lies face down then, and the others do not know where."""
    card = _reserved(draft).pop(was)
    back = draft.state.table.objects[now].zone == "library"
    _reserved(draft)[now] = replace(card, face_up=False, lost=back)


def lose_sight(draft: MagicDraft, ref: Id) -> None:
    """A player has put a reserved card somewhere in the library, unseen by the others (CORE-26.6)."""
    cards = _reserved(draft)
    cards[ref] = replace(cards[ref], lost=True)


def forget_reserved(draft: MagicDraft, refs: Iterable[Id]) -> None:
    """Nobody can follow such of these cards as were reserved, or there is nothing left to follow; what has
    become of them is the event."""
    cards = table_of(draft.state).reserves.cards
    for ref in [ref for ref in refs if ref in cards]:
        del _reserved(draft)[ref]


def take_owed(draft: MagicDraft, rule: str, owed: Owed) -> None:
    """A player is about to draw a card that is owed (SPL-8.6)."""
    _owed(draft).remove(owed)
    draft.emit(OwedDraw(rule=rule, seat=owed.seat))


def forget_owed(draft: MagicDraft, seat: int) -> None:
    """What a player owes themselves goes with them; their leaving is the event (SPL-R27)."""
    owed = table_of(draft.state).reserves.owed
    if any(one.seat == seat for one in owed):
        _owed(draft)[:] = [one for one in owed if one.seat != seat]
