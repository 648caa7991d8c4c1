"""Conditions: what is asked with "if" and "as long as" (CR 603.4, 604.3, 608.2h)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.kernel.seats import seat_of
from engine.magic.rules import says

from .amounts import Amount
from .asking import asking_faults, is_about_players
from .filters import Filter, Name, Range, Whose
from .triggers import Trigger

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


class Kicked(_Condition, frozen=True, tag="kicked"):
    """CR 702.33d: the spell, or the permanent that it became, was kicked."""

    rule = says("702.33d")

    def holds(self, context: Context) -> bool:
        return context.was_paid("kicked")


class Cast(_Condition, frozen=True, tag="cast"):
    """The spell, or the permanent that it became, was cast so (CR 400.7d)."""

    rule = says("400.7d")
    how: Literal["evoked", "flashback", "buyback"]

    def holds(self, context: Context) -> bool:
        return context.was_paid(self.how)


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


class Compare(_Condition, frozen=True, tag="compare"):
    """A number is within bounds."""

    rule = says("608.2h")
    amount: Amount
    at_least: int | None = None
    at_most: int | None = None

    def holds(self, context: Context) -> bool:
        return Range(self.at_least, self.at_most).holds(context.amount(self.amount))


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


Condition = Kicked | Cast | Exists | Is | Compare | Life | YourTurn | ThisTurn | Not
