"""The mana abilities that a player could activate, as sources (CR 605)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations_with_replacement, product
from typing import NamedTuple

from engine.kernel.clauses import Explanation
from engine.kernel.derived import derived
from engine.magic.aspects import UNTIMED
from engine.magic.characteristics import AbilitySet, Characteristics
from engine.magic.evaluate import Context, holds, matches
from engine.magic.language.abilities import Activated
from engine.magic.language.changes import MoreMana
from engine.magic.language.filters import CHOSEN, Filter
from engine.magic.language.mana import (
    NO_LIMITS,
    Limits,
    Price,
    Spending,
    has_counters,
    life_of,
    parse_cost,
    takes_others,
)
from engine.magic.language.snow import plain, snowy
from engine.magic.objects import (
    characteristics,
    kinds_in_force,
    of_characteristics,
    rules_in_force,
    times_had,
    viewpoint,
)
from engine.magic.rules import BOOK
from engine.magic.seams import FORMATS
from engine.magic.state import Id, MagicState, Object

from .assigning import assignable
from .demands import Demand, candidates, demands
from .depending import is_fickle, makes_others
from .sources import Mana, Pick, Source, Sources, SpentOn

_TAKES, _GIVES_UP = 1_000, 1_000_000


@derived(ignores=UNTIMED)
def sources(state: MagicState, seat: int) -> Sources:
    """What the format lets a player make mana with now, in ascending order (CORE-R16)."""
    return Sources(FORMATS[type(state)].mana.sources(state, seat))


_TAPPING = Price(tap=True)


class _Maker(NamedTuple):
    """A mana ability of a permanent that its controller could activate if its costs can be paid."""

    ref: str
    features: Characteristics
    code: str
    ability: Activated
    always: Source | None
    """What it is then; None: that depends on the state."""
    is_plain: bool
    """Whether it costs {T} alone, and adds mana then whatever the state."""


def permanent_sources(state: MagicState, seat: int) -> list[Source]:
    """The mana abilities that a player could activate now, their mana cost aside, in ascending order."""
    objects = state.table.objects
    found: list[Source] = []
    more = [*rules_in_force(state, MoreMana)] if MoreMana in kinds_in_force(state) else []
    for maker in _makers(state, seat).every:
        ref, features, code, ability, always, is_plain = maker
        thing = objects[ref]
        if ability.cost.tap and (thing.tapped or (thing.sick and features.is_summoning_sick(thing))):
            continue
        if is_plain and always is not None and not more:
            found.append(always)
            continue
        if not (is_plain or _is_usable(state, seat, thing, maker)):
            continue
        source = always or _made(ref, features, code, ability, _added(state, ref, seat, ability))
        if any(source.options):
            if more and source.taps:
                source = _with_more(state, seat, source, more)
            if takes_others(ability.cost):
                found += _taking(state, seat, source, ability)
                continue
            found.append(_as_counted(state, source))
            if source.repeats:
                found += [source._replace(nth=nth) for nth in range(1, _times(state, seat, thing, ability))]
    return found


def barren_sources(state: MagicState, seat: int) -> list[Source]:
    """The mana abilities that a player could activate now, their mana cost aside, though they would add
    nothing (CR 605.1a): no payment has a use for them."""
    varying = _makers(state, seat).varying
    return [source for maker in varying for source in _barren(state, seat, maker)] if varying else []


def every_source(state: MagicState, seat: int) -> Iterator[Source]:
    """The mana abilities that a player could activate now: those that add mana, then those that add none."""
    yield from sources(state, seat)
    yield from barren_sources(state, seat)


def _barren(state: MagicState, seat: int, maker: _Maker) -> Iterator[Source]:
    ref, features, code, ability, *_ = maker
    thing = state.table.objects[ref]
    if ability.cost.tap and (thing.tapped or (thing.sick and features.is_summoning_sick(thing))):
        return
    if _is_usable(state, seat, thing, maker):
        options = _added(state, ref, seat, ability)
        if not any(options):
            yield _made(ref, features, code, ability, options)


def _as_counted(state: MagicState, source: Source) -> Source:
    """The same, not counted on if others depend on the permanent, which goes."""
    return source._replace(by_hand=True) if source.gone and makes_others(state, source.ref) else source


def _is_usable(state: MagicState, seat: int, thing: Object, maker: _Maker) -> bool:
    """Whether what a mana ability costs beside {T} can be paid by its source and its player, and nothing else
    keeps it from being activated now."""
    ref, features, code, ability, *_ = maker
    cost = ability.cost
    if cost.untap and (not thing.tapped or features.is_summoning_sick(thing)):
        return False
    if cost.life and life_of((cost,)) > state.table.seats[seat].life:
        return False
    if (
        cost.remove_counters is not None
        and cost.remove_from is None
        and not has_counters(thing.counters, cost)
    ):
        return False
    if ability.limit is not None and ability.limit.left(thing, code, times_had(state, ref, code)) <= 0:
        return False
    return ability.condition is None or holds(viewpoint(state, ref, seat), ability.condition)


# More mana ------------------------------------------------------------------------------------------------


MOST_OPTIONS = 125
"""In so many ways at most a mana ability adds mana with what is added besides; beyond that, what is added
last is not chosen."""


def _with_more(
    state: MagicState, seat: int, source: Source, more: Sequence[tuple[Context, MoreMana]]
) -> Source:
    """A mana ability of what is tapped for mana, with the mana that is added whenever it is (CR 605.4a)."""
    rules = [one for one in more if _is_of(one, source.ref, seat)]
    if not rules:
        return source
    produced = [option for option in source.options if option]
    options: list[tuple[Mana, Mana]] = [(own, own) for own in produced]  # what is added it doesn't produce
    for context, rule in rules:
        extended = [(own, (*every, *added)) for own, every in options for added in _more(context, rule, own)]
        if len(extended) > MOST_OPTIONS:
            extended = [(own, (*every, *_more(context, rule, own)[0])) for own, every in options]
        options = list(dict.fromkeys(extended))
    return source._replace(options=tuple(dict.fromkeys(every for _, every in options)), varies=True)


def _is_of(one: tuple[Context, MoreMana], ref: str, seat: int) -> bool:
    context, rule = one
    if isinstance(rule.what, str):
        return context.state.table.objects[context.source].attached_to == ref
    return rule.whose in ("any", "you" if context.controller == seat else "any") and matches(
        context, ref, rule.what
    )


def _more(context: Context, rule: MoreMana, produced: Mana) -> list[Mana]:
    """What is added: one of these, all of them as many mana."""
    added = _more_of(context, rule, plain(produced))
    features = characteristics(context.state).get(context.source)
    return [*map(snowy, added)] if features is not None and SNOW_SOURCE in features.supertypes else added


def _more_of(context: Context, rule: MoreMana, produced: Mana) -> list[Mana]:
    if rule.mana:
        return [parse_cost(rule.mana).symbols]
    if rule.produced:
        return [(one,) for one in dict.fromkeys(produced)]
    if rule.chosen:
        return [tuple(context.named(CHOSEN))[:1]]
    kinds = [symbol for mana in rule.one_of for symbol in parse_cost(mana).symbols]
    return list(combinations_with_replacement(kinds, rule.amount))


def more_mana(state: MagicState, seat: int, ref: str) -> int:
    """How much mana is added besides whenever a permanent is tapped for mana."""
    if MoreMana not in kinds_in_force(state):
        return 0
    rules = (one for one in rules_in_force(state, MoreMana) if _is_of(one, ref, seat))
    return sum(len(_more(context, rule, ("C",))[0]) for context, rule in rules)


MOST_USES = 20
"""Of one ability in one payment, of those that cost counters or take something else; the others are there
once they were used."""
COUNTED = BOOK.cite("CORE-R14")


def not_counted(state: MagicState, seat: int) -> Iterator[Explanation]:
    """What mana abilities of a player no payment counts on, though they could be activated."""
    taking = [maker for maker in _makers(state, seat).every if takes_others(maker.ability.cost)]
    if any(_keeps(state, seat, maker) for maker in taking):
        yield COUNTED, "no payment counts on mana for which something goes that others depend on", {}
    if any(one.nth == MOST_USES - 1 for one in sources(state, seat)):
        yield COUNTED, "no payment counts on more than {uses} uses of one ability", {"uses": MOST_USES}


def _taking(state: MagicState, seat: int, source: Source, ability: Activated) -> Iterator[Source]:
    """A mana ability that takes something else, as often as it could be used; all of it is told apart."""
    takes: list[Pick] = []
    times = MOST_USES
    by_hand = False
    for demand in demands((ability.cost,)):
        every = frozenset(candidates(state, seat, source.ref, demand))
        among = frozenset(ref for ref in every if not _is_kept(state, ref, demand))
        if len(among) < demand.least:
            by_hand, among = True, every
        takes += [Pick(among, demand.kind == "tap", source.ref)] * demand.least
        times = min(times, len(among) // demand.least)
    if energy := ability.cost.energy:
        counters = energy_of(state, seat)
        takes += [Pick(counters, by_tapping=False, taker=source.ref)] * energy
        times = min(times, len(counters) // energy)
    if not times or not assignable([pick.among for pick in takes]):
        return
    once = source.taps or source.gone or source.untaps or ability.limit is not None
    weight = _TAKES if all(pick.by_tapping for pick in takes) else _GIVES_UP
    first = source._replace(takes=tuple(takes), weight=weight, repeats=not once, by_hand=by_hand)
    yield first
    if not once:
        yield from (first._replace(nth=nth) for nth in range(1, times))


def _keeps(state: MagicState, seat: int, maker: _Maker) -> bool:
    return any(
        _is_kept(state, ref, demand)
        for demand in demands((maker.ability.cost,))
        for ref in candidates(state, seat, maker.ref, demand)
    )


def _is_kept(state: MagicState, ref: Id, demand: Demand) -> bool:
    """Whether no payment counts on a permanent being taken for this: others could depend on it, or it on
    others."""
    if demand.what.zone != "battlefield" or demand.kind == "remove_counters":
        return False
    return is_fickle(state, ref) or (demand.kind != "tap" and makes_others(state, ref))


MOST_ENERGY = 100
"""So many energy counters are told apart in one payment."""


def energy_of(state: MagicState, seat: int) -> frozenset[str]:
    """The energy counters of a player, told apart as a payment counts them."""
    number = min(state.table.seats[seat].counters.get("energy", 0), MOST_ENERGY)
    return frozenset(f"energy:{index}" for index in range(number))


def _times(state: MagicState, seat: int, thing: Object, ability: Activated) -> int:
    """How often an ability that costs counters, or life alone, can be used."""
    cost = ability.cost
    if ability.limit is not None:
        return 1
    times = MOST_USES
    if cost.remove_counters is not None:
        assert isinstance(cost.remove_counters_count, int), "mana abilities cost numbers"
        there = thing.counters.get(str(cost.remove_counters), 0)
        times = min(times, there // max(1, cost.remove_counters_count))
    life = life_of((cost,))
    return min(times, state.table.seats[seat].life // life) if life else times


class _Makers(NamedTuple):
    """The mana abilities of a player's permanents."""

    every: list[_Maker]
    varying: list[_Maker]
    """Those that may add nothing, by what else there is; none of them takes something else."""


