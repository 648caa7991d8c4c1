"""The atoms of the game: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .duels import begin_duel, end_duel, lay_focus, note_strike
from .events import event_enters, event_leaves, note_discard
from .realms import (
    add_province,
    attach_wall,
    choose_colour,
    detach_wall,
    put_into_province,
    put_into_row,
    remove_province,
    take_from_province,
    take_from_row,
    turn_up,
)

__all__ = [
    "add_province",
    "attach_wall",
    "begin_duel",
    "choose_colour",
    "detach_wall",
    "end_duel",
    "event_enters",
    "event_leaves",
    "lay_focus",
    "note_discard",
    "note_strike",
    "put_into_province",
    "put_into_row",
    "remove_province",
    "take_from_province",
    "take_from_row",
    "turn_up",
]
