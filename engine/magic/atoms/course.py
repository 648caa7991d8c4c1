"""Atoms on the course of the game: extra turns, additional phases, what is skipped (CR 500.7–8, 614.10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic import events
from engine.magic.course import AddedPhase, Course, Skip, Skipped
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft

from .base import tell


def _course(draft: MagicDraft) -> Course:
    """The course, to write on; the first time it is counted how many phases of a kind the turn has had."""
    if draft.state.table.course is None:
        plan, step = format_of(draft.state).turn, draft.state.table.step
        steps = plan.steps()
        begun = steps[: steps.index(step) + 1]
        mains = sum(plan.kind(one) == "main" for one in begun)
        draft.table.course = Course(combats=int(any(map(plan.is_of_combat, begun))), mains=mains)
    found: Course = draft.writable(draft.table, "course")
    return found


def add_turns(draft: MagicDraft, seats: Sequence[int], rule: str) -> None:
    """Players take extra turns after this one, the last of them first (CR 500.7)."""
    course = _course(draft)
    course.extra_turns = [*course.extra_turns, *seats]
    for seat in seats:
        tell(draft, events.TurnAdded(rule=rule, seat=seat))


def take_extra_turn(draft: MagicDraft) -> int:
    """The next extra turn is due; whose it is. Turn order waits where it is."""
    course = _course(draft)
    if course.last_in_order is None:
        course.last_in_order = draft.state.table.active
    *left, seat = course.extra_turns
    course.extra_turns = left
    return seat


def keep_order(draft: MagicDraft, seat: int) -> None:
    """Turn order has come to a player."""
    _course(draft).last_in_order = seat


def begin_course_of_turn(draft: MagicDraft, seat: int) -> None:
    """A turn has begun: nothing of it has taken place yet; its combat phases may be skipped (CR 614.10a)."""
    course = _course(draft)
    course.phases, course.resume, course.added, course.combats, course.mains = [], None, False, 0, 0
    course.without_combat = _take(course, seat, "combat phases")


def add_phases(draft: MagicDraft, phases: Sequence[AddedPhase], rule: str) -> None:
    """Phases are added directly after this one, in this order (CR 500.8)."""
    course = _course(draft)
    course.phases = [*course.phases, *reversed(phases)]
    tell(draft, events.PhasesAdded(rule=rule, phases=tuple(phases)))


def begin_added_phase(draft: MagicDraft, natural: str | None) -> AddedPhase:
    """The next phase that has been added begins; after it the turn goes on as it would have."""
    course = _course(draft)
    if not course.added:
        course.added, course.resume = True, natural
    *left, phase = course.phases
    course.phases = left
    return phase


def go_on_with_turn(draft: MagicDraft) -> str | None:
    """No phase has been added any more: the step with which the turn goes on."""
    course = _course(draft)
    resume, course.added, course.resume = course.resume, False, None
    return resume


def count_combat(draft: MagicDraft) -> None:
    """A combat phase has begun."""
    _course(draft).combats += 1


def count_main(draft: MagicDraft) -> None:
    """A main phase has begun."""
    _course(draft).mains += 1


def will_skip(draft: MagicDraft, seat: int, what: Skipped, times: int, rule: str) -> None:
    """A player skips something the next times that it would begin (CR 614.10a)."""
    course = _course(draft)
    course.skips = [*course.skips, *(Skip(seat, what) for _ in range(times))]
    for _ in range(times):
        tell(draft, events.SkipAdded(rule=rule, seat=seat, what=what))


def skips_now(draft: MagicDraft, seat: int, what: Skipped, rule: str) -> bool:
    """It would begin: one effect has it skipped, if there is any (CR 614.10a); whether it is skipped."""
    course = _course(draft)
    skipped = _take(course, seat, what)
    if skipped:
        tell(draft, events.TimeSkipped(rule=rule, seat=seat, what=what))
    return skipped


def pass_over(draft: MagicDraft, seat: int, what: Skipped, rule: str) -> None:
    """Something is skipped that is skipped each time: a combat phase of a turn without any, a step."""
    tell(draft, events.TimeSkipped(rule=rule, seat=seat, what=what))


def _take(course: Course, seat: int, what: Skipped) -> bool:
    """Use up the first of such effects."""
    place = next((n for n, one in enumerate(course.skips) if (one.seat, one.what) == (seat, what)), None)
    if place is None:
        return False
    course.skips = [*course.skips[:place], *course.skips[place + 1 :]]
    return True
