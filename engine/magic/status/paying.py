"""Facts about announcing and paying, and about what is to happen (CR 118, 601.2, 602.2, 614, 616).

Each says whether a game can come to a task in this place; see :mod:`.tasks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from typing import Any

from msgspec.structs import replace

from engine.kernel.answers import with_current
from engine.kernel.clauses import Ask
from engine.kernel.derived import bare
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.draft import Draft
from engine.magic import proposals
from engine.magic.definitions import Definition
from engine.magic.effects.casting import Cast
from engine.magic.effects.flow import MayBranch
from engine.magic.language.abilities import Activated, is_mana_ability
from engine.magic.language.changes import PlayFrom
from engine.magic.language.mana import Price, takes_others
from engine.magic.language.snow import SNOW, snowy
from engine.magic.language.ways import EXILED_FACE_DOWN, FACE_DOWN_WAYS
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.library.definition import card_at
from engine.magic.limits import MOST_ENTRIES
from engine.magic.objects import kinds_in_force
from engine.magic.procedures import announced_choices as asked
from engine.magic.procedures import announcing, costs, payment
from engine.magic.procedures.activating import activated
from engine.magic.procedures.affording import Work, can_pay
from engine.magic.procedures.mana_abilities import always_added, every_source
from engine.magic.procedures.paying_costs import PayPrice
from engine.magic.procedures.payment import MakeMana, PayMana
from engine.magic.procedures.permitted import PERMITTED_IN
from engine.magic.procedures.settling import alternatives, settles
from engine.magic.procedures.stack import Run
from engine.magic.procedures.stack_items import (
    HARMONIZE,
    Announce,
    Announcement,
    FinishAnnouncement,
    targets_of,
    x_of,
)
from engine.magic.procedures.symbols import settlements
from engine.magic.procedures.turning_up import TurnUp, payable
from engine.magic.proposals import Happen
from engine.magic.state import StackItem

from .position import Place
from .variables import kinds_of

ANNOUNCING = announcing.TASKS[Announce]
CHOICES = {menu.decision: menu for menu in announcing.MENUS}
MOST_CHOICES = 10_000

# Announcing ------------------------------------------------------------------------------------------------


def _announce(at: Place) -> bool:
    """The item on top of the stack is announced before anything else, so that it can be paid for."""
    task, item = at.task, at.item_on_top
    if item is None or item.id != task.id or not at.on_top or not _is_of_kind(at, item):
        return False
    if task.kind == "spell":
        card = costs.card_of(at.state, item.id)
        step = _cast_by(at, at.index)
        if not _can_be_paid_so(at, step):
            return False
        zone = task.zone if step is None else "hand"
        lies = at.table.objects[item.id].face_down
        if lies is not None or task.way in FACE_DOWN_WAYS:
            if task.way != lies or task.base is not None:
                return False
        elif task.way not in _ways(at, card, zone):
            return False
    if task.less is not None and task.way != HARMONIZE:
        return False
    if not _comes_to(at, item):
        return False
    return task.kind == "triggered" or Announcement(at.state, task, item).is_completable()


def _can_be_paid_so(at: Place, step: Cast | None) -> bool:
    """Whether something can have let the player pay so: the step that lets them cast it, or a permission."""
    if step is not None:
        return bool(at.task.base == step.base and at.task.spent_as is None)
    return (at.task.base, at.task.spent_as) == (None, None) or _was_permitted(at)


def _was_permitted(at: Place) -> bool:
    """Whether a permission was for a card that has left where it lay, and for what is paid so."""
    task, seat = at.task, at.table.stack[-1].controller
    return task.zone in PERMITTED_IN and any(
        one.seat == seat and one.object not in at.table.objects
        for one in at.table.permissions
        if (one.base, one.mana) == (task.base, task.spent_as)
    )


def _ways(at: Place, card: Definition, zone: str) -> Mapping[str, costs.Way]:
    """The ways in which a card can have been cast from a zone."""
    permitted = PlayFrom in kinds_in_force(at.state) or _was_permitted(at)
    if zone == "graveyard" and at.task.base is None and permitted:
        return costs.ways_from_graveyard(at.state, card)
    return costs.ways(at.state, card, zone, at.task.base)


def _cast_by(at: Place, index: int) -> Cast | None:
    """The step, if any, by which the spell is cast whose task is at this place."""
    below = at.position.machine.agenda[index - 1] if index else None
    if not isinstance(below, Run):
        return None
    steps = at.position.program_at(below.code) or ()
    step = steps[below.pc - 1] if 0 < below.pc <= len(steps) else None
    return step if isinstance(step, Cast) else None


def _comes_to(at: Place, item: StackItem) -> bool:
    """Whether the choices for the item on top of the stack can have been made, beginning with none."""
    task, ask, act = at.task, ANNOUNCING.ask, ANNOUNCING.act
    assert ask is not None, "an announcement asks"
    assert act is not None, "an announcement acts"
    given = {target.name for target in targets_of(at.state, item)}
    chosen = {"x", *given, *(f"{name}:amounts" for name in given)}
    kept = {name: held for name, held in item.vars.items() if name not in chosen}
    begun = Announce(task.id, task.kind, task.way, task.zone, task.base, task.spent_as, less=task.less)
    state = with_current(bare(at.state), begun)
    state.table = copy(state.table)
    state.table.stack = [*at.table.stack[:-1], replace(item, modes=[], vars=kept)]
    for _ in range(MOST_CHOICES):
        now, now_item = state.machine.agenda[-1], state.table.stack[-1]
        if (now, now_item) == (task, item):
            return True
        decision, draft = ask(state, now), Draft(state)
        if decision is None:
            act(draft, now)
        else:
            action, menu = _choice(decision, now, now_item, task, item), CHOICES[type(decision)]
            if action is None or menu.violations(Ask(state, decision), action):
                return False
            perform = menu.by_action[type(action)].perform
            assert perform is not None, "choices are performed at once"
            perform(draft, action)
        state = draft.state
        if not state.table.stack or not isinstance(state.machine.agenda[-1], Announce):
            return False
    return False


def _choice(decision: Decision, now: Any, now_item: StackItem, task: Any, item: StackItem) -> Action | None:
    """What was answered to a question, as the item and the task have it."""
    match decision:
        case asked.ChoosingTimes():
            return asked.ChooseTimes(task.times) if task.times else None
        case asked.ChoosingMode():
            done = len(now_item.modes)
            more = done < len(item.modes)
            return asked.ChooseMode(item.modes[done]) if more else asked.NoMoreModes()
        case asked.ChoosingPrice():
            done = len(now.alternatives)
            more = done < len(task.alternatives)
            return asked.ChoosePrice(task.alternatives[done]) if more else None
        case asked.ChoosingX():
            return _first(item, "x", 0, asked.ChooseX)
        case asked.ChoosingHalf():
            done = len(now.halves)
            return payment.ChooseHalf(task.halves[done]) if done < len(task.halves) else None
        case asked.ChoosingTarget():
            target = _first(item, decision.target, len(decision.chosen), asked.ChooseTarget)
            return asked.NoMoreTargets() if target is None and now.slot < task.slot else target
        case asked.Dividing():
            for name in item.vars:
                if name.endswith(":amounts"):
                    share = _first(item, name, len(now_item.vars.get(name, ())), asked.Divide)
                    if share is not None:
                        return share
    return None


def _first(item: StackItem, name: str, done: int, action: Callable[[Any], Action]) -> Action | None:
    """The answer that gave the next value of a variable."""
    held = item.vars.get(name, [])
    return action(held[done]) if done < len(held) else None


def _finish_announcement(at: Place) -> bool:
    """What is being paid for is on top of the stack."""
    item = at.item_on_top
    return item is not None and item.id == at.task.id and not at.on_top and _is_of_kind(at, item)


def _is_of_kind(at: Place, item: StackItem) -> bool:
    if item.id in at.table.objects:
        return bool(at.task.kind == "spell")
    is_activated = at.position.is_activated(item.code)
    return bool(at.task.kind == ("activated" if is_activated else "triggered"))


# Mana ------------------------------------------------------------------------------------------------------


def _pay_mana(at: Place) -> bool:
    task = at.task
    payer = getattr(at.under, "seat", at.table.active)
    used = sum(len(use.mana) + len(use.cost) for use in task.uses)
    chained = isinstance(at.under, MakeMana) and isinstance(at.below[-2], PayMana)
    return (
        at.position.in_game(task.seat)
        and task.seat == payer
        and (task.source, task.prices) == _paid_next(at)
        # a state that does not say it is as sound: what is kept for some things does not pay then
        and task.spent_on in (None, _spent_on(at))
        and not (at.on_top and task.auto)
        and used <= (0 if chained else MOST_ENTRIES)  # the payment that began keeps what all of them use
        and _holds_what_was_made(at)
        and _can_go_on(at)
    )


def _holds_what_was_made(at: Place) -> bool:
    """Whether the pool is what it was before the payment, with the mana of each use, less what has been spent
    since it pays. What a use costs leaves it too, and so does what is paid directly: neither is compared."""
    task, state = at.task, at.state
    if not task.uses or any(use.cost for use in task.uses) or payment.pays_directly(state, task):
        return True
    used = Counter([*task.before, *task.before_kept, *(mana for use in task.uses for mana in use.mana)])
    to_come = (mana for above in at.above if isinstance(above, MakeMana) for mana in above.mana)
    there = Counter([*payment.pool_for(state, task), *to_come])
    return there == used or (there <= used and payment.pool_pays(state, task))


def _paid_next(at: Place) -> tuple[str, list[Price]]:
    """The source and the prices that are paid once the mana is."""
    under = at.under
    if isinstance(under, PayPrice):
        return under.source, under.prices
    if isinstance(under, MakeMana) and is_mana_ability(at.position.part_at(under.code)):
        return under.source, [activated(at.state, under.code).cost]
    return "", []


def _spent_on(at: Place) -> str | None:
    """What the mana is spent on that may not be spent on everything."""
    under = at.under
    if isinstance(under, MakeMana):
        return "activate"
    if not isinstance(under, PayPrice) or under.into is None:
        return None
    return "cast" if under.into in at.table.objects else "activate"


def _can_go_on(at: Place) -> bool:
    """Whether the mana can be paid: now, or from what the tasks above leave."""
    task, state = at.task, at.state
    if not at.on_top:
        made = [mana for above in at.above if isinstance(above, MakeMana) for mana in above.mana]
        usable = [source for source in payment.sources_for(state, task) if source.ref not in at.moved_above]
        pool, work = [*payment.pool_for(state, task), *made], Work()
        return any(can_pay(pool, usable, settled, work=work) for settled, _ in settlements(task.cost))
    if payment.pays_directly(state, task):
        return payment.can_pay_now(state, task) or (not task.made and bool(payment.steps(state, task)))
    if any("/" in symbol or symbol == SNOW for symbol in task.cost):
        return payment.completable(state, task, task.cost)
    return payment.pool_pays(state, task) or bool(payment.steps(state, task))


def _make_mana(at: Place) -> bool:
    """A permanent has the ability, which adds this mana once it is paid for."""
    task = at.task
    if at.on_top or (isinstance(at.under, PayMana) and at.under.seat != task.seat):
        return False
    if isinstance(at.above[0], Happen):  # what it takes is going
        ability = at.position.part_at(task.code)
        taking = is_mana_ability(ability) and takes_others(ability.cost)
        return (
            at.position.in_game(task.seat)
            and taking
            and any(
                tuple(task.mana[: len(option)]) in (option, snowy(option))
                for option in always_added(ability) or ()
            )
        )
    return at.position.in_game(task.seat) and any(
        (source.ref, source.code) == (task.source, task.code) and tuple(task.mana) in source.options
        for source in every_source(at.state, task.seat)
    )


# Other costs -----------------------------------------------------------------------------------------------


def _pay_price(at: Place) -> bool:
    task = at.task
    item = next((one for one in at.table.stack if one.id == task.into), None)
    return (
        at.position.in_game(task.seat)
        and (item is None or item.controller == task.seat)
        and any(
            (task.source, task.into) == (source, into) and _settle(task.prices, said)
            for said, source, into in _owed(at)
        )
        and costs.affordable(at.state, task.seat, task.source, (), task.prices)
        and task.source not in at.moved_above
    )


def _settle(prices: list[Price], said: list[Price]) -> bool:
    """Whether these prices are what is said, with its numbers worked out, and one of alternatives taken."""
    return any(
        len(prices) == len(chosen) and all(map(settles, prices, chosen)) for chosen in alternatives(said)
    )


def _owed(at: Place) -> Iterator[tuple[list[Price], str, str | None]]:
    """The costs that what lies below can ask for: what they are, of which source, kept by which item."""
    below = next((task for task in reversed(at.below) if not isinstance(task, PayMana | PayPrice)), None)
    if isinstance(below, Run):
        steps = at.position.program_at(below.code) or ()
        step = steps[below.pc - 1] if 0 < below.pc <= len(steps) else None
        if isinstance(step, MayBranch) and step.pay is not None:
            yield [step.pay], below.source, None
        return
    if isinstance(below, TurnUp):
        paid = payable(at.state, below.object).get(below.paying)
        if paid is not None:
            yield list(paid.prices), below.object, None
        return
    if isinstance(below, MakeMana):
        ability = at.position.part_at(below.code)
        if is_mana_ability(ability):
            yield [ability.cost], below.source, None
        return
    item = at.item_on_top
    if item is None:
        return
    if item.id in at.table.objects:
        card = costs.card_of(at.state, item.id)
        finish = next(
            (i for i in reversed(range(at.index)) if isinstance(at.below[i], FinishAnnouncement)), 0
        )
        if (lies := at.table.objects[item.id].face_down) is not None:
            yield list(costs.face_down(lies).prices), item.id, item.id
            return
        step = _cast_by(at, finish)
        for zone in at.position.zone_names:
            ways = costs.ways(at.state, card, zone, None if step is None else step.base).values()
            times = len(at.table.objects[item.id].paid)
            yield from ((list(way.many_times(times).prices), item.id, item.id) for way in ways)
        return
    part = at.position.part_at(item.code)
    if isinstance(part, Activated):
        price = Price(loyalty=-x_of(item)) if part.cost.loyalty == "-X" else part.cost
        yield [price], item.source, item.id


# What is to happen -----------------------------------------------------------------------------------------


def _happen(at: Place) -> bool:
    task = at.task
    if not all(_can_happen(at, index) for index in range(len(task.batch))):
        return False
    return bool(task.index <= len(task.batch) if at.on_top else not task.index)


def _can_happen(at: Place, index: int) -> bool:
    one = at.task.batch[index]
    named = getattr(one, "named", None)
    if named is not None and not _can_be_named(at, named):
        return False
    if isinstance(at.under, PayMana | PayPrice | FinishAnnouncement | TurnUp) and not _pays(at, one):
        return False
    match one:
        case proposals.Move():
            return _can_move(at, one)
        case proposals.Destroy():
            is_permanent = one.object not in at.table.objects or at.position.on_battlefield(one.object)
            return is_permanent and index >= at.task.index  # a destruction that is settled is a move
        case proposals.CreateToken():
            card = at.position.card(one.card) if at.position.has_card(one.card) else None
            return card is not None and not card.types.isdisjoint(PERMANENT_TYPES)
    return True


def _can_move(at: Place, move: proposals.Move) -> bool:
    thing = at.table.objects.get(move.object)
    if move.face_down is not None and not at.position.format.board.cards_lie_face_down:
        return False
    if move.to == "battlefield":
        if thing is None or move.face_down is not None:
            return move.face_down not in EXILED_FACE_DOWN
        return not at.position.card(thing.card).types.isdisjoint(PERMANENT_TYPES)
    counters = move.counters if move.to != "exile" else {}
    covered = move.to == "exile" and move.face_down in EXILED_FACE_DOWN
    lying = (None if covered else move.face_down, move.copy_of)
    entering = (move.tapped, counters, move.controller is not None, move.attach_to, *lying)
    return move.to != "stack" and not any(entering)


def _pays(at: Place, one: proposals.AnyProposal) -> bool:
    """Whether something is given up for a cost: sacrificed, discarded, exiled, milled; or gets counters."""
    thing = at.table.objects.get(one.object) if isinstance(one, proposals.Move) else None
    return isinstance(one, proposals.PutCounters) or (
        isinstance(one, proposals.Move)
        and (thing is None or thing.zone in ("battlefield", "hand", "graveyard", "library"))
    )


def _can_be_named(at: Place, name: str) -> bool:
    """Whether the program that runs below gives the name."""
    run = next((task for task in reversed(at.below) if isinstance(task, Run)), None)
    return run is not None and name in kinds_of(at.position.card(card_at(run.code)), run.code)


FACTS: Mapping[type[Task], Callable[[Place], bool]] = {
    Announce: _announce,
    FinishAnnouncement: _finish_announcement,
    PayMana: _pay_mana,
    MakeMana: _make_mana,
    PayPrice: _pay_price,
    Happen: _happen,
}
