"""Whether a text proves a card: no other card that means something else would have the same text.

The mutants of what was read (:mod:`.mutants`) are told; one that is sound, means something else and has the
same text shows that the teller is blind there. Lines that differ in names and numbers alone
have one shape, and a shape is judged once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from engine.magic.language.abilities import Card
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults

from .mutants import blind_spots
from .nodes import Document

_ENCODER = msgspec.json.Encoder(order="deterministic")
_SHAPES_KEPT = 20_000
_NUMBER = 3
"""Stands for every number that is greater."""
_NAMES = ("Frog", "Snail", "Turtle", "Goblin", "Elf", "Bear")


def blind_spot(document: Document, tokens: Mapping[str, Document]) -> str | None:
    """Where another card would have the same text as this one, ``$.abilities[0].do[0].amount``; None, if
    there
    is no such place.

    Args:
        document: a sound card.
        tokens: the tokens of its own that it creates, by key.
    """
    if tokens:
        return _judged(_ENCODER.encode(document), _ENCODER.encode(dict(tokens)))
    shape = _ENCODER.encode(_shape(document, {}))
    known = shape if not card_faults(shape, TOKENS) else _ENCODER.encode(document)
    return _judged(known, b"{}")


def _shape(node: Any, names: dict[str, str]) -> Any:
    """The document with its names and numbers replaced by the same few."""
    if isinstance(node, dict):
        kept = {
            name: value for name, value in node.items() if name not in ("cost", "power", "toughness", "name")
        }
        if "types" in node and "ability" not in node and "name" in node:  # the card itself
            face = {"name": "Shape", "cost": "{2}"} if "cost" in node else {"name": "Shape"}
            sizes = {name: 2 for name in ("power", "toughness") if name in node}
            return {**{name: _shape(value, names) for name, value in kept.items()}, **face, **sizes}
        return {name: _shape(value, names) for name, value in node.items()}
    if isinstance(node, list | tuple):
        return [_shape(item, names) for item in node]
    if isinstance(node, int) and not isinstance(node, bool):
        return min(node, _NUMBER) if node >= 0 else max(node, -_NUMBER)
    if isinstance(node, str) and node in CREATURE_TYPES:
        return names.setdefault(node, _NAMES[len(names)] if len(names) < len(_NAMES) else node)
    return node


@lru_cache(maxsize=_SHAPES_KEPT)
def _judged(document: bytes, tokens: bytes) -> str | None:
    card = msgspec.json.decode(document, type=Card)
    own = msgspec.json.decode(tokens, type=dict[str, Card])
    return next((mutant.path for mutant in blind_spots(card, {**TOKENS, **own})), None)
