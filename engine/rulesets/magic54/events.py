"""What can happen in a game of Magic 54. Cards that only some seats may see are in ``private``.

What other games with playing cards have as well is defined in :mod:`engine.playing_cards.events`.
"""

from __future__ import annotations

from engine.kernel.documents import Conceded, Event, Forced, Private
from engine.playing_cards.events import (
    BlockerDeclared,
    CombatEnded,
    CreatureDied,
    DamageDivided,
    Discarded,
    DrawSkipped,
    Drew,
    Shuffled,
    TurnEnded,
    TurnStarted,
)

from .state import Item, Phase

# Start and turn -------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    """The cards are dealt and a seat has the first turn."""

    text = "{starting_seat} has|have the first turn"
    starting_seat: int


class PhaseStarted(Event, frozen=True):
    """The turn goes on to this phase."""

    text = "{phase}"
    phase: Phase


class Untapped(Event, frozen=True):
    """Cards of a seat were turned upright."""

    text = "{seat} untaps|untap {cards}"
    absent = {"cards": "nothing"}
    seat: int
    cards: tuple[str, ...] = ()


class FoundNothing(Event, frozen=True):
    """A seat needed its deck, but deck and discard pile were both empty."""

    text = "{seat} finds|find no card: {seat}'s deck and discard pile are empty"
    seat: int


class DeckRenewed(Event, frozen=True):
    """A seat's discard pile became its deck."""

    text = "{seat}'s discard pile becomes the deck: {amount:card}"
    seat: int
    amount: int
    """How many cards the deck has."""


# Permanents, the pile and its effects ---------------------------------------------------------------------


class ManaPlayed(Event, frozen=True):
    """A Mana card entered play."""

    text = "{seat} plays|play {card} as mana"
    seat: int
    card: str


class Summoned(Event, frozen=True):
    """A creature entered play."""

    text = "{seat} summons|summon {card}"
    seat: int
    card: str


class ManaTapped(Event, frozen=True):
    """These Mana cards were tapped to pay."""

    text = "{seat} taps|tap {cards} for mana"
    absent = {"cards": "nothing"}
    seat: int
    cards: tuple[str, ...]


class PileAdded(Event, frozen=True):
    """An effect was added to the pile."""

    text = "{item.seat} adds|add {item} to the pile"
    item: Item


class Passed(Event, frozen=True):
    """A seat passed."""

    text = "{seat} passes|pass"
    seat: int


class ItemSolved(Event, frozen=True):
    """The top effect of the pile is solved; what it does follows."""

    text = "{item} is solved[no_effect?, without effect]"
    item: Item
    no_effect: bool = False


class EffectRegistered(Event, frozen=True):
    """From now on in this resolution, damage to ``on`` is cancelled, or goes to ``to`` instead."""

    text = "Damage to {on} is [to?dealt to {to} instead][!to?cancelled], by {by}"
    by: str
    on: str
    to: str | None = None


class Searched(Event, frozen=True):
    """A seat took a card out of its deck, which only it sees."""

    text = "{seat} takes|take {private} from the deck"
    absent = {"private": "a card"}
    seat: int
    private: Private | None = None


class ReturnedToHand(Event, frozen=True):
    """A creature went back to its owner's hand."""

    text = "{card} returns to {seat}'s hand"
    seat: int
    card: str


class LeftCombat(Event, frozen=True):
    """A creature that left play was removed from combat."""

    text = "{card} leaves combat"
    seat: int
    card: str


class Grew(Event, frozen=True):
    """A creature's attack and defense rose."""

    text = "{card} grows by {amount}"
    seat: int
    card: str
    amount: int


class GrowthKept(Event, frozen=True):
    """A solved Growth card waits for the end of the combat."""

    text = "{card} stays until the end of combat"
    seat: int
    card: str


# Attack and damage ----------------------------------------------------------------------------------------


class AttackerDeclared(Event, frozen=True):
    """A creature attacks; it was tapped."""

    text = "{card} attacks"
    seat: int
    card: str


class DamageAnnounced(Event, frozen=True):
    """Damage is aimed at a creature or player; it is applied when all effects are solved."""

    text = "{source} aims {amount} damage at {target}"
    source: str
    target: str
    amount: int


class DamageRemoved(Event, frozen=True):
    """Damage that was marked on a creature is gone."""

    text = "{by} heals {amount} damage of {card}"
    seat: int
    card: str
    amount: int
    by: str
    """The Ace that removed it."""


class DamageCancelled(Event, frozen=True):
    """Announced damage was cancelled."""

    text = "{amount} damage of {source} to {target} is cancelled by {by}"
    source: str
    target: str
    amount: int
    by: str


class DamageRedirected(Event, frozen=True):
    """Announced damage to ``target`` goes to ``to`` instead."""

    text = "{amount} damage of {source} to {target} goes to {to} instead, by {by}"
    source: str
    target: str
    amount: int
    by: str
    to: str


class DamageLost(Event, frozen=True):
    """Announced damage found its creature gone from play."""

    text = "{amount} damage of {source} is lost: {target} has left play"
    source: str
    target: str
    amount: int


class DamageDealt(Event, frozen=True):
    """Damage was applied to a creature or player."""

    text = "{source} deals {amount} damage to {target}"
    source: str
    target: str
    amount: int


# Deaths, discards and the end -----------------------------------------------------------------------------


class GrowthDiscarded(Event, frozen=True):
    """A Growth card went to its owner's discard pile after the combat."""

    text = "{card}, used as Growth, goes to {seat}'s discard pile"
    seat: int
    card: str


class Exchanged(Event, frozen=True):
    """A seat put a card from its hand under its deck, which only it sees."""

    text = "{seat} puts|put {private} under the deck"
    absent = {"private": "a card"}
    seat: int
    private: Private | None = None


class WoreOff(Event, frozen=True):
    """Damage and Growth vanished from these creatures."""

    text = "Damage and Growth wear off: {cards}"
    absent = {"cards": "nothing"}
    cards: tuple[str, ...]


class GameOver(Event, frozen=True):
    """The game has ended."""

    text = "[winner?{winner} wins|win the game][!winner?The game is a draw]"
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
