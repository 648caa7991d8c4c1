"""Life, poison and mana of players; lands that they play (CR 103.4, 106, 119, 305)."""

from __future__ import annotations

from engine.kernel.documents import Event
from engine.magic.language.mana import ManaText


class StartingLife(Event, frozen=True):
    """Everybody begins with so much life (CR 103.4)."""

    text = "everybody begins with {life} life"
    life: int


class LifeGained(Event, frozen=True):
    """CR 119.3."""

    text = "{seat} gains|gain {amount} life"
    seat: int
    amount: int


class LifeLost(Event, frozen=True):
    """CR 119.3."""

    text = "{seat} loses|lose {amount} life"
    seat: int
    amount: int


class Poisoned(Event, frozen=True):
    """A player got poison counters (CR 120.3b)."""

    text = "{seat} gets|get {amount:poison counter}"
    seat: int
    amount: int


class ManaAdded(Event, frozen=True):
    """CR 106.3."""

    text = "{seat} adds|add {mana}"
    seat: int
    mana: ManaText


class ManaSpent(Event, frozen=True):
    """CR 106.4."""

    text = "{seat} spends|spend {mana}"
    seat: int
    mana: ManaText


class ManaEmptied(Event, frozen=True):
    """A mana pool emptied as a step ended (CR 106.4)."""

    text = "{seat}'s unspent mana is lost"
    seat: int


class LandPlayed(Event, frozen=True):
    """A player played a land, or put one onto the battlefield in its place, which moves next (CR 305)."""

    text = "{seat} [!put?plays|play a land][put?puts|put a land onto the battlefield]"
    seat: int
    put: bool = False
    """It was put there, where the game has that in place of playing a land."""
