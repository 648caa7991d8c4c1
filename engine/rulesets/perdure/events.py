"""What can happen in a game of Perdure. Cards that only some seats may see are in ``private``.

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

from .state import Phase

# Match and turn -------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """The pack was shuffled and halved."""

    text = "The pack is shuffled and halved: {amount:card} for each player"
    amount: int
    """How many cards each player got."""


class DecksExchanged(Event, frozen=True):
    """Each player took all the cards of the other."""

    text = "The players exchange their decks"


class GameStarted(Event, frozen=True):
    """The cards lie ready and a seat has the first turn."""

    text = "Game {game} begins: {starting_seat} has|have the first turn"
    starting_seat: int
    game: int
    """1 or 2, within the match."""


class PhaseStarted(Event, frozen=True):
    """The turn goes on to this phase."""

    text = "{phase}"
    phase: Phase


class Untapped(Event, frozen=True):
    """Cards of a seat were turned upright."""

    text = "{seat} untaps|untap [{cards}][cards&lands? and ][{lands:land}][!cards&!lands?nothing]"
    seat: int
    cards: tuple[str, ...] = ()
    """The creatures among them."""
    lands: tuple[int, ...] = ()
    """The lands among them, by their places in play, from 0."""


# Using cards ----------------------------------------------------------------------------------------------


class LandPlayed(Event, frozen=True):
    """A seat put a card face down into play as a land, which only it sees."""

    text = "{seat} plays|play {private} as a land"
    absent = {"private": "a card"}
    seat: int
    private: Private | None = None


class CreaturePlayed(Event, frozen=True):
    """A creature entered play."""

    text = "{seat} plays|play {card} as a creature"
    seat: int
    card: str


class SpellCast(Event, frozen=True):
    """A card is being carried out as a spell."""

    text = "{seat} casts|cast {card}[ on {target}]"
    seat: int
    card: str
    target: str | None = None


class CantripPlayed(Event, frozen=True):
    """A card was discarded as a cantrip."""

    text = "{seat} discards|discard {card} as a cantrip"
    seat: int
    card: str


class Enchanted(Event, frozen=True):
    """A creature got an enchantment."""

    text = "{seat} enchants|enchant {creature} with {card}"
    seat: int
    card: str
    creature: str


class ManaSpent(Event, frozen=True):
    """A cost was paid."""

    text = "{seat} pays|pay {amount} mana[, {floating} of it floating][ and taps|tap {lands:land}]"
    seat: int
    amount: int
    floating: int = 0
    """How much of it was floating mana."""
    lands: tuple[int, ...] = ()
    """The lands that were tapped, by their places in play, from 0."""


class ManaGained(Event, frozen=True):
    """A spell brought floating mana."""

    text = "{seat} gets|get {amount} floating mana"
    seat: int
    amount: int


class HealSelected(Event, frozen=True):
    """A card of the discard pile was chosen to be shuffled into the deck."""

    text = "{seat} chooses|choose {card} to go back into the deck"
    seat: int
    card: str


class Healed(Event, frozen=True):
    """The chosen cards went from the discard pile into the deck."""

    text = "{seat} puts|put {cards} from the discard pile into the deck"
    absent = {"cards": "no card"}
    seat: int
    cards: tuple[str, ...] = ()


class Tapped(Event, frozen=True):
    """A creature was turned sideways."""

    text = "{card} is tapped"
    seat: int
    card: str


# Attack and damage ----------------------------------------------------------------------------------------


class AttackerDeclared(Event, frozen=True):
    """A creature attacks."""

    text = "{card} attacks"
    seat: int
    card: str
    tapped: bool = False
    """Attacking tapped it."""


class DamageStepStarted(Event, frozen=True):
    """One of the two steps of combat damage began."""

    text = "[step=1?Queens deal their damage first][step=2?Combat damage is dealt]"
    step: int
    """1: Queens in a fight; 2: all others."""


class DamageDealt(Event, frozen=True):
    """A creature or a spell dealt damage to a creature or player."""

    text = "{source} deals {amount} damage to {target}"
    source: str
    target: str
    amount: int
    step: int = 0
    """The step of combat damage, 1 or 2; absent: damage of a spell."""


class DeathRattle(Event, frozen=True):
    """A King that died dealt damage to a player."""

    text = "{source} dies and deals {amount} damage to {target}"
    source: str
    target: str
    amount: int


class CardsLost(Event, frozen=True):
    """A player discarded cards off his deck for damage."""

    text = "{seat} loses|lose {amount:card} of the deck[cards?: {cards}][missing?; {missing:card} too few]"
    seat: int
    amount: int
    cards: tuple[str, ...] = ()
    """In the order in which they were discarded."""
    missing: int = 0
    """How many more cards the player owed than his deck held."""


# Deaths, discards and the end -----------------------------------------------------------------------------


class EnchantmentsDiscarded(Event, frozen=True):
    """The enchantments of a creature that died went to the discard pile."""

    text = "With {creature}, its enchantments go to {seat}'s discard pile: {cards}"
    absent = {"cards": "nothing"}
    seat: int
    creature: str
    cards: tuple[str, ...]


class DamageRemoved(Event, frozen=True):
    """Damage that was marked on a creature is gone."""

    text = "{amount} damage is removed from {card}"
    seat: int
    card: str
    amount: int


class ManaLost(Event, frozen=True):
    """Floating mana was lost at the end of the turn."""

    text = "{seat} loses|lose {amount} floating mana"
    seat: int
    amount: int


class GameOver(Event, frozen=True):
    """A game has ended."""

    text = "[winner?{winner} wins|win game {game}][!winner?Game {game} is a draw]"
    winner: int | None
    """The seat that won; null for a drawn game."""
    game: int
    score: tuple[int, int]
    """Games won by each seat in this match."""


class MatchOver(Event, frozen=True):
    """A match has ended."""

    text = "[winner?{winner} wins|win the match][!winner?The match is a draw], {score}"
    winner: int | None
    """The seat that won; null for a drawn match."""
    score: tuple[int, int]


PerdureEvent = (
    Dealt
    | DecksExchanged
    | GameStarted
    | TurnStarted
    | PhaseStarted
    | Untapped
    | Drew
    | DrawSkipped
    | Shuffled
    | LandPlayed
    | CreaturePlayed
    | SpellCast
    | CantripPlayed
    | Enchanted
    | ManaSpent
    | ManaGained
    | HealSelected
    | Healed
    | Tapped
    | AttackerDeclared
    | BlockerDeclared
    | DamageStepStarted
    | DamageDivided
    | DamageDealt
    | DeathRattle
    | CardsLost
    | CreatureDied
    | EnchantmentsDiscarded
    | Discarded
    | CombatEnded
    | DamageRemoved
    | ManaLost
    | TurnEnded
    | GameOver
    | MatchOver
    | Conceded
    | Forced
)
