"""The card (CR 108, 200): what its file says."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text

from .abilities import Ability
from .keywords import KeywordWithCost
from .mana import ManaCost
from .words import CardType, Color, Supertype


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card or token: its characteristics (CR 109.3) and what it does."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    cost: ManaCost | None = None
    """Absent: it has no mana cost (CR 202.1b)."""
    supertypes: FewOf[Supertype] = ()
    types: FewOf[CardType]
    subtypes: FewOf[Text] = ()
    colors: FewOf[Color] | None = None
    """A colour indicator, or the colours of a token; otherwise the mana cost says (CR 202.2)."""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    keywords: FewOf[Text | KeywordWithCost] = ()
    abilities: FewOf[Ability] = ()
    granted: FewOf[Ability] = ()
    """Abilities that it gives to something else."""
