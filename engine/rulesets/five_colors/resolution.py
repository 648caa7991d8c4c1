"""How a battle is decided: by totals of power and toughness, and whether its province falls (L5C-17, 18).

What happens from the totals to the fall of the province is one event: each stage lies on the next one, and
what has triggered waits for the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, cast

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Menu, Offer
from engine.kernel.divisions import Division, Share, Shares, divide, share_choices
from engine.kernel.documents import Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as magic
from engine.magic.language.replaced import BeDealtDamage
from engine.magic.objects import characteristics, working_abilities
from engine.magic.procedures import triggers
from engine.magic.procedures.combat.damage import AssignDamage
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import AnyProposal, Damage, Destroy, Happen, Move
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .battle_record import armies, army, battles, defending_seat
from .book import cite
from .options import FiveColorsOptions
from .realm import Number, province
from .timing import OneEvent
from .totals import counts, totals

OVER = cite("L5C-15.5")
TOTALS = cite("L5C-17.1")
DESTROYED = cite("L5C-17.3")
DAMAGE = cite("L5C-17.4")
PREVENTED = cite("L5C-17.6")
TAPS = cite("L5C-17.7")
FALLS = cite("L5C-18.1")
BURIED = cite("L5C-18.2")
STRIKES_BACK = cite("L5C-R38")
STOPPED = cite("L5C-R39")
MARGIN: Final = 6
"""By so much the attackers' power has to exceed the defenders' toughness for the province to fall."""


# Deciding --------------------------------------------------------------------------------------------------


class ResolveBattle(Task, tag="resolve_battle"):
    """Nobody acts any more: the battle is decided (L5C-17)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)


class Strike(OneEvent, Asking[AssignDamage], tag="strike"):
    """Armies are destroyed or deal damage, all at once (L5C-17.3–17.5)."""

    lies_on = ("go_home",)
    in_steps = ("battle",)
    attackers_destroyed: bool = False
    defenders_destroyed: bool = False
    asks_anew: ClassVar[bool] = True


class GoHome(OneEvent, tag="go_home"):
    """Surviving attackers tap, and the creatures of the battle go home (L5C-17.7)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)
    falls: bool = False
    """The province falls after it."""
    prevented: bool = False
    """Nothing came of the totals."""


class ProvinceFalls(OneEvent, tag="province_falls"):
    """A province, from which everything has gone to the graveyard, is destroyed (L5C-18.1, 18.3)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)
    province: Number


class DividingDamage(Decision, frozen=True, tag="damage"):
    """How much of a creature's damage another one is dealt."""

    text = "Choose how much damage {source} deals to {to} ({left} left)"
    source: Id
    to: Id
    left: int
    """What is not divided yet."""


def _resolve(draft: MagicDraft, _: ResolveBattle) -> None:
    """The totals are taken once, before anything of it happens (L5C-17.5)."""
    draft.done()
    state = draft.state
    here = armies(state, battles(state).current)
    if not here.attackers:
        atoms.end_battle(draft, OVER)
        return
    attack, defence = totals(state, here.attackers), totals(state, here.defenders)
    prevented = _is_prevented(state)
    atoms.note_totals(draft, PREVENTED if prevented else TOTALS)
    if prevented:
        draft.then(GoHome(prevented=True))
        return
    draft.then(
        Strike(
            attackers_destroyed=defence.power > attack.toughness,
            defenders_destroyed=attack.power > defence.toughness,
        ),
        GoHome(falls=attack.power - defence.toughness >= MARGIN),
    )


def _is_prevented(state: MagicState) -> bool:
    """Whether all combat damage of the battle is prevented (L5C-17.6)."""
    if any((one.to, one.by, one.amount, one.code) == (None, None, None, None) for one in state.table.shields):
        return True
    return any(
        (ability.prevent, ability.all_but, ability.condition) == ("all", 0, None)
        and ability.event in (BeDealtDamage(), BeDealtDamage(combat=True))
        for working in working_abilities(state, "damage")
        for _, ability in working.abilities.damage
    )


# Damage (L5C-17.4) -----------------------------------------------------------------------------------------


