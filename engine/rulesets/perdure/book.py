"""The rulebook of Perdure."""

from __future__ import annotations

from typing import Final

from engine.kernel.rulebook import Rulebook

BOOK: Final = Rulebook.load(__file__)
