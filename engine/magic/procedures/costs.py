"""What spells and abilities cost, and whether that can be paid (CR 118, 601.2b, 601.2f, 602.2b).

A spell is cast in a :class:`Way`: for its mana cost, with additional costs such as kicker, for an alternative
cost such as evoke or flashback. The total cost counts in what makes it cost more or less.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from msgspec.structs import replace

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts
from engine.kernel.seats import seat_ref
from engine.magic.definitions import Definition, definition
from engine.magic.evaluate import Context, amount, holds, matches, passes, select, whose
from engine.magic.language.abilities import Activated, OwnCost, Spell, Static
from engine.magic.language.amounts import is_less
from engine.magic.language.changes import CostChange, SpendAs
from engine.magic.language.conditions import Condition
from engine.magic.language.filters import OnStack
from engine.magic.language.mana import Price, are_settled, life_of, parse_cost, written
from engine.magic.language.ways import (
    FACE_DOWN_COST,
    FACE_DOWN_WAYS,
    FROM_HAND,
    KEYWORD_WAYS,
    MANY,
    additional_ways,
)
from engine.magic.language.words import COLORS, AnyMana
from engine.magic.language.words import Way as WayName
from engine.magic.objects import kinds_in_force, rules_in_force, seen, viewpoint
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicState

from .affording import Work
from .mana_abilities import not_counted
from .payment import PayMana, completable, means_of
from .settling import alternatives, beside_itself, settled_price
from .sources import SpentOn
from .symbols import least_of

PAYABLE = cr("118.3")
# Ways to cast ----------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """One way to cast a card: what takes the place of its mana cost, and what is paid beside it."""

    name: WayName
    base: str
    """Mana cost or alternative cost."""
    prices: tuple[Price, ...]
    """Additional costs."""
    mana: tuple[str, ...]
    """The symbols of all that, with X = 0."""
    spent_as: AnyMana | None = None
    """As what mana may be spent on it; None: as what it is."""

    def with_prices(self, prices: tuple[Price, ...]) -> Way:
        """The same with these prices in place of its own."""
        if prices is self.prices:
            return self
        return self._replace(prices=prices, mana=tuple(_mana(self.base, prices, 0)))

    def many_times(self, times: int) -> Way:
        """The same with a cost that may be paid any number of times so often."""
        if self.name not in MANY or times < 2:
            return self
        return self.with_prices((*self.prices, *self.prices[-1:] * (times - 1)))

    def with_more(self, mana: str) -> Way:
        """The same for so much more mana."""
        base = self.base + mana
        return self._replace(base=base, mana=tuple(_mana(base, self.prices, 0))) if mana else self

    @property
    def paid(self) -> tuple[str, ...]:
        """What the spell remembers of it."""
        known = KEYWORD_WAYS.get(self.name)
        return () if known is None else (known.paid,)


def ways(state: MagicState, card: Definition, zone: str, base: str | None = None) -> Mapping[str, Way]:
    """The ways to cast a card from a zone, by name (CR 601.2b, 118.9).

    ``base`` is what an effect lets its player pay rather than the mana cost, wherever the card lies: no other
    alternative cost is paid then, additional ones are (118.9a, 118.9d).
    """
    if base is not None:
        return _ways_for(card, base)
    if card.alternatives and not format_of(state).board.cards_lie_face_down:
        card = _lying_open(card)
    return _ways(card, zone if zone in _OWN_WAYS else _as_from(state, zone))


_OWN_WAYS = ("hand", "graveyard", "exile")


@lru_cache(maxsize=1_000)
def _lying_open(card: Definition) -> Definition:
    """A card without the ways to cast it face down."""
    kept = tuple(way for way in card.alternatives if way.name not in FACE_DOWN_WAYS)
    return card if len(kept) == len(card.alternatives) else replace(card, alternatives=kept)


def ways_from_graveyard(state: MagicState, card: Definition) -> Mapping[str, Way]:
    """The ways to cast a card from a graveyard, where something lets its player cast it from there as they
    would from their hand: its own, and those of the top card of a library."""
    return {**ways(state, card, "graveyard"), **ways(state, card, "library")}


def _as_from(state: MagicState, zone: str) -> str:
    """The zone whose ways to cast it a card has in this one: from exile, those of the hand."""
    return "hand" if zone in ("hand", "exile") else cast_from(state, zone)


def cast_from(state: MagicState, zone: str) -> str:
    """The zone of the core that cards are cast as from: zones of the format are like the hand."""
    return "hand" if zone in format_of(state).casts_from else zone


@lru_cache(maxsize=8_000)
def _ways(card: Definition, zone: str) -> Mapping[str, Way]:
    if zone in ("exile", "library"):
        as_from_hand = {name: way for name, way in _ways(card, "hand").items() if name not in FROM_HAND}
        if zone == "library":
            return {name: way for name, way in as_from_hand.items() if name not in FACE_DOWN_WAYS}
        return {**as_from_hand, **_by_name(_each_way(card, zone))}
    return _by_name(_each_way(card, zone))


@lru_cache(maxsize=8_000)
def _ways_for(card: Definition, base: str) -> Mapping[str, Way]:
    return _by_name(_with_more(card, base))


def _by_name(found: Iterable[tuple[WayName, str, tuple[Price, ...]]]) -> Mapping[str, Way]:
    return {
        name: Way(name, base, tuple(map(beside_itself, prices)), tuple(_mana(base, prices, 0)))
        for name, base, prices in found
    }


def _additional(card: Definition) -> tuple[Price, ...]:
    """What has to be paid beside, in every way."""
    spell = None if card.spell is None else card.parts[card.spell]
    return (spell.additional,) if isinstance(spell, Spell) and spell.additional is not None else ()


def _with_more(
    card: Definition, base: str, zone: str = "hand"
) -> Iterator[tuple[WayName, str, tuple[Price, ...]]]:
    """The ways to cast it for this, without and with what may be paid beside; from a graveyard, with what has
    to be."""
    additional = _additional(card)
    if zone == "hand":
        yield "normal", base, additional
    for name, price in additional_ways(card.keywords, zone):
        yield name, base, (*additional, price)


def _each_way(card: Definition, zone: str) -> Iterator[tuple[WayName, str, tuple[Price, ...]]]:
    if card.card.cost is not None:
        yield from _with_more(card, card.card.cost, zone)
    for way in card.alternatives:
        if way.zone == zone:
            yield way.name, "", (*_additional(card), *way.prices)


@lru_cache(maxsize=8_000)
def _least(card: Definition, zone: str) -> float:
    """The least mana that a way to cast a card takes, unless something changes that; of no way, without
    end."""
    if own_changes(card) or any(way.name == "harmonize" for way in card.alternatives):
        return 0
    found = _ways(card, zone)
    return min((least_of(way.mana) for way in found.values()), default=inf)


@lru_cache(maxsize=len(FACE_DOWN_WAYS))
def face_down(name: str) -> Way:
    """The way with this name, which turns a card face down."""
    return _by_name([(way, "", (FACE_DOWN_COST,)) for way in FACE_DOWN_WAYS])[name]


def way_named(
    state: MagicState, card: Definition, zone: str, name: str, base: str | None = None
) -> Way | None:
    """The way with this name, also where only a permission lets a player cast a card from there. In those
    that turn it face down every card is cast alike."""
    if name in FACE_DOWN_WAYS:
        return face_down(name)
    found = ways(state, card, zone, base).get(name)
    return ways(state, card, "hand", base).get(name) if found is None else found


# The total cost --------------------------------------------------------------------------------------------


def each_settled(
    state: MagicState, seat: int, ref: str, prices: tuple[Price, ...]
) -> Sequence[tuple[Price, ...]]:
    """These prices as they can be paid, with X = 0: once for each choice of what they leave open."""
    if are_settled(prices):
        return (prices,)
    context = viewpoint(state, ref, seat, {"x": [0]})
    return [tuple(settled_price(context, price) for price in chosen) for chosen in alternatives(prices)]


def symbols(mana: str, x: int = 0) -> list[str]:
    """The symbols of a cost to be paid: X as a number, zeros left out."""
    paid = (str(x) if symbol == "X" else symbol for symbol in parse_cost(mana).symbols)
    return [symbol for symbol in paid if symbol != "0"]


def _mana(base: str, prices: Sequence[Price], x: int) -> list[str]:
    """The symbols of a cost and of additional costs."""
    return changed(
        [symbol for mana in (base, *(price.mana for price in prices)) for symbol in symbols(mana, x)], 0
    )


def total(
    state: MagicState, seat: int, ref: str, card: Definition, way: Way, x: int, targets: Sequence[str] = ()
) -> Sequence[str]:
    """The mana of the total cost (CR 601.2f): base, additional costs, increases, reductions."""
    wanted = _mana(way.base, way.prices, x) if x else way.mana
    changes = [*_spell_changes(state, seat, ref, card, targets)]
    cost = _changed_by(wanted, changes) if changes else wanted
    spent_as = _spent_as(state, seat, ref, way)
    return cost if spent_as is None or card.helps else _as_any(cost, spent_as)


def _spent_as(state: MagicState, seat: int, ref: str, way: Way) -> AnyMana | None:
    """As what mana may be spent to cast something in this way; None: as what it is."""
    if SpendAs not in kinds_in_force(state):
        return way.spent_as
    thing, found = state.table.objects[ref], seen(state, ref)
    said = {way.spent_as}
    for context, rule in rules_in_force(state, SpendAs):
        if (
            context.controller == seat
            and found is not None
            and passes(context, ref, thing, found, rule.spells)
        ):
            said.add(rule.mana)
    return "any_type" if "any_type" in said else "any_color" if "any_color" in said else None


def _as_any(cost: Sequence[str], spent_as: AnyMana) -> list[str]:
    """A cost that any mana pays, as though it were of any color, or of any type (CR 609.4b). Life that would
    pay for a symbol still does."""
    any_ = {*COLORS, "C"} if spent_as == "any_type" else {*COLORS}
    paid = []
    for symbol in cost:
        halves = symbol.split("/")
        if any_.isdisjoint(halves):
            paid.append(symbol)
        else:
            paid.append("1/P" if "P" in halves else "1")
    return changed(paid, 0)


class _Change(NamedTuple):
    """So much more or less of a cost."""

    times: int
    """Less than 0: it costs less."""
    mana: str
    """What it costs so often more or less; empty: one generic mana."""


def _changed_by(wanted: Sequence[str], changes: Sequence[_Change]) -> Sequence[str]:
    """A cost with all that it costs more, and then what it costs less (CR 601.2f)."""
    cost, less = list(wanted), 0
    for change in sorted(changes, key=lambda one: one.times < 0):
        generic, colored = _parts(change)
        if change.times > 0:
            cost, less = [*cost, *colored], less - generic
            continue
        for symbol in colored:
            cost, found = _without(cost, symbol)
            generic += not found
        less += generic
    return changed(cost, -less)


def _parts(change: _Change) -> tuple[int, list[str]]:
    """Generic mana, and symbols of other mana."""
    often = abs(change.times)
    if not change.mana:
        return often, []
    paid = symbols(change.mana)
    generic = sum(int(symbol) for symbol in paid if symbol.isdigit())
    return generic * often, [symbol for symbol in paid if not symbol.isdigit()] * often


def _without(cost: list[str], symbol: str) -> tuple[list[str], bool]:
    """A cost without mana of this color, if it asks for it: less of what it does not ask for is less generic
    mana (CR 118.7c)."""
    halved = (one for one in cost if symbol in one.split("/"))
    taken = symbol if symbol in cost else next(halved, None)
    if taken is None:
        return cost, False
    place = cost.index(taken)
    return [*cost[:place], *cost[place + 1 :]], True


def changed(wanted: Sequence[str], by: int) -> list[str]:
    """A cost with so much more or less generic mana (CR 118.7a)."""
    if not by and sum(map(str.isdigit, wanted)) < 2:
        return list(wanted)
    generic = sum(int(symbol) for symbol in wanted if symbol.isdigit()) + by
    rest = [symbol for symbol in wanted if not symbol.isdigit()]
    return ([str(generic)] if generic > 0 else []) + rest


class OwnChange(NamedTuple):
    """What a card says of its own cost, and when that is so."""

    condition: Condition | None
    rule: CostChange

    def counts(self, context: Context, targets: Sequence[str]) -> bool:
        """Whether it changes the cost of the spell with these targets."""
        if self.condition is not None and not holds(context, self.condition):
            return False
        wanted = self.rule.targeting
        return wanted is None or any(matches(context, target, wanted) for target in targets)


@lru_cache(maxsize=8_000)
def own_changes(card: Definition) -> tuple[OwnChange, ...]:
    """What a card says of its own cost; it says so wherever it is cast from (CR 113.6, 601.2f)."""
    return tuple(
        OwnChange(ability.condition, rule)
        for _, ability in card.abilities
        if isinstance(ability, Static)
        for rule in ability.rules
        if isinstance(rule, CostChange) and rule.spells == "self"
    )


def counts_targets(card: Definition) -> bool:
    """Whether a spell costs more for each target beyond the first."""
    return any(own.rule.beyond_first for own in own_changes(card))


def escalation(card: Definition) -> str:
    """What each mode beyond the first costs more (CR 702.120a)."""
    keyword = card.keyword("escalate")
    return "" if keyword is None or keyword.price is None else keyword.price.mana


def modes_cost(card: Definition) -> bool:
    """Whether the total cost of a spell depends on its modes."""
    return card.keyword("spree") is not None or card.keyword("escalate") is not None


def targets_cost(state: MagicState, seat: int, ref: str) -> bool:
    """Whether the total cost of a spell depends on its targets, or on their number."""
    return counts_targets(card_of(state, ref)) or which_targets_cost(state, seat, ref)


def which_targets_cost(state: MagicState, seat: int, ref: str) -> bool:
    """Whether the total cost of a spell depends on which targets it has."""
    return any(own.rule.targeting is not None for own in own_changes(card_of(state, ref))) or any(
        _asks_for_targets(rule) and _concerns(context, seat, ref, rule)
        for context, rule in rules_in_force(state, CostChange)
    )


def _asks_for_targets(rule: CostChange) -> bool:
    spells = rule.spells
    return rule.targeting is not None or (
        isinstance(spells, OnStack) and (spells.targeting is not None or spells.targeting_player is not None)
    )


def _asks_for(context: Context, rule: CostChange, targets: Sequence[str]) -> bool:
    """Whether a rule of something else is about spells with these targets."""
    if rule.targeting is not None and not any(matches(context, target, rule.targeting) for target in targets):
        return False
    spells = rule.spells
    if not isinstance(spells, OnStack):
        return True
    if spells.targeting is not None and set(targets).isdisjoint(select(context, spells.targeting)):
        return False
    who = spells.targeting_player
    return who is None or not set(targets).isdisjoint(map(seat_ref, whose(context, who)))


@lru_cache(maxsize=1_000)
def _apart_from_targets(spells: OnStack) -> OnStack:
    """What is asked of spells before they have targets."""
    return replace(spells, targeting=None, targeting_player=None)


def _spell_changes(
    state: MagicState, seat: int, ref: str, card: Definition, targets: Sequence[str]
) -> Iterator[_Change]:
    if own := own_changes(card):
        context = viewpoint(state, ref, seat)
        for one in own:
            if one.counts(context, targets):
                change = _of_rule(context, one.rule)
                often = max(len(targets) - 1, 0) if one.rule.beyond_first else 1
                yield change._replace(times=change.times * often)
    for context, rule in rules_in_force(state, CostChange):
        if _concerns(context, seat, ref, rule) and _asks_for(context, rule, targets):
            yield _of_rule(context, rule)


def _of_rule(context: Context, rule: CostChange | OwnCost) -> _Change:
    """Less than nothing makes nothing dearer, nor cheaper (CR 107.1b)."""
    times = amount(context, rule.by)
    return _Change(min(times, 0) if is_less(rule.by) else max(times, 0), rule.mana)


def _concerns(context: Context, seat: int, ref: str, rule: CostChange) -> bool:
    """Whether a rule of something else changes the cost of a spell, whatever its targets are."""
    if rule.spells is None or isinstance(rule.spells, str):
        return False
    found = seen(context.state, ref) if seat in whose(context, rule.whose) else None
    thing = context.state.table.objects.get(ref)
    return found is not None and passes(context, ref, thing, found, _apart_from_targets(rule.spells))


def costing(ability: Activated, prices: Sequence[Price]) -> Activated:
    """An ability with the mana of these prices, where that is not its own: one of several was chosen, or its
    numbers were worked out."""
    if len(prices) == 1 and prices[0] is ability.cost:
        return ability
    mana = "".join(price.mana for price in prices)
    if mana == ability.cost.mana:
        return ability
    return replace(ability, cost=replace(ability.cost, mana=mana))


def ability_total(
    state: MagicState, seat: int, source: str, code: str, ability: Activated, x: int
) -> list[str]:
    """The mana of the total cost of an activated ability."""
    wanted = symbols(ability.cost.mana, x)
    changes = [*_ability_changes(state, seat, source, code, ability)]
    return [*_changed_by(wanted, changes)] if changes else changed(wanted, 0)


def _ability_changes(
    state: MagicState, seat: int, source: str, code: str, ability: Activated
) -> Iterator[_Change]:
    own = ability.own_cost
    if own is not None:
        context = viewpoint(state, source, seat)
        if own.condition is None or holds(context, own.condition):
            yield _of_rule(context, own)
    for context, rule in rules_in_force(state, CostChange):
        if rule.abilities == _kind_of(code) and seat in whose(context, rule.whose):
            yield _of_rule(context, rule)


def _kind_of(code: str) -> str:
    """The keyword that an ability stands for; that of typecycling is a cycling ability (CR 702.29e)."""
    name = code.split("/")[1].partition("_")[0]
    return "cycling" if name == "typecycling" else name


# Whether it can be paid ------------------------------------------------------------------------------------


def affordable(
    state: MagicState,
    seat: int,
    source: str,
    cost: Sequence[str],
    prices: Sequence[Price],
    work: Work | None = None,
    spent_on: SpentOn | None = None,
) -> bool:
    """Whether a player could pay these symbols, and what in these prices is not mana (CR 118.3).

    ``work`` is that of the question, where this is a part of one; ``spent_on``: what it is the cost of.
    """
    if prices and life_of(prices) > state.table.seats[seat].life:
        return False
    if not prices:
        return means_of(state, seat, source, spent_on).pay(cost, work)
    return completable(state, PayMana(seat, [], source, list(prices), spent_on=spent_on), cost, work=work)


def is_beyond_means(state: MagicState, seat: int, ref: str, card: Definition) -> bool:
    """Whether a player is far from being able to cast a card in any way: there is too little mana, whatever
    its colours. Where something changes what spells cost, or some mana may not be spent on every spell, that
    is left open."""
    least = _least(card, _as_from(state, state.table.objects[ref].zone))
    means = means_of(state, seat, ref)
    return not (means.has_limits or means.come_to(least))


def why_unpaid(
    state: MagicState,
    seat: int,
    source: str,
    cost: Sequence[str],
    prices: Sequence[Price],
    whose: str,
    spent_on: SpentOn | None = None,
) -> Iterator[Explanation]:
    """Why a player cannot pay a cost: what is missing of its mana, and what it may not be paid with.

    ``whose`` tells what the cost is that of.
    """
    if not cost:
        yield PAYABLE, f"the cost of {whose} cannot be paid", {}
        return
    facts: Facts = {"cost": written(cost)}
    missing = shortage(state, seat, source, cost, prices, spent_on)
    if missing:
        facts["missing"] = written(missing)
        yield PAYABLE, f"the cost of {whose}, {{cost}}, cannot be paid: {{missing}} is missing", facts
    else:
        yield PAYABLE, f"the cost of {whose}, {{cost}}, cannot be paid", facts
    yield from not_counted(state, seat)
    only = format_of(state).mana.accepts(state, source).only
    if only is not None:
        yield (*only, {})


def shortage(
    state: MagicState,
    seat: int,
    source: str,
    cost: Sequence[str],
    prices: Sequence[Price],
    spent_on: SpentOn | None = None,
) -> list[str]:
    """The symbols of a cost without which the rest could be paid; none where what is no mana cannot be paid
    either."""

    def can_pay(*paid: str) -> bool:
        return affordable(state, seat, source, paid, prices, spent_on=spent_on)

    if not can_pay():
        return []
    payable: list[str] = []
    missing: list[str] = []
    for symbol in sorted(cost, key=str.isdigit):
        if not symbol.isdigit():
            (payable if can_pay(*payable, symbol) else missing).append(symbol)
            continue
        there = bisect_left(
            range(1, int(symbol) + 1), True, key=lambda more: not can_pay(*payable, str(more))
        )
        payable += [str(there)] * (there > 0)
        missing += [str(int(symbol) - there)] * (there < int(symbol))
    return sorted(missing, key=lambda symbol: not symbol.isdigit())


def can_pay_price(state: MagicState, seat: int, source: str, price: Price) -> bool:
    """Whether a player could pay all of this now."""
    return affordable(state, seat, source, symbols(price.mana), (price,))


def card_of(state: MagicState, ref: str) -> Definition:
    """The definition of an object; of a card that lies face down in exile, that of the card itself."""
    thing = state.table.objects[ref]
    if thing.face is not None and thing.zone == "exile":
        return definition(state, thing.face)
    return definition(state, thing.copy_of or thing.card)
