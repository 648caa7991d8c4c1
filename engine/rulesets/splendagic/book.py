"""The rulebook, loaded once; every module cites from here."""

from __future__ import annotations

from typing import Final

from engine.kernel.rulebook import Rulebook

BOOK: Final = Rulebook.load(__file__)
cite = BOOK.cite
