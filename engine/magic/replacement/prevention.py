"""Preventing and increasing damage (CR 615, 614.1a; CORE-20.6, 20.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol, cast

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision
from engine.kernel.seats import seat_of
from engine.magic import atoms
from engine.magic.definitions import program
from engine.magic.evaluate import Context, holds, passes, reached, whose
from engine.magic.language.abilities import Instead
from engine.magic.language.changes import DamageCantBePrevented
from engine.magic.language.filters import Filter
from engine.magic.language.replaced import BeDealtDamage
from engine.magic.objects import (
    characteristics,
    controller_of,
    rules_in_force,
    seen,
    viewpoint,
    working_abilities,
)
from engine.magic.procedures import triggers
from engine.magic.procedures.damage import HURT
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    AnyProposal,
    Apply,
    Damage,
    Happen,
    PreventDamage,
    Question,
    Replacement,
    Reply,
    affected_seat,
    current,
)
from engine.magic.protection import protects
from engine.magic.rules import cr
from engine.magic.state import NOBODY, MagicDraft, MagicState, Shield, Vars

from .instead import follow, follow_together, text_of

PREVENTED = cr("615.1")
REDIRECTED = cr("614.9")
PROTECTED = cr("702.16e")
WHICH = cr("615.7")
BY_COUNTER = cr("122.1c")


class Scope(NamedTuple):
    """What a shield prevents. Shields with the same scope are one."""

    to: str | None
    by: str | None
    combat_only: bool
    ends: bool
    """Whether it prevents so much damage and no more."""
    once: bool = False
    """Whether it prevents what is dealt at one time and no more."""
    deal_to: str | None = None
    """What is dealt the damage instead."""
    asks: tuple[Any, ...] = ()
    """The step whose filters it asks by, who controlled it, and what its names stood for."""


class DividingPrevention(Decision, frozen=True, tag="divide_prevention"):
    """How much of this damage is prevented, if a shield is not enough for all that is dealt at once."""

    text = (
        "Choose how much of the {amount} damage that {source} would deal to {to}"
        " is [redirected?dealt to something else][!redirected?prevented]"
    )
    source: str
    to: str
    amount: int
    redirected: bool = False


class Shielding(Protocol):
    """A step that makes a shield which asks by its filters, or does something besides."""

    follows: str | None
    """The address of what is done right after damage was prevented (CR 615.5)."""

    def named(self, number: int, source: str) -> Vars:
        """The names for that: how much was prevented, and what would have dealt it."""

    def concerns(self, context: Context, hit: Damage) -> bool:
        """Whether they mean this damage."""


def watching(state: MagicState, hit: Damage) -> Iterator[Replacement[Damage]]:
    """The effects that apply to damage."""
    if not hit.amount:
        return
    found = characteristics(state).get(hit.to)
    if found is not None and protects(state, found, hit.source, "damage") and can_be_prevented(state, hit):
        yield Replacement("protection", _protect)
    if found is not None and "shield" in found.counters:
        yield Replacement("shield counter", _by_counter)
    for working in working_abilities(state, "damage"):
        context = viewpoint(state, working.source, working.controller, working.names)
        for code, ability in working.abilities.damage:
            if not concerns(context, ability, hit) or not reached(context, (hit.to,), "shield"):
                continue
            if ability.prevent is not None and not ability.do and not can_be_prevented(state, hit):
                continue
            if ability.condition is None or holds(context, ability.condition):
                name = working.name(code)
                change = _changed(context, name, code, ability)
                yield Replacement(name, change, text=text_of(working, code, ability))
    for scope in dict.fromkeys(
        _scope(shield) for shield in state.table.shields if _covers(state, shield, hit)
    ):
        yield Replacement(_name(scope), _shielded(scope), _how_much(scope))


def can_be_prevented(state: MagicState, hit: Damage) -> bool:
    """CR 615.12."""
    return not hit.unpreventable and not any(
        rule.combat in (None, hit.combat) and (rule.by is None or _is(context, rule.by, hit.source))
        for context, rule in rules_in_force(state, DamageCantBePrevented)
    )


def concerns(context: Context, ability: Instead, hit: Damage) -> bool:
    """Whether an ability speaks of this damage."""
    event = ability.event
    if not isinstance(event, BeDealtDamage) or (event.combat is not None and event.combat != hit.combat):
        return False
    if event.by is not None and not _is(context, event.by, hit.source):
        return False
    seat = seat_of(hit.to)
    if event.what is None and event.who is None:
        return True
    if seat is not None:
        return event.who is not None and seat in whose(context, event.who)
    return event.what is not None and _is(context, event.what, hit.to)


def _is(context: Context, what: str | Filter, ref: str) -> bool:
    if isinstance(what, str):
        return ref == context.source if what == "self" else ref in context.named(what)
    found, thing = seen(context.state, ref), context.state.table.objects.get(ref)
    if what.zone == "stack" and (thing is None or thing.zone != "stack"):
        return False
    return found is not None and passes(context, ref, thing, found, what)


def _protect(draft: MagicDraft, hit: Damage, _: Reply | None) -> list[AnyProposal]:
    atoms.prevent(draft, hit.source, hit.to, hit.amount, PROTECTED)
    return []


def give_up_shield(draft: MagicDraft, ref: str) -> None:
    """A shield counter leaves what it has protected (CR 122.1c)."""
    with triggers.Noticing(draft):
        atoms.remove_counters(draft, ref, "shield", 1, BY_COUNTER)


def _by_counter(draft: MagicDraft, hit: Damage, _: Reply | None) -> list[AnyProposal]:
    """One counter prevents all the damage that would be dealt to its bearer at once."""
    left = _prevent_all(draft, hit, lambda _: True, "shield counter", BY_COUNTER)
    give_up_shield(draft, hit.to)
    return left


def _prevent_all(
    draft: MagicDraft, hit: Damage, means: Callable[[Damage], bool], name: str, rule: str
) -> list[AnyProposal]:
    """Prevent damage, and with it all that would be dealt to the same at once and is meant; what of this
    damage is left, as it can't be prevented (CR 615.12). The effect of this name has had its turn with it."""
    task = draft.current(Happen)
    batch = [*task.batch[: task.index + 1]]
    for one in task.batch[task.index + 1 :]:
        if not isinstance(one, Damage) or one.to != hit.to or not means(one):
            batch.append(one)
        elif not _is_prevented(draft, one, rule):
            batch.append(replace(one, replaced_by=[*one.replaced_by, name]))
    task.batch = batch
    return [] if _is_prevented(draft, hit, rule) else [hit]


