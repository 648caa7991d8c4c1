"""Keywords that mean nothing here (L5C-7.1)."""

from __future__ import annotations

from typing import Final

IGNORED: Final[frozenset[str]] = frozenset({"trample", "first strike", "double strike", "shadow", "landwalk"})
