"""What can happen in a game of Perdure."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.kernel.documents import Conceded, Event, Private

from .state import Phase

# Setup and match


class Dealt(Event, frozen=True):
    """The cards were shuffled and halved."""

    cards: Annotated[int, Meta(description="Cards for each player.")]


class DecksExchanged(Event, frozen=True):
    """Each player took all the cards of the other."""


class GameStarted(Event, frozen=True):
    """A game began."""

    game: Annotated[int, Meta(description="1 or 2, within the match.")]
    starting_seat: int


class GameOver(Event, frozen=True):
    """A game ended."""

    game: int
    winner: Annotated[int | None, Meta(description="The seat that won; null for a drawn game.")]
    score: Annotated[tuple[int, int], Meta(description="Games won by each seat in this match.")]


class MatchOver(Event, frozen=True):
    """A match ended."""

    winner: Annotated[int | None, Meta(description="The seat that won; null for a drawn match.")]
    score: tuple[int, int]


# Turn


class TurnStarted(Event, frozen=True):
    """A turn began."""

    turn: int
    seat: int


class PhaseStarted(Event, frozen=True):
    """A phase began."""

    phase: Phase


class Untapped(Event, frozen=True):
    """Cards were turned upright."""

    seat: Annotated[int, Meta(description="Whose cards.")]
    lands: Annotated[int, Meta(description="How many lands.")] = 0
    creatures: tuple[str, ...] = ()


class Tapped(Event, frozen=True):
    """A creature was turned sideways."""

    seat: Annotated[int, Meta(description="Whose creature.")]
    creature: str


class Drew(Event, frozen=True):
    """A player drew cards; only he sees which."""

    seat: int
    amount: int
    private: Private | None = None


class DrawSkipped(Event, frozen=True):
    """The starting player did not draw in his first turn."""

    seat: int


class DamageRemoved(Event, frozen=True):
    """Creatures lost their damage."""

    creatures: tuple[str, ...]


class ManaLost(Event, frozen=True):
    """Floating mana disappeared."""

    seat: int
    amount: int


class SicknessEnded(Event, frozen=True):
    """Creatures are no longer freshly played."""

    creatures: tuple[str, ...]


# Using cards


class ManaSpent(Event, frozen=True):
    """A cost was paid."""

    seat: int
    amount: int
    floating: Annotated[int, Meta(description="How much of it was floating mana.")] = 0
    lands: Annotated[tuple[int, ...], Meta(description="Positions, from 0, of the lands that tapped.")] = ()


class ManaGained(Event, frozen=True):
    """A spell brought floating mana."""

    seat: int
    amount: int


class LandPlayed(Event, frozen=True):
    """A card was put face down into play as a land; only its owner sees which."""

    seat: int
    private: Private | None = None


class CreaturePlayed(Event, frozen=True):
    """A creature entered play."""

    seat: int
    creature: str


class SpellCast(Event, frozen=True):
    """A card was played as a spell."""

    seat: int
    card: str
    target: str | None = None


class SpellDiscarded(Event, frozen=True):
    """A spell that was carried out went to the discard pile."""

    seat: int
    card: str


class CantripPlayed(Event, frozen=True):
    """A card was discarded as a cantrip."""

    seat: int
    card: str


class Enchanted(Event, frozen=True):
    """A creature got an enchantment."""

    seat: int
    card: str
    creature: str


class HealSelected(Event, frozen=True):
    """A card of the discard pile was chosen."""

    seat: int
    card: str


class Healed(Event, frozen=True):
    """Cards went from the discard pile into the deck."""

    seat: int
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True):
    """A deck was shuffled."""

    seat: int


# Attack and damage


class AttackerDeclared(Event, frozen=True):
    """A creature attacks."""

    seat: int
    creature: str
    tapped: Annotated[bool, Meta(description="Whether attacking tapped it.")] = False


class BlockerDeclared(Event, frozen=True):
    """A creature blocks."""

    seat: int
    blocker: str
    attacker: str


class DamageStepStarted(Event, frozen=True):
    """One of the two steps of damage began."""

    step: Annotated[int, Meta(description="1: Queens in a fight; 2: all others.")]


class DamageDivided(Event, frozen=True):
    """So much of an attacker's damage will go to this blocker."""

    attacker: str
    blocker: str
    amount: int


class DamageDealt(Event, frozen=True):
    """A creature or a spell dealt damage."""

    source: str
    target: Annotated[str, Meta(description="A creature's card, `seat:0` or `seat:1`.")]
    amount: int
    step: Annotated[int, Meta(description="Of a fight: 1 or 2; absent: damage of a spell.")] = 0


class CardsLost(Event, frozen=True):
    """A player discarded cards off his deck for damage."""

    seat: int
    amount: int
    cards: Annotated[tuple[str, ...], Meta(description="In the order in which they were discarded.")] = ()
    missing: Annotated[int, Meta(description="How many more cards the player owed than he had.")] = 0


class CreatureDied(Event, frozen=True):
    """A creature died and went to its owner's discard pile."""

    seat: int
    creature: str


class EnchantmentsDiscarded(Event, frozen=True):
    """The enchantments of a dead creature went to the discard pile."""

    seat: int
    creature: str
    cards: tuple[str, ...]


class DeathRattle(Event, frozen=True):
    """A dead King deals damage to a player."""

    king: str
    seat: Annotated[int, Meta(description="The player who is damaged.")]
    amount: int


AnyEvent = (
    Dealt
    | DecksExchanged
    | GameStarted
    | GameOver
    | MatchOver
    | TurnStarted
    | PhaseStarted
    | Untapped
    | Tapped
    | Drew
    | DrawSkipped
    | DamageRemoved
    | ManaLost
    | SicknessEnded
    | ManaSpent
    | ManaGained
    | LandPlayed
    | CreaturePlayed
    | SpellCast
    | SpellDiscarded
    | CantripPlayed
    | Enchanted
    | HealSelected
    | Healed
    | Shuffled
    | AttackerDeclared
    | BlockerDeclared
    | DamageStepStarted
    | DamageDivided
    | DamageDealt
    | CardsLost
    | CreatureDied
    | EnchantmentsDiscarded
    | DeathRattle
    | Conceded
)
