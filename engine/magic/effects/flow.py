"""What comes next: conditions, options, loops (CR 608.2d).

Each of these verbs is written as instructions that decide which one follows.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Decision, Fault
from engine.kernel.seats import seat_ref
from engine.magic import atoms, evaluate
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.conditions import Condition, Done
from engine.magic.language.effects import Effect as AnyEffect
from engine.magic.language.filters import (
    Filter,
    Name,
    Names,
    NewName,
    Selector,
    Whose,
)
from engine.magic.language.mana import Price
from engine.magic.library.definition import Writer
from engine.magic.library.reading import words
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import cannot_draw, is_done
from engine.magic.procedures.costs import can_pay_price, symbols
from engine.magic.procedures.paying_costs import PayPrice, pay
from engine.magic.procedures.settling import as_others_see, settled_price, with_x
from engine.magic.rules import cr, says
from engine.magic.text.amounts import damage
from engine.magic.text.conditions import condition_text
from engine.magic.text.nouns import number_word
from engine.magic.text.prices import introduce_paid, payment, payment_of_other
from engine.magic.text.speaker import Mention, Speaker
from engine.magic.text.teller import Clause, Teller, joined, raw

from .base import Effect, Instruction, Running
from .choices import Choose, Discard, Sacrifice
from .copies import CreateCopy
from .counters import PutCounters
from .damage_and_life import Damage, GainLife, LoseLife
from .mana import AddMana
from .permanents import Tap, Untap
from .picking import Answers
from .tokens import CreateToken
from .whether import MAY, Accept, ChoosingWhether, ChoosingXToPay
from .zones import Draw, Mill, Move

ONCE = cr("603.2i")
PAY = cr("118.12")
WHEN_YOU_DO = "when you do"


class Jump(Instruction, frozen=True):
    """Go on with ``to``."""

    to: int

    def act(self, running: Running) -> None:
        running.task.pc = self.to


class Branch(Instruction, frozen=True):
    """Go on if the condition holds now, else with ``otherwise``."""

    condition: Condition
    otherwise: int

    def act(self, running: Running) -> None:
        if not evaluate.holds(running.context, self.condition):
            running.task.pc = self.otherwise


def _write_either(
    program: Writer, step: If | May, branch: Callable[[int], Instruction], chosen: str | None = None
) -> None:
    """``then``, jumped over to ``otherwise`` where the branch says so, or where the first step of it could
    choose or move nothing that is called ``chosen``."""
    held = program.append(None)
    asked = None
    if chosen is None:
        program.write(step.then)
    else:
        first, *others = step.then
        program.write((_called(first, chosen),))
        asked = program.append(None)
        program.write(others)
    jump = program.append(None) if step.otherwise else None
    otherwise = program.next
    program.write(step.otherwise)
    if jump is not None:
        program.code[jump] = Jump(program.next)
    program.code[held] = branch(otherwise)
    if asked is not None and chosen is not None:
        program.code[asked] = Branch(Done(chosen), otherwise)


MOVED = "moved"
"""What the first step of "you may … If you do …" moves, where it bears no name."""


def _called(step: AnyEffect, name: str) -> AnyEffect:
    """The step, and where it moves something, with a name for that."""
    return replace(step, name=name) if isinstance(step, Move) else step


class If(Effect, frozen=True, tag="if"):
    """Steps that depend on a condition."""

    rule = says("608.2c")
    may_be_done = False
    touches = ()
    condition: Condition
    then: FewOf[AnyEffect] = ()
    otherwise: FewOf[AnyEffect] = ()

    @property
    def opens_with_condition(self) -> bool:  # type: ignore[override]  # depends on its fields
        return not self.otherwise

    @property
    def is_told_last(self) -> bool:  # type: ignore[override]  # depends on its fields
        return len(self.then) == 1 and not self.otherwise and not self.then[0].opens_with_condition

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not self.then and not self.otherwise:
            yield Fault(path, "no steps depend on it")
        elif not self.then:
            yield Fault(f"{path}.otherwise", "write the condition with not, and these steps as then")
        elif self.otherwise and self._chosen_instead(()):
            yield Fault(f"{path}.then[0]", "it says not what happens if they don't: give it otherwise")

    def _chosen_instead(self, otherwise: Sequence[AnyEffect]) -> May | None:
        """What a player may do instead, if this is what happens where they don't."""
        match self.then:
            case (May(pay=None) as may,) if [*may.otherwise] == [*otherwise]:
                return may
        return None

    def write(self, program: Writer) -> None:
        _write_either(program, self, lambda otherwise: Branch(self.condition, otherwise))

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if self.then and self.otherwise:
            usual = joined(teller.clauses(self.otherwise))
            condition = condition_text(speaker, self.condition)
            instead = self._instead(teller)
            instead[-1] += " instead"
            return [raw(text) for text in [*usual, f"if {condition}, {instead[0]}", *instead[1:]]]
        if self.is_told_last and (teller.opens or self._asks_of_what_is_new(speaker)):
            first, *others = joined(teller.clauses(self.then))
            return [raw(f"{first} if {condition_text(speaker, self.condition)}"), *map(raw, others)]
        return after(teller, f"if {condition_text(speaker, self.condition)}", self.then)

    def _asks_of_what_is_new(self, speaker: Speaker) -> bool:
        """Whether the condition asks of what the steps are the first to speak of: "destroy target artifact
        if …"."""
        return any(map(speaker.is_new, sorted(words(self.condition) & words(self.then))))

    def _instead(self, teller: Teller) -> list[str]:
        """What happens instead; damage to the same is not told again whom it is dealt to, nor the same
        tokens what they are."""
        match self.then, self.otherwise:
            case (Damage(to=str() as one, by=by) as more,), (Damage(to=other, who=None, also=()),):
                if one == other and more == Damage(more.amount, one, by=by):
                    subject = teller.speaker.subject(by)
                    return [Clause(damage(teller.speaker, more.amount).whole, "deal", subject).text]
            case (CreateToken(amount=int(number)) as more,), (CreateToken() as other,):
                if number > 1 and more == replace(other, amount=number):
                    return [f"create {number_word(number)} of those tokens"]
        may = self._chosen_instead(self.otherwise)
        return joined(teller.clauses(self.then if may is None else (replace(may, otherwise=()),)))


