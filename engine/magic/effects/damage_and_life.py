"""Damage, life, fighting, prevention (CR 119, 120, 615, 701.14)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from copy import copy
from typing import ClassVar, Literal

from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.kernel.picks import Pick
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, proposals
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Mode
from engine.magic.language.amounts import Amount, AmountOfEach, asks_of_it
from engine.magic.language.effects import Effect as AnyEffect
from engine.magic.language.filters import (
    Filter,
    Name,
    NewName,
    NewNumber,
    NewThing,
    ObjectName,
    PermanentFilter,
    Whose,
)
from engine.magic.language.more_damage import MoreDamage
from engine.magic.library.definition import Writer
from engine.magic.library.reading import fields_of
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.rules import cr
from engine.magic.state import Shield
from engine.magic.text import amounts
from engine.magic.text.nouns import both
from engine.magic.text.speaker import Mention, Speaker
from engine.magic.text.teller import Clause, Teller, instruct, joined, player_clause, raw

from .base import Effect, Instruction, Running
from .sources_of_damage import choosable_sources

BESIDES = cr("615.5")


class Damage(Effect, frozen=True, tag="damage", rename={"name": "as"}):
    """``by`` deals damage to objects or players (CR 120); a divided target brings its own amounts."""

    rule = cr("120.1")
    touches = ("to",)
    amount: AmountOfEach
    to: Name | PermanentFilter | None = None
    who: Whose | None = None
    by: ObjectName = "self"
    name: NewThing | None = None
    """The objects and players that were dealt damage this way."""
    number_as: NewNumber | None = None
    """How much was dealt, to all of them."""
    unpreventable: bool = False
    """It can't be prevented (CR 615.12)."""
    also: FewOf[MoreDamage] = ()
    """What it deals to others at the same time, in amounts of their own (CR 608.2f)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        for index, part in enumerate(self.shares):
            place = path if not index else f"{path}.also[{index - 1}]"
            if part.to is None and part.who is None:
                yield Fault(place, "give to or who: what is dealt damage")
            for field in ("to", "who"):
                whom = getattr(part, field)
                if whom is not None and any(getattr(one, field) == whom for one in self.shares[:index]):
                    yield Fault(f"{place}.{field}", "this is dealt damage already: add up the amounts")
        if len({part.amount for part in self.shares if amounts.is_told_by_x(part.amount)}) > 1:
            yield Fault(f"{path}.also", "two different amounts would be called X", LEFT_OUT)
        if self.also and asks_of_it(self.amount):
            yield Fault(
                f"{path}.also", "beside an amount for each of some objects this is left out", LEFT_OUT
            )
        if self.number_as is not None and self.number_as == self.name:
            yield Fault(f"{path}.number_as", f"{self.name!r} is the name of something else already")
        if asks_of_it(self.amount) and self.who is not None:
            yield Fault(f"{path}.amount", "'it' is an object, but players are dealt this damage, too")

    @property
    def shares(self) -> tuple[Damage | MoreDamage, ...]:
        """Each amount, with whom it is dealt to."""
        return (self, *self.also)

    def divides(self, name: str) -> Amount | None:
        return self.amount if self.to == name else None

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        subject = speaker.subject(self.by)
        teller.named(self.name, "a creature dealt damage this way", how="dealt damage")
        clauses = self._told(speaker, subject)
        if self.number_as is not None:
            speaker.introduce_number(self.number_as, "the damage dealt this way")
        return [*clauses, raw("the damage can't be prevented")] if self.unpreventable else clauses

    def _told(self, speaker: Speaker, subject: str) -> list[Clause]:
        told = [self._part(speaker, part) for part in self.shares]
        rest = both([part.words for part in told]) + next((part.where for part in told if part.where), "")
        return [Clause(rest, "deal", subject, f"source {self.by}")]

    def _part(self, speaker: Speaker, part: Damage | MoreDamage) -> amounts.Told:
        """ "3 damage to target creature", and what X is."""
        if part.to == self.by and part.who is None:
            return amounts.damage(speaker, part.amount, to=" to itself")
        if asks_of_it(part.amount) and part.to is not None:
            each = amounts.of_each(speaker, part.to, part.amount)
            return amounts.Told(f"damage to {speaker.each(part.to)} {each}")
        is_divided = isinstance(part.to, str) and speaker.is_divided(part.to)
        to, amount = amounts.said_in_order(
            part.amount,
            lambda: self._recipients(speaker, part.to, part.who),
            lambda: amounts.damage(speaker, part.amount),
        )
        divided = "divided as you choose among " if is_divided else "to "
        return amounts.Told(f"{amount.words} {divided}{' and '.join(to)}", amount.where)

    def _recipients(
        self, speaker: Speaker, what: Name | PermanentFilter | None, who: Whose | None
    ) -> list[str]:
        to = []
        if what is not None:
            is_divided = isinstance(what, str) and speaker.is_divided(what)
            each = speaker.what if is_divided else speaker.each
            if isinstance(what, Filter) and who is not None and what.controller == who != "any":
                theirs = what if who == "you" else replace(what, controller="chooser")
                return [speaker.player(who), speaker.noun(theirs).each()]
            to.append("itself" if what == self.by else each(what))
        return to if who is None else [*to, speaker.player(who)]

    def act(self, running: Running) -> None:
        """The divided amounts of a target, or the same amount to each; what is dealt damage is named. All at
        once, and to each one the sum (CR 608.2f)."""
        by = running.select(self.by)
        source = by[0] if by else running.source
        hits: dict[str, int] = {}
        for part in self.shares:
            for ref, number in _hits(running, part):
                hits[ref] = hits.get(ref, 0) + number
        running.name(self.name, [])
        running.name(self.number_as, [0])
        running.happen(
            [
                proposals.Damage(
                    rule=self.rule,
                    source=source,
                    to=ref,
                    amount=number,
                    unpreventable=self.unpreventable,
                    named=self.name,
                    summed=self.number_as,
                )
                for ref, number in hits.items()
                if number and _can_be_dealt_damage(running, ref)
            ]
        )


def _hits(running: Running, part: Damage | MoreDamage) -> Iterator[tuple[str, int]]:
    """Who is dealt how much by one part of a step."""
    divided = running.task.vars.get(f"{part.to}:amounts") if isinstance(part.to, str) else None
    refs = [] if part.to is None else running.select(part.to)
    refs += [seat_ref(seat) for seat in running.seats(part.who)] if part.who is not None else []
    numbers = running.amounts(part.amount, refs) if divided is None else [int(number) for number in divided]
    return zip(refs, numbers, strict=True)


def _can_be_dealt_damage(running: Running, ref: str) -> bool:
    seat = seat_of(ref)
    if seat is not None:
        return not running.state.table.seats[seat].lost and bool(running.reached([ref]))
    return ref in running.state.table.battlefield and bool(running.reached([ref]))


class GainLife(Effect, frozen=True, tag="gain_life"):
    """Players gain life (CR 119.3)."""

    rule = cr("119.3")
    touches = ()
    amount: Amount
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "gain", "", imperative=False)
        together = isinstance(self.amount, int)
        rest = amounts.life(teller.speaker, self.amount).whole
        return [clause._replace(rest=rest, follows=" and " if together else "", joins_all=together)]

    def act(self, running: Running) -> None:
        """Each player meant gains that much."""
        number = running.amount(self.amount)
        running.happen(
            [proposals.GainLife(rule=self.rule, seat=seat, amount=number) for seat in running.seats(self.who)]
        )


class LoseLife(Effect, frozen=True, tag="lose_life", rename={"name": "as"}):
    """Players lose life; ``as`` names the sum of what was lost (CR 119.3)."""

    rule = cr("119.3")
    touches = ()
    amount: Amount
    who: Whose = "you"
    name: NewNumber | None = None

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "lose", "", imperative=False)
        if self.name is not None:
            teller.speaker.introduce_number(self.name, "the life lost this way")
        return [clause._replace(rest=amounts.life(teller.speaker, self.amount).whole, joins_all=True)]

    def act(self, running: Running) -> None:
        """Each player meant loses that much; the sum of what they do lose is named."""
        number = running.amount(self.amount)
        running.name(self.name, [0])
        running.happen(
            [
                proposals.LoseLife(rule=self.rule, seat=seat, amount=number, by=running.seat, named=self.name)
                for seat in running.seats(self.who)
            ]
        )


class Shielding(Effect, frozen=True):
    """What makes shields (CR 615)."""

    is_base = True
    touches: ClassVar[tuple[str, ...]] = ("to",)
    amount: Amount | None = None
    to: Name | PermanentFilter | None = None
    who: Whose | None = None
    """Players, beside objects that pass a filter."""
    by: ObjectName | Filter | None = None
    """Only damage that this deals."""
    choose_source: bool = False
    """One of those is chosen: "a red source of your choice" (CR 609.7)."""
    combat_only: bool = False
    next: bool = False
    """All that is dealt at the next time, and nothing after that."""
    lasts: Literal["turn", "your_next_turn"] = "turn"
    follows: ClassVar[str | None] = None
    """The program that is carried out besides."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.choose_source and isinstance(self.by, str):
            yield Fault(f"{path}.choose_source", "what has a name is not chosen")
        if self.next and (self.amount is not None or self.lasts != "turn"):
            yield Fault(f"{path}.next", "the next time, all of it: give no amount and no lasts")
        if self.next and (self.to, self.who, self.by, self.choose_source) == (None, None, None, False):
            yield Fault(f"{path}.next", "give whose damage, or to whom")
        if self.who is not None and self.who not in ("any", "opponent") and not isinstance(self.to, Filter):
            yield Fault(f"{path}.who", "one player stands in to")
        if self.who is not None and isinstance(self.to, str):
            yield Fault(f"{path}.who", "beside players, give a filter in to")

    @property
    def may_be_done(self) -> bool:  # type: ignore[override]  # depends on its fields
        return self.lasts == "turn"

    @property
    def _kind(self) -> str:
        return "combat damage" if self.combat_only else "damage"

    def _what(self, speaker: Speaker) -> str:
        """ "The next 3 damage that would be dealt to you this turn by a red source of your choice"."""
        many, where = f"all {self._kind}", ""
        if self.amount is not None:
            number, where = amounts.number_or_x(speaker, self.amount)
            many = f"the next {number} {self._kind}"
        to = self._to(speaker)
        by = self._source(speaker) if self._asks or self.choose_source else ""
        if by:
            return f"{many} that would be dealt{to} this turn by {by}{where}"
        by = f" by {speaker.thing(self.by)}" if isinstance(self.by, str) else ""
        return f"{many} that would be dealt{to}{by} this turn{where}"

    @property
    def _asks(self) -> bool:
        """Whether it asks of each source whether that passes a filter."""
        return isinstance(self.by, Filter)

    def _next_time(self, speaker: Speaker) -> str:
        deals = f"{self._kind} would be dealt"
        if self.by is not None or self.choose_source:
            source = speaker.thing(self.by) if isinstance(self.by, str) else self._source(speaker)
            deals = f"{source} would deal {self._kind}"
        return f"the next time {deals}{self._to(speaker)} this turn"

    def _to(self, speaker: Speaker) -> str:
        """ " to you and creatures you control"; empty for everybody and everything."""
        players = {None: [], "any": ["players"], "opponent": ["your opponents"]}.get(self.who)
        to = [speaker.player(str(self.who))] if players is None else players
        if isinstance(self.to, Filter):
            to = [*to, speaker.noun(self.to, "and").several()]
        elif self.to is not None:
            to = [speaker.thing(self.to)]
        return f" to {' and '.join(to)}" if to else ""

    def _source(self, speaker: Speaker) -> str:
        """ "A red source of your choice", "creatures you control"."""
        noun = speaker.noun(self.by if isinstance(self.by, Filter) else Filter())
        if not self.choose_source:
            return noun.several().replace("permanents", "sources")
        words = noun.one()
        words = words.replace("permanent", "source") if "permanent" in words else f"{words} source"
        return f"{words} of your choice"

    def picks(self, context: Context) -> Sequence[Pick]:
        """The source, if it is chosen."""
        if not self.choose_source:
            return ()
        options = [ref for ref in choosable_sources(context.state) if context.passes(ref, self._wanted)]
        needed = min(1, len(options))
        return (Pick(context.controller, self.rule, options, needed, 1),)

    @property
    def _wanted(self) -> Filter:
        return self.by if isinstance(self.by, Filter) else Filter()

    @property
    def is_asked(self) -> bool:
        """Whether its shields ask the step what damage it means, or what is done besides."""
        return self.who is not None or isinstance(self.to, Filter) or isinstance(self.by, Filter)

    @property
    def rule_of_shields(self) -> str:
        """The rule by which they are there."""
        return self.rule

    def concerns(self, context: Context, hit: proposals.Damage) -> bool:
        """Whether its filters mean this damage, as it would be dealt (CR 609.7b)."""
        if isinstance(self.by, Filter) and not context.passes(hit.source, self.by):
            return False
        seat = seat_of(hit.to)
        if seat is not None:
            everybody = self.who is None and not isinstance(self.to, Filter)
            return everybody or (self.who is not None and seat in context.seats(self.who))
        if isinstance(self.to, Filter):
            return context.passes(hit.to, self.to)
        return self.who is None

    def act(self, running: Running) -> None:
        """A shield for each object or player meant that the step concerns, or for all damage; with filters,
        one that asks by them as damage would be dealt. None where it would prevent nothing."""
        number = None if self.amount is None else running.amount(self.amount)
        if number == 0:
            return
        made = Shield(None, running.source, number, combat_only=self.combat_only, once=self.next)
        made.deal_to = self._elsewhere(running)
        made.until = running.until(self.lasts)
        if self.is_asked:
            task = running.task
            made.code, made.pc, made.controller = task.code, task.pc - 1, running.seat
            made.vars = dict(task.vars)
        sources: list[str | None] = [None]
        if self.choose_source:
            (pick,) = self.picks(running.context)
            sources = [*pick.result(running.answers)]
        elif isinstance(self.by, str):
            sources = [*running.select(self.by)]
        named = isinstance(self.to, str)
        for to in running.reached(running.select(str(self.to))) if named else [None]:
            for by in sources:
                one = copy(made)
                one.to, one.by = to, by
                atoms.prevent_next(running.draft, one, self.rule_of_shields)

    def _elsewhere(self, running: Running) -> str | None:
        """What is dealt the damage instead."""
        return None


