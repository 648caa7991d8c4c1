"""What a castle card costs its owner in life: the least that the output of lands leaves of its mana cost
(CAS-9.3–9.5). Nothing here knows of a game.

How many symbols some mana can pay at once is a question of Hall's theorem: of those that only certain kinds
of mana pay, as many are left as there are more of them than mana of these kinds, for the worst set of kinds.
So the price follows from how much mana there is of each set. A land that adds one mana, any of several kinds,
counts as one for every set that has one of them. Only lands that add several mana in one of several ways have
to be tried, and of the sums that they come to no two are kept between which the cost makes no difference.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AnySet
from functools import cached_property, reduce
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct

from engine.magic.language.mana import ManaCost, ManaText, written
from engine.magic.language.snow import SNOW, SNOW_MANA, plain
from engine.magic.language.words import COLORS
from engine.magic.limits import MOST_ENTRIES
from engine.magic.procedures.sources import Mana
from engine.magic.state import Id

COLOR_LEFT = 2
"""The life for a coloured symbol that no land pays for; for any other mana it is 1 (CAS-9.4)."""
_NOT_COLORED = ("C", SNOW)


class LandPays(Struct, frozen=True):
    """What a land pays for. No land is tapped for it, and no mana is made."""

    land: Id
    mana: ManaText
    pays: ManaCost
    """Symbols of the cost; generic mana as a number."""


class Price(NamedTuple):
    """What the test comes to."""

    life: int
    lands: tuple[LandPays, ...]
    """Which land pays for what."""
    missing: tuple[str, ...]
    """The symbols that no land pays for; generic mana last, as a number."""


class Producer(NamedTuple):
    """A land, or whatever else counts, with what it could add: one of these."""

    ref: Id
    outputs: Sequence[Mana]


def price_of(symbols: Sequence[str], producers: Sequence[Producer]) -> Price:
    """The least life that a cost of these symbols asks for, its X left out (CAS-9.4, 9.5)."""
    there = {mana for one in producers for output in one.outputs for mana in output}
    demand = _Demand(symbols, there & SNOW_MANA.keys())
    return _explained(demand, _best(demand, [_able(demand, one) for one in producers if one.outputs]))


def largest_x(symbols: Sequence[str], producers: Sequence[Producer]) -> int:
    """The largest X that lands pay for beside the rest of the cost; 0 if they do not pay for that (CAS-9.5).

    No X is larger than what a mana pool holds (CORE-R5).
    """
    number = symbols.count("X")
    if not number or price_of(symbols, producers).life:
        return 0
    most = sum(max(map(len, one.outputs), default=0) for one in producers)
    values = range(1, min(most // number, MOST_ENTRIES) + 1)
    return bisect_left(values, 1, key=lambda x: price_of([*symbols, str(number * x)], producers).life)


def in_words(missing: Sequence[str]) -> str:
    """What no land pays for, as people say it: ``1 {R} and 1 generic are missing``."""
    counted = Counter(f"{{{symbol}}}" for symbol in missing if not symbol.isdigit())
    counted["generic"] = sum(int(symbol) for symbol in missing if symbol.isdigit())
    parts = [f"{number} {what}" for what, number in counted.items() if number]
    listed = " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))
    return f"{listed} {'is' if counted.total() == 1 else 'are'} missing"


# What a cost asks for, and what lands can add to that ------------------------------------------------------


class _Slot(NamedTuple):
    """A symbol that only some kinds of mana pay."""

    symbol: str
    kinds: frozenset[str]


class _Demand:
    """A cost, sorted by what pays for its symbols, where there is such snow mana."""

    def __init__(self, symbols: Sequence[str], snow: AnySet[str]) -> None:
        self.generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
        marked = [_Slot(one, _kinds(one, snow)) for one in symbols if not one.isdigit() and one != "X"]
        self.colorless = [slot for slot in marked if slot.symbol in _NOT_COLORED]
        self.twos = [slot for slot in marked if slot.symbol.startswith("2/")]
        self.colored = [slot for slot in marked if slot not in self.colorless and slot not in self.twos]
        self.kinds = sorted(frozenset[str]().union(*(slot.kinds for slot in marked)))
        """The kinds of mana that pay for more than generic mana."""
        self.most = [sum(kind in slot.kinds for slot in marked) for kind in self.kinds]
        """How much of each can do so."""

    @cached_property
    def sets(self) -> list[list[bool]]:
        """All sets of kinds."""
        return [
            [bool(bits >> place & 1) for place in range(len(self.kinds))]
            for bits in range(1 << len(self.kinds))
        ]

    @cached_property
    def needs(self) -> list[list[int]]:
        """How many symbols only a set of kinds pays: coloured ones; with {2/W}; with {C}, {S}; with all."""
        return [
            self._needs(slots)
            for slots in (
                self.colored,
                [*self.colored, *self.twos],
                [*self.colored, *self.colorless],
                [*self.colored, *self.twos, *self.colorless],
            )
        ]

    def _needs(self, slots: Sequence[_Slot]) -> list[int]:
        missed = [[kind in slot.kinds for kind in self.kinds] for slot in slots]
        return [sum(all(map(bool.__le__, kinds, chosen)) for kinds in missed) for chosen in self.sets]


def _kinds(symbol: str, snow: AnySet[str]) -> frozenset[str]:
    """The mana that pays for a symbol by itself: of either half; of {2/W} and {W/P} the coloured one; of {S}
    any from a snow source."""
    if symbol == SNOW:
        return frozenset(snow)
    types = frozenset(half for half in symbol.split("/") if half in (*COLORS, "C"))
    return types | {one for one in snow if SNOW_MANA[one] in types}


class _Way(NamedTuple):
    """Mana that a land could add."""

    counts: tuple[int, ...]
    """So much of each kind, as far as the cost can use it for more than generic mana."""
    mana: Mana


class _Able(NamedTuple):
    """A land with the ways in which it could add mana."""

    ref: Id
    ways: Sequence[_Way]

    @property
    def is_simple(self) -> bool:
        """Whether each mana that it adds can be looked at by itself."""
        return len(self.ways) == 1 or all(len(way.mana) == 1 for way in self.ways)


def _able(demand: _Demand, producer: Producer) -> _Able:
    """Of the ways between which the cost makes no difference, one that adds most."""
    found: dict[tuple[int, ...], _Way] = {}
    for mana in producer.outputs:
        there = (mana.count(kind) for kind in demand.kinds)
        way = _Way(tuple(map(min, there, demand.most)), mana)
        known = found.setdefault(way.counts, way)
        if len(known.mana) < len(mana):
            found[way.counts] = way
    return _Able(producer.ref, list(found.values()))


# The best choice of ways -----------------------------------------------------------------------------------


class _Mana(NamedTuple):
    """Mana that there is, or would be."""

    of: Sequence[int]
    """Of each set of kinds, in the order of :attr:`_Demand.needs`."""
    number: int
    """In all."""

    def plus(self, other: _Mana) -> _Mana:
        """Both together."""
        return _Mana(list(map(int.__add__, self.of, other.of)), self.number + other.number)


def _mana(counts: Sequence[int], number: int) -> _Mana:
    """So much of each kind."""
    of = [0]
    for count in counts:
        of += [one + count for one in of]
    return _Mana(of, number)


def _most(land: _Able) -> _Mana:
    """Of each set the most that a land could add. A simple one can add what these say together."""
    ways = [_mana(way.counts, len(way.mana)) for way in land.ways]
    most = [max(some) for some in zip(*(way.of for way in ways), strict=True)]
    return _Mana(most, max(way.number for way in ways))


class _Node(NamedTuple):
    """The ways of some lands are chosen: a node of the search, ordered by what it promises."""

    life: int
    """The price is no less, whatever the other lands add."""
    left: int
    """How many lands are left."""
    serial: int
    counts: tuple[int, ...]
    number: int
    ways: tuple[_Way, ...]


def _best(demand: _Demand, lands: Sequence[_Able]) -> list[_Able]:
    """The lands, each that is not simple with the way that it has where the price is least.

    The search goes best first. Where two choices for the same lands come to the same of each kind, the one
    with more mana in all is as good as the other: so there are never more nodes than such sums.
    """
    several = [land for land in lands if not land.is_simple]
    nothing = (0,) * len(demand.kinds)
    limits = [reduce(_Mana.plus, (_most(land) for land in lands if land.is_simple), _mana(nothing, 0))]
    for land in several:
        limits.append(limits[-1].plus(_most(land)))
    nodes = [_Node(0, len(several), 0, nothing, 0, ())]
    met: dict[tuple[int, tuple[int, ...]], int] = {}
    while nodes[0].left:
        node = heappop(nodes)
        place = node.left - 1
        for way in several[place].ways:
            counts = tuple(map(min, map(int.__add__, node.counts, way.counts), demand.most))
            number = node.number + len(way.mana)
            if met.get((place, counts), -1) < number:
                met[place, counts] = number
                life = _life(demand, _mana(counts, number).plus(limits[place]))
                heappush(nodes, _Node(life, place, len(met), counts, number, (way, *node.ways)))
    chosen = {land.ref: [way] for land, way in zip(several, nodes[0].ways, strict=True)}
    return [_Able(land.ref, chosen.get(land.ref, land.ways)) for land in lands]


def _life(demand: _Demand, mana: _Mana) -> int:
    """The life that is asked for if there is so much mana."""
    return _cheapest(demand, mana).life


class _Cheapest(NamedTuple):
    """How a cost is paid for with the least life."""

    life: int
    colorless: int
    """So many {C} are paid for before any {2/W}."""


def _cheapest(demand: _Demand, mana: _Mana) -> _Cheapest:
    """Coloured symbols come first: each saves 2 life, and no mana saves more elsewhere.

    A {2/W} with its colour saves two generic mana; but the same mana may be for a {C}, and there may be
    generic mana to spare. So every number of {C} that come before is looked at, the smallest best one is
    taken.
    """
    left = [max(map(int.__sub__, needs, mana.of)) for needs in demand.needs]
    twos, colorless = len(demand.twos), len(demand.colorless)
    most_twos, most_colorless, most_both = (
        number - missing + left[0]
        for number, missing in zip((twos, colorless, twos + colorless), left[1:], strict=True)
    )
    spare = mana.number - (len(demand.colored) - left[0])

    def life(first: int) -> int:
        of_twos = min(most_twos, most_both - first)
        of_colorless = min(most_colorless, most_both - of_twos)
        generic = demand.generic + 2 * (twos - of_twos) - (spare - of_twos - of_colorless)
        return COLOR_LEFT * left[0] + (colorless - of_colorless) + max(0, generic)

    return min(_Cheapest(life(first), first) for first in range(most_colorless + 1))


# How it comes about ----------------------------------------------------------------------------------------


class _Unit(NamedTuple):
    """One mana of a land, of any of these kinds."""

    land: int
    kinds: frozenset[str]


def _units(demand: _Demand, lands: Sequence[_Able]) -> Iterator[_Unit]:
    """What there is to pay with for more than generic mana."""
    for place, land in enumerate(lands):
        if len(land.ways) > 1:
            yield _Unit(place, frozenset(way.mana[0] for way in land.ways))
        else:
            for kind, count in zip(demand.kinds, land.ways[0].counts, strict=True):
                yield from [_Unit(place, frozenset({kind}))] * count


def _paid(slots: Sequence[_Slot], units: Sequence[_Unit]) -> dict[int, int]:
    """Units for as many slots as possible, the first slots rather than later ones (augmenting paths).

    The slots by the units that pay for them.
    """
    payer: dict[int, int] = {}

    def augment(slot: int, tried: set[int]) -> bool:
        for place, unit in enumerate(units):
            if place not in tried and unit.kinds & slots[slot].kinds:
                tried.add(place)
                if place not in payer or augment(payer[place], tried):
                    payer[place] = slot
                    return True
        return False

    for slot in range(len(slots)):
        augment(slot, set())
    return payer


def _explained(demand: _Demand, lands: Sequence[_Able]) -> Price:
    """Which land pays for what: symbols that only some mana pays first, then generic mana, land by land."""
    first = _cheapest(demand, reduce(_Mana.plus, map(_most, lands), _mana((0,) * len(demand.kinds), 0)))
    slots = [
        *demand.colored,
        *demand.colorless[: first.colorless],
        *demand.twos,
        *demand.colorless[first.colorless :],
    ]
    units = list(_units(demand, lands))
    payer = _paid(slots, units)
    mana: list[list[str]] = [[] for _ in lands]
    pays: list[list[str]] = [[] for _ in lands]
    for place, slot in sorted(payer.items(), key=lambda paid: paid[1]):
        mana[units[place].land].append(min(units[place].kinds & slots[slot].kinds))
        pays[units[place].land].append(slots[slot].symbol)
    left = [slot for place, slot in enumerate(slots) if place not in payer.values()]
    generic = demand.generic + 2 * sum(slot in demand.twos for slot in left)
    for place, land in enumerate(lands):
        spare = _without(land.ways[0].mana, mana[place])
        some = spare[:generic]
        if some:
            mana[place] += some
            pays[place].append(str(len(some)))
        generic -= len(some)
    missing = [slot.symbol for slot in left if slot not in demand.twos]
    life = sum(1 if symbol in _NOT_COLORED else COLOR_LEFT for symbol in missing) + generic
    return Price(
        life,
        tuple(
            LandPays(land.ref, written(plain(mana[place])), written(pays[place]))
            for place, land in enumerate(lands)
            if pays[place]
        ),
        (*missing, *([str(generic)] if generic else ())),
    )


def _without(mana: Mana, used: Sequence[str]) -> list[str]:
    """What a land has left of its mana; one that adds a single mana has none once that pays, of any kind."""
    if len(mana) == len(used):
        return []
    left = list(mana)
    for one in used:
        left.remove(one)
    return left
