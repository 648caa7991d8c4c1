"""What a game of Splendagic has on its table besides that of Magic: land cards, the middle of the table, the
Splendor action, reserved cards.

The supply is not recorded: it is what stocks and permanents leave of the land cards in the game, so that none
is ever lost or made (SPL-13.4). Levels and slots count from 1 wherever they are spoken of.
"""

from __future__ import annotations

from typing import Annotated, Literal, cast, get_args

from msgspec import Meta, Struct, field

from engine.kernel.bounds import Many, Map
from engine.kernel.constraints import Cites
from engine.kernel.documents import TurnNumber
from engine.magic.state import Id, MagicState, Natural, Table
from engine.magic.vocabulary import FEW_ENTRIES, ObjectId, PermanentId, SeatNumber

from .book import cite
from .options import SplendagicOptions

UNDER = cite("SPL-10.3")
OWES = cite("SPL-8.6")

Kind = Literal["plains", "island", "swamp", "mountain", "forest", "wastes"]
"""A type of land card."""
KINDS: tuple[Kind, ...] = get_args(Kind)
"""In canonical order."""
COLOURED = KINDS[:-1]
MANA = "WUBRGC"
"""What a land card of each type pays, in canonical order."""
NAMES: dict[Kind, str] = {kind: kind.capitalize() for kind in KINDS}
"""As the cards are called."""

Counts = Annotated[list[Natural], Meta(min_length=len(KINDS), max_length=len(KINDS))]
"""How many land cards there are of each type, in canonical order."""

LEVELS = 3
SLOTS = 4
MOST_PLAYERS = 4
MOST_WALKERS = MOST_PLAYERS + 1

Level = Annotated[int, Meta(ge=1, le=LEVELS, description="Of creature cards: 1, 2 or 3.")]
Slot = Annotated[int, Meta(ge=1, le=SLOTS, description="Of the market row, from the left, counted from 1.")]
WalkerSlot = Annotated[
    int, Meta(ge=1, le=MOST_WALKERS, description="Of the planeswalker row, from the left, counted from 1.")
]


class Lands(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where the land cards are that do not lie in the supply."""

    stocks: Annotated[list[Counts], Meta(max_length=MOST_PLAYERS)] = field(default_factory=list)
    """What the players have collected, seat by seat; left out: nothing."""
    under: Annotated[Map[PermanentId, Kind], Cites(UNDER)] = field(default_factory=dict)
    """The land cards under permanents; a document has them in any order."""


Row = Annotated[list[Id | None], Meta(min_length=SLOTS, max_length=SLOTS)]
"""A row of the market; None: an empty slot."""


def _empty_rows() -> list[list[Id | None]]:
    return [[None] * SLOTS for _ in range(LEVELS)]


def _empty_decks() -> list[list[Id]]:
    return [[] for _ in range(LEVELS)]


class Middle(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The cards in the middle of the table, which nobody owns (SPL-12.3)."""

    market: Annotated[list[Row], Meta(min_length=LEVELS, max_length=LEVELS)] = field(
        default_factory=_empty_rows
    )
    """Creature cards face up, level 1 first, in the zone ``market``."""
    decks: Annotated[list[Many[Id]], Meta(min_length=LEVELS, max_length=LEVELS)] = field(
        default_factory=_empty_decks
    )
    """Creature cards face down by level, top first, in the zone ``creature_decks``."""
    planeswalkers: Annotated[list[Id | None], Meta(max_length=MOST_WALKERS)] = field(default_factory=list)
    """The planeswalker row, in the zone ``planeswalker_row``. Whoever casts one leaves a gap (SPL-7.5)."""
    removed: Many[Id] = field(default_factory=list)
    """Cards of the player deck and planeswalkers that were not dealt, in the zone ``removed`` (SPL-2.6)."""


class Splendor(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Splendor action."""

    used: Natural = 0
    """The turn in which the action was last used, or lapsed; 0: it never was."""


class Reserved(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A creature card that a player has reserved."""

    level: Level
    turn: TurnNumber
    """In which it was reserved; it cannot be cast in that turn (SPL-6.7)."""
    face_up: bool = False
    """It lies face up in the library (SPL-8.4)."""
    lost: bool = False
    """Its owner has put it somewhere in the library, unseen: the others have lost sight of it."""


class Owed(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A card draw that a player owes themselves (SPL-8.6)."""

    seat: Annotated[SeatNumber, Cites(OWES)]
    turn: TurnNumber
    """In which the player reserved the card."""


class Reserves(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Reserved cards, and the draws that are owed for them."""

    cards: Map[ObjectId, Reserved] = field(default_factory=dict)
    """By their ids in a library or a hand, as long as their owners can follow them there."""
    owed: Annotated[Many[Owed], FEW_ENTRIES, Cites(OWES)] = field(default_factory=list)
    """In the order of reserving."""


class SplendagicTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with land cards and a middle."""

    lands: Lands = field(default_factory=Lands)
    middle: Middle = field(default_factory=Middle)
    splendor: Splendor = field(default_factory=Splendor)
    reserves: Reserves = field(default_factory=Reserves)


def table_of(state: MagicState) -> SplendagicTable:
    """The table of a game of Splendagic."""
    return cast("SplendagicTable", state.table)


def options_of(state: MagicState) -> SplendagicOptions:
    """What the players agreed on."""
    return cast("SplendagicOptions", state.options)
