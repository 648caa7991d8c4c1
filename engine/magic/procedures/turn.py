"""The turn: its phases and steps in order, with what each does of itself (CR 500–514, 703)."""

from __future__ import annotations

from typing import get_args

from engine.kernel.answers import Asking
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.picks import Pick, options
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.evaluate import next_seat
from engine.magic.language.changes import SkipStep
from engine.magic.language.words import Step
from engine.magic.objects import has_no_maximum_hand_size, kinds_in_force
from engine.magic.proposals import Draw, Happen, Move
from engine.magic.rules import cr
from engine.magic.seams import FORMATS, Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import StepName

from . import triggers
from .course import following_step, next_player, note_step, pass_over
from .loops import last_turn_ended
from .refusals import NOT_LEFT, elsewhere
from .state_based_actions import is_due, notice_control

STARTING = cr("103.1")
STEP = cr("500.1")
DRAW = cr("504.1")
HAND_SIZE = cr("514.1")
ENDS = cr("514.2")
AGAIN = cr("514.3a")
POOLS = cr("500.5")
NEXT_TURN = cr("500.7")
YOUR_NEXT_TURN = YOUR_NEXT_END_STEP = cr("611.2b")
MAXIMUM_HAND = 7
STEPS: tuple[str, ...] = get_args(Step)
COMBAT_STEPS: frozenset[str] = frozenset(
    {
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
    }
)


class BeginStep(Between, tag="begin_step"):
    """A step begins: turn-based actions, then priority."""

    lies_on = ("",)
    step: StepName
    again: bool = False
    """It is a further cleanup step of the turn (CR 514.3a)."""

    def without(self, draft: MagicDraft, seat: int) -> Task:
        """Before the first turn, the next player takes it (CR 103.1)."""
        if draft.state.table.active == seat:
            atoms.choose_starting_player(draft, next_seat(draft.state, seat), STARTING)
        return self


class EndStep(Between, tag="end_step"):
    """A step ends: mana pools empty, the next one begins."""

    lies_on = ("",)
    again: bool = False
    """It is a cleanup step in which players had priority: another one follows (CR 514.3a)."""


class DrawForTurn(Task, tag="draw_for_turn"):
    """The active player draws (CR 504.1)."""


class DiscardCard(Action, frozen=True, tag="discard"):
    """Discard this card."""

    card: Id


class DiscardDown(Between, Asking[DiscardCard], tag="discard_down"):
    """The active player discards down to the maximum hand size (CR 514.1)."""

    lies_on = ("clean_up",)


class CleanUp(Between, tag="clean_up"):
    """Damage and "until end of turn" end together (CR 514.2)."""

    lies_on = ("end_step",)


class NextTurn(Task, tag="next_turn"):
    """The next player's turn begins."""


class DiscardingDown(Decision, frozen=True, tag="discard_to_hand_size"):
    """What to discard next."""

    text = "Choose a card to discard down to your maximum hand size ({left:card} to go)"
    can_be_forced = True
    left: int


def _begin(draft: MagicDraft, task: BeginStep) -> None:
    draft.done()
    table, form = draft.state.table, FORMATS[type(draft.state)]
    plan, mark = form.turn, len(draft.events)
    atoms.begin_step(draft, task.step, AGAIN if task.again else STEP)
    if task.step == plan.first():
        atoms.end_effects_of_turn(draft, table.active, YOUR_NEXT_TURN)
        atoms.end_with_turn(draft, table.active)
        notice_control(draft)
    if plan.kind(task.step) == "end":
        atoms.end_effects_of_end_step(draft, table.active, YOUR_NEXT_END_STEP)
    window = form.timing.window(draft.state) if plan.has_priority(task.step) else ()
    if table.course is not None:
        note_step(draft, task.step)
    draft.then(*plan.tasks_of(draft.state, task.step), *window, EndStep())
    triggers.notice(draft, draft.events[mark:])


