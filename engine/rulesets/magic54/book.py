"""The rulebook, loaded once; every module cites from here."""

from __future__ import annotations

from engine.kernel.rulebook import Rulebook

BOOK = Rulebook.load(__file__)
cite = BOOK.cite
