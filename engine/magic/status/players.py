"""Players, the turn, combat, and what lasts (CR 102–104, 500, 506–511, 603.7, 611, 615)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.dependency import is_computed
from engine.magic.effects.for_a_time import BeginAbility
from engine.magic.effects.later import DelayedTrigger
from engine.magic.evaluate import playing
from engine.magic.language.abilities import Triggered
from engine.magic.language.changes import BecomeCopy, Change
from engine.magic.language.copying import EXCEPTIONS
from engine.magic.language.effects import Instruction
from engine.magic.language.filters import Filter
from engine.magic.limits import LARGEST, within
from engine.magic.objects import losers
from engine.magic.procedures.combat.damage import DealCombatDamage
from engine.magic.procedures.turn import COMBAT_STEPS
from engine.magic.rules import cr
from engine.magic.state import (
    DEFENDERS,
    FIXED,
    LEAVING,
    PLAYERS,
    SHIELD,
    STAYS,
    Attacker,
    ContinuousEffect,
    LastingAbility,
    Shield,
    Vars,
)

from .position import Position
from .variables import variable_faults

# Players and the turn -------------------------------------------------------------------------------------


FIRST_TURN = cr("103.1")
LAST_ONE = cr("104.2a")
WAYS_TO_LOSE = cr("104.3a")


def seat_faults(position: Position) -> Iterator[Fault]:
    """A number of seats that the format does not allow."""
    fewest, most = position.format.seats
    number = len(position.seats)
    if not fewest <= number <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        yield Fault("$.table.seats", f"this format has {wanted} players, not {number}", PLAYERS)


def pool_faults(position: Position) -> Iterator[Fault]:
    """Mana that stays until the turn ends, and is not in the pool."""
    for seat, player in enumerate(position.table.seats):
        if player.lasting_mana and Counter(player.lasting_mana) - Counter(player.mana):
            path = f"$.table.seats[{seat}].lasting_mana"
            yield Fault(path, "what stays until the turn ends is in the pool", STAYS)


def turn_faults(position: Position) -> Iterator[Fault]:
    """A turn of the wrong player, or a game without opponents that is not over."""
    table = position.table
    if not position.is_seat(table.active):
        return
    in_order = table.course is None or table.course.last_in_order is None
    if (
        in_order
        and len(position.seats) == 2
        and (table.turn % 2 == 1) != (table.active == table.starting_seat)
    ):
        first = table.starting_seat
        message = f"turn {table.turn} is not seat {table.active}'s: seat {first} took the first turn"
        yield Fault("$.table.active", message, FIRST_TURN)
    last, rule = position.format.ending.last_turn(position.state)
    if table.turn > last:
        yield Fault("$.table.turn", f"the game is a draw when turn {last} ends", rule)
    if not position.over and len(playing(position.state)) < 2:
        yield Fault("$.table.outcome", "the game is over when one player is left", LAST_ONE)


ADDED = cr("500.8")


def course_faults(position: Position) -> Iterator[Fault]:
    """A phase that was added and cannot be, or one that the turn goes on from though none was."""
    course, plan, path = position.table.course, position.format.turn, "$.table.course"
    if course is None:
        return
    if course.added and plan.phase(position.table.step) not in ("combat", plan.added("main")):
        yield Fault(f"{path}.added", "combat and main phases alone are added", ADDED)
    if course.resume is not None and not course.added:
        yield Fault(f"{path}.resume", "this phase was not added", ADDED)
    if plan.added("combat") is None and (course.added or course.phases):
        yield Fault(f"{path}.phases", "in this game no phases are added", ADDED)


def outcome_faults(position: Position) -> Iterator[Fault]:
    """An outcome that contradicts itself or the table."""
    outcome, path = position.table.outcome, "$.table.outcome"
    if outcome is None:
        return
    if outcome.draw != (outcome.winner is None):
        yield Fault(f"{path}.draw", "a game is a draw exactly if it has no winner", LAST_ONE)
    elif outcome.winner is not None and not position.in_game(outcome.winner):
        yield Fault(f"{path}.winner", "the winner must be a player who has not lost", LAST_ONE)
    if not position.has_rule(outcome.rule):
        yield Fault(f"{path}.rule", f"there is no rule {outcome.rule[:40]!r}", WAYS_TO_LOSE)


def loser_faults(position: Position) -> Iterator[Fault]:
    """Players who would have lost before anybody could act."""
    for seat, rule in losers(position.state) if position.settled else ():
        player = position.table.seats[seat]
        place = ".life" if player.life <= 0 else ".failed_draw" if player.failed_draw else ""
        yield Fault(f"$.table.seats[{seat}]{place}", "this player would have lost the game", rule)


# Combat ---------------------------------------------------------------------------------------------------


PHASE = cr("506.1")
ATTACKERS = cr("508.1a")
NO_ATTACKERS = cr("508.8")
BLOCKERS = cr("509.1a")
BLOCKED = cr("509.1h")
TWO_STEPS = cr("510.4")
PATH = "$.table.combat"


def combat_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with the running combat."""
    table, combat, plays = position.table, position.table.combat, position.format.combat
    if combat is None:
        takes_place = position.kind not in COMBAT_STEPS or plays.is_needed(position.state, table.step)
        may_be_over = position.over or (plays.ends_early and not position.by_hand)
        if not takes_place and not may_be_over:
            yield Fault(PATH, f"the step {table.step} is skipped without attackers", NO_ATTACKERS)
        return
    if position.kind not in COMBAT_STEPS - {"begin_combat"}:
        yield Fault(PATH, f"there is no combat in the step {table.step}", PHASE)
        return
    met: set[str] = set()
    again: set[str] = set()
    for index, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{index}]"
        roles = [(f"{path}.creature", attacker.creature, ATTACKERS)]
        roles += [(f"{path}.blockers[{n}]", ref, BLOCKERS) for n, ref in enumerate(attacker.blockers)]
        mine: set[str] = set()
        for place, ref, rule in roles:
            if ref in mine or (ref in met and not (rule == BLOCKERS and ref in again)):
                yield Fault(place, f"{ref} attacks or blocks twice", rule)
            mine.add(ref)
        met |= mine
        if plays.blocks_several:
            again.update(attacker.blockers)
        yield from _defender_faults(position, attacker, path)
        if attacker.blockers and not attacker.blocked:
            yield Fault(f"{path}.blocked", "an attacker with blockers is blocked", BLOCKED)
        if (attacker.blocked or attacker.blockers) and position.kind == "declare_attackers":
            yield Fault(f"{path}.blocked", "blockers have not been declared yet", BLOCKERS)
    agenda = position.machine.agenda
    dealing = bool(agenda) and isinstance(agenda[-1], DealCombatDamage) and agenda[-1].first
    later = ("first_strike_damage", "combat_damage", "end_combat")
    if combat.struck and (position.kind not in later or dealing):
        yield Fault(f"{PATH}.struck", "nothing has dealt combat damage yet", TWO_STEPS)


