"""Card documents, sound ones and such as are to be spoilt."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text

Document = dict[str, Any]

BEAR: Document = {"name": "Bear", "cost": "{1}{G}", "types": ["creature"], "power": 2, "toughness": 2}
DRAW: Document = {"do": "draw"}
CREATURE: Document = {"types": ["creature"]}
TARGET: Document = {"what": CREATURE}
DESTROY: Document = {"do": "destroy", "what": "target"}


def bear(**more: Any) -> Document:
    """A creature with something else about it; None takes a field away."""
    return {key: value for key, value in {**BEAR, **more}.items() if value is not None}


def sorcery(*steps: Document, **more: Any) -> Document:
    """A sorcery that does this."""
    return {"name": "Test", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": [*steps], **more}]}


def enters(*steps: Document, **more: Any) -> Document:
    """A creature that does this when it enters."""
    trigger = {"ability": "triggered", "trigger": {"when": "enters"}, "do": [*steps], **more}
    return bear(abilities=[trigger])


def static(*changes: Document, **more: Any) -> Document:
    """A creature with a static ability."""
    return bear(abilities=[{"ability": "static", "changes": [*changes], **more}])


def activated(cost: Document, *steps: Document, **more: Any) -> Document:
    """A creature with an activated ability."""
    return bear(abilities=[{"ability": "activated", "cost": cost, "do": [*steps], **more}])


def places(document: Any) -> dict[str, str]:
    """The faults, by their places."""
    return {fault.path: fault.message for fault in card_faults(msgspec.json.encode(document), TOKENS)}


def modal(*modes: Document, **more: Any) -> Document:
    """A spell with two modes, or these."""
    spell = {"ability": "spell", "modes": [*modes] or [{"do": [DRAW]}, {"do": [DRAW]}], **more}
    return {"name": "Test", "types": ["sorcery"], "abilities": [spell]}


def told(document: Document) -> str:
    """The text of a sound card."""
    assert card_faults(msgspec.json.encode(document), TOKENS) == []
    return rules_text(msgspec.convert(document, Card), TOKENS)
