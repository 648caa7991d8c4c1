"""What can happen in a game of Magic 54. Cards that only some seats may see are in ``private``."""

from __future__ import annotations

from engine.kernel.documents import Conceded, Event, Forced, Private

from .state import Item, Phase

# Start and turn -------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    """The cards are dealt and a seat has the first turn."""

    starting_seat: int


class TurnStarted(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    turn: int


class PhaseStarted(Event, frozen=True):
    """The turn goes on to this phase."""

    phase: Phase


class Untapped(Event, frozen=True):
    """Cards of a seat were turned upright."""

    seat: int
    cards: tuple[str, ...] = ()


class Drew(Event, frozen=True):
    """A seat drew the top card of its deck, which only it sees."""

    seat: int
    private: Private | None = None


class DrawSkipped(Event, frozen=True):
    """The starting player did not draw in his first turn."""

    seat: int


class FoundNothing(Event, frozen=True):
    """A seat needed its deck, but deck and discard pile were both empty."""

    seat: int


class DeckRenewed(Event, frozen=True):
    """A seat's discard pile became its deck."""

    seat: int
    amount: int
    """How many cards the deck has."""


class Shuffled(Event, frozen=True):
    """A seat's deck was shuffled."""

    seat: int


# Permanents, the pile and its effects ---------------------------------------------------------------------


class ManaPlayed(Event, frozen=True):
    """A Mana card entered play."""

    seat: int
    card: str


class Summoned(Event, frozen=True):
    """A creature entered play."""

    seat: int
    card: str


class ManaTapped(Event, frozen=True):
    """These Mana cards were tapped to pay."""

    seat: int
    cards: tuple[str, ...]


class PileAdded(Event, frozen=True):
    """An effect was added to the pile."""

    item: Item


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: int


class ItemSolved(Event, frozen=True):
    """The top effect of the pile is solved; what it does follows."""

    item: Item
    no_effect: bool = False


class EffectRegistered(Event, frozen=True):
    """From now on in this resolution, damage to ``on`` is cancelled, or goes to ``to`` instead."""

    by: str
    on: str
    to: str | None = None


class Searched(Event, frozen=True):
    """A seat took a card out of its deck, which only it sees."""

    seat: int
    private: Private | None = None


class ReturnedToHand(Event, frozen=True):
    """A creature went back to its owner's hand."""

    seat: int
    card: str


class LeftCombat(Event, frozen=True):
    """A creature that left play was removed from combat."""

    seat: int
    card: str


class Grew(Event, frozen=True):
    """A creature's attack and defense rose."""

    seat: int
    card: str
    amount: int


class GrowthKept(Event, frozen=True):
    """A solved Growth card waits for the end of the combat."""

    seat: int
    card: str


# Attack and damage ----------------------------------------------------------------------------------------


class AttackerDeclared(Event, frozen=True):
    """A creature attacks; it was tapped."""

    seat: int
    card: str


class BlockerDeclared(Event, frozen=True):
    """A creature blocks an attacker."""

    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str


class DamageDivided(Event, frozen=True):
    """A blocker's share of an attacker's damage was settled."""

    attacker: str
    blocker: str
    amount: int


class DamageAnnounced(Event, frozen=True):
    """Damage is aimed at a creature or player; it is applied when all effects are solved."""

    source: str
    target: str
    amount: int


class DamageRemoved(Event, frozen=True):
    """Damage that was marked on a creature is gone."""

    seat: int
    card: str
    amount: int
    by: str
    """The Ace that removed it."""


class DamageCancelled(Event, frozen=True):
    """Announced damage was cancelled."""

    source: str
    target: str
    amount: int
    by: str


class DamageRedirected(Event, frozen=True):
    """Announced damage to ``target`` goes to ``to`` instead."""

    source: str
    target: str
    amount: int
    by: str
    to: str


class DamageLost(Event, frozen=True):
    """Announced damage found its creature gone from play."""

    source: str
    target: str
    amount: int


class DamageDealt(Event, frozen=True):
    """Damage was applied to a creature or player."""

    source: str
    target: str
    amount: int


# Deaths, discards and the end -----------------------------------------------------------------------------


class CreatureDied(Event, frozen=True):
    """A creature went to its owner's discard pile."""

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A card went to its owner's discard pile."""

    seat: int
    card: str


class GrowthDiscarded(Event, frozen=True):
    """A Growth card went to its owner's discard pile after the combat."""

    seat: int
    card: str


class CombatEnded(Event, frozen=True):
    """The attack is over."""


class Exchanged(Event, frozen=True):
    """A seat put a card from its hand under its deck, which only it sees."""

    seat: int
    private: Private | None = None


class WoreOff(Event, frozen=True):
    """Damage and Growth vanished from these creatures."""

    cards: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    seat: int
    turn: int


class GameOver(Event, frozen=True):
    """The game has ended."""

    winner: int | None
    """The seat that won; null for a draw."""


Magic54Event = (
    GameStarted
    | TurnStarted
    | PhaseStarted
    | Untapped
    | Drew
    | DrawSkipped
    | FoundNothing
    | DeckRenewed
    | Shuffled
    | ManaPlayed
    | Summoned
    | ManaTapped
    | PileAdded
    | Passed
    | ItemSolved
    | EffectRegistered
    | Searched
    | ReturnedToHand
    | LeftCombat
    | Grew
    | GrowthKept
    | AttackerDeclared
    | BlockerDeclared
    | DamageDivided
    | DamageAnnounced
    | DamageRemoved
    | DamageCancelled
    | DamageRedirected
    | DamageLost
    | DamageDealt
    | CreatureDied
    | Discarded
    | GrowthDiscarded
    | CombatEnded
    | Exchanged
    | WoreOff
    | TurnEnded
    | GameOver
    | Conceded
    | Forced
)
