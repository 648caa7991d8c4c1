"""Deck lists: each card goes into the deck that it belongs to (L5C-2.1), unless a heading says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from engine.kernel.deck_lists import Listed, ListForm, Told, together
from engine.magic.language.abilities import Card
from engine.magic.language.mana import parse_cost
from engine.magic.language.words import COLORS

from .kinds import is_dynasty


def _told(listed: Sequence[Listed]) -> Told:
    seat: dict[str, Any] = {**together(listed, _part_of)}
    colour = _colour(listed)
    return Told({}, seat if colour is None else {"colour": colour, **seat})


def _part_of(one: Listed) -> str:
    if one.part is not None:
        return one.part
    return "dynasty" if is_dynasty(_card(one)) else "fate"


def _colour(listed: Sequence[Listed]) -> str | None:
    """The colour of most cards, the first of several (L5C-3.1); None: none has a colour."""
    copies: dict[str, int] = dict.fromkeys(COLORS, 0)
    for one in listed:
        card = _card(one)
        found = card.colors if card.colors is not None else parse_cost(card.cost or "").colors
        for color in found:
            copies[color] += one.copies
    most = max(copies.values())
    return next(color for color in COLORS if copies[color] == most) if most else None


def _card(one: Listed) -> Card:
    return msgspec.convert(one.definition, Card)


LISTS: Final = ListForm(("dynasty", "fate"), _told)
