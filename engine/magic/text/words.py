"""What people call the words of closed sets, where it is not the word itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.magic.language.words import COLOR_NAMES

DISPLAYS: Final[Mapping[str, Mapping[str, str]]] = {
    "color": COLOR_NAMES,
    "step": {
        "untap": "untap step",
        "upkeep": "upkeep",
        "draw": "draw step",
        "main1": "first main phase",
        "begin_combat": "beginning of combat",
        "declare_attackers": "declare attackers step",
        "declare_blockers": "declare blockers step",
        "first_strike_damage": "first-strike damage step",
        "combat_damage": "combat damage step",
        "end_combat": "end of combat",
        "main2": "second main phase",
        "end": "end step",
        "cleanup": "cleanup step",
    },
}
"""By the name of the set."""
