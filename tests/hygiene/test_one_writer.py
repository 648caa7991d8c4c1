"""Only atoms write: small functions in a module called `atoms`, each with its event."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene import source

WRITING = {"writable", "writable_item", "table", "known", "emit"}
"""What a draft offers for writing on the table; the agenda and chance are open to every rule."""


@functools.cache
def rules() -> dict[Path, ast.Module]:
    """The modules of the rulesets, and of what they share."""
    shared = {"rulesets", "playing_cards"}
    return {path: tree for path, tree in source.modules().items() if shared.intersection(path.parts)}


def test_there_are_rules_to_look_at() -> None:
    assert any(is_atoms(path) for path in rules())


def test_only_atoms_write_on_a_draft() -> None:
    found = [
        f"{source.place(path, node)} uses draft.{node.attr}"
        for path, tree in rules().items()
        if not is_atoms(path)
        for node in writes(tree)
    ]
    assert not found


def test_every_atom_emits_its_event() -> None:
    silent = [
        source.place(path, function)
        for path, tree in rules().items()
        if is_atoms(path)
        for function in tree.body
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        if next(writes(function), None) is not None and not emits(function)
    ]
    assert not silent


def is_atoms(path: Path) -> bool:
    """Whether a module is one of atoms, `atoms.py` or part of a package `atoms`."""
    return "atoms" in (path.stem, path.parent.name)


def writes(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Uses of a draft's writing half; a draft is what is annotated as one."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        drafts = {argument.arg for argument in function.args.args if is_draft(argument.annotation)}
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and node.attr in WRITING and named(node.value) in drafts:
                yield node


def named(node: ast.expr) -> str | None:
    """The name that an expression is, if it is one."""
    return node.id if isinstance(node, ast.Name) else None


def is_draft(annotation: ast.expr | None) -> bool:
    """Whether a parameter is annotated as a draft, also under a ruleset's own name for it."""
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id.endswith("Draft")


def emits(function: ast.FunctionDef) -> bool:
    """Whether a function emits an event, or ends the game, which emits one."""
    return any(
        isinstance(node, ast.Attribute) and node.attr in {"emit", "finish"} for node in ast.walk(function)
    )
