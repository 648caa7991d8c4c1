"""Castle cards are tested, looked at, exchanged, roused."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.magic import atoms
from engine.magic.language.mana import written
from engine.magic.state import Id, MagicDraft
from engine.rulesets.castle.events import CastleExchanged, CastleLooked, LandCapability
from engine.rulesets.castle.price import Price
from engine.rulesets.castle.spots import Spot, at
from engine.rulesets.castle.state import table_of

from .assault import turn_up
from .reach import _act


def note_capability(draft: MagicDraft, spot: Spot, card: Id, price: Price, rule: str) -> None:
    """A revealed card was tested (CAS-9.4)."""
    draft.emit(
        LandCapability(
            rule=rule,
            seat=spot.seat,
            spot=spot.name,
            object=card,
            price=price.life,
            missing=written(price.missing),
            lands=price.lands,
        )
    )


def look(draft: MagicDraft, spot: Spot, rule: str) -> None:
    """The castle action of the turn: the owner sees a face-down card (CAS-12.2)."""
    card = _card(draft, spot)
    atoms.know(draft, [card], [spot.seat])
    _act(draft, spot.seat)
    seen = Private((spot.seat,), (draft.state.table.objects[card].card,), (card,))
    draft.emit(CastleLooked(rule=rule, seat=spot.seat, spot=spot.name, private=seen))


def exchange(draft: MagicDraft, spot: Spot, rule: str) -> None:
    """The castle action of the turn: a face-down card and the reserve (CAS-12.4)."""
    top = table_of(draft.state).castles.seats[spot.seat].reserve[0]
    atoms.move(draft, _card(draft, spot), "reserve", rule, atoms.Arrival("bottom"))
    atoms.move(draft, top, "castle", rule, atoms.Arrival(spot.name))
    _act(draft, spot.seat)
    draft.emit(CastleExchanged(rule=rule, seat=spot.seat, spot=spot.name))


def begin_concealing(draft: MagicDraft, seat: int) -> None:
    """The castle action of the turn begins: a creature is to be turned face down, wherever it goes instead;
    its move is the event (CAS-12.5)."""
    _act(draft, seat)


def rouse(draft: MagicDraft, spot: Spot, rule: str) -> None:
    """The castle action of the turn begins: a face-down card is shown to both players (CAS-12.6)."""
    _act(draft, spot.seat)
    turn_up(draft, spot, rule)


def _card(draft: MagicDraft, spot: Spot) -> Id:
    card = at(draft.state, spot)
    assert card is not None, "nothing lies there"
    return card
