"""The record of a duel (L5C-13); the cards before the players are those of the zone ``focus``."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from engine.kernel.constraints import Cites
from engine.magic.state import Id, MagicState
from engine.magic.vocabulary import PermanentId

from .book import cite
from .realm import realm

CHALLENGED = cite("L5C-13.1")


class Duel(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who fights; nobody where there is no duel."""

    legend: Annotated[PermanentId | None, Cites(CHALLENGED)] = None
    challenged: Annotated[PermanentId | None, Cites(CHALLENGED)] = None


def duel(state: MagicState) -> Duel:
    """The record."""
    table: Any = state.table
    found: Duel = table.duel
    return found


def fighters(state: MagicState) -> tuple[Id, Id]:
    """The legend and the creature that it challenged, while a duel is fought."""
    record = duel(state)
    assert record.legend is not None, "a duel is fought"
    assert record.challenged is not None, "a duel is fought"
    return record.legend, record.challenged


def focus_cards(state: MagicState, seat: int) -> list[Id]:
    """The cards before a player, in the order of laying."""
    return realm(state, seat).focus
