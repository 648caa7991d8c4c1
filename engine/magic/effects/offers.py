"""What each of several players may do: all of them say whether, and then those who do so do it (CR 101.4)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Decision, Fault
from engine.kernel.seats import seat_ref
from engine.magic import atoms, evaluate
from engine.magic.evaluate import Context
from engine.magic.language.effects import Effect as AnyEffect
from engine.magic.language.filters import Names, Whose
from engine.magic.library.definition import Writer
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.rules import cr
from engine.magic.text.nouns import both
from engine.magic.text.teller import Clause, Teller, raw

from .base import Effect, Instruction, Running
from .choices import Discard
from .picking import Answers
from .whether import Accept, ChoosingWhether

TURN_ORDER = cr("101.4")
WILLING = "willing"
"""The players who have said yes."""
_OFFERED = frozenset({"draw", "scry", "surveil", "gain_life", "create", "discard"})
"""What everybody can do, by the tags of steps; of discarding that is so of a whole hand."""


class EachMay(Effect, frozen=True, tag="each_may"):
    """Players say in turn order whether they do something; then those who do so do it at once (CR 101.4)."""

    rule = TURN_ORDER
    may_be_done = False
    touches = ()
    who: Whose
    steps: FewOf[AnyEffect]
    """Each is done by the same players, ``who``."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who not in ("any", "opponent"):
            yield Fault(f"{path}.who", "several players are asked; of one, say may")
        if not self.steps:
            yield Fault(f"{path}.steps", "nobody does anything")
        for index, step in enumerate(self.steps):
            place = f"{path}.steps[{index}]"
            tag = step.__struct_config__.tag
            if tag not in _OFFERED or (isinstance(step, Discard) and not step.all):
                yield Fault(place, "that several players may do this is left out", LEFT_OUT)
            elif getattr(step, "who", None) != self.who:
                yield Fault(f"{place}.who", "those do it who have said so: give the same players")

    def tell(self, teller: Teller) -> list[Clause]:
        done = [clause.after_may(self.who) for clause in teller.clauses(self.steps)]
        return [raw(f"{teller.speaker.player(self.who)} may {both(done)}")]

    def write(self, program: Writer) -> None:
        program.append(AskEach(self.who))
        program.write(tuple(replace(step, who=WILLING) for step in self.steps))


class AskEach(Instruction, frozen=True):
    """Ask players in turn order, the active one first; each knows what those before have said."""

    who: Whose

    @property
    def gives(self) -> Names:
        """Those who have said yes."""
        return {WILLING: "player"}

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """The next player, until all have answered."""
        seats = evaluate.whose(context, self.who)
        if len(answers) >= len(seats):
            return None
        ability: str = context.state.machine.agenda[-1].code
        seat = seats[len(answers)]
        return ChoosingWhether(seat=seat, rule=TURN_ORDER, source=context.source, pay="", ability=ability)

    def refuses(self, context: Context, seat: int) -> bool:
        """Nothing is paid."""
        return False

    def act(self, running: Running) -> None:
        """Those who said yes have a name."""
        willing: list[int | str] = []
        for one in running.answers:
            accepted = isinstance(one.action, Accept)
            choice = "yes" if accepted else "no"
            atoms.note_choice(running.draft, one.seat, running.source, "whether", TURN_ORDER, choice=choice)
            willing += [seat_ref(one.seat)] * accepted
        running.name(WILLING, willing)
