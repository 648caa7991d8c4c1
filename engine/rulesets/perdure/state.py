"""What a game of Perdure consists of, at every decision.

Cards are named by their codes (``KH``, ``10C``). A target is a card or a player, ``seat:0``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Machine, Outcome, State, TurnNumber, Whole
from engine.kernel.draft import Draft
from engine.kernel.faces import A_CARD
from engine.kernel.seats import SeatOfTwo

from .cards import POWER, TOUGHNESS
from .options import Options
from .tasks import PerdureTask

MOST_MANA = 1_000_000
"""What is gained beyond this ends all that is played (PER-R34)."""

Count = Annotated[int, Meta(ge=0, le=1000)]
Phase = Literal["play", "declare_attackers", "declare_blockers", "play_again"]


class _Piece(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of the table."""


class Land(_Piece):
    """A land; it lies face down."""

    card: Text
    tapped: bool = False


class Creature(_Piece):
    """A creature in play."""

    card: Text
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (PER-3.5)."""
    damage: Count = 0
    """Marked this turn (PER-4.6)."""
    enchantments: Few[Text] = field(default_factory=list)
    """In the order in which they were attached."""


class Attacker(_Piece):
    """An attacking creature with those that block it."""

    card: Text
    blockers: Few[Text] = field(default_factory=list)
    """In the order of declaration."""


class Combat(_Piece):
    """The running attack."""

    attackers: Few[Attacker] = field(default_factory=list)
    """In the order of declaration."""


class Spell(_Piece):
    """A spell being carried out."""

    card: Annotated[Text, A_CARD]
    chosen: Few[Text] = field(default_factory=list)
    """Cards to be healed, or creatures already tapped or untapped."""


class Match(_Piece):
    """Where the match stands."""

    game: Whole = 1
    """1 or 2."""
    score: tuple[Count, Count] = field(default_factory=lambda: (0, 0))
    """Games won by each seat in this match."""
    decks: tuple[SeatOfTwo, SeatOfTwo] = field(default_factory=lambda: (0, 1))
    """Whose original deck each seat plays: ``[0, 1]`` in the first game, ``[1, 0]`` in the second."""


class Seat(_Piece):
    """One player's half of the table."""

    name: Annotated[str, Meta(max_length=80)] = ""
    hand: Few[Text] = field(default_factory=list)
    """In the order of arrival."""
    deck: Few[Text] = field(default_factory=list)
    """Top first."""
    discard: Few[Text] = field(default_factory=list)
    """Bottom first."""
    lands: Few[Land] = field(default_factory=list)
    """In the order of entering play."""
    creatures: Few[Creature] = field(default_factory=list)
    """In the order of entering play."""
    floating_mana: Annotated[int, Meta(ge=0, le=MOST_MANA)] = 0
    """Mana gained this turn and not yet spent (PER-R7)."""


class Table(_Piece, kw_only=True):
    """What lies on the table and where the game stands."""

    turn: TurnNumber
    """Counting both players' turns of this game."""
    active: SeatOfTwo
    """The seat whose turn it is."""
    phase: Phase
    starting_seat: SeatOfTwo = 0
    """The seat that had the first turn of this game."""
    land_played: bool = False
    """A land was put into play this turn (PER-R6)."""
    match: Match = field(default_factory=Match)
    combat: Combat | None = None
    """From the first declared attacker to the end of the combat."""
    spell: Spell | None = None
    """A Heal or Trix spell, from its casting until it is discarded."""
    seats: Few[Seat]
    outcome: Outcome | None = None


class PerdureState(State, tag="perdure", kw_only=True):
    """A game, match or series of Perdure."""

    options: Options = field(default_factory=Options)
    table: Table
    machine: Machine[PerdureTask] = field(default_factory=Machine)


PerdureDraft = Draft[PerdureState]


def power(creature: Creature) -> int:
    """The damage that a creature deals (PER-5.1, PER-5.2, PER-6.2)."""
    number = POWER[creature.card]
    for card in creature.enchantments:
        if card[-1:] == "S":
            number += 1
    return number


def toughness(creature: Creature) -> int:
    """The damage that kills a creature (PER-5.1, PER-5.2, PER-6.1)."""
    number = TOUGHNESS[creature.card]
    for card in creature.enchantments:
        if card[-1:] == "H":
            number += 1
    return number


def has_suit(creature: Creature, suit: str) -> bool:
    """Whether a creature has the power of this suit, by itself or by an enchantment (PER-6.5)."""
    if creature.card[-1:] == suit:
        return True
    for card in creature.enchantments:  # noqa: SIM110  # called for every pair of card and creature: any() is slow
        if card[-1:] == suit:
            return True
    return False


def mana(half: Seat) -> int:
    """What a player can pay: floating mana and untapped lands (PER-3.2, PER-R7)."""
    return half.floating_mana + sum(not land.tapped for land in half.lands)
