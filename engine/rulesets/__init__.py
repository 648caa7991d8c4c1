"""The games. One folder each; a ruleset never imports another."""

from __future__ import annotations

from typing import Any

from engine.kernel.ruleset import Ruleset

from .castle import CASTLE
from .duel import DUEL
from .five_colors import FIVE_COLORS
from .magic54 import MAGIC54
from .perdure import PERDURE
from .splendagic import SPLENDAGIC

RULESETS: tuple[Ruleset[Any], ...] = (MAGIC54, PERDURE, DUEL, CASTLE, FIVE_COLORS, SPLENDAGIC)
"""All of them, in the order in which they are presented."""
