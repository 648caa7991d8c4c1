"""The atoms of the game: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .duels import begin_duel, end_duel, lay_focus, note_strike
from .events import event_enters, event_leaves, note_discard
from .realms import (
    add_province,
    attach_wall,
    choose_colour,
    count_life,
    detach_wall,
    follow,
    forget_life,
    note_doubling,
    note_land,
    note_province_discard,
    note_recruited,
    note_refilled,
    put_into_province,
    put_into_row,
    remove_province,
    take_from_province,
    take_from_row,
    turn_up,
)
from .repeats import remember_deed

__all__ = [
    "add_province",
    "attach_wall",
    "begin_duel",
    "choose_colour",
    "count_life",
    "detach_wall",
    "end_duel",
    "event_enters",
    "event_leaves",
    "follow",
    "forget_life",
    "lay_focus",
    "note_discard",
    "note_doubling",
    "note_land",
    "note_province_discard",
    "note_recruited",
    "note_refilled",
    "note_strike",
    "put_into_province",
    "put_into_row",
    "remember_deed",
    "remove_province",
    "take_from_province",
    "take_from_row",
    "turn_up",
]
