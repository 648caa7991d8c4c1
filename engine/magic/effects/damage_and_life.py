"""Damage, life, fighting, prevention (CR 119, 120, 615, 701.14)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.documents import Fault
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, proposals
from engine.magic.language.amounts import Amount, AmountOfEach, asks_of_it
from engine.magic.language.filters import (
    Name,
    NewNumber,
    NewThing,
    ObjectName,
    PermanentFilter,
    Whose,
)
from engine.magic.rules import cr
from engine.magic.state import Shield
from engine.magic.text import amounts
from engine.magic.text.speaker import Speaker
from engine.magic.text.teller import Clause, Teller, instruct, player_clause, raw

from .base import Effect, Running


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

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.to is None and self.who is None:
            yield Fault(path, "give to or who: what is dealt damage")
        if asks_of_it(self.amount) and self.who is not None:
            yield Fault(f"{path}.amount", "'it' is an object, but players are dealt this damage, too")

    def divides(self, name: str) -> Amount | None:
        return self.amount if self.to == name else None

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        subject = speaker.subject(self.by)
        teller.named(self.name, "a creature dealt damage this way")
        if self.to == self.by and self.who is None:
            rest = amounts.damage(speaker, self.amount, to=" to itself").whole
            return [Clause(rest, "deal", subject, f"source {self.by}", follows=" and ")]
        if asks_of_it(self.amount) and self.to is not None:
            rest = f"damage to {speaker.each(self.to)} {amounts.of_each(speaker, self.to, self.amount)}"
            return [Clause(rest, "deal", subject, f"source {self.by}", follows=" and ")]
        is_divided = isinstance(self.to, str) and speaker.is_divided(self.to)
        to, amount = amounts.said_in_order(
            self.amount, lambda: self._recipients(speaker), lambda: amounts.damage(speaker, self.amount)
        )
        divided = "divided as you choose among " if is_divided else "to "
        rest = f"{amount.words} {divided}{' and '.join(to)}{amount.where}"
        return [Clause(rest, "deal", subject, f"source {self.by}", follows=" and ")]

    def _recipients(self, speaker: Speaker) -> list[str]:
        to = []
        if self.to is not None:
            is_divided = isinstance(self.to, str) and speaker.is_divided(self.to)
            each = speaker.what if is_divided else speaker.each
            to.append("itself" if self.to == self.by else each(self.to))
        return to if self.who is None else [*to, speaker.player(self.who)]

    def act(self, running: Running) -> None:
        """The divided amounts of a target, or the same amount to each; what is dealt damage is named."""
        by = running.select(self.by)
        source = by[0] if by else running.source
        divided = running.task.vars.get(f"{self.to}:amounts") if isinstance(self.to, str) else None
        refs = [] if self.to is None else running.select(self.to)
        refs += [seat_ref(seat) for seat in running.seats(self.who)] if self.who is not None else []
        numbers = running.amounts(self.amount, refs)
        if divided is not None:
            numbers = [int(number) for number in divided]
        running.name(self.name, [])
        running.happen(
            [
                proposals.Damage(rule=self.rule, source=source, to=ref, amount=number, named=self.name)
                for ref, number in zip(refs, numbers, strict=True)
                if number and _can_be_dealt_damage(running, ref)
            ]
        )


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


class Prevent(Effect, frozen=True, tag="prevent"):
    """Prevent the next ``amount`` damage, or all of it, for a time (CR 615)."""

    rule = cr("615.1")
    touches = ("to",)
    amount: Amount | None = None
    to: Name | None = None
    by: ObjectName | None = None
    """Only damage that this deals."""
    combat_only: bool = False
    lasts: Literal["turn", "your_next_turn"] = "turn"

    @property
    def may_be_done(self) -> bool:  # type: ignore[override]  # depends on its fields
        return self.lasts == "turn"

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        kind = "combat damage" if self.combat_only else "damage"
        many, where = f"all {kind}", ""
        if self.amount is not None:
            number, where = amounts.number_or_x(speaker, self.amount)
            many = f"the next {number} {kind}"
        to = "" if self.to is None else f" to {speaker.thing(self.to)}"
        by = "" if self.by is None else f" by {speaker.thing(self.by)}"
        if self.lasts == "your_next_turn":
            return [raw(f"until your next turn, prevent {many} that would be dealt{to}{by}{where}")]
        return instruct("prevent", f"{many} that would be dealt{to}{by} this turn{where}")

    def act(self, running: Running) -> None:
        """A shield for each object or player meant that the step concerns, or for all damage."""
        number = None if self.amount is None else running.amount(self.amount)
        until = running.until(self.lasts)
        for to in running.reached(running.select(self.to)) if self.to is not None else [None]:
            for by in running.select(self.by) if self.by is not None else [None]:
                made = Shield(to, running.source, number, combat_only=self.combat_only, by=by, until=until)
                atoms.prevent_next(running.draft, made, self.rule)
