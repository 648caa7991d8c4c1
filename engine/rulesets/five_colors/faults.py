"""What is wrong with realms in a document (L5C-2.1, 4.6, 10.2, 19.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.parts import BasePart
from engine.magic.procedures.stack import Run
from engine.magic.state import Id, MagicState
from engine.magic.status.position import Position

from .book import cite
from .kinds import belongs_to_dynasty
from .realm import MEANT, Province, Realm, realms

DECKS = cite("L5C-2.1")
SECRET = cite("L5C-4.3")
PLACES = cite("L5C-4.6")
ATTACHED = cite("L5C-19.2")
MOST_PROVINCES = 100
"""Each costs five life; a state has to stay small."""


class TableFaults(BasePart):
    """The checks of what realms hold; objects and zones are sound."""

    def lies_open(self, state: MagicState, ref: Id) -> bool:
        """L5C-4.3: face up in a province."""
        return any(place.face_up and place.card == ref for one in realms(state) for place in one.provinces)

    def faults(self, position: Position) -> Iterator[Fault]:
        """Everything that is wrong, seat by seat."""
        for seat, one in enumerate(realms(position.state)):
            yield from _of_realm(position, seat, one, f"$.table.realms.seats[{seat}]")


def _of_realm(position: Position, seat: int, one: Realm, path: str) -> Iterator[Fault]:
    if len(one.provinces) > MOST_PROVINCES:
        yield Fault(f"{path}.provinces", f"at most {MOST_PROVINCES} provinces", PLACES)
    if one.named is not None and not any(isinstance(task, Run) for task in position.machine.agenda):
        yield Fault(f"{path}.named", "a deck is named only while it is being searched", MEANT)
    for index, ref in enumerate(position.table.seats[seat].library):
        if belongs_to_dynasty(position.state, ref):
            here = f"$.table.seats[{seat}].library[{index}]"
            yield Fault(here, f"{ref} belongs to the dynasty deck; the library is the fate deck", DECKS)
    for index, ref in enumerate(one.dynasty):
        if not belongs_to_dynasty(position.state, ref):
            yield Fault(f"{path}.dynasty[{index}]", f"{ref} belongs to the fate deck", DECKS)
    met: set[Id] = set()
    for index, place in enumerate(one.provinces):
        yield from _of_province(position, seat, place, f"{path}.provinces[{index}]", met)


def _of_province(position: Position, seat: int, place: Province, path: str, met: set[Id]) -> Iterator[Fault]:
    """``met`` are the Walls at the provinces before."""
    if place.card is None and place.face_up:
        yield Fault(f"{path}.face_up", "an empty province has nothing face up", PLACES)
    if place.card is not None:
        if not belongs_to_dynasty(position.state, place.card):
            yield Fault(f"{path}.card", f"{place.card} belongs to the fate deck", DECKS)
        knowing = position.machine.known.get(place.card, ())
        if place.face_up and len(knowing) < len(position.seats) and not position.by_hand:
            told = f"everybody knows the card {place.card}, which lies face up: say so in machine.known"
            yield Fault(f"{path}.face_up", told, SECRET)
    for index, ref in enumerate(place.walls):
        here, thing = f"{path}.walls[{index}]", position.table.objects.get(ref)
        if thing is None or thing.zone != "battlefield" or thing.owner != seat:
            yield Fault(here, f"{ref} is no permanent of this player's", ATTACHED)
        elif thing.controller not in (None, seat) or thing.held_by not in (None, seat):
            yield Fault(here, f"{ref} is controlled by somebody else", ATTACHED)
        elif ref in met:
            yield Fault(here, f"{ref} is attached twice", ATTACHED)
        met.add(ref)
    if place.leaving is not None:
        thing = position.table.objects.get(place.leaving)
        if thing is None or thing.zone != "stack" or thing.owner != seat:
            yield Fault(f"{path}.leaving", f"{place.leaving} is no spell of this player's", PLACES)
