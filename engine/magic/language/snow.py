"""Mana that a snow source produced: its symbol {S} in costs, and its mark in a pool (CR 107.4h).

``SG`` is green mana from a snow source. It pays whatever other green mana pays, and {S}.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from .words import ManaType, SnowMana

SNOW = "S"
"""The symbol that only such mana pays."""
SNOW_MANA: dict[str, str] = {kind: kind[1] for kind in get_args(SnowMana)}
"""Its kinds, with their types."""
IN_POOL = (*get_args(ManaType), *SNOW_MANA)
"""All kinds of mana, in the order of a pool."""


def snowy(mana: Iterable[str]) -> tuple[str, ...]:
    """The same mana from a snow source."""
    return tuple(one if one in SNOW_MANA else f"{SNOW}{one}" for one in mana)


def shown(cost: Iterable[str]) -> tuple[str, ...]:
    """A cost with {S} in place of the snow mana as which it is settled."""
    return tuple(SNOW if one in SNOW_MANA else one for one in cost)


def plain(mana: Iterable[str]) -> tuple[str, ...]:
    """The types of mana, whatever it came from."""
    return tuple([SNOW_MANA.get(one, one) for one in mana])
