"""Amounts: numbers, names that stand for a number (``x``, ``amount``), counts."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.kernel.seats import seat_of
from engine.magic.rules import says

from . import filters
from .asking import LEFT_OUT, asking_faults
from .filters import IT, Filter, NumberName, ObjectName, Selector, Whose
from .snow import SNOW_MANA, plain
from .triggers import Trigger
from .words import BASIC_LAND_MANA, Color, CounterKind, Stat

if TYPE_CHECKING:
    from engine.magic.characteristics import Characteristics
    from engine.magic.evaluate import Context


PARTY = frozenset({"Cleric", "Rogue", "Warrior", "Wizard"})
"""The creature types of a party (CR 700.8)."""


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
    """CR 700.5: the symbols of a colour, or of two, among the mana costs of the controller's permanents."""

    rule = says("700.5")
    speaks_of_you = True
    color: Color
    and_color: Color | None = None
    """Symbols that are of this colour count as well, once if they are of both (CR 700.5a)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Two colours that differ."""
        if self.and_color == self.color:
            yield Fault(f"{path}.and_color", "it is the same color: leave it out")

    def number(self, context: Context) -> int:
        mine = (one for one in context.world.permanents.values() if one.controller == context.controller)
        symbols = (symbol for one in mine if one.cost is not None for symbol in one.cost.symbols)
        return sum(not {self.color, self.and_color}.isdisjoint(symbol.split("/")) for symbol in symbols)


class Counters(_Amount, frozen=True, tag="counters"):
    """The number of counters of a kind, or of all kinds, on objects, as they are or last were, times
    ``times``."""

    rule = says("122.1")
    on: Selector
    kind: CounterKind | None = None
    times: int = 1

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.on))
        there = [found.counters for found in known if found is not None]
        if self.kind is None:
            return sum(sum(counters.values()) for counters in there) * self.times
        return sum(counters.get(self.kind, 0) for counters in there) * self.times


class Total(_Amount, frozen=True, tag="total"):
    """The sum of such a number of each of some objects; a negative one counts as it is (CR 107.1b)."""

    rule = says("107.1b")
    stat: Stat
    among: Filter

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """They have to be seen."""
        yield from _seen_faults(self.among, path)

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.among))
        return sum(getattr(found, self.stat) for found in known)


class Different(_Amount, frozen=True, tag="different"):
    """How many different names, colors … there are among objects, times ``times``."""

    rule = says("608.2h")
    by: Literal["name", "color", "card type", "basic land type", "power", "toughness", "mana value"]
    among: Filter
    times: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """They have to be seen."""
        yield from _seen_faults(self.among, path)

    def number(self, context: Context) -> int:
        known = map(context.world.seen, context.select(self.among))
        return len({value for found in known if found is not None for value in self._of(found)}) * self.times

    def _of(self, found: Characteristics) -> Iterable[object]:
        """What one object adds: several colors, or none."""
        if self.by == "color":
            return found.colors
        if self.by == "card type":
            return found.types
        if self.by == "basic land type":
            return found.subtypes & BASIC_LAND_MANA.keys()
        if self.by == "name":
            return (found.name,) if found.name else ()
        return (getattr(found, self.by.replace(" ", "_")),)


def _seen_faults(among: Filter, path: str) -> Iterator[Fault]:
    if among.zone in ("hand", "library"):
        yield Fault(f"{path}.among.zone", "what lies there is hidden", "CR-400.2")


class Spent(_Amount, frozen=True, tag="spent"):
    """How much mana was spent to cast the spell, or the spell that the permanent was, or another object; of
    one color, or how many colors of it, times ``times`` (CR 400.7d)."""

    rule = says("400.7d")
    of: ObjectName = "self"
    color: Color | None = None
    colors: bool = False
    snow: bool = False
    """The mana from snow sources (CR 107.4h)."""
    times: int = 1

    def number(self, context: Context) -> int:
        mana = context.spent_on(self.of)
        if self.colors:
            return len({*plain(mana)} - {"C"}) * self.times
        if self.snow:
            return sum(one in SNOW_MANA for one in mana) * self.times
        return (len(mana) if self.color is None else plain(mana).count(self.color)) * self.times

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """One thing is counted."""
        if self.colors and self.color is not None:
            yield Fault(f"{path}.color", "give a color, or colors")
        if self.snow and (self.colors or self.color is not None):
            yield Fault(f"{path}.snow", "give nothing beside it but times and of")


class TimesPaid(_Amount, frozen=True, tag="paid"):
    """How many times a cost was paid that may be paid so often, for the spell or for the spell that the
    permanent was, times ``times`` (CR 400.7d)."""

    rule = says("400.7d")
    how: Literal["kicked", "replicated", "squad"]
    times: int = 1

    def number(self, context: Context) -> int:
        return context.times_paid(self.how) * self.times


