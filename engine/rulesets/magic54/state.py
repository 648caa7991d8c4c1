"""Chapter 2, zones and card states: what a game of Magic 54 consists of, at every decision.

Cards are their codes (``KH``, ``10C``, ``XR``). A target is a card code or a player, ``seat:0``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Machine, Outcome, State, Task, TurnNumber
from engine.kernel.draft import Draft

from .cards import Team

Phase = Literal["pre_attack", "declare_attackers", "declare_blockers", "combat", "post_attack", "end"]
SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Name = Annotated[str, Meta(max_length=80)]


class _Piece(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of the table."""


class _Item(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """An effect that waits on the pile."""

    seat: SeatNumber
    """Who played it."""
    card: Text


class CardItem(_Item, frozen=True, tag="card"):
    """An Action or Damage card."""

    target: Text | None = None


class SpecialItem(_Item, frozen=True, tag="special"):
    """The Special of a creature; ``card`` is the creature."""

    target: Text | None = None
    """The creature that a Jack protects."""


class GrowthItem(_Item, frozen=True, tag="growth"):
    """A Mana card used as Growth; ``target`` is the creature."""

    target: Text


Item = CardItem | SpecialItem | GrowthItem


class ManaCard(_Piece):
    """A Mana card in play."""

    card: Text
    tapped: bool = False


class Creature(_Piece):
    """A creature in play."""

    card: Text
    tapped: bool = False
    sick: bool = False
    """It entered play in the current turn (M54-4.3)."""
    damage: Count = 0
    """Marked this turn (M54-R19)."""
    bonus: Count = 0
    """Added to attack and defense by Growth this turn (M54-R19)."""


class Attacker(_Piece):
    """An attacking creature with those that block it."""

    card: Text
    blocked: bool = False
    """Stays true when all its blockers have left (M54-R36)."""
    blockers: Few[Text] = field(default_factory=list)
    """In the order of their declaration, those still in play."""


class Combat(_Piece):
    """The running attack."""

    attackers: Few[Attacker] = field(default_factory=list)
    """In the order of their declaration, those still in play."""
    growth: Few[Text] = field(default_factory=list)
    """Growth cards solved in this combat, the first solved first (M54-R20)."""


class Seat(_Piece):
    """One player with his half of the table."""

    team: Team
    name: Name = ""
    life: Annotated[int, Meta(ge=0, le=1000)] = 20
    hand: Few[Text] = field(default_factory=list)
    """In the order in which the cards arrived."""
    deck: Few[Text] = field(default_factory=list)
    """Top card first."""
    discard: Few[Text] = field(default_factory=list)
    """Bottom card first."""
    mana: Few[ManaCard] = field(default_factory=list)
    """In the order in which they entered play."""
    creatures: Few[Creature] = field(default_factory=list)
    """In the order in which they entered play."""


class Table(_Piece, kw_only=True):
    """What lies on the table and what the players would remember of the turn."""

    turn: TurnNumber
    active: SeatNumber
    """The seat whose turn it is."""
    phase: Phase
    starting_seat: SeatNumber = 0
    mana_played: bool = False
    """A Mana card has entered play in this turn (M54-R1)."""
    pile: Few[Item] = field(default_factory=list)
    """Waiting effects, the first played first."""
    combat: Combat | None = None
    """From the first declared attacker to the end of the combat."""
    seats: Few[Seat]
    outcome: Outcome | None = None


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the players agreed on before the game."""

    first_player: Annotated[
        Literal["random", "red", "black"],
        Meta(description="The team that begins, or the choice of chance.", extra={"rule": "M54-R2"}),
    ] = "random"
    flip_shuffle: Annotated[
        bool,
        Meta(description="Shuffle a discard pile that becomes the deck.", extra={"rule": "M54-R5"}),
    ] = False
    turn_limit: Annotated[
        TurnNumber | None,
        Meta(
            description="The game is a draw when this turn ends; without a limit it goes on.",
            extra={"rule": "M54-R46"},
        ),
    ] = None


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a new game may be told about a seat."""

    name: Annotated[Name, Meta(description="What to call the player.")] = ""
    team: Annotated[
        Team | None,
        Meta(
            description="The team of the seat; red for seat 0, black for seat 1, unless one says otherwise.",
            extra={"rule": "M54-R2"},
        ),
    ] = None


class Speak(Task):
    """A window: the players speak alternately until two passes follow each other (M54-R12).

    Who speaks follows from the table: see :func:`engine.rulesets.magic54.pile.speaker`.
    """

    passed: bool = False
    """The last to speak passed."""


class DeclareAttackers(Task):
    """The active player names his attackers, one by one (M54-9.2)."""


class DeclareBlockers(Task):
    """The other player names his blockers, one by one (M54-9.3)."""


class Effect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A registered effect on the damage of this resolution: it cancels, or it redirects (M54-R25)."""

    by: Text
    """The Ace, Jack or Queen."""
    on: Text
    """The creature or player whose damage it concerns."""
    to: Text | None = None
    """Where the damage goes instead; without it, the damage is cancelled."""


class Blow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Announced damage, applied at the end of the resolution (M54-R21)."""

    source: Text
    """The Damage card, or the creature that strikes."""
    target: Text
    amount: Annotated[int, Meta(ge=1, le=1000)]


class Resolve(Task):
    """The pile and, in combat, the blows are resolved as a whole (M54-8.3)."""

    effects: Few[Effect] = field(default_factory=list)
    """In the order in which they were solved."""
    blows: Few[Blow] = field(default_factory=list)
    """In the order in which they were announced."""
    struck: Count = 0
    """How many attackers have announced their blows, in the order of the combat."""
    shares: Few[Count] = field(default_factory=list)
    """How the next attacker's damage has been divided so far, in the order of its blockers (M54-R38)."""


class EndPhase(Task):
    """The active player discards down to five and may exchange a card (M54-R41)."""


Magic54Task = Speak | DeclareAttackers | DeclareBlockers | Resolve | EndPhase


class Magic54State(State, tag="magic54", kw_only=True):
    """A game of Magic 54."""

    options: Options = field(default_factory=Options)
    table: Table
    machine: Machine[Magic54Task] = field(default_factory=Machine)


Magic54Draft = Draft[Magic54State]


def opponent(seat: int) -> int:
    """The other seat."""
    return 1 - seat
