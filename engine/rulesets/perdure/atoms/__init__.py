"""The atoms of Perdure: the only functions that write on its table.

Each changes one thing and emits the one event that says so. ``rule`` is the clause that makes it happen,
wherever it is not always the same.
"""

from __future__ import annotations

from engine.playing_cards.atoms import divide_damage, end_combat, end_turn, skip_draw

from .attack import declare_attacker, declare_blocker
from .damage import (
    damage_creature,
    damage_player,
    die,
    discard_enchantments,
    lose_cards,
    remove_damage,
    start_damage_step,
)
from .game import deal, end_game, end_match, exchange_decks, shuffle, start_game
from .spells import heal, select_for_heal, toggle
from .turn import draw, lose_mana, start_phase, start_turn, untap_all
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
    "end_combat",
    "end_game",
    "end_match",
    "end_turn",
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
