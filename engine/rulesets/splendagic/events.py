"""What happens in the game, beside the events of Magic."""

from __future__ import annotations

from typing import Literal

from engine.kernel.documents import Event, Private
from engine.magic.state import Id
from engine.magic.vocabulary import CardKey

from .state import Kind, Level, Slot, WalkerSlot

Returning = Literal["paid", "limit", "left", "death"]
"""Why a land card goes back to the supply: it paid a mana; its player had too many; its player has left the
game, or the permanent above it has left the battlefield, or is no creature or planeswalker any more; that
permanent was put into a graveyard."""
SplendorKind = Literal[
    "take_different", "take_same", "market_cast", "pw_cast", "reserve", "reserve_blind", "hand_cast"
]
"""``hand_cast``: with the option that a creature cast from the hand uses the action (SPL-R24)."""


class LandTaken(Event, frozen=True):
    """A land card came from the supply into a player's stock (SPL-5.1, 5.2, 8.1)."""

    text = "{seat} takes|take a(n) {kind}"
    seat: int
    kind: Kind


class LandReturned(Event, frozen=True):
    """A land card went back to the supply (SPL-9.1, 10.6, 11.1, 13.3): out of a player's stock, or from under
    a permanent."""

    text = "a(n) {kind} goes back to the supply[ from {seat}'s stock][ from under {object}]"
    kind: Kind
    reason: Returning
    seat: int | None = None
    """Whose stock it was in; absent: none."""
    object: Id | None = None
    """The permanent under which it lay."""


class LandAttached(Event, frozen=True):
    """A land card came under a permanent (SPL-10.1)."""

    text = "a(n) {kind} is put under {object}"
    object: Id
    kind: Kind


class PlaneswalkersTurnedUp(Event, frozen=True):
    """The planeswalker row lies there (SPL-2.2)."""

    text = "the row of planeswalkers: {cards}"
    absent = {"cards": "nothing"}
    objects: tuple[Id, ...]
    cards: tuple[CardKey, ...]


class MarketRefilled(Event, frozen=True):
    """The top card of a creature deck was turned up in a slot of its row (SPL-12.1)."""

    text = "{object} comes into the market (level {level}, slot {slot})"
    level: Level
    slot: Slot
    object: Id
    card: CardKey


class MarketCast(Event, frozen=True):
    """A player cast the creature card of a market slot (SPL-6.1)."""

    text = "{seat} takes|take {card} from the market (level {level}, slot {slot}) to cast it"
    seat: int
    level: Level
    slot: Slot
    card: CardKey


class PwRowCast(Event, frozen=True):
    """A player cast a planeswalker of the row (SPL-7.1)."""

    text = "{seat} takes|take {card} from the row of planeswalkers to cast it"
    seat: int
    slot: WalkerSlot
    card: CardKey


class CardReserved(Event, frozen=True, tag="reserved"):
    """A player reserved a creature card (SPL-8.1, 8.2)."""

    text = (
        "{seat} reserves|reserve [card?{card}][!card&private?{private}][!card&!private?a card] (level "
        "{level})"
    )
    seat: int
    level: Level
    how: Literal["open", "blind"]
    card: CardKey | None = None
    """Absent: the others do not see it."""
    private: Private | None = None


class OwedDraw(Event, frozen=True):
    """A player draws the card that is owed for a reserved one (SPL-8.6)."""

    text = "{seat} draws|draw the card owed for a reserved one"
    seat: int


class SplendorDone(Event, frozen=True):
    """A player used the Splendor action of the turn (SPL-4.3)."""

    text = "{seat} has|have used the Splendor action to {kind}"
    seat: int
    kind: SplendorKind


class SplendorLapsed(Event, frozen=True):
    """A player could not use the Splendor action, or was not obliged to, and the turn went on (SPL-4.4)."""

    text = "{seat} goes|go without the Splendor action"
    seat: int


LAND_EVENTS: tuple[type[Event], ...] = (LandTaken, LandReturned, LandAttached)
BOARD_EVENTS: tuple[type[Event], ...] = (PlaneswalkersTurnedUp, MarketRefilled)
SPLENDOR_EVENTS: tuple[type[Event], ...] = (MarketCast, PwRowCast, SplendorDone, SplendorLapsed)
RESERVE_EVENTS: tuple[type[Event], ...] = (CardReserved, OwedDraw)
