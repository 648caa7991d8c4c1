"""The sets that traceability compares, as far as they can be read without playing.

*In the book*: the ruleset's `rulebook.toml`. *Cited*: string literals in the engine's code that are rule ids,
and the numbers that `cr` is called with. *Said*: the rules behind what card data can say; cards cite them.
*Scenarios*: the `@scenario(id, decides)` decorators in its tests.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.magic.catalogue import all_numbers

ROOT = Path(__file__).resolve().parents[2]
RULESETS = ROOT / "engine" / "rulesets"
RULE_ID = re.compile(r"[A-Z][A-Z0-9]{1,3}-(R\d+[a-z]?|\d+\.\d+[a-z]?)")

CITING = {"cite": "", "clause": "", "cr": "CR-"}
"""How code asks a book for a rule, and what goes before the rule as it is written there."""


@dataclass(frozen=True)
class Specification:
    """Where a ruleset's rules stand, and which numbered scenarios they come with."""

    book: Path
    scenario: str
    """How a scenario is named, with a place for its number."""
    scenarios: int
    tests: Path


SPECIFICATIONS = {
    "magic54": Specification(
        RULESETS / "magic54" / "rulebook.toml", "M54-T{:02}", 81, ROOT / "tests" / "rulesets" / "magic54"
    ),
    "perdure": Specification(
        RULESETS / "perdure" / "rulebook.toml", "PER-T{:02}", 69, ROOT / "tests" / "rulesets" / "perdure"
    ),
    "five_colors": Specification(
        RULESETS / "five_colors" / "rulebook.toml",
        "L5C-T{:02}",
        49,
        ROOT / "tests" / "rulesets" / "five_colors",
    ),
    "castle": Specification(
        RULESETS / "castle" / "rulebook.toml", "CAS-T{:02}", 61, ROOT / "tests" / "rulesets" / "castle"
    ),
    "splendagic": Specification(
        RULESETS / "splendagic" / "rulebook.toml",
        "ST-{:02}",
        45,
        ROOT / "tests" / "rulesets" / "splendagic",
    ),
    "duel": Specification(
        ROOT / "engine" / "magic" / "rulebook.toml", "CT-{:02}", 55, ROOT / "tests" / "magic"
    ),
}


@dataclass(frozen=True)
class Scenario:
    """A numbered scenario and the rules it settles."""

    name: str
    decides: tuple[str, ...]
    place: str


def rulesets() -> list[str]:
    """The ids of the rulesets that have a rulebook, in order."""
    return sorted(SPECIFICATIONS)


def book(ruleset: str) -> dict[str, dict[str, Any]]:
    """The rules of a ruleset's rulebook by id."""
    return {rule["id"]: rule for rule in document(ruleset)["rule"]}


@functools.cache
def document(ruleset: str) -> dict[str, Any]:
    """A ruleset's rulebook as it's written."""
    with SPECIFICATIONS[ruleset].book.open("rb") as file:
        return tomllib.load(file)


def definitions(ruleset: str) -> set[str]:
    """The rules that nothing in a game can cite: definitions and absences."""
    return {name for name, rule in book(ruleset).items() if rule.get("definition", False)}


@functools.cache
def cited() -> dict[str, list[str]]:
    """Every rule id that the engine's code cites, with the places where it does."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "engine").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for literal in literals(tree):
            words = str(literal.value).split()
            if words and all(RULE_ID.fullmatch(word) for word in words):
                for word in words:
                    places.setdefault(word, []).append(f"{path.relative_to(ROOT)}:{literal.lineno}")
        for number in numbers(tree):
            place = f"{path.relative_to(ROOT)}:{number.lineno}"
            places.setdefault(f"CR-{number.value!s}", []).append(place)
    return places


@functools.cache
def citing() -> list[str]:
    """Every place that asks a book for a rule, ``PER-2.2 at engine/rulesets/perdure/turn.py:20``."""
    places = []
    for path in sorted((ROOT / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            asked = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            literal = node.args[0] if node.args else None
            if asked in CITING and isinstance(literal, ast.Constant):
                rule = f"{CITING[asked]}{literal.value!s}"
                places.append(f"{rule} at {path.relative_to(ROOT)}:{node.lineno}")
    return places


def numbers(tree: ast.AST) -> Iterator[ast.Constant]:
    """The rules of Magic that a module cites by their numbers, ``cr("704.5g")``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cr":
            yield from (argument for argument in node.args if isinstance(argument, ast.Constant))


def said(ruleset: str) -> set[str]:
    """The rules that cards cite, by what they say: card data can say it all, whether or not a card does."""
    numbers = all_numbers()
    return {rule for rule in book(ruleset) if rule.removeprefix("CR-") in numbers}


def literals(tree: ast.AST) -> Iterator[ast.Constant]:
    """The string literals of a module."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def scenarios(ruleset: str) -> list[Scenario]:
    """The scenarios in a ruleset's tests, in the order of the files."""
    found = []
    for path in sorted(SPECIFICATIONS[ruleset].tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "scenario":
                name, decides = (ast.literal_eval(argument) for argument in _two(node, path))
                found.append(
                    Scenario(name, tuple(decides.split()), f"{path.relative_to(ROOT)}:{node.lineno}")
                )
    return found


def _two(call: ast.Call, path: Path) -> list[ast.expr]:
    arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
    assert len(arguments) == 2, f"{path}:{call.lineno}: scenario takes an id and what it decides"
    return arguments
