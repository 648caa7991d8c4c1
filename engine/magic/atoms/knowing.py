"""Who has seen which card that lies hidden (CR 400.2, 401.4, 701.20; CORE-26).

Cards in a hand are not told apart by their places: what leaves it might be any card with the same face. So
the marks say of which faces a player is certain, and not where in the hand they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.documents import Private
from engine.magic import events
from engine.magic.seams import format_of
from engine.magic.state import MagicState, Object

from .reaching import D

HIDDEN: frozenset[str] = frozenset({"hand", "library"})
"""The hidden ones of the core's zones."""


def is_hidden(state: MagicState, zone: str) -> bool:
    """Whether the cards in a zone lie face down (CR 400.2)."""
    return zone in HIDDEN or zone in format_of(state).board.hidden


def hides(state: MagicState, seat: int, named: Any) -> bool:
    """Whether something that an action names is a card whose face lies hidden from a seat (CORE-26)."""
    thing = state.table.objects.get(named) if isinstance(named, str) else None
    return (
        thing is not None and is_hidden(state, thing.zone) and seat not in state.machine.known.get(named, ())
    )


def know(draft: D, refs: Iterable[str], seats: Iterable[int]) -> None:
    """Note that seats have seen the faces of hidden cards."""
    more = list(seats)
    for ref in refs:
        draft.known[ref] = sorted({*draft.state.machine.known.get(ref, ()), *more})


def blur(draft: D, refs: Iterable[str], seat: int) -> None:
    """A player chooses among hidden cards, and the others don't see what: they are certain of none any more
    (CORE-26.6)."""
    for ref in refs:
        knowing = draft.state.machine.known.get(ref, ())
        if seat in knowing and len(knowing) > 1:
            draft.known[ref] = [seat]
        elif knowing and seat not in knowing:
            del draft.known[ref]


def after_move(draft: D, old: Object, new: str, to: str, knew: Iterable[int]) -> list[int]:
    """Who knows a card once it has come from one zone into another; the marks are put right.

    ``knew`` are those who knew it while it lay hidden. A choice that others don't see was blurred before.
    """
    state = draft.state
    if not is_hidden(state, to):
        if old.zone == "hand":
            forget_twin(draft, old, knew)
        return []
    if is_hidden(state, old.zone):
        knowing = {*knew, *([old.owner] if "hand" in (old.zone, to) else [])}
    else:
        knowing = set(range(len(state.table.seats)))
    if knowing:
        draft.known[new] = sorted(knowing)
    return sorted(knowing)


def forget_twin(draft: D, shown: Object, knew: Iterable[int], others: Iterable[str] = ()) -> None:
    """A card in a hand was shown: whoever knew of another with this face cannot tell that this was not it.

    ``others`` are shown with it, or are it.
    """
    objects, knew, others = draft.state.table.objects, list(knew), set(others)
    alike = [
        ref
        for ref in draft.state.table.seats[shown.owner].hand
        if ref not in others and objects[ref].card == shown.card
    ]
    for seat in range(len(draft.state.table.seats)):
        if seat == shown.owner or seat in knew:
            continue
        for ref in alike:
            knowing = draft.state.machine.known.get(ref, [])
            if seat in knowing:
                draft.known[ref] = [other for other in knowing if other != seat]
                break


def moved(
    old: Object, ref: str, new: str, to: str, rule: str, knowing: list[int], *, seen: bool
) -> events.Moved:
    """What everybody hears of a move, and what only those hear who know the card.

    The id of a card that lay in a hand, or goes from one hidden zone to another, would tell which one it was.
    """
    told = not seen or old.zone == "hand"
    seats = tuple(knowing) if not seen else (old.owner,)
    return events.Moved(
        rule=rule,
        object=new if seen else None,
        was=None if told else ref,
        from_zone=old.zone,
        to_zone=to,
        owner=old.owner,
        card=old.card if seen else None,
        private=Private(seats, (old.card,), (ref, new)) if told and seats else None,
    )
