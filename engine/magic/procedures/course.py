"""What comes next where it is something else than usual: extra turns, additional phases, what is skipped (CR
500.7, 500.8, 614.10). It is asked only in games in which an effect has said such a thing."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.course import Skipped
from engine.magic.evaluate import next_seat
from engine.magic.objects import skips_step
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft

SKIPPING = cr("614.10a")
EACH_TURN = cr("614.10")
SKIPPED = cr("800.4m")


_STEPS: dict[str, Skipped] = {"draw": "draw step", "upkeep": "upkeep step"}


def following_step(draft: MagicDraft) -> str | None:
    """The step that follows the current one; None, if the turn is over."""
    plan, step = format_of(draft.state).turn, draft.state.table.step
    following = _next_step(draft, step)
    while following is not None and _is_skipped(draft, following):
        step = following
        if plan.is_of_combat(step):
            step = next(one for one in reversed(plan.steps()) if plan.is_of_combat(one))
        following = _next_step(draft, step)
    return following


def _next_step(draft: MagicDraft, step: str) -> str | None:
    """The next step of the phase, of one that has been added after it, or of the turn (CR 500.8)."""
    plan, course = format_of(draft.state).turn, draft.state.table.course
    natural = plan.following(draft.state, step)
    if course is None or (natural is not None and plan.phase(natural) == plan.phase(step)):
        return natural
    if course.phases:
        return plan.added(atoms.begin_added_phase(draft, natural))
    return atoms.go_on_with_turn(draft) if course.added else natural


def _is_skipped(draft: MagicDraft, step: str) -> bool:
    """Whether the active player skips this step, or the combat phase that begins with it (CR 614.10a)."""
    plan, table = format_of(draft.state).turn, draft.state.table
    what = _STEPS.get(plan.kind(step))
    if what is not None and skips_step(draft.state, table.active, plan.kind(step)):
        atoms.pass_over(draft, table.active, what, EACH_TURN)
        return True
    if table.course is None:
        return False
    if what is not None:
        return atoms.skips_now(draft, table.active, what, SKIPPING)
    if not _begins_combat(draft, step):
        return False
    if table.course.without_combat:
        atoms.pass_over(draft, table.active, "combat phase", SKIPPING)
        return True
    return atoms.skips_now(draft, table.active, "combat phase", SKIPPING)


def note_step(draft: MagicDraft, step: str) -> None:
    """Count the combat phases and main phases of a turn."""
    if _begins_combat(draft, step):
        atoms.count_combat(draft)
    if format_of(draft.state).turn.kind(step) == "main":
        atoms.count_main(draft)


def _begins_combat(draft: MagicDraft, step: str) -> bool:
    plan = format_of(draft.state).turn
    return step == next(one for one in plan.steps() if plan.is_of_combat(one))


def next_player(draft: MagicDraft) -> int:
    """Whose turn is next: an extra turn, or that of the next player in turn order, unless it is skipped."""
    while True:
        course = draft.state.table.course
        assert course is not None, "it is asked of what is out of the ordinary"
        if course.extra_turns:
            seat = atoms.take_extra_turn(draft)
            skipped = draft.state.table.seats[seat].lost or atoms.skips_now(draft, seat, "turn", SKIPPING)
        else:
            before = draft.state.table.active if course.last_in_order is None else course.last_in_order
            seat = next_seat(draft.state, before)
            pass_over(draft, before, seat)
            skipped = atoms.skips_now(draft, seat, "turn", SKIPPING)
            if skipped or course.last_in_order is not None:
                atoms.keep_order(draft, seat)
        if not skipped:
            return seat


def pass_over(draft: MagicDraft, before: int, seat: int) -> None:
    """Players between these two have left: what lasts until one of their turns ends then (CR 800.4m)."""
    seats = len(draft.state.table.seats)
    for step in range(1, (seat - before) % seats):
        gone = (before + step) % seats
        atoms.end_effects_of_turn(draft, gone, SKIPPED)
        atoms.end_effects_of_untap_step(draft, gone, SKIPPED)
