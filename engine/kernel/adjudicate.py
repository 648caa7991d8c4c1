"""Adjudication: which actions are legal, and what follows from them.

A state rests only where a task asks; :func:`apply` performs the answer and runs the agenda to the next
question. What is derived from a state (the decision, the list of actions) is kept with it
(:mod:`.derived`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from msgspec import Struct

from . import answers
from .clauses import Ask
from .derived import CARRIED, derived
from .documents import (
    Action,
    Concede,
    Conceded,
    Decision,
    Event,
    Fault,
    Forced,
    Private,
    Rng,
    State,
    Verdict,
    Violation,
    Waiting,
)
from .draft import Draft
from .errors import EngineError, GameOver, IllegalAction, InvalidState, StepBudgetExceeded
from .faces import with_faces
from .ruleset import Ruleset

S = TypeVar("S", bound=State)
W = TypeVar("W", bound=Callable[..., Any])

STEP_BUDGET = 10_000
"""How many tasks one action may set off before it has to reach a decision."""


class Applied(Struct, frozen=True):
    """The result of an action: the new state, and the events that led to it, in order."""

    state: Any
    events: tuple[Event, ...]


class SeatView(Struct, frozen=True):
    """What one seat may know: its view of the table, the decision, and its legal actions."""

    view: Any
    decision: Decision | None
    legal_actions: tuple[Action, ...]


FORGED = Fault("$.machine", "no game can have this machine")
_SENT = "sent"
"""The mark, among what goes along with a game, that a document brought its machine along."""


def mark_as_sent(state: State) -> None:
    """Note that the machine of a state came with a document; whatever follows from the state inherits it."""
    state.__dict__.setdefault(CARRIED, {})[_SENT] = True


def _is_sent(state: State) -> bool:
    return _SENT in state.__dict__.get(CARRIED, ())


def answerable(work: W) -> W:
    """Let work that stumbles over a machine that came with a document say that the document is at fault.

    The checks of documents find the forged machines that anybody thought of; the rest ends here. A machine
    that the engine made is never at fault: there the error is a bug, and stays what it is.
    """

    @wraps(work)
    def guarded(ruleset: Ruleset[Any], state: State, *args: Any) -> Any:
        try:
            return work(ruleset, state, *args)
        except EngineError:
            raise
        except Exception as error:
            if not _is_sent(state):
                raise
            raise InvalidState([FORGED]) from error

    return cast("W", guarded)


def run(ruleset: Ruleset[S], draft: Draft[S]) -> Decision | None:
    """Carry out tasks until one asks (returns its decision) or the game is over (returns None).

    Raises:
        StepBudgetExceeded: :data:`STEP_BUDGET` tasks were not enough, and the ruleset doesn't say what then.
        AssertionError: a handler changed nothing, or the agenda ran out: a bug of the ruleset.
    """
    tasks = ruleset.tasks
    state = draft.state
    for _ in range(STEP_BUDGET):
        if state.table.outcome is not None:
            return None
        agenda = state.machine.agenda
        assert agenda, "the agenda ran out before the game was over"
        task = agenda[-1]
        rule = tasks[type(task)]
        if rule.ask is not None:
            decision = rule.ask(state, task)
            if decision is not None:
                overflown = ruleset.overflows is not None and ruleset.overflows(draft)
                return None if overflown else decision
        assert rule.act is not None, f"{type(task).__name__} has nothing to ask and cannot act"
        writes = draft.writes
        rule.act(draft, task)
        assert draft.writes != writes, f"{type(task).__name__} neither asked nor acted"
    if ruleset.runaway is None:
        raise StepBudgetExceeded(STEP_BUDGET)
    ruleset.runaway(draft)
    assert state.table.outcome is not None, "a runaway game ends"
    return None


def _decision(ruleset: Ruleset[S], state: S) -> Decision | None:
    return None if state.table.outcome is not None else _asked_for(state, ruleset)


@derived()
def _asked_for(state: State, ruleset: Ruleset[Any]) -> Decision:
    """The decision that a settled state waits for."""
    task = state.machine.agenda[-1]
    ask = ruleset.tasks[type(task)].ask
    decision = ask(state, task) if ask is not None else None
    assert decision is not None, "a settled state rests where a task asks"
    return decision


def _question(ruleset: Ruleset[S], state: S) -> Ask | None:
    # Made anew each time: kept with the state that it refers to, it would be a reference cycle, and no state
    # would be freed before the garbage collector finds it.
    decision = _decision(ruleset, state)
    return None if decision is None else _asked(ruleset, state, decision)


def _asked(ruleset: Ruleset[S], state: S, decision: Decision) -> Ask:
    return Ask(state, decision, ruleset.hides, ruleset.name_of, ruleset)


@answerable
def question(ruleset: Ruleset[S], state: S) -> Ask | None:
    """The decision that a settled state waits for, in the form that clauses look at; None when the game is
    over."""
    return _question(ruleset, state)


@answerable
def legal_actions(ruleset: Ruleset[S], state: S) -> tuple[Action, ...]:
    """Every legal action of the seat that decides, complete and in a fixed order; empty when the game is
    over."""
    return _listed(state, ruleset)


@derived()
def _listed(state: State, ruleset: Ruleset[Any]) -> tuple[Action, ...]:
    ask = _question(ruleset, state)
    return () if ask is None else ruleset.menu[type(ask.decision)].actions(ask)


def can_go_on(ruleset: Ruleset[S], state: S) -> bool:
    """Whether the question of a state has a legal answer; those that name nothing are tried first."""
    ask = question(ruleset, state)
    if ask is None:
        return False
    simple = (offer for offer in ruleset.menu[type(ask.decision)].offers if not offer.choices)
    return any(offer.actions(ask) for offer in simple) or bool(legal_actions(ruleset, state))


def _is_listed(ruleset: Ruleset[S], state: S, action: Action) -> bool:
    """Whether the action is on the list of legal actions, if they have been listed."""
    return action in (_listed.kept(state, ruleset) or ())


def _violations(ruleset: Ruleset[S], ask: Ask, action: Action) -> list[Violation]:
    if type(action) is Concede:
        if not 0 <= action.seat < len(ask.table.seats):
            reason = f"there is no seat {action.seat}"
            return [Violation(ruleset.concession, reason, {"seats": len(ask.table.seats)})]
        if not ruleset.in_game(ask.state, action.seat):
            return [Violation(ruleset.concession, f"seat {action.seat} has left the game")]
        return []
    return ruleset.menu[type(ask.decision)].violations(ask, action, ruleset.anytime)


@answerable
def check(ruleset: Ruleset[S], state: S, action: Action) -> Verdict:
    """Whether the action is legal now and by which clause; if not, every reason why. Changes nothing.

    Raises:
        GameOver: the game has ended.
    """
    ask = _question(ruleset, state)
    if ask is None:
        raise GameOver(state.table.outcome)
    violations = _violations(ruleset, ask, action)
    if violations:
        first = violations[0]
        return Verdict(False, first.rule, first.reason, tuple(violations))
    rule = ruleset.concession
    if type(action) is not Concede:
        rule = ruleset.menu[type(ask.decision)].by_action[type(action)].grants(ask)
    return Verdict(True, rule, ruleset.book.rule(rule).text)


@answerable
def apply(ruleset: Ruleset[S], state: S, action: Action) -> Applied:
    """Carry the action out and everything that follows from it, up to the next decision. ``state`` is not
    changed.

    Raises:
        IllegalAction: the rules forbid it.
        GameOver: the game has ended.
        StepBudgetExceeded: its consequences did not come to an end, and the ruleset doesn't say what then.
    """
    decision = _decision(ruleset, state)
    if decision is None:
        raise GameOver(state.table.outcome)
    if not _is_listed(ruleset, state, action):
        violations = _violations(ruleset, _asked(ruleset, state, decision), action)
        if violations:
            raise IllegalAction(decision, violations)
    return _carried_out(ruleset, state, decision, action)


@answerable
def take(ruleset: Ruleset[S], state: S, action: Action, chance: Rng) -> S:
    """The state after an action that is known to be legal, and after what the rules make of this chance, in
    place of the state's own.

    Raises:
        StepBudgetExceeded: as :func:`apply`.
    """
    decision = _decision(ruleset, state)
    assert decision is not None, "a game that is over has no legal actions"
    after: S = _carried_out(ruleset, state, decision, action, chance).state
    return after


def _carried_out(
    ruleset: Ruleset[S], state: S, decision: Decision, action: Action, chance: Rng | None = None
) -> Applied:
    """What comes of a legal action; by this chance, if it is not to be the state's."""
    draft = Draft(state)
    try:
        if chance is not None:
            draft.writable(draft.state, "machine").rng = chance
        _perform(ruleset, draft, state, decision, action)
        following = run(ruleset, draft)
    except StepBudgetExceeded:
        if ruleset.runaway is None:
            raise
        draft, following = Draft(state), None
        ruleset.runaway(draft)
    after = draft.rest()
    if following is not None:
        _asked_for.keep(after, following, ruleset)
    return Applied(after, tuple(draft.events))


