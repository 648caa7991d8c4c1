"""The state of a game: its table, its parts, its format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from engine.kernel.documents import Task
from engine.magic.core import tasks_of
from engine.magic.seams import Format, union
from engine.magic.state import Machine, MagicState, Table

from .actions import Actions
from .battle_actions import BattleActions
from .battle_record import Battles
from .board import Board
from .combat import Combat
from .duel import Duels
from .duel_record import Duel
from .ending import Ending
from .event_record import Events
from .events import EventRules
from .faults import TableFaults
from .growth import Growth
from .keywords import IGNORED, Keywords
from .libraries import Libraries
from .life import Life
from .mana import Mana
from .no_responding import NoResponding
from .options import FiveColorsOptions
from .realm import Realms
from .recruitment import Recruitment
from .repeat_record import Repeats
from .repeats import NoRepeats
from .saves import Saves
from .setup import Setup
from .timing import Timing
from .turn import Turn
from .walls import Walls

PARTS = (
    Setup(),
    Turn(),
    Timing(),
    Mana(),
    Combat(),
    Board(),
    Ending(),
    EventRules(),
    NoResponding(),
    Actions(),
    Duels(),
    Keywords(),
    Life(),
    Recruitment(),
    Walls(),
    Growth(),
    NoRepeats(),
    Libraries(),
    TableFaults(),
    BattleActions(),
    Saves(),
)
TASKS = tasks_of(PARTS)

if TYPE_CHECKING:
    AnyTask = Task
else:
    AnyTask = union(TASKS)


class FiveColorsTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with provinces."""

    realms: Realms = field(default_factory=Realms)
    battles: Battles = field(default_factory=Battles)
    events: Events = field(default_factory=Events)
    duel: Duel = field(default_factory=Duel)
    repeats: Repeats = field(default_factory=Repeats)


class FiveColorsState(MagicState, tag="five_colors"):
    """A game of Legend of the Five Colors."""

    options: FiveColorsOptions = field(default_factory=FiveColorsOptions)
    table: FiveColorsTable = field(default_factory=FiveColorsTable)
    machine: Machine[AnyTask] = field(default_factory=Machine)


FIVE_COLORS_FORMAT = Format(FiveColorsState, (2, 2), PARTS, ignored=IGNORED)
