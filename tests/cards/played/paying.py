"""Lands that pay for cards, and games in which nobody minds how mana is paid."""

from __future__ import annotations

import engine
from engine.magic.language.mana import parse_cost
from engine.magic.library.definition import key_of
from engine.magic.library.loader import CARDS
from tests.magic.table import Play

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def lands(*names: str) -> str:
    """Basic lands for the mana costs of these cards, no more and no fewer; X is 0.

    They make a color of the card for generic mana, and the first half of a hybrid symbol. What is colorless
    is paid for with Wastes.
    """
    return ", ".join(land for name in names for land in _lands(CARDS[key_of(name)].cost or ""))


def _lands(cost: str) -> list[str]:
    symbols = [symbol.split("/")[0] for symbol in parse_cost(cost).symbols if symbol != "X"]
    colors = [symbol for symbol in symbols if symbol in BASICS]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    if not colors:
        return ["Wastes"] * generic
    return [BASICS[color] for color in (colors * (generic + 1))[: len(colors) + generic]]


def play(game: Play, script: str) -> None:
    """The same as ``game.play``; where mana can be paid in several ways, the rules' way is taken."""
    for step in script.split(";"):
        game.play(step)
        while game.asked() == "pay_mana":
            actions = engine.legal_actions(game.state)
            game.take(next(one for one in actions if one.__struct_config__.tag == "auto_pay"))
