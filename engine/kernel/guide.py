"""How a game is played, for people who know Magic and not this game: half a page of words, a position with
its parts named, and the rules that surprise.

A guide lies beside the code of its ruleset: the words in ``guide.toml``, the position in ``guide.json``. It
explains and decides nothing; what it says of the rules it says with their ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert, json


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table."""

    shows: str
    """The member of the view that it shows: `stack`; `seats.*.hand` of a seat's own side."""
    name: str
    text: str
    """What it is for."""


class Surprise(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a player of Magic does not expect."""

    text: str
    rules: tuple[str, ...]
    """The ids of the rules that say so."""


NAMES = {"parts": "part", "surprises": "surprise"}
"""What a file calls one of several."""


class Guide(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename=NAMES):
    """How a game is played."""

    words: tuple[str, ...]
    """What the game is about, in paragraphs."""
    parts: tuple[Part, ...]
    surprises: tuple[Surprise, ...]
    state: Mapping[str, Any] = {}
    """A position in which all the parts are there, as one would write it by hand; seat 0 looks at it."""

    @classmethod
    def load(cls, module_file: str) -> Guide:
        """Read ``guide.toml`` and ``guide.json`` from the folder of a module.

        Raises:
            msgspec.ValidationError: the words do not have the form of a guide.
        """
        written = tomllib.loads(_beside(module_file, "guide.toml"))
        return convert({**written, "state": json.decode(_beside(module_file, "guide.json"))}, cls)


def _beside(module_file: str, name: str) -> str:
    return Path(module_file).with_name(name).read_text(encoding="utf-8")


NO_GUIDE: Final = Guide(words=(), parts=(), surprises=())
