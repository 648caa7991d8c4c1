"""What becomes of reserved cards, and who can follow them (SPL-6.7, 8.4, R25, R28, R29; CORE-26.6).

That its owner follows one ends when it is shuffled away, or comes to where everybody sees it. After the
others have lost sight of one, nothing that they are told, samples included, depends on where a hidden card
came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Fault
from engine.magic import events as facts
from engine.magic.hooks import CastIt, Deed, Hearer
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms
from .book import cite
from .events import RESERVE_EVENTS
from .reserves import is_followed, reserved
from .state import Reserved, Reserves, table_of
from .views import seen_reserves

NOT_YET = cite("SPL-6.7")
FACE_UP = cite("SPL-8.4")
OWES = cite("SPL-8.6")
BLIND = cite("SPL-8.2")
HELD = ("library", "hand")
"""Zones in which a reserved card is followed."""


def _moved(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """A card was drawn, or has moved. What leaves the hand is a reserved card no longer (SPL-R87)."""
    if was is None or was not in reserved(draft.state):
        return
    left_hand = isinstance(event, facts.Moved) and event.from_zone == "hand"
    if not left_hand and now is not None and draft.state.table.objects[now].zone in HELD:
        atoms.follow_reserved(draft, was, now)
    else:
        atoms.forget_reserved(draft, [was])


def _shuffled(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    """The cards of a library lie in an order that nobody knows."""
    assert isinstance(event, facts.Shuffled), "heard as such"
    atoms.forget_reserved(draft, draft.state.table.seats[event.seat].library)


def _arranged(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    """A player has put cards on top of the library or at its bottom, unseen. What lies face up goes on being
    seen; a card that went to the bottom in a random order not even its owner can follow."""
    assert isinstance(event, facts.Arranged), "heard as such"
    library, known = draft.state.table.seats[event.seat].library, draft.state.machine.known
    for ref in (*library[: event.top], *library[len(library) - event.bottom :]):
        card = reserved(draft.state).get(ref)
        if card is None or card.face_up:
            continue
        if event.seat in known.get(ref, ()):
            atoms.lose_sight(draft, ref)
        else:
            atoms.forget_reserved(draft, [ref])


def _left(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    """What a player owns has gone with them."""
    assert isinstance(event, facts.LeftGame), "heard as such"
    objects = draft.state.table.objects
    atoms.forget_reserved(draft, [ref for ref in reserved(draft.state) if ref not in objects])


# Documents ------------------------------------------------------------------------------------------------


def _card_faults(position: Position, ref: Id, card: Reserved) -> Iterator[Fault]:
    path = f"$.table.reserves.cards.{ref}"
    thing, known = position.table.objects.get(ref), position.machine.known.get(ref, ())
    if thing is None or thing.zone not in HELD:
        yield Fault(
            path, f"{ref} is in no library and no hand: nobody follows it as a reserved card", NOT_YET
        )
        return
    if "creature" not in position.card(thing.card).types:
        yield Fault(path, f"{ref} is no creature card", BLIND)
    if thing.owner not in known:
        yield Fault(path, f"its owner does not know {ref}", BLIND)
    if card.turn > position.table.turn:
        yield Fault(f"{path}.turn", f"turn {card.turn} has not come yet", NOT_YET)
    if thing.zone == "hand" and (card.face_up or card.lost):
        yield Fault(path, "in a hand a card neither lies face up nor is lost sight of", FACE_UP)
    elif card.face_up and (card.lost or len(known) < len(position.seats)):
        yield Fault(path, f"a card that lies face up everybody knows, and follows: {ref}", FACE_UP)


def _owed_faults(position: Position) -> Iterator[Fault]:
    for index, owed in enumerate(table_of(position.state).reserves.owed):
        path = f"$.table.reserves.owed[{index}]"
        if not position.has_things(owed.seat) and not position.over:
            yield Fault(f"{path}.seat", f"seat {owed.seat} has left the game, and owes nothing", OWES)
        if owed.turn > position.table.turn:
            yield Fault(f"{path}.turn", f"turn {owed.turn} has not come yet", OWES)


class Following(BasePart):
    """The record of reserved cards."""

    keeps: Mapping[str, type[Struct]] = {"reserves": Reserves}
    events: Sequence[type[Event]] = RESERVE_EVENTS
    hears: Mapping[type[Event], Hearer] = {
        facts.Moved: _moved,
        facts.Drew: _moved,
        facts.Shuffled: _shuffled,
        facts.Arranged: _arranged,
        facts.LeftGame: _left,
    }

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Those that the seat can follow, and what is owed."""
        return seen_reserves(state, seat)

    def lies_open(self, state: MagicState, ref: Id) -> bool:
        """SPL-8.4."""
        card = reserved(state).get(ref)
        return card is not None and card.face_up

    def sampled(self, draft: MagicDraft, seat: int) -> None:
        """No card betrays that it was reserved, once the seat has lost sight of it."""
        state, known = draft.state, draft.state.machine.known
        unseen = [ref for ref in reserved(state) if seat not in known[ref] and not is_followed(state, ref)]
        atoms.forget_reserved(draft, unseen)

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """Casting, in a turn in which something was reserved."""
        turn = state.table.turn
        return (CastIt,) if any(card.turn == turn for card in reserved(state).values()) else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """SPL-6.7."""
        card = reserved(state).get(deed.card) if isinstance(deed, CastIt) else None
        if card is None or card.turn != state.table.turn:
            return None
        return NOT_YET, "{card} was reserved in this turn: it can be cast from the next turn on", {}

    def faults(self, position: Position) -> Iterator[Fault]:
        """SPL-6.7, 8.4, 8.6."""
        for ref, card in reserved(position.state).items():
            yield from _card_faults(position, ref, card)
        yield from _owed_faults(position)
