"""The names of tokens (CR 111.4): their subtypes and "Token", or the name that they were given."""

from __future__ import annotations

from typing import Any

import pytest

from engine.magic.characteristics import as_printed
from engine.magic.evaluate import is_printed
from engine.magic.language.abilities import Card
from engine.magic.language.filters import Filter
from engine.magic.library.definition import define


def bear(name: str, **more: Any) -> Card:
    """A creature with this name."""
    return Card(name=name, types=("creature",), subtypes=("Cave", "Bear"), power=2, toughness=2, **more)


@pytest.mark.parametrize(
    ("written", "called"),
    [
        ("Cave Bear Token", "Cave Bear Token"),
        ("Mossback Token", "Mossback"),
        ("Mossback", "Mossback"),
        ("Bear Token", "Bear"),
    ],
)
def test_a_token_that_was_given_a_name_is_called_so(written: str, called: str) -> None:
    found = as_printed(define("made_token", bear(written)), 0, True)
    assert found.name == called
    assert is_printed(found, Filter(name=called))
    other = "Mossback Token" if called == "Mossback" else "Cave Bear"
    assert not is_printed(found, Filter(name=other))
