"""What is proposed happens: replacement and prevention first, then atoms, then triggers (CR 603.2, 614, 615).

A batch is settled proposal by proposal. Where several replacement effects apply to one, the affected player,
or the controller of the affected object, picks the next (CR 616.1). Then everything happens at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms, proposals, replacement
from engine.magic.characteristics import Characteristics, characteristics
from engine.magic.evaluate import seat_of, seen
from engine.magic.player_rules import cannot_gain_life
from engine.magic.proposals import AnyProposal, Happen
from engine.magic.replacement.entering import AS_COPY
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

from . import entering_order, leaving, triggers
from .loops import runs_away, too_large
from .refusals import elsewhere

ORDER = cr("616.1")
SHOWN = cr("701.20")
DAMAGE_TO_PLAYER = cr("120.3a")
DAMAGE_TO_WALKER = cr("120.3c")
LIFELINK = cr("702.15b")
POISON = cr("120.3b")
WITHERING = cr("120.3d")


HURT = ("creature", "planeswalker")
"""What can be dealt damage, beside players (CR 120.1)."""


class ChoosingReplacement(Decision, frozen=True, tag="choose_replacement"):
    """Which of several replacement effects applies next."""


class Replace(Action, frozen=True, tag="replace"):
    """Apply this replacement effect next."""

    effect: Text


def _ask(state: MagicState, task: Happen) -> Decision | None:
    decision = _question(state, task)
    return None if decision is not None and _unseen(state, task) else decision


def _unseen(state: MagicState, task: Happen) -> list[str]:
    """The cards that come out of a hidden zone into a public one, and that not everybody has seen.

    A question about them says something of their faces, so they are shown before it is asked.
    """
    return [
        one.object
        for one in task.batch[task.index : task.index + 1] or task.batch
        if isinstance(one, proposals.Move)
        and not atoms.is_hidden(state, one.to)
        and any(atoms.hides(state, seat, one.object) for seat in range(len(state.table.seats)))
    ]


def _question(state: MagicState, task: Happen) -> Decision | None:
    if task.index >= len(task.batch):
        return entering_order.ask(state, task)
    proposal = task.batch[task.index]
    if leaving.is_void(state, proposal):
        return None
    choices = replacement.choices(state, proposal)
    if len(choices) > 1 and task.chosen is None:
        return ChoosingReplacement(seat=replacement.affected_seat(state, proposal), rule=ORDER)
    if not choices or task.answer is not None:
        return None
    return _next(choices, task.chosen).question(state, proposal)


def _next(choices: list[replacement.Replacement], chosen: str | None) -> replacement.Replacement:
    return next((effect for effect in choices if effect.name == chosen), choices[0])


def _act(draft: MagicDraft, task: Happen) -> None:
    unseen = _unseen(draft.state, task)
    if unseen and _question(draft.state, task) is not None:
        atoms.reveal(draft, unseen, SHOWN)
        return
    if task.index < len(task.batch):
        _settle(draft, task)
        return
    draft.done()
    state = draft.state
    before = triggers.watchers(state)
    mark = len(draft.events)
    known = characteristics(state)
    sources = {hit.source: seen(state, hit.source) for hit in task.batch if isinstance(hit, proposals.Damage)}
    dealt = dict.fromkeys(sources, 0)
    at = atoms.timestamp(draft) if any(entering_order.enters(proposal) for proposal in task.batch) else 0
    batch = in_order(state, task)
    atoms.remember(draft, _leaving(state, batch))
    for proposal in batch:
        if isinstance(proposal, proposals.Damage):
            ref = proposal.source
            dealt[ref] += _damage(draft, proposal, sources[ref], known.get(proposal.to))
        else:
            _perform(draft, proposal, at)
    for ref, number in dealt.items():
        _gain_by_lifelink(draft, sources[ref], number)
    triggers.notice(draft, draft.events[mark:], before)
    if not runs_away(draft):
        too_large(draft, _touched(draft.state, batch))


def _leaving(state: MagicState, batch: Sequence[AnyProposal]) -> Iterator[str]:
    """What changes zones; each is remembered as all of them were before."""
    going = (one.object for one in batch if isinstance(one, proposals.Move))
    yield from (ref for ref in going if ref in state.table.objects)


def _touched(state: MagicState, batch: Sequence[AnyProposal]) -> Iterator[int]:
    """The damage and the counters of what was dealt damage, or got counters."""
    for one in batch:
        ref = one.to if isinstance(one, proposals.Damage) else getattr(one, "object", "")
        thing = state.table.objects.get(ref)
        if thing is not None:
            yield from (thing.damage, *thing.counters.values())


def _settle(draft: MagicDraft, task: Happen) -> None:
    proposal = task.batch[task.index]
    current = draft.current(Happen)
    if leaving.is_void(draft.state, proposal):
        current.batch = [*task.batch[: task.index], *task.batch[task.index + 1 :]]
        return
    choices = replacement.choices(draft.state, proposal)
    if not choices:
        if isinstance(proposal, proposals.Destroy):
            _go_on_with(draft, [proposals.Move(rule=proposal.rule, object=proposal.object, to="graveyard")])
        else:
            current.index += 1
        return
    effect = _next(choices, task.chosen)
    changed = effect.apply(draft, proposal, task.answer)
    if too_large(draft, (getattr(one, "amount", 0) for one in changed)):
        return
    current = draft.current(Happen)
    current.chosen = current.answer = None
    _go_on_with(draft, changed)


def _go_on_with(draft: MagicDraft, instead: Sequence[AnyProposal]) -> None:
    """Put proposals in the place of the one that is being settled; they are settled next."""
    current = draft.current(Happen)
    current.batch = [*current.batch[: current.index], *instead, *current.batch[current.index + 1 :]]


def _dies(proposal: AnyProposal) -> bool:
    return isinstance(proposal, proposals.Move) and proposal.to == "graveyard"


def in_order(state: MagicState, task: Happen) -> list[AnyProposal]:
    """What happens at once, written down one after the other.

    Cards go to graveyards in the order of their ids (CORE-R4); what enters does so in the order of its
    controllers from the active player, then as they chose, or of ids (CORE-R13).
    """
    dying = iter(sorted(filter(_dies, task.batch), key=entering_order.id_order))
    entering = iter(entering_order.order(state, task))
    return [
        next(dying) if _dies(one) else next(entering) if entering_order.enters(one) else one
        for one in task.batch
    ]


def _perform(draft: MagicDraft, proposal: AnyProposal, at: int) -> None:
    """Carry out a proposal, other than damage, that nothing replaces any more; what enters, at a time."""
    match proposal:
        case proposals.Move():
            _move(draft, proposal, at)
        case proposals.CreateToken():
            token = atoms.create_token(
                draft, proposal.card, proposal.seat, proposal.rule, tapped=proposal.tapped, at=at
            )
            _put_counters(draft, token, proposal.counters, proposal.rule)
            _note(draft, proposal.into, token)
            if proposal.attach is not None and proposal.attach in draft.state.table.objects:
                atoms.attach(draft, proposal.attach, token, proposal.rule)
        case proposals.Draw():
            atoms.draw(draft, proposal.seat, proposal.rule)
        case proposals.GainLife():
            if proposal.amount:
                atoms.gain_life(draft, proposal.seat, proposal.amount, proposal.rule)
        case proposals.LoseLife():
            if proposal.amount:
                atoms.lose_life(draft, proposal.seat, proposal.amount, proposal.rule)
        case proposals.PutCounters():
            if proposal.object in draft.state.table.objects and proposal.amount:
                atoms.put_counters(draft, proposal.object, proposal.kind, proposal.amount, proposal.rule)


def _damage(
    draft: MagicDraft, hit: proposals.Damage, source: Characteristics | None, found: Characteristics | None
) -> int:
    """CR 120.3: what damage does to what was found, lifelink set apart; the damage that was dealt."""
    keywords: frozenset[str] = frozenset() if source is None else source.keywords
    seat = seat_of(hit.to)
    if seat is None and (hit.to not in draft.state.table.objects or found is None):
        return 0
    if not hit.amount or (found is not None and found.types.isdisjoint(HURT)):
        return 0
    if found is None or not found.is_creature:
        atoms.note_damage(draft, hit.source, hit.to, hit.amount, hit.rule, combat=hit.combat)
    if seat is not None:
        if "infect" in keywords:
            atoms.poison(draft, seat, hit.amount, POISON)
        else:
            atoms.lose_life(draft, seat, hit.amount, DAMAGE_TO_PLAYER)
    elif found is not None:
        if "planeswalker" in found.types:
            atoms.remove_counters(draft, hit.to, "loyalty", hit.amount, DAMAGE_TO_WALKER)
        if found.is_creature:
            _hurt(draft, hit, keywords)
    return hit.amount


def _hurt(draft: MagicDraft, hit: proposals.Damage, keywords: frozenset[str]) -> None:
    """Damage to a creature: marked, or counters (CR 120.3d, e)."""
    withering = not keywords.isdisjoint(("infect", "wither"))
    atoms.mark_damage(
        draft,
        hit.source,
        hit.to,
        hit.amount,
        hit.rule,
        deathtouch="deathtouch" in keywords,
        combat=hit.combat,
        withering=withering,
    )
    if withering:
        atoms.put_counters(draft, hit.to, "-1/-1", hit.amount, WITHERING)


def _gain_by_lifelink(draft: MagicDraft, source: Characteristics | None, number: int) -> None:
    """One gain for everything that a source has dealt at a time (CORE-16.7)."""
    if not number or source is None or "lifelink" not in source.keywords:
        return
    seat = source.controller
    if not draft.state.table.seats[seat].lost and not cannot_gain_life(draft.state, seat):
        atoms.gain_life(draft, seat, number, LIFELINK)


def _move(draft: MagicDraft, move: proposals.Move, at: int) -> None:
    thing = draft.state.table.objects.get(move.object)
    if thing is None or (thing.token and thing.zone != "battlefield"):
        return  # a token that has left goes nowhere any more (CR 111.8)
    new = atoms.move(
        draft,
        move.object,
        move.to,
        move.rule,
        position=move.position,
        controller=move.controller,
        tapped=move.tapped,
        copy_of=move.copy_of,
        copy_types=move.copy_types,
        at=at,
    )
    if move.copy_of is not None:
        seat = thing.owner if move.controller is None else move.controller
        atoms.note_choice(draft, seat, new, "copy", AS_COPY, choice=move.copy_of)
    _put_counters(draft, new, move.counters, move.rule)
    if move.attach_to is not None:
        atoms.attach(draft, new, move.attach_to, move.rule)
    _note(draft, move.into, new)


def _put_counters(draft: MagicDraft, ref: str, counters: dict[str, int], rule: str) -> None:
    for kind, number in sorted(counters.items()):
        if number:
            atoms.put_counters(draft, ref, kind, number, rule)


def _note(draft: MagicDraft, into: list[str], new: str) -> None:
    """Tell the running program what an object became."""
    if not into:
        return
    name = into[0]
    if name.startswith("linked:"):
        atoms.link(draft, name.removeprefix("linked:"), new)
        return
    for index in range(len(draft.state.machine.agenda) - 1, -1, -1):
        task = draft.state.machine.agenda[index]
        if hasattr(task, "pc"):
            run = draft.writable_item(draft.agenda, index)
            run.vars = {**run.vars, name: [*run.vars.get(name, ()), new]}
            return


# Offers ---------------------------------------------------------------------------------------------------


def _effects(ask: Ask) -> list[str]:
    task = ask.state.machine.agenda[-1]
    return [effect.name for effect in replacement.choices(ask.state, task.batch[task.index])]


def _choose(draft: MagicDraft, action: Replace) -> None:
    draft.current(Happen).chosen = action.effect


MENU = Menu(
    ChoosingReplacement,
    (
        Offer(
            Replace,
            ORDER,
            "Apply {effect} first",
            _choose,
            choices=(
                Choice("effect", _effects, (ORDER, "{effect} does not apply to what is about to happen")),
            ),
        ),
    ),
    elsewhere,
)

TASKS = {Happen: TaskRule(ask=_ask, act=_act)}
MENUS = (MENU, entering_order.MENU, *replacement.MENUS)
