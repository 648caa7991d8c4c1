"""The state of a game of Perdure: the table as a person would write it down, and the machine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Machine, Outcome, State, TurnNumber, Whole

from .cards import POWER, TOUGHNESS
from .options import Name, Options
from .tasks import AnyTask

Card = Annotated[Text, Meta(description="A card: its rank and the letter of its suit, `10C`.")]
MOST_MANA = 1_000_000
"""What is gained beyond this ends all that is played (PER-R34)."""
Phase = Literal["play", "declare_attackers", "declare_blockers", "play_again"]


class Land(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A land; it lies face down."""

    card: Card
    tapped: bool = False


class Creature(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A creature in play."""

    card: Card
    tapped: bool = False
    sick: Annotated[bool, Meta(description="It entered play this turn.")] = False
    damage: Annotated[Whole, Meta(description="Damage of this turn, less than its toughness.")] = 0
    enchantments: Annotated[Few[Card], Meta(description="In the order in which they were attached.")] = field(
        default_factory=list
    )


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One player's half of the table. Hand, lands and creatures stand in the order of arrival."""

    name: Name | None = None
    hand: Few[Card] = field(default_factory=list)
    deck: Annotated[Few[Card], Meta(description="Top first.")] = field(default_factory=list)
    discard: Annotated[Few[Card], Meta(description="Bottom first.")] = field(default_factory=list)
    lands: Few[Land] = field(default_factory=list)
    creatures: Few[Creature] = field(default_factory=list)
    floating_mana: Annotated[int, Meta(ge=0, le=MOST_MANA, description="Mana gained and not yet spent.")] = 0


class Attacker(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An attacking creature with those that block it, in the order of declaration."""

    card: Card
    blockers: Few[Card] = field(default_factory=list)


class Combat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An attack under way."""

    attackers: Annotated[Few[Attacker], Meta(description="In the order of declaration.")] = field(
        default_factory=list
    )


class Spell(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A spell being carried out."""

    card: Card
    chosen: Annotated[
        Few[Card], Meta(description="Cards to be healed, or creatures already tapped or untapped.")
    ] = field(default_factory=list)


class Match(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where the match stands."""

    game: Annotated[Whole, Meta(description="1 or 2.")] = 1
    score: Annotated[tuple[Whole, Whole], Meta(description="Games won by each seat in this match.")] = field(
        default_factory=lambda: (0, 0)
    )
    decks: Annotated[
        tuple[Whole, Whole],
        Meta(
            description="Whose original deck each seat plays: [0, 1] in the first game, [1, 0] in the second."
        ),
    ] = field(default_factory=lambda: (0, 1))


class Table(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What lies on the table and where the game stands."""

    turn: Annotated[TurnNumber, Meta(description="Counting both players' turns of this game.")]
    active: Annotated[Whole, Meta(description="The seat whose turn it is.")]
    phase: Phase
    starting_seat: Annotated[Whole, Meta(description="The seat that had the first turn of this game.")]
    land_played: Annotated[bool, Meta(description="A land was played this turn.")] = False
    match: Match = field(default_factory=Match)
    combat: Combat | None = None
    spell: Spell | None = None
    seats: Few[Seat]
    outcome: Outcome | None = None


class PerdureState(State, tag="perdure", kw_only=True, omit_defaults=True):
    """A whole game, match or series of Perdure."""

    options: Options = field(default_factory=Options)
    table: Table
    machine: Machine[AnyTask] = field(default_factory=Machine)


def power(creature: Creature) -> int:
    """Damage that the creature deals (PER-5.1, PER-5.2, PER-6.2)."""
    number = POWER[creature.card]
    for card in creature.enchantments:
        if card[-1:] == "S":
            number += 1
    return number


def mana(half: Seat) -> int:
    """What a player can pay: floating mana and untapped lands (PER-3.2, PER-R7)."""
    return half.floating_mana + sum(not land.tapped for land in half.lands)


def toughness(creature: Creature) -> int:
    """Damage that kills the creature (PER-5.1, PER-5.2, PER-6.1)."""
    number = TOUGHNESS[creature.card]
    for card in creature.enchantments:
        if card[-1:] == "H":
            number += 1
    return number


def has_suit(creature: Creature, suit: str) -> bool:
    """Whether the creature has the power of this suit, by itself or by an enchantment (PER-6.5)."""
    if creature.card[-1:] == suit:
        return True
    for card in creature.enchantments:  # noqa: SIM110  # called for every pair of card and creature: any() is slow
        if card[-1:] == suit:
            return True
    return False


def find_creature(creatures: list[Creature], card: str) -> Creature | None:
    """The creature that this card is, if it is among them."""
    for creature in creatures:
        if creature.card == card:
            return creature
    return None
