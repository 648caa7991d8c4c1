"""Splendagic: Magic in which creatures and planeswalkers are bought from the middle of the table with land
cards.

* :mod:`.options`, :mod:`.state`, :mod:`.lands` – what can be agreed on, what lies where
* :mod:`.atoms`, :mod:`.events` – the functions that change it, and what they tell
* :mod:`.card_set` (1), :mod:`.setup` (2), :mod:`.turn` (3), :mod:`.splendor`, :mod:`.compulsory` (4),
  :mod:`.taking` (5), :mod:`.market`, :mod:`.hand_creatures` (6), :mod:`.planeswalkers`, :mod:`.feasible` (7),
  :mod:`.reserving`, :mod:`.following`, :mod:`.owed` (8), :mod:`.payment` (7, 9), :mod:`.attaching`,
  :mod:`.distribution`, :mod:`.attached` (10), :mod:`.returning` (11), :mod:`.board`, :mod:`.pools`,
  :mod:`.views` (12), :mod:`.attacking`, :mod:`.leaving` (13) – the chapters of the rules
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import field

from engine.kernel.documents import Task
from engine.kernel.guide import Guide
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.ruleset import Ruleset
from engine.magic import game, parts
from engine.magic.core import tasks_of
from engine.magic.rules import with_magic
from engine.magic.seams import Format, union
from engine.magic.state import Machine, MagicState
from engine.magic.text.words import DISPLAYS

from . import reserving, taking
from .attached import AttachedLands
from .attaching import Attaching
from .attacking import Attacking
from .board import SplendagicBoard
from .book import BOOK
from .compulsory import Compulsory
from .faults import TableFaults
from .following import Following
from .hand_creatures import HandCreatures
from .leaving import Leaving
from .lists import LISTS
from .market import Market
from .options import SplendagicOptions, SplendagicSeat
from .owed import OwedDrawing
from .payment import LandCards
from .planeswalkers import PlaneswalkerRow
from .reserving import Reserving
from .returning import Returning
from .setup import SplendagicSetup
from .splendor import SplendorAction
from .state import NAMES, SplendagicTable
from .taking import Taking
from .turn import SplendagicTurn
from .views import SplendagicView
from .worth import worth

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "land_card": dict(NAMES.items()),
    "splendor": {
        "take_different": "take different land cards",
        "take_same": "take two land cards alike",
        "market_cast": "cast a creature of the market",
        "pw_cast": "cast a planeswalker of the row",
        "reserve": "reserve a card",
        "reserve_blind": "reserve a card unseen",
        "hand_cast": "cast a creature from the hand",
    },
}
"""What people call the words of closed sets."""

PARTS = (
    SplendagicSetup(),
    SplendagicTurn(),
    parts.StackTiming(),
    LandCards(),
    parts.StandardCombat(),
    SplendagicBoard(),
    parts.StandardEnding(),
    TableFaults(),
    Attaching(),
    AttachedLands(),
    Returning(),
    SplendorAction(),
    Taking(),
    PlaneswalkerRow(),
    Market(),
    HandCreatures(),
    Reserving(),
    Compulsory((*taking.OFFERS, *reserving.OFFERS)),
    Following(),
    OwedDrawing(),
    Attacking(),
    Leaving(),
)
"""Their order is that of menus and refusals."""

if TYPE_CHECKING:
    AnyTask = Task
else:
    AnyTask = union(tasks_of(PARTS))


class SplendagicState(MagicState, tag="splendagic"):
    """A game of Splendagic."""

    options: SplendagicOptions = field(default_factory=SplendagicOptions)
    table: SplendagicTable = field(default_factory=SplendagicTable)
    machine: Machine[AnyTask] = field(default_factory=Machine)


SPLENDAGIC_FORMAT = Format(SplendagicState, (2, 4), PARTS)
SPLENDAGIC: Final[Ruleset[Any]] = game.ruleset(
    SPLENDAGIC_FORMAT,
    book=with_magic(BOOK),
    guide=Guide.load(__file__),
    old_words=3,
    summary="Collect land cards, and buy creatures and planeswalkers from the middle of the table.",
    options=SplendagicOptions,
    seat=SplendagicSeat,
    decks={},
    lists=LISTS,
    playout_decisions=10_000,
    playout_cost=PlayoutCost(sample=130, decision=25, decisions=1_600),
    worth=worth,
    view_type=SplendagicView,
    displays={**DISPLAYS, **WORDS},
)
