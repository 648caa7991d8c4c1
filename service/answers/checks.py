"""Answers about what is wrong: with a state, a new game, a card; and about how the server is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine import Face, Fault, Remark


class Status(Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a document."""

    playable: Annotated[bool, Meta(description="Whether the faults are none.")]
    faults: tuple[Fault, ...]


class GameCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a new game before it begins."""

    playable: Annotated[bool, Meta(description="Whether the faults are none, so that it can be created.")]
    faults: Annotated[tuple[Fault, ...], Meta(description="All that keeps it from being created.")]
    remarks: Annotated[
        tuple[Remark, ...],
        Meta(
            description="What one would like to know, though nothing is wrong with it: cards of one's own "
            "decks whose text has nothing to work on in this game."
        ),
    ]


class CardCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a card in the card language."""

    sound: Annotated[
        bool, Meta(description="Whether the faults are none, so that a game can bring it along.")
    ]
    faults: Annotated[
        tuple[Fault, ...],
        Meta(description="All of them, each with its path and the words that are allowed there."),
    ]
    key: Annotated[
        str | None,
        Meta(
            description="The key under which it lies on a table, made of its name and its content; null with "
            "faults. Decks and card sets speak of it by the part before the hyphen."
        ),
    ]
    face: Annotated[
        Face | None,
        Meta(description="What the card is and does, as a reader sees it; null if that cannot be told."),
    ]


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok", "degraded", "draining"]
