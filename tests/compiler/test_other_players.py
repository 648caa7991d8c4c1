"""What others may do and choose: invented texts come back as what they say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]


def card(text: str, kind: str = "Artifact") -> Document:
    """The document of a card with this text."""
    found: Document = json.loads(json.dumps(compile_card(printed(text, kind)).card))
    return found


@pytest.mark.parametrize(
    ("text", "told_so"),
    [
        ("{2}: You gain 3 life. Any player may activate this ability.", ""),
        ("{2}: You gain 3 life. Any player may activate this ability but only as a sorcery.", ""),
        (
            "{2}: Scry 1. Any player may activate this ability but only any time they could cast a sorcery.",
            "{2}: Scry 1. Any player may activate this ability but only as a sorcery.",
        ),
        ("Pay 2 life: Draw a card. Any player may activate this ability but only during their turn.", ""),
        (
            "{1}: Scry 1. Any player may activate this ability but only during any upkeep step.",
            "{1}: Scry 1. Any player may activate this ability but only during an upkeep.",
        ),
    ],
)
def test_wordings(text: str, told_so: str) -> None:
    assert told(card(text)).splitlines() == (told_so or text).splitlines()


@pytest.mark.parametrize(
    "text",
    [
        "{2}, Sacrifice ~: Draw a card. Any player may activate this ability.",
        "{2}: Draw a card. Any player may activate this ability but only if you control a Frog.",
        "{2}: Draw a card. Any player may activate this ability but only once each turn.",
        "{T}: Add {G}. Any player may activate this ability.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Artifact"))
