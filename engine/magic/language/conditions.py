"""Conditions: what is asked with "if" and "as long as" (CR 603.4, 604.3, 608.2h)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.kernel.seats import seat_of
from engine.magic.rules import says

from . import filters
from .amounts import Amount, Count, LifeTotal, PoisonCounters
from .asking import asking_faults, is_about_players
from .filters import THEY, Filter, Name, Names, ObjectName, Range, ResultName, Whose
from .triggers import Trigger
from .words import Designation, Payment, Zone

if TYPE_CHECKING:
    from engine.magic.evaluate import Context


class _Condition(Struct, frozen=True, tag_field="if", forbid_unknown_fields=True, omit_defaults=True):
    """A condition.

    Raises:
        TypeError: a kind is being defined without its rule, or without when it holds.
    """

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""

    def holds(self, context: Context) -> bool:
        """Whether it is true now."""
        raise NotImplementedError

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        parts = {"its rule": hasattr(cls, "rule"), "when it holds": cls.holds is not _Condition.holds}
        missing = [part for part, there in parts.items() if not there]
        if missing:
            raise TypeError(f"the condition {cls.__name__} lacks {', '.join(missing)}")


class Paid(_Condition, frozen=True, tag="paid"):
    """A cost of this name was paid for the spell, or for the spell that the permanent was (CR 400.7d)."""

    rule = says("400.7d")
    how: Payment

    def holds(self, context: Context) -> bool:
        return context.was_paid(self.how)


class WasCast(_Condition, frozen=True, tag="was_cast"):
    """The spell, or the permanent that it became, was cast: by its controller, or by anybody (CR 400.7d)."""

    rule = says("400.7d")
    who: Literal["you", "any"] = "you"
    from_: Zone | None = field(default=None, name="from")

    def holds(self, context: Context) -> bool:
        who, zone = context.cast
        by = who is not None if self.who == "any" else who == context.controller
        return by and self.from_ in (None, zone)


class Exists(_Condition, frozen=True, tag="exists"):
    """There are at least so many such objects."""

    rule = says("608.2h")
    what: Filter
    at_least: int = 1

    def holds(self, context: Context) -> bool:
        return len(context.select(self.what)) >= self.at_least


class Is(_Condition, frozen=True, tag="is"):
    """Something that has a name passes a filter."""

    rule = says("608.2h")
    what: Name
    filter: Filter

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Whose card it is, is not asked of a card elsewhere."""
        elsewhere = self.filter.zone not in ("battlefield", "stack")
        if elsewhere and self.filter.controller != "any":
            yield Fault(f"{path}.filter.controller", "nobody controls cards elsewhere")

    def holds(self, context: Context) -> bool:
        refs = context.named(self.what)
        return bool(refs) and all(context.passes(ref, self.filter) for ref in refs)


class IsDesignated(_Condition, frozen=True, tag="is_designated"):
    """Something that has a name is monstrous, renowned or saddled (CR 701.37b, 702.112b, 702.171b)."""

    rule = says("702.112b")
    designation: Designation
    what: ObjectName = "self"

    def holds(self, context: Context) -> bool:
        objects = (context.state.table.objects.get(ref) for ref in context.named(self.what))
        return any(thing is not None and getattr(thing, self.designation) for thing in objects)


class Done(_Condition, frozen=True, tag="done"):
    """The step just before has been done: what it named is something, or a number above 0 (CR 608.2c)."""

    rule = says("608.2c")
    what: ResultName

    def holds(self, context: Context) -> bool:
        return any(value != "0" for value in context.named(self.what))


