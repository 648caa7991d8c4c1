"""Deck lists: the cards of a set of one's own, each in the part in which such cards belong (SPL-1.2–1.4),
unless a heading says otherwise. A part without cards is that of the shipped set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from engine.kernel.deck_lists import Listed, ListForm, Told, together
from engine.magic.language.abilities import Card

from .card_set import GROUPS
from .pools import likely_group


def _told(listed: Sequence[Listed]) -> Told:
    return Told({"card_set": together(listed, _part_of)} if listed else {}, {})


def _part_of(one: Listed) -> str:
    return one.part or likely_group(msgspec.convert(one.definition, Card))


LISTS: Final = ListForm(GROUPS, _told, shared=True)