class May(Effect, frozen=True, tag="may"):
    """A player may pay, or just may (CR 608.2d, 118.12): then, or else."""

    rule = MAY
    touches = ()
    who: Whose = "you"
    pay: Price | None = None
    then: FewOf[AnyEffect] = ()
    otherwise: FewOf[AnyEffect] = ()
    once: bool = False
    """It is done only once each turn; whoever does not do it may do it another time (CR 603.2i)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.once and self.otherwise:
            yield Fault(f"{path}.once", "beside what follows a no, this is left out", LEFT_OUT)
        if not self.then and (self.pay is None or not self.otherwise):
            yield Fault(path, "no steps depend on it")
        if self.who in ("any", "opponent"):
            yield Fault(f"{path}.who", "one player is asked; to ask several, put it into the steps of each")
        if self.pay is not None and self.pay == Price():
            yield Fault(f"{path}.pay", "the cost is empty; without a cost, leave it out")
        branches = () if self.pay is None else (self.pay, *self.pay.any_of)
        if any(one.loyalty is not None or one.discard == "self" for one in branches):
            yield Fault(f"{path}.pay", "loyalty, and the card itself in a hand, are paid for abilities alone")
        if self.pay is not None and self.pay.any_of and self.pay != Price(any_of=self.pay.any_of):
            yield Fault(f"{path}.pay", "beside alternatives nothing else is paid here: write it into each")
        if self.pay is None and self.then and not self.then[0].may_be_done:
            yield Fault(f"{path}.then[0]", "nobody does this; begin with what may be done")
        if self.pay is None and self._names_a_price:
            yield Fault(f"{path}.then[0]", "it is the price of what follows: write it as pay", PAY)
        if any("{X}" in one.mana and self.pay != Price(mana=one.mana) for one in branches):
            yield Fault(f"{path}.pay.mana", "{X} beside anything but mana is left out here", LEFT_OUT)
        elif self.pay is not None and "{X}" in self.pay.mana and not self.then:
            yield Fault(f"{path}.pay.mana", "a number that is not chosen is paid: give {1} and times")

    @property
    def is_done_once(self) -> bool:  # type: ignore[override]  # depends on its fields
        """ "Do this only once each turn." """
        return self.once

    @property
    def may_be_done(self) -> bool:  # type: ignore[override]  # depends on its fields
        """ "… unless that player pays {1}"."""
        return self.pay is not None and not self.then and self.otherwise[0].may_be_done

    @property
    def _is_either_end(self) -> bool:
        """Whether the owner of something puts it on the top or bottom of their library."""
        match self:
            case May(pay=None, then=(Move() as top,), otherwise=(Move() as bottom,)):
                owner = f"owner of {top.what}" if isinstance(top.what, str) else None
                plain = top == Move(top.what, "library")
                return plain and bottom == replace(top, position="bottom") and self.who == owner
        return False

    @property
    def _names_a_price(self) -> bool:
        """Whether the first step reads like something that is paid for what follows."""
        first = self.then[0] if self.then[1:] or (self.then and self.otherwise) else None
        return isinstance(first, Discard | Sacrifice | Tap | Untap) and first.is_price(self.who)

    @property
    def _chosen(self) -> str | None:
        """The name of what has to be chosen or moved first, if something depends on its being done
        (CR 608.2c)."""
        first = self.then[0] if self.pay is None and self.then else None
        if isinstance(first, Move):
            is_one = isinstance(first.what, str) and first.position != "random"
            return (first.name or MOVED) if is_one and (self.otherwise or self.then[1:]) else None
        depends = bool(self.otherwise) or len(self.then) > 2
        return first.name if depends and isinstance(first, Choose) and first.min else None

    @property
    def _milled(self) -> Amount | None:
        """How many cards the player who is asked would mill first, if that is what may be done."""
        first = self.then[0] if self.pay is None and self.then else None
        return first.amount if isinstance(first, Mill) and first.who == self.who else None

    @property
    def _drawing(self) -> Whose | None:
        """Who would draw cards first, if that is what may be done."""
        first = self.then[0] if self.pay is None and self.then else None
        return first.who if isinstance(first, Draw) else None

    def write(self, program: Writer) -> None:
        if self.pay is None or not self.pay.any_of:
            _write_either(
                program,
                self,
                lambda otherwise: MayBranch(
                    self.who, self.pay, otherwise, self._milled, self._drawing, once=self.once
                ),
                self._chosen,
            )
        else:
            self._write_alternatives(program, self.pay.any_of)

    def _write_alternatives(self, program: Writer, prices: Sequence[Price]) -> None:
        """One price after the other is offered, until one is paid."""
        held = [program.append(None) for _ in range(2 * len(prices))]
        then = program.next
        program.write(self.then)
        jump = program.append(None)
        otherwise = program.next
        program.write(self.otherwise)
        program.code[jump] = Jump(program.next)
        for index, price in enumerate(prices):
            place = 2 * index
            after = held[place + 2] if price is not prices[-1] else otherwise
            program.code[held[place]] = MayBranch(self.who, price, after, once=self.once)
            program.code[held[place + 1]] = Jump(then)

    def tell(self, teller: Teller) -> list[Clause]:
        if self.pay is not None and not self.then and len(self.otherwise) == 1:
            return self._unless(teller, self.pay)
        speaker = teller.speaker
        who = speaker.player(self.who)
        match self:
            case May(pay=None, then=(Tap() as tap,), otherwise=(May(then=(Untap() as untap,)) as other,)):
                if (
                    tap.what == untap.what
                    and other == May(self.who, then=(untap,))
                    and isinstance(tap.what, str)
                ):
                    return [raw(f"{who} may tap or untap {speaker.thing(tap.what)}")]
        they = "you" if who == "you" else "they"
        if self._is_either_end:
            place = "it on their choice of the top or bottom of their library"
            return [Clause(place, "put", who, self.who)]
        if self.pay is None:
            steps = teller.clauses(self.then)
            clauses = [raw(f"{who} may {steps[0].after_may(self.who)}")]
            inner = joined(steps[1:])
        else:
            clauses = [raw(f"{who} may {payment(speaker, self.pay)}")]
            introduce_paid(speaker, self.pay)
            inner = joined(teller.clauses(self.then))
        if inner and not inner[0].startswith(WHEN_YOU_DO):
            inner[0] = f"if {they} do, {inner[0]}"
        if self.otherwise:
            first, *others = joined(teller.clauses(self.otherwise))
            inner += [f"if {they} don't, {first}", *others]
        return [*clauses, *(raw(text) for text in inner)]

    def _unless(self, teller: Teller, price: Price) -> list[Clause]:
        """ "… unless its controller pays {3}"."""
        texts = joined(teller.clauses(self.otherwise))
        who = teller.speaker.player(self.who)
        pays = payment(teller.speaker, price) if who == "you" else payment_of_other(teller.speaker, price)
        texts[0 if len(self.otherwise) == 1 else -1] += f" unless {who} {pays}"
        return [raw(text) for text in texts]


class MayBranch(Instruction, frozen=True):
    """Ask a player: yes, and the price is paid, goes on; no goes to ``otherwise``.

    A player who cannot pay, and ``who`` that is nobody any more, is not asked and goes to ``otherwise``
    (CR 118.12a), and so does a player who could choose to mill more cards than the library has (CR 701.17b),
    or that somebody draws who can't draw cards (CR 121.3, 608.2d), or who has done before what is done only
    ``once`` each turn (CR 603.2i). What is sacrificed for the price has the name that the price gives it.
    """

    sets_going = (PayPrice,)
    who: Name
    pay: Price | None
    otherwise: int
    mills: Amount | None = None
    draws: Whose | None = None
    once: bool = False

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """A player who cannot pay is not asked."""
        seats = evaluate.whose(context, self.who)
        code = context.state.machine.agenda[-1].code
        seat = (
            seats[0] if seats and not (self.once and is_done(context.state, context.source, code)) else None
        )
        if seat is not None and self._asks_for_x and len(answers) == 1 and _is_accepted(answers):
            return ChoosingXToPay(seat=seat, rule=PAY, source=context.source)
        if seat is None or answers:
            return None
        pay = None if self.pay is None else settled_price(context, self.pay)
        if pay is not None and not _seems_payable(context, seat, pay):
            return None
        if self.mills is not None and not self._can_mill(context, seat, self.mills):
            return None
        if self.draws is not None and all(
            cannot_draw(context.state, one) for one in context.seats(self.draws)
        ):
            return None
        mana = "" if pay is None else pay.mana
        return ChoosingWhether(seat=seat, rule=self._rule, source=context.source, pay=mana, ability=code)

    def refuses(self, context: Context, seat: int) -> bool:
        """Whether the player who was asked cannot pay: only with cards that others do not see is that so."""
        pay = None if self.pay is None else settled_price(context, self.pay)
        return pay is not None and not can_pay_price(context.state, seat, context.source, pay)

    def _can_mill(self, context: Context, seat: int, number: Amount) -> bool:
        return evaluate.amount(context, number) <= len(context.state.table.seats[seat].library)

    @property
    def _asks_for_x(self) -> bool:
        return self.pay is not None and "{X}" in self.pay.mana

    def x_values(self, context: Context, seat: int) -> list[int]:
        """The numbers that can be paid for X."""
        assert self.pay is not None, "X is paid"
        values: list[int] = []
        while can_pay_price(context.state, seat, context.source, with_x(self.pay, len(values))):
            values.append(len(values))
        return values

    @property
    def _rule(self) -> str:
        return ONCE if self.once else May.rule if self.pay is None else PAY

    def act(self, running: Running) -> None:
        """What was answered; a price is paid before the next step."""
        if not running.answers:
            running.task.pc = self.otherwise
            return
        seat, accepted = running.answers[0].seat, isinstance(running.answers[0].action, Accept)
        choice = "yes" if accepted else "no"
        atoms.note_choice(running.draft, seat, running.source, "whether", self._rule, choice=choice)
        if accepted and self.once:
            atoms.note_done(running.draft, running.source, running.task.code)
        if not accepted:
            running.task.pc = self.otherwise
        elif self.pay is not None:
            price = settled_price(running.context, self.pay)
            if self._asks_for_x:
                number = running.answers[1].action.x
                running.name("x", [number])
                atoms.note_choice(running.draft, seat, running.source, "x", PAY, choice=number)
                price = with_x(self.pay, number)
            pay(running.draft, seat, running.source, (price,), cost=symbols(price.mana))


def _is_accepted(answers: Answers) -> bool:
    return isinstance(answers[0].action, Accept)


def _seems_payable(context: Context, seat: int, price: Price) -> bool:
    """Whether a player could pay, as far as others can tell who do not see which cards are in the hand."""
    return any(
        can_pay_price(context.state, seat, context.source, one) for one in (price, *as_others_see(price))
    )


class Each(Effect, frozen=True, tag="each", rename={"name": "as"}):
    """The steps once for each player, in turn order from the active one, or object."""

    rule = says("608.2f")
    may_be_done = False
    touches = ()
    who: Whose | None = None
    what: Selector | None = None
    name: NewName = "each"
    steps: FewOf[AnyEffect] = ()

    @property
    def gives(self) -> Names:
        """What its name stands for."""
        return {self.name: "player" if self.who is not None else "object"}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if (self.who is None) == (self.what is None):
            yield Fault(path, "give either who or what")
        elif not self.steps:
            yield Fault(path, "it does nothing")

    def write(self, program: Writer) -> None:
        match self.steps:
            case (CreateToken(attacking=False) | CreateCopy(attacking=False) as step,):
                program.append(EachCreated(self.name, self.who, self.what, step))
                return
        amounts = [number for number in map(_plain_amount, self.steps) if number is not None]
        if len(amounts) == len(self.steps) and self.name not in words(self.steps):
            program.append(EachCounted(self.name, self.who, self.what, tuple(amounts)))
            numbered = enumerate(self.steps)
            program.write([replace(step, amount=_number(self.name, index)) for index, step in numbered])
            return
        program.append(EachStart(self.name, self.who, self.what))
        following = program.append(None)
        program.write(self.steps)
        program.append(Jump(following))
        program.code[following] = EachNext(self.name, program.next)

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if self.who is not None:
            each = {"any": "player", "opponent": "opponent"}.get(self.who, speaker.player(self.who))
            speaker.introduce(self.name, Mention("that player", "that player", "player"))
        else:
            noun = speaker.noun(self.what) if isinstance(self.what, Filter) else None
            each = noun.kind() if noun is not None else f"of {speaker.thing(str(self.what))}"
            head = "that object" if noun is None else f"that {noun.singular}"
            speaker.introduce(self.name, Mention(head, head, fresh=True))
        return after(teller, f"for each {each}", self.steps)


class EachStart(Instruction, frozen=True):
    """Note for which players (APNAP order) or objects the loop is: those that are meant now."""

    name: Name
    who: Whose | None = None
    what: Selector | None = None

    @property
    def gives(self) -> Names:
        """What the name stands for in each round."""
        return {self.name: "player" if self.who is not None else "object"}

    def act(self, running: Running) -> None:
        """Who or what the loop is for is fixed now."""
        items = _meant(running, self.who, self.what)
        running.task.rest = {**running.task.rest, self.name: items}


def _meant(running: Running, who: Whose | None, what: Selector | None) -> list[int | str]:
    """The players, in turn order from the active one, or objects that are meant now."""
    items: list[int | str] = []
    if who is not None:
        items += [seat_ref(seat) for seat in running.seats(who)]
    if what is not None:
        items += running.select(what)
    return items


class EachCreated(Instruction, frozen=True):
    """Create the tokens for all of these players or objects: one instruction creates them at once (CR 608.2c,
    701.7)."""

    name: Name
    who: Whose | None
    what: Selector | None
    step: CreateToken | CreateCopy

    def act(self, running: Running) -> None:
        """The tokens of each, all together."""
        made = []
        for item in _meant(running, self.who, self.what):
            running.name(self.name, [item])
            made += self.step.made(running)
        running.forget(self.name)
        running.happen(made)


def _plain_amount(step: AnyEffect) -> int | None:
    """The number of what is one event for all rounds together: life, counters or mana (CR 119.9, 608.2f)."""
    match step:
        case GainLife(amount=int(number)) | LoseLife(amount=int(number), name=None):
            return number
        case PutCounters(amount=int(number), kinds=(), name=None):
            return number
        case AddMana(amount=int(number), one_of=(), chosen=False):
            return number
    return None


def _number(name: str, index: int) -> str:
    """What the amount of a step is called that is done once for all rounds."""
    return f"{name}:{index}"


class EachCounted(Instruction, frozen=True):
    """Name the amounts of steps that say the same in each round, of all rounds together: one instruction is
    done at once (CR 608.2f)."""

    name: Name
    who: Whose | None
    what: Selector | None
    amounts: tuple[int, ...]

    def act(self, running: Running) -> None:
        """As many times as there are players or objects now."""
        number = len(_meant(running, self.who, self.what))
        for index, amount in enumerate(self.amounts):
            running.name(_number(self.name, index), [number * amount])


class EachNext(Instruction, frozen=True):
    """Give the name to the next player or object of the loop; with none left, drop it and go to ``end``."""

    name: Name
    end: int

    def act(self, running: Running) -> None:
        """The next one, or the end of the loop."""
        task = running.task
        rest = task.rest.get(self.name, [])
        if rest:
            running.name(self.name, [rest[0]])
            task.rest = {**task.rest, self.name: list(rest[1:])}
        else:
            running.forget(self.name)
            task.rest = {name: held for name, held in task.rest.items() if name != self.name}
            task.pc = self.end


def after(teller: Teller, opening: str, steps: Sequence[AnyEffect]) -> list[Clause]:
    """Steps that follow something, "for each player, …"."""
    first, *others = joined(teller.clauses(steps))
    return [raw(f"{opening}, {first}"), *(raw(text) for text in others)]
