"""What a copy has in the place of what it copies, or besides (CR 707.9)."""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text
from engine.magic.rules import cr

from .words import CardType, Color, SimpleKeyword

EXCEPTIONS = cr("707.9")
T = TypeVar("T")
PrintedNumber = Annotated[int, Meta(ge=0, le=99)]
"""Power or toughness as cards say it."""


class Exceptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Copiable values that are others than those of what is copied: "except it's an artifact in addition to
    its other types"."""

    types: FewOf[CardType] = ()
    """Card types that it has besides."""
    subtypes: FewOf[Text] = ()
    """Subtypes that it has besides."""
    colors: FewOf[Color] | None = None
    """The colors that it has."""
    more_colors: FewOf[Color] = ()
    """Colors that it has besides."""
    size: tuple[PrintedNumber, PrintedNumber] | None = None
    """Its power and toughness."""
    keywords: FewOf[SimpleKeyword] = ()
    """Keywords that it has besides."""
    not_legendary: bool = False
    no_mana_cost: bool = False
    """Its mana value is 0 (CR 202.3a)."""

    def then(self, later: Exceptions | None) -> Exceptions:
        """These, and those of a copy of it: they are part of what is copied (CR 707.3)."""
        if later is None:
            return self
        fixed = later.colors is not None
        return Exceptions(
            types=_together(self.types, later.types),
            subtypes=_together(self.subtypes, later.subtypes),
            colors=later.colors if fixed else self.colors,
            more_colors=later.more_colors if fixed else _together(self.more_colors, later.more_colors),
            size=later.size or self.size,
            keywords=_together(self.keywords, later.keywords),
            not_legendary=self.not_legendary or later.not_legendary,
            no_mana_cost=self.no_mana_cost or later.no_mana_cost,
        )


NONE = Exceptions()


def together(first: Exceptions | None, later: Exceptions | None) -> Exceptions | None:
    """The exceptions of a copy of a copy; None: there are none."""
    return later if first is None else first.then(later)


def _together(first: tuple[T, ...], later: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(dict.fromkeys((*first, *later)))
