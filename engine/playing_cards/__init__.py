"""What games with ordinary playing cards share.

* :mod:`.cards` – the pack
* :mod:`.events`, :mod:`.atoms` – what happens in each of them, and what writes it on the table
* :mod:`.combat` – declaring attackers and blockers
* :mod:`.status` – checking documents

Rules are the games' own: what is shared here gets the clause that it cites from the game.
"""

from __future__ import annotations

from .cards import (
    BLACK_JOKER,
    RANK_NAMES,
    RANKS,
    RED_JOKER,
    SUIT_NAMES,
    SUIT_SIGNS,
    called,
    pack,
    rank,
    suit,
)

__all__ = [
    "BLACK_JOKER",
    "RANKS",
    "RANK_NAMES",
    "RED_JOKER",
    "SUIT_NAMES",
    "SUIT_SIGNS",
    "called",
    "pack",
    "rank",
    "suit",
]
