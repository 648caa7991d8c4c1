"""State-based actions, again and again until none is due (CR 704); then the timing goes on, with triggered
abilities if some wait (CR 117.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.derived import bare, derived
from engine.kernel.documents import Action, Decision
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.aspects import NEVER_DUE, UNTIMED
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.effects.winning import LOSES, LoseByEffect
from engine.magic.evaluate import playing
from engine.magic.language.ways import BESTOWED
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.objects import cannot_lose, characteristics, could_show, known, losers, shown
from engine.magic.proposals import DEATHTOUCH, LETHAL, AnyProposal, Destroy, Happen, Move
from engine.magic.protection import can_enchant, can_equip, stays_equipment
from engine.magic.rules import cr
from engine.magic.seams import FORMATS, Between
from engine.magic.state import Id, MagicDraft, MagicState, Object

from . import leaving
from .ascending import ascend
from .combat.restrictions import attackers, defending_seat
from .loops import exceeds_limits, recurs
from .refusals import elsewhere
from .stack import PlaceTriggers
from .triggers import notice_what_is_so, watches_states

TOKEN = cr("704.5d")
COPY = cr("704.5e")
TOUGHNESS = cr("704.5f")
LOYALTY = cr("704.5i")
LEGEND = cr("704.5j")
WORLD = cr("704.5k")
AURA = cr("704.5m")
UNBESTOWED = cr("702.103")
EQUIPMENT = cr("704.5n")
ATTACHED = cr("704.5p")
ANNIHILATE = cr("704.5q")
ROLE = cr("704.5y")
CONTROL = cr("302.6")
LASTED = cr("611.2b")
COMBAT = cr("506.4")
ALL_LOST = cr("104.4a")
REVEALED = cr("701.20")


class StateBasedActions(Between, tag="state_based_actions"):
    """State-based actions are checked until none is due."""

    lies_on = ("priority",)


class KeepingLegend(Decision, frozen=True, tag="keep_legend"):
    """Which of the legendary permanents stays."""

    text = "Choose which {name} you keep"
    name: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep this one."""

    object: Id


class KeepLegend(Between, Asking[Keep], tag="keep_legend"):
    """Of legendary permanents with one name, their controller keeps one; the others leave together with what
    else is due (CR 704.3, 704.5j)."""

    lies_on = ("state_based_actions",)


# State-based actions -------------------------------------------------------------------------------------


def _check(draft: MagicDraft, _: StateBasedActions) -> None:
    """One check; it is made again if anything was due, since the task stays until nothing is (CR 704.3)."""
    if exceeds_limits(draft):
        return
    if not is_settled.kept(draft.state):
        mark = draft.writes
        if _is_something_due(draft):
            return
        if draft.writes == mark and _can_settle(draft.state) and not watches_states(draft):
            is_settled.keep(draft.state, True)
    draft.done()
    following = FORMATS[type(draft.state)].timing.settled(draft.state)
    placing = bool(following) and isinstance(following[0], PlaceTriggers)
    if (placing or not recurs(draft)) and following:
        draft.then(*following)


@derived(ignores=(*UNTIMED, *NEVER_DUE))
def is_settled(state: MagicState) -> bool:
    """Whether a check finds nothing to do, and finds nothing either once more of what it ignores has been
    written. A check that has found it keeps it."""
    draft: MagicDraft = Draft(bare(state))
    if not _can_settle(state) or watches_states(draft):
        return False
    return not (_is_something_due(draft) or draft.writes)


def _can_settle(state: MagicState) -> bool:
    """Whether characteristics, and what players see of hidden zones, are lasting, no effect asks for more,
    and nobody would lose but for an effect."""
    lasting = known(state).lasting and not could_show(state)
    lasting = lasting and not FORMATS[type(state)].ending.losers(state)
    return lasting and all(effect.until != "while" for effect in state.table.effects)


