"""What can happen in each game. Cards that only some seats may see are in ``private``."""

from __future__ import annotations

from engine.kernel.documents import Event, Private


class TurnStarted(Event, frozen=True):
    """A seat's turn begins."""

    text = "{seat}'s turn begins (turn {turn})"
    seat: int
    turn: int


class Drew(Event, frozen=True):
    """A seat drew the top card of its deck, which only it sees."""

    text = "{seat} draws|draw {private}"
    absent = {"private": "a card"}
    seat: int
    private: Private | None = None


class DrawSkipped(Event, frozen=True):
    """The starting player did not draw in his first turn."""

    text = "{seat} does|do not draw: it is the first turn"
    seat: int


class Shuffled(Event, frozen=True):
    """A seat's deck was shuffled."""

    text = "{seat}'s deck is shuffled"
    seat: int


class BlockerDeclared(Event, frozen=True):
    """A creature blocks an attacker."""

    text = "{blocker} blocks {attacker}"
    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str


class DamageDivided(Event, frozen=True):
    """A blocker's share of an attacker's damage was settled."""

    text = "{amount} damage of {attacker} is for {blocker}"
    attacker: str
    blocker: str
    amount: int


class CreatureDied(Event, frozen=True):
    """A creature went to its owner's discard pile."""

    text = "{card} dies"
    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A card went to its owner's discard pile."""

    text = "{card} goes to {seat}'s discard pile"
    seat: int
    card: str


class CombatEnded(Event, frozen=True):
    """The attack is over."""

    text = "The attack is over"


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    text = "{seat}'s turn ends"
    seat: int
    turn: int
