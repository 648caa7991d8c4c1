"""Reaching what atoms write on.

State-based actions look at how many provinces there are, and who is assigned.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.derived import confined
from engine.magic.aspects import RECORDS, STAKES
from engine.magic.state import Id, MagicDraft, Shield
from engine.rulesets.five_colors.battle_record import Battles
from engine.rulesets.five_colors.realm import Province, Realm


@confined(RECORDS)
def _realm(draft: MagicDraft, seat: int) -> Realm:
    realms = draft.writable(draft.writable(draft.table, "realms"), "seats")
    found: Realm = draft.writable_item(realms, seat)
    return found


def _list_of_provinces(draft: MagicDraft, seat: int) -> list[Province]:
    found: list[Province] = draft.writable(_realm(draft, seat), "provinces")
    return found


@confined(STAKES)
def _provinces(draft: MagicDraft, seat: int) -> list[Province]:
    """To write how many there are."""
    return _list_of_provinces(draft, seat)


@confined(RECORDS)
def _province(draft: MagicDraft, seat: int, number: int) -> Province:
    found: Province = draft.writable_item(_list_of_provinces(draft, seat), number - 1)
    return found


@confined(RECORDS)
def _walls(draft: MagicDraft, seat: int, number: int) -> list[Id]:
    found: list[Id] = draft.writable(_province(draft, seat, number), "walls")
    return found


@confined(RECORDS)
def _row(draft: MagicDraft, seat: int, row: str) -> list[Id]:
    found: list[Id] = draft.writable(_realm(draft, seat), row)
    return found


@confined(RECORDS)
def _battles(draft: MagicDraft) -> Battles:
    found: Battles = draft.writable(draft.table, "battles")
    return found


@confined(STAKES)
def _assigned(draft: MagicDraft, name: str) -> dict[Id, int]:
    found: dict[Id, int] = draft.writable(_battles(draft), name)
    return found


@confined(RECORDS)
def _of_battles(draft: MagicDraft, name: str) -> list[Any]:
    found: list[Any] = draft.writable(_battles(draft), name)
    return found


def _shields(draft: MagicDraft) -> list[Shield]:
    found: list[Shield] = draft.writable(draft.table, "shields")
    return found
