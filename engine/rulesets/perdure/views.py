"""What each seat may see, and games it cannot tell apart (section D: PER-R4, PER-R32, PER-R38)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.kernel.documents import Outcome
from engine.kernel.draft import Draft
from engine.kernel.sampling import deal_unseen

from .options import Options
from .state import Combat, Land, Match, PerdureState, Phase, Seat, Spell, power, toughness


class LandView(Struct, frozen=True, omit_defaults=True):
    """A land in play."""

    card: Annotated[str | None, Meta(description="Its face; absent in the view of the opponent.")] = None
    tapped: bool = False


class CreatureView(Struct, frozen=True, omit_defaults=True):
    """A creature in play."""

    card: str
    power: int
    toughness: int
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    enchantments: tuple[str, ...] = ()


class HalfView(Struct, frozen=True, omit_defaults=True):
    """One player's half of the table."""

    cards_in_hand: int
    cards_in_deck: int
    discard: Annotated[tuple[str, ...], Meta(description="Bottom first.")]
    lands: tuple[LandView, ...]
    creatures: tuple[CreatureView, ...]
    name: str | None = None
    hand: Annotated[tuple[str, ...] | None, Meta(description="Absent in the view of the opponent.")] = None
    floating_mana: int = 0


class TableView(Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: Annotated[int, Meta(description="Whose view this is.")]
    options: Options
    turn: int
    active: int
    phase: Phase
    starting_seat: int
    match: Match
    seats: tuple[HalfView, ...]
    land_played: bool = False
    combat: Combat | None = None
    spell: Spell | None = None
    outcome: Outcome | None = None


def view(state: PerdureState, seat: int) -> TableView:
    """The table with the hand and the lands of this seat alone; nobody sees decks or chance."""
    table = state.table
    return TableView(
        seat=seat,
        options=state.options,
        turn=table.turn,
        active=table.active,
        phase=table.phase,
        starting_seat=table.starting_seat,
        match=table.match,
        seats=tuple(_half(half, mine=owner == seat) for owner, half in enumerate(table.seats)),
        land_played=table.land_played,
        combat=table.combat,
        spell=table.spell,
        outcome=table.outcome,
    )


def _half(half: Seat, *, mine: bool) -> HalfView:
    return HalfView(
        cards_in_hand=len(half.hand),
        cards_in_deck=len(half.deck),
        discard=tuple(half.discard),
        lands=tuple(LandView(land.card if mine else None, land.tapped) for land in half.lands),
        creatures=tuple(
            CreatureView(
                creature.card,
                power(creature),
                toughness(creature),
                creature.tapped,
                creature.sick,
                creature.damage,
                tuple(creature.enchantments),
            )
            for creature in half.creatures
        ),
        name=half.name,
        hand=tuple(half.hand) if mine else None,
        floating_mana=half.floating_mana,
    )


def resample(draft: Draft[PerdureState], seat: int) -> None:
    """Deal anew the seat's own deck, and the opponent's hand, deck and lands.

    A card whose face the seat saw earlier in the match stays in the half to which it belongs. What the
    opponent alone has seen is forgotten, because it would tell which cards he held.
    """
    state = draft.state
    known = {card: seats for card, seats in state.machine.known.items() if seat in seats}
    mine, other = state.table.seats[seat], state.table.seats[1 - seat]
    unseen = {"own": mine.deck, "other": [*other.hand, *other.deck, *(land.card for land in other.lands)]}
    dealt = deal_unseen(unseen, state.machine.rng, frozenset(known))
    faces = iter(dealt["other"])
    guessed = replace(
        other,
        hand=[next(faces) for _ in other.hand],
        deck=[next(faces) for _ in other.deck],
        lands=[Land(next(faces), land.tapped) for land in other.lands],
    )
    halves = [replace(mine, deck=dealt["own"]), guessed]
    state.table = replace(state.table, seats=halves if seat == 0 else halves[::-1])
    state.machine = replace(state.machine, known=known)
