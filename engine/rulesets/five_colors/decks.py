"""The decks that the game ships: for each colour a starting land, a dynasty deck and a fate deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.magic.decks import Deck, Decks, shipped
from engine.magic.language.words import COLOR_NAMES

from .options import Colour

STARTING_LANDS: Final[Mapping[str, str]] = {
    "W": "plains",
    "U": "island",
    "B": "swamp",
    "R": "mountain",
    "G": "forest",
}
"""The basic land of each colour (L5C-4.4)."""


class Pair(Struct, frozen=True):
    """A colour with its two decks."""

    colour: Colour
    dynasty: Deck
    fate: Deck


class _Written(Struct, forbid_unknown_fields=True):
    """How the file tells it: each deck in groups of cards of a kind."""

    start: str
    dynasty: dict[str, dict[str, int]]
    fate: dict[str, dict[str, int]]


def _together(groups: Mapping[str, Deck]) -> Deck:
    return {key: copies for group in groups.values() for key, copies in group.items()}


PAIRS: Final[Mapping[str, Pair]] = {
    COLOR_NAMES[colour]: Pair(colour, _together(written.dynasty), _together(written.fate))
    for colour, written in shipped(dict[Colour, _Written], __file__).items()
}
"""By the name of the colour."""
DECKS: Final[Decks] = {name: {**pair.dynasty, **pair.fate} for name, pair in PAIRS.items()}
"""Both decks of each pair together, as tools that ask for the decks of a game read them."""
