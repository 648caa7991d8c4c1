"""Proposed events: what replaces or prevents them, then they happen at once (CR 603.2, 614, 615).

A batch is settled proposal by proposal. Where several replacement effects apply to one, the affected player,
or the controller of the affected object, picks the next (CR 616.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision, Event
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms, replacement
from engine.magic.continuous_effects import RIOT
from engine.magic.language.words import COLORS
from engine.magic.limits import MOST_PERMANENTS
from engine.magic.objects import characteristics
from engine.magic.proposals import (
    AnyProposal,
    CreateToken,
    Damage,
    Destroy,
    Draw,
    Following,
    GainLife,
    Happen,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    Replace,
    Replacement,
    affected_seat,
    enters,
    id_order,
    moves_of,
)
from engine.magic.replacement import entering
from engine.magic.replacement.choosing import CHOOSING
from engine.magic.replacement.entering import AS_COPY
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState

from . import leaving, triggers
from .damage import Dealing
from .loops import ENDLESS, exceeds_limits, too_large
from .refusals import elsewhere
from .stack import Run

ORDER = cr("616.1")
SHOWN = cr("701.20")
TURNED_UP = cr("406.3")
ATTACKING = cr("508.4")


class ChoosingReplacement(Decision, frozen=True, tag="choose_replacement"):
    """Which of several replacement effects applies next."""

    text = "Choose which effect applies first to what is about to happen"


def _ask(state: MagicState, task: Happen) -> Decision | None:
    decision = _question(state, task)
    return None if decision is not None and _unseen(state, task) else decision


def _unseen(state: MagicState, task: Happen) -> list[str]:
    """The cards that come into a public zone out of a hidden one, if not everybody has seen them, or that lie
    face down in exile.

    A question about them says something of their faces, so they are shown before it is asked.
    """
    return [
        one.object
        for one in task.batch[task.index : task.index + 1] or task.batch
        if isinstance(one, Move)
        and one.face_down is None
        and not atoms.is_hidden(state, one.to)
        and (
            any(atoms.hides(state, seat, one.object) for seat in range(len(state.table.seats)))
            or (state.table.exile and _is_covered(state, one.object))
        )
    ]


def _is_covered(state: MagicState, ref: str) -> bool:
    return ref in state.table.objects and atoms.lies_covered(state.table.objects[ref])


def _question(state: MagicState, task: Happen) -> Decision | None:
    if task.index >= len(task.batch):
        return entering.ask_order(state, task)
    proposal = task.batch[task.index]
    if leaving.is_void(state, proposal):
        return None
    choices = replacement.choices(state, proposal)
    if len(choices) > 1 and task.chosen is None:
        return ChoosingReplacement(seat=affected_seat(state, proposal), rule=ORDER)
    if not choices or task.reply is not None:
        return None
    return _next(choices, task.chosen).question(state, proposal)


def _next(choices: list[Replacement[Any]], chosen: str | None) -> Replacement[Any]:
    return next((effect for effect in choices if effect.name == chosen), choices[0])


def _act(draft: MagicDraft, task: Happen) -> None:
    """The phases of a batch: cards are shown before a question betrays them; proposals are replaced, one by
    one; then they happen together, abilities trigger on that, and what the format's rules say follows."""
    if _show(draft, task):
        return
    if task.index < len(task.batch):
        _replace(draft, task)
        return
    draft.done()
    batch = _in_order(draft.state, task)
    held = leaving.held_by(draft.state, batch)
    before = triggers.looking_back(draft)
    happened = _perform(draft, batch)
    triggers.notice(draft, happened, before)
    if not exceeds_limits(draft) and not too_large(draft, _grown(draft.state, batch)):
        seats = draft.state.table.seats
        draft.then(*(_program_of(one) for one in task.following if not seats[one.seat].lost))
        _follow(draft, happened)
        leaving.go_back(draft, held)


def _show(draft: MagicDraft, task: Happen) -> bool:
    """Show cards that a question is about to say something of; whether there are any."""
    unseen = _unseen(draft.state, task)
    if not unseen:
        return False
    covered = [ref for ref in unseen if atoms.lies_covered(draft.state.table.objects[ref])]
    for ref in covered:
        atoms.uncover(draft, ref, TURNED_UP)
    if covered:
        return True
    if _question(draft.state, task) is None:
        return False
    atoms.reveal(draft, unseen, SHOWN)
    return True


def _replace(draft: MagicDraft, task: Happen) -> None:
    """Apply the next replacement effect to the current proposal, or go on to the next one (CR 616.1)."""
    proposal = task.batch[task.index]
    if leaving.is_void(draft.state, proposal):
        _put_in_place(draft, [])
        return
    choices = replacement.choices(draft.state, proposal)
    if not choices:
        if isinstance(proposal, Mill):
            _put_in_place(draft, moves_of(draft.state, proposal))
        elif isinstance(proposal, Destroy):
            move = Move(rule=proposal.rule, object=proposal.object, to="graveyard")
            move.named_before = proposal.named
            _put_in_place(draft, [move])
        else:
            draft.current(Happen).index += 1
        return
    changed = _next(choices, task.chosen).apply(draft, proposal, task.reply)
    if too_large(draft, _amounts(changed)) or _too_many(draft, changed):
        return
    _put_in_place(draft, changed)


