"""Chapter 2, zones and card states: what a game of Magic 54 consists of, at every decision.

Cards are named by their codes (``KH``, ``10C``, ``XR``). A target is a card or a player, ``seat:0``.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Machine, Outcome, State, TurnNumber
from engine.kernel.draft import Draft
from engine.kernel.faces import A_CARD
from engine.kernel.seats import SeatOfTwo

from .cards import STRENGTH, Team
from .options import Options
from .tasks import Magic54Task

Count = Annotated[int, Meta(ge=0, le=1000)]
Phase = Literal["pre_attack", "declare_attackers", "declare_blockers", "combat", "post_attack", "end"]


class _Piece(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of the table."""


class _Item(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """An effect that waits on the pile."""

    seat: SeatOfTwo
    """Who played it."""
    card: Annotated[Text, A_CARD]


class CardItem(_Item, frozen=True, tag="card"):
    """An Action or Damage card."""

    text: ClassVar[str] = "{card}[ on {target}]"
    target: Text | None = None


class SpecialItem(_Item, frozen=True, tag="special"):
    """The Special of a creature; ``card`` is the creature."""

    text: ClassVar[str] = "the Special of {card}[ for {target}]"
    target: Text | None = None
    """The creature that a Jack protects."""


class GrowthItem(_Item, frozen=True, tag="growth"):
    """A Mana card used as Growth; ``target`` is the creature."""

    text: ClassVar[str] = "{card} as Growth on {target}"
    target: Text


Item = CardItem | SpecialItem | GrowthItem


class ManaCard(_Piece):
    """A Mana card in play."""

    card: Annotated[Text, A_CARD]
    tapped: bool = False


class Creature(_Piece):
    """A creature in play."""

    card: Text
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (M54-4.3)."""
    damage: Count = 0
    """Marked this turn (M54-R19)."""
    bonus: Count = 0
    """What Growth added this turn to attack and defense (M54-R19)."""


class Attacker(_Piece):
    """An attacking creature with those that block it."""

    card: Text
    blocked: bool = False
    """Stays true when all its blockers have left (M54-R36)."""
    blockers: Few[Text] = field(default_factory=list)
    """In the order of declaration, those still in play."""


class Combat(_Piece):
    """The running attack."""

    attackers: Few[Attacker] = field(default_factory=list)
    """In the order of declaration, those still in play."""
    growth: Few[Annotated[Text, A_CARD]] = field(default_factory=list)
    """Growth cards solved in this combat, the first solved first (M54-R20)."""


class Seat(_Piece):
    """One player's half of the table."""

    team: Team
    name: Annotated[str, Meta(max_length=80)] = ""
    life: Count = 20
    hand: Few[Text] = field(default_factory=list)
    """In the order of arrival."""
    deck: Few[Text] = field(default_factory=list)
    """Top first."""
    discard: Few[Text] = field(default_factory=list)
    """Bottom first."""
    mana: Few[ManaCard] = field(default_factory=list)
    """In the order of entering play."""
    creatures: Few[Creature] = field(default_factory=list)
    """In the order of entering play."""


class Table(_Piece, kw_only=True):
    """What lies on the table and where the game stands."""

    turn: TurnNumber
    """Counting both players' turns."""
    active: SeatOfTwo
    """The seat whose turn it is."""
    phase: Phase
    starting_seat: SeatOfTwo = 0
    """The seat that had the first turn."""
    mana_played: bool = False
    """A Mana card was put into play this turn (M54-R1)."""
    pile: Few[Item] = field(default_factory=list)
    """Waiting effects, the first played first."""
    combat: Combat | None = None
    """From the first declared attacker to the end of the combat."""
    seats: Few[Seat]
    outcome: Outcome | None = None


class Magic54State(State, tag="magic54", kw_only=True):
    """A game of Magic 54."""

    options: Options = field(default_factory=Options)
    table: Table
    machine: Machine[Magic54Task] = field(default_factory=Machine)


Magic54Draft = Draft[Magic54State]


def power(creature: Creature) -> int:
    """The attack of a creature: the damage that it deals (M54-4.1, M54-6.2)."""
    return STRENGTH[creature.card] + creature.bonus


def toughness(creature: Creature) -> int:
    """The defense of a creature: the damage that kills it (M54-4.1, M54-6.2)."""
    return STRENGTH[creature.card] + creature.bonus


def seat_with(table: Table, card: str | None) -> int | None:
    """The seat that has a creature in play; None if it is not in play."""
    for seat, half in enumerate(table.seats):
        for creature in half.creatures:
            if creature.card == card:
                return seat
    return None