@of_characteristics()
def _makers(state: MagicState, seat: int) -> _Makers:
    every = [
        _Maker(
            ref,
            features,
            code,
            ability,
            _snowy(always) if SNOW_SOURCE in features.supertypes else always,
            is_plain,
        )
        for ref, features in characteristics(state).items()
        if features.controller == seat
        and features.abilities.mana
        and not (features.cant and any(cant.activate is True for cant, _, _ in features.cant))
        for code, ability, always, is_plain in _always(ref, features.abilities)
    ]
    return _Makers(every, [maker for maker in every if maker.always is None])


@of_characteristics()
def some_vary(state: MagicState, seat: int) -> bool:
    """Whether what some of a player's mana abilities add, or whether they can be activated, depends on what
    else there is."""
    return any(maker.always is None or maker.always.varies for maker in _makers(state, seat).every)


def _uses_permanent_up(one: tuple[str, Activated]) -> bool:
    cost = one[1].cost
    return cost.tap or cost.untap or "self" in (cost.sacrifice, cost.exile)


def place_among(state: MagicState, ref: str, code: str) -> int:
    """The place of a mana ability among those of its permanent; -1: it is none of them now."""
    found = characteristics(state).get(ref)
    codes = [] if found is None else [one for one, *_ in _always(ref, found.abilities)]
    return codes.index(code) if code in codes else -1


