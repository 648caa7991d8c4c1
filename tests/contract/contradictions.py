"""Schemathesis 4.32 gives up on a schema when one way to break it turns out to be impossible.

To break an array of items of one form it also tries "an item that has the form and doesn't". Where it sees in
time that nothing is like that, it goes on with other ways; while it still builds the target of a `$ref` it
doesn't look, and ends with `InvalidSchema`. Importing this module lets it go on there too.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from schemathesis.core.errors import InvalidSchema
from schemathesis.generation.jsonschema import strategy

_repeated = strategy._repeated


def repeated_or_nothing(*arguments: Any, **named: Any) -> st.SearchStrategy[Any]:
    """What Schemathesis makes of a demand for items, or nothing where the demand contradicts itself."""
    try:
        return _repeated(*arguments, **named)
    except InvalidSchema:
        return st.nothing()


strategy._repeated = repeated_or_nothing
