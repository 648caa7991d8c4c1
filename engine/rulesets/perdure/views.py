"""Section D, hidden information: what each seat may see, and games that it cannot tell apart."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.documents import Outcome
from engine.kernel.faces import A_CARD, CardCode, Faces
from engine.kernel.sampling import deal_unseen
from engine.kernel.seats import opponent

from .options import Options
from .state import Combat, Land, Match, PerdureDraft, PerdureState, Phase, Seat, Spell, power, toughness


class LandView(Struct, frozen=True, omit_defaults=True):
    """A land in play."""

    card: Annotated[str | None, A_CARD] = None
    """Absent in the view of the opponent: it lies face down."""
    tapped: bool = False


class CreatureView(Struct, frozen=True, omit_defaults=True):
    """A creature in play."""

    card: CardCode
    power: int
    """The damage that it deals, with what suits added (PER-5.1, PER-6.2)."""
    toughness: int
    """The damage that kills it, with what suits added (PER-5.1, PER-6.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    enchantments: tuple[CardCode, ...] = ()


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    name: str = ""
    hand_count: int
    deck_count: int
    hand: tuple[CardCode, ...] | None = None
    """Absent in the view of the opponent."""
    discard: tuple[CardCode, ...] = ()
    """Bottom first."""
    lands: tuple[LandView, ...] = ()
    creatures: tuple[CreatureView, ...] = ()
    floating_mana: int = 0


class TableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: Options
    turn: int
    active: int
    phase: Phase
    starting_seat: int
    land_played: bool = False
    match: Match
    combat: Combat | None = None
    spell: Spell | None = None
    seats: tuple[SeatView, ...]
    faces: Faces = {}
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
        land_played=table.land_played,
        match=table.match,
        combat=table.combat,
        spell=table.spell,
        seats=tuple(_half(half, mine=owner == seat) for owner, half in enumerate(table.seats)),
        outcome=table.outcome,
    )


def _half(half: Seat, *, mine: bool) -> SeatView:
    return SeatView(
        name=half.name,
        hand_count=len(half.hand),
        deck_count=len(half.deck),
        hand=tuple(half.hand) if mine else None,
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
        floating_mana=half.floating_mana,
    )


def resample(draft: PerdureDraft, seat: int) -> None:
    """Deal anew the seat's own deck, and the opponent's hand, deck and lands.

    A card whose face the seat saw earlier in the match stays in the half to which it belongs. What the
    opponent alone has seen is forgotten, because it would tell which cards he held.
    """
    state = draft.state
    known = {card: knowing for card, knowing in state.machine.known.items() if seat in knowing}
    mine, other = state.table.seats[seat], state.table.seats[opponent(seat)]
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
