"""Answers about what is wrong: with a state, a new game, a card; and about how the server is."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from engine import Face, Fault, Remark


class Status(Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a document."""

    playable: bool
    """Whether the faults are none."""
    faults: tuple[Fault, ...]


class GameCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a new game before it begins."""

    playable: bool
    """Whether the faults are none, so that it can be created."""
    faults: tuple[Fault, ...]
    """All that keeps it from being created."""
    remarks: tuple[Remark, ...]
    """What one would like to know, though nothing is wrong with it: cards of one's own decks whose text has
    nothing to work on in this game."""


class CardCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a card in the card language."""

    sound: bool
    """Whether the faults are none, so that a game can bring it along."""
    faults: tuple[Fault, ...]
    """All of them, each with its path and the words that are allowed there."""
    key: str | None
    """The key under which it lies on a table, made of its name and its content; null with faults. Decks and
    card sets speak of it by the part before the hyphen."""
    face: Face | None
    """What the card is and does, as a reader sees it; null if that cannot be told."""


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok", "degraded", "draining"]
    cache: Literal["ok", "down"] | UnsetType = UNSET
    """Without it, every answer is given to whoever sends states."""
    tables: Literal["ok", "down", "off"] | UnsetType = UNSET
    """Without their store, tables alone cannot be played at."""
