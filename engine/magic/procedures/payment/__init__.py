"""Paying mana (CR 601.2g–h, CORE-R14): first mana abilities, one by one, then the pool, symbol by symbol.

* :mod:`.task`    – a payment that is going on
* :mod:`.chain`   – payments that wait for others
* :mod:`.symbols` – the halves of hybrid and Phyrexian symbols
* :mod:`.making`  – the mana abilities that help
* :mod:`.pool`    – spending what is in the pool
* :mod:`.menu`    – asking, and the answers

The player is asked only where it matters: sources that cannot be told apart are one choice, a single choice
is taken. A mana ability that costs mana itself is paid for by a payment of its own, on top of the one that
needs it (CORE-9.5).
"""

from __future__ import annotations

from .making import steps
from .menu import MENUS, TASKS, ChooseHalf
from .pool import pool_pays
from .symbols import completable
from .task import MakeMana, PayMana

__all__ = [
    "MENUS",
    "TASKS",
    "ChooseHalf",
    "MakeMana",
    "PayMana",
    "completable",
    "pool_pays",
    "steps",
]
