"""The guide to new verbs shows a verb, its rule, its card and its test as they are."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.magic.language.abilities import Card
from engine.magic.text.card import rules_text

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "new-verb.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
SHOWN = {
    "the rule": "engine/magic/rulebook.toml",
    "the verb": "engine/magic/effects/arranging.py",
    "the card": "tests/magic/cards/sealed_fate.json",
    "the test": "tests/magic/actions/test_cards.py",
}


@pytest.mark.parametrize(("file", "block"), [*zip(SHOWN.values(), BLOCKS, strict=False)], ids=SHOWN)
def test_what_the_guide_shows_is_what_there_is(file: str, block: tuple[str, str]) -> None:
    _, shown = block
    assert shown in f"{(ROOT / file).read_text(encoding='utf-8')}\n"


def test_the_commands_of_the_guide_are_targets() -> None:
    language, commands = BLOCKS[-1]
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = [word for line in commands.splitlines() for word in line.partition("#")[0].split()[1:]]
    assert language == "sh"
    assert set(named) <= set(targets)


def test_the_verb_is_told() -> None:
    card = msgspec.json.decode(BLOCKS[2][1], type=Card)
    assert rules_text(card, {}) == "Fateseal 2."