def _is_prevented(draft: MagicDraft, hit: Damage, rule: str) -> bool:
    """Prevent damage if that can be; whether it was."""
    prevented = can_be_prevented(draft.state, hit)
    if prevented and hit.amount:
        atoms.prevent(draft, hit.source, hit.to, hit.amount, rule)
    return prevented


def _changed(context: Context, name: str, code: str, ability: Instead) -> Apply[Damage]:
    def apply(draft: MagicDraft, hit: Damage, _: Reply | None) -> list[AnyProposal]:
        if ability.do:
            return _replaced(draft, context, name, code, ability, hit)
        if ability.prevent is not None:
            return _less(draft, ability, hit)
        if ability.deal_to is not None:
            return _redirected(draft, context, ability.deal_to, hit)
        return [replace(hit, amount=hit.amount * ability.times + ability.plus)]

    return apply


def _less(draft: MagicDraft, ability: Instead, hit: Damage) -> list[AnyProposal]:
    """All of it, so much of it, or all but so much is prevented (CR 615.1)."""
    most = hit.amount - ability.all_but if ability.prevent == "all" else int(ability.prevent or 0)
    number = max(0, min(most, hit.amount))
    if number:
        atoms.prevent(draft, hit.source, hit.to, number, PREVENTED)
    return [replace(hit, amount=hit.amount - number)] if number < hit.amount else []


