"""What a seat may be asked in Magic 54."""

from __future__ import annotations

from engine.kernel.documents import Decision


class ChoosingPlay(Decision, frozen=True, tag="choose_play"):
    """Before or after the attack, the pile being empty: what the active player plays, or that he passes
    (M54-7.5, M54-7.7)."""

    text = "Play a card, use a Special, or pass"
    passes = "window"


class ChoosingAnswer(Decision, frozen=True, tag="choose_answer"):
    """Before or after the attack: what a player adds to the pile, or that he passes (M54-R10, M54-R11)."""

    text = "Add an effect to the pile, or pass"
    passes = "window"


class ChoosingCombatPlay(Decision, frozen=True, tag="choose_combat_play"):
    """In the combat step: what a player adds to the pile, or that he passes (M54-8.2)."""

    text = "Combat: add an effect to the pile, or pass"
    passes = "window"


class DeclaringAttackers(Decision, frozen=True, tag="declare_attackers"):
    """Which creature attacks, if any (M54-9.1)."""

    text = "Choose an attacker, or attack with no more"
    passes = "attack"
    can_be_forced = True


class DeclaringBlockers(Decision, frozen=True, tag="declare_blockers"):
    """Which creature blocks which attacker, if any (M54-9.3)."""

    text = "Choose a blocker, or block with no more"
    passes = "block"
    can_be_forced = True


class ChoosingCard(Decision, frozen=True, tag="choose_card"):
    """Which card of the deck to take with the Joker that is being solved (M54-R33)."""

    text = "Choose a card of your deck"


class ChoosingShare(Decision, frozen=True, tag="choose_share"):
    """How much of an attacker's damage goes to this blocker (M54-9.6)."""

    text = "Choose how much of the {left} damage of {attacker} is for {blocker}"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""


class ChoosingDiscard(Decision, frozen=True, tag="choose_discard"):
    """Which card in excess of five to discard (M54-10.1)."""

    text = "Discard down to five cards: {left} to go"
    left: int
    """How many cards are still to be discarded."""


class ChoosingExchange(Decision, frozen=True, tag="choose_exchange"):
    """Which card to exchange before the turn ends, if any (M54-10.2)."""

    text = "Exchange a card, or end the turn"
    passes = "window"