@lru_cache(4_000)
def _always(ref: str, abilities: AbilitySet) -> list[tuple[str, Activated, Source | None, bool]]:
    """The mana abilities of a permanent, each with what it is as a source where the state changes nothing,
    and whether it costs {T} alone.

    Of abilities that nobody can tell apart, as that of a Swamp which says it again, there is one (CORE-R3);
    where it matters how often each was used, they can be told apart. What leaves the permanent for others
    comes first.
    """
    found: list[tuple[str, Activated, Source | None, bool]] = []
    for code, ability in sorted(abilities.mana, key=_uses_permanent_up):
        if any(ability == other and (ability.limit is None or code == known) for known, other, _, _ in found):
            continue
        options, always = always_added(ability), None
        if options is not None:
            varies = ability.condition is not None
            always = _source(ref, code, ability, options, varies=varies)
        is_plain = ability.cost == _TAPPING and ability.limit is None and ability.condition is None
        found.append((code, ability, always, is_plain and always is not None and any(always.options)))
    return found


SNOW_SOURCE = "snow"


def _made(
    ref: str, features: Characteristics, code: str, ability: Activated, options: tuple[Mana, ...]
) -> Source:
    source = _source(ref, code, ability, options)
    return (_snowy(source) or source) if SNOW_SOURCE in features.supertypes else source


