"""What a seat can do in Magic 54. Targets are a card or a player, ``seat:0``."""

from __future__ import annotations

from engine.kernel.documents import Action, Thing, Whole


class Pass(Action, frozen=True):
    """Say nothing for the moment (M54-R12)."""

    passing = True


class PlayMana(Action, frozen=True):
    """Put a Mana card from the hand into play (M54-R1)."""

    card: Thing


class Summon(Action, frozen=True):
    """Put a creature from the hand into play and pay for it (M54-R9)."""

    card: Thing


class PlayCard(Action, frozen=True, omit_defaults=True):
    """Pay for an Action or Damage card and put it on the pile."""

    card: Thing
    target: Thing | None = None
    """Creature or player for 2, 4, 6 and Ace; creature for 8; none for 10 and Joker."""


class ActivateSpecial(Action, frozen=True, omit_defaults=True):
    """Pay for the Special of an own creature and put it on the pile (M54-4.4)."""

    creature: Thing
    target: Thing | None = None
    """The creature that a Jack is to protect; none for Queen and King."""


class PlayGrowth(Action, frozen=True):
    """Use a Mana card from the hand as Growth (M54-6.1)."""

    card: Thing
    creature: Thing


class DeclareAttacker(Action, frozen=True):
    """Attack with a creature; it taps at once (M54-9.2)."""

    creature: Thing


class FinishAttackers(Action, frozen=True):
    """Name no further attacker."""

    passing = True


class DeclareBlocker(Action, frozen=True):
    """Block an attacker with a creature (M54-9.3)."""

    blocker: Thing
    attacker: Thing


class FinishBlockers(Action, frozen=True):
    """Name no further blocker."""

    passing = True


class SearchDeck(Action, frozen=True):
    """Take a card out of the deck with a Joker (M54-R33)."""

    card: Thing


class DivideDamage(Action, frozen=True):
    """Give one blocker its share of an attacker's damage (M54-R38)."""

    attacker: Thing
    blocker: Thing
    amount: Whole


class Discard(Action, frozen=True):
    """Discard a card in the end phase (M54-10.1)."""

    card: Thing


class Exchange(Action, frozen=True):
    """Put a card under the deck, draw one, and end the turn (M54-10.2)."""

    card: Thing


class EndTurn(Action, frozen=True):
    """End the turn without an exchange (M54-10.3)."""

    passing = True
