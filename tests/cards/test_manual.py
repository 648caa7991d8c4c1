"""The manual shows the cards as they are, and every word of the language."""

from __future__ import annotations

import re

from tests.cards import books

TEXT = books.MANUAL.read_text(encoding="utf-8")


def test_the_cards_shown_are_the_files() -> None:
    shown = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    files = {path.read_text(encoding="utf-8"): path.stem for path in (books.LIBRARY / "cards").glob("*.json")}
    assert len(shown) == 10
    assert [files.get(document) for document in shown] == [
        "grizzly_bears",
        "striped_riverwinder",
        "lightning_bolt",
        "llanowar_elves",
        "rancor",
        "mana_leak",
        "blood_artist",
        "journey_to_nowhere",
        "turn_to_frog",
        "sparktongue_dragon",
    ]


def test_the_texts_shown_are_the_generated_ones() -> None:
    shown = re.findall(r"^> (.+)$", TEXT, re.MULTILINE)
    assert shown
    for quoted in shown:
        assert quoted in books.texts(), quoted


def test_the_reference_is_that_of_the_types() -> None:
    assert books.manual() == TEXT, "run: make docs"
