"""Reaching what atoms write on.

State-based actions look at which permanents have land cards under them.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.derived import confined
from engine.magic.aspects import RECORDS, STAKES
from engine.magic.state import Id, MagicDraft
from engine.rulesets.splendagic.state import (
    KINDS,
    Counts,
    Kind,
    Lands,
    Middle,
    Owed,
    Reserved,
    Reserves,
    Splendor,
)


@confined(RECORDS)
def _lands(draft: MagicDraft) -> Lands:
    found: Lands = draft.writable(draft.table, "lands")
    return found


@confined(RECORDS)
def _stock(draft: MagicDraft, seat: int) -> Counts:
    stocks: list[Counts] = draft.writable(_lands(draft), "stocks")
    missing = len(draft.state.table.seats) - len(stocks)
    stocks += [[0] * len(KINDS) for _ in range(missing)]
    found: Counts = draft.writable_item(stocks, seat)
    return found


@confined(STAKES)
def _under(draft: MagicDraft) -> dict[Id, Kind]:
    found: dict[Id, Kind] = draft.writable(_lands(draft), "under")
    return found


@confined(RECORDS)
def _middle(draft: MagicDraft) -> Middle:
    found: Middle = draft.writable(draft.table, "middle")
    return found


@confined(RECORDS)
def _splendor(draft: MagicDraft) -> Splendor:
    found: Splendor = draft.writable(draft.table, "splendor")
    return found


@confined(RECORDS)
def _row(draft: MagicDraft, level: int) -> list[Id | None]:
    found: list[Id | None] = draft.writable_item(draft.writable(_middle(draft), "market"), level - 1)
    return found


@confined(RECORDS)
def _deck(draft: MagicDraft, level: int) -> list[Id]:
    found: list[Id] = draft.writable_item(draft.writable(_middle(draft), "decks"), level - 1)
    return found


@confined(RECORDS)
def _in_middle(draft: MagicDraft, field: str) -> list[Any]:
    found: list[Any] = draft.writable(_middle(draft), field)
    return found


@confined(RECORDS)
def _reserves(draft: MagicDraft) -> Reserves:
    found: Reserves = draft.writable(draft.table, "reserves")
    return found


@confined(RECORDS)
def _reserved(draft: MagicDraft) -> dict[Id, Reserved]:
    found: dict[Id, Reserved] = draft.writable(_reserves(draft), "cards")
    return found


@confined(RECORDS)
def _owed(draft: MagicDraft) -> list[Owed]:
    found: list[Owed] = draft.writable(_reserves(draft), "owed")
    return found
