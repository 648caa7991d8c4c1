"""The engine's source as syntax trees."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"


@functools.cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the engine."""
    return {path: parse(path) for path in sorted(ENGINE.rglob("*.py"))}


def parse(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, node: ast.AST) -> str:
    """Where a node stands, for a message."""
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def imported(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The modules that a module imports from outside its own package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or "", node
