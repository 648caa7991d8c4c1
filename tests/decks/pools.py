"""A pool of invented cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from compiler.progress import Silence
from compiler.running import compile_all
from tests.compiler.prints import printed

SNAIL = "When this creature enters, create a 2/2 green Snail creature token."
LARGE_SNAIL = "When this creature enters, create a 3/3 green Snail creature token."
REFUSED_LINE = "When this creature enters, juggle two cards with great care."
CARDS = (
    printed("Flying", name="Wisp Heron", kind="Creature — Bird"),
    printed(SNAIL, name="Snail Herder"),
    printed(LARGE_SNAIL, name="Large Snail Herder"),
    printed(REFUSED_LINE, name="Ébène Juggler"),
    printed("Vigilance", name="Mr. Thorn, Keeper"),
    printed("Trample", name="Forest Wanderer"),
    printed("Draw two cards.", kind="Sorcery", name="Læmen's Study"),
    printed("Flying", name="Hill Giant"),
    *(printed("Reach", name=f"Guard {word}") for word in ("Alder", "Birch", "Cedar", "Dogwood")),
)
"""Hill Giant is a card of the library, where it is another one."""


@cache
def content() -> bytes:
    """The file."""
    return compile_all(CARDS, workers=1, display=Silence()).content()


def pool_file(folder: Path) -> Path:
    """The file in a folder."""
    file = folder / "cards.pool"
    file.write_bytes(content())
    return file
