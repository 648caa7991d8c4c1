"""Why an action that belongs to another decision is refused: the most specific rule that keeps it away."""

from __future__ import annotations

from engine.kernel.clauses import Ask
from engine.kernel.documents import Action, Facts

from . import actions
from .book import BOOK

cite = BOOK.cite
ONE_ATTACK, SPELL_FIRST, HEAL, TRIX = cite("PER-2.5"), cite("PER-3.6"), cite("PER-7.2"), cite("PER-7.5")
ATTACK, BLOCK, DIVIDE = cite("PER-4.1"), cite("PER-4.2"), cite("PER-4.4")
NO_RESPONSES, NO_WAY_BACK = cite("PER-R25"), cite("PER-R40")

Refusal = tuple[str, str, Facts]


def while_using_cards(ask: Ask, action: Action) -> Refusal:
    """The active player is using cards."""
    if isinstance(action, actions.HealSelect):
        return HEAL, "no heal spell is being carried out", {}
    if isinstance(action, actions.TrixToggle | actions.TrixDone):
        return TRIX, "no trix spell is being carried out", {}
    if ask.table.phase == "play_again":
        return NO_WAY_BACK, "the attack of this turn is over", {}
    return ONE_ATTACK, "the attack begins when this phase is ended", {}


def while_a_spell_is_carried_out(ask: Ask, action: Action) -> Refusal:
    """Cards or creatures are being chosen for a spell."""
    return SPELL_FIRST, f"{ask.table.spell.card} has to be carried out first", {}


def during_the_attack(ask: Ask, action: Action) -> Refusal:
    """Attackers or blockers are being declared, or damage is being divided."""
    if isinstance(action, actions.UsingACard):
        return NO_RESPONSES, "only the active player uses cards, before and after the attack", {}
    if isinstance(action, actions.HealSelect):
        return HEAL, "no heal spell is being carried out", {}
    if isinstance(action, actions.TrixToggle | actions.TrixDone):
        return TRIX, "no trix spell is being carried out", {}
    if isinstance(action, actions.DivideDamage):
        return DIVIDE, "there is no damage to divide now", {}
    if isinstance(action, actions.DeclareAttacker | actions.FinishAttackers):
        return ATTACK, "the attackers have been declared", {}
    if isinstance(action, actions.DeclareBlocker | actions.FinishBlockers):
        return BLOCK, "blockers cannot be declared now", {}
    return ONE_ATTACK, "the attack has to be finished first", {}
