"""Castle Magic: two-player Magic in which creatures defend only from castles of twelve face-down cards.

* :mod:`.options`, :mod:`.state`, :mod:`.spots` – what can be agreed on, what lies where
* :mod:`.atoms`, :mod:`.events` – the functions that change castles, and what they tell
* :mod:`.ending` (1), :mod:`.setup`, :mod:`.decks` (2), :mod:`.board`, :mod:`.views` (2, 3), :mod:`.turn` (4),
  :mod:`.attack` (7), :mod:`.reveal` (8), :mod:`.combat` (6, 7, 11), :mod:`.price`, :mod:`.activation` (9),
  :mod:`.castle_actions`, :mod:`.rouse` (12) – the chapters of the rules
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec import field

from engine.kernel.documents import Task
from engine.kernel.guide import Guide
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.ruleset import Ruleset
from engine.magic import game, parts
from engine.magic.core import tasks_of
from engine.magic.decks import CONSTRUCTED
from engine.magic.rules import with_magic
from engine.magic.seams import Format, union
from engine.magic.state import Machine, MagicState
from engine.magic.text.words import DISPLAYS

from .activation import Activation
from .board import CastleBoard
from .book import BOOK
from .castle_actions import CastleActions
from .castle_creatures import ROW_BONUS, Death, Immunity, Rows
from .combat import ColumnAssault
from .damage_to_players import DamageToPlayers
from .decks import DECKS
from .ending import CastleEnding
from .ignored_functions import IgnoredFunctions
from .lists import LISTS
from .options import CastleOptions, CastleSeat
from .rouse import Rousing
from .setup import CastleSetup
from .spots import spoken
from .state import CastleTable, SpotName
from .turn import CastleTiming, CastleTurn
from .views import CastleView
from .worth import worth

PARTS = (
    CastleSetup(limits=CONSTRUCTED._replace(face_down=False)),
    CastleTurn(),
    CastleTiming(),
    parts.TapMana(),
    ColumnAssault(),
    Death(),
    CastleBoard(),
    CastleEnding(),
    DamageToPlayers(),
    IgnoredFunctions(),
    Immunity(),
    Rows(),
    Activation(),
    CastleActions(),
    Rousing(),
    parts.CardsSetAside(),
)
"""Their order is that of menus and refusals; a death is noted before the board clears the spot."""
STANDING = ROW_BONUS
"""Rules that are stated as cards state theirs."""

if TYPE_CHECKING:
    AnyTask = Task
else:
    AnyTask = union(tasks_of(PARTS))


class CastleState(MagicState, tag="castle"):
    """A game of Castle Magic."""

    options: CastleOptions = field(default_factory=CastleOptions)
    table: CastleTable = field(default_factory=CastleTable)
    machine: Machine[AnyTask] = field(default_factory=Machine)


CASTLE_FORMAT = Format(CastleState, (2, 2), PARTS, standing=STANDING)
CASTLE: Final[Ruleset[Any]] = game.ruleset(
    CASTLE_FORMAT,
    book=with_magic(BOOK),
    guide=Guide.load(__file__),
    old_words=4,
    summary="Two-player Magic in which only the creatures of a face-down castle defend.",
    options=CastleOptions,
    seat=CastleSeat,
    decks=DECKS,
    lists=LISTS,
    playout_decisions=5_000,
    playout_cost=PlayoutCost(sample=50, decision=40, decisions=1_400),
    worth=worth,
    view_type=CastleView,
    displays={**DISPLAYS, "spot": {name: spoken(name) for name in get_args(SpotName)}},
)
