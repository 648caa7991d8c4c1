"""What happened in a game, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import engine


class Chronicle:
    """Counts events by their types, and notes which cards each seat has drawn.

    The opening hand counts as drawn, as it is kept: what goes back into the library before the first step of
    the game (a mulligan) does not.
    """

    def __init__(self, begun: engine.Applied) -> None:
        self._counted: Counter[str] = Counter()
        self.drawn: list[list[str]] = [[] for _ in begun.state.table.seats]
        self._opening = True
        self.hear(begun.events)
        for seat, drawn in zip(begun.state.table.seats, self.drawn, strict=True):
            if not drawn:  # dealt, without being drawn: playing cards, which are called what they are
                drawn.extend(seat.hand)

    @property
    def events(self) -> dict[str, int]:
        """How often each type of event happened, by the names of the types."""
        return dict(sorted(self._counted.items()))

    def hear(self, events: Iterable[Any]) -> None:
        """Note what happened."""
        for event in events:
            kind = str(event.__struct_config__.tag)
            self._counted[kind] += 1
            if kind == "drew":
                self.drawn[event.seat].extend(event.private.cards)
            elif kind == "step_began":
                self._opening = False
            elif (
                self._opening and kind == "moved" and (event.from_zone, event.to_zone) == ("hand", "library")
            ):
                for card in event.private.cards:
                    self.drawn[event.owner].remove(card)
