"""The tokens that compiled cards create: definitions that travel with the card, each once."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.magic.custom_cards import key_for
from engine.magic.language.abilities import Card
from engine.magic.library.creations import CREATES
from engine.magic.library.loader import TOKENS

from .nodes import Document


def keyed_tokens(tokens: list[Document]) -> tuple[list[str], dict[str, Document]]:
    """The key of each token, and the definitions of those that the library does not have.

    A token that the library has under some key, with the same characteristics and abilities, is that one.
    Any other has the key of its content, so it is the same token whichever card creates it.
    """
    keys: list[str] = []
    definitions: dict[str, Document] = {}
    for token in tokens:
        inner_keys, inner = keyed_tokens(token.get("@tokens", []))
        document = _inside({name: value for name, value in token.items() if name != "@tokens"}, inner_keys)
        definitions |= inner
        try:
            card = msgspec.convert(document, Card)
        except msgspec.ValidationError:
            keys.append("faulty")
            definitions["faulty"] = document
            continue
        key = next((key for key, known in TOKENS.items() if known == card), None)
        if key is None:
            key = key_for(card)
            definitions[key] = msgspec.to_builtins(card)
        keys.append(key)
    return keys, definitions


def _inside(node: Any, keys: list[str]) -> Any:
    if isinstance(node, dict):
        found = {name: _inside(value, keys) for name, value in node.items()}
        field = CREATES.get(str(found.get("do")))
        if field is not None and found[field].startswith("#"):
            found[field] = keys[int(found[field][1:])]
        return found
    return [_inside(item, keys) for item in node] if isinstance(node, list) else node
