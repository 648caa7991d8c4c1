"""Walls that were brought in from a province are attached to it (L5C-19.2)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.documents import Event
from engine.magic.events import ControlChanged, Moved
from engine.magic.hooks import Hearer
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .realm import Place, left_by, wall_of

RECRUITED = cite("L5C-19.1a")
ATTACHED = cite("L5C-19.2")


def _moved(draft: MagicDraft, event: Moved, was: Id | None, now: Id | None) -> None:
    """A Wall leaves; or what has left a province becomes a spell, then a permanent, or something else."""
    if was is None:
        return
    _detach(draft, was)
    at = left_by(draft.state, was)
    if at is None:
        return
    if event.to_zone == "stack":
        atoms.follow(draft, at, now)
        return
    atoms.follow(draft, at, None)
    if event.from_zone == "stack" and event.to_zone == "battlefield" and now is not None:
        is_wall = _is_wall(draft.state, now)
        if is_wall:
            atoms.attach_wall(draft, at.seat, at.number, now)
        atoms.note_recruited(draft, at, now, ATTACHED if is_wall else RECRUITED, attached=is_wall)


def _control_changed(draft: MagicDraft, event: ControlChanged, was: Id | None, now: Id | None) -> None:
    """L5C-R42: whoever takes a Wall over has it attached to nothing, and so has its owner afterwards."""
    _detach(draft, event.object)


def _detach(draft: MagicDraft, ref: Id) -> None:
    at = wall_of(draft.state, ref)
    if at is not None:
        atoms.detach_wall(draft, at.seat, at.number, ref)


def _is_wall(state: MagicState, ref: Id) -> bool:
    found = characteristics(state).get(ref)
    return found is not None and found.is_creature and "Wall" in found.subtypes


class Walls(BasePart):
    """Keeps the record of what is attached to provinces."""

    def told_apart(self, state: MagicState, ref: Id) -> Place | None:
        """L5C-R62: a Wall is assigned to its own province alone (L5C-14.4)."""
        return wall_of(state, ref)

    hears: Mapping[type[Event], Hearer] = {Moved: _moved, ControlChanged: _control_changed}  # type: ignore[dict-item]  # each hearer gets the events that it is listed for
