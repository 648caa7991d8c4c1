"""The verbs of the card language, grouped as the rules group them.

Each is one class that says all that there is to it (:mod:`.base`):

* :mod:`.damage_and_life`   – damage, life, prevention
* :mod:`.zones`             – moving, destroying, drawing, countering, tokens
* :mod:`.permanents`        – tapping, counters, attaching, continuous effects
* :mod:`.copies`          – tokens that are copies
* :mod:`.copying_spells`  – copies of spells and abilities, and new targets for them
* :mod:`.retargeting`     – changed targets of spells and abilities
* :mod:`.at_random`       – objects that chance chooses
* :mod:`.clashing`        – clashing with an opponent
* :mod:`.offers`          – what each of several players may do
* :mod:`.counters`          – counters that move
* :mod:`.combat`            – goad, detain, removing from combat
* :mod:`.designations`      – renowned, monstrous
* :mod:`.chance`            – coins and dice
* :mod:`.choices`           – what players pick: discard, sacrifice, choose, put back
* :mod:`.colors`            – choosing a color
* :mod:`.one_of`            – one of several keywords, or kinds of counters
* :mod:`.arranging`         – cards of a library sorted, put in an order
* :mod:`.doing`             – the end of scrying, exploring and the like, for what watches for it
* :mod:`.emblems`           – emblems
* :mod:`.exchanging`        – control and life totals that are exchanged
* :mod:`.face_down`         – cards that are put onto the battlefield face down
* :mod:`.life_totals`       – life totals that become a number
* :mod:`.looking`           – cards of a library looked at, revealed, divided
* :mod:`.permitting`        – cards that may be played from where they lie
* :mod:`.searching`         – libraries searched and shuffled
* :mod:`.mana`              – adding mana
* :mod:`.flow`              – may, if, each: which step comes next
* :mod:`.later`             – abilities that are set going
* :mod:`.for_a_time`        – what happens instead of something, and changed rules, for a time
* :mod:`.whether`           – the question that may asks
* :mod:`.turns`             – extra turns, additional phases, what is skipped
* :mod:`.winning`           – winning and losing the game
* :mod:`.keyword_actions`   – bolster, adapt, explore, connive
* :mod:`.keywords`          – keyword actions that are more than one of the others, and keyword abilities
* :mod:`.keywords_with_counters`, :mod:`.keyword_triggers` – more keyword abilities
* :mod:`.keyword_attacks`, :mod:`.keyword_upkeep` – still more

When all have been imported, the language has its verbs and its keywords.
"""

from __future__ import annotations

from typing import Union

from engine.magic.language import effects as language

from . import (
    arranging,
    at_random,
    casting,
    chance,
    choices,
    clashing,
    colors,
    combat,
    copies,
    copying_spells,
    counters,
    damage_and_life,
    designations,
    doing,
    emblems,
    exchanging,
    exiling,
    face_down,
    flow,
    for_a_time,
    keyword_actions,
    keywords,
    later,
    life_totals,
    looking,
    mana,
    offers,
    one_of,
    permanents,
    permitting,
    picking,
    retargeting,
    searching,
    tokens,
    turns,
    whether,
    winning,
    zones,
)
from .base import VERBS, Running

language.ANY_EFFECT = Union[tuple(sorted(VERBS, key=lambda verb: str(verb.__struct_config__.tag)))]  # noqa: UP007  # the verbs are known at run time only

TASKS = {**arranging.TASKS, **copying_spells.TASKS, **doing.TASKS}
STEP_MENUS = (
    casting.MENU,
    whether.MENU,
    whether.X_MENU,
    *picking.MENUS,
    *colors.MENUS,
    one_of.MENU,
    *mana.MENUS,
)
"""What steps ask; a running program keeps the answers."""
MENUS = (*STEP_MENUS, *arranging.MENUS, *copying_spells.MENUS)

__all__ = [
    "MENUS",
    "STEP_MENUS",
    "TASKS",
    "Running",
    "at_random",
    "casting",
    "chance",
    "choices",
    "clashing",
    "colors",
    "combat",
    "copies",
    "copying_spells",
    "counters",
    "damage_and_life",
    "designations",
    "emblems",
    "exchanging",
    "exiling",
    "face_down",
    "flow",
    "for_a_time",
    "keyword_actions",
    "keywords",
    "later",
    "life_totals",
    "looking",
    "mana",
    "offers",
    "one_of",
    "permanents",
    "permitting",
    "retargeting",
    "searching",
    "tokens",
    "turns",
    "winning",
    "zones",
]
