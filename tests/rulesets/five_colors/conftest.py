"""Tests of this folder find the ruleset among those that are served."""

from __future__ import annotations

from engine.rulesets.five_colors import FIVE_COLORS
from tests.magic.formats import served

serving = served(FIVE_COLORS)