def _amounts(changed: Sequence[AnyProposal]) -> Iterator[int]:
    """How much it would be now."""
    for one in changed:
        yield getattr(one, "amount", 0)
        if isinstance(one, CreateToken | Move):
            yield from one.counters.values()


def _too_many(draft: MagicDraft, changed: Sequence[AnyProposal]) -> bool:
    """End the game in a draw if more tokens would be created at once than there can be permanents; whether
    it ended."""
    many = len(changed) > 1 and len(draft.current(Happen).batch) + len(changed) > MOST_PERMANENTS
    if many:
        atoms.end_game(draft, None, ENDLESS, f"this comes to more than {MOST_PERMANENTS:,} permanents")
    return many


def _put_in_place(draft: MagicDraft, instead: Sequence[AnyProposal]) -> None:
    """Put proposals in the place of the current one; they are replaced next, by other answers."""
    current = draft.current(Happen)
    current.answers = []
    current.batch = [*current.batch[: current.index], *instead, *current.batch[current.index + 1 :]]


def _perform(draft: MagicDraft, batch: Sequence[AnyProposal]) -> list[Event]:
    """Let everything happen at once, through atoms; the events.

    What leaves, and what deals or is dealt damage, is remembered as it was before any of it happened.
    """
    mark = len(draft.events)
    damage = Dealing(draft.state, batch)
    at = atoms.timestamp(draft) if any(map(enters, batch)) else 0
    atoms.remember(draft, _leaving(draft.state, batch))
    for proposal in batch:
        match proposal:
            case Move():
                _move(draft, proposal, at)
            case Draw():
                atoms.draw(draft, proposal.seat, proposal.rule)
            case Damage():
                if damage.deal(draft, proposal):
                    _name_damage(draft, proposal)
            case CreateToken():
                _create(draft, proposal, at)
            case GainLife() if proposal.amount:
                atoms.gain_life(draft, proposal.seat, proposal.amount, proposal.rule)
            case LoseLife() if proposal.amount:
                _lose_life(draft, proposal)
            case PutCounters() if proposal.object in draft.state.table.objects:
                _put_counters(draft, proposal.object, {proposal.kind: proposal.amount}, proposal.rule)
                if proposal.named is not None and proposal.amount:
                    _name(draft, proposal.named, proposal.object)
    damage.gain_by_lifelink(draft)
    return draft.events[mark:]


def _follow(draft: MagicDraft, happened: Sequence[Event]) -> None:
    """What rules of the format do at once happens next, together."""
    following = [one for follows in format_of(draft.state).follows for one in follows(draft.state, happened)]
    if following:
        draft.then(Happen(following))


def _program_of(following: Following) -> Run:
    """What is carried out in the place of an event, or besides, once everything else has happened."""
    return Run(
        following.code,
        following.seat,
        following.source,
        vars=dict(following.vars),
        replaced_by=list(following.replaced_by),
    )


def _leaving(state: MagicState, batch: Sequence[AnyProposal]) -> Iterator[str]:
    """What changes zones; each is remembered as all of them were before."""
    going = (one.object for one in batch if isinstance(one, Move))
    yield from (ref for ref in going if ref in state.table.objects)


def _grown(state: MagicState, batch: Sequence[AnyProposal]) -> Iterator[int]:
    """The damage and the counters of what was dealt damage, or got counters."""
    for one in batch:
        ref = one.to if isinstance(one, Damage) else getattr(one, "object", "")
        thing = state.table.objects.get(ref)
        if thing is not None:
            yield from (thing.damage, *thing.counters.values())


def _dies(proposal: AnyProposal) -> bool:
    return isinstance(proposal, Move) and proposal.to == "graveyard"


def _in_order(state: MagicState, task: Happen) -> list[AnyProposal]:
    """What happens at once, written down one after the other.

    Cards go to graveyards in the order of their ids (CORE-R4); what enters does so in the order of its
    controllers from the active player, then as they chose, or of ids (CORE-R13).
    """
    if len(task.batch) < 2:
        return task.batch
    dying = iter(sorted(filter(_dies, task.batch), key=id_order))
    arriving = iter(entering.order(state, task))
    return [next(dying) if _dies(one) else next(arriving) if enters(one) else one for one in task.batch]


def _create(draft: MagicDraft, token: CreateToken, at: int) -> None:
    new = atoms.create_token(
        draft,
        token.card,
        token.seat,
        token.rule,
        size=token.size,
        exceptions=token.exceptions,
        chosen=token.chosen,
        tapped=token.tapped,
        at=at,
    )
    _tell_chosen(draft, token.seat, new)
    if token.hasty:
        atoms.mark(draft, new, "hasty", RIOT)
    _join(draft, new, token.attacks)
    _put_counters(draft, new, token.counters, token.rule)
    if token.attach_to is not None:
        atoms.attach(draft, new, token.attach_to, token.rule)
    if token.named is not None:
        _name(draft, token.named, new)
    if token.attach is not None and token.attach in draft.state.table.objects:
        atoms.attach(draft, token.attach, new, token.rule)


