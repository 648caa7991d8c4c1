"""What a run was asked for: everything that its rows depend on, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

import engine

MOST_PARTS = 1_000_000
"""Parts have names of six digits."""
_SEEDS = engine.MAX_SEED + 1


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a run, as ``_run.json`` holds them."""

    ruleset: str
    edition: int
    version: str
    """The version of the package."""
    games: int
    seed: int
    policies: tuple[str, ...]
    decks: tuple[str, ...]
    """Their names; none in a game that has no decks to choose."""
    deck_documents: Mapping[str, Mapping[str, Any]]
    """For each name what a new game is told of a seat that has this deck."""
    seats: int
    options: Mapping[str, Any]
    events: bool
    max_decisions: int | None
    games_per_part: int

    @property
    def parts(self) -> int:
        """How many parts the run has."""
        return -(-self.games // self.games_per_part)

    def games_of(self, part: int) -> range:
        """The numbers of the games in a part."""
        first = part * self.games_per_part
        return range(first, min(first + self.games_per_part, self.games))

    def seed_of(self, game: int) -> int:
        """The seed of a game.

        The seeds of a run follow one another from a start that is a digest of the run's seed. So no two of
        its games share one; and runs whose seeds differ are most unlikely to share games.
        """
        digest = blake2b(b"headjudge run %d" % self.seed, digest_size=8).digest()
        return (int.from_bytes(digest, "big") + game) % _SEEDS


def to_json(settings: Settings) -> bytes:
    """The document of settings, the same bytes for the same settings."""
    document = msgspec.json.encode(settings, order="sorted")
    return msgspec.json.format(document, indent=2) + b"\n"


def from_json(document: bytes) -> Settings:
    """The settings of a document.

    Raises:
        msgspec.DecodeError: it is none of settings.
    """
    return msgspec.json.decode(document, type=Settings)


def differences(asked: Settings, had: Settings) -> list[str]:
    """In which settings a run differs from what is asked for, one line each."""
    return [
        f"{name}: {_short(getattr(had, name))} there, {_short(getattr(asked, name))} asked for"
        for name in Settings.__struct_fields__
        if getattr(asked, name) != getattr(had, name)
    ]


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:59]}…"
