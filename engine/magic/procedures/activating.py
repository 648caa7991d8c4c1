"""Mana abilities, which resolve at once (CR 605.3), and beginning to activate abilities (CR 602, 606)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.aspects import ASIDE_BUT_CARDS, UNTIMED
from engine.magic.characteristics import may_activate, printed_abilities
from engine.magic.definitions import part, working_in
from engine.magic.evaluate import holds
from engine.magic.hooks import ActivateIt, MakeManaIt
from engine.magic.language.abilities import Activated
from engine.magic.language.mana import NO_LIMITS, ManaText, Price, life_of, parse_cost, takes_others, written
from engine.magic.language.snow import plain
from engine.magic.objects import characteristics, known, of_characteristics, times_had, viewpoint
from engine.magic.proposals import Happen, Move
from engine.magic.rules import cr
from engine.magic.seams import FORMATS, format_of
from engine.magic.state import Id, MagicDraft, MagicState, StackItem

from . import costs, triggers
from .affording import Work
from .aiming import can_aim, can_target_all, is_aimed_by_x
from .casting import TARGETS
from .costs import symbols
from .mana_abilities import barren_sources, every_source, more_mana, sources
from .paying_costs import PayPrice, counters_for
from .payment import MakeMana, PayMana
from .priority import acting
from .refusals import SPLIT, WHILE_SPLIT, forbidden, only_in_main_phase, while_split
from .sources import Mana, Source, ability_to_tell
from .stack import Run
from .stack_items import Announce, Announcement
from .state_based_actions import StateBasedActions

# Mana abilities -------------------------------------------------------------------------------------------


AT_ONCE = cr("605.3b")
BESIDES = cr("605.4a")
TAP = cr("107.5")
ENERGY = cr("107.14")
LIFE = cr("119.4")
SACRIFICE = cr("701.21")
COSTS = cr("601.2h")


NOTHING = Price()


def use_mana_ability(draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
    """Activate a mana ability for some of the mana that it could add; its own mana cost is paid first."""
    cost = activated(draft.state, code).cost
    making = MakeMana(seat, ref, code, list(mana))
    if takes_others(cost):
        draft.then(PayPrice(seat, ref, [cost]), making)
    elif cost.mana:
        outer = draft.state.machine.agenda[-1]
        auto = isinstance(outer, PayMana) and outer.auto
        paying = PayMana(seat, symbols(cost.mana), ref, [cost], auto=auto, spent_on="activate")
        draft.then(paying, making)
    else:
        _make(draft, making)


def _make(draft: MagicDraft, task: MakeMana) -> None:
    ability = activated(draft.state, task.code)
    cost = ability.cost
    if takes_others(cost):  # it is paid
        cost = NOTHING
    besides = more_mana(draft.state, task.seat, task.source) if ability.cost.tap else 0
    mana, more = (task.mana[:-besides], task.mana[-besides:]) if besides else (task.mana, [])
    with triggers.Noticing(draft):
        _pay_at_once(draft, task, cost)
    if ability.limit is not None:
        atoms.note_activation(draft, task.source, task.code, task.seat, AT_ONCE)
    limits, adds_mana_alone = NO_LIMITS, True
    for step in ability.do:
        if not step.adds_mana:
            adds_mana_alone = False
        elif step.limits is not NO_LIMITS:
            limits = step.limits
    if adds_mana_alone:
        if mana:
            atoms.add_mana(draft, task.seat, mana, AT_ONCE, limits)
    else:
        draft.then(Run(task.code, task.seat, task.source, 0, {"mana": list(mana)}))
    if more:
        atoms.add_mana(draft, task.seat, more, BESIDES)
    if cost.sacrifice == "self":
        draft.then(Happen([Move(rule=SACRIFICE, object=task.source, to="graveyard", sacrificed=True)]))
    elif cost.exile == "self":
        draft.then(Happen([Move(rule=COSTS, object=task.source, to="exile")]))
    elif cost.put_counters is not None:
        draft.then(Happen([counters_for(cost, task.source)]))


def _pay_at_once(draft: MagicDraft, task: MakeMana, cost: Price) -> None:
    """What is paid before the mana is there; what leaves does so after it."""
    if cost.tap:
        atoms.tap(draft, task.source, TAP)
    if cost.untap:
        atoms.untap(draft, task.source, TAP)
    if cost.life and (life := life_of((cost,))):
        atoms.lose_life(draft, task.seat, life, LIFE)
    if cost.remove_counters is not None and isinstance(cost.remove_counters_count, int):
        number = cost.remove_counters_count
        atoms.remove_counters(draft, task.source, cost.remove_counters, number, COSTS)


def _act(draft: MagicDraft, task: MakeMana) -> None:
    draft.done()
    _make(draft, task)


def activated(state: MagicState, address: str) -> Activated:
    """The activated ability at an address."""
    found = part(state, address)
    assert isinstance(found, Activated), f"{address} is an activated ability"
    return found


TASKS = {MakeMana: TaskRule(act=_act)}


# What a player with priority may activate -----------------------------------------------------------------


ACTIVATE = cr("602.2")
REVEALED = cr("602.2a")
FORBIDDEN = cr("602.5")
ONCE = cr("602.5b")
SORCERY_TIME = cr("602.5d")
LOYALTY = cr("606.3")
LOYALTY_LEFT = cr("606.6")
MANA = cr("605.3a")
TAPPED = cr("107.5")
SICK = cr("302.6")
NEW = "{source} has no haste and was not under your control since your turn began"


class ActivateAbility(Action, frozen=True, tag="activate"):
    """Activate an ability of a permanent, or of a card that has one elsewhere (CR 602)."""

    source: Id
    ability: Text


class TapForMana(Action, frozen=True, tag="tap_for_mana"):
    """Activate a mana ability while one has priority (CR 605.3a)."""

    aimless = True

    source: Id
    ability: Text
    mana: ManaText


# Abilities that use the stack ------------------------------------------------------------------------------


def _is_as_lasting(state: MagicState, _: object) -> bool:
    """Whether abilities of permanents stay as they are, and nothing of the format says whose they are."""
    return known(state).lasting and not FORMATS[type(state)].activators


@derived(ignores=UNTIMED, outlasts=ASIDE_BUT_CARDS, when=_is_as_lasting)
def abilities(state: MagicState, seat: int) -> dict[Id, Mapping[str, Activated]]:
    """The activated abilities of a seat that use the stack, wherever they work from: by source and code."""
    found = {
        ref: there
        for ref, controller, working, open_to_all in _of_permanents(state)
        if (there := working if may_activate(state, ref, controller, seat) else open_to_all)
    }
    for zone in ("hand", "graveyard"):
        cards = getattr(state.table.seats[seat], zone)
        for ref, card in working_in(state, zone, cards) if cards else ():
            working = _working(printed_abilities(card).activated, zone)
            if working:
                found[ref] = working
    return found


@of_characteristics()
def _of_permanents(
    state: MagicState,
) -> list[tuple[Id, int, Mapping[str, Activated], Mapping[str, Activated]]]:
    """The permanents with such abilities, whoever controls them; last, what any player may activate."""
    return [
        (
            ref,
            features.controller,
            working,
            {code: ability for code, ability in working.items() if ability.by == "any"} or _NONE,
        )
        for ref, features in characteristics(state).items()
        if (working := _working(features.abilities.activated, "battlefield"))
    ]


def _working(activated: Iterable[tuple[str, Activated]], zone: str) -> Mapping[str, Activated]:
    """Those that work from a zone, by code."""
    return {code: ability for code, ability in activated if ability.zone == zone}


def _of_source(ask: Ask, source: Id) -> Mapping[str, Activated]:
    """The abilities of one source, by code."""
    there: Mapping[Id, Mapping[str, Activated]] | None = ask.kept.get(abilities)
    if there is None:
        there = ask.kept[abilities] = abilities(ask.state, ask.seat)
    return there.get(source, _NONE)


_NONE: Mapping[str, Activated] = {}


def _ability(ask: Ask, source: Id, code: str) -> Activated | None:
    there: Mapping[Id, Mapping[str, Activated]] | None = ask.kept.get(abilities)
    found = _of_source(ask, source) if there is None else there.get(source, _NONE)
    return found.get(code)


def _activating(ask: Ask, source: Id, code: str) -> ActivateIt | None:
    return None if _ability(ask, source, code) is None else ActivateIt(source, code)


def _prohibited(ask: Ask, source: Id, code: str) -> Facts | None:
    found = characteristics(ask.state).get(source)
    return {} if found is not None and any(cant.activate for cant, _, _ in found.cant) else None


def _activation_time(ask: Ask, source: Id, code: str) -> Iterator[Explanation] | None:
    ability = _ability(ask, source, code)
    if ability is None or (ability.timing == "instant" and ability.cost.loyalty is None):
        return None
    rule = SORCERY_TIME if ability.cost.loyalty is None else LOYALTY
    return only_in_main_phase(ask, rule, "the ability is activated")


def _untimely(ask: Ask, source: Id, code: str) -> Facts | None:
    """Whether it can be activated only under a condition that does not hold."""
    ability = _ability(ask, source, code)
    if ability is None or ability.condition is None:
        return None
    return None if holds(viewpoint(ask.state, source, ask.seat, {}), ability.condition) else {}


def _as_often(ask: Ask, source: Id, code: str) -> Iterator[Explanation] | None:
    """Why it cannot be activated more often (CR 602.5b)."""
    ability = _ability(ask, source, code)
    thing = ask.table.objects.get(source)
    limit = None if ability is None else ability.limit
    if thing is None or limit is None:
        return None
    had = times_had(ask.state, source, code)
    if limit.left(thing, code, had) > 0:
        return None
    when = " this turn" if limit.per == "turn" else ""
    most = limit.times * had
    often = "" if most == 1 else " {activated} times"
    facts: Facts = {"activated": most}
    return iter(((ONCE, f"the ability was already activated{often}{when}", facts),))


def _one_loyalty_ability(ask: Ask, source: Id, code: str) -> Facts | None:
    ability = _ability(ask, source, code)
    thing = ask.table.objects.get(source)
    if ability is None or thing is None or ability.cost.loyalty is None:
        return None
    return {"activated": 1} if any(_is_loyalty(ask.state, used) for used in thing.used) else None


def _too_little_loyalty(ask: Ask, source: Id, code: str) -> Facts | None:
    ability, thing = _ability(ask, source, code), ask.table.objects.get(source)
    if ability is None or thing is None or not isinstance(ability.cost.loyalty, int):
        return None
    counters = thing.counters.get("loyalty", 0)
    if counters + ability.cost.loyalty >= 0:
        return None
    return {"counters": counters, "price": -ability.cost.loyalty}


def _is_loyalty(state: MagicState, code: str) -> bool:
    ability = part(state, code)
    return isinstance(ability, Activated) and ability.cost.loyalty is not None


def _targetable(ask: Ask, source: Id, code: str) -> Facts | None:
    ability = _ability(ask, source, code)
    if ability is None:
        return None
    context = viewpoint(ask.state, source, ask.seat, {})
    if is_aimed_by_x(ability):
        item = StackItem(source, code, ask.seat, source)
        return (
            None
            if can_aim(context, ability, Announcement(ask.state, Announce(source, "activated"), item))
            else {}
        )
    return None if can_target_all(context, ability, code) else {}


def _tapped(ask: Ask, source: Id, code: str) -> Facts | None:
    ability, thing = _ability(ask, source, code), ask.table.objects.get(source)
    return {} if ability is not None and thing is not None and ability.cost.tap and thing.tapped else None


def _sick(ask: Ask, source: Id, code: str) -> Facts | None:
    ability = _ability(ask, source, code)
    if ability is None or not (ability.cost.tap or ability.cost.untap):
        return None
    found = characteristics(ask.state).get(source)
    return {} if found is not None and found.is_summoning_sick(ask.table.objects[source]) else None


def _too_little_life(ask: Ask, source: Id, code: str) -> Facts | None:
    ability = _ability(ask, source, code)
    life: int = ask.table.seats[ask.seat].life
    price = 0 if ability is None or not ability.cost.life else life_of((ability.cost,))
    return {"price": price, "life": life} if price > life else None


def _too_little_energy(ask: Ask, source: Id, code: str) -> Facts | None:
    ability = _ability(ask, source, code)
    energy: int = ask.table.seats[ask.seat].counters.get("energy", 0)
    lacks = ability is not None and ability.cost.energy > energy
    return {"price": ability.cost.energy, "energy": energy} if ability is not None and lacks else None


def _unpaid(ask: Ask, source: Id, code: str) -> Iterator[Explanation] | None:
    """Why the total cost cannot be paid."""
    ability = _ability(ask, source, code)
    if ability is None:
        return None
    totals = [
        (costs.ability_total(ask.state, ask.seat, source, code, costs.costing(ability, prices), 0), prices)
        for prices in costs.each_settled(ask.state, ask.seat, source, (ability.cost,))
    ]
    if any(costs.affordable(ask.state, ask.seat, source, *total, spent_on="activate") for total in totals):
        return None
    return costs.why_unpaid(ask.state, ask.seat, source, *totals[0], "the ability", "activate")


def _activate(draft: MagicDraft, action: ActivateAbility) -> None:
    seat = acting(draft)
    ref = atoms.new_id(draft)
    if atoms.is_hidden(draft.state, draft.state.table.objects[action.source].zone):
        atoms.reveal(draft, [action.source], REVEALED)
    atoms.put_on_stack(draft, StackItem(ref, action.ability, seat, action.source), ACTIVATE)
    draft.then(Announce(ref, "activated"), *format_of(draft.state).timing.announced(draft.state, seat))


ACTIVATING = Offer(
    ActivateAbility,
    ACTIVATE,
    "Activate {source}: {ability}",
    _activate,
    choices=(
        Choice(
            "source",
            lambda ask: abilities(ask.state, ask.seat),
            (ACTIVATE, "{source} has no activated ability that you could use"),
        ),
        Choice(
            "ability",
            _of_source,
            (ACTIVATE, "{source} has no such activated ability that you could use"),
            (
                Clause(FORBIDDEN, "the activated abilities of {source} cannot be activated", _prohibited),
                Clause(SPLIT, WHILE_SPLIT, while_split),
                forbidden(_activating),
                Dynamic(_activation_time),
                Clause(FORBIDDEN, "what the ability asks for is not so now", _untimely),
                Dynamic(_as_often),
                Clause(
                    LOYALTY,
                    "a loyalty ability of {source} was already activated this turn",
                    _one_loyalty_ability,
                ),
                Clause(TARGETS, "the ability has no legal target", _targetable, slow=True),
                Clause(TAPPED, "{source} is tapped", _tapped, quick=True),
                Clause(SICK, NEW, _sick, quick=True),
                Clause(LIFE, "the ability costs {price} life, and you have {life}", _too_little_life),
                Clause(ENERGY, "the ability costs {price} energy, and you have {energy}", _too_little_energy),
                Clause(
                    LOYALTY_LEFT,
                    "{source} has {counters} loyalty, and the ability costs {price}",
                    _too_little_loyalty,
                ),
                Dynamic(_unpaid),
            ),
        ),
    ),
    anytime=True,
)


# Mana abilities --------------------------------------------------------------------------------------------


def _mana(ask: Ask) -> dict[Id, dict[str, list[str]]]:
    """The mana abilities that could be activated, and what each would add: by source and code."""
    found: dict[Id, dict[str, list[str]]] | None = ask.kept.get(_usable_mana)
    if found is None:
        found = ask.kept[_usable_mana] = _usable_mana(ask.state, ask.seat)
    return found


@derived(ignores=UNTIMED)
def _usable_mana(state: MagicState, seat: int) -> dict[Id, dict[str, list[str]]]:
    found: dict[Id, dict[str, list[str]]] = {}
    work = Work()
    for source in sources(state, seat):
        if source.nth or not _is_paid(state, seat, source, work):
            continue
        added = found.setdefault(source.ref, {}).setdefault(source.code, [])
        added += map(_written, source.options)
    barren = [one for one in barren_sources(state, seat) if _is_paid(state, seat, one, work)]
    if barren:
        for source in barren:
            found.setdefault(source.ref, {})[source.code] = [""]
        found = {ref: found[ref] for ref in characteristics(state) if ref in found}
    return found


def _is_paid(state: MagicState, seat: int, source: Source, work: Work) -> bool:
    """Whether what a mana ability costs can be paid, its mana with it."""
    return not source.cost or costs.affordable(
        state, seat, source.ref, source.cost, source.prices, work, spent_on="activate"
    )


@lru_cache(maxsize=1_000)
def _written(mana: Mana) -> str:
    """Mana as it is chosen, whatever it comes from."""
    return written(plain(mana))


def _which(ask: Ask, action: TapForMana) -> str:
    """The ability, where its mana does not say all of it."""
    usable = {code for code, options in _mana(ask)[action.source].items() if action.mana in options}
    every = every_source(ask.state, ask.seat)
    found = (one for one in every if one.ref == action.source and one.code in usable)
    return ability_to_tell(found, action.ability)


def _making(ask: Ask, source: Id, code: str) -> MakeManaIt | None:
    return MakeManaIt(source, code) if code in _mana(ask).get(source, ()) else None


def _why_no_mana(ask: Ask, source: Id) -> Iterator[Explanation]:
    """Why a permanent that has mana abilities adds nothing for this player."""
    found, thing = characteristics(ask.state).get(source), ask.table.objects.get(source)
    if found is None or thing is None or not found.abilities.mana:
        return
    if found.controller != ask.seat:
        yield MANA, "{source} is controlled by seat {controller}", {"controller": found.controller}
    if thing.tapped and all(ability.cost.tap for _, ability in found.abilities.mana):
        yield TAPPED, "{source} is tapped", {}
    if found.is_summoning_sick(thing) and all(ability.cost.tap for _, ability in found.abilities.mana):
        yield SICK, NEW, {}


def _tap_for_mana(draft: MagicDraft, action: TapForMana) -> None:
    seat = acting(draft)
    found = next(
        one
        for one in every_source(draft.state, seat)
        if (one.ref, one.code) == (action.source, action.ability)
    )
    mana = found.producing(parse_cost(action.mana).symbols)
    draft.then(StateBasedActions())
    format_of(draft.state).mana.use(draft, seat, action.source, action.ability, mana)


MAKING_MANA = Offer(
    TapForMana,
    MANA,
    "Add[nothing? no mana][!nothing? {mana}] with {source}[: {which}]",
    _tap_for_mana,
    choices=(
        Choice(
            "source",
            _mana,
            (MANA, "{source} has no mana ability that you could activate"),
            because=_why_no_mana,
        ),
        Choice(
            "ability",
            lambda ask, source: _mana(ask).get(source, ()),
            (MANA, "{source} has no such mana ability that you could activate"),
            (forbidden(_making),),
        ),
        Choice(
            "mana",
            lambda ask, source, code: _mana(ask).get(source, {}).get(code, ()),
            (MANA, "you cannot add {mana} with {source} now"),
        ),
    ),
    anytime=True,
    told={"which": _which, "nothing": lambda _, action: not action.mana},
)
