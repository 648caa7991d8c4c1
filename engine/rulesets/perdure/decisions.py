"""What a seat may be asked in Perdure."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.kernel.documents import Decision


class UsingCards(Decision, frozen=True):
    """Which card to use, or to end the phase."""

    mana: Annotated[int, Meta(description="What can be paid: floating mana and untapped lands.")]


class SelectingHeal(Decision, frozen=True):
    """Which card of the discard pile to shuffle into the deck."""

    left: Annotated[int, Meta(description="How many cards are still to be chosen.")]


class TogglingTrix(Decision, frozen=True):
    """Which creature to tap or untap, if any."""

    left: Annotated[int, Meta(description="How many more creatures may be chosen.")]


class DeclaringAttackers(Decision, frozen=True):
    """Which creature attacks, if any."""


class DeclaringBlockers(Decision, frozen=True):
    """Which creature blocks which attacker, if any."""


class DividingDamage(Decision, frozen=True):
    """How much of the attacker's damage goes to this blocker."""

    attacker: str
    blocker: str
    left: Annotated[int, Meta(description="Damage of the attacker not yet given to a blocker.")]


AnyDecision = (
    UsingCards | SelectingHeal | TogglingTrix | DeclaringAttackers | DeclaringBlockers | DividingDamage
)
