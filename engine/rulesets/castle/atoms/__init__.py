"""The atoms of Castle Magic: the only functions that write on what its table has besides that of Magic."""

from __future__ import annotations

from .aims import block_aim, forget_aims, keep_aim, take_aim
from .assault import attack_column, end_combat_early, forget_assault, note_fall, turn_up
from .castle_actions import begin_concealing, exchange, look, note_capability, rouse
from .castles import add_to_reserve, deal_castle, follow, lay_down, shift, switch, take_from_reserve
from .deaths import die, go_into_exile
from .nullified import nullify_damage, nullify_life_loss

__all__ = [
    "add_to_reserve",
    "attack_column",
    "begin_concealing",
    "block_aim",
    "deal_castle",
    "die",
    "end_combat_early",
    "exchange",
    "follow",
    "forget_aims",
    "forget_assault",
    "go_into_exile",
    "keep_aim",
    "lay_down",
    "look",
    "note_capability",
    "note_fall",
    "nullify_damage",
    "nullify_life_loss",
    "rouse",
    "shift",
    "switch",
    "take_aim",
    "take_from_reserve",
    "turn_up",
]
