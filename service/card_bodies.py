"""What is sent to be checked as a card."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

MOST_TOKENS = 12
"""The most tokens of its own that a card creates."""


class CardCheckBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card in the card language, and the tokens of its own that it creates."""

    card: Raw
    """Any JSON at all; a card in the card language has no faults."""
    tokens: Annotated[list[Annotated[Raw, Meta(description="Likewise.")]], Meta(max_length=MOST_TOKENS)] = (
        field(default_factory=list)
    )
    """Tokens that it creates and the library does not have."""
