"""What may be paid in place of the mana cost of a card."""

from __future__ import annotations

from typing import Any

from compiler.parsing import NOTHING

from .base import itself, rule


def _alternative(price: Any) -> Any:
    return NOTHING if "@zone" in price else {"ability": "alternative_cost", "price": price}


rule("alternative", "you may <payment> rather than pay this spell 's mana cost", _alternative)
rule(
    "alternative",
    "you may cast this spell without paying its mana cost",
    lambda: {"ability": "alternative_cost", "price": "free"},
)
rule("ability", "<alternative> .", itself)
rule("ability", "if <conditions> , <alternative> .", lambda asked, way: {**way, "condition": asked})
