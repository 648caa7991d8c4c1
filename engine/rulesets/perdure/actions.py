"""What a seat can do in Perdure. Targets are a card or a player, ``seat:0``."""

from __future__ import annotations

from engine.kernel.documents import Action, Thing, Whole


class PlayLand(Action, frozen=True):
    """Put a card from the hand face down into play as a land (PER-3.1)."""

    card: Thing


class PlayCreature(Action, frozen=True):
    """Put a creature from the hand into play and pay for it (PER-3.4)."""

    card: Thing


class Cast(Action, frozen=True, omit_defaults=True):
    """Pay for a card from the hand and carry it out as a spell (PER-3.6)."""

    card: Thing
    target: Thing | None = None
    """Creature or player for Spades; none for the other suits."""


class Cantrip(Action, frozen=True):
    """Discard a card from the hand for one mana and draw two (PER-3.7)."""

    card: Thing


class Enchant(Action, frozen=True):
    """Put a card from the hand on an own creature (PER-3.8)."""

    card: Thing
    creature: Thing


class EndPhase(Action, frozen=True):
    """Go on to the attack, or end the turn (PER-2.1)."""

    passing = True


class HealSelect(Action, frozen=True):
    """Choose a card of the discard pile to be shuffled into the deck (PER-R19)."""

    card: Thing


class TrixToggle(Action, frozen=True):
    """Tap an untapped creature, or untap a tapped one (PER-R20)."""

    creature: Thing


class TrixDone(Action, frozen=True):
    """Tap and untap no further creature."""

    passing = True


class DeclareAttacker(Action, frozen=True):
    """Attack with a creature (PER-4.1)."""

    creature: Thing


class FinishAttackers(Action, frozen=True):
    """Name no further attacker."""

    passing = True


class DeclareBlocker(Action, frozen=True):
    """Block an attacker with a creature (PER-4.2)."""

    blocker: Thing
    attacker: Thing


class FinishBlockers(Action, frozen=True):
    """Name no further blocker."""

    passing = True


class DivideDamage(Action, frozen=True):
    """Give one blocker its share of an attacker's damage (PER-R12)."""

    attacker: Thing
    blocker: Thing
    amount: Whole
