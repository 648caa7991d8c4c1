"""Lands that pay for cards, and games in which nobody minds how mana is paid."""

from __future__ import annotations

import engine
from engine.magic.language.mana import parse_cost
from engine.magic.library.definition import key_of
from engine.magic.library.loader import CARDS
from tests.magic.table import Play

_BASIC = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest", "": "Wastes"}


def lands(*names: str) -> str:
    """Basic lands for each of these cards of one color, of one kind for a card; X is 0."""
    return ", ".join(entry for name in names if (entry := _lands(name)))


def _lands(name: str) -> str:
    cost = parse_cost(CARDS[key_of(name)].cost or "")
    (color,) = cost.colors or {""}
    return f"{_BASIC[color]}*{cost.mana_value()}" if cost.mana_value() else ""


def play(game: Play, script: str) -> None:
    """The same as ``game.play``; where mana can be paid in several ways, the rules' way is taken."""
    for step in script.split(";"):
        game.play(step)
        while game.asked() == "pay_mana":
            actions = engine.legal_actions(game.state)
            game.take(next(one for one in actions if one.__struct_config__.tag == "auto_pay"))
