"""Coins that are flipped and dice that are rolled, and what depends on how they come up."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, New, Said
from compiler.parsing import NOTHING

from .acts import act, mine
from .base import rule

_WON, _LOST, _RESULT = "the flips won", "the flips lost", "the result"
_CLASH = "the clash won"


def _flip(at: int, **more: Any) -> Any:
    """The flips that are won and lost, by names where they are spoken of later."""
    lost: Document = {} if "until_lost" in more else {"lost_as": New(at, "number", "", words=_LOST)}
    return mine({"do": "flip_coin", **more, "as": New(at, "number", "", words=_WON), **lost})


act("flip a coin", lambda at: _flip(at), at=True)
act("flip a coin until you lose a flip", lambda at: _flip(at, until_lost=True), at=True)
act(
    "flip <plain_number> coins",
    lambda at, number: _flip(at, amount=number) if number > 1 else NOTHING,
    at=True,
)
for _verb, _words in (("win", _WON), ("lose", _LOST)):
    rule(
        "condition",
        f"you {_verb} the flip",
        lambda at, words=_words: {"if": "compare", "amount": Said(at, words), "at_least": 1},
        at=True,
    )
    rule("described", f"the number of flips you {_verb}", lambda at, words=_words: Said(at, words), at=True)

act(
    "clash with an opponent",
    lambda at: mine({"do": "clash", "as": New(at, "number", "", words=_CLASH)}),
    at=True,
)
rule(
    "condition",
    "you win",
    lambda at: {"if": "compare", "amount": Said(at, _CLASH), "at_least": 1},
    at=True,
)

act(
    "roll a d <digits>",
    lambda at, sides: mine({"do": "roll_die", "sides": sides, "as": New(at, "number", "", words=_RESULT)}),
    at=True,
)
rule("described", "the result", lambda at: Said(at, _RESULT), at=True)


def _came_up(at: int, **bounds: int) -> Document:
    return {"if": "compare", "amount": Said(at, _RESULT), **bounds}


rule("condition", "the result is <digits> or less", lambda at, most: _came_up(at, at_most=most), at=True)
rule(
    "condition", "the result is <digits> or greater", lambda at, least: _came_up(at, at_least=least), at=True
)
rule(
    "condition",
    "the result is <digits>",
    lambda at, number: _came_up(at, at_least=number, at_most=number),
    at=True,
)
rule(
    "condition",
    "the result is from <digits> to <digits>",
    lambda at, least, most: _came_up(at, at_least=least, at_most=most),
    at=True,
)
