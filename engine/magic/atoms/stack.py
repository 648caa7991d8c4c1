"""The stack, abilities on their way to it, and what lasts (CR 405, 500, 514, 601–603, 608, 611, 615)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.derived import confined
from engine.kernel.documents import Private
from engine.magic import events
from engine.magic.aspects import COUNTS, MEMORY, STACK, STATUS, TIME, TURN
from engine.magic.continuous_effects import has_ended, meant
from engine.magic.definitions import definition, part
from engine.magic.language.abilities import Activated, Triggered
from engine.magic.objects import CurrentWorld
from engine.magic.questions import questions
from engine.magic.state import (
    GONE,
    ContinuousEffect,
    LastingAbility,
    MagicDraft,
    MagicState,
    Object,
    Permission,
    Shield,
    StackItem,
    Waiting,
)
from engine.magic.state import Delayed as DelayedAbility
from engine.magic.vocabulary import (
    Choice,
    end_of_next_turn_of,
    next_end_step_of,
    next_turn_of,
    next_untap_step_of,
)

from .base import machine_of, new_id, objects_of, seat_of, tell, thing
from .memory import forget_happened, forget_unasked, remember_ability

# Spells and abilities --------------------------------------------------------------------------------------


@confined(STACK)
def put_on_stack(draft: MagicDraft, item: StackItem, rule: str) -> None:
    """CR 405.2."""
    draft.writable(draft.table, "stack").append(item)
    tell(
        draft,
        events.Announced(rule=rule, id=item.id, code=item.code, seat=item.controller, source=item.source),
    )


@confined(STACK)
def stack_item(draft: MagicDraft, ref: str) -> StackItem:
    """An item of the stack, to write on."""
    stack = draft.writable(draft.table, "stack")
    for index, item in enumerate(stack):
        if item.id == ref:
            found: StackItem = draft.writable_item(stack, index)
            return found
    raise KeyError(ref)


def copied_item(state: MagicState, ref: str) -> StackItem | None:
    """A spell or ability with the choices that were made for it, also a spell that has left the stack
    (CR 707.10); None of anything else."""
    item = next((item for item in state.table.stack if item.id == ref), None)
    if item is not None or ref in state.table.objects:
        return item
    last = state.machine.last_known.get(ref)
    if last is None or last.ability or last.zone != "stack":
        return None
    code = definition(state, last.card).spell_of(tuple(last.paid)) or ""
    return StackItem(ref, code, last.controller, ref, list(last.modes), dict(last.vars))


def copy_spell(draft: MagicDraft, item: StackItem, seat: int, rule: str) -> str:
    """Put a copy of a spell on the stack: a player controls and owns it, and nobody has cast it
    (CR 707.10). It has the choices that were made for the spell, and how that was paid for."""
    state, new = draft.state, new_id(draft)
    spell = state.table.objects.get(item.id)
    known = state.machine.last_known[item.id] if spell is None else spell
    objects_of(draft)[new] = Object(
        card=known.card, owner=seat, zone="stack", token=True, paid=tuple(known.paid), x=known.x
    )
    choices = {name: list(values) for name, values in item.vars.items()}
    copy = StackItem(new, item.code, seat, new, list(item.modes), choices)
    draft.writable(draft.table, "stack").append(copy)
    tell(draft, events.SpellCopied(rule=rule, id=new, card=known.card, seat=seat, of=item.id), None, new)
    return new


@confined(STACK)
def copy_ability(draft: MagicDraft, item: StackItem, seat: int, gone: Sequence[str], rule: str) -> str:
    """Put a copy of an ability on the stack: a player controls it, and it is neither activated nor has it
    triggered (CR 707.10). ``gone``: what it does not find any more, no more than the ability does."""
    new, choices = new_id(draft), {name: list(values) for name, values in item.vars.items()}
    if gone:
        choices[GONE] = list(dict.fromkeys((*map(str, choices.get(GONE, ())), *gone)))
    copy = StackItem(new, item.code, seat, item.source, list(item.modes), choices)
    draft.writable(draft.table, "stack").append(copy)
    tell(draft, events.AbilityCopied(rule=rule, id=new, source=item.source, seat=seat, of=item.id))
    return new


@confined(STACK)
def change_target(draft: MagicDraft, ref: str, name: str, number: int, target: str) -> None:
    """Something else becomes a target of a spell or ability (CR 115.7); that it does is told later."""
    item = stack_item(draft, ref)
    chosen = list(item.vars[name])
    chosen[number] = target
    item.vars = {**item.vars, name: chosen}


@confined(STACK, MEMORY)
def take_off_stack(draft: MagicDraft, ref: str) -> None:
    """An ability leaves the stack; it ceases to exist (CR 608.2n)."""
    stack = draft.writable(draft.table, "stack")
    for item in stack:
        if item.id == ref:
            remember_ability(draft, item)
    stack[:] = [item for item in stack if item.id != ref]
    forget_unasked(draft)


@confined(STACK)
def wait(draft: MagicDraft, waiting: Waiting, rule: str) -> None:
    """An ability has triggered and waits to be put on the stack (CR 603.2)."""
    draft.writable(machine_of(draft), "waiting").append(waiting)
    tell(
        draft,
        events.AbilityTriggered(rule=rule, source=waiting.source, code=waiting.code, seat=waiting.controller),
    )


def delay(draft: MagicDraft, ability: DelayedAbility, rule: str) -> None:
    """CR 603.7."""
    draft.writable(draft.table, "delayed").append(ability)
    tell(draft, events.Delayed(rule=rule, source=ability.source, code=ability.code))


def forget_delayed(draft: MagicDraft, indexes: Iterable[int]) -> None:
    """Delayed abilities that have triggered are gone (CR 603.7b); their triggering is the event."""
    used = set(indexes)
    delayed = draft.writable(draft.table, "delayed")
    delayed[:] = [ability for index, ability in enumerate(delayed) if index not in used]


@confined(STACK)
def trigger_placed(draft: MagicDraft, index: int) -> Waiting:
    """Take a waiting ability; putting it on the stack is the event."""
    waiting: Waiting = draft.writable(machine_of(draft), "waiting").pop(index)
    return waiting


@confined(STATUS)
def note_way(draft: MagicDraft, ref: str, paid: tuple[str, ...]) -> None:
    """A spell is being cast in a way that it remembers (CR 601.2b)."""
    thing(draft, ref).paid = paid


@confined(STATUS)
def note_caster(draft: MagicDraft, ref: str, seat: int, zone: str) -> None:
    """A spell whose card asks for it remembers who cast it, and from where (CR 400.7d)."""
    spell = thing(draft, ref)
    spell.cast_by, spell.cast_from = seat, zone


@confined(STATUS)
def note_spent(draft: MagicDraft, ref: str, mana: str) -> None:
    """It remembers the mana that was spent to cast it, too."""
    spell = thing(draft, ref)
    spell.spent = (*spell.spent, mana)


@confined(STACK)
def note_cast(draft: MagicDraft, ref: str, seat: int, x: int, rule: str) -> None:
    """A spell has become cast, with this X (CR 601.2i)."""
    thing(draft, ref).x = x
    tell(draft, events.SpellCast(rule=rule, id=ref, seat=seat))


@confined(STATUS)
def note_activation(draft: MagicDraft, source: str, code: str, seat: int, rule: str) -> None:
    """An ability has been activated; a permanent remembers it for limits (CR 602.5b, 606.3): once, or as
    often as it was where that is counted."""
    if source in draft.state.table.battlefield:
        used, ability = draft.state.table.objects[source].used, part(draft.state, code)
        limit = ability.limit if isinstance(ability, Activated) else None
        if code not in used or (limit is not None and limit.per == "turn"):
            thing(draft, source).used = (*used, code)
        if limit is not None and limit.per == "game":
            _use_up(draft, source, code)
    tell(draft, events.AbilityActivated(rule=rule, source=source, code=code, seat=seat))


@confined(STATUS)
def note_trigger(draft: MagicDraft, source: str, code: str) -> None:
    """An ability that triggers only so often has triggered; a permanent remembers it (CR 603.2)."""
    if source in draft.state.table.battlefield:
        ability = part(draft.state, code)
        if isinstance(ability, Triggered) and ability.limit is not None and ability.limit.per == "game":
            _use_up(draft, source, code)
        else:
            permanent = thing(draft, source)
            permanent.used = (*permanent.used, code)


@confined(STATUS)
def note_use(draft: MagicDraft, source: str, code: str) -> None:
    """What a static ability lets a player do once each turn has been done; its source remembers it."""
    permanent = thing(draft, source)
    permanent.used = (*permanent.used, code)


@confined(STATUS)
def note_done(draft: MagicDraft, source: str, code: str) -> None:
    """What a triggered ability lets be done once each turn has been done. Its source remembers it, and what
    is known of one that has left: others of its abilities may still be on the stack (CR 603.2i)."""
    if source in draft.state.table.objects:
        note_use(draft, source, code)
    elif source in draft.state.machine.last_known:
        left = draft.writable_item(draft.writable(machine_of(draft), "last_known"), source)
        left.done = (*left.done, code)


def _use_up(draft: MagicDraft, source: str, code: str) -> None:
    permanent = thing(draft, source)
    permanent.used_ever = (*permanent.used_ever, code)


def note_target(draft: MagicDraft, by: str, target: str, rule: str) -> None:
    """Something has become a target (CR 115)."""
    tell(draft, events.Targeted(rule=rule, by=by, target=target))


def note_choice(
    draft: MagicDraft,
    seat: int,
    source: str,
    kind: Choice,
    rule: str,
    *,
    choice: int | str | None = None,
    objects: Sequence[str] = (),
    code: str | None = None,
) -> None:
    """A player has chosen something for a spell or ability (CR 601.2b, 608.2d); ``code`` is the address of a
    mode."""
    tell(
        draft,
        events.Chose(
            rule=rule,
            seat=seat,
            source=source,
            kind=kind,
            choice=choice,
            objects=tuple(objects),
            code=code,
        ),
    )


def note_secret_choice(
    draft: MagicDraft, seat: int, source: str, refs: Sequence[str], seeing: Sequence[int], rule: str
) -> None:
    """A player has chosen objects, or none, that only some seats can see."""
    objects = draft.state.table.objects
    seen = Private(tuple(seeing), tuple(objects[ref].card for ref in refs), tuple(refs))
    tell(draft, events.Chose(rule=rule, seat=seat, source=source, kind="objects", private=seen))


def counter(draft: MagicDraft, ref: str, rule: str) -> None:
    """A spell or ability is countered; an ability ceases to exist (CR 701.6a)."""
    if ref not in draft.state.table.objects:
        take_off_stack(draft, ref)
    tell(draft, events.Countered(rule=rule, id=ref))


def note_failure(draft: MagicDraft, ref: str, rule: str) -> None:
    """A spell or ability does nothing (CR 608.2a, b)."""
    tell(draft, events.DidNotResolve(rule=rule, id=ref))


def note_resolution(draft: MagicDraft, ref: str, rule: str) -> None:
    """A spell or ability has resolved (CR 608)."""
    tell(draft, events.Resolved(rule=rule, id=ref))


# What lasts, the turn and its steps ------------------------------------------------------------------------


def begin_effect(draft: MagicDraft, effect: ContinuousEffect, change: str, rule: str) -> None:
    """CR 611.2."""
    objects = tuple(meant(CurrentWorld(draft.state), effect))
    draft.writable(draft.table, "effects").append(effect)
    tell(draft, events.EffectBegan(rule=rule, source=effect.source, change=change, objects=objects))


def end_effects(draft: MagicDraft, until: str, rule: str) -> None:
    """End what lasts until then; nothing happens if nothing does (CR 514.2, 611.2b, 615.1)."""
    table = draft.state.table
    lasting: list[ContinuousEffect | Shield | Permission | LastingAbility] = [
        *table.effects,
        *table.shields,
        *table.permissions,
        *table.lasting,
    ]
    waiting = [index for index, one in enumerate(table.delayed) if one.within == until]
    if not waiting and all(one.until != until for one in lasting):
        return
    if waiting:
        forget_delayed(draft, waiting)
    for name in ("effects", "shields", "permissions", "lasting"):
        kept = draft.writable(draft.table, name)
        kept[:] = [one for one in kept if one.until != until]
    tell(draft, events.EffectsEnded(rule=rule, until=until))


def end_effects_that_lasted(draft: MagicDraft, rule: str) -> bool:
    """End what lasted as long as something was so, and is not so any more; whether anything did
    (CR 611.2b)."""
    effects = draft.state.table.effects
    if all(one.until != "while" for one in effects):
        return False
    world = CurrentWorld(draft.state)
    kept = [one for one in effects if not has_ended(world, one)]
    if len(kept) == len(effects):
        return False
    draft.writable(draft.table, "effects")[:] = kept
    tell(draft, events.EffectsEnded(rule=rule, until="while"))
    return True


def end_effects_of_turn(draft: MagicDraft, seat: int, rule: str) -> None:
    """ "Until your next turn" ends as that turn begins (CR 611.2b)."""
    end_effects(draft, next_turn_of(seat), rule)


def end_effects_of_end_step(draft: MagicDraft, seat: int, rule: str) -> None:
    """ "Until your next end step" ends as that step begins (CR 611.2b)."""
    end_effects(draft, next_end_step_of(seat), rule)


def end_with_turn(draft: MagicDraft, seat: int) -> None:
    """What lasts until the end of a player's next turn ends with the turn that has begun (CR 611.2b)."""
    until = end_of_next_turn_of(seat)
    for place, one in enumerate(draft.state.table.permissions):
        if one.until == until:
            draft.writable_item(draft.writable(draft.table, "permissions"), place).until = "turn"


