"""The atoms of the game: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

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
    "choose_colour",
    "detach_wall",
    "put_into_province",
    "put_into_row",
    "remove_province",
    "take_from_province",
    "take_from_row",
    "turn_up",
]
