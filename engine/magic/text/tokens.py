"""Tokens as a card describes them: "two 1/1 white Bird creature tokens with flying"."""

from __future__ import annotations

from collections.abc import Callable

from engine.magic.language.amounts import Amount
from engine.magic.language.card import Card
from engine.magic.language.words import COLOR_NAMES

from .amounts import described
from .speaker import Speaker
from .words import article, both, number_word


def tokens_created(
    speaker: Speaker, token: Card, amount: Amount, tapped: bool, quoted: Callable[[Card], list[str]]
) -> str:
    """So many tokens. ``quoted`` gives the texts of a token's abilities."""
    colors = " and ".join(COLOR_NAMES[color] for color in token.colors or ()) or "colorless"
    kinds = " ".join(kind for kind in ("enchantment", "artifact", "creature", "land") if kind in token.types)
    size = f"{token.power}/{token.toughness} " if token.power is not None else ""
    noun = f"{size}{colors} {' '.join(token.subtypes)} {kinds} token"
    noun = ("tapped " if tapped else "") + noun
    traits = [*map(str, token.keywords), *(f'"{text}"' for text in quoted(token))]
    after = f" with {both(traits)}" if traits else ""
    if amount == 1:
        return article(noun) + after
    if isinstance(amount, int):
        return f"{number_word(amount)} {noun}s{after}"
    if amount == "x":
        return f"X {noun}s{after}"
    return f"a number of {noun}s{after} equal to {described(speaker, amount)}"
