"""The zones of the game: dynasty decks, provinces, focus cards; which deck an effect means (L5C-4, 21)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.documents import Event
from engine.magic.language.filters import Filter
from engine.magic.parts import PlainBoard
from engine.magic.procedures import turning_up
from engine.magic.proposals import AnyProposal, Move, Replacement, by_rule
from engine.magic.seams import AskedFirst, Placed, Pool
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .facts import REALM_EVENTS
from .kinds import belongs_to_dynasty
from .libraries import naming, zone_meant
from .realm import Realm, Realms, realm, realms
from .view import seen_realms

OWN_DECK = cite("L5C-21.2")
ROWS = ("dynasty", "focus")
"""Zones that are lists of cards, in fields of the same name."""


class Board(PlainBoard):
    """Provinces beside the core's zones, a second library, and the cards of a duel."""

    keeps: Mapping[str, type[Struct]] = {"realms": Realms}
    events: tuple[type[Event], ...] = REALM_EVENTS
    zones: frozenset[str] = frozenset({"dynasty", "province", "focus"})
    hidden: frozenset[str] = zones
    apart: frozenset[str] = zones
    cards_lie_face_down = False
    never = turning_up.NEVER
    """In provinces cards lie face down, too. Of one that was turned up, everybody knows the face."""

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """What everybody sees, and what the seat has seen."""
        return {"realms": seen_realms(state, seat)}

    def places(self, state: MagicState) -> Iterator[Placed]:
        """Seat by seat: the provinces from the left, the deck from the top, the focus cards."""
        for seat, one in enumerate(realms(state)):
            path = f"$.table.realms.seats[{seat}]"
            for index, place in enumerate(one.provinces):
                if place.card is not None:
                    yield Placed(f"{path}.provinces[{index}].card", "province", seat, place.card)
            for row in ROWS:
                for index, ref in enumerate(getattr(one, row)):
                    yield Placed(f"{path}.{row}[{index}]", row, seat, ref)

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """Into a province, whose number is the position, face down; on top or at the bottom of the others."""
        assert seat is not None, "every card has an owner"
        if zone == "province":
            atoms.put_into_province(draft, seat, int(position), ref)
        else:
            atoms.put_into_row(draft, seat, zone, ref, position)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """Out of them; a province stays behind, empty."""
        assert seat is not None, "every card has an owner"
        if zone == "province":
            atoms.take_from_province(draft, ref)
        else:
            atoms.take_from_row(draft, seat, zone, ref)

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """Each player's fate deck, and dynasty deck with the provinces. The face of a card decides its deck;
        in hands and among focus cards both are mixed."""
        found = []
        for number, player in enumerate(state.table.seats):
            one = realm(state, number)
            held = [*player.hand, *one.focus]
            dynasty = [ref for ref in held if belongs_to_dynasty(state, ref)]
            fate = [ref for ref in held if ref not in dynasty]
            found += [
                Pool([*player.library, *fate], [held]),
                Pool([*one.dynasty, *_in_provinces(one), *dynasty], [held]),
            ]
        return found

    def meant(self, state: MagicState, seat: int, what: Filter) -> str:
        """L5C-21.1: whoever asks for a card of the dynasty deck looks there."""
        return zone_meant(state, seat, what)

    def asked_first(self, state: MagicState, seat: int, what: Filter) -> AskedFirst | None:
        """L5C-21.1: of a card that may be in either deck, the player names one first."""
        return naming(state, seat, what)

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """L5C-21.2: what is put into a library goes into its own deck."""
        match proposal:
            case Move(to="library", object=ref) if belongs_to_dynasty(state, ref):
                yield by_rule(OWN_DECK, _into_dynasty)


def _in_provinces(one: Realm) -> list[Id]:
    return [place.card for place in one.provinces if place.card is not None]


def _into_dynasty(_draft: MagicDraft, move: Move, _reply: object) -> list[AnyProposal]:
    return [replace(move, to="dynasty", rule=OWN_DECK)]
