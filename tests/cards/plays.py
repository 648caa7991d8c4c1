"""The mark of a test in which a card does what it can do."""

from __future__ import annotations

import pytest


def plays(*names: str) -> pytest.MarkDecorator:
    """Mark a test of ``tests/cards/played`` with the names of the cards that it is about."""
    return pytest.mark.plays(*names)