def _snowy(source: Source | None) -> Source | None:
    """A mana ability of a snow permanent (CR 107.4h)."""
    return None if source is None else source._replace(options=tuple(map(snowy, source.options)))


def always_added(ability: Activated) -> tuple[Mana, ...] | None:
    """What a mana ability adds where the state changes nothing about it: one of these; None: it does."""
    added = [step.always_adds for step in ability.do if step.adds_mana]
    fixed = [one for one in added if one is not None]
    return _each_sum(fixed) if len(fixed) == len(added) else None


def _source(
    ref: str, code: str, ability: Activated, options: tuple[Mana, ...], *, varies: bool = True
) -> Source:
    cost = ability.cost
    mana = tuple(symbol for symbol in parse_cost(cost.mana).symbols if symbol != "0")
    counted = bool(cost.life and not mana) if cost.remove_counters is None else cost.remove_from is None
    return Source(
        ref,
        code,
        options,
        cost.sacrifice == "self" or cost.exile == "self",
        life_of((cost,)),
        taps=cost.tap,
        cost=mana,
        does_more=(cost.remove_counters or cost.put_counters) is not None
        or not all(step.adds_mana for step in ability.do),
        varies=varies,
        limits=limits_of(ability),
        repeats=counted
        and not (cost.tap or cost.untap)
        and cost.sacrifice is cost.exile is cost.put_counters is None,
        untaps=cost.untap,
    )


def limits_of(ability: Activated) -> Limits:
    """What the mana of a mana ability may be spent on; a step that adds mana with limits is the only one that
    adds any."""
    return next((step.limits for step in ability.do if step.limits is not NO_LIMITS), NO_LIMITS)


def fits(state: MagicState, seat: int, limits: Limits, source: Id, spent_on: SpentOn | None) -> bool:
    """Whether mana with these limits may be spent on casting a spell, or on activating an ability of a source
    (CR 106.6)."""
    if limits is NO_LIMITS:
        return True
    context = viewpoint(state, source, seat)
    if limits.not_on is not None:
        return spent_on != "cast" or not context.passes(source, limits.not_on)
    wanted = [(one.cast if spent_on == "cast" else _of_abilities(state, one, source)) for one in limits.only]
    return spent_on is not None and any(one is not None and context.passes(source, one) for one in wanted)


def _of_abilities(state: MagicState, one: Spending, source: Id) -> Filter | None:
    """Which sources mana may be spent on the abilities of."""
    return one.sources if one.sources is not None or source not in characteristics(state) else one.activate


def _added(state: MagicState, ref: str, seat: int, ability: Activated) -> tuple[Mana, ...]:
    """What a mana ability would add if it resolved now: one of these."""
    context = viewpoint(state, ref, seat, {})
    return _each_sum(step.additions(context) for step in ability.do if step.adds_mana)


def _each_sum(additions: Iterable[Sequence[Mana]]) -> tuple[Mana, ...]:
    """What several steps add together."""
    return tuple(tuple(chain.from_iterable(chosen)) for chosen in product(*additions))


def outputs(state: MagicState, ref: str, card: str) -> tuple[Mana, ...]:
    """What a permanent could produce to cast a card, after the method of CR 106.7: the mana that each of its
    mana abilities would add if it resolved now, whether or not its costs could be paid. One of these; none is
    empty.

    Abilities that cost mana are left out, since they turn mana into other mana, and so are those that could
    not be activated under their own conditions, or whose mana may not be spent on the card.
    """
    features = characteristics(state)[ref]
    seat = features.controller
    found = (
        option
        for _, ability in features.abilities.mana
        if not ability.cost.mana
        if ability.condition is None or holds(viewpoint(state, ref, seat), ability.condition)
        if fits(state, seat, limits_of(ability), card, "cast")
        for option in _added(state, ref, seat, ability)
    )
    return tuple(dict.fromkeys(option for option in found if option))