def _defender_faults(position: Position, attacker: Attacker, path: str) -> Iterator[Fault]:
    active = position.table.active
    if position.is_player(attacker.defender):
        if attacker.defender == f"seat:{active}":
            yield Fault(f"{path}.defender", "the active player cannot be attacked", DEFENDERS)
        elif attacker.against is not None:
            yield Fault(f"{path}.against", "give it only for an attack on a planeswalker", DEFENDERS)
    elif attacker.against is None or attacker.against == active:
        message = "give the opponent who controlled the planeswalker when it was attacked"
        yield Fault(f"{path}.against", message, DEFENDERS)


def role_faults(position: Position) -> Iterator[Fault]:
    """Permanents that would have been removed from combat (CR 506.4): not creatures, or another player's."""
    combat, step = position.table.combat, position.table.step
    if combat is None or not position.settled:
        return
    known = position.characteristics
    takes_place = bool(combat.struck) or position.format.combat.is_needed(position.state, step)
    if position.by_hand and not takes_place:
        yield Fault("$.table.step", f"the step {step} is skipped in this combat", TWO_STEPS)
    for index, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{index}]"
        against = attacker.against
        if against is None:
            against = int(attacker.defender.removeprefix("seat:"))
        roles = [(f"{path}.creature", attacker.creature, position.table.active)]
        roles += [(f"{path}.blockers[{n}]", ref, against) for n, ref in enumerate(attacker.blockers)]
        for place, ref, seat in roles:
            if not known[ref].is_creature or known[ref].controller != seat:
                yield Fault(place, f"{ref} is not a creature of seat {seat}", LEAVING)


# What lasts -----------------------------------------------------------------------------------------------


EFFECT = cr("611.2")
DELAYED = cr("603.7")
TIMESTAMP = cr("613.7")
COPY = cr("707.2")


