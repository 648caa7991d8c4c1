"""Why an action that a decision does not offer is refused: the most specific rule that keeps it away."""

from __future__ import annotations

from typing import Any

from engine.kernel.clauses import Ask, Explanation
from engine.kernel.documents import Action

from . import actions as a
from . import decisions as d
from .book import cite

OPPONENT_BEFORE = cite("M54-7.6")
OPPONENT_AFTER = cite("M54-7.7")
DISCARD_FIRST = cite("M54-10.1")
NO_EFFECTS = cite("M54-R13")
OPEN_PILE = cite("M54-R51")
RESOLUTION = cite("M54-R52")

_RESOLVING = (d.ChoosingCard, d.ChoosingShare)
_ONLY: dict[type[Action], tuple[str, str]] = {
    a.PlayMana: (cite("M54-7.5"), "Mana cards are put into play before or after the attack only"),
    a.Summon: (cite("M54-7.5"), "creatures are put into play before or after the attack only"),
    a.PlayGrowth: (cite("M54-6.1"), "Growth is played in the combat step only"),
    a.DeclareAttacker: (
        cite("M54-9.1"),
        "attackers are declared once a turn, as the attack begins",
    ),
    a.FinishAttackers: (cite("M54-9.1"), "attackers are not being declared"),
    a.DeclareBlocker: (cite("M54-9.3"), "blockers are declared once, right after the attackers"),
    a.FinishBlockers: (cite("M54-9.3"), "blockers are not being declared"),
    a.SearchDeck: (cite("M54-R33"), "a deck is searched only while a Joker of its owner is being solved"),
    a.DivideDamage: (cite("M54-R38"), "damage is divided in the resolution of a combat only"),
    a.Discard: (cite("M54-10.1"), "cards are discarded in the end phase only, down to five"),
    a.Exchange: (cite("M54-10.2"), "a card is exchanged in the end phase only"),
    a.EndTurn: (cite("M54-10.3"), "the turn is ended in the end phase only"),
}
"""When an action of each kind is possible at all."""


def elsewhere(ask: Ask, action: Any) -> Explanation:
    """Rule, reason and facts for an action of a kind that the decision does not offer."""
    if isinstance(ask.decision, _RESOLVING):
        return RESOLUTION, "the pile is being resolved: only the choice that is asked for can be made", {}
    if isinstance(action, a.PlayCard | a.ActivateSpecial):
        return NO_EFFECTS, "effects cannot be played during the declarations or in the end phase", {}
    if isinstance(action, a.Pass):
        return NO_EFFECTS, "there is nothing to pass on: choose one of the legal actions", {}
    if isinstance(action, a.PlayMana | a.Summon) and isinstance(ask.decision, d.ChoosingAnswer):
        if ask.table.pile:
            return OPEN_PILE, "no permanent enters play while effects wait on the pile", {}
        rule = OPPONENT_BEFORE if ask.table.phase == "pre_attack" else OPPONENT_AFTER
        return (
            rule,
            "in the other player's turn only Action cards, Damage cards and Specials can be played",
            {},
        )
    if isinstance(action, a.Exchange | a.EndTurn) and isinstance(ask.decision, d.ChoosingDiscard):
        return DISCARD_FIRST, "discard down to five cards first", {"left": ask.decision.left}
    rule, reason = _ONLY[type(action)]
    return rule, reason, {}
