"""Section D, hidden information: what each seat may see, and games that it cannot tell apart."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.documents import Outcome
from engine.kernel.faces import CardCode, Faces
from engine.kernel.sampling import deal_unseen

from .cards import ORDER, TEAM_OF, Team
from .options import Options
from .state import (
    CardItem,
    Combat,
    Item,
    Magic54Draft,
    Magic54State,
    ManaCard,
    Phase,
    Seat,
    power,
    toughness,
)
from .tasks import Blow, Effect, Resolve

EVERY_CARD = frozenset(TEAM_OF)


class CreatureView(Struct, frozen=True, omit_defaults=True):
    """A creature in play."""

    card: CardCode
    power: int
    """Its attack, the damage that it deals, with what Growth added (M54-4.1)."""
    toughness: int
    """Its defense, the damage that kills it, with what Growth added (M54-4.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    bonus: int = 0
    """What Growth added this turn."""


class SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    team: Team
    name: str = ""
    life: int
    hand_count: int
    deck_count: int
    hand: tuple[CardCode, ...] | None = None
    """Absent in the view of the opponent."""
    deck: tuple[CardCode, ...] | None = None
    """In the view of the seat that is solving its Joker: the cards of its deck, in canonical order."""
    discard: tuple[CardCode, ...] = ()
    """Bottom first."""
    mana: tuple[ManaCard, ...] = ()
    creatures: tuple[CreatureView, ...] = ()


class TableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: Options
    turn: int
    active: int
    phase: Phase
    starting_seat: int
    mana_played: bool = False
    pile: tuple[Item, ...] = ()
    """The first played first."""
    combat: Combat | None = None
    effects: tuple[Effect, ...] = ()
    """During a resolution: what acts on its damage, the first solved first."""
    blows: tuple[Blow, ...] = ()
    """During a resolution: the damage announced so far."""
    seats: tuple[SeatView, ...]
    faces: Faces = {}
    outcome: Outcome | None = None


def view(state: Magic54State, seat: int) -> TableView:
    """The table with the hand of this seat alone, and its deck while it is solving its Joker."""
    table = state.table
    task = state.machine.agenda[-1] if state.machine.agenda else None
    resolving = task if isinstance(task, Resolve) else Resolve()
    searching = _searching(state)
    return TableView(
        seat=seat,
        options=state.options,
        turn=table.turn,
        active=table.active,
        phase=table.phase,
        starting_seat=table.starting_seat,
        mana_played=table.mana_played,
        pile=tuple(table.pile),
        combat=table.combat,
        effects=tuple(resolving.effects),
        blows=tuple(resolving.blows),
        seats=tuple(
            _half(half, mine=owner == seat, searching=owner == seat == searching)
            for owner, half in enumerate(table.seats)
        ),
        outcome=table.outcome,
    )


def _half(half: Seat, *, mine: bool, searching: bool) -> SeatView:
    return SeatView(
        team=half.team,
        name=half.name,
        life=half.life,
        hand_count=len(half.hand),
        deck_count=len(half.deck),
        hand=tuple(half.hand) if mine else None,
        deck=tuple(sorted(half.deck, key=ORDER.__getitem__)) if searching else None,
        discard=tuple(half.discard),
        mana=tuple(half.mana),
        creatures=tuple(
            CreatureView(
                creature.card,
                power(creature),
                toughness(creature),
                creature.tapped,
                creature.sick,
                creature.damage,
                creature.bonus,
            )
            for creature in half.creatures
        ),
    )


def _searching(state: Magic54State) -> int | None:
    """The seat that is solving its Joker."""
    pile = state.table.pile
    if not pile or not state.machine.agenda or not isinstance(state.machine.agenda[-1], Resolve):
        return None
    top = pile[-1]
    return top.seat if isinstance(top, CardItem) else None


def resample(draft: Magic54Draft, seat: int) -> None:
    """Deal anew the cards that the seat does not know, within each team.

    It knows its own hand and every card that ``machine.known`` says. What others know of a place goes with
    the place. Nothing of this happens at the table: there is no event, and the draft's own state is written.
    """
    state = draft.state
    old = state.machine.known
    halves = state.table.seats
    unseen: dict[str, list[str]] = {
        half.team: [
            card
            for card in (*(() if owner == seat else half.hand), *half.deck)
            if seat not in old.get(card, ())
        ]
        for owner, half in enumerate(halves)
    }
    dealt = deal_unseen(unseen, state.machine.rng, EVERY_CARD)
    new_face = {
        card: face for team, cards in unseen.items() for card, face in zip(cards, dealt[team], strict=True)
    }
    state.table = replace(
        state.table,
        seats=[
            replace(
                half,
                hand=[new_face.get(card, card) for card in half.hand],
                deck=[new_face.get(card, card) for card in half.deck],
            )
            for half in halves
        ],
    )
    known = {new_face.get(card, card): knowing for card, knowing in old.items()}
    state.machine = replace(state.machine, known=known)
