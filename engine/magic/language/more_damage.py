"""Damage in several amounts at once (CR 608.2f)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .amounts import Amount
from .filters import Name, PermanentFilter, Whose


class MoreDamage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Damage in another amount, dealt at the same time."""

    touches: ClassVar[tuple[str, ...]] = ("to",)
    amount: Amount
    to: Name | PermanentFilter | None = None
    who: Whose | None = None
