"""What stands on the stack, and what may still be chosen for it (CR 601.2b–d, 602.2b, 603.3c–d, 700.2).

Only what can be completed may be chosen: the rest can be chosen after it, and all of it paid (CORE-R1, R15).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count
from typing import ClassVar, Literal, cast

from msgspec import field
from msgspec.structs import replace

from engine.kernel.bounds import Many
from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts
from engine.kernel.remembering import remembered
from engine.magic import evaluate
from engine.magic.definitions import definition, part
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Activated, Mode, Spell, Triggered, divided_amount
from engine.magic.language.filters import Target
from engine.magic.language.mana import ManaCost, Price
from engine.magic.language.ways import MANY
from engine.magic.language.words import AnyMana, Half, Way
from engine.magic.library.definition import card_at
from engine.magic.objects import viewpoint
from engine.magic.rules import cr
from engine.magic.seams import OfItem
from engine.magic.state import Id, MagicState, Natural, StackItem
from engine.magic.vocabulary import ZoneName

from . import costs
from .affording import Work
from .divided import Division
from .harmonizing import harmonies
from .payment import PayMana, pays_directly
from .refusals import mode_prohibitions
from .settling import as_others_see, settled_price, taken
from .sources import SpentOn
from .symbols import PHYREXIAN_LIFE
from .targets import (
    are_aimed_by_x,
    candidates,
    chosen_if_paid,
    depend_on_x,
    for_any_x,
    modes_to_choose,
    next_candidates,
    possible,
    settled,
    why_no_candidate,
)

CHOSEN = cr("601.2c")
_SPENT_ON: Mapping[str, SpentOn | None] = {"spell": "cast", "activated": "activate", "triggered": None}
ONCE = cr("115.3")
MOST_PAID = 100
"""So many times a cost is paid at most that may be paid any number of times."""
HARMONIZE: Way = "harmonize"


class Announce(OfItem, tag="announce"):
    """Choices for the item on top of the stack, then its payment."""

    lies_on = ("state_based_actions", "place_triggers", "run")
    announces: ClassVar[bool] = True
    """Nobody sees a new top card of a library meanwhile (CR 401.5)."""
    kind: Literal["spell", "activated", "triggered"]
    way: Way = "normal"
    zone: ZoneName = "hand"
    """The zone it was cast from."""
    base: ManaCost | None = None
    """What is paid rather than its mana cost, where the effect says so that lets its player cast it
    (CR 118.9)."""
    spent_as: AnyMana | None = None
    """As what mana may be spent to cast it, where the effect says so that lets its player cast it
    (CR 609.4b)."""
    slot: Natural = 0
    """The target that is being chosen."""
    halves: Many[Half] = field(default_factory=list)
    """The halves chosen for hybrid and Phyrexian symbols, ``P`` for life."""
    times: Natural = 0
    """How many times a cost is paid that may be paid so often; 0: not chosen yet, or there is none."""
    modes_done: bool = False
    alternatives: Many[Natural] = field(default_factory=list)
    """Which one was chosen of each set of alternatives in its cost."""
    less: Natural | None = None
    """Of a spell that is cast with harmonize: so much generic mana it costs less for a tapped creature (CR
    702.180a); absent: none has been chosen yet."""


class FinishAnnouncement(OfItem, tag="finish_announcement"):
    """The spell becomes cast, the ability activated."""

    lies_on = ("state_based_actions", "run")
    announces: ClassVar[bool] = True
    kind: Literal["spell", "activated"]


# Items -----------------------------------------------------------------------------------------------------


def item_of(state: MagicState, ref: str) -> StackItem:
    """The item of the stack with this id."""
    return next(item for item in state.table.stack if item.id == ref)


def ability_of(state: MagicState, item: StackItem) -> Spell | Activated | Triggered | Mode | None:
    """What an item does; None for a permanent spell that does nothing by itself."""
    return part(state, item.code) if item.code else None  # type: ignore[return-value]  # items never stand for statics


def parts_of(state: MagicState, item: StackItem) -> list[Spell | Activated | Triggered | Mode]:
    """What the item does and each of its chosen modes, in the order of the text."""
    ability = ability_of(state, item)
    modes = () if ability is None or isinstance(ability, Mode) else ability.modes
    return [] if ability is None else [ability, *(modes[mode] for mode in item.modes)]


def programs_of(state: MagicState, item: StackItem) -> list[str]:
    """The addresses of what an item does as it resolves, in order: its own steps, its modes, and what a
    spell with rebound does if it was cast from its player's hand (CR 702.88a)."""
    if not item.code:
        return []
    codes = [item.code, *(f"{item.code}/m{mode}" for mode in item.modes)]
    thing = state.table.objects.get(item.id)
    if thing is not None and thing.cast_from == "hand" and thing.cast_by == thing.owner:
        again = f"{card_at(item.code)}/rebound"
        codes += [again] if again in definition(state, thing.card).programs else []
    return codes


