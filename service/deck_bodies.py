"""What is sent to be read as a deck list."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from decks.lines import LONGEST_LIST


class DeckCheckBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A deck list, and the game that it is for."""

    ruleset: Annotated[str, Meta(max_length=100)]
    """Id of the ruleset."""
    text: Annotated[str, Meta(max_length=LONGEST_LIST)]
    """The list as it is: text of Magic Online, of Arena and of many sites, names alone, or the XML of `.cod`
    and `.dek` files."""