def _redirected(draft: MagicDraft, context: Context, name: str, hit: Damage) -> list[AnyProposal]:
    """It is dealt to something else by the same source, if that can be dealt damage (CR 614.9)."""
    to = next(iter(context.named(name)), None)
    if to is None or not _can_be_hurt(draft.state, to):
        return [hit]
    atoms.redirect(draft, hit.source, hit.to, hit.amount, to, REDIRECTED)
    return [replace(hit, to=to)]


def _can_be_hurt(state: MagicState, ref: str) -> bool:
    """Whether damage can be dealt to a player, or to what is a creature or planeswalker now."""
    seat = seat_of(ref)
    if seat is not None:
        return not state.table.seats[seat].lost
    found = characteristics(state).get(ref)
    return found is not None and bool(found.types & HURT)


def _replaced(
    draft: MagicDraft, context: Context, name: str, code: str, ability: Instead, hit: Damage
) -> list[AnyProposal]:
    """Something else is done, with the number of what is not dealt; where nothing is said of its source, with
    everything that would be dealt to the same at once (CR 615.5). What can't be prevented is left."""
    event, task = ability.event, draft.current(Happen)
    together = isinstance(event, BeDealtDamage) and event.by is None
    hits = [hit]
    if together:
        hits += [
            one
            for one in task.batch[task.index + 1 :]
            if isinstance(one, Damage) and one.to == hit.to and concerns(context, ability, one)
        ]
    left: list[AnyProposal] = []
    number = sum(one.amount for one in hits)
    prevented = 0
    if ability.prevent is None:
        task.batch = [one for one in task.batch if one is hit or not any(one is other for other in hits)]
    else:
        prevented = sum(one.amount for one in hits if can_be_prevented(draft.state, one))
        left = _prevent_all(
            draft, hit, lambda one: together and concerns(context, ability, one), name, PREVENTED
        )
    follow(draft, context, code, name, hit.replaced_by, {"amount": [number], "prevented": [prevented]})
    return left


# Shields --------------------------------------------------------------------------------------------------


def _scope(shield: Shield) -> Scope:
    asks: tuple[Any, ...] = ()
    if shield.code is not None:
        names = tuple((name, *held) for name, held in sorted(shield.vars.items()))
        asks = (f"{shield.code}#{shield.pc}", shield.controller, names)
    return Scope(
        shield.to, shield.by, shield.combat_only, shield.amount is not None, shield.once, shield.deal_to, asks
    )


def _covers(state: MagicState, shield: Shield, hit: Damage) -> bool:
    if shield.by not in (None, hit.source) or (shield.combat_only and not hit.combat):
        return False
    if shield.to is not None and shield.to != hit.to:
        return False
    if shield.deal_to is None and not can_be_prevented(state, hit):
        return False
    if shield.deal_to is not None and not _can_be_hurt(state, shield.deal_to):
        return False
    if shield.code is not None and not _asked(state, shield, hit):
        return False
    if shield.to is not None:
        return True
    seat = controller_of(state, shield.source)
    context = viewpoint(state, shield.source, NOBODY if seat is None else seat)
    return bool(reached(context, (hit.to,), "shield"))


def _asked(state: MagicState, shield: Shield, hit: Damage) -> bool:
    """Whether the filters of the step that made a shield mean this damage."""
    return _step(state, shield).concerns(_viewpoint(state, shield), hit)


def _step(state: MagicState, shield: Shield) -> Shielding:
    return cast("Shielding", program(state, str(shield.code))[shield.pc])


def _viewpoint(state: MagicState, shield: Shield) -> Context:
    seat = NOBODY if shield.controller is None else shield.controller
    return viewpoint(state, shield.source, seat, shield.vars)


def _name(scope: Scope) -> str:
    words = ["shield", *(["of combat"] if scope.combat_only else []), *(["that ends"] if scope.ends else [])]
    against = [] if scope.by is None else ["against", scope.by]
    asking = ["by", scope.asks[0]] if scope.asks else []
    once = ["once"] if scope.once else []
    elsewhere = [] if scope.deal_to is None else ["dealt to", scope.deal_to]
    return " ".join([*words, "for", scope.to or "all", *against, *asking, *once, *elsewhere])