def _end(draft: MagicDraft, task: EndStep) -> None:
    """CR 500.2, 500.5."""
    draft.done()
    table, plan = draft.state.table, FORMATS[type(draft.state)].turn
    step = table.step
    for seat, player in enumerate(table.seats):
        if player.mana or player.kept_mana:
            atoms.empty_pool(draft, seat, POOLS, turn_ends=plan.kind(step) == "cleanup")
    table = draft.state.table
    if task.again:
        following: str | None = step
    else:
        usual = table.course is None and SkipStep not in kinds_in_force(draft.state)
        following = plan.following(draft.state) if usual else following_step(draft)
    last = plan.end_of(draft.state, step)
    draft.then(*last, NextTurn() if following is None else BeginStep(following, task.again))


def _draw(draft: MagicDraft, _: DrawForTurn) -> None:
    """In the first turn, the format says whether."""
    draft.done()
    table = draft.state.table
    if FORMATS[type(draft.state)].turn.draws(draft.state) and not table.seats[table.active].lost:
        draft.then(Happen([Draw(rule=DRAW, seat=table.active)]))


def _discards(state: MagicState) -> Pick:
    active = state.table.active
    player = state.table.seats[active]
    excess = 0 if player.lost else max(len(player.hand) - MAXIMUM_HAND, 0)
    if excess and has_no_maximum_hand_size(state, active):
        excess = 0
    hand = sorted(player.hand, key=lambda ref: int(ref[1:])) if excess else ()
    return Pick(active, HAND_SIZE, hand, excess, excess, hidden=True)


def _ask_discard(state: MagicState, task: DiscardDown) -> Decision | None:
    pick = _discards(state)
    if pick.is_settled(task.answers):
        return None
    return DiscardingDown(seat=pick.seat, rule=pick.rule, left=pick.least - len(task.answers))


def _discard(draft: MagicDraft, task: DiscardDown) -> None:
    cards = _discards(draft.state).result(task.answers)
    draft.done()
    if cards:
        draft.then(Happen([Move(rule=HAND_SIZE, object=r, to="graveyard", discarded=True) for r in cards]))


def _clean_up(draft: MagicDraft, _: CleanUp) -> None:
    draft.done()
    for ref in (*draft.state.table.battlefield, *draft.state.table.command):
        thing = draft.state.table.objects[ref]
        if thing.damage or thing.deathtouched:
            atoms.remove_damage(draft, ref, ENDS)
        if thing.shields or thing.used or thing.damaged_by or thing.saddled:
            atoms.forget_turn(draft, ref)
    atoms.end_effects(draft, "turn", ENDS)
    notice_control(draft)
    atoms.forget_turn_before(draft)
    draft.then(CleanupAgain())


class CleanupAgain(Task, tag="cleanup_again"):
    """If something is due in the cleanup step, players act, and another one follows (CR 514.3a)."""


def _again(draft: MagicDraft, _: CleanupAgain) -> None:
    draft.done()
    if is_due(draft.state):
        draft.current(EndStep).again = True
        draft.then(*FORMATS[type(draft.state)].timing.window(draft.state))


def _next_turn(draft: MagicDraft, _: NextTurn) -> None:
    """Turns of players who have left are skipped; what lasts until one of them ends then (CR 800.4k, m)."""
    draft.done()
    if last_turn_ended(draft):
        return
    table = draft.state.table
    if table.course is None:
        following = next_seat(draft.state, table.active)
        if (following - table.active) % len(table.seats) > 1:
            pass_over(draft, table.active, following)
    else:
        following = next_player(draft)
    atoms.begin_turn(draft, following, NEXT_TURN)
    if draft.state.table.course is not None:
        atoms.begin_course_of_turn(draft, following)
    draft.then(BeginStep(FORMATS[type(draft.state)].turn.first()))


TASKS = {
    BeginStep: TaskRule(act=_begin),
    EndStep: TaskRule(act=_end),
    DrawForTurn: TaskRule(act=_draw),
    DiscardDown: TaskRule(ask=_ask_discard, act=_discard),
    CleanUp: TaskRule(act=_clean_up),
    CleanupAgain: TaskRule(act=_again),
    NextTurn: TaskRule(act=_next_turn),
}
MENUS = (
    Menu(
        DiscardingDown,
        (
            Offer(
                DiscardCard,
                HAND_SIZE,
                "Discard {card}",
                choices=(Choice("card", options(_discards), (HAND_SIZE, NOT_LEFT)),),
            ),
        ),
        elsewhere,
    ),
)
