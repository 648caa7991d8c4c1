"""Land cards are taken, attached, returned. The supply follows by itself (SPL-13.4)."""

from __future__ import annotations

from engine.magic.state import Id, MagicDraft
from engine.rulesets.splendagic.events import LandAttached, LandReturned, LandTaken, Returning
from engine.rulesets.splendagic.state import KINDS, Kind

from .reach import _lands, _stock, _under


def lay_stocks(draft: MagicDraft, seats: int) -> None:
    """Nobody has collected anything as the game begins; there is no event."""
    _lands(draft).stocks = [[0] * len(KINDS) for _ in range(seats)]


def take_land(draft: MagicDraft, rule: str, seat: int, kind: Kind) -> None:
    """A land card comes from its pile, which is not empty, into a player's stock."""
    _stock(draft, seat)[KINDS.index(kind)] += 1
    draft.emit(LandTaken(rule=rule, seat=seat, kind=kind))


def return_land(draft: MagicDraft, rule: str, seat: int, kind: Kind, reason: Returning) -> None:
    """A land card goes from a player's stock, which has one, back to its pile."""
    _stock(draft, seat)[KINDS.index(kind)] -= 1
    draft.emit(LandReturned(rule=rule, kind=kind, reason=reason, seat=seat))


def attach_land(draft: MagicDraft, rule: str, ref: Id, kind: Kind) -> None:
    """A land card comes under a permanent that has none (SPL-10.3)."""
    assert ref not in _under(draft), "there is one land card under a permanent at most"
    _under(draft)[ref] = kind
    draft.emit(LandAttached(rule=rule, object=ref, kind=kind))


def return_attached(draft: MagicDraft, rule: str, ref: Id, reason: Returning) -> None:
    """The land card under a permanent goes back to its pile."""
    kind = _under(draft).pop(ref)
    draft.emit(LandReturned(rule=rule, kind=kind, reason=reason, object=ref))
