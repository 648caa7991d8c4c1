"""Section D, hidden information: what each seat sees, and states that it cannot tell from the real one."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from engine.kernel.documents import Outcome
from engine.kernel.sampling import deal_unseen

from .cards import ORDER, TEAM_OF, Team
from .state import (
    Blow,
    CardItem,
    Combat,
    Creature,
    Effect,
    Item,
    Magic54Draft,
    Magic54State,
    ManaCard,
    Options,
    Phase,
    Resolve,
    Seat,
)

EVERY_CARD = frozenset(TEAM_OF)


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One player's half of the table, as a seat sees it."""

    team: Team
    name: str
    life: int
    hand_count: int
    deck_count: int
    hand: list[str] | None = None
    """The seat's own hand only."""
    deck: list[str] | None = None
    """The cards of the own deck while the own Joker is solved, in canonical order."""
    discard: list[str] = field(default_factory=list)
    mana: list[ManaCard] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)


class View(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"):
    """The table as one seat sees it."""

    seat: int
    """Who is looking."""
    options: Options
    turn: int
    active: int
    phase: Phase
    starting_seat: int
    mana_played: bool = False
    pile: list[Item] = field(default_factory=list)
    combat: Combat | None = None
    effects: list[Effect] = field(default_factory=list)
    """During a resolution: what acts on its damage, the first solved first."""
    blows: list[Blow] = field(default_factory=list)
    """During a resolution: the damage announced so far."""
    seats: list[SeatView]
    outcome: Outcome | None = None


def view(state: Magic54State, viewer: int) -> View:
    """What a seat may see of the table."""
    table = state.table
    task = state.machine.agenda[-1] if state.machine.agenda else None
    resolving = task if isinstance(task, Resolve) else Resolve()
    searching = _searching(state)
    return View(
        seat=viewer,
        options=state.options,
        turn=table.turn,
        active=table.active,
        phase=table.phase,
        starting_seat=table.starting_seat,
        mana_played=table.mana_played,
        pile=table.pile,
        combat=table.combat,
        effects=resolving.effects,
        blows=resolving.blows,
        seats=[
            _seat_view(seat, own=number == viewer, searching=number == viewer == searching)
            for number, seat in enumerate(table.seats)
        ],
        outcome=table.outcome,
    )


def _seat_view(seat: Seat, *, own: bool, searching: bool) -> SeatView:
    return SeatView(
        team=seat.team,
        name=seat.name,
        life=seat.life,
        hand_count=len(seat.hand),
        deck_count=len(seat.deck),
        hand=seat.hand if own else None,
        deck=sorted(seat.deck, key=ORDER.__getitem__) if searching else None,
        discard=seat.discard,
        mana=seat.mana,
        creatures=seat.creatures,
    )


def _searching(state: Magic54State) -> int | None:
    """The seat that is solving its Joker."""
    pile = state.table.pile
    if not pile or not state.machine.agenda or not isinstance(state.machine.agenda[-1], Resolve):
        return None
    top = pile[-1]
    return top.seat if isinstance(top, CardItem) else None


def resample(draft: Magic54Draft, viewer: int) -> None:
    """Deal the cards that the seat does not know anew, within each team.

    It knows its own hand and every card that ``machine.known`` says. What others know of a place goes with
    the place. Nothing of this happens at the table: there is no event, and the draft's own state is written.
    """
    state = draft.state
    old = state.machine.known
    seats = state.table.seats
    unseen: dict[str, list[str]] = {
        seat.team: [
            card
            for card in (*(() if number == viewer else seat.hand), *seat.deck)
            if viewer not in old.get(card, ())
        ]
        for number, seat in enumerate(seats)
    }
    dealt = deal_unseen(unseen, state.machine.rng, EVERY_CARD)
    new_face = {
        card: face for team, cards in unseen.items() for card, face in zip(cards, dealt[team], strict=True)
    }
    state.table = replace(
        state.table,
        seats=[
            replace(
                seat,
                hand=[new_face.get(card, card) for card in seat.hand],
                deck=[new_face.get(card, card) for card in seat.deck],
            )
            for seat in seats
        ],
    )
    known = {new_face.get(card, card): knowing for card, knowing in old.items()}
    state.machine = replace(state.machine, known=known)