def forced(ruleset: Ruleset[S], state: S) -> Action | None:
    """The action of the seat that decides, if it is the only one and everybody sees that (see
    :attr:`~.documents.Decision.can_be_forced`). Nothing is forced where the game is over."""
    return _forced(ruleset, state, question(ruleset, state))


def _forced(ruleset: Ruleset[S], state: S, ask: Ask | None) -> Action | None:
    if ask is None or not ask.decision.can_be_forced:
        return None
    actions = legal_actions(ruleset, state)
    return actions[0] if len(actions) == 1 else None


def take_forced(ruleset: Ruleset[S], state: S) -> tuple[Action, Applied] | None:
    """Take the action that is :func:`forced`, if one is: the action, and what comes of it. The events begin
    by saying so.

    Raises:
        StepBudgetExceeded: its consequences did not come to an end (see :func:`apply`).
    """
    ask = question(ruleset, state)
    action = _forced(ruleset, state, ask)
    if ask is None or action is None:
        return None
    told = Forced(rule=ask.decision.rule, seat=ask.seat, action=str(action.__struct_config__.tag))
    applied = apply(ruleset, state, action)
    return action, Applied(applied.state, (told, *applied.events))


def _perform(ruleset: Ruleset[S], draft: Draft[S], state: S, decision: Decision, action: Action) -> None:
    """Carry out a legal action, up to what follows from it."""
    if type(action) is Concede:
        _concede(ruleset, draft, action.seat)
        return
    if ruleset.chosen is not None:
        ruleset.chosen(draft, state, decision, action)
    perform = ruleset.menu[type(decision)].by_action[type(action)].perform
    if perform is None:
        answers.record(draft, decision.seat, action)
    else:
        perform(draft, action)


