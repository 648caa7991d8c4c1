"""Amounts: numbers, names that stand for a number (``x``, ``amount``), counts."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .asking import asking_faults
from .filters import IT, Filter, NumberName, ObjectName, Selector
from .triggers import Trigger
from .words import Color, CounterKind, Stat

if TYPE_CHECKING:
    from engine.magic.evaluate import Context


class _Amount(Struct, frozen=True, tag_field="amount", forbid_unknown_fields=True, omit_defaults=True):
    """A number that is worked out.

    Raises:
        TypeError: a kind is being defined without its rule, or without what number it is.
    """

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""

    def number(self, context: Context) -> int:
        """What it is now."""
        raise NotImplementedError

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        parts = {"its rule": hasattr(cls, "rule"), "what number it is": cls.number is not _Amount.number}
        missing = [part for part, there in parts.items() if not there]
        if missing:
            raise TypeError(f"the amount {cls.__name__} lacks {', '.join(missing)}")


class Count(_Amount, frozen=True, tag="count"):
    """The number of objects, times ``times``."""

    rule = says("608.2h")
    what: Selector
    times: int = 1

    def number(self, context: Context) -> int:
        return len(context.select(self.what)) * self.times


class StatOf(_Amount, frozen=True, tag="stat"):
    """A number of one object, as it is or, if it left, last was (CR 608.2h)."""

    rule = says("608.2h")
    stat: Stat
    of: ObjectName
    times: int = 1

    def number(self, context: Context) -> int:
        known = (context.world.seen(ref) for ref in context.named(self.of))
        return next((int(getattr(found, self.stat)) * self.times for found in known if found is not None), 0)


class Greatest(_Amount, frozen=True, tag="greatest"):
    """The greatest such number among objects; 0 if there are none."""

    rule = says("608.2h")
    stat: Stat
    among: Filter

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.among))
        return max((getattr(found, self.stat) for found in known), default=0)


class Devotion(_Amount, frozen=True, tag="devotion"):
    """CR 700.5: the symbols of a colour among the mana costs of the controller's permanents."""

    rule = says("700.5")
    speaks_of_you = True
    color: Color

    def number(self, context: Context) -> int:
        mine = (one for one in context.world.permanents.values() if one.controller == context.controller)
        symbols = (symbol for one in mine if one.cost is not None for symbol in one.cost.symbols)
        return sum(self.color in symbol.split("/") for symbol in symbols)


class CardTypes(_Amount, frozen=True, tag="card_types"):
    """The number of different card types among objects, plus ``plus``."""

    rule = says("205.2")
    among: Filter
    plus: int = 0

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.among))
        return len({kind for found in known if found is not None for kind in found.types}) + self.plus


class Counters(_Amount, frozen=True, tag="counters"):
    """The number of counters of a kind on objects, as they are or last were, times ``times``."""

    rule = says("122.1")
    kind: CounterKind
    on: Selector
    times: int = 1

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.on))
        return sum(found.counters.get(self.kind, 0) for found in known if found is not None) * self.times


class Sum(_Amount, frozen=True, tag="sum"):
    """The sum of numbers and names that stand for numbers."""

    rule = says("107.1")
    of: FewOf[int | Literal["x", "amount"]]

    def number(self, context: Context) -> int:
        return sum(map(context.amount, self.of))


class HappenedThisTurn(_Amount, frozen=True, tag="this_turn"):
    """How many times an event, a trigger, has happened this turn, or the sum of its amounts (CR 608.2i)."""

    rule = says("608.2i")
    event: Trigger
    of: Literal["times", "amount"] = "times"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What cannot be counted."""
        yield from asking_faults(self.event, self.of, path)

    def number(self, context: Context) -> int:
        return sum(getattr(tally, self.of) for tally in context.happened(self.event))


Amount = (
    int | NumberName | Count | StatOf | Greatest | Devotion | CardTypes | Counters | Sum | HappenedThisTurn
)
AmountOfEach = Annotated[Amount, Meta(extra={"each": IT})]
"""An amount that may ask of each object that something is done to, by the name ``it``."""


@lru_cache(maxsize=4_000)
def asks_of_it(amount: Amount | None) -> bool:
    """Whether an amount can be another for each object that something is done to."""
    return not isinstance(amount, int | str | None) and _says_it(amount)


def _says_it(node: Any) -> bool:
    if isinstance(node, Struct):
        return any(_says_it(getattr(node, name)) for name in node.__struct_fields__)
    if isinstance(node, tuple):
        return any(map(_says_it, node))
    return isinstance(node, str) and node.rsplit(" ", 1)[-1] == IT
