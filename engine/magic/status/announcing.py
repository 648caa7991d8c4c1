"""Tasks of announcing and paying: choices made for an item, the mana and the other costs still to be paid
(CR 118, 601.2, 602.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from engine.kernel.documents import Action, Fault, Task
from engine.magic.effects.flow import MayBranch
from engine.magic.language.abilities import Activated, is_mana_ability
from engine.magic.language.costs import Price
from engine.magic.language.mana import parse_cost, written
from engine.magic.limits import LARGEST, MOST_ENTRIES, within
from engine.magic.procedures import announcing, costs, payment
from engine.magic.procedures.activation import activated
from engine.magic.procedures.affording import Work, can_pay, settlements
from engine.magic.procedures.combat.attacking import BecomeAttackers
from engine.magic.procedures.paying_costs import PayPrice
from engine.magic.procedures.payment import MakeMana, PayMana
from engine.magic.procedures.sources import sources
from engine.magic.procedures.stack import PlaceTriggers, Run
from engine.magic.procedures.stack_items import Announce, Announcement, FinishAnnouncement, targets_of, x_of
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import cr
from engine.magic.state import MagicState, StackItem

from .agenda import Check, Place
from .position import Position
from .replay import reaches, with_task

ANNOUNCED = cr("601.2")
CHOICES = cr("601.2b")
PAYMENT = cr("601.2h")
PAYABLE = cr("118.3")
SYMBOLS = frozenset("WUBRGC")


def item_of(position: Position, ref: str) -> StackItem | None:
    """The item of the stack with this id."""
    return next((item for item in position.table.stack if item.id == ref), None)


# Announcing -----------------------------------------------------------------------------------------------


def _announce(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    item = position.table.stack[-1] if position.table.stack else None
    if item is None or item.id != task.id or not place.on_top:
        yield place.fault("the item on top of the stack is announced before anything else", ANNOUNCED, "id")
        return
    faults = list(_kind_faults(place, item, task.kind))
    if task.kind == "spell" and not faults:
        card = costs.card_of(position.state, item.id)
        if costs.way_named(position.state, card, task.zone, task.way) is None:
            message = f"{card.key} is not cast in the way {task.way[:40]!r} from the zone {task.zone[:40]!r}"
            faults.append(place.fault(message, CHOICES, "way"))
    yield from faults
    if faults:
        return
    if not _chosen_one_by_one(place, item):
        yield place.fault("choices that were open, made in the order of the rules", CHOICES)
    elif task.kind != "triggered" and not Announcement(position.state, task, item).is_completable():
        yield place.fault("the cost cannot be paid any more", PAYABLE)


def _kind_faults(place: Place, item: StackItem, kind: str) -> Iterator[Fault]:
    if item.id in place.position.table.objects:
        right = "spell"
    else:
        right = "activated" if isinstance(place.position.part_at(item.code), Activated) else "triggered"
    if kind != right:
        yield place.fault(f"{item.id} is {right}, not {kind}", ANNOUNCED, "kind")


def _chosen_one_by_one(place: Place, item: StackItem) -> bool:
    """Whether the choices noted so far can have been made, beginning with none."""
    task, position = place.task, place.position
    given = {target.name for target in _targets(position, item)}
    chosen_names = {"x", *given, *(f"{name}:amounts" for name in given)}
    blank_item = replace(
        item, modes=[], vars={name: held for name, held in item.vars.items() if name not in chosen_names}
    )
    state = with_task(position.state, Announce(task.id, task.kind, task.way, task.zone))
    state.table = copy(state.table)
    state.table.stack = [*position.table.stack[:-1], blank_item]

    def answer(decision: Any, now: Any, state: MagicState) -> Action | None:
        return _next_answer(decision, now, state.table.stack[-1], task, item)

    def reached(state: MagicState) -> bool:
        return bool(state.machine.agenda[-1] == task and state.table.stack[-1] == item)

    return reaches(position.format, state, reached, answer)


def _targets(position: Position, item: StackItem) -> Sequence[Any]:
    return targets_of(position.state, item)


def _next_answer(decision: Any, now: Any, now_item: StackItem, task: Any, item: StackItem) -> Action | None:
    """What was answered to a question, as the item and the task have it."""
    match decision:
        case announcing.ChoosingMode():
            done = len(now_item.modes)
            return (
                announcing.ChooseMode(item.modes[done])
                if done < len(item.modes)
                else announcing.NoMoreModes()
            )
        case announcing.ChoosingX():
            return _first(item, "x", 0, announcing.ChooseX)
        case announcing.ChoosingHalf():
            done = len(now.halves)
            return payment.ChooseHalf(task.halves[done]) if done < len(task.halves) else None
        case announcing.ChoosingTarget():
            done = len(decision.chosen)
            more = _first(item, decision.target, done, announcing.ChooseTarget)
            return announcing.NoMoreTargets() if more is None and now.slot < task.slot else more
        case announcing.Dividing():
            for name, held in item.vars.items():
                done = len(now_item.vars.get(name, ()))
                if name.endswith(":amounts") and done < len(held):
                    return announcing.Divide(int(held[done]))
    return None


def _first(item: StackItem, name: str, done: int, action: Any) -> Action | None:
    held = item.vars.get(name, [])
    chosen: Action | None = action(held[done]) if done < len(held) else None
    return chosen


def _finish(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    item = position.table.stack[-1] if position.table.stack else None
    if item is None or item.id != task.id or place.on_top:
        yield place.fault("what is on top of the stack is being paid for", PAYMENT, "id")
    else:
        yield from _kind_faults(place, item, task.kind)


# Mana -----------------------------------------------------------------------------------------------------


def _pay_mana(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    if not position.in_game(task.seat) or task.seat != _payer(place):
        yield place.fault(f"seat {task.seat} does not pay for this", PAYMENT, "seat")
        return
    wrong = [symbol for symbol in task.cost if not (_is_symbol(symbol) or _is_open(symbol))]
    if wrong or len(task.cost) > MOST_ENTRIES:
        yield place.fault("a cost consists of mana symbols and numbers from 1", PAYMENT, "cost")
        return
    yield from _used_so_far(place)
    if task.spent is not None and task.spent not in SYMBOLS:
        yield place.fault("W, U, B, R, G or C", PAYMENT, "spent")
    if task.after is not None and not position.was_object(task.after):
        yield place.fault("the id of an object that was there", PAYMENT, "after")
    if (task.source, task.prices) != _beside(place):
        yield place.fault("what is paid next asks for something else", PAYMENT, "prices")
    elif place.on_top and task.auto:
        yield place.fault("nothing is asked while the payment makes itself", PAYMENT, "auto")
    elif not _can_go_on(place):
        yield place.fault("this cannot be paid", PAYABLE, "cost")


def _used_so_far(place: Place) -> Iterator[Fault]:
    """What is noted of the mana abilities that were activated for a payment (CORE-R14)."""
    task = place.task
    waited_for = isinstance(place.under, MakeMana) and len(place.below) > 1
    if task.uses and waited_for and isinstance(place.below[-2], PayMana):
        yield place.fault("the payment that began notes what is used for all", PAYMENT, "uses")
    made = [mana for use in task.uses for mana in use.mana]
    paid = [symbol for use in task.uses for symbol in use.cost]
    if max(len(task.uses), len(made), len(paid)) > MOST_ENTRIES or not SYMBOLS.issuperset(made):
        yield place.fault("what was used adds mana, W, U, B, R, G or C", PAYMENT, "uses")
    elif not all(_is_symbol(symbol) or _is_open(symbol) for symbol in paid):
        yield place.fault("what was used costs mana symbols and numbers from 1", PAYMENT, "uses")
    if len(task.before) > MOST_ENTRIES or not SYMBOLS.issuperset(task.before):
        yield place.fault("mana, W, U, B, R, G or C", PAYMENT, "before")


def _payer(place: Place) -> int:
    """Who pays for what is done next: of an attack, the active player."""
    seat: int = getattr(place.under, "seat", place.position.table.active)
    return seat


def _is_symbol(symbol: str) -> bool:
    if symbol in SYMBOLS:
        return True
    digits = symbol.isascii() and symbol.isdecimal() and len(symbol) <= len(str(LARGEST))
    return digits and symbol[0] != "0" and within(int(symbol))


def _is_open(symbol: str) -> bool:
    """Whether it is a hybrid or Phyrexian symbol."""
    try:
        return "/" in symbol and parse_cost(written([symbol])).symbols == (symbol,)
    except ValueError:
        return False


def _beside(place: Place) -> tuple[str, list[Price]]:
    """The source and the prices that are paid when the mana is."""
    under = place.under
    if isinstance(under, PayPrice):
        return under.source, under.prices
    if isinstance(under, MakeMana) and _mana_ability(place.position, under.code):
        return under.source, [activated(place.position.state, under.code).cost]
    return "", []


def _can_go_on(place: Place) -> bool:
    """Whether the mana can be paid: now, or from what the tasks above leave."""
    task, state = place.task, place.position.state
    if not place.on_top:
        going = {ref for above in place.above for ref in moved_by(above)}
        made = [mana for above in place.above if isinstance(above, MakeMana) for mana in above.mana]
        pool = [*state.table.seats[task.seat].mana, *made]
        usable = [source for source in sources(state, task.seat) if source.ref not in going]
        work = Work()
        return any(can_pay(pool, usable, settled, work=work) for settled, _ in settlements(task.cost))
    if any(_is_open(symbol) for symbol in task.cost):
        return payment.completable(state, task, task.cost)
    return payment.pool_pays(state, task) or bool(payment.steps(state, task))


def _mana_ability(position: Position, code: str) -> bool:
    return is_mana_ability(position.part_at(code))


def _make_mana(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    if not position.in_game(task.seat) or (
        isinstance(place.under, PayMana) and place.under.seat != task.seat
    ):
        yield place.fault(f"seat {task.seat} does not pay for this", PAYMENT, "seat")
        return
    able = [
        option
        for source in sources(position.state, task.seat)
        if (source.ref, source.code) == (task.source, task.code)
        for option in source.options
    ]
    if tuple(task.mana) not in able or place.on_top:
        yield place.fault("mana that an ability of a permanent adds once it is paid for", PAYMENT, "code")


def moved_by(task: Any) -> list[str]:
    """The objects that a task is about to move."""
    return [one.object for one in getattr(task, "batch", ()) if hasattr(one, "object")]


# Other costs ----------------------------------------------------------------------------------------------


def _pay_price(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    if not position.in_game(task.seat):
        yield place.fault(f"seat {task.seat} does not play", PAYMENT, "seat")
        return
    if (task.prices, task.source, task.into) not in list(_owed(place)) or not _is_payer(place):
        yield place.fault("what is being announced or resolved has no such cost", PAYMENT, "prices")
        return
    if not costs.affordable(position.state, task.seat, task.source, (), task.prices):
        yield place.fault("this cannot be paid", PAYABLE, "prices")
    elif any(task.source in moved_by(above) for above in place.above):
        yield place.fault("its source is about to leave", PAYABLE, "source")


def _owed(place: Place) -> Iterator[tuple[list[Price], str, str | None]]:
    """The costs that what lies below can ask for: what they are, of which source, noted by which item."""
    state = place.position.state
    below = next((task for task in reversed(place.below) if not isinstance(task, PayMana | PayPrice)), None)
    if isinstance(below, Run):
        yield from _owed_by_program(place.position, below)
        return
    item = None if below is None else item_of(place.position, getattr(below, "id", ""))
    if item is None:
        return
    if item.id in state.table.objects:
        card = costs.card_of(state, item.id)
        for zone in ("hand", "graveyard"):
            yield from ((list(way.prices), item.id, item.id) for way in costs.ways(state, card, zone))
        return
    part = place.position.part_at(item.code)
    if isinstance(part, Activated):
        price = Price(loyalty=-x_of(item)) if part.cost.loyalty == "-X" else part.cost
        yield [price], item.source, item.id


def _is_payer(place: Place) -> bool:
    """Whether the player announces what is paid for; what resolves may ask anybody."""
    item = item_of(place.position, place.task.into or "")
    return item is None or item.controller == place.task.seat


def _owed_by_program(position: Position, run: Run) -> Iterator[tuple[list[Price], str, str | None]]:
    steps = position.program_at(run.code) or ()
    step = steps[run.pc - 1] if 0 < run.pc <= len(steps) else None
    if isinstance(step, MayBranch) and step.pay is not None:
        yield [step.pay], run.source, None


CHECKS: dict[type[Task], Check] = {
    Announce: Check((StateBasedActions, PlaceTriggers), _announce),
    FinishAnnouncement: Check((StateBasedActions,), _finish),
    PayMana: Check((PayPrice, BecomeAttackers, MakeMana), _pay_mana),
    MakeMana: Check((PayMana, StateBasedActions), _make_mana),
    PayPrice: Check((FinishAnnouncement, PayMana, Run), _pay_price),
}
