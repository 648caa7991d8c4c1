"""Clashing with an opponent (CR 701.30)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.picks import Pick
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, evaluate
from engine.magic.evaluate import Context
from engine.magic.language.filters import NewNumber
from engine.magic.text.teller import Clause, Teller, instruct

from .arranging import CLASH, Sort
from .base import Effect, Running


class Clash(Effect, frozen=True, tag="clash", rename={"name": "as"}):
    """Clash with an opponent; ``as`` is 1 if you win, and 0 otherwise (CR 701.30)."""

    rule = CLASH
    touches = ()
    sets_going = (Sort,)
    picks_to = "choose"
    speaks_of_you = True
    name: NewNumber | None = None

    def tell(self, teller: Teller) -> list[Clause]:
        if self.name is not None:
            teller.speaker.introduce_number(self.name, "the number of clashes you win")
            teller.speaker.introduce_any(self.name, ("you win", "you don't win"))
        return instruct("clash", "with an opponent")

    def picks(self, context: Context) -> Sequence[Pick]:
        """The opponent; where there is one only, nobody is asked (CR 701.30b)."""
        opponents = [seat_ref(seat) for seat in evaluate.whose(context, "opponent")]
        return (Pick(context.controller, self.rule, opponents, min(1, len(opponents)), 1),)

    def act(self, running: Running) -> None:
        """Both reveal their top cards at once; then each decides, in turn order, where theirs goes
        (CR 701.30c). Who revealed a card with greater mana value than the other wins (CR 701.30d)."""
        (pick,) = self.picks(running.context)
        clashing = {running.seat, *(seat_of(ref) for ref in pick.result(running.answers))}
        seats = running.state.table.seats
        tops = {
            seat: seats[seat].library[0]
            for seat in running.seats("any")
            if seat in clashing and seats[seat].library
        }
        values = {seat: _mana_value(running, ref) for seat, ref in tops.items()}
        if tops:
            atoms.reveal(running.draft, list(tops.values()), self.rule)
        others = [value for seat, value in values.items() if seat != running.seat]
        own = values.get(running.seat)
        running.name(self.name, [int(own is not None and all(own > value for value in others))])
        for seat, ref in reversed(tops.items()):
            running.draft.then(Sort(seat, [ref], "bottom", clash=True))


def _mana_value(running: Running, ref: str) -> int:
    found = running.context.world.seen(ref)
    assert found is not None, "what lies in a library is there"
    return found.mana_value