def targets_of(state: MagicState, item: StackItem) -> tuple[Target, ...]:
    """The targets of an item, those of its chosen modes included, in the order of the text."""
    paid = item.vars.get("paid", ())
    if not item.modes:
        ability = ability_of(state, item)
        return () if ability is None else chosen_if_paid(ability, paid)
    return tuple(target for one in parts_of(state, item) for target in chosen_if_paid(one, paid))


def point(state: MagicState, item: StackItem) -> Context:
    """From whose point of view an item is read."""
    return viewpoint(state, item.source, item.controller, item.vars)


def x_of(item: StackItem) -> int:
    """The value chosen for X, 0 as long as none is."""
    values = item.vars.get("x")
    return int(values[0]) if values else 0


# Announcements ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Announcement:
    """An item that is being announced, with the choices made for it so far."""

    state: MagicState
    task: Announce
    item: StackItem

    @classmethod
    def current(cls, state: MagicState) -> Announcement:
        """The one that the current task is about."""
        return cls.of(state, cast("Announce", state.machine.agenda[-1]))

    @classmethod
    def of(cls, state: MagicState, task: Announce) -> Announcement:
        """The one that a task is about."""
        return cls(state, task, item_of(state, task.id))

    def in_world(self, state: MagicState) -> Announcement:
        """The same in a state that differs in hidden cards."""
        return Announcement(state, self.task, self.item)

    @property
    def context(self) -> Context:
        """From whose point of view the item is read."""
        return point(self.state, self.item)

    @remembered
    def targets(self) -> tuple[Target, ...]:
        """The targets of the item, those of the modes chosen so far included, with numbers of them that are
        known now."""
        return settled(self.context, self.with_x_open(targets_of(self.state, self.item)))

    @property
    def target(self) -> Target:
        """The one that is being chosen."""
        return self.targets[self.task.slot]

    def chosen(self, target: Target) -> list[Id]:
        """What was chosen for a target so far."""
        return [str(ref) for ref in self.item.vars.get(target.name, ())]

    def _with_vars(self, name: str, values: list[int | str]) -> Announcement:
        return Announcement(self.state, self.task, replace(self.item, vars={**self.item.vars, name: values}))

    def _with_target(self, target: Target, ref: Id) -> Announcement:
        return self._with_vars(target.name, [*self.chosen(target), ref])

    def _with_modes(self, modes: Sequence[int]) -> Announcement:
        return Announcement(self.state, self.task, replace(self.item, modes=list(modes)))

    # Modes (CR 601.2b, 700.2)

    @remembered
    def modal(self) -> Spell | Activated | Triggered | None:
        """The ability whose modes are chosen, if it has any."""
        ability = ability_of(self.state, self.item)
        return None if ability is None or isinstance(ability, Mode) or not ability.modes else ability

    @property
    def modes_to_choose(self) -> tuple[int, int]:
        """How many of its modes, at least and at most."""
        if self.modal is None:
            return (0, 0)
        return modes_to_choose(self.modal, self.item.vars.get("paid", ()))

    def open_modes(self) -> list[int]:
        """The modes that may still be chosen, in ascending order, so that the cost can be paid."""
        ability = self.modal
        if ability is None:
            return []
        chosen, context, work = self.item.modes, self.context, Work()
        paid = self.item.vars.get("paid", ())
        first = chosen[-1] + 1 if chosen else 0
        later = [
            index
            for index in range(first, len(ability.modes))
            if possible(context, self.with_x_open(chosen_if_paid(ability.modes[index], paid)))
            and not mode_prohibitions(context, self.item.code, index)
            and (not self._targets_cost or self._with_modes([*chosen, index]).is_payable(work))
            and self._with_modes([*chosen, index]).has_an_x()
        ]
        needed = max(self.modes_to_choose[0] - len(chosen) - 1, 0)
        return later[: len(later) - needed] if needed else later

    # The cost (CR 601.2b, f)

    @remembered
    def _way(self) -> costs.Way:
        """The way in which a spell is cast, as the card says it."""
        way = costs.way_named(
            self.state,
            costs.card_of(self.state, self.item.id),
            self.task.zone,
            self.task.way,
            self.task.base,
        )
        assert way is not None, "a spell was cast in one of its ways"
        way = way.many_times(self.task.times).with_more(self._mana_of_modes)
        return way if self.task.spent_as is None else way._replace(spent_as=self.task.spent_as)

    @property
    def _mana_of_modes(self) -> str:
        """What the chosen modes cost more."""
        ability = self.modal
        if ability is None or not self.item.modes or self.task.kind != "spell":
            return ""
        beyond = costs.escalation(costs.card_of(self.state, self.item.id)) * (len(self.item.modes) - 1)
        return beyond + "".join(ability.modes[number].cost for number in self.item.modes)

    # How many times (CR 601.2b)

    @property
    def pays_many(self) -> bool:
        """Whether it is cast with a cost that may be paid any number of times."""
        return self.task.kind == "spell" and self.task.way in MANY

    def times_values(self) -> Iterator[int]:
        """So many times it can be paid."""
        work = Work()
        for times in range(1, MOST_PAID + 1):
            task = replace(self.task, times=times)
            if not Announcement(self.state, task, self.item).is_completable(work):
                return
            yield times

    @property
    def way(self) -> costs.Way:
        """The same, with the choices made so far."""
        return self._way.with_prices(self._settled(self._way.prices))

    @property
    def activated(self) -> Activated:
        """The ability that is activated."""
        ability = ability_of(self.state, self.item)
        assert isinstance(ability, Activated), "an activated ability was activated"
        return ability

    @property
    def has_x(self) -> bool:
        """Whether X is chosen: it is in the mana cost, or in what takes its place (CR 107.3a)."""
        match self.task.kind:
            case "spell":
                return "{X}" in self._way.base or _have_x(self.open_prices())
            case "activated":
                return _have_x(self.open_prices())
        return False

    def open_prices(self) -> tuple[Price, ...]:
        """What is paid beside mana, its numbers not worked out yet."""
        return self._chosen(self._way.prices if self.task.kind == "spell" else (self.activated.cost,))

    def hidden_cards_say(self, prices: Iterable[Price]) -> bool:
        """Whether cards in the hand of who pays say what can be paid of these prices, other than by their
        number (CORE-26)."""
        hand = self.state.table.seats[self.item.controller].hand
        return any(ref != self.item.source for ref in hand) and any(
            seen for price in prices for seen in as_others_see(price)
        )

    def _chosen(self, prices: tuple[Price, ...]) -> tuple[Price, ...]:
        """Prices with the alternatives chosen so far."""
        if not self.task.alternatives:
            return prices
        given = list(self.task.alternatives)
        open_ = [price.any_of for price in prices if price.any_of]
        chosen = [branches[index] for branches, index in zip(open_, given, strict=False)]
        return tuple(taken(prices, chosen))

    def _settled(self, prices: tuple[Price, ...]) -> tuple[Price, ...]:
        """The same, with their numbers worked out."""
        if all(price.is_settled for price in prices):
            return prices
        context = self.context
        context = context._replace(vars={"x": [0], **context.vars})
        return tuple(settled_price(context, price) for price in self._chosen(prices))

    # Harmonize (CR 702.180)

    @property
    def harmonizes(self) -> bool:
        """Whether it is still open which creature is tapped for it."""
        return self.task.way == HARMONIZE and self.task.less is None

    def with_less(self, less: int) -> Announcement:
        """The same, where it costs so much less."""
        return Announcement(self.state, replace(self.task, less=less), self.item)

    # Alternatives (CR 601.2b)

    def alternatives(self) -> tuple[Price, ...]:
        """Those of which the next one is chosen; none where nothing is left to choose."""
        if self.task.kind == "triggered":
            return ()
        return next((price.any_of for price in self.prices() if price.any_of), ())

    def payable_alternatives(self) -> list[int]:
        """Those that can be paid, by number."""
        numbers = range(len(self.alternatives()))
        return [number for number in numbers if self.with_alternative(number).is_completable()]

    def with_alternative(self, number: int) -> Announcement:
        """The same with this one taken."""
        task = replace(self.task, alternatives=[*self.task.alternatives, number])
        return Announcement(self.state, task, self.item)

    def prices(self) -> tuple[Price, ...]:
        """What is paid beside mana; the mana in it is part of the total cost."""
        if self.task.kind == "spell":
            return self.way.prices
        cost = self.activated.cost
        return self._settled((Price(loyalty=-x_of(self.item)) if cost.loyalty == "-X" else cost,))

    def total_cost(self) -> Sequence[str]:
        """The mana of the total cost, with the choices made so far; hybrid symbols are not settled."""
        state, item, x = self.state, self.item, x_of(self.item)
        match self.task.kind:
            case "spell":
                card = costs.card_of(state, item.id)
                targets = [ref for target in self.targets for ref in self.chosen(target)]
                total = costs.total(state, item.controller, item.id, card, self.way, x, targets)
                return costs.changed(total, -self.task.less) if self.task.less else total
            case "activated":
                ability = costs.costing(self.activated, self.prices())
                return costs.ability_total(state, item.controller, item.source, item.code, ability, x)
        return []

    def settled_cost(self) -> tuple[list[str], int]:
        """The total cost with the halves chosen so far, other hybrid symbols as they are; and the life for
        Phyrexian ones."""
        left, cost, life = list(self.task.halves), [], 0
        for symbol in self.total_cost():
            if "/" not in symbol or not left:
                cost.append(symbol)
                continue
            half = left.pop(0)
            if half == "P":
                life += PHYREXIAN_LIFE
            else:
                cost.append(half)
        return cost, life

    def x_values(self) -> list[int]:
        """The values of X that can be paid."""
        if self.task.kind == "activated" and self.activated.cost.loyalty == "-X":
            loyalty = self.state.table.objects[self.item.source].counters.get("loyalty", 0)
            return [x for x in range(loyalty + 1) if self._with_vars("x", [x]).can_be_aimed]
        return list(self._x_values())

    def _x_values(self) -> Iterator[int]:
        """Greater values cost more, and where X says how many targets there are, take more of them; where it
        says which, there may be some for a greater one again."""
        work, has_gaps = Work(), are_aimed_by_x(targets_of(self.state, self.item))
        for x in count():
            following = self._with_vars("x", [x])
            if following.can_be_aimed:
                if not following.is_completable(work):
                    return
                yield x
            elif not has_gaps or not following.can_be_paid(work):
                return

    @property
    def can_be_aimed(self) -> bool:
        """Whether there are as many targets as X says, and such as it says."""
        targets = targets_of(self.state, self.item)
        depend = depend_on_x(targets) or are_aimed_by_x(targets)
        return not depend or possible(self.context, self.targets)

    def has_an_x(self) -> bool:
        """Whether some value of X that can be paid has targets, where it says what they may be."""
        targets = targets_of(self.state, self.item)
        if self.with_x_open(targets) is targets:
            return True
        return next(self._x_values(), None) is not None

    def with_x_open(self, targets: tuple[Target, ...]) -> tuple[Target, ...]:
        """Targets, as they may be for any X as long as it isn't chosen."""
        is_open = are_aimed_by_x(targets) and "x" not in self.item.vars and self.has_x
        return for_any_x(targets) if is_open else targets

    def next_symbol(self) -> str | None:
        """The next hybrid or Phyrexian symbol whose payment has to be settled (CR 601.2b), unless the format
        lets players settle it as they pay."""
        wanted = [symbol for symbol in self.total_cost() if "/" in symbol]
        if wanted and pays_directly(self.state, self._payment([])):
            return None
        return wanted[len(self.task.halves)] if len(self.task.halves) < len(wanted) else None

    def _payment(self, cost: Sequence[str]) -> PayMana:
        spent_on = _SPENT_ON[self.task.kind]
        prices = list(self.prices())
        return PayMana(self.item.controller, list(cost), self.item.source, prices, spent_on=spent_on)

    def halves(self) -> list[Half]:
        """The ways to pay the next symbol that can be completed."""
        symbol = self.next_symbol()
        found = cast("list[Half]", symbol.split("/")) if symbol is not None else []
        return [half for half in found if self._with_half(half).is_completable()]

    def _with_half(self, half: Half) -> Announcement:
        return Announcement(self.state, replace(self.task, halves=[*self.task.halves, half]), self.item)

    # Whether it can be completed (CORE-R1, R2, R15)

    def is_completable(self, work: Work | None = None) -> bool:
        """Whether the total cost can be paid, with some choice of the targets that are still missing.

        ``work`` is that of the question, where this is a part of one.
        """
        return self.is_payable(work or Work()) if self._targets_cost else self.can_be_paid(work)

    def is_castable(self) -> bool:
        """The same before anything is chosen: with some of the modes, as many as are needed."""
        ability = self.modal
        sets = (
            combinations(range(len(ability.modes)), self.modes_to_choose[0]) if ability is not None else [()]
        )
        if not self._targets_cost:
            return self.is_completable() and any(self._with_modes(modes).has_an_x() for modes in sets)
        work = Work()
        return any(chosen.is_payable(work) and chosen.has_an_x() for chosen in map(self._with_modes, sets))

    @remembered
    def _targets_cost(self) -> bool:
        """Whether the total cost depends on the targets, or on the modes."""
        item = self.item
        if self.task.kind != "spell":
            return False
        by_modes = self.modal is not None and costs.modes_cost(costs.card_of(self.state, item.id))
        return by_modes or costs.targets_cost(self.state, item.controller, item.id)

    def is_payable(self, work: Work) -> bool:
        """Whether there are targets with which the cost can be paid."""
        targets = self.targets
        for slot, target in enumerate(targets):
            if len(self.chosen(target)) < int(target.min):
                options = next_candidates(self.context, targets, slot)
                return any(self._with_target(target, ref).is_payable(work) for ref in options)
        return self.can_be_paid(work)

    def can_be_paid(self, work: Work | None) -> bool:
        """Whether the total cost can be paid with the choices made so far, whichever alternative is taken."""
        if self.harmonizes:
            return any(tapped.can_be_paid(work) for _, tapped in harmonies(self))
        if open_ := self.alternatives():
            return any(self.with_alternative(number).can_be_paid(work) for number in range(len(open_)))
        cost, life = self.settled_cost()
        item, prices = self.item, (*self.prices(), Price(life=life))
        spent_on = _SPENT_ON[self.task.kind]
        return costs.affordable(self.state, item.controller, item.source, cost, prices, work, spent_on)

    # Targets (CR 601.2c, 115)

    @property
    def chooser(self) -> int:
        """Who chooses the targets."""
        ability = ability_of(self.state, self.item)
        if isinstance(ability, Triggered) and ability.target_chooser == "that_player":
            seats = evaluate.whose(self.context, "that_player")
            return seats[0] if seats else self.item.controller
        return self.item.controller

    def target_options(self) -> list[Id]:
        """What may be chosen next as a target; of what is divided, each gets at least 1 (CR 601.2d)."""
        target, have = self.target, len(self.chosen(self.target))
        most = min(int(target.max), self._divided_amount(target)) if target.divided else int(target.max)
        if have >= most:
            return []
        options = next_candidates(self.context, self.targets, self.task.slot)
        if not self._targets_cost:
            return options
        work = Work()
        if not costs.which_targets_cost(self.state, self.item.controller, self.item.id):
            payable = bool(options) and self._with_target(target, options[0]).is_payable(work)
            return options if payable else []
        return [ref for ref in options if self._with_target(target, ref).is_payable(work)]

    def why_no_target(self, ref: Id) -> Iterator[Explanation]:
        """Every clause that keeps something from being the next target; none of what is nowhere on the
        table."""
        target, context = self.target, self.context
        reasons = list(why_no_candidate(context, target, ref))
        if ref in self.chosen(target):
            reasons.append((ONCE, "{target} is a target already", {}))
        if target.not_same_as is not None and ref in self.item.vars.get(target.not_same_as, ()):
            reasons.append((CHOSEN, "{target} is the other target, and this one must be a different one", {}))
        objects = context.state.table.objects
        if target.same is not None and ref in objects:
            first = self.chosen(target)[:1]
            apart = [other for other in first if objects[other].owner != objects[ref].owner]
            reasons += [(CHOSEN, "{target} is not of the player of {after}", {"after": one}) for one in apart]
        order = list(candidates(context, target))
        if not reasons and ref in order:
            reasons.append(self._why_not_now(ref, order))
        yield from reasons

    def _why_not_now(self, ref: Id, order: Sequence[Id]) -> Explanation:
        """Why a candidate cannot be chosen: the rest could not be completed, or paid."""
        chosen = self.chosen(self.target)
        if chosen and chosen[-1] in order[order.index(ref) :]:
            facts: Facts = {"after": chosen[-1]}
            return CHOSEN, "targets are chosen in ascending order, and {target} comes before {after}", facts
        if ref in next_candidates(self.context, self.targets, self.task.slot):
            return costs.PAYABLE, "with {target} as a target the cost cannot be paid", {}
        return CHOSEN, "with {target} as a target too few others are left", {}

    # Divisions (CR 601.2d)

    def division(self) -> Division | None:
        """What is divided next."""
        for target in self.targets:
            refs = self.chosen(target)
            if target.divided and refs:
                given = [int(number) for number in self.item.vars.get(f"{target.name}:amounts", ())]
                if len(given) < len(refs):
                    return Division(target, refs, given, self._divided_amount(target))
        return None

    def _divided_amount(self, target: Target) -> int:
        parts = parts_of(self.state, self.item)
        one = next(one for one in parts if target.name in [other.name for other in one.targets])
        return evaluate.amount(self.context, divided_amount(one, target))


def _have_x(prices: Iterable[Price]) -> bool:
    return any(price.has_x for price in prices)
