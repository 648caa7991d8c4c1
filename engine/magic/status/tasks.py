"""Facts about tasks: opening hands and the turn, combat, resolving (CR 103.5, 117, 500–514, 608, 704).

Each says whether a game can come to a task in this place. Fields that hold what their annotations say, and
tasks that lie on what they may lie on, are taken for granted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.documents import Task
from engine.kernel.seats import seat_of
from engine.magic import atoms
from engine.magic.effects import picking
from engine.magic.effects.arranging import Arrange, Sort
from engine.magic.effects.base import SET_GOING
from engine.magic.effects.copying_spells import ChooseNewTargets, CopySpells, places_of
from engine.magic.evaluate import playing
from engine.magic.language.abilities import Instead, is_mana_ability
from engine.magic.language.ways import ASIDES
from engine.magic.objects import cards_in, controller_of
from engine.magic.procedures import costs, permitting
from engine.magic.procedures.casting import ways_open
from engine.magic.procedures.combat.attacking import BecomeAttackers, DeclareAttackers
from engine.magic.procedures.combat.blocking import DeclareBlocks
from engine.magic.procedures.combat.damage import DealCombatDamage
from engine.magic.procedures.combat.enlisting import EnlistForAttackers, enlisting
from engine.magic.procedures.combat.exerting import ExertAttackers, exertable
from engine.magic.procedures.combat.restrictions import attacked_seats, attackers, defending_seat
from engine.magic.procedures.mulligan import OpeningHands, PutOnBottom, to_bottom
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.permitted import ChoosePermission
from engine.magic.procedures.priority import Priority, most_lands
from engine.magic.procedures.retargeting import possible_so_far
from engine.magic.procedures.setting_aside import SettingAside
from engine.magic.procedures.stack import FinishResolution, Run
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement, item_of, point, programs_of
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import BeginStep, CleanUp, DiscardDown, EndStep
from engine.magic.procedures.turning_up import TurnUp, payable
from engine.magic.proposals import Happen, PutCounters
from engine.magic.seams import AskedFirst

from .position import Place
from .variables import variable_faults

# Opening hands and the turn --------------------------------------------------------------------------------


def _begin_step(at: Place) -> bool:
    """A game rests before a step only while opening hands are taken."""
    first = at.position.format.turn.first()
    opening = bool(at.above) and isinstance(at.above[0], OpeningHands | PutOnBottom)
    return opening and at.task == BeginStep(first) and at.table.step == first and at.table.turn == 1


def _opening_hands(at: Place) -> bool:
    return at.on_top


def _put_on_bottom(at: Place) -> bool:
    return bool(0 < at.task.number == to_bottom(at.state, at.task.seat))


def _end_step(at: Place) -> bool:
    if not at.above:
        return False
    window = at.position.kind == "cleanup" and isinstance(at.above[0], Priority | StateBasedActions)
    return window or not at.task.again


def _clean_up(at: Place) -> bool:
    return bool(at.above) and at.position.kind == "cleanup"


def _discard_down(at: Place) -> bool:
    return at.position.kind == "cleanup"


def _priority(at: Place) -> bool:
    left = playing(at.state)
    again = isinstance(at.under, EndStep) and at.under.again
    acts = again or at.position.format.turn.has_priority(at.table.step)
    return acts and at.task.passed < len(left) and (at.task.seat in left or not at.on_top)


# Combat ----------------------------------------------------------------------------------------------------


def _declare_attackers(at: Place) -> bool:
    return at.position.kind == "declare_attackers" and at.table.combat is None


def _become_attackers(at: Place) -> bool:
    before = at.position.kind == "declare_attackers" and at.table.combat is None and not at.on_top
    return before and all(_can_be_attacked(at, whom) for whom in at.task.attacks.values())


def _exert_attackers(at: Place) -> bool:
    """It is asked of all attackers that may be exerted, before anything else happens to them."""
    becoming = next((task for task in reversed(at.below) if isinstance(task, BecomeAttackers)), None)
    if becoming is None or not at.on_top or not becoming.attacks.keys() <= at.position.characteristics.keys():
        return False
    return sorted(at.task.creatures) == sorted(exertable(at.state, becoming.attacks))


def _enlist_for_attackers(at: Place) -> bool:
    """It is asked of all attackers that enlist, before what attacking costs is paid."""
    becoming = next((task for task in reversed(at.below) if isinstance(task, BecomeAttackers)), None)
    if becoming is None or not becoming.attacks.keys() <= at.position.characteristics.keys():
        return False
    attackers = sorted(at.task.attackers) == sorted(becoming.attacks)
    return attackers and sorted(at.task.creatures) == sorted(enlisting(at.state, becoming.attacks))


def _can_be_attacked(at: Place, whom: str) -> bool:
    """An opponent, or an opponent's planeswalker; of an opponent who is about to leave, too."""
    position = at.position
    seat = seat_of(whom)
    if seat is None and position.on_battlefield(whom):
        walker = "planeswalker" in position.characteristics[whom].types
        seat = controller_of(at.state, whom) if walker else None
    return seat != at.table.active and position.has_things(seat)


