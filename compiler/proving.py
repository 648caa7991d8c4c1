"""Whether a text proves a card: no other card that means something else would have the same text.

The mutants of what was read (:mod:`.mutants`) are told; one that is sound, means something else and has the
same text shows that the teller is blind there. Lines that differ in names and numbers alone have one shape,
and a shape is judged once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from engine.magic.language.abilities import Card
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.keywords import SIMPLE
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import is_sound

from .mutants import blind_spots
from .nodes import Document

_ENCODER = msgspec.json.Encoder(order="deterministic")
_SHAPES_KEPT = 20_000
_ALIKE = ("trample", "vigilance", "menace", "lifelink", "reach", "haste", "deathtouch", "first strike")
"""Keywords of creatures that no rule of the language tells apart."""
_NUMBER = 3
"""Stands for every number that is greater."""
_NAMES = ("Frog", "Snail", "Turtle", "Goblin", "Elf", "Bear")
_MANA = re.compile(r"(\{[^X}]+\})+")
_UNTOLD = ("supertypes", "colors", "cost", "power", "toughness", "loyalty", "subtypes", "keywords")
"""What the face of a card says and no line of its text, but for what :func:`_face` keeps."""


def blind_spot(document: Document, tokens: Mapping[str, Document]) -> str | None:
    """Where another card would have the same text as this one, ``$.abilities[0].do[0].amount``; None, if
    there is no such place.

    Args:
        document: a sound card.
        tokens: the tokens of its own that it creates, by key.

    Raises:
        TooMuchWork: it has more mutants than are tried.
    """
    keys = {key: f"own_{place}" for place, key in enumerate(sorted(tokens))}
    names: dict[str, str] = {}
    shape = _ENCODER.encode({**_face(document), **_shape(_lines(document), names, keys)})
    own = {
        keys[key]: {**_shape(token, names, keys), "name": "Own Token"}
        for key, token in sorted(tokens.items())
    }
    written = _ENCODER.encode(own)
    if _can_be_judged(shape, written):
        return _judged(shape, written)
    return _judged(_ENCODER.encode(document), _ENCODER.encode(dict(tokens)))


def _lines(document: Document) -> Document:
    """What a card does."""
    return {name: document[name] for name in ("abilities", "granted") if name in document}


def _face(document: Document) -> Document:
    """The card without its lines, and without what no line can speak of. Keywords that other lines could
    need stay, or all of them if there is no other line."""
    kept = {name: value for name, value in document.items() if name not in (*_UNTOLD, "abilities", "granted")}
    attached = [name for name in document.get("subtypes", ()) if name in ("Aura", "Equipment")]
    alone = "abilities" not in document
    keywords = [
        _MANA.sub("{2}", word) if isinstance(word, str) else word
        for word in document.get("keywords", ())
        if alone or not isinstance(word, str) or word not in SIMPLE
    ]
    types = document.get("types", ())
    return {
        **kept,
        "name": "Shape",
        **({"cost": "{X}" if "{X}" in document["cost"] else "{2}"} if "cost" in document else {}),
        **({"types": ["creature"]} if "creature" in types and not attached else {}),
        **({"subtypes": attached} if attached else {}),
        **({"keywords": keywords} if keywords else {}),
        **{name: 2 for name in ("power", "toughness", "loyalty") if name in document},
    }


def _shape(node: Any, names: dict[str, str], keys: Mapping[str, str]) -> Any:
    """The same with its names and numbers replaced by a few."""
    if isinstance(node, dict):
        found = {name: _shape(value, names, keys) for name, value in node.items()}
        price = found.get("cost")
        if isinstance(price, dict) and "X" not in price.get("mana", "X"):
            found["cost"] = {**price, "mana": "{2}"}
        return found
    if isinstance(node, list | tuple):
        return [_shape(item, names, keys) for item in node]
    if isinstance(node, int) and not isinstance(node, bool):
        return min(node, _NUMBER) if node >= 0 else max(node, -_NUMBER)
    if isinstance(node, str) and node in CREATURE_TYPES:
        number = sum(name in CREATURE_TYPES for name in names)
        return names.setdefault(node, _NAMES[number] if number < len(_NAMES) else node)
    if isinstance(node, str) and node in _ALIKE:
        number = sum(name in _ALIKE for name in names)
        return names.setdefault(node, _ALIKE[number])
    return keys.get(node, node) if isinstance(node, str) else node


@lru_cache(maxsize=_SHAPES_KEPT)
def _can_be_judged(shape: bytes, tokens: bytes) -> bool:
    """Whether the library finds nothing wrong with a shape and its tokens."""
    own = msgspec.json.decode(tokens, type=dict[str, msgspec.Raw])
    known = {*TOKENS, *own}
    return is_sound(shape, known) and all(is_sound(bytes(token), known) for token in own.values())


@lru_cache(maxsize=_SHAPES_KEPT)
def _judged(document: bytes, tokens: bytes) -> str | None:
    card = msgspec.json.decode(document, type=Card)
    own = msgspec.json.decode(tokens, type=dict[str, Card])
    return next((mutant.path for mutant in blind_spots(card, {**TOKENS, **own})), None)


def forget() -> None:
    """Judge each shape anew from now on."""
    _judged.cache_clear()
