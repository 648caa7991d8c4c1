"""Keyword actions of creatures: bolster, adapt, endure, explore, connive (CR 701.39, 701.44, 701.46, 701.50,
701.63)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.kernel.picks import Pick
from engine.magic import atoms, evaluate, proposals
from engine.magic.evaluate import Context, reached
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Names, ObjectName
from engine.magic.library.definition import YOUR_CREATURE, Writer
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import characteristics, seen
from engine.magic.rules import cr, says
from engine.magic.text import amounts
from engine.magic.text.amounts import number_or_x
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Instruction, Running
from .choices import Discard
from .counters import PutCounters
from .doing import HasExplored
from .flow import EachNext, EachStart, If, Jump, May
from .tokens import CreateToken
from .zones import Draw

EXPLORER, EXPLORED = "explorer", "explored"


def _grow(running: Running, ref: str, number: int, rule: str) -> None:
    """So many +1/+1 counters on a permanent that is still there."""
    if number and ref in running.state.table.battlefield:
        put = proposals.PutCounters(rule=rule, object=ref, kind="+1/+1", amount=number)
        running.happen([put])


class Bolster(Effect, frozen=True, tag="bolster"):
    """Put +1/+1 counters on a creature with the least toughness among those that one controls (CR 701.39)."""

    rule = cr("701.39")
    touches = ()
    speaks_of_you = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("bolster", number_or_x(teller.speaker, self.amount).whole)

    def picks(self, context: Context) -> Sequence[Pick]:
        """One of those with the least toughness; there may be none."""
        known = characteristics(context.state)
        mine = [ref for ref in evaluate.select(context, YOUR_CREATURE) if ref in known]
        least = min((known[ref].toughness for ref in mine), default=0)
        options = reached(context, [ref for ref in mine if known[ref].toughness == least], "effect")
        needed = min(1, len(options))
        return (Pick(context.controller, self.rule, options, needed, needed),)

    def act(self, running: Running) -> None:
        """CR 701.39a."""
        (wanted,) = self.picks(running.context)
        for ref in wanted.result(running.answers):
            _grow(running, ref, running.amount(self.amount), self.rule)


class Adapt(Effect, frozen=True, tag="adapt"):
    """The source gets +1/+1 counters if it has none (CR 701.46)."""

    rule = cr("701.46")
    touches = ()
    changes_source = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("adapt", number_or_x(teller.speaker, self.amount).whole)

    def act(self, running: Running) -> None:
        """CR 701.46a."""
        thing = running.state.table.objects.get(running.source)
        if thing is not None and not thing.counters.get("+1/+1"):
            _grow(running, running.source, running.amount(self.amount), self.rule)


# Endure -----------------------------------------------------------------------------------------------------


class IsOnBattlefield(Struct, frozen=True):
    """Something is on the battlefield; no card asks so."""

    what: str

    def holds(self, context: Context) -> bool:
        """Whether it is now."""
        return any(ref in context.state.table.battlefield for ref in context.named(self.what))


class Endure(Effect, frozen=True, tag="endure"):
    """Its controller puts so many +1/+1 counters on it, or creates a white Spirit that large (CR 701.63)."""

    rule = says("701.63")
    touches = ("what",)
    amount: int
    what: ObjectName = "self"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.amount < 1:
            yield Fault(f"{path}.amount", "count from 1")

    def tell(self, teller: Teller) -> list[Clause]:
        subject, many = teller.speaker.subject(self.what), teller.speaker.several(self.what)
        return [Clause(str(self.amount), "endure", subject, self.what, plural=many)]

    def write(self, program: Writer) -> None:
        """Where it can't get counters any more, the token is created (CR 701.63a)."""
        who = f"controller of {self.what}"
        token = CreateToken("spirit_token_white", who=who, size=self.amount)
        either = May(who, then=(PutCounters(self.what, "+1/+1", self.amount),), otherwise=(token,))
        there = IsOnBattlefield(self.what)
        program.write((If(there, (either,), (token,)),))  # type: ignore[arg-type]  # it is asked like a condition


# Explore ----------------------------------------------------------------------------------------------------


class Explore(Effect, frozen=True, tag="explore"):
    """Reveal the top card of the library: a land goes to the hand; else the permanent gets a +1/+1 counter,
    and the card may go to the graveyard (CR 701.44)."""

    rule = cr("701.44")
    touches = ("what",)
    what: ObjectName = "self"

    def tell(self, teller: Teller) -> list[Clause]:
        subject = teller.speaker.subject(self.what)
        return [Clause("", "explore", subject, self.what, plural=teller.speaker.several(self.what))]

    def write(self, program: Writer) -> None:
        """Each of them by itself (CR 701.44d)."""
        program.append(EachStart(EXPLORER, None, self.what))
        following = program.append(None)
        program.append(RevealNext())
        program.append(ExploreGrow())
        program.append(ExploreOn())
        program.append(HasExplored(EXPLORER))
        program.append(Jump(following))
        program.code[following] = EachNext(EXPLORER, program.next)


