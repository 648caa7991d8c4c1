"""Legend of the Five Colors: two decks, provinces instead of life, battles by totals, nobody responds."""

from __future__ import annotations

from typing import Any, Final

from engine.kernel.ruleset import Ruleset
from engine.magic import game
from engine.magic.rules import with_magic

from .book import BOOK
from .decks import DECKS
from .options import FiveColorsOptions, FiveColorsSeat
from .state import FIVE_COLORS_FORMAT
from .view import FiveColorsView

FIVE_COLORS: Final[Ruleset[Any]] = game.ruleset(
    FIVE_COLORS_FORMAT,
    book=with_magic(BOOK),
    summary="Conquer the provinces of the other player: two decks, no responses, battles by totals.",
    options=FiveColorsOptions,
    seat=FiveColorsSeat,
    decks=DECKS,
    playout_decisions=5_000,
    view_type=FiveColorsView,
)
