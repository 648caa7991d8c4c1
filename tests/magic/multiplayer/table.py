"""A free-for-all for two to four players, and its positions."""

from __future__ import annotations

from typing import Any, ClassVar

import engine
from tests.magic.formats import variant
from tests.magic.table import Play, Side, side
from tests.magic.table import table as any_table

FREE_FOR_ALL = variant("free_for_all", seats=(2, 4))
NAMES = "ABCD"


class Round(Play):
    """Three or four players."""

    SEATS: ClassVar[dict[str, int]] = {name: seat for seat, name in enumerate(NAMES)}

    def pass_around(self) -> None:
        """Everybody passes once; A is the first."""
        for name in NAMES[: len(self.table.seats)]:
            if not self.table.seats[self.SEATS[name]].lost:
                self.play(f"{name} pass")

    def until_step(self, step: str) -> list[Any]:
        """Nobody does anything until a step begins; the events until then."""
        events: list[Any] = []
        while self.table.step != step:
            self.idle()
            events += self.events
        return events

    def living(self) -> str:
        """The players still in the game."""
        return "".join(name for name, seat in zip(NAMES, self.table.seats, strict=False) if not seat.lost)


def seated(*sides: Side, **more: Any) -> Round:
    """A position of three players, or of as many as there are sides."""
    missing = [side() for _ in range(3 - len(sides))]
    return Round.at(any_table(sides=[*sides, *missing], ruleset="free_for_all", **more).state)


def begin(players: int) -> Round:
    """A new game, in which A has the first turn."""
    options = {"starting_seat": 0}
    return Round.at(engine.new_game("free_for_all", seed=9, options=options, seats=[{}] * players))
