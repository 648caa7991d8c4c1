"""Tokens that create tokens.

What a card is and does is told with what the tokens are that it creates, and so with what those create. How
deep that goes, and how much it comes to, has a bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from engine.magic.language.abilities import Card

DEEPEST_CREATIONS = 20
"""Tokens that create each other, one after the other."""
MOST_CREATED_BYTES = 32_768
"""Of a card's document with those of the tokens that it creates, each as often as it stands there."""


class _Extent(NamedTuple):
    """How much a card says."""

    depth: int
    """How many tokens create each other, one after the other, the card aside."""
    size: int
    """Bytes."""


class _Untellable(ValueError):
    """A card cannot be told."""


def creations_fault(card: Card, tokens: Mapping[str, Card]) -> str | None:
    """Why a card cannot be told with the tokens that it creates; None if it can. ``tokens``: those without
    faults, by key."""
    try:
        if _extent(card, tokens, {}, ()).size <= MOST_CREATED_BYTES:
            return None
    except _Untellable as error:
        return str(error)
    return (
        f"with all the tokens that it creates, a card has at most {MOST_CREATED_BYTES} bytes, each of them "
        "counted as often as it is created"
    )


def circular(keys: Sequence[str]) -> str:
    """What is wrong with tokens that create each other."""
    return f"these tokens create each other, in a circle: {', '.join(keys)}"


CREATES = {"create": "token", "get_emblem": "emblem"}
"""The verbs that make an object out of a definition of its own, and the field with the key of that."""


def is_emblem_name(name: str) -> bool:
    """Whether a definition of this name is one of an emblem, which has no name under the rules (CR 114.3):
    "Emblem", or "Emblem: " and whatever tells it from others."""
    return name == "Emblem" or name.startswith("Emblem: ")


def is_emblem_key(key: str) -> bool:
    """Whether a key is one of an emblem, by the name or the content of that."""
    name = key.partition("-")[0]
    return name == "emblem" or (name.startswith("emblem_") and not name.endswith("_token"))


def creating(node: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every step in the document of a card that creates tokens or emblems, and its field with their key."""
    if isinstance(node, dict):
        made = node.get("do")
        if isinstance(made, str) and made in CREATES:
            yield cast("dict[str, Any]", node), CREATES[made]
        for value in node.values():
            yield from creating(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from creating(value)


def _extent(
    card: Card, tokens: Mapping[str, Card], known: dict[str, _Extent], above: tuple[str, ...]
) -> _Extent:
    """``known`` are the extents of tokens, ``above`` the tokens that led here.

    Raises:
        _Untellable: there is no end to it, or none so soon, or a token has faults.
    """
    document = msgspec.to_builtins(card)
    depth, size = 0, len(msgspec.json.encode(document))
    for step, field in creating(document):
        key = step[field]
        if key in above:
            raise _Untellable(circular(above[above.index(key) :]))
        if key not in tokens:
            kind = "an emblem" if is_emblem_key(key) else "a token"
            raise _Untellable(f"it creates {key!r}, {kind} with faults")
        if key not in known and len(above) < DEEPEST_CREATIONS:
            known[key] = _extent(tokens[key], tokens, known, (*above, key))
        if key not in known or known[key].depth + 1 + len(above) > DEEPEST_CREATIONS:
            raise _Untellable(f"at most {DEEPEST_CREATIONS} tokens create each other one after the other")
        depth = max(depth, known[key].depth + 1)
        size += known[key].size
    return _Extent(depth, size)
