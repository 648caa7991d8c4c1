"""The atoms of Magic 54: the only functions that write on its table.

Each changes one thing and emits the one event that says so. ``rule`` is the clause that makes it happen,
wherever it is not always the same.
"""

from __future__ import annotations

from engine.playing_cards.atoms import divide_damage, end_combat, end_turn, skip_draw

from .attack import (
    declare_attacker,
    declare_blocker,
    discard_growth,
    remove_attacker,
    remove_blocker,
)
from .damage import (
    announce,
    cancel_damage,
    damage_creature,
    damage_player,
    die,
    lose_damage,
    redirect_damage,
    register,
    remove_damage,
)
from .decks import discard, discard_solved, draw, exchange, find_nothing, renew_deck, search, shuffle
from .game import end_game, start_game
from .permanents import grow, pay, play_mana, return_to_hand, summon
from .pile import add_to_pile, keep_growth, note_pass, take_from_pile
from .turn import start_phase, start_turn, untap_all, wear_off

__all__ = [
    "add_to_pile",
    "announce",
    "cancel_damage",
    "damage_creature",
    "damage_player",
    "declare_attacker",
    "declare_blocker",
    "die",
    "discard",
    "discard_growth",
    "discard_solved",
    "divide_damage",
    "draw",
    "end_combat",
    "end_game",
    "end_turn",
    "exchange",
    "find_nothing",
    "grow",
    "keep_growth",
    "lose_damage",
    "note_pass",
    "pay",
    "play_mana",
    "redirect_damage",
    "register",
    "remove_attacker",
    "remove_blocker",
    "remove_damage",
    "renew_deck",
    "return_to_hand",
    "search",
    "shuffle",
    "skip_draw",
    "start_game",
    "start_phase",
    "start_turn",
    "summon",
    "take_from_pile",
    "untap_all",
    "wear_off",
]
