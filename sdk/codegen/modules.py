"""The modules of the models: one for each ruleset, and those for what rulesets share.

A module imports only from those above it:

    common        what no ruleset has a part in: outcomes, problems, rules, texts
    cards         the card language
    magic         what the games with Magic cards share
    <ruleset>     the documents of one ruleset
    any_ruleset   what holds the documents of whichever ruleset: unions of them, requests, answers
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sdk.codegen.shapes import Schema, Unsupported

COMMON, WHICHEVER = "common", "any_ruleset"
SHARED = {"Card": "cards", "Deck": "cards", "Pool": "cards", "Magic": "magic"}
"""What the names of schemas begin with that several rulesets share, and their modules."""
SUBJECTS = {
    COMMON: "What no ruleset has a part in: outcomes, problems, rules, texts.",
    "cards": "The card language, and what the service says of cards and decks.",
    "magic": "What the games with Magic cards share.",
    WHICHEVER: "Requests and answers of whichever ruleset, and the unions that they hold.",
}


@dataclass(frozen=True, slots=True)
class Module:
    """A module of the models, as the template needs it."""

    name: str
    subject: str
    """The first line of its docstring."""
    imports: str
    """What it may need of libraries."""
    uses: Mapping[str, Sequence[str]]
    """For each module of the models that it imports from, the names that it uses."""
    definitions: str
    names: Sequence[str]
    """What it defines, in alphabetical order."""


@dataclass(frozen=True, slots=True)
class _Statement:
    """The definition of a model."""

    name: str
    source: str
    uses: Collection[str]


def modules(schemas: Mapping[str, Schema], prefixes: Mapping[str, str], source: str) -> Iterator[Module]:
    """The source of all models, taken apart.

    :param schemas: the components of the contract, by name.
    :param prefixes: for each ruleset, what the names of its schemas begin with.
    :param source: a statement for each of the schemas, below the imports that they need.
    :raises Unsupported: two modules would import from each other.
    """
    homes = _homes(schemas, prefixes)
    imports, statements = _statements(source)
    order = [COMMON, *dict.fromkeys(SHARED.values()), *prefixes, WHICHEVER]
    for module in order:
        mine = [each for each in statements if homes[each.name] == module]
        if not mine:
            continue
        used: dict[str, list[str]] = {}
        for name in sorted({name for each in mine for name in each.uses if name in homes}):
            used.setdefault(homes[name], []).append(name)
        used.pop(module, None)
        for other, names in used.items():
            if order.index(other) > order.index(module):
                raise Unsupported(f"a schema of {module} holds one of {other}: {', '.join(names)}")
        yield Module(
            name=module,
            subject=SUBJECTS.get(module, f"The documents of ``{module}``."),
            uses=used,
            imports=imports,
            definitions="\n\n\n".join(each.source for each in mine),
            names=sorted(each.name for each in mine),
        )


def _homes(schemas: Mapping[str, Schema], prefixes: Mapping[str, str]) -> dict[str, str]:
    """The module of each schema: by its name, or else by the rulesets whose schemas it leads to."""
    beginnings = {prefix: module for module, prefix in prefixes.items()} | SHARED
    named = {name: _home(name, beginnings) for name in schemas}
    homes: dict[str, str] = {}
    for name, home in named.items():
        reached = {named[each] for each in _reached(schemas, name)}
        match [ruleset for ruleset in prefixes if ruleset in reached]:
            case _ if home is not None:
                homes[name] = home
            case []:
                homes[name] = COMMON
            case [ruleset]:
                homes[name] = ruleset
            case _:
                homes[name] = WHICHEVER
    return homes


def _home(name: str, beginnings: Mapping[str, str]) -> str | None:
    """The module that a name tells by its first words."""
    for beginning, module in beginnings.items():
        if re.fullmatch(rf"{beginning}([A-Z]\w*)?", name):
            return module
    return None


def _reached(schemas: Mapping[str, Schema], name: str) -> set[str]:
    """The schemas that a schema leads to."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        new = set(_references(schemas[ahead.pop()])) - found
        found |= new
        ahead += new
    return found


def _references(schema: Any) -> Iterator[str]:
    """The names of the schemas that a schema holds."""
    match schema:
        case {"$ref": str(ref)}:
            yield ref.rpartition("/")[2]
        case Mapping():
            for part in schema.values():
                yield from _references(part)
        case [*parts]:
            for part in parts:
                yield from _references(part)


def _statements(source: str) -> tuple[str, list[_Statement]]:
    """The imports of a module, and the other statements, in order."""
    lines = source.splitlines()
    imports: list[str] = []
    found: list[_Statement] = []
    for node in ast.parse(source).body:
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        match node:
            case ast.Import() | ast.ImportFrom():
                imports.append(text)
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                found.append(_Statement(name, text, used - {name}))
            case _:
                raise Unsupported(f"a model that is neither a class nor an alias: {text}")
    return "\n".join(imports), found
