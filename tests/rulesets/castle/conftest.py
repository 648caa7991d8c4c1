"""The tests of the folder find Castle Magic among the rulesets that the engine serves."""

from __future__ import annotations

from engine.rulesets.castle import CASTLE
from tests.magic.formats import served

serving = served(CASTLE)