def _divisions(state: MagicState, task: Strike) -> Iterator[Division]:
    """What each creature that counts with power deals, the attackers' first.

    Damage is dealt where neither army is destroyed; with the option ``weaker_side_strikes`` an army deals it
    unless it destroys the other one (L5C-R38).
    """
    known, options = characteristics(state), cast("FiveColorsOptions", state.options)
    none = not (task.attackers_destroyed or task.defenders_destroyed)
    sides = (state.table.active, defending_seat(state))
    for seat, enemy, wins in (
        (*sides, task.defenders_destroyed),
        (*sides[::-1], task.attackers_destroyed),
    ):
        recipients = army(state, enemy)
        if not recipients or (wins if options.weaker_side_strikes else not none):
            continue
        for ref in army(state, seat):
            found = known[ref]
            damage = found.toughness if found.damage_by_toughness else found.power
            if damage > 0 and not found.no_combat_damage and counts(state, ref) == "fully":
                yield Division(ref, seat, damage, recipients)


def _divided(state: MagicState, task: Strike) -> tuple[Shares, Share | None]:
    chosen = {(one.source, one.to): one.amount for one in given(task)}
    return divide(_divisions(state, task), chosen)


def _why(task: Strike) -> str:
    """Where an army is destroyed, only the option lets it deal damage."""
    return STRIKES_BACK if task.attackers_destroyed or task.defenders_destroyed else DAMAGE


def _ask(state: MagicState, task: Strike) -> Decision | None:
    share = _divided(state, task)[1]
    if share is None:
        return None
    of = share.division
    return DividingDamage(seat=of.seat, rule=_why(task), source=of.source, to=share.to, left=share.left)


def _act(draft: MagicDraft, task: Strike) -> None:
    """Damage and destruction happen together; what is destroyed is not dealt that damage."""
    state = draft.state
    shares, _ = _divided(state, task)
    batch: list[AnyProposal] = [
        Damage(rule=_why(task), source=source, to=to, amount=amount, combat=True)
        for source, dealt in shares.items()
        for to, amount in dealt.items()
        if amount
    ]
    sides = {state.table.active: task.attackers_destroyed, defending_seat(state): task.defenders_destroyed}
    for seat, is_destroyed in sides.items():
        creatures = army(state, seat)
        if creatures and is_destroyed:
            atoms.note_destruction(draft, seat, creatures, DESTROYED)
            batch += [Destroy(rule=DESTROYED, object=ref) for ref in creatures]
    draft.done()
    if batch:
        draft.then(Happen(batch), StateBasedActions())


# Home (L5C-17.7), and the province (L5C-18) ----------------------------------------------------------------


def _go_home(draft: MagicDraft, task: GoHome) -> None:
    draft.done()
    state = draft.state
    number, seat, known = battles(state).current, defending_seat(state), characteristics(state)
    with triggers.Noticing(draft):
        for ref in army(state, state.table.active):
            if not state.table.objects[ref].tapped and "vigilance" not in known[ref].keywords:
                magic.tap(draft, ref, TAPS)
    atoms.end_battle(draft, STOPPED if task.prevented else TAPS)
    if task.falls:
        place = province(state, seat, number)
        lying = [*place.walls, *([] if place.card is None else [place.card])]
        buried: list[AnyProposal] = [Move(rule=BURIED, object=ref, to="graveyard") for ref in lying]
        draft.then(*([Happen(buried)] if buried else []), ProvinceFalls(number))


def _fall(draft: MagicDraft, task: ProvinceFalls) -> None:
    """Whether it was the last one is looked at before anything else (L5C-18.4)."""
    draft.done()
    atoms.remove_province(draft, defending_seat(draft.state), task.province, FALLS)


MENUS = (
    Menu(
        DividingDamage,
        (
            Offer(
                AssignDamage,
                DAMAGE,
                "Assign {amount} damage of {source} to {to}",
                choices=share_choices("source", "to", asked=DAMAGE, rule=DAMAGE),
            ),
        ),
        elsewhere,
    ),
)
TASKS: dict[type[Task], TaskRule] = {
    ResolveBattle: TaskRule(act=_resolve),
    Strike: TaskRule(ask=_ask, act=_act),
    GoHome: TaskRule(act=_go_home),
    ProvinceFalls: TaskRule(act=_fall),
}
CARRIES: dict[type[Task], tuple[type[Task], ...]] = {
    GoHome: (StateBasedActions,),
    ProvinceFalls: (Happen,),
}
"""What of the core may lie on them."""
