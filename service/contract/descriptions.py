"""What is said of the fields of structs: the docstrings under them."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise


def field_descriptions(cls: type) -> dict[str, str]:
    """The docstrings under the fields of a struct, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found |= _described(base.__module__).get(base.__qualname__, {})
    return {name: text for name, text in found.items() if name in getattr(cls, "__struct_fields__", ())}


@cache
def _described(module: str) -> dict[str, dict[str, str]]:
    """The docstrings under the fields of the classes of a module, by the names of the classes."""
    try:
        statements = ast.parse(inspect.getsource(sys.modules[module])).body
    except (OSError, TypeError):  # it is not written in Python
        return {}
    found: dict[str, dict[str, str]] = {}
    for definition in statements:
        if isinstance(definition, ast.ClassDef):
            fields = found[definition.name] = {}
            for field, text in pairwise(definition.body):
                match field, text:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(words))),
                    ):
                        fields[name] = words
    return found