def _is_something_due(draft: MagicDraft) -> bool:
    """Carry out what is due, as far as it is not left to tasks; whether to check again."""
    state = draft.state
    if _somebody_left(draft):
        return True
    if atoms.end_effects_that_lasted(draft, LASTED):
        return True
    notice_control(draft)
    ascend(draft)
    _remove_from_combat(draft)
    if _players_lose(draft):
        return True
    if _legends(state):
        draft.then(KeepLegend())
        return True
    batch = _due(state)
    if batch:
        draft.then(Happen(list(batch)))
        return True
    if _small_changes(draft):
        return True
    notice_what_is_so(draft)
    _show(draft)
    return False


def _somebody_left(draft: MagicDraft) -> bool:
    """Players who lost while something was going on leave; what would be theirs is exiled (CR 800.4a, c)."""
    state = draft.state
    if state.machine.leaving:
        seats = list(state.machine.leaving)
        atoms.forget_leaving(draft)
        for seat in seats:
            leaving.go(draft, seat, leaving.LATER)
        return True
    if not any(seat.lost for seat in state.table.seats):
        return False
    ownerless = leaving.ownerless(state)
    leaving.exile(draft, ownerless, leaving.NOBODYS)
    return bool(ownerless)


def notice_control(draft: MagicDraft) -> None:
    """Note which permanents have come under another player's control (CR 302.6).

    Effects that end in a cleanup step, or as a turn begins, end before the untap step of that turn, in which
    no state-based actions are checked: they are noticed there.
    """
    objects = draft.state.table.objects
    for ref, found in list(characteristics(draft.state).items()):
        thing = objects[ref]
        held = thing.held_by if thing.held_by is not None else thing.controller
        if found.controller != (thing.owner if held is None else held):
            atoms.change_control(draft, ref, found.controller, CONTROL)


def _remove_from_combat(draft: MagicDraft) -> None:
    """Remove illegal combatants from combat (CR 506.4): permanents that stopped being creatures, or that the
    attacking or defending player does not control."""
    state = draft.state
    illegal: dict[str, None] = {}
    for attacker in attackers(state):
        roles: list[tuple[str, int | None]] = [(attacker.creature, state.table.active)]
        roles += [(ref, defending_seat(state, attacker)) for ref in attacker.blockers]
        for ref, seat in roles:
            found = characteristics(state)[ref]
            if not found.is_creature or found.controller != seat:
                illegal[ref] = None
    for ref in illegal:
        atoms.leave_combat(draft, ref, COMBAT)


def _players_lose(draft: MagicDraft) -> bool:
    """CR 704.5a, b; then whether the game is over (104.2a, 104.4a)."""
    losing = losers(draft.state)
    _lose(draft, losing)
    return bool(losing)


def _lose(draft: MagicDraft, losing: Sequence[tuple[int, str]]) -> None:
    """These players lose at once, each by a rule, and leave the game if it goes on."""
    for seat, rule in losing:
        atoms.lose(draft, seat, rule)
    left = playing(draft.state)
    if len(left) <= 1 and len(draft.state.table.seats) > 1:
        if left:
            atoms.end_game(draft, left[0], losing[0][1], "everybody else has lost")
        else:
            atoms.end_game(draft, None, ALL_LOST, "all remaining players lost at once")
        return
    for seat, _ in losing:
        leaving.leave_game(draft, seat, StateBasedActions())


def _lose_by_effect(draft: MagicDraft, task: LoseByEffect) -> None:
    """CR 104.3e."""
    draft.done()
    losing = [(seat, LOSES) for seat in task.seats if not cannot_lose(draft.state, seat)]
    if losing:
        _lose(draft, losing)


