"""What stands on the stack, and what still has to be chosen for it (CR 601.2b–d, 700.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Literal, cast

from msgspec import field
from msgspec.structs import replace

from engine.kernel.bounds import Many
from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts, Task
from engine.magic import evaluate
from engine.magic.definitions import part
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Activated, Mode, Spell, Triggered
from engine.magic.language.costs import Price
from engine.magic.language.filters import Target
from engine.magic.language.words import Half, Way
from engine.magic.procedures import costs
from engine.magic.procedures.affording import Work
from engine.magic.procedures.prices import affordable
from engine.magic.procedures.targets import candidates, next_candidates, possible, why_no_candidate
from engine.magic.rules import cr
from engine.magic.state import Id, MagicState, Natural, StackItem
from engine.magic.vocabulary import ZoneName

CHOSEN = cr("601.2c")
ONCE = cr("115.3")
PAYABLE = cr("118.3")


class Announce(Task, tag="announce"):
    """Choices for the item on top of the stack, then its payment."""

    id: Id
    kind: Literal["spell", "activated", "triggered"]
    way: Way = "normal"
    zone: ZoneName = "hand"
    """The zone it was cast from."""
    slot: Natural = 0
    """The target that is being chosen."""
    halves: Many[Half] = field(default_factory=list)
    """The halves chosen for hybrid and Phyrexian symbols, ``P`` for life."""
    modes_done: bool = False


class FinishAnnouncement(Task, tag="finish_announcement"):
    """The spell becomes cast, the ability activated."""

    id: Id
    kind: Literal["spell", "activated"]


Announced = Spell | Activated | Triggered | Mode


def item_of(state: MagicState, ref: str) -> StackItem:
    """The item of the stack with this id."""
    found: StackItem = next(item for item in state.table.stack if item.id == ref)
    return found


def ability_of(state: MagicState, item: StackItem) -> Announced | None:
    """What an item does; None for a permanent spell that does nothing by itself."""
    return part(state, item.code) if item.code else None  # type: ignore[return-value]  # items never stand for statics


def targets_of(state: MagicState, item: StackItem) -> tuple[Target, ...]:
    """The targets of an item, those of its chosen modes included, in the order of the text."""
    ability = ability_of(state, item)
    if ability is None:
        return ()
    found: tuple[Target, ...] = ability.targets
    for mode in item.modes:
        assert not isinstance(ability, Mode), "modes have no modes"
        found += ability.modes[mode].targets
    return found


def point(state: MagicState, item: StackItem) -> Context:
    """From whose point of view an item is read."""
    return Context(state, item.source, item.controller, item.vars)


def chooser_of(state: MagicState, item: StackItem) -> int:
    ability = ability_of(state, item)
    if isinstance(ability, Triggered) and ability.target_chooser == "that_player":
        seats = evaluate.whose(point(state, item), "that_player")
        return seats[0] if seats else item.controller
    return item.controller


def open_modes(state: MagicState, item: StackItem, task: Announce) -> list[int]:
    """The modes that may still be chosen, in order (CR 700.2a, d), so that the cost can be paid."""
    ability = ability_of(state, item)
    if ability is None or isinstance(ability, Mode):
        return []
    first = item.modes[-1] + 1 if item.modes else 0
    context, work = point(state, item), Work()
    later = [
        index
        for index in range(first, len(ability.modes))
        if possible(context, ability.modes[index].targets)
        and (not _targets_cost(state, item, task) or _payable(state, _with_mode(item, index), task, work))
    ]
    needed = max(ability.choose[0] - len(item.modes) - 1, 0)
    return later[: len(later) - needed] if needed else later


def mana_cost(state: MagicState, item: StackItem, task: Announce, x: int) -> list[str]:
    """The mana that the item costs, hybrids not settled."""
    if task.kind == "spell":
        card = costs.card_of(state, item.id)
        way = costs.way_named(state, card, task.zone, task.way)
        assert way is not None, "a spell was cast in one of its ways"
        targets = [str(ref) for one in targets_of(state, item) for ref in item.vars.get(one.name, ())]
        return costs.total(state, item.controller, item.id, card, way, x, targets)
    if task.kind == "activated":
        ability = part(state, item.code)
        assert isinstance(ability, Activated), "an activated ability was activated"
        return costs.ability_total(state, item.controller, item.source, item.code, ability, x)
    return []


def has_x(state: MagicState, item: StackItem, task: Announce) -> bool:
    if task.kind == "spell":
        card = costs.card_of(state, item.id)
        return card.cost is not None and card.cost.has_x and task.way in ("normal", "kicker", "buyback")
    ability = part(state, item.code) if item.code else None
    return isinstance(ability, Activated) and ("{X}" in ability.cost.mana or ability.cost.loyalty == "-X")


def prices_of(state: MagicState, item: StackItem, task: Announce) -> tuple[Price, ...]:
    """What is paid for the item beside mana; its own mana is part of the total cost."""
    if task.kind == "spell":
        way = costs.way_named(state, costs.card_of(state, item.id), task.zone, task.way)
        assert way is not None, "a spell was cast in one of its ways"
        return way.prices
    ability = part(state, item.code)
    assert isinstance(ability, Activated), "an activated ability was activated"
    return (Price(loyalty=-x_of(item)) if ability.cost.loyalty == "-X" else ability.cost,)


def can_be_paid(
    state: MagicState,
    item: StackItem,
    task: Announce,
    cost: Sequence[str],
    life: int = 0,
    work: Work | None = None,
) -> bool:
    """Whether this mana, so much life and the other prices of the item can be paid now (CORE-R2)."""
    prices = (*prices_of(state, item, task), Price(life=life))
    return affordable(state, item.controller, item.source, cost, prices, work)


def x_values(state: MagicState, item: StackItem, task: Announce) -> list[int]:
    """The values of X that can be paid."""
    ability = part(state, item.code) if item.code else None
    if isinstance(ability, Activated) and ability.cost.loyalty == "-X":
        return list(range(state.table.objects[item.source].counters.get("loyalty", 0) + 1))
    values: list[int] = []
    work = Work()
    while completable(state, replace(item, vars={**item.vars, "x": [len(values)]}), task, work):
        values.append(len(values))
    return values


def next_symbol(state: MagicState, item: StackItem, task: Announce) -> str | None:
    """The next hybrid or Phyrexian symbol whose payment has to be settled."""
    wanted = [s for s in mana_cost(state, item, task, x_of(item)) if "/" in s]
    return wanted[len(task.halves)] if len(task.halves) < len(wanted) else None


def x_of(item: StackItem) -> int:
    values = item.vars.get("x")
    return int(values[0]) if values else 0


def settled_cost(
    state: MagicState, item: StackItem, task: Announce, halves: Sequence[str]
) -> tuple[list[str], int]:
    """The mana with these halves chosen (the rest unsettled), and the life for Phyrexian symbols."""
    left, cost, life = list(halves), [], 0
    for symbol in mana_cost(state, item, task, x_of(item)):
        if "/" not in symbol or not left:
            cost.append(symbol)
            continue
        half = left.pop(0)
        if half == "P":
            life += 2
        else:
            cost.append(half)
    return cost, life


def halves(state: MagicState, item: StackItem, task: Announce) -> list[Half]:
    """The ways to pay the next symbol that can be completed."""
    symbol = next_symbol(state, item, task)
    if symbol is None:
        return []
    return [
        half
        for half in cast("list[Half]", symbol.split("/"))
        if completable(state, item, replace(task, halves=[*task.halves, half]))
    ]


# What targets cost -----------------------------------------------------------------------------------------


def target_options(state: MagicState, item: StackItem, task: Announce) -> list[str]:
    """What may be chosen next as a target: the rest can be completed, and paid (CORE-R15)."""
    targets = targets_of(state, item)
    options = next_candidates(point(state, item), targets, task.slot)
    if not _targets_cost(state, item, task):
        return options
    name = targets[task.slot].name
    work = Work()
    return [ref for ref in options if _payable(state, _with_target(item, name, ref), task, work)]


def why_no_target(state: MagicState, item: StackItem, task: Announce, ref: str) -> Iterator[Explanation]:
    """Every clause that keeps something from being the next target; none of what is nowhere on the table."""
    targets = targets_of(state, item)
    target, context = targets[task.slot], point(state, item)
    chosen = [str(other) for other in item.vars.get(target.name, ())]
    reasons = list(why_no_candidate(context, target, ref))
    if ref in chosen:
        reasons.append((ONCE, "{target} is a target already", {}))
    if target.not_same_as is not None and ref in item.vars.get(target.not_same_as, ()):
        reasons.append((CHOSEN, "{target} is the other target, from which this one differs", {}))
    order = list(candidates(context, target))
    if not reasons and ref in order:
        reasons.append(_why_not_now(state, item, task, ref, order))
    yield from reasons


def _why_not_now(
    state: MagicState, item: StackItem, task: Announce, ref: str, order: Sequence[str]
) -> Explanation:
    """Why a candidate cannot be chosen: the rest could not be completed, or paid (CORE-R15)."""
    targets = targets_of(state, item)
    chosen = item.vars.get(targets[task.slot].name, ())
    if chosen and chosen[-1] in order[order.index(ref) :]:
        facts: Facts = {"after": chosen[-1]}
        return CHOSEN, "several targets are chosen in order, and {target} comes before {after}", facts
    if ref in next_candidates(point(state, item), targets, task.slot):
        return PAYABLE, "with {target} as a target the cost cannot be paid", {}
    return CHOSEN, "with {target} as a target too few others are left", {}


def completable(state: MagicState, item: StackItem, task: Announce, work: Work | None = None) -> bool:
    """Whether the total cost can be paid, with some choice of the targets that are still missing.

    ``work`` is that of the question, where this is a part of one.
    """
    if _targets_cost(state, item, task):
        return _payable(state, item, task, work or Work())
    return can_be_paid(state, item, task, *settled_cost(state, item, task, task.halves), work=work)


def castable(state: MagicState, item: StackItem, task: Announce) -> bool:
    """The same before anything is chosen: with some of the modes, as many as are needed."""
    ability = ability_of(state, item)
    if not _targets_cost(state, item, task) or ability is None or isinstance(ability, Mode):
        return completable(state, item, task)
    sets = combinations(range(len(ability.modes)), ability.choose[0] if ability.modes else 0)
    work = Work()
    return any(_payable(state, replace(item, modes=list(modes)), task, work) for modes in sets)


def _targets_cost(state: MagicState, item: StackItem, task: Announce) -> bool:
    return task.kind == "spell" and costs.targets_cost(state, item.controller, item.id)


def _with_target(item: StackItem, name: str, ref: str) -> StackItem:
    return replace(item, vars={**item.vars, name: [*item.vars.get(name, ()), ref]})


def _with_mode(item: StackItem, mode: int) -> StackItem:
    return replace(item, modes=[*item.modes, mode])


def _payable(state: MagicState, item: StackItem, task: Announce, work: Work) -> bool:
    targets = targets_of(state, item)
    for slot, target in enumerate(targets):
        if len(item.vars.get(target.name, ())) < target.min:
            options = next_candidates(point(state, item), targets, slot)
            return any(_payable(state, _with_target(item, target.name, ref), task, work) for ref in options)
    return can_be_paid(state, item, task, *settled_cost(state, item, task, task.halves), work=work)


def division(state: MagicState, item: StackItem) -> tuple[Target, list[Id], int] | None:
    """The target whose amounts are not divided yet: its recipients and the whole amount."""
    ability = ability_of(state, item)
    for target in targets_of(state, item):
        refs = [str(ref) for ref in item.vars.get(target.name, ())]
        if target.divided and refs and len(item.vars.get(f"{target.name}:amounts", ())) < len(refs):
            assert ability is not None, "only what has targets divides"
            return target, refs, _divided_amount(state, item, target)
    return None


def most_targets(state: MagicState, item: StackItem, target: Target) -> int:
    """How many targets may be chosen: of what is divided, each gets at least 1 (CR 601.2d)."""
    return min(target.max, _divided_amount(state, item, target)) if target.divided else target.max


def _divided_amount(state: MagicState, item: StackItem, target: Target) -> int:
    ability = ability_of(state, item)
    steps = () if ability is None else ability.do
    for mode in item.modes:
        assert ability is not None, "modes belong to an ability"
        assert not isinstance(ability, Mode), "modes have no modes"
        steps += ability.modes[mode].do
    for step in steps:
        if getattr(step, "to", None) == target.name or getattr(step, "on", None) == target.name:
            number: Any = getattr(step, "amount", 0)
            return evaluate.amount(point(state, item), number)
    return 0


def is_modal(state: MagicState, item: StackItem) -> bool:
    ability = ability_of(state, item)
    return ability is not None and not isinstance(ability, Mode) and bool(ability.modes)


def enough_modes(state: MagicState, item: StackItem) -> bool:
    ability = ability_of(state, item)
    return ability is None or isinstance(ability, Mode) or len(item.modes) >= ability.choose[0]