def _exploring(context: Context) -> int | None:
    """Who controls the exploring permanent, or last did."""
    refs = context.named(EXPLORER)
    return context.world.controller_of(refs[0]) if refs else None


class RevealNext(Instruction, frozen=True):
    """The controller of the exploring permanent reveals the top card of the library, if there is one."""

    @property
    def gives(self) -> Names:
        """What is explored."""
        return {EXPLORED: "object"}

    def act(self, running: Running) -> None:
        seat = _exploring(running.context)
        top = [] if seat is None else running.state.table.seats[seat].library[:1]
        if top:
            atoms.reveal(running.draft, top, Explore.rule)
        running.name(EXPLORED, list(top))


def _explored(context: Context) -> tuple[str, bool] | None:
    """The revealed card, and whether it is a land."""
    for ref in context.named(EXPLORED):
        found = seen(context.state, ref)
        if found is not None:
            return ref, "land" in found.types
    return None


class ExploreGrow(Instruction, frozen=True):
    """A +1/+1 counter on what explores, unless a land was revealed; before its controller chooses."""

    def act(self, running: Running) -> None:
        card = _explored(running.context)
        if card is None or not card[1]:
            for ref in running.permanents(EXPLORER):
                _grow(running, ref, 1, Explore.rule)


class ExploreOn(Instruction, frozen=True):
    """What was revealed goes where it belongs; one that is no land may stay on top."""

    def picks(self, context: Context) -> Sequence[Pick]:
        """Whether a card that is no land goes to the graveyard."""
        card, seat = _explored(context), _exploring(context)
        if card is None or card[1] or seat is None:
            return ()
        return (Pick(seat, Explore.rule, [card[0]], 0, 1),)

    def act(self, running: Running) -> None:
        card = _explored(running.context)
        going = [ref for pick in self.picks(running.context) for ref in pick.result(running.answers)]
        batch: list[proposals.AnyProposal] = [
            proposals.Move(rule=Explore.rule, object=ref, to="graveyard") for ref in going
        ]
        if card is not None and card[1]:
            batch = [proposals.Move(rule=Explore.rule, object=card[0], to="hand")]
        running.happen(batch)
        running.forget(EXPLORED)


# Connive ----------------------------------------------------------------------------------------------------


class Connive(Effect, frozen=True, tag="connive"):
    """Its controller draws cards, discards as many, and puts a +1/+1 counter on it for each of these that is
    no land (CR 701.50)."""

    rule = cr("701.50")
    touches = ("what",)
    what: ObjectName = "self"
    amount: Amount = 1

    @property
    def moves_library_cards(self) -> bool:
        return True

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not isinstance(self.amount, int | str):
            what = "numbers that drawing may change are left out"
            yield Fault(f"{path}.amount", what, LEFT_OUT)

    def tell(self, teller: Teller) -> list[Clause]:
        subject = teller.speaker.subject(self.what)
        many = teller.speaker.several(self.what)
        number = amounts.Told("") if self.amount == 1 else number_or_x(teller.speaker, self.amount)
        return [Clause(number.whole, "connive", subject, self.what, plural=many)]

    def write(self, program: Writer) -> None:
        who = f"controller of {self.what}"
        program.write((Draw(self.amount, who),))
        program.append(ConniveOn(self.amount, who, creature=self.what))


class ConniveOn(Instruction, frozen=True):
    """Discard as many cards as were drawn, then count those that are no lands."""

    picks_to = "discard"
    amount: Amount
    who: str
    creature: ObjectName

    @property
    def _discard(self) -> Discard:
        return Discard(self.amount, self.who)

    def picks(self, context: Context) -> Sequence[Pick]:
        """What its controller discards."""
        return self._discard.picks(context)

    def act(self, running: Running) -> None:
        """The counters come after the discard."""
        chosen = [ref for pick in self.picks(running.context) for ref in pick.result(running.answers)]
        found = (seen(running.state, ref) for ref in chosen)
        number = sum(one is not None and "land" not in one.types for one in found)
        for ref in running.permanents(self.creature):
            _grow(running, ref, number, Connive.rule)
        running.happen(
            [
                proposals.Move(rule=Discard.rule, object=ref, to="graveyard", discarded=True, by=running.seat)
                for ref in chosen
            ]
        )