def _due(state: MagicState) -> list[Destroy | Move]:
    """The state-based actions on objects that are due: one batch (CR 704.3)."""
    batch: list[Destroy | Move] = []
    worlds: list[str] = []
    roles: list[str] = []
    objects = state.table.objects
    for ref, found in characteristics(state).items():
        thing, types = objects[ref], found.types
        if "world" in found.supertypes:
            worlds.append(ref)
        if "creature" in types:
            if found.toughness <= 0:
                batch.append(Move(rule=TOUGHNESS, object=ref, to="graveyard"))
                continue
            is_lethal = thing.damage >= found.toughness
            if is_lethal or thing.deathtouched:
                batch.append(Destroy(rule=LETHAL if is_lethal else DEATHTOUCH, object=ref))
                continue
        if "planeswalker" in types and not thing.counters.get("loyalty"):
            batch.append(Move(rule=LOYALTY, object=ref, to="graveyard"))
        elif "Aura" in found.subtypes:
            if BESTOWED not in thing.paid and not can_enchant(state, ref, thing.attached_to):
                batch.append(Move(rule=AURA, object=ref, to="graveyard"))
            elif "Role" in found.subtypes:
                roles.append(ref)
    if len(worlds) > 1 or len(roles) > 1:
        batch += [Move(rule=WORLD, object=ref, to="graveyard") for ref in _old_worlds(state, worlds)]
        batch += [Move(rule=ROLE, object=ref, to="graveyard") for ref in _old_roles(state, roles)]
    for due in FORMATS[type(state)].due:
        batch += due(state)
    return _once([one for one in batch if not _cannot(state, one)]) if batch else batch


def _once(batch: Sequence[Destroy | Move]) -> list[Destroy | Move]:
    """The first proposal for each object; what moves anyway is not destroyed, as no regeneration saves it."""
    moves = {one.object: one for one in reversed(batch) if isinstance(one, Move)}
    return list({one.object: moves.get(one.object, one) for one in batch}.values())


def _cannot(state: MagicState, proposal: AnyProposal) -> bool:
    """An indestructible creature is not destroyed again and again."""
    return (
        isinstance(proposal, Destroy) and "indestructible" in characteristics(state)[proposal.object].keywords
    )


def _old_worlds(state: MagicState, worlds: Sequence[str]) -> list[str]:
    if len(worlds) < 2:
        return []
    stamps = [state.table.objects[ref].timestamp for ref in worlds]
    alone = stamps.count(max(stamps)) == 1
    return [ref for ref, stamp in zip(worlds, stamps, strict=True) if not (alone and stamp == max(stamps))]


def _old_roles(state: MagicState, roles: Sequence[str]) -> list[str]:
    """All but the newest of those of one player that are attached to one permanent."""
    newest: dict[tuple[str | None, int], str] = {}
    for ref in sorted(roles, key=lambda role: state.table.objects[role].timestamp):
        newest[state.table.objects[ref].attached_to, characteristics(state)[ref].controller] = ref
    return [ref for ref in roles if ref not in newest.values()]


class _Legends(NamedTuple):
    """Several legendary permanents with one controller and one name."""

    seat: int
    name: str
    refs: list[Id]


def _legends(state: MagicState) -> list[_Legends]:
    """All of these, those of the active player first."""
    found: dict[tuple[int, str], list[Id]] = {}
    for ref, one in characteristics(state).items():
        if "legendary" in one.supertypes:
            found.setdefault((one.controller, one.name), []).append(ref)
    return [
        _Legends(seat, name, refs)
        for seat in (playing(state) if found else ())
        for (controller, name), refs in found.items()
        if controller == seat and len(refs) > 1
    ]


def _is_spell(state: MagicState, key: str) -> bool:
    """Whether a card is none of a permanent: what copied it was a copy of a spell."""
    return definition(state, key).types.isdisjoint(PERMANENT_TYPES)


def _is_gone(thing: Object) -> bool:
    """Whether it is a token that left, or a copy of a card that did."""
    return thing.token and thing.zone not in ("battlefield", "stack")


