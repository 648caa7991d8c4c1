"""The only functions that write on the table: each changes one thing and reports it in one event.

``rule`` is the clause that makes it happen, wherever it is not always the same.
"""

from __future__ import annotations

from .attack import (
    declare_attacker,
    declare_blocker,
    discard_growth,
    end_combat,
    remove_attacker,
    remove_blocker,
)
from .damage import (
    announce,
    cancel,
    damage_creature,
    damage_player,
    divide,
    lose,
    redirect,
    register,
    remove_damage,
)
from .decks import discard, discard_solved, draw, exchange, find_nothing, renew_deck, search, shuffle
from .permanents import bury, grow, play_mana, return_to_hand, summon, tap_mana
from .pile import add_to_pile, keep_growth, note_pass, take_from_pile
from .start import lay_out
from .turn import end_turn, finish, start_phase, start_turn, untap, wear_off

__all__ = [
    "add_to_pile",
    "announce",
    "bury",
    "cancel",
    "damage_creature",
    "damage_player",
    "declare_attacker",
    "declare_blocker",
    "discard",
    "discard_growth",
    "discard_solved",
    "divide",
    "draw",
    "end_combat",
    "end_turn",
    "exchange",
    "find_nothing",
    "finish",
    "grow",
    "keep_growth",
    "lay_out",
    "lose",
    "note_pass",
    "play_mana",
    "redirect",
    "register",
    "remove_attacker",
    "remove_blocker",
    "remove_damage",
    "renew_deck",
    "return_to_hand",
    "search",
    "shuffle",
    "start_phase",
    "start_turn",
    "summon",
    "take_from_pile",
    "tap_mana",
    "untap",
    "wear_off",
]