class Compare(_Condition, frozen=True, tag="compare"):
    """A number is within bounds, or stands so to another that is worked out."""

    rule = says("608.2h")
    amount: Amount
    at_least: Amount | None = None
    at_most: Amount | None = None
    more_than: Amount | None = None
    less_than: Amount | None = None

    @property
    def bounds(self) -> dict[str, Amount]:
        """The bounds that are given, by their fields."""
        names = ("at_least", "at_most", "more_than", "less_than")
        return {name: value for name in names if (value := getattr(self, name)) is not None}

    @property
    def is_relative(self) -> bool:
        """Whether it compares with a number that is worked out as well."""
        return not all(isinstance(bound, int) for bound in self.bounds.values())

    @property
    def is_of_two_players(self) -> bool:
        """Whether it says that one player has more, or less, of something than another."""
        bound = self.more_than if self.less_than is None else self.less_than
        holders = (holder(self.amount), None if bound is None else holder(bound))
        if bound is None or any(who in (None, "any", "opponent") for who in holders):
            return False
        return type(self.amount) is type(bound) and _held(self.amount) == _held(bound)

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What is compared with what, and how."""
        bounds = self.bounds
        if not bounds:
            yield Fault(path, "give a bound: at_least, at_most, more_than or less_than")
        if isinstance(self.amount, int):
            yield Fault(f"{path}.amount", "a number is what it is; compare one that is worked out")
        for name, instead in (("more_than", "at_least"), ("less_than", "at_most")):
            if isinstance(bounds.get(name), int):
                yield Fault(f"{path}.{name}", f"of a plain number, give {instead}")
        if self.is_relative and len(bounds) > 1 and (self.at_least is None or self.at_least != self.at_most):
            yield Fault(path, "a bound that is worked out stands alone; for equal, give it twice")
        if self.amount in bounds.values():
            yield Fault(f"{path}.amount", "a number is compared with another")

    def holds(self, context: Context) -> bool:
        number = context.amount(self.amount)
        if self.at_least is not None and number < context.amount(self.at_least):
            return False
        if self.at_most is not None and number > context.amount(self.at_most):
            return False
        if self.more_than is not None and number <= context.amount(self.more_than):
            return False
        return self.less_than is None or number < context.amount(self.less_than)


class Life(_Condition, frozen=True, tag="life"):
    """One of the players has that much life (CR 119.1)."""

    rule = says("119.1")
    who: Whose = "you"
    at_least: int | None = None
    at_most: int | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """A question needs a bound."""
        if self.at_least is None and self.at_most is None:
            yield Fault(path, "give at_least or at_most")

    def holds(self, context: Context) -> bool:
        bounds, seats = Range(self.at_least, self.at_most), map(seat_of, context.named(self.who))
        players = context.state.table.seats
        return any(bounds.holds(players[seat].life) for seat in seats if seat is not None)


class YourTurn(_Condition, frozen=True, tag="your_turn"):
    """It is the controller's turn."""

    rule = says("102.1")
    speaks_of_you = True

    def holds(self, context: Context) -> bool:
        return context.state.table.active == context.controller


class IsMonarch(_Condition, frozen=True, tag="is_monarch"):
    """A player is the monarch (CR 725.1); of any: there is a monarch."""

    rule = says("725.1")
    who: Whose = "you"

    def holds(self, context: Context) -> bool:
        return context.monarch in context.seats(self.who)


class IsBlessed(_Condition, frozen=True, tag="is_blessed"):
    """The controller has the city's blessing (CR 702.131c)."""

    rule = says("702.131c")
    speaks_of_you = True

    def holds(self, context: Context) -> bool:
        return context.state.table.seats[context.controller].blessed


class InStep(_Condition, frozen=True, tag="step"):
    """It is one of these steps or phases of somebody's turn (CR 500.1)."""

    rule = says("500.1")
    steps: FewOf[Literal["upkeep", "draw", "main", "combat", "declare_attackers", "declare_blockers", "end"]]
    whose: Literal["you", "opponent", "any"] = "any"

    @property
    def speaks_of_you(self) -> bool:  # type: ignore[override]  # whose turn it is may not matter
        """Whether it means its controller."""
        return self.whose != "any"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Which steps there are."""
        if not self.steps:
            yield Fault(f"{path}.steps", "give a step; of any, say your_turn")
        if len(set(self.steps)) < len(self.steps):
            yield Fault(f"{path}.steps", "an entry is listed twice")
        if "combat" in self.steps and {"declare_attackers", "declare_blockers"}.intersection(self.steps):
            yield Fault(f"{path}.steps", "it is a step of combat anyway")

    def holds(self, context: Context) -> bool:
        return context.step_is(self.steps) and context.state.table.active in context.seats(self.whose)


class FirstCombat(_Condition, frozen=True, tag="first_combat"):
    """It is the first combat phase of the turn (CR 500.8)."""

    rule = says("500.8")

    def holds(self, context: Context) -> bool:
        course = context.state.table.course
        return context.step_is(("combat",)) and (course is None or course.combats == 1)


class Before(_Condition, frozen=True, tag="before"):
    """Attackers, or blockers, have not been declared yet this turn (CR 508.1, 509.1)."""

    rule = says("500.1")
    step: Literal["declare_attackers", "declare_blockers"]

    def holds(self, context: Context) -> bool:
        return context.is_before(self.step)


class ThisTurn(_Condition, frozen=True, tag="this_turn"):
    """An event, a trigger, has happened this turn at least so many times, or to such an amount (CR 608.2i).

    What a player does counts for each player: two or more spells, all of one opponent.
    """

    rule = says("608.2i")
    event: Trigger
    at_least: int = 1
    of: Literal["times", "amount"] = "times"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What cannot be counted."""
        yield from asking_faults(self.event, self.of, path)
        if self.at_least < 1:
            yield Fault(f"{path}.at_least", "count from 1")
        if self.at_least == 1 and self.of == "amount":
            yield Fault(f"{path}.of", "any amount is one time; leave it out")

    def holds(self, context: Context) -> bool:
        counted = [(tally.seat, getattr(tally, self.of)) for tally in context.happened(self.event)]
        if not is_about_players(self.event):
            return int(sum(number for _, number in counted)) >= self.at_least
        seats = {seat for seat, _ in counted}
        most = max((sum(n for of, n in counted if of == seat) for seat in seats), default=0)
        return int(most) >= self.at_least


