"""Preventing and increasing damage (CR 615, 614.1a; CORE-20.6, 20.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision
from engine.kernel.seats import seat_of
from engine.magic import atoms
from engine.magic.evaluate import Context, passes, reached, whose
from engine.magic.language.abilities import DamageInstead
from engine.magic.language.filters import Filter
from engine.magic.objects import characteristics, controller_of, seen, viewpoint, working_abilities
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
from engine.magic.state import NOBODY, MagicDraft, MagicState, Shield

PREVENTED = cr("615.1")
PROTECTED = cr("702.16e")
WHICH = cr("615.7")


class Scope(NamedTuple):
    """What a shield prevents. Shields with the same scope are one."""

    to: str | None
    by: str | None
    combat_only: bool
    ends: bool
    """Whether it prevents so much damage and no more."""


class DividingPrevention(Decision, frozen=True, tag="divide_prevention"):
    """How much of this damage is prevented, if a shield is not enough for all that is dealt at once."""

    text = "Choose how much of the {amount} damage that {source} would deal to {to} is prevented"
    source: str
    to: str
    amount: int


def watching(state: MagicState, hit: Damage) -> Iterator[Replacement[Damage]]:
    """The effects that apply to damage."""
    if not hit.amount:
        return
    found = characteristics(state).get(hit.to)
    if found is not None and protects(state, found, hit.source, "damage"):
        yield Replacement("protection", _protect)
    for working in working_abilities(state, "damage"):
        context = viewpoint(state, working.source, working.controller)
        for code, ability in working.abilities.damage:
            if _concerns(context, ability, hit) and reached(context, (hit.to,), "shield"):
                yield Replacement(working.name(code), _changed(ability), text=code)
    for scope in dict.fromkeys(
        _scope(shield) for shield in state.table.shields if _covers(state, shield, hit)
    ):
        yield Replacement(_name(scope), _shielded(scope), _how_much(scope))


def _concerns(context: Context, ability: DamageInstead, hit: Damage) -> bool:
    if ability.combat is not None and ability.combat != hit.combat:
        return False
    if ability.by is not None and not _is(context, ability.by, hit.source):
        return False
    seat = seat_of(hit.to)
    if ability.to is None and ability.to_player is None:
        return True
    if seat is not None:
        return ability.to_player is not None and seat in whose(context, ability.to_player)
    return ability.to is not None and _is(context, ability.to, hit.to)


def _is(context: Context, what: str | Filter, ref: str) -> bool:
    if isinstance(what, str):
        return ref == context.source
    found = seen(context.state, ref)
    return found is not None and passes(context, ref, context.state.table.objects.get(ref), found, what)


def _protect(draft: MagicDraft, hit: Damage, _: Reply | None) -> list[AnyProposal]:
    atoms.prevent(draft, hit.source, hit.to, hit.amount, PROTECTED)
    return []


def _changed(ability: DamageInstead) -> Apply[Damage]:
    def apply(draft: MagicDraft, hit: Damage, _: Reply | None) -> list[AnyProposal]:
        if ability.prevent:
            atoms.prevent(draft, hit.source, hit.to, hit.amount, PREVENTED)
            return []
        return [replace(hit, amount=hit.amount * ability.times + ability.plus)]

    return apply


# Shields --------------------------------------------------------------------------------------------------


def _scope(shield: Shield) -> Scope:
    return Scope(shield.to, shield.by, shield.combat_only, shield.amount is not None)


def _covers(state: MagicState, shield: Shield, hit: Damage) -> bool:
    if shield.by not in (None, hit.source) or (shield.combat_only and not hit.combat):
        return False
    if shield.to is not None:
        return shield.to == hit.to
    seat = controller_of(state, shield.source)
    context = viewpoint(state, shield.source, NOBODY if seat is None else seat)
    return bool(reached(context, (hit.to,), "shield"))


def _name(scope: Scope) -> str:
    words = ["shield", *(["of combat"] if scope.combat_only else []), *(["that ends"] if scope.ends else [])]
    against = [] if scope.by is None else ["against", scope.by]
    return " ".join([*words, "for", scope.to or "all", *against])


def _shielded(scope: Scope) -> Apply[Damage]:
    def apply(draft: MagicDraft, hit: Damage, reply: Reply | None) -> list[AnyProposal]:
        wanted = reply.amount if isinstance(reply, PreventDamage) else hit.amount
        left = wanted
        while left:
            index = next(
                (place for place, shield in enumerate(draft.state.table.shields) if _scope(shield) == scope),
                None,
            )
            if index is None:
                break
            left = atoms.use_prevention(draft, index, hit.source, hit.to, left, PREVENTED)
        rest = hit.amount - wanted + left
        return [replace(hit, amount=rest)] if rest else []

    return apply


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
        return DividingPrevention(seat=seat, rule=WHICH, source=hit.source, to=hit.to, amount=hit.amount)

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
                "Prevent {amount} of the damage to {decision.to}",
                choices=(Choice("amount", _domain, (WHICH, "{amount} of this damage cannot be prevented")),),
            ),
        ),
        elsewhere,
    ),
)
