"""Query parameters: what is wrong with them, in the words of the other refusals."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from flask import request
from webargs.multidictproxy import MultiDictProxy

import engine

LONGEST = 100
"""The most characters of what is searched for."""


def searched(description: str) -> ma.fields.String:
    """A parameter that is a text to search for."""
    return ma.fields.String(
        validate=ma.validate.Length(min=1, max=LONGEST), metadata={"description": description}
    )


class Query(ma.Schema):
    """The parameters of a call; each is given once, unless it is a list."""

    @ma.pre_load
    def _known_and_once(self, sent: MultiDictProxy, **_: Any) -> MultiDictProxy:
        """Refuse parameters that there are not, and the second value of one that has one.

        Raises:
            ValidationError: there are such; lists all of them.
        """
        wrong: dict[str, list[str]] = {}
        for name in sent:
            if name not in self.fields:
                wrong[name] = [f"there is no such parameter{engine.hint(name, list(self.fields))}"]
            elif name not in sent.multiple_keys and len(request.args.getlist(name)) > 1:
                wrong[name] = ["give it once"]
        if wrong:
            raise ma.ValidationError(wrong)
        return sent
