"""The verbs of the card language, grouped as the rules group them.

Each is one class that says all that there is to it (:mod:`.base`):

* :mod:`.damage_and_life`   – damage, life, prevention
* :mod:`.zones`             – moving, destroying, drawing, countering, tokens
* :mod:`.permanents`        – tapping, counters, attaching, continuous effects
* :mod:`.counters`          – counters that move
* :mod:`.designations`      – renowned, monstrous
* :mod:`.choices`           – what players pick: discard, sacrifice, choose, put back
* :mod:`.colors`            – choosing a color
* :mod:`.arranging`         – cards of a library looked at, found, sorted
* :mod:`.mana`              – adding mana
* :mod:`.flow`              – may, if, each, later: which step comes next
* :mod:`.whether`           – the question that may asks
* :mod:`.keyword_actions`   – bolster, adapt, explore, connive
* :mod:`.keywords`          – keyword actions that are more than one of the others, and keyword abilities
* :mod:`.keywords_with_counters`, :mod:`.keyword_triggers` – more keyword abilities

When all have been imported, the language has its verbs and its keywords.
"""

from __future__ import annotations

from typing import Union

from engine.magic.language import effects as language

from . import (
    arranging,
    choices,
    colors,
    counters,
    damage_and_life,
    designations,
    flow,
    keyword_actions,
    keywords,
    mana,
    permanents,
    picking,
    whether,
    zones,
)
from .base import VERBS, Running

language.ANY_EFFECT = Union[tuple(sorted(VERBS, key=lambda verb: str(verb.__struct_config__.tag)))]  # noqa: UP007  # the verbs are known at run time only

TASKS = {**arranging.TASKS}
STEP_MENUS = (whether.MENU, *picking.MENUS, *colors.MENUS, *mana.MENUS)
"""What steps ask; a running program keeps the answers."""
MENUS = (*STEP_MENUS, *arranging.MENUS)

__all__ = [
    "MENUS",
    "STEP_MENUS",
    "TASKS",
    "Running",
    "choices",
    "colors",
    "counters",
    "damage_and_life",
    "designations",
    "flow",
    "keyword_actions",
    "keywords",
    "mana",
    "permanents",
    "zones",
]
