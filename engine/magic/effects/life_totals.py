"""Life totals that become a number (CR 119.5)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.documents import Fault
from engine.magic import proposals
from engine.magic.language.filters import Whose
from engine.magic.rules import cr
from engine.magic.text.nouns import possessive
from engine.magic.text.teller import Clause, Teller

from .base import Effect, Running


class SetLife(Effect, frozen=True, tag="set_life"):
    """The life total of players becomes a number: they gain or lose as much as it takes (CR 119.5)."""

    rule = cr("119.5")
    touches = ()
    amount: int
    who: Whose = "you"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not 0 <= self.amount <= 1_000:
            yield Fault(f"{path}.amount", "a life total becomes a number from 0 to 1,000")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        each = {"any": "each player", "opponent": "each opponent"}.get(self.who) or speaker.player(self.who)
        return [Clause(str(self.amount), "become", f"{possessive(each)} life total")]

    def act(self, running: Running) -> None:
        """Those at that number gain and lose nothing."""
        changes: list[proposals.AnyProposal] = []
        for seat in running.seats(self.who):
            missing = self.amount - running.state.table.seats[seat].life
            if missing > 0:
                changes.append(proposals.GainLife(rule=self.rule, seat=seat, amount=missing))
            elif missing < 0:
                changes.append(
                    proposals.LoseLife(rule=self.rule, seat=seat, amount=-missing, by=running.seat)
                )
        running.happen(changes)