def _shielded(scope: Scope) -> Apply[Damage]:
    def apply(draft: MagicDraft, hit: Damage, reply: Reply | None) -> list[AnyProposal]:
        wanted = reply.amount if isinstance(reply, PreventDamage) else hit.amount
        rule = PREVENTED if scope.deal_to is None else REDIRECTED
        left = wanted
        while left:
            index = next(
                (place for place, shield in enumerate(draft.state.table.shields) if _scope(shield) == scope),
                None,
            )
            if index is None:
                break
            shield, before = draft.state.table.shields[index], left
            left = atoms.use_prevention(draft, index, hit.source, hit.to, left, rule)
            _do_besides(draft, shield, hit, before - left)
            if shield.once and not _is_needed_again(draft.state, shield):
                atoms.end_shield(draft, index)
        rest = hit.amount - wanted + left
        parts: list[AnyProposal] = [replace(hit, amount=rest)] if rest else []
        if scope.deal_to is not None and rest < hit.amount:
            parts.append(replace(hit, to=scope.deal_to, amount=hit.amount - rest))
        return parts

    return apply


def _do_besides(draft: MagicDraft, shield: Shield, hit: Damage, number: int) -> None:
    """What a shield does besides, with all that it has prevented of one event (CR 615.5)."""
    step = None if shield.code is None else _step(draft.state, shield)
    if step is None or step.follows is None or not number:
        return
    follow_together(
        draft, _viewpoint(draft.state, shield), step.follows, shield.vars, step.named(number, hit.source)
    )


def _is_needed_again(state: MagicState, shield: Shield) -> bool:
    """Whether more of what is dealt at this time is prevented by a shield for one time."""
    task: Happen = state.machine.agenda[-1]
    later = task.batch[task.index + 1 :]
    return any(isinstance(other, Damage) and _covers(state, shield, other) for other in later)


def _amounts(state: MagicState, hit: Damage, scope: Scope) -> range:
    """How much of this damage may be prevented, so that the shield prevents as much as it can (CR 615.7)."""
    task: Happen = state.machine.agenda[-1]
    shields = [shield for shield in state.table.shields if _scope(shield) == scope]
    capacity = sum(shield.amount or 0 for shield in shields)
    later = sum(
        other.amount
        for other in task.batch[task.index + 1 :]
        if isinstance(other, Damage) and _covers(state, shields[0], other)
    )
    most = min(hit.amount, capacity)
    return range(min(max(capacity - later, 0), most), most + 1)


def _how_much(scope: Scope) -> Question[Damage]:
    def question(state: MagicState, hit: Damage) -> Decision | None:
        if not scope.ends or len(_amounts(state, hit, scope)) == 1:
            return None
        seat = affected_seat(state, hit)
        return DividingPrevention(
            seat=seat,
            rule=WHICH,
            source=hit.source,
            to=hit.to,
            amount=hit.amount,
            redirected=scope.deal_to is not None,
        )

    return question


def _domain(ask: Ask) -> range:
    task: Happen = ask.state.machine.agenda[-1]
    hit = current(ask.state, Damage)
    scopes = [_scope(shield) for shield in ask.state.table.shields if _covers(ask.state, shield, hit)]
    name = task.chosen
    scope = next((one for one in scopes if _name(one) == name), scopes[0])
    return _amounts(ask.state, hit, scope)


MENUS = (
    Menu(
        DividingPrevention,
        (
            Offer(
                PreventDamage,
                WHICH,
                "[redirected?Redirect][!redirected?Prevent] {amount} of the damage to {decision.to}",
                told={"redirected": lambda ask, _: ask.decision.redirected},
                choices=(Choice("amount", _domain, (WHICH, "{amount} of this damage cannot be prevented")),),
            ),
        ),
        elsewhere,
    ),
)