def _declare_blocks(at: Place) -> bool:
    """Defending players are asked in turn order, each once."""
    seat, order = at.task.seat, playing(at.state)
    earlier = [task.seat for task in at.above if isinstance(task, DeclareBlocks)]
    has_blocked = any(one.blocked for one in attackers(at.state) if defending_seat(at.state, one) == seat)
    return (
        at.position.kind == "declare_blockers"
        and seat in attacked_seats(at.state)
        and not has_blocked
        and all(other in order and order.index(other) < order.index(seat) for other in earlier)
    )


def _deal_damage(at: Place) -> bool:
    step = "first_strike_damage" if at.task.first else "combat_damage"
    return at.position.kind == step and at.on_top


# Resolving -------------------------------------------------------------------------------------------------


def _finish_resolution(at: Place) -> bool:
    """What resolves is on top of the stack, but for a spell that it lets its controller cast, and for copies
    that it has put there; or has left it."""
    objects = at.table.objects
    cast = {task.id for task in at.above if isinstance(task, Announce | FinishAnnouncement)}
    copies = {one.id for one in at.table.stack if one.id in objects and objects[one.id].token}
    copies |= _copied_abilities(at)
    later = (cast | copies) - {at.task.id}
    item = next((one for one in reversed(at.table.stack) if one.id not in later), None)
    on_stack = at.task.id in objects or any(one.id == at.task.id for one in at.table.stack)
    return not at.on_top and (not on_stack or (item is not None and item.id == at.task.id))


def _copied_abilities(at: Place) -> set[str]:
    """The abilities above another one that does the same, of the same source: they may be copies of it."""
    lower, copies = set[tuple[str, str]](), set[str]()
    for item in at.table.stack:
        if item.id not in at.table.objects and (item.code, item.source) in lower:
            copies.add(item.id)
        lower.add((item.code, item.source))
    return copies


def _run(at: Place) -> bool:
    task, position = at.task, at.position
    steps = position.program_at(task.code) or ()
    held = (task.vars, task.rest)
    if task.pc > len(steps) or not _belongs(at):
        return False
    if any(fault for names in held for fault in variable_faults(position, task.code, names, "")):
        return False
    if at.on_top:
        return _has_seen_options(at)
    if isinstance(at.above[0], AskedFirst):
        return bool(task.pc < len(steps))
    if _takes_a_place(at, at.above[0]):  # what happens instead, of what this has set going
        return task.pc > 0 or _takes_a_place(at, task)
    if task.pc == 0 or isinstance(at.above[0], Run):  # modes wait for those that come before them
        return task.pc == 0 and isinstance(at.above[0], Run) and at.above[0].code != task.code
    set_going = SET_GOING.get(type(at.above[0]))
    return set_going is None or isinstance(steps[task.pc - 1], tuple(set_going))


def _takes_a_place(at: Place, task: Task) -> bool:
    """Whether a task is the program of what happens in the place of something else (CR 614.6)."""
    return isinstance(task, Run) and isinstance(at.position.part_at(task.code), Instead)


def _belongs(at: Place) -> bool:
    """Whether a program is that of the item that resolves, while it is on the stack, or a mana ability's; or
    what happens instead of something."""
    task = at.task
    if _takes_a_place(at, task):
        return True
    if isinstance(at.under, PayMana | StateBasedActions):
        return is_mana_ability(at.position.part_at(task.code))
    finish = next((one for one in reversed(at.below) if isinstance(one, FinishResolution)), None)
    item = None if finish is None else next((one for one in at.table.stack if one.id == finish.id), None)
    if item is None:
        return True
    return task.code in programs_of(at.state, item) and (task.seat, task.source) == (
        item.controller,
        item.source,
    )


def _has_seen_options(at: Place) -> bool:
    """Whether the player who picks has seen those of the cards that lie hidden."""
    objects = at.table.objects
    return all(
        pick.seat in at.position.machine.known.get(ref, ())
        for pick in picking.picks_now(at.state)
        for ref in pick.options
        if ref in objects and atoms.is_hidden(at.state, objects[ref].zone)
    )


