"""Life, counters and mana of players; lands that they play (CR 103.4, 106, 119, 305)."""

from __future__ import annotations

from engine.kernel.documents import Event
from engine.magic.language.mana import ManaText
from engine.magic.language.words import DoneAction
from engine.magic.vocabulary import CounterName


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


class CountersGotten(Event, frozen=True):
    """A player got counters (CR 122.1)."""

    text = "{seat} gets|get {amount:{kind} counter}"
    seat: int
    kind: CounterName
    amount: int


class BecameMonarch(Event, frozen=True):
    """CR 725.3."""

    text = "{seat} becomes|become the monarch"
    seat: int


class Blessed(Event, frozen=True):
    """CR 702.131."""

    text = "{seat} gets|get the city's blessing"
    seat: int


class EnergyPaid(Event, frozen=True):
    """A player paid energy (CR 107.14)."""

    text = "{seat} pays|pay {amount:energy counter}"
    seat: int
    amount: int


class ManaAdded(Event, frozen=True):
    """CR 106.3."""

    text = "{seat} adds|add [snow?snow mana ]{mana}"
    seat: int
    mana: ManaText
    snow: bool = False
    """A snow source produced it."""


class ManaSpent(Event, frozen=True):
    """CR 106.4."""

    text = "{seat} spends|spend [snow?snow mana ]{mana}"
    seat: int
    mana: ManaText
    snow: bool = False
    """A snow source produced it."""


class ManaEmptied(Event, frozen=True):
    """A mana pool emptied as a step ended (CR 106.4)."""

    text = "{seat}'s unspent mana is lost"
    seat: int


class CoinFlipped(Event, frozen=True):
    """A player flipped a coin, and won the flip or lost it (CR 705.2)."""

    text = "{seat} flips|flip a coin and [won?wins|win][!won?loses|lose] the flip"
    seat: int
    won: bool


class DieRolled(Event, frozen=True):
    """A player rolled a die with so many sides (CR 706.2)."""

    text = "{seat} rolls|roll a die with {sides} sides: {result}"
    seat: int
    sides: int
    result: int


class Acted(Event, frozen=True):
    """A player has scried, surveilled or proliferated (CR 701.22d), rolled a die, won or lost a flip; told
    where something asks for it."""

    text = "{seat} is|are done with it: {action}"
    seat: int
    action: DoneAction


class LandsAllowed(Event, frozen=True):
    """A player may play more lands this turn (CR 305.2)."""

    text = "{seat} may play {number:additional land} this turn"
    seat: int
    number: int


class LandPlayed(Event, frozen=True):
    """A player played a land, or put one onto the battlefield in its place, which moves next (CR 305)."""

    text = "{seat} [!put?plays|play a land][put?puts|put a land onto the battlefield]"
    seat: int
    put: bool = False
    """It was put there, where the game has that in place of playing a land."""
