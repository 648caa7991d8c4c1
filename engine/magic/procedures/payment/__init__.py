"""Paying mana (CR 601.2g–h, CORE-R14): first mana abilities, one by one, then the pool, symbol by symbol.

* :mod:`.task`    – a payment that is going on
* :mod:`.claims`  – what payments need beside mana, and payments that wait for others
* :mod:`.means`   – what payments can be made with
* :mod:`.making`  – the mana abilities that help
* :mod:`.pool`    – the halves of hybrid and Phyrexian symbols, and spending what is in the pool
* :mod:`.lowest`  – the same payers spread over the symbols of a cost
* :mod:`.completing` – what may pay the next symbol
* :mod:`.direct`  – paying symbol by symbol, also with what a format lets a player hand in
* :mod:`.menu`    – asking, and the answers

The player is asked only where it matters: sources that cannot be told apart are one choice, a single choice
is taken. A mana ability that costs mana itself is paid for by a payment of its own, on top of the one that
needs it (CORE-9.5).
"""

from __future__ import annotations

from .direct import can_pay_now, pays_directly
from .making import pool_for, sources_for, steps
from .means import as_sources, means_of
from .menu import DIRECT_MENUS, MENUS, TASKS, ChooseHalf
from .pool import completable, pool_pays
from .task import MakeMana, PayMana

__all__ = [
    "DIRECT_MENUS",
    "MENUS",
    "TASKS",
    "ChooseHalf",
    "MakeMana",
    "PayMana",
    "as_sources",
    "can_pay_now",
    "completable",
    "means_of",
    "pays_directly",
    "pool_for",
    "pool_pays",
    "sources_for",
    "steps",
]
