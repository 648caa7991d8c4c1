"""Modules of the engine import each other one way, and at their top."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import engine

ROOT = Path(engine.__file__).parent.parent


@cache
def modules() -> dict[str, ast.Module]:
    """The modules of the engine by name, parsed."""
    found = {}
    for path in sorted((ROOT / "engine").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def is_package(name: str) -> bool:
    """Whether a module is the ``__init__`` of a folder."""
    return (ROOT / Path(*name.split(".")) / "__init__.py").exists()


def running(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when a module is imported: not those for the type checker alone."""
    for statement in body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement
        elif isinstance(statement, ast.If):
            if "TYPE_CHECKING" not in ast.unparse(statement.test):
                yield from running(statement.body)
            yield from running(statement.orelse)


def imported(name: str, tree: ast.Module) -> Iterator[str]:
    """The modules of the engine that a module imports."""
    package = name if is_package(name) else name.rpartition(".")[0]
    for statement in running(tree.body):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names if alias.name in modules())
            continue
        above = package.split(".")
        base = ".".join(above[: len(above) - statement.level + 1]) if statement.level else ""
        target = ".".join(part for part in (base, statement.module or "") if part)
        for alias in statement.names:
            inner = f"{target}.{alias.name}"
            if inner in modules():
                yield inner
            elif target in modules() and target != name:
                yield target


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that reach each other (Tarjan's strongly connected components)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return found


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}
    assert circles(graph) == [["a", "b", "c"]]


def test_no_module_imports_itself_through_others() -> None:
    graph = {name: set(imported(name, tree)) - {name} for name, tree in modules().items()}
    assert sum(map(len, graph.values())) > 500
    assert circles(graph) == []


def test_imports_stand_at_the_top() -> None:
    inside = [
        f"{name}: {ast.unparse(node)}"
        for name, tree in modules().items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.Lambda)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert inside == []
