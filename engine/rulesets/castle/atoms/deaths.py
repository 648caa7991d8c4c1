"""What becomes of castle creatures: facts about moves that the core has made."""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.events import CastleDied, CastleExiled
from engine.rulesets.castle.spots import Spot


def die(draft: MagicDraft, spot: Spot, now: Id, rule: str) -> None:
    """What stood in a spot lies in the graveyard."""
    draft.emit(CastleDied(rule=rule, seat=spot.seat, spot=spot.name, object=now))


def go_into_exile(draft: MagicDraft, seat: int, now: Id, rule: str) -> None:
    """What has died lies in exile (CAS-10.7)."""
    draft.emit(CastleExiled(rule=rule, seat=seat, object=now))
