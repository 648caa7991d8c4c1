"""Castles are dealt, change their order, and follow what becomes of the cards in them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.magic.events import Moved
from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.events import (
    CastleActivated,
    CastleConcealed,
    CastleDealt,
    CastleDiscarded,
    CastleShifted,
    CastleSwitched,
)
from engine.rulesets.castle.spots import Spot, at, named, spot_of, spots

from .reach import _act, _reserve, _stand


def deal_castle(draft: MagicDraft, seat: int, rule: str) -> None:
    """The stock lies in the castle and in the reserve (CAS-2.4)."""
    draft.emit(CastleDealt(rule=rule, seat=seat))


def shift(draft: MagicDraft, spot: Spot, other: Spot, rule: str) -> None:
    """The castle action of the turn exchanges the contents of two spots (CAS-12.3)."""
    _exchange(draft, spot, other)
    _act(draft, spot.seat)
    draft.emit(CastleShifted(rule=rule, seat=spot.seat, spot=spot.name, other=other.name))


def switch(draft: MagicDraft, spot: Spot, other: Spot, rule: str) -> None:
    """The foremost card of a column changes places with the one behind it (CAS-8.6)."""
    _exchange(draft, spot, other)
    draft.emit(CastleSwitched(rule=rule, seat=spot.seat, spot=spot.name, other=other.name))


def _exchange(draft: MagicDraft, spot: Spot, other: Spot) -> None:
    """What stands in two spots of a castle changes places as it is; one of them may be vacant."""
    one, two = at(draft.state, spot), at(draft.state, other)
    _stand(draft, spot, two)
    _stand(draft, other, one)


# Cards come and go: the events are those of their moves ----------------------------------------------------


def lay_down(draft: MagicDraft, seat: int, ref: Id, position: str) -> None:
    """A card comes into a castle: into the spot that ``position`` names; ``bottom``, as the stock is dealt,
    into the next vacant one; ``top``, from the battlefield, where it stood (:func:`follow`)."""
    if position == "bottom":
        _stand(draft, next(spot for spot in spots(seat) if at(draft.state, spot) is None), ref)
    elif position != "top":
        _stand(draft, named(seat, position), ref)


def add_to_reserve(draft: MagicDraft, seat: int, ref: Id, position: str) -> None:
    """A card comes into the reserve."""
    reserve = _reserve(draft, seat)
    reserve.insert(0 if position == "top" else len(reserve), ref)


def take_from_reserve(draft: MagicDraft, seat: int, ref: Id) -> None:
    """A card leaves the reserve."""
    _reserve(draft, seat).remove(ref)


_BECAME: Mapping[tuple[str, str], type[CastleActivated | CastleDiscarded | CastleConcealed]] = {
    ("castle", "battlefield"): CastleActivated,
    ("castle", "exile"): CastleDiscarded,
    ("battlefield", "castle"): CastleConcealed,
}
"""What is told of a castle card besides its move, by the zones between which it moves."""


def follow(draft: MagicDraft, was: Id, now: Id | None, moved: Moved | None = None) -> None:
    """What stood in a spot has become another object: turned over, it keeps its spot (CAS-9.9, 12.5);
    elsewhere, or as somebody else's, it has left the castle, and the spot is vacant (CAS-3.5, 10.9)."""
    spot = spot_of(draft.state, was)
    if spot is None:
        return
    stays = now is not None and draft.state.table.objects[now].zone in ("castle", "battlefield")
    _stand(draft, spot, now if stays else None)
    became = None if moved is None else _BECAME.get((moved.from_zone, moved.to_zone))
    if became is not None and moved is not None and now is not None:
        draft.emit(became(rule=moved.rule, seat=spot.seat, spot=spot.name, object=now))
