"""Ascend: a player who controls ten permanents gets the city's blessing (CR 702.131).

It is a static ability that acts at any time. It is looked at after everything that happens at once, as
triggers are, and wherever state-based actions are checked, when control may have changed.
"""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.objects import characteristics
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.state import MagicDraft

ASCEND = cr("702.131")
ENOUGH = 10
"""Permanents."""


def ascend(draft: MagicDraft) -> None:
    """Bless those who control ten permanents, one of which has ascend."""
    table = draft.state.table
    if not questions(draft).ascends or len(table.battlefield) < ENOUGH:
        return
    for seat, player in enumerate(table.seats):
        if player.blessed or player.lost:
            continue
        mine = [found for found in characteristics(draft.state).values() if found.controller == seat]
        if len(mine) >= ENOUGH and any("ascend" in found.keywords for found in mine):
            atoms.bless(draft, seat, ASCEND)
