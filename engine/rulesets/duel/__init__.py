"""Regular two-player Magic: what "normal Magic rules" means."""

from __future__ import annotations

from typing import Any, Final

from engine.kernel.guide import Guide
from engine.kernel.ruleset import Ruleset
from engine.magic import game
from engine.magic.options import GameOptions, SeatOptions
from engine.magic.rules import BOOK

from .decks import DECKS
from .state import DUEL_FORMAT

DUEL: Final[Ruleset[Any]] = game.ruleset(
    DUEL_FORMAT,
    book=BOOK,
    guide=Guide.load(__file__),
    old_words=8,
    summary="Regular two-player Magic.",
    options=GameOptions,
    seat=SeatOptions,
    decks=DECKS,
    playout_decisions=5_000,
)