def permit(draft: MagicDraft, permission: Permission, rule: str) -> None:
    """A player may play a card for a time (CR 601.3)."""
    draft.writable(draft.table, "permissions").append(permission)
    told = events.Permitted(rule=rule, seat=permission.seat, object=permission.object, until=permission.until)
    tell(draft, told)


def end_effects_of_untap_step(draft: MagicDraft, seat: int, rule: str) -> None:
    """What is not to untap in a player's next untap step is free again as they have untapped (CR 502.3)."""
    end_effects(draft, next_untap_step_of(seat), rule)


def prevent_next(draft: MagicDraft, shield_: Shield, rule: str) -> None:
    """CR 615."""
    draft.writable(draft.table, "shields").append(shield_)
    tell(draft, events.ShieldMade(rule=rule, source=shield_.source, to=shield_.to))


def begin_ability(draft: MagicDraft, ability: LastingAbility, rule: str) -> None:
    """An ability functions for a time (CR 611.2)."""
    lasting = draft.writable(draft.table, "lasting")
    taken = {one.number for one in lasting}
    ability.number = next(number for number in range(len(lasting) + 1) if number not in taken)
    lasting.append(ability)
    tell(draft, events.AbilityBegan(rule=rule, source=ability.source, until=ability.until))


def end_ability(draft: MagicDraft, place: int) -> None:
    """What happens instead of something the next time has happened."""
    del draft.writable(draft.table, "lasting")[place]


