"""How much work a text takes, counted and not timed: it stays so, whatever language and grammar gain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from compiler import compiling, mutants, parsing, proving
from compiler.mutants import blind_spots
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import sorcery

from .corpus import outcome
from .texts import texts

EACH = 5
"""Every fifth of the invented texts is counted."""
MOST_TOLD = {"mean": 150, "one": 500}
"""Texts of mutants for each shape that is judged, and for the dearest."""
MOST_STEPS = {"mean": 300, "one": 2_000}
"""Steps of the parser for each line, and for the dearest."""
MOST_CHECKED = 3
"""Documents for each text that the check finds all faults of: what lines can mean, and the card."""


def test_the_work_for_a_text_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What multiplies readings, mutants or checks is seen here before it takes minutes for a database."""
    told: Counter[int] = Counter()
    steps: list[int] = []
    counted: Counter[str] = Counter()

    def judging(card: Card, tokens: Mapping[str, Card]) -> Any:
        counted["shapes"] += 1
        return blind_spots(card, tokens)

    def telling(card: Card, tokens: Mapping[str, Card]) -> str:
        told[counted["shapes"]] += 1
        return rules_text(card, tokens)

    def reading(self: parsing.Parser, name: str) -> list[Any]:
        before, found = self.steps, whole(self, name)
        steps.append(self.steps - before)
        return found

    def checking(*document: Any) -> bool:
        counted["checked"] += 1
        return are_sound(*document)

    whole, are_sound = parsing.Parser.whole, compiling.are_sound
    monkeypatch.setattr(proving, "blind_spots", judging)
    monkeypatch.setattr(mutants, "rules_text", telling)
    monkeypatch.setattr(parsing.Parser, "whole", reading)
    monkeypatch.setattr(compiling, "are_sound", checking)
    proving.forget()
    some = list(texts())[::EACH]
    for text in some:
        outcome(text)
    assert counted["shapes"] > len(some) / 3
    assert sum(told.values()) / counted["shapes"] <= MOST_TOLD["mean"]
    assert max(told.values()) <= MOST_TOLD["one"]
    assert sum(steps) / len(steps) <= MOST_STEPS["mean"]
    assert max(steps) <= MOST_STEPS["one"]
    assert counted["checked"] / len(some) <= MOST_CHECKED


def test_what_says_less_than_what_it_stands_for_is_no_mutant_of_a_compiled_card() -> None:
    """A verb without the fields of another is told apart by these; who is thorough tries it."""

    def verbs(*, thorough: bool) -> set[str]:
        mutated = (mutant.card for mutant in mutants._Words(card, TOKENS, thorough=thorough).mutants())
        steps = (step for one in mutated for each in one.abilities for step in getattr(each, "do", ())[:1])
        return {type(step).__name__ for step in steps}

    card = msgspec.convert(sorcery({"do": "scry", "who": "opponent", "amount": 2}), Card)
    assert verbs(thorough=False) < verbs(thorough=True)
    assert {"Surveil", "Draw"} <= verbs(thorough=False)
    assert "Proliferate" in verbs(thorough=True) - verbs(thorough=False)


def test_everything_else_is_tried_where_a_card_says_something() -> None:
    """That another number is told shows nothing of a third."""
    card = msgspec.convert(sorcery({"do": "scry", "amount": 2}), Card)
    words = mutants._Words(card, TOKENS, thorough=False)
    amounts = set()
    for mutant in words.mutants():
        words.told = True
        if mutant.path == "$.abilities[0].do[0].amount":
            amounts.add(mutant.card.abilities[0].do[0].amount)  # type: ignore[union-attr]
    assert {1, 3, -2} <= amounts
