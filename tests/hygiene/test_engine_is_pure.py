"""The engine has no clock, no chance of its own, no input or output, and no order that a hash decides."""

from __future__ import annotations

import ast

import pytest

from tests.hygiene import sets, source

PURE_LIBRARIES = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "difflib",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "statistics",
    "string",
    "types",
    "typing",
    "unicodedata",
}
THIRD_PARTY = {"msgspec"}
READS_FILES = {
    source.ENGINE / "kernel" / "guide.py": {"tomllib", "pathlib"},
    source.ENGINE / "kernel" / "rulebook.py": {"tomllib", "pathlib"},
    source.ENGINE / "magic" / "decks.py": {"pathlib"},
    source.ENGINE / "magic" / "library" / "loader.py": {"pathlib"},
}
"""What reads the files of the engine, each once, with the libraries that it needs for it."""
READING = {"open", "read_bytes", "read_text"}
IMPURE_BUILTINS = {
    "open",
    "input",
    "print",
    "eval",
    "exec",
    "compile",
    "breakpoint",
    "hash",
    "globals",
    "__import__",
}


def test_the_engine_imports_nothing_but_pure_libraries() -> None:
    allowed = PURE_LIBRARIES | THIRD_PARTY | {"engine"}
    found = [
        f"{source.place(path, node)} imports {name}"
        for path, tree in source.modules().items()
        for name, node in source.imported(tree)
        if name.partition(".")[0] not in allowed | READS_FILES.get(path, set())
    ]
    assert not found


def test_the_engine_calls_no_builtin_that_reaches_outside() -> None:
    found = [
        f"{source.place(path, node)} calls {node.func.id}"
        for path, tree in source.modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_BUILTINS
    ]
    assert not found


def test_files_are_read_in_four_places_only() -> None:
    """Rulebooks, guides, cards and decks are read before anybody plays with them: the exceptions to *no
    I/O*."""
    reading = {
        path: [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in READING]
        for path, tree in source.modules().items()
    }
    assert {path: len(nodes) for path, nodes in reading.items() if nodes} == dict.fromkeys(READS_FILES, 1)


def test_the_engine_never_depends_on_the_order_of_a_set() -> None:
    declared = sets.Declared(source.modules().values())
    found = [
        source.place(path, node)
        for path, tree in source.modules().items()
        for node in sets.ordered_uses(tree, declared)
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "for card in {1, 2}: pass",
        "known: frozenset[str] = f()\n[card for card in known]",
        "def cards() -> set[str]: ...\nlist(cards())",
        "a = set(b)\n','.join(a)",
        "tuple(a.keys() - b.keys())",
        "a = {1} | b\n[*a]",
        "a = {1}\na.pop()",
        "class A:\n    a: set[str]\ndef f(x: A): return list(x.a)",
        "class A:\n    a: set[str]\n    def f(self): return [*self.a]",
        "class A:\n    a: set[str]\nclass B(A): ...\nclass C:\n    a: int\ndef f(x: B): return list(x.a)",
        "A = frozenset({1})\ndef f(): return tuple(A)",
    ],
)
def test_the_scan_sees_a_set_whose_order_matters(code: str) -> None:
    tree = ast.parse(code)
    assert list(sets.ordered_uses(tree, sets.Declared([tree])))


@pytest.mark.parametrize(
    "code",
    [
        "sorted({1, 2})",
        "a = {1}\nlen(a)",
        "any(x for x in {1, 2})",
        "a = {1}\nb = {*a, 2, *(-x for x in a)}",
        "a = {1}\n2 in (*a, 3)",
        "{x for x in {1}}",
        "[1].pop()",
        "def f(a: set[int]): ...\ndef g(a: list[int]): return list(a)",
        "class A:\n    a: set[str]\nclass B:\n    a: list[str]\ndef f(x: B): return list(x.a)",
    ],
)
def test_the_scan_leaves_sets_alone_whose_order_does_not_matter(code: str) -> None:
    tree = ast.parse(code)
    assert not list(sets.ordered_uses(tree, sets.Declared([tree])))
