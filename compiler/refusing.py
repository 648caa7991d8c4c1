"""Why a card is refused."""

from __future__ import annotations


class Refused(Exception):
    """A card that is not accepted: where, and why."""

    def __init__(self, what: str, line: str = "", words: str = "") -> None:
        super().__init__(what)
        self.what = what
        """What is missing, in words that are the same for all cards that lack it."""
        self.line = line
        self.words = words
        """The words at which reading came to an end, or what was told instead."""
        self.alone = False
        """Whether every other line of the card was understood."""