class Prevent(Shielding, frozen=True, tag="prevent"):
    """Prevent the next ``amount`` damage, or all of it, for a time (CR 615)."""

    rule = cr("615.1")
    number_as: NewNumber | None = None
    """How much of one event was prevented, for ``then``."""
    source_as: NewName | None = None
    """What would have dealt it."""
    then: FewOf[AnyEffect] = ()
    """What is done right after damage was prevented (CR 615.5)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        for name in ("number_as", "source_as"):
            if getattr(self, name) is not None and not self.then:
                yield Fault(f"{path}.{name}", "it is there for the steps of then")
        for index, step in enumerate(self.then):
            if any(member.inner for member in fields_of(type(step))):
                what = "a step with others inside it is left out: it is told in one sentence"
                yield Fault(f"{path}.then[{index}]", what, LEFT_OUT)

    def write(self, program: Writer) -> None:
        if self.then:
            program.append(PreventAndDo(self, program.inside(Mode(do=self.then))))
        else:
            program.append(self)

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = self._shields(teller)
        if not self.then:
            return clauses
        if self.number_as is not None:
            teller.speaker.introduce_number(self.number_as, "that much")
        if self.source_as is not None:
            teller.speaker.introduce(self.source_as, Mention("that source", "that source"))
        besides = " and ".join(joined(teller.clauses(self.then)))
        return [*clauses, raw(f"if damage is prevented this way, {besides}")]

    def _shields(self, teller: Teller) -> list[Clause]:
        if self.next:
            return [raw(f"{self._next_time(teller.speaker)}, prevent that damage")]
        what = self._what(teller.speaker)
        if self.lasts == "your_next_turn":
            return [raw(f"until your next turn, prevent {what.replace(' this turn', '')}")]
        return instruct("prevent", what)

    @property
    def is_asked(self) -> bool:
        return bool(self.then) or super().is_asked

    @property
    def rule_of_shields(self) -> str:
        return BESIDES if self.then else self.rule


class PreventAndDo(Instruction, frozen=True):
    """Make a shield; right after it has prevented damage, the program of this address is carried out."""

    step: Prevent
    follows: str

    def picks(self, context: Context) -> Sequence[Pick]:
        """The source, if it is chosen."""
        return self.step.picks(context)

    def concerns(self, context: Context, hit: proposals.Damage) -> bool:
        """Whether the step means this damage."""
        return self.step.concerns(context, hit)

    def named(self, number: int, source: str) -> dict[str, list[int | str]]:
        """What the names of the step stand for."""
        held: dict[str | None, list[int | str]] = {
            self.step.number_as: [number],
            self.step.source_as: [source],
        }
        return {name: values for name, values in held.items() if name is not None}

    def act(self, running: Running) -> None:
        self.step.act(running)


class Redirect(Shielding, frozen=True, tag="redirect"):
    """The same damage as with ``prevent`` is dealt to ``deal_to`` instead (CR 614.9)."""

    rule = cr("614.9")
    touches = ("to", "deal_to")
    deal_to: Name = "self"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.deal_to == self.to or self.deal_to in ("any", "opponent"):
            yield Fault(f"{path}.deal_to", "one other object or player is dealt the damage")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        what = f"{self._next_time(speaker)}, that damage" if self.next else self._what(speaker)
        if self.lasts == "your_next_turn":
            what = f"until your next turn, {what.replace(' this turn', '')}"
        return [raw(f"{what} is dealt to {speaker.thing(self.deal_to)} instead")]

    def act(self, running: Running) -> None:
        """Nothing, if what would be dealt it instead is there no more."""
        if running.select(self.deal_to):
            super().act(running)

    def _elsewhere(self, running: Running) -> str | None:
        return running.select(self.deal_to)[0]
