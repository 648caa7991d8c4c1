"""Walks over parses: what they quote, what they target, what they say of what is another object by now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from engine.magic.library.creations import CREATES

from .nodes import Document, Made, PlayerOf, Quoted, Targeted

Names = Mapping[str, tuple[str, ...]]
NONE: Names = MappingProxyType({})
_OF_THE_PAST = frozenset({"as", "among"})
"""A name that is given, and what was done: "exiled this way"."""


def speaks_of_the_old(
    node: Any, moved: frozenset[str] = frozenset(), back: frozenset[str] = frozenset(), before: Names = NONE
) -> bool:
    """Whether something is asked of, or done to, what is another object since it moved (CR 400.7): what got a
    new name, or in any way what has come back to the battlefield.

    Args:
        node: a part of a document.
        moved: what has moved and got a new name.
        back: what has come back.
        before: what the new names stood for before.
    """
    if isinstance(node, dict):
        done_to = (node.get(field) for field in ("what", "on", "one", "other"))
        if any(isinstance(name, str) and name in moved for name in done_to):
            return True
        said = (node[field] for field in node.keys() - _OF_THE_PAST if isinstance(node[field], str))
        if any(value.rsplit(" of ", 1)[-1] in back for value in said):
            return True
        return any(speaks_of_the_old(value, moved, back, before) for value in node.values())
    if isinstance(node, list | tuple):
        for item in node:
            if speaks_of_the_old(item, moved, back, before):
                return True
            name = item.get("what") if isinstance(item, dict) and item.get("do") == "move" else None
            if not isinstance(name, str):
                continue
            if "as" in item:
                moved |= {name}
                before = {**before, item["as"]: (name, *before.get(name, ()))}
            if item["to"] == "battlefield" and name != "self":
                back |= {name, *before.get(name, ())}
    return False


def documents(node: Any) -> Iterator[Document]:
    """Every part of a document that has fields, each before those inside it."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from documents(value)
    elif isinstance(node, list | tuple):
        for item in node:
            yield from documents(item)


def quotes(node: Any) -> list[Quoted | Made]:
    """Quotations and tokens with abilities, in their order."""
    if isinstance(node, dict):
        return [one for value in node.values() for one in quotes(value)]
    if isinstance(node, list | tuple):
        return [one for value in node for one in quotes(value)]
    return [node] if isinstance(node, Quoted | Made) else []


def targets_of(part: Document) -> Iterator[Targeted]:
    """The targets of a part that are not those of a part inside it."""
    for name, value in part.items():
        if name == "modes":
            continue
        yield from targets_in(value)


def targets_in(node: Any) -> Iterator[Targeted]:
    """The targets of anything, but for what is set going and has its own."""
    if isinstance(node, dict):
        if node.get("do") == "when_you_do":
            return
        for value in node.values():
            yield from targets_in(value)
    elif isinstance(node, list | tuple):
        for item in node:
            yield from targets_in(item)
    elif isinstance(node, Targeted):
        yield from targets_in(node.what)
        yield node
    elif isinstance(node, PlayerOf):
        yield from targets_in(node.of)


def shifted(ability: Any, granted: int, tokens: int) -> Any:
    """An ability with the places of what it grants and creates so much further on."""
    if isinstance(ability, dict):
        found = {name: shifted(value, granted, tokens) for name, value in ability.items()}
        if found.get("change") == "abilities" and "gain" in found:
            found["gain"] = [index + granted for index in found["gain"]]
        field = CREATES.get(str(found.get("do")))
        if field is not None:
            found[field] = f"#{int(found[field][1:]) + tokens}"
        return found
    return [shifted(item, granted, tokens) for item in ability] if isinstance(ability, list) else ability
