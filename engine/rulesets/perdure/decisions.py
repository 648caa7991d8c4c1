"""What a seat may be asked in Perdure."""

from __future__ import annotations

from engine.kernel.documents import Decision


class ChoosingPlay(Decision, frozen=True, tag="choose_play"):
    """Before or after the attack: which card the active player uses, or that he ends the phase (PER-2.4,
    PER-2.6)."""

    text = "Use a card, or end the phase"
    passes = "window"


class ChoosingCard(Decision, frozen=True, tag="choose_card"):
    """Which card of the discard pile to shuffle into the deck with the Heal spell (PER-R19)."""

    text = "Choose a card of your discard pile for the deck: {left} to go"
    left: int
    """How many cards are still to be chosen."""


class ChoosingCreature(Decision, frozen=True, tag="choose_creature"):
    """Which creature to tap or untap with the Trix spell, if any (PER-R20)."""

    text = "Choose a creature to tap or untap: up to {left} more"
    passes = "choice"
    can_be_forced = True
    left: int
    """How many more creatures may be chosen."""


class DeclaringAttackers(Decision, frozen=True, tag="declare_attackers"):
    """Which creature attacks, if any (PER-4.1)."""

    text = "Choose an attacker, or attack with no more"
    passes = "attack"
    can_be_forced = True


class DeclaringBlockers(Decision, frozen=True, tag="declare_blockers"):
    """Which creature blocks which attacker, if any (PER-4.2)."""

    text = "Choose a blocker, or block with no more"
    passes = "block"
    can_be_forced = True


class ChoosingShare(Decision, frozen=True, tag="choose_share"):
    """How much of an attacker's damage goes to this blocker (PER-4.4)."""

    text = "Choose how much of the {left} damage of {attacker} is for {blocker}"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""
