"""Schemathesis 4.32 looks through every body that it makes for raw bytes, which JSON schemas cannot judge.

The contract has nothing binary, so there are none to find; looking through states by the thousand took two
thirds of the time of their test. Importing this module spares the looks.
"""

from __future__ import annotations

from schemathesis.generation import case
from schemathesis.specs.openapi.coverage import _schema as coverage


def contains_binary(_: object) -> bool:
    """Whether a body contains raw bytes."""
    return False


for module in (case, coverage):
    setattr(module, contains_binary.__name__, contains_binary)