def prevent(draft: MagicDraft, source: str, to: str, number: int, rule: str) -> None:
    """Damage is prevented (CR 615)."""
    tell(draft, events.DamagePrevented(rule=rule, source=source, to=to, amount=number))


def redirect(draft: MagicDraft, source: str, to: str, number: int, instead: str, rule: str) -> None:
    """Damage is dealt to something else (CR 614.9)."""
    tell(draft, events.DamageRedirected(rule=rule, source=source, to=to, amount=number, instead=instead))


def use_prevention(draft: MagicDraft, index: int, source: str, to: str, number: int, rule: str) -> int:
    """A shield takes what it can; returns the damage that is left (CR 615.7)."""
    shields = draft.writable(draft.table, "shields")
    used: Shield = draft.writable_item(shields, index)
    taken = number if used.amount is None else min(number, used.amount)
    if used.amount is not None:
        used.amount -= taken
        if not used.amount:
            del shields[index]
    if used.deal_to is None:
        prevent(draft, source, to, taken, rule)
    else:
        redirect(draft, source, to, taken, used.deal_to, rule)
    return number - taken


def end_shield(draft: MagicDraft, index: int) -> None:
    """What prevents damage at one time has done so."""
    del draft.writable(draft.table, "shields")[index]


def _nobody_asks(draft: MagicDraft, *_: object) -> bool:
    """What a table offers whenever it may be used is offered in some steps only where a card says so."""
    return not questions(draft).of_steps


@confined(TIME, when=_nobody_asks)
def begin_step(draft: MagicDraft, step: str, rule: str) -> None:
    """CR 500.1."""
    table = draft.table
    table.step = step
    tell(draft, events.StepBegan(rule=rule, step=step, seat=table.active, turn=table.turn))


def _is_out_of_combat(draft: MagicDraft, *_: object) -> bool:
    """Whose turn it is matters to state-based actions in combat."""
    return draft.state.table.combat is None


@confined(TURN, COUNTS, MEMORY, when=_is_out_of_combat)
def begin_turn(draft: MagicDraft, seat: int, rule: str) -> None:
    """The next turn: its player, the counts of the turn at zero (CR 500.7)."""
    table = draft.table
    table.turn += 1
    table.active = seat
    for index in range(len(table.seats)):
        player = seat_of(draft, index)
        player.lands_played = 0
        player.more_lands = 0
        player.draws = 0
    forget_happened(draft)
    tell(draft, events.TurnBegan(rule=rule, seat=seat, turn=draft.state.table.turn))