def _small_changes(draft: MagicDraft) -> bool:
    """Tokens elsewhere, illegal Equipment, counters that annihilate: nothing that could be replaced."""
    state = draft.state
    changed = False
    objects = state.table.objects
    gone: list[tuple[Id, Object]] = []
    if [True for thing in objects.values() if thing.token]:  # in many games there are none at all
        gone += [item for item in objects.items() if _is_gone(item[1])]
    for ref, thing in gone:
        atoms.cease(draft, ref, COPY if _is_spell(state, thing.card) else TOKEN)
        changed = True
    for ref, found in list(characteristics(draft.state).items()):
        thing = draft.state.table.objects[ref]
        both = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0)) if thing.counters else 0
        if both:
            atoms.remove_counters(draft, ref, "+1/+1", both, ANNIHILATE)
            atoms.remove_counters(draft, ref, "-1/-1", both, ANNIHILATE)
            changed = True
        if thing.attached_to is not None and ("Aura" not in found.subtypes or BESTOWED in thing.paid):
            rule = _loose(draft.state, ref, found, thing.attached_to)
            if rule is not None:
                atoms.unattach(draft, ref, rule)
                changed = True
        if thing.deathtouched:
            atoms.forget_deathtouch(draft, ref)
    for seat, player in enumerate(draft.state.table.seats):
        if player.failed_draw and not player.lost:
            atoms.forget_failed_draw(draft, seat)
    for tidy in FORMATS[type(draft.state)].tidy:
        changed |= tidy(draft)
    return changed


def _loose(state: MagicState, ref: str, found: Characteristics, to: str) -> str | None:
    """By which rule it does not stay attached; what is bestowed is an Aura no longer then (CR 702.103f)."""
    if "Aura" in found.subtypes:
        return None if can_enchant(state, ref, to) else UNBESTOWED
    if not stays_equipment(found):
        return ATTACHED
    return None if can_equip(state, ref, characteristics(state).get(to)) else EQUIPMENT


def _show(draft: MagicDraft) -> None:
    """Show the cards that have come into a hand that an effect opens, or lay there as it did (CORE-26.5); and
    the top cards of libraries to whom an effect lets see them (CR 401.5)."""
    open_ = shown(draft.state)
    for seat, looking in sorted(open_.tops.items()):
        atoms.show_top(draft, seat, looking)
    for seat in sorted(open_.hands):
        hand, known = draft.state.table.seats[seat].hand, draft.state.machine.known
        unseen = [ref for ref in hand if len(known.get(ref, ())) < len(draft.state.table.seats)]
        if unseen:
            atoms.reveal(draft, unseen, REVEALED, beside=hand)


def _ask_legend(state: MagicState, task: KeepLegend) -> Decision | None:
    for seat, name, _ in _legends(state)[len(task.answers) :]:
        return KeepingLegend(seat=seat, rule=LEGEND, name=name)
    return None


def _keep_legends(draft: MagicDraft, task: KeepLegend) -> None:
    kept = [action.object for action in given(task)]
    legends = [
        Move(rule=LEGEND, object=ref, to="graveyard")
        for one in _legends(draft.state)
        for ref in one.refs
        if ref not in kept
    ]
    draft.done()
    draft.then(Happen([*_once([*legends, *_due(draft.state)])]))


def is_due(state: MagicState) -> bool:
    """Whether a state-based action or a waiting trigger is due (CR 514.3a)."""
    if state.machine.waiting or is_settled.kept(state):
        return bool(state.machine.waiting)
    return bool(_due(state) or _legends(state) or losers(state) or _small_changes(Draft(state)))


def _alike(ask: Ask) -> list[Id]:
    return _legends(ask.state)[len(ask.state.machine.agenda[-1].answers)].refs


MENUS = (
    Menu(
        KeepingLegend,
        (
            Offer(
                Keep,
                LEGEND,
                "Keep {object}",
                choices=(
                    Choice("object", _alike, (LEGEND, "{object} is not one of these legendary permanents")),
                ),
            ),
        ),
        elsewhere,
    ),
)
TASKS = {
    StateBasedActions: TaskRule(act=_check),
    KeepLegend: TaskRule(ask=_ask_legend, act=_keep_legends),
    LoseByEffect: TaskRule(act=_lose_by_effect),
}
