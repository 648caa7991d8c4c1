"""Spares the garbage collector what stays to the end: tests, modules, cards.

A run holds some hundred thousand objects from collection on. Looking for garbage among them again and again
took a third of collection, and an eighth of the tests' own time.
"""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

YOUNG = 50_000
"""Objects made between two looks at the young: a position that is played leaves thousands behind."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without looking for garbage; from then on, look at what is made later alone."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
        gc.enable()
