"""What pays for a spell beside mana: creatures for convoke, artifacts for improvise, cards of the graveyard
for delve (CR 702.51, 702.66, 702.126).

Each pays for one mana of the total cost, which is fixed before. A creature pays for generic mana or for mana
of one of its colours, the others for generic mana alone. None of it is spent mana.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.hooks import Accepts, Tender
from engine.magic.language.keywords import HELPS
from engine.magic.library.loader import CARDS
from engine.magic.objects import characteristics
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState

from . import triggers
from .likeness import likeness

CONVOKE = cr("702.51")
DELVE = cr("702.66")
IMPROVISE = cr("702.126")
GENERIC = "1"


def helps(state: MagicState, source: Id) -> tuple[str, ...]:
    """The keywords by which something else than mana pays for a card: as a spell, for permanents are not
    cast."""
    thing = state.table.objects.get(source)
    if thing is None or thing.zone == "battlefield":
        return ()
    return definition(state, thing.copy_of or thing.card).helps


def is_in_library() -> bool:
    """Whether a card of the library has one of these keywords."""
    return any(HELPS.intersection(map(str, card.keywords)) for card in CARDS.values())


def helping(state: MagicState, seat: int, accepts: Accepts) -> Iterator[Tender]:
    """What a player could pay with by these keywords, in ascending order."""
    if "delve" in accepts.helps:
        yield from _delved(state, seat)
    if len(accepts.helps) == 1 and "delve" in accepts.helps:
        return
    places: dict[object, int] = {}
    known = characteristics(state)
    first = len(state.table.seats[seat].graveyard)
    for index, ref in enumerate(state.table.battlefield):
        found = known[ref]
        if found.controller == seat and not state.table.objects[ref].tapped:
            mana = _mana(found, accepts)
            if mana:
                place = places.setdefault((mana, likeness(state, ref)), first + index)
                yield Tender(ref, mana, place, taps=True, is_mana=False)


def _mana(found: Characteristics, accepts: Accepts) -> str:
    """What a permanent pays for."""
    if found.is_creature and "convoke" in accepts.helps:
        return "".join(sorted(found.colors)) or GENERIC
    return GENERIC if "improvise" in accepts.helps and "artifact" in found.types else ""


def _delved(state: MagicState, seat: int) -> Iterator[Tender]:
    places: dict[str, int] = {}
    for index, ref in enumerate(state.table.seats[seat].graveyard):
        thing = state.table.objects[ref]
        yield Tender(ref, GENERIC, places.setdefault(thing.card, index), gone=True, is_mana=False)


def help_pay(draft: MagicDraft, tender: Tender) -> None:
    """The permanent becomes tapped, or the card is exiled."""
    with triggers.Noticing(draft):
        if tender.gone:
            atoms.move(draft, tender.key, "exile", DELVE)
        else:
            atoms.tap(draft, tender.key, CONVOKE if _convokes(draft.state, tender.key) else IMPROVISE)


def _convokes(state: MagicState, ref: Id) -> bool:
    """Whether a permanent helps to pay as a creature, not as an artifact."""
    paying: Any = state.machine.agenda[-1]
    return characteristics(state)[ref].is_creature and "convoke" in helps(state, paying.source)