class LifeTotal(_Amount, frozen=True, tag="life"):
    """The life total of a player (CR 119.1); 0 where nobody is meant."""

    rule = says("119.1")
    who: Whose = "you"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It is that of one player."""
        yield from _of_one_player(self.who, path)

    def number(self, context: Context) -> int:
        seat = _one_player(context, self.who)
        return 0 if seat is None else context.state.table.seats[seat].life


class PoisonCounters(_Amount, frozen=True, tag="poison"):
    """How many poison counters a player has (CR 122.1)."""

    rule = says("122.1")
    who: Whose = "you"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """They are those of one player."""
        yield from _of_one_player(self.who, path)

    def number(self, context: Context) -> int:
        seat = _one_player(context, self.who)
        return 0 if seat is None else context.state.table.seats[seat].poison


class PlayerCounters(_Amount, frozen=True, tag="player_counters"):
    """How many energy or experience counters a player has, times ``times`` (CR 122.1)."""

    rule = says("122.1")
    kind: Literal["energy", "experience"]
    who: Whose = "you"
    times: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """They are those of one player."""
        yield from _of_one_player(self.who, path)

    def number(self, context: Context) -> int:
        seat = _one_player(context, self.who)
        there = 0 if seat is None else context.state.table.seats[seat].counters.get(self.kind, 0)
        return there * self.times


def _one_player(context: Context, who: Whose) -> int | None:
    return next((seat for ref in context.named(who) if (seat := seat_of(ref)) is not None), None)


def _of_one_player(who: Whose, path: str) -> Iterator[Fault]:
    if who in ("any", "opponent"):
        yield Fault(f"{path}.who", "it is of one player; of each by themselves, some_player asks")


class Players(_Amount, frozen=True, tag="players"):
    """The number of players in the game, or of one's opponents, times ``times``."""

    rule = says("102.1")
    who: Literal["opponent", "any"] = "opponent"
    times: int = 1

    def number(self, context: Context) -> int:
        return len(context.named(self.who)) * self.times


class Party(_Amount, frozen=True, tag="party"):
    """CR 700.8: the most of one's creatures of which each stands for another of Cleric, Rogue, Warrior and
    Wizard, times ``times``."""

    rule = says("700.8")
    speaks_of_you = True
    times: int = 1

    def number(self, context: Context) -> int:
        seat = context.controller
        mine = [
            one for one in context.world.permanents.values() if one.controller == seat and one.is_creature
        ]
        filled = dict.fromkeys([frozenset[str]()])
        for one in mine:
            roles = sorted(one.subtypes & PARTY)
            filled.update(dict.fromkeys([others | {role} for others in filled for role in roles]))
        return max(map(len, filled)) * self.times


class Sum(_Amount, frozen=True, tag="sum"):
    """The sum of numbers."""

    rule = says("107.1")
    of: FewOf[Amount]

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It has parts, and none of them is a sum or a difference itself."""
        if len(self.of) < 2:
            yield Fault(f"{path}.of", "a sum has at least two parts")
        yield from _plain_parts(self.of, path)

    def number(self, context: Context) -> int:
        return sum(map(context.amount, self.of))


class Difference(_Amount, frozen=True, tag="difference"):
    """A number less another; it may be negative (CR 107.1b)."""

    rule = says("107.1b")
    of: tuple[Amount, Amount]

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Neither of its parts is a sum or a difference itself."""
        yield from _plain_parts(self.of, path)
        if self.of[0] == self.of[1]:
            yield Fault(f"{path}.of", "nothing is left")
        if self.of[0] == 0 and hasattr(self.of[1], "times"):
            yield Fault(f"{path}.of", "write it with times")

    def number(self, context: Context) -> int:
        return context.amount(self.of[0]) - context.amount(self.of[1])


def _plain_parts(parts: tuple[Amount, ...], path: str) -> Iterator[Fault]:
    for index, part in enumerate(parts):
        if isinstance(part, Sum | Difference | Half):
            yield Fault(f"{path}.of[{index}]", "sums, differences and halves have plain parts", LEFT_OUT)
    if all(isinstance(part, int) for part in parts):
        yield Fault(f"{path}.of", "write the number itself")


class Half(_Amount, frozen=True, tag="half"):
    """Half a number, rounded up or down as it says (CR 107.1a)."""

    rule = says("107.1a")
    of: Amount
    round: Literal["up", "down"]

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It is half of something that is worked out."""
        if isinstance(self.of, int):
            yield Fault(f"{path}.of", "write the number itself")
        elif isinstance(self.of, Sum | Difference | Half):
            yield Fault(f"{path}.of", "sums, differences and halves have plain parts", LEFT_OUT)

    def number(self, context: Context) -> int:
        number = context.amount(self.of)
        return -(-number // 2) if self.round == "up" else number // 2


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
    int
    | NumberName
    | Count
    | StatOf
    | Greatest
    | Total
    | Devotion
    | Different
    | Counters
    | Spent
    | TimesPaid
    | LifeTotal
    | PoisonCounters
    | PlayerCounters
    | Players
    | Party
    | Sum
    | Difference
    | Half
    | HappenedThisTurn
)
filters.ANY_AMOUNT = Amount
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


def is_less(amount: Amount) -> bool:
    """Whether it is written as something that is taken away."""
    if isinstance(amount, Difference):
        return amount.of[0] == 0
    times = amount if isinstance(amount, int) else getattr(amount, "times", 1)
    return times < 0
