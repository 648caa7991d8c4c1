"""`python -m tests.hosts.next_edition serve`: the service after an update that changed a ruling of one game.

States of the edition before can be played on, as if the ruling that changed left every state what it was.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import engine
from service.cli import main

CHANGED = "perdure"
"""The game."""


def raise_edition() -> None:
    """Have the engine of this process serve the next edition of it."""
    ruleset = engine.ruleset(CHANGED)
    before = ruleset.edition
    msgspec.structs.force_setattr(ruleset.book, "edition", before + 1)
    object.__setattr__(ruleset, "migrations", {before: _as_it_is})


def _as_it_is(document: dict[str, Any]) -> dict[str, Any]:
    return document


if __name__ == "__main__":
    raise_edition()
    sys.exit(main(sys.argv[1:]))
