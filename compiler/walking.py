"""Walks over parses: what they quote, what they target, what they say of what is another object by now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.magic.library.creations import CREATES

from .nodes import Document, Made, PlayerOf, Quoted, Targeted


def speaks_of_the_old(node: Any, moved: frozenset[str] = frozenset()) -> bool:
    """Whether something is asked of, or done to, what is another object since it moved and got a new name
    (CR 400.7)."""
    if isinstance(node, dict):
        if any(
            node.get(field) in moved
            for field in ("what", "on", "one", "other")
            if isinstance(node.get(field), str)
        ):
            return True
        return any(speaks_of_the_old(value, moved) for value in node.values())
    if isinstance(node, list | tuple):
        for item in node:
            if speaks_of_the_old(item, moved):
                return True
            if isinstance(item, dict) and item.get("do") == "move" and "as" in item:
                moved |= {item["what"]} if isinstance(item["what"], str) else set()
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
