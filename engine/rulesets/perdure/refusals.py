"""Why an action that a decision does not offer is refused: the most specific rule that keeps it away."""

from __future__ import annotations

from typing import Any

from engine.kernel.clauses import Ask, Explanation
from engine.kernel.documents import Action

from . import actions as a
from . import decisions as d
from .book import cite

ONE_ATTACK = cite("PER-2.5")
SPELL_FIRST = cite("PER-3.6")
NO_RESPONSES = cite("PER-R25")
NO_WAY_BACK = cite("PER-R40")

_USING_A_CARD = (a.PlayLand, a.PlayCreature, a.Cast, a.Cantrip, a.Enchant)
_ONLY: dict[type[Action], tuple[str, str]] = {
    a.HealSelect: (cite("PER-7.2"), "no Heal spell is being carried out"),
    a.TrixToggle: (cite("PER-7.5"), "no Trix spell is being carried out"),
    a.TrixDone: (cite("PER-7.5"), "no Trix spell is being carried out"),
    a.DeclareAttacker: (cite("PER-4.1"), "attackers are not being declared"),
    a.FinishAttackers: (cite("PER-4.1"), "attackers are not being declared"),
    a.DeclareBlocker: (cite("PER-4.2"), "blockers are not being declared"),
    a.FinishBlockers: (cite("PER-4.2"), "blockers are not being declared"),
    a.DivideDamage: (cite("PER-4.4"), "no damage is being divided"),
    a.EndPhase: (cite("PER-2.5"), "the attack has to be finished first"),
}
"""When an action of each kind is possible at all."""


def elsewhere(ask: Ask, action: Any) -> Explanation:
    """Rule, reason and facts for an action of a kind that the decision does not offer."""
    if ask.table.spell is not None:
        return SPELL_FIRST, f"{ask.table.spell.card} has to be carried out first", {}
    if isinstance(action, _USING_A_CARD):
        return NO_RESPONSES, "cards are used by the active player only, before and after the attack", {}
    if isinstance(ask.decision, d.ChoosingPlay) and not isinstance(
        action, a.HealSelect | a.TrixToggle | a.TrixDone
    ):
        if ask.table.phase == "play_again":
            return NO_WAY_BACK, "the attack of this turn is over", {}
        return ONE_ATTACK, "the attack begins when this phase is ended", {}
    rule, reason = _ONLY[type(action)]
    return rule, reason, {}