def lasting_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with what lasts, beyond its single fields."""
    for index, effect in enumerate(position.table.effects):
        yield from _effect_faults(position, effect, f"$.table.effects[{index}]")
    for index, delayed in enumerate(position.table.delayed):
        path = f"$.table.delayed[{index}]"
        if "/w" not in delayed.code or not isinstance(position.part_at(delayed.code), Triggered):
            yield Fault(f"{path}.code", f"{delayed.code[:80]!r} is not a delayed triggered ability", DELAYED)
        else:
            yield from variable_faults(position, delayed.code, delayed.vars, f"{path}.vars")
            made = position.program_at(delayed.code.rpartition("/")[0]) or ()
            meant = [one for one in made if isinstance(one, DelayedTrigger) and one.code == delayed.code]
            if meant and all((one.within, one.once) != (delayed.within, delayed.once) for one in meant):
                yield Fault(f"{path}.within", "its card says how long it is there", DELAYED)
    for index, ability in enumerate(position.table.lasting):
        yield from _ability_faults(position, ability, f"$.table.lasting[{index}]")
    for index, shield in enumerate(position.table.shields):
        yield from _shield_faults(position, shield, f"$.table.shields[{index}]")


def _ability_faults(position: Position, ability: LastingAbility, path: str) -> Iterator[Fault]:
    """What is wrong with an ability that functions for a time."""
    made = position.program_at(ability.code.rpartition("/")[0]) or ()
    meant = [one for one in made if isinstance(one, BeginAbility) and one.code == ability.code]
    if not meant:
        message = f"no step lets {ability.code[:80]!r} function for a time"
        yield Fault(f"{path}.code", message, EFFECT)
    elif all(one.once != ability.once for one in meant):
        yield Fault(f"{path}.once", "its card says whether it is the next time alone", EFFECT)
    else:
        yield from variable_faults(position, ability.code, ability.vars, f"{path}.vars")


def _shield_faults(position: Position, shield: Shield, path: str) -> Iterator[Fault]:
    """What is wrong with a shield that asks by filters."""
    if shield.code is None:
        if shield.pc or shield.vars or shield.controller is not None:
            yield Fault(path, "give code, or neither pc, controller nor vars", SHIELD)
        return
    steps = position.program_at(shield.code) or ()
    step = steps[shield.pc] if shield.pc < len(steps) else None
    if not hasattr(step, "concerns"):
        message = f"step {shield.pc} of {shield.code[:80]!r} prevents no damage"
        yield Fault(f"{path}.code", message, SHIELD)
    elif shield.controller is None:
        yield Fault(f"{path}.controller", "give who controlled the program", SHIELD)
    else:
        yield from variable_faults(position, shield.code, shield.vars, f"{path}.vars")


def _effect_faults(position: Position, effect: ContinuousEffect, path: str) -> Iterator[Fault]:
    if effect.timestamp >= position.clock:
        message = f"the next timestamp, {position.clock}, must be greater than all others"
        yield Fault(f"{path}.timestamp", message, TIMESTAMP)
    change = _change(position, effect)
    if change is None:
        message = f"step {effect.pc} of {effect.code[:80]!r} makes no change with the index {effect.index}"
        yield Fault(f"{path}.code", message, EFFECT)
        return
    if len(effect.numbers) != (2 if is_computed(change) else 0) or not all(
        within(number, -LARGEST) for number in effect.numbers
    ):
        message = "give power and toughness exactly if they were computed when the effect began"
        yield Fault(f"{path}.numbers", message, EFFECT)
    if not isinstance(change, BecomeCopy) and (effect.exceptions is not None or effect.size is not None):
        yield Fault(f"{path}.exceptions", "only a copy is otherwise than its card", EXCEPTIONS)
    if effect.objects is None and not (change.holds_for_later_objects and _begins_for(position, effect)):
        yield Fault(f"{path}.objects", "give what it changes: that was fixed as it began", FIXED)
    yield from _variable_faults(position, effect, change, f"{path}.vars")


def _change(position: Position, effect: ContinuousEffect) -> Change | None:
    """What the effect changes, None if there is no such change."""
    step = _step(position, effect)
    changes = () if step is None else step.begins
    return changes[effect.index] if effect.index < len(changes) else None


def _begins_for(position: Position, effect: ContinuousEffect) -> Filter | None:
    """The filter of what it may change at any time."""
    step = _step(position, effect)
    return None if step is None else step.begins_for


def _step(position: Position, effect: ContinuousEffect) -> Instruction | None:
    steps = position.program_at(effect.code) or ()
    return steps[effect.pc] if effect.pc < len(steps) else None


def _variable_faults(
    position: Position, effect: ContinuousEffect, change: Change, path: str
) -> Iterator[Fault]:
    """The variables of the program, and what was fixed for the change: a number, the card that is copied."""
    names: Vars = dict(effect.vars)
    what = _begins_for(position, effect) if effect.objects is None else None
    for word in () if what is None else what.players_of_objects:
        if not all(map(position.is_player, names.pop(word, []))):
            yield Fault(f"{path}.{word}", "give the player whom it meant as it began", PLAYERS)
    if isinstance(change, BecomeCopy):
        copied = names.pop(change.of, [])
        if len(copied) > 1 or any(not isinstance(key, str) or not position.has_card(key) for key in copied):
            yield Fault(f"{path}.{change.of}", "give the key of the copied card", COPY)
    yield from variable_faults(position, effect.code, names, path)
