"""What a rule brings to nothing: facts that change nothing."""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.events import DamageNullified, LifeLossNullified


def nullify_damage(draft: MagicDraft, source: Id, seat: int, amount: int, rule: str) -> None:
    """A player is not dealt this damage (CAS-5.1)."""
    draft.emit(DamageNullified(rule=rule, source=source, seat=seat, amount=amount))


def nullify_life_loss(draft: MagicDraft, seat: int, amount: int, rule: str) -> None:
    """A player does not lose this life (CAS-R14)."""
    draft.emit(LifeLossNullified(rule=rule, seat=seat, amount=amount))
