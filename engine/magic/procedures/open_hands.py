"""Hands that an effect opens: everybody sees their cards, and remembers them (CORE-26.5)."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.objects import open_hands
from engine.magic.rules import cr
from engine.magic.state import MagicDraft

REVEALED = cr("701.20")


def show_open_hands(draft: MagicDraft) -> None:
    """Show the cards that have come into an open hand, or lay there as it was opened."""
    for seat in sorted(open_hands(draft.state)):
        hand = draft.state.table.seats[seat].hand
        known = draft.state.machine.known
        unseen = [ref for ref in hand if len(known.get(ref, ())) < len(draft.state.table.seats)]
        if unseen:
            atoms.reveal(draft, unseen, REVEALED)