def _concede(ruleset: Ruleset[S], draft: Draft[S], seat: int) -> None:
    event = Conceded(rule=ruleset.concession, seat=seat)
    outcome = ruleset.conceded(draft.state, seat)
    if outcome is not None:
        draft.finish(outcome, event)
        return
    assert ruleset.leave is not None, "a game that goes on without a seat lets it leave"
    draft.emit(event)
    ruleset.leave(draft, seat)


def view(ruleset: Ruleset[S], state: S, seat: int) -> SeatView:
    """What a seat may see. The seat that decides sees its decision in full, the others that it is being made.

    Raises:
        IndexError: there is no such seat.
    """
    if not 0 <= seat < len(state.table.seats):
        raise IndexError(f"there is no seat {seat}")
    ask = _question(ruleset, state)
    seen = _seen(ruleset, state, seat)
    if ask is None:
        return SeatView(seen, None, ())
    if ask.seat != seat:
        return SeatView(seen, Waiting(seat=ask.seat, rule=ask.decision.rule), ())
    return SeatView(seen, ask.decision, legal_actions(ruleset, state))


@answerable
def _seen(ruleset: Ruleset[Any], state: State, seat: int) -> Any:
    return with_faces(ruleset, state, ruleset.view(state, seat))


def redact(event: Event, seat: int) -> Event:
    """The event as this seat may see it: without a private part that is not for it."""
    private = getattr(event, "private", None)
    if not isinstance(private, Private) or seat in private.seats:
        return event
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return type(event)(**{**fields, "private": None})


def sample(ruleset: Ruleset[S], state: S, seat: int, seed: int) -> S:
    """A state consistent with all that the seat has seen: what it has not seen is dealt anew, chance is new
    too.

    Raises:
        IndexError: there is no such seat.
    """
    if not 0 <= seat < len(state.table.seats):
        raise IndexError(f"there is no seat {seat}")
    return _sampled(ruleset, state, seat, seed)


@answerable
def _sampled(ruleset: Ruleset[S], state: S, seat: int, seed: int) -> S:
    draft = Draft(state)
    draft.writable(draft.state, "machine").rng = Rng(seed)
    ruleset.resample(draft, seat)
    return draft.rest()
