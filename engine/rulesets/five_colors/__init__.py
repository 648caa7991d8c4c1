"""Legend of the Five Colors: two decks, provinces instead of life, battles by totals, nobody responds."""

from __future__ import annotations

from typing import Any, Final

from engine.kernel.guide import Guide
from engine.kernel.moments import DefaultStops
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.ruleset import Ruleset
from engine.magic import game
from engine.magic.rules import with_magic
from engine.magic.text.words import DISPLAYS

from .book import BOOK
from .decks import DECKS
from .lists import LISTS
from .options import FiveColorsOptions, FiveColorsSeat
from .state import FIVE_COLORS_FORMAT
from .view import FiveColorsView
from .worth import worth

ZONES: Final = {"dynasty": "dynasty deck", "focus": "focus cards", "province": "provinces"}
PHASES: Final = {
    "straighten": "Straighten phase",
    "events": "Events phase",
    "upkeep": "upkeep",
    "actions": "Actions phase",
    "battle_begin": "beginning of battle",
    "assignment": "assignment step",
    "battle": "battle step",
    "battle_end": "end of battle",
    "recruitment": "Recruitment phase",
    "end": "end step",
    "draw": "draw step",
    "cleanup": "cleanup step",
    "growth": "growth step",
}
STOPS: Final = DefaultStops(
    mine=("events", "actions", "assignment", "battle", "recruitment"),
    theirs=("events", "assignment", "battle"),
)
"""Every phase in which players act: two passes in succession end a battle, so each one is a decision."""

FIVE_COLORS: Final[Ruleset[Any]] = game.ruleset(
    FIVE_COLORS_FORMAT,
    book=with_magic(BOOK),
    guide=Guide.load(__file__),
    old_words=4,
    summary="Conquer the provinces of the other player: two decks, no responses, battles by totals.",
    options=FiveColorsOptions,
    seat=FiveColorsSeat,
    decks=DECKS,
    lists=LISTS,
    playout_decisions=5_000,
    playout_cost=PlayoutCost(sample=30, decision=105, decisions=390),
    worth=worth,
    view_type=FiveColorsView,
    stops=STOPS,
    displays={**DISPLAYS, "step": PHASES, "zone": ZONES, "place": {**DISPLAYS["place"], **ZONES}},
)