def _turn_up(at: Place) -> bool:
    """Everybody has been shown what is about to be turned face up, and its controller pays for that."""
    task, thing = at.task, at.table.objects.get(at.task.object)
    if task.turned:
        return not at.on_top and _grows(at)
    if at.on_top or thing is None or not at.position.on_battlefield(task.object):
        return not at.on_top and thing is None
    shown = list(at.position.seats) == list(at.position.machine.known.get(task.object, ()))
    mine = at.position.characteristics[task.object].controller == task.seat
    return shown and mine and task.paying in payable(at.state, task.object)


def _grows(at: Place) -> bool:
    """It lies face up, a counter is about to be put on it, and that is what megamorph says."""
    task, above = at.task, at.above[0]
    if not at.position.on_battlefield(task.object) or not isinstance(above, Happen):
        return False
    thing = at.table.objects[task.object]
    puts = all(isinstance(one, PutCounters) and one.object == task.object for one in above.batch)
    grows = at.position.card(thing.card).keyword("megamorph") is not None
    return puts and grows and thing.face_down is None and task.paying == "keyword"


def _sort(at: Place) -> bool:
    """The cards that are sorted are those on top of the library; of several players who sort, those who wait
    have not begun, and each has a library of their own."""
    refs = at.task.refs
    before = {task.library for task in at.above if isinstance(task, Sort | Arrange)}
    waits = at.on_top or (not at.task.answers and at.task.library not in before)
    return waits and bool(refs) and at.table.seats[at.task.library].library[: len(refs)] == refs


def _arrange(at: Place) -> bool:
    """The cards that are arranged stay in the library."""
    lying = cards_in(at.state, at.task.zone, at.task.library)
    refs, staying = set(at.task.refs), set(lying) - at.moved_above
    return len(refs) == len(at.task.refs) and refs <= staying


def _copy_spells(at: Place) -> bool:
    """What is copied is on the stack, or was a spell there that something still speaks of."""
    return atoms.copied_item(at.state, at.task.of) is not None


def _choose_new_targets(at: Place) -> bool:
    """New targets are chosen for a copy that has just been put on the stack, or of what was there before the
    spell or ability that says so."""
    if at.task.seat is not None:
        if not any(item.id == at.task.id for item in at.table.stack):
            return False
    else:
        top, thing = at.table.stack[-1:], at.table.objects.get(at.task.id)
        if not top or top[0].id != at.task.id or (thing is not None and not thing.token):
            return False
    item, places = item_of(at.state, at.task.id), places_of(at.state, at.task.id)
    return possible_so_far(point(at.state, item), places, at.task.index)


def _setting_aside(at: Place) -> bool:
    """The card has been exiled, has the keyword, and lies as that lays it."""
    task = at.task
    thing = at.table.objects.get(task.card)
    lies = None if thing is None else (thing.zone, thing.owner, thing.face_down)
    if lies != ("exile", task.seat, ASIDES[task.keyword].face_down):
        return False
    return task.keyword in costs.card_of(at.state, task.card).asides


def _choose_permission(at: Place) -> bool:
    """The card can be played, which several rules permit."""
    task = at.task
    if not at.on_top or len(permitting.uses(at.state, task)) < 2:
        return False
    if task.way is not None:
        return task.way in ways_open(at.state, task.seat, task.card)
    is_land = "land" in costs.card_of(at.state, task.card).types
    return is_land and at.table.seats[task.seat].lands_played < most_lands(at.state, task.seat)


FACTS: Mapping[type[Task], Callable[[Place], bool]] = {
    BeginStep: _begin_step,
    OpeningHands: _opening_hands,
    PutOnBottom: _put_on_bottom,
    EndStep: _end_step,
    CleanUp: _clean_up,
    DiscardDown: _discard_down,
    Priority: _priority,
    DeclareAttackers: _declare_attackers,
    BecomeAttackers: _become_attackers,
    EnlistForAttackers: _enlist_for_attackers,
    ExertAttackers: _exert_attackers,
    DeclareBlocks: _declare_blocks,
    DealCombatDamage: _deal_damage,
    FinishResolution: _finish_resolution,
    Run: _run,
    TurnUp: _turn_up,
    SettingAside: _setting_aside,
    ChoosePermission: _choose_permission,
    Sort: _sort,
    CopySpells: _copy_spells,
    ChooseNewTargets: _choose_new_targets,
    Arrange: _arrange,
}
