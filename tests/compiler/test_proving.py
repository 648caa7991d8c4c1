"""Whether a text proves a card: judged by mutants, once for each shape."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from compiler import proving
from compiler.mutants import Mutant
from compiler.proving import blind_spot
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.cards.documents import bear, sorcery


@pytest.fixture(autouse=True)
def _nothing_known() -> None:
    proving._judged.cache_clear()


def test_lines_that_differ_in_names_and_numbers_are_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Card] = []

    def none(card: Card, tokens: Any) -> tuple[Mutant, ...]:
        judged.append(card)
        return ()

    monkeypatch.setattr(proving, "blind_spots", none)
    for number, kind in ((7, "Frog"), (9, "Snail"), (4, "Frog")):
        step = {"do": "damage", "amount": number, "to": "target"}
        assert blind_spot(sorcery(step, targets=[{"what": {"subtypes": [kind]}}]), {}) is None
    assert len(judged) == 1
    blind_spot(bear(keywords=["flying"]), {})
    assert len(judged) == 2


def test_the_place_is_told_where_the_text_is_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    card = msgspec.convert(bear(keywords=["flying"]), Card)
    found = (Mutant("$.keywords[0]", "drop", card),)
    monkeypatch.setattr(proving, "blind_spots", lambda card, tokens: found)
    assert blind_spot(bear(keywords=["flying"]), {}) == "$.keywords[0]"


def test_a_text_that_tells_everything_proves_its_card() -> None:
    assert blind_spot(bear(keywords=["flying"]), {}) is None


def test_what_is_sacrificed_by_its_name_can_be_spoken_of() -> None:
    spell = sorcery(
        {"do": "sacrifice", "what": "target", "as": "lost"},
        {"do": "move", "what": "lost", "to": "battlefield", "controller": "you"},
        targets=[{"what": {"types": ["creature"], "controller": "you"}}],
    )
    text = rules_text(msgspec.convert(spell, Card), TOKENS)
    assert (
        text
        == "Sacrifice target creature you control. Return that card to the battlefield under your control."
    )
