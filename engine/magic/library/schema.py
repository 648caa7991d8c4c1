"""The JSON Schema of a card file, generated from the types of the language."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.magic.language.card import Card

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def card_schema() -> dict[str, Any]:
    """The schema: what has the form of a card. What makes sense beyond that is in :mod:`.validation`."""
    return {"$schema": DIALECT, "title": "Card file", **msgspec.json.schema(Card)}