class Not(_Condition, frozen=True, tag="not"):
    """A condition does not hold."""

    rule = says("608.2h")
    condition: Condition

    def holds(self, context: Context) -> bool:
        return not self.condition.holds(context)


class _Joined(_Condition, frozen=True):
    """Several conditions in one, none of which joins others itself."""

    rule = says("608.2h")
    conditions: FewOf[Condition]

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Lists in lists are left out: "and" beside "or" would not say what belongs together."""
        if len(self.conditions) < 2:
            yield Fault(f"{path}.conditions", "give two or more; one stands alone")
        for index, one in enumerate(self.conditions):
            place = f"{path}.conditions[{index}]"
            if type(one) is type(self):
                yield Fault(place, "write its conditions into this list")
            elif isinstance(one, _Joined):
                yield Fault(place, "all_of and any_of within each other are left out", "CORE-28.1")
            if one in self.conditions[:index]:
                yield Fault(place, "it is listed twice")

    def holds(self, context: Context) -> bool:
        raise NotImplementedError


class AllOf(_Joined, frozen=True, tag="all_of"):
    """Each of several conditions holds."""

    def holds(self, context: Context) -> bool:
        return all(one.holds(context) for one in self.conditions)


class AnyOf(_Joined, frozen=True, tag="any_of"):
    """At least one of several conditions holds."""

    def holds(self, context: Context) -> bool:
        return any(one.holds(context) for one in self.conditions)


class SomePlayer(_Condition, frozen=True, tag="some_player"):
    """A condition holds of one player by themselves, who is `they` in it."""

    rule = says("608.2h")
    condition: Condition
    who: Literal["opponent", "any"] = "opponent"

    @property
    def knows(self) -> Names:
        """The name that its condition has beside those of the ability."""
        return {THEY: "player"}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It asks what a player has: ``exists`` of what is theirs, or ``compare`` of a number that is."""
        inner = self.condition.condition if isinstance(self.condition, Not) else self.condition
        place = f"{path}.condition"
        if isinstance(inner, Exists):
            if inner.what.controller != THEY:
                yield Fault(f"{place}.what.controller", f"it asks what {THEY!r} have")
            elif inner.what.zone not in ("battlefield", "graveyard"):
                yield Fault(f"{place}.what.zone", "one player has permanents, and cards in a graveyard")
            elif inner.at_least == 1 and inner is self.condition:
                yield Fault(place, "one player has what any of them has: write exists alone")
        elif not isinstance(inner, Compare):
            yield Fault(place, "it asks what one player has: exists, or compare", "CORE-28.1")
        elif inner is not self.condition:
            yield Fault(place, "turn the bound around, in place of not")
        elif THEY not in map(holder, (inner.amount, *inner.bounds.values())):
            yield Fault(f"{place}.amount", f"it compares what {THEY!r} have: a count, or their life")
        elif inner.is_relative and not inner.is_of_two_players:
            yield Fault(place, "compare the same of two players, by more_than or less_than", "CORE-28.1")

    def holds(self, context: Context) -> bool:
        return any(
            self.condition.holds(context._replace(vars={**context.vars, THEY: [ref]}))
            for ref in context.named(self.who)
        )


def holder(amount: Amount) -> Whose | None:
    """Whose something is that is counted, if it is told "they have more …"; None of other amounts."""
    if isinstance(amount, LifeTotal | PoisonCounters):
        return amount.who
    if not isinstance(amount, Count) or not isinstance(amount.what, Filter) or amount.times != 1:
        return None
    what = amount.what
    plain = what == Filter(zone="hand", controller=what.controller) or what.zone in (
        "battlefield",
        "graveyard",
    )
    return what.controller if plain else None


def _held(amount: Amount) -> Filter | None:
    """What is counted, whoever has it."""
    what = amount.what if isinstance(amount, Count) else None
    return replace(what, controller="any") if isinstance(what, Filter) else None


Condition = (
    Paid
    | WasCast
    | Exists
    | Is
    | IsDesignated
    | Compare
    | Life
    | YourTurn
    | IsMonarch
    | IsBlessed
    | FirstCombat
    | InStep
    | Before
    | ThisTurn
    | Done
    | Not
    | AllOf
    | AnyOf
    | SomePlayer
)
filters.ANY_CONDITION = Condition
