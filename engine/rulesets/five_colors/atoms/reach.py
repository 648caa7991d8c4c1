"""Reaching what atoms write on.

Characteristics do not look at realms and battles: what is written there is aside from them. State-based
actions look at how many provinces there are, and who is assigned.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.draft import SETTLED, aside, sparing
from engine.magic.state import Id, MagicDraft, Shield
from engine.rulesets.five_colors.battle_record import Battles
from engine.rulesets.five_colors.realm import Province, Realm


@aside
@sparing(SETTLED)
def _realm(draft: MagicDraft, seat: int) -> Realm:
    realms = draft.writable(draft.writable(draft.table, "realms"), "seats")
    found: Realm = draft.writable_item(realms, seat)
    return found


@aside
def _provinces(draft: MagicDraft, seat: int) -> list[Province]:
    found: list[Province] = draft.writable(_realm(draft, seat), "provinces")
    return found


@aside
@sparing(SETTLED)
def _province(draft: MagicDraft, seat: int, number: int) -> Province:
    found: Province = draft.writable_item(_provinces(draft, seat), number - 1)
    return found


@aside
@sparing(SETTLED)
def _walls(draft: MagicDraft, seat: int, number: int) -> list[Id]:
    found: list[Id] = draft.writable(_province(draft, seat, number), "walls")
    return found


@aside
@sparing(SETTLED)
def _row(draft: MagicDraft, seat: int, row: str) -> list[Id]:
    found: list[Id] = draft.writable(_realm(draft, seat), row)
    return found


@aside
@sparing(SETTLED)
def _battles(draft: MagicDraft) -> Battles:
    found: Battles = draft.writable(draft.table, "battles")
    return found


@aside
def _assigned(draft: MagicDraft, name: str) -> dict[Id, int]:
    found: dict[Id, int] = draft.writable(_battles(draft), name)
    return found


@aside
@sparing(SETTLED)
def _of_battles(draft: MagicDraft, name: str) -> list[Any]:
    found: list[Any] = draft.writable(_battles(draft), name)
    return found


def _shields(draft: MagicDraft) -> list[Shield]:
    found: list[Shield] = draft.writable(draft.table, "shields")
    return found