def _move(draft: MagicDraft, move: Move, at: int) -> None:
    thing = draft.state.table.objects.get(move.object)
    if thing is None or (thing.token and thing.zone not in ("battlefield", "stack")):
        return  # a token that has left goes nowhere any more (CR 111.8)
    arrival = atoms.Arrival(
        position=move.position,
        controller=move.controller,
        tapped=move.tapped,
        face_down=move.face_down,
        copy_of=move.copy_of,
        exceptions=move.exceptions,
        size=move.copy_size,
        chosen=move.chosen,
        x=move.x,
        timestamp=at,
    )
    how: Literal["sacrificed", "discarded"] | None
    how = "sacrificed" if move.sacrificed else "discarded" if move.discarded else None
    new = atoms.move(draft, move.object, move.to, move.rule, arrival, how)
    if move.chosen is not None:
        _tell_chosen(draft, thing.owning_seat if move.controller is None else move.controller, new)
    if move.hasty:
        atoms.mark(draft, new, "hasty", RIOT)
    if move.copy_of is not None:
        seat = thing.owning_seat if move.controller is None else move.controller
        atoms.note_choice(draft, seat, new, "copy", AS_COPY, choice=move.copy_of)
    if move.attacks is not None and characteristics(draft.state)[new].is_creature:
        _join(draft, new, move.attacks)
    _put_counters(draft, new, move.counters, move.rule)
    if move.attach_to is not None:
        atoms.attach(draft, new, move.attach_to, move.rule)
    if move.linked_to is not None:
        atoms.link(draft, move.linked_to, new)
    if move.held_by is not None:
        atoms.hold(draft, move.held_by, new, thing.zone)
    if move.named is not None:
        _name(draft, move.named, new)
    if move.named_before is not None:
        _name(draft, move.named_before, move.object)


def _join(draft: MagicDraft, new: str, whom: str | None) -> None:
    """What has entered attacks this, if there is a combat that it can join (CR 508.4)."""
    if whom is not None and format_of(draft.state).combat.can_be_joined(draft.state):
        format_of(draft.state).combat.join(draft, new, whom, ATTACKING)


def _tell_chosen(draft: MagicDraft, seat: int, new: str) -> None:
    """What was chosen for something that has entered."""
    value = draft.state.table.objects[new].chosen
    if value is not None:
        kind: Literal["color", "type"] = "color" if value in COLORS else "type"
        atoms.note_choice(draft, seat, new, kind, CHOOSING, choice=value)


def _put_counters(draft: MagicDraft, ref: str, counters: dict[str, int], rule: str) -> None:
    for kind, number in sorted(counters.items()):
        if number:
            atoms.put_counters(draft, ref, kind, number, rule)


def _lose_life(draft: MagicDraft, loss: LoseLife) -> None:
    atoms.lose_life(draft, loss.seat, loss.amount, loss.rule)
    if loss.named is not None:
        _add(draft, loss.named, loss.amount)


def _name_damage(draft: MagicDraft, hit: Damage) -> None:
    """What was dealt damage, and how much."""
    if hit.named is not None:
        _name(draft, hit.named, hit.to)
    if hit.summed is not None:
        _add(draft, hit.summed, hit.amount)


def _add(draft: MagicDraft, name: str, number: int) -> None:
    """Let the running program name a number that is so much greater."""
    run = _program(draft)
    before = sum(int(one) for one in run.vars.get(name, ()))
    run.vars = {**run.vars, name: [before + number]}


def _name(draft: MagicDraft, name: str, new: str) -> None:
    """Let the running program name one more object."""
    run = _program(draft)
    run.vars = {**run.vars, name: [*run.vars.get(name, ()), new]}


def _program(draft: MagicDraft) -> Run:
    """The running program, to write its variables. What it has set going lies above it on the agenda."""
    agenda = draft.agenda
    index = next(index for index in reversed(range(len(agenda))) if isinstance(agenda[index], Run))
    run: Run = draft.writable_item(agenda, index)
    return run


# Offers ---------------------------------------------------------------------------------------------------


def _effects(ask: Ask) -> list[str]:
    task = ask.state.machine.agenda[-1]
    return [effect.name for effect in replacement.choices(ask.state, task.batch[task.index])]


MENU = Menu(
    ChoosingReplacement,
    (
        Offer(
            Replace,
            ORDER,
            "Apply {effect} first",
            choices=(
                Choice("effect", _effects, (ORDER, "{effect} does not apply to what is about to happen")),
            ),
        ),
    ),
    elsewhere,
)

TASKS = {Happen: TaskRule(ask=_ask, act=_act)}
MENUS = (MENU, *replacement.MENUS)
