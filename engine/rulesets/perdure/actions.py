"""What a seat can do in Perdure."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.kernel.bounds import Text
from engine.kernel.documents import Action, Concede, Whole


class PlayLand(Action, frozen=True):
    """Put a card from hand face down into play as a land."""

    card: Text


class PlayCreature(Action, frozen=True):
    """Play a card from hand as a creature and pay for it."""

    card: Text


class Cast(Action, frozen=True, omit_defaults=True):
    """Play a card from hand as a spell and pay for it."""

    card: Text
    target: Annotated[
        Text | None, Meta(description="Of Spades: `seat:0`, `seat:1` or the card of a creature in play.")
    ] = None


class Cantrip(Action, frozen=True):
    """Discard a card from hand for one mana and draw two."""

    card: Text


class Enchant(Action, frozen=True):
    """Put a card from hand on a creature of one's own."""

    card: Text
    creature: Text


class EndPhase(Action, frozen=True):
    """Go on to the attack, or end the turn."""


class HealSelect(Action, frozen=True):
    """Choose a card of the discard pile to be shuffled into the deck."""

    card: Text


class TrixToggle(Action, frozen=True):
    """Tap an untapped creature, or untap a tapped one."""

    creature: Text


class TrixDone(Action, frozen=True):
    """Tap and untap no more creatures."""


class DeclareAttacker(Action, frozen=True):
    """Let a creature attack."""

    creature: Text


class FinishAttackers(Action, frozen=True):
    """Let no more creatures attack."""


class DeclareBlocker(Action, frozen=True):
    """Let a creature block an attacker."""

    blocker: Text
    attacker: Text


class FinishBlockers(Action, frozen=True):
    """Let no more creatures block."""


class DivideDamage(Action, frozen=True):
    """Say how much of an attacker's damage goes to one of its blockers."""

    attacker: Text
    blocker: Text
    amount: Whole


UsingACard = PlayLand | PlayCreature | Cast | Cantrip | Enchant
AnyAction = (
    PlayLand
    | PlayCreature
    | Cast
    | Cantrip
    | Enchant
    | EndPhase
    | HealSelect
    | TrixToggle
    | TrixDone
    | DeclareAttacker
    | FinishAttackers
    | DeclareBlocker
    | FinishBlockers
    | DivideDamage
    | Concede
)
