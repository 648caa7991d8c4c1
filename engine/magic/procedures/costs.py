"""What spells and abilities cost, and whether that can be paid (CR 118, 601.2b, 601.2f, 602.2b).

A spell is cast in a :class:`Way`: for its mana cost, with additional costs such as kicker, for an alternative
cost such as evoke or flashback. The total cost counts in what makes it cost more or less.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts
from engine.magic.definitions import Definition, definition
from engine.magic.evaluate import Context, amount, holds, matches, passes, whose
from engine.magic.language.abilities import Activated, Spell, Static
from engine.magic.language.changes import CostChange, EquipCost
from engine.magic.language.conditions import Condition
from engine.magic.language.filters import Filter
from engine.magic.language.mana import Price, parse_cost, written
from engine.magic.language.words import Way as WayName
from engine.magic.objects import are_in_force, characteristics, rules_in_force, seen, viewpoint
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicState

from .affording import Work
from .payment import PayMana, completable, least_of, means_of

PAYABLE = cr("118.3")
AFFINITY = {
    "artifacts": Filter(types=("artifact",), controller="you"),
    "Plains": Filter(subtypes=("Plains",), controller="you"),
    "Islands": Filter(subtypes=("Island",), controller="you"),
    "Swamps": Filter(subtypes=("Swamp",), controller="you"),
    "Mountains": Filter(subtypes=("Mountain",), controller="you"),
    "Forests": Filter(subtypes=("Forest",), controller="you"),
}
WITH_MORE: tuple[WayName, ...] = ("kicker", "buyback")
"""The ways that cost more than the normal one."""


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

    @property
    def paid(self) -> tuple[str, ...]:
        """What the spell remembers of it."""
        return {"normal": (), "kicker": ("kicked",), "evoke": ("evoked",)}.get(self.name, (self.name,))


def ways(state: MagicState, card: Definition, zone: str) -> Mapping[str, Way]:
    """The ways to cast a card from a zone, by name (CR 601.2b, 118.9)."""
    return _ways(card, _as_from(state, zone))


def _as_from(state: MagicState, zone: str) -> str:
    """The zone of the core that cards are cast as from: zones of the format are like the hand."""
    return "hand" if zone in format_of(state).casts_from else zone


@lru_cache(maxsize=8_000)
def _ways(card: Definition, zone: str) -> Mapping[str, Way]:
    found = _each_way(card, from_hand=zone == "hand", from_graveyard=zone == "graveyard")
    return {name: Way(name, base, prices, tuple(_mana(base, prices, 0))) for name, base, prices in found}


def _each_way(
    card: Definition, *, from_hand: bool, from_graveyard: bool
) -> Iterator[tuple[WayName, str, tuple[Price, ...]]]:
    spell = None if card.spell is None else card.parts[card.spell]
    additional = (spell.additional,) if isinstance(spell, Spell) and spell.additional is not None else ()
    if card.card.cost is not None and from_hand:
        yield "normal", card.card.cost, additional
        for name in WITH_MORE:
            keyword = card.keyword(name)
            if keyword is not None and keyword.price is not None:
                yield name, card.card.cost, (*additional, keyword.price)
        evoke = card.keyword("evoke")
        if evoke is not None:
            yield "evoke", evoke.parameter, additional
    flashback = card.keyword("flashback")
    if from_graveyard and flashback is not None and flashback.price is not None:
        yield "flashback", "", (*additional, flashback.price)


@lru_cache(maxsize=8_000)
def _least(card: Definition, zone: str) -> float:
    """The least mana that a way to cast a card takes, unless something changes that; of no way, without
    end."""
    if card.keyword("affinity") is not None or own_changes(card):
        return 0
    found = _ways(card, zone)
    return min((least_of(way.mana) for way in found.values()), default=inf)


def way_named(state: MagicState, card: Definition, zone: str, name: str) -> Way | None:
    """The way with this name."""
    return ways(state, card, zone).get(name)


# The total cost --------------------------------------------------------------------------------------------


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
    by = _spell_changes(state, seat, ref, card, targets)
    return changed(wanted, by) if by else wanted


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


def targets_cost(state: MagicState, seat: int, ref: str) -> bool:
    """Whether the total cost of a spell depends on its targets."""
    return any(own.rule.targeting is not None for own in own_changes(card_of(state, ref))) or any(
        rule.targeting is not None and _concerns(context, seat, ref, rule)
        for context, rule in rules_in_force(state, CostChange)
    )


def _spell_changes(state: MagicState, seat: int, ref: str, card: Definition, targets: Sequence[str]) -> int:
    by = 0
    affinity = card.keyword("affinity") if card.keywords else None
    if affinity is not None:
        context = viewpoint(state, ref, seat, {})
        by -= sum(
            1
            for other, found in characteristics(state).items()
            if passes(context, other, state.table.objects[other], found, AFFINITY[affinity.parameter])
        )
    if own := own_changes(card):
        context = viewpoint(state, ref, seat)
        by += sum(amount(context, one.rule.by) for one in own if one.counts(context, targets))
    for context, rule in rules_in_force(state, CostChange):
        if _concerns(context, seat, ref, rule) and (
            rule.targeting is None or any(matches(context, target, rule.targeting) for target in targets)
        ):
            by += amount(context, rule.by)
    return by


def _concerns(context: Context, seat: int, ref: str, rule: CostChange) -> bool:
    """Whether a rule of something else changes the cost of a spell that a player casts."""
    if isinstance(rule.spells, str):
        return False
    found = seen(context.state, ref) if seat in whose(context, rule.whose) else None
    thing = context.state.table.objects.get(ref)
    return found is not None and passes(context, ref, thing, found, rule.spells)


def ability_total(
    state: MagicState, seat: int, source: str, code: str, ability: Activated, x: int
) -> list[str]:
    """The mana of the total cost of an activated ability."""
    by = 0
    if code.split("/")[1].startswith("equip"):
        by = sum(rule.by for context, rule in rules_in_force(state, EquipCost) if context.controller == seat)
    return changed(symbols(ability.cost.mana, x), by)


# Whether it can be paid ------------------------------------------------------------------------------------


def affordable(
    state: MagicState,
    seat: int,
    source: str,
    cost: Sequence[str],
    prices: Sequence[Price],
    work: Work | None = None,
) -> bool:
    """Whether a player could pay these symbols, and what in these prices is not mana (CR 118.3).

    ``work`` is that of the question, where this is a part of one.
    """
    if prices and sum(price.life for price in prices) > state.table.seats[seat].life:
        return False
    if not prices:
        return means_of(state, seat, source).pay(cost, work)
    return completable(state, PayMana(seat, [], source, list(prices)), cost, work=work)


def is_beyond_means(state: MagicState, seat: int, ref: str, card: Definition) -> bool:
    """Whether a player is far from being able to cast a card in any way: there is too little mana, whatever
    its colours. Where something changes what spells cost, that is left open."""
    least = _least(card, _as_from(state, state.table.objects[ref].zone))
    return not means_of(state, seat, ref).come_to(least) and not are_in_force(state, CostChange)


def why_unpaid(
    state: MagicState, seat: int, source: str, cost: Sequence[str], prices: Sequence[Price], whose: str
) -> Iterator[Explanation]:
    """Why a player cannot pay a cost: what is missing of its mana, and what it may not be paid with.

    ``whose`` tells what the cost is that of.
    """
    if not cost:
        yield PAYABLE, f"the cost of {whose} cannot be paid", {}
        return
    facts: Facts = {"cost": written(cost)}
    missing = shortage(state, seat, source, cost, prices)
    if missing:
        facts["missing"] = written(missing)
        yield PAYABLE, f"the cost of {whose}, {{cost}}, cannot be paid: {{missing}} is missing", facts
    else:
        yield PAYABLE, f"the cost of {whose}, {{cost}}, cannot be paid", facts
    only = format_of(state).mana.accepts(state, source).only
    if only is not None:
        yield (*only, {})


def shortage(
    state: MagicState, seat: int, source: str, cost: Sequence[str], prices: Sequence[Price]
) -> list[str]:
    """The symbols of a cost without which the rest could be paid; none where what is no mana cannot be paid
    either."""

    def can_pay(*paid: str) -> bool:
        return affordable(state, seat, source, paid, prices)

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
    """The definition of an object."""
    thing = state.table.objects[ref]
    return definition(state, thing.copy_of or thing.card)
