"""The atoms of Perdure: the only functions that write on its table.

Each changes one thing and emits the one event that says so, with the clause that made it happen.
"""

from __future__ import annotations

from .fight import (
    damage_creature,
    damage_player,
    declare_attacker,
    declare_blocker,
    die,
    discard_enchantments,
    divide_damage,
    lose_cards,
    start_damage_step,
)
from .match import deal, end_game, end_match, exchange_decks, shuffle, start_game
from .spells import heal, select_for_heal, toggle
from .turn import draw, end_sickness, lose_mana, remove_damage, skip_draw, start_phase, start_turn, untap_all
from .using_cards import cast, discard_spell, enchant, gain_mana, pay, play_cantrip, play_creature, play_land

__all__ = [
    "cast",
    "damage_creature",
    "damage_player",
    "deal",
    "declare_attacker",
    "declare_blocker",
    "die",
    "discard_enchantments",
    "discard_spell",
    "divide_damage",
    "draw",
    "enchant",
    "end_game",
    "end_match",
    "end_sickness",
    "exchange_decks",
    "gain_mana",
    "heal",
    "lose_cards",
    "lose_mana",
    "pay",
    "play_cantrip",
    "play_creature",
    "play_land",
    "remove_damage",
    "select_for_heal",
    "shuffle",
    "skip_draw",
    "start_damage_step",
    "start_game",
    "start_phase",
    "start_turn",
    "toggle",
    "untap_all",
]
